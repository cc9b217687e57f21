//! Nets with random weights: what they say of positions must not depend on how they came there.

use super::{Evaluator, HIDDEN_UNIT, INPUT_WEIGHT_LIMIT, LANE, Net, OUTPUT_WEIGHT_LIMIT, Weights};
use crate::search::Evaluation;
use crate::{Knowledge, TableError};
use pionnier_core::{Game, Position, Random, Symmetric};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// A net whose weights are drawn by lot, some of them as large as they may be.
fn random_net<G: Game>(seed: u64) -> Net
where
    G::Position: Knowledge,
{
    let (inputs, hidden, buckets) = (G::Position::INPUTS, 2 * LANE, G::Position::BUCKETS);
    let mut random = Random::new(seed);
    let mut weights = |count: usize, usual: i16, limit: i16| -> Vec<i16> {
        let mut weight = || match random.below(50) {
            0 => limit,
            1 => -limit,
            _ => random.below(2 * usual as usize + 1) as i16 - usual,
        };
        (0..count).map(|_| weight()).collect()
    };
    let weights = Weights {
        inputs,
        hidden,
        columns: weights((inputs + 1) * hidden, HIDDEN_UNIT / 4, INPUT_WEIGHT_LIMIT),
        outputs: weights(2 * hidden * buckets, 20, OUTPUT_WEIGHT_LIMIT),
        biases: (0..buckets as i32).map(|bucket| 100 * bucket - 300).collect(),
    };
    Net::new(G::ID, &weights).expect("the weights fit together")
}

/// Calls `each` with the positions of random games, within turns too.
fn walk<G: Game>(games: u64, mut each: impl FnMut(&G::Position)) {
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut position = G::start();
        let mut actions = Vec::new();
        for _ in 0..120 {
            actions.clear();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            each(&position);
            position.apply(action);
        }
    }
}

/// `exchange` is the symmetry that exchanges the sides and turns the board as little as the game allows.
fn check<G: Game>(exchange: usize)
where
    G::Position: Knowledge + Symmetric,
{
    type At<G> = <G as pionnier_core::Notation>::Position;
    let net: &'static Net = Box::leak(Box::new(random_net::<G>(5)));
    for input in 0..At::<G>::INPUTS {
        let turned = At::<G>::turned_input(input);
        assert!(turned < At::<G>::INPUTS);
        assert_eq!(At::<G>::turned_input(turned), input);
    }
    let mut evaluator = Evaluator::<At<G>>::new(Evaluation::Net(net));
    let (mut seen, mut different) = (0, std::collections::HashSet::new());
    walk::<G>(20, |position| {
        let inputs = position.inputs();
        assert!(inputs.count() <= 63 && inputs.iter().all(|input| input < At::<G>::INPUTS));
        assert!(position.bucket() < At::<G>::BUCKETS);
        let afresh = (net.judge(position) * At::<G>::SCALE) as i32;
        assert_eq!(evaluator.evaluate(position), afresh, "{}", G::write_position(position));

        let exchanged = position.transform(exchange);
        let mut turned: Vec<usize> = inputs.iter().map(At::<G>::turned_input).collect();
        turned.sort_unstable();
        assert_eq!(exchanged.inputs().iter().collect::<Vec<_>>(), turned);
        assert_eq!(evaluator.evaluate(&exchanged), afresh, "{}", G::write_position(position));
        for number in 0..At::<G>::IMAGES {
            assert_eq!(position.image(number).side(), position.side());
        }
        assert_eq!(position.image(0), *position);
        seen += 1;
        // In hundredths of a man many are alike where a man is worth little.
        different.insert(net.judge(position).to_bits());
    });
    assert!(seen > 300 && different.len() > seen / 2, "{} values of {seen} positions", different.len());
}

#[test]
fn what_is_updated_is_what_is_made_afresh_in_kono() {
    check::<Kono>(8);
}

#[test]
fn what_is_updated_is_what_is_made_afresh_in_bermudes() {
    check::<Bermudes>(2);
}

#[test]
fn what_is_updated_is_what_is_made_afresh_in_quindo() {
    check::<Quindo>(8);
}

#[test]
fn what_is_updated_is_what_is_made_afresh_in_granat() {
    check::<Granat>(2);
}

#[test]
fn what_is_updated_is_what_is_made_afresh_in_cul_de_sac() {
    check::<CulDeSac>(2);
}

#[test]
fn a_net_of_other_inputs_is_not_used() {
    let net: &'static Net = Box::leak(Box::new(random_net::<Bermudes>(1)));
    let start = Quindo::start();
    assert_eq!(Evaluator::new(Evaluation::Net(net)).evaluate(&start), start.evaluate());
    assert_eq!(Evaluator::new(Evaluation::Hand).evaluate(&start), start.evaluate());
}

/// Each game finds its own net, which is one for it and small enough for a page to fetch.
#[cfg(feature = "embedded-nets")]
#[test]
fn the_nets_inside_the_program_are_those_of_their_games() {
    fn check<G: Game>()
    where
        G::Position: Knowledge,
    {
        let net = G::Position::net().expect("it is inside the program");
        assert_eq!((net.game(), net.inputs()), (G::ID, G::Position::INPUTS));
        assert_eq!(net.buckets(), G::Position::BUCKETS);
        let file = net.to_bytes();
        assert!(file.len() < 300_000, "{}: {} bytes", G::ID, file.len());
        assert_eq!(super::install(&file), Ok(G::ID));
        let start = G::start();
        let (hand, best) = (Evaluation::Hand, Evaluation::Best);
        assert_ne!(Evaluator::new(hand).evaluate(&start), Evaluator::new(best).evaluate(&start));
    }
    check::<Kono>();
    check::<Bermudes>();
    check::<Quindo>();
    check::<Granat>();
    assert_eq!(super::install(b"no net"), Err(TableError::Foreign));
}

#[test]
fn a_net_comes_back_from_its_file() {
    for seed in 0..3 {
        let net = random_net::<Granat>(seed);
        let file = net.to_bytes();
        assert_eq!(Net::from_bytes(Granat::ID, &file).as_ref(), Ok(&net));
        assert_eq!(net.to_bytes(), file);
    }
}

#[test]
fn a_file_that_is_not_whole_and_ours_is_refused() {
    let file = random_net::<Quindo>(2).to_bytes();
    let refused = |file: &[u8]| Net::from_bytes(Quindo::ID, file).unwrap_err();
    assert_eq!(refused(b"a letter to my aunt"), TableError::Foreign);
    assert_eq!(
        Net::from_bytes(Granat::ID, &file),
        Err(TableError::OtherGame { game: Quindo::ID.to_owned() })
    );
    for length in (0..file.len()).step_by(997) {
        assert!(matches!(refused(&file[..length]), TableError::Truncated { .. }), "cut at {length}");
    }
    let mut newer = file.clone();
    newer[8] += 1;
    assert_eq!(refused(&newer), TableError::Newer { found: 2, known: 1 });
    for at in (32..file.len()).step_by(641) {
        let mut damaged = file.clone();
        damaged[at] ^= 16;
        assert_eq!(refused(&damaged), TableError::Damaged, "byte {at}");
    }
}

/// What the checksum would hide: bodies that are wrong although their envelope is right.
#[test]
fn a_wrong_body_is_refused_even_with_the_right_checksum() {
    let file = random_net::<Quindo>(2).to_bytes();
    let body = crate::table_file::open(Quindo::ID, 1, &file).expect("it was just written");
    let refused = |body: &[u8]| {
        let result = Net::from_bytes(Quindo::ID, &crate::table_file::seal(Quindo::ID, 1, body));
        assert_eq!(result.err(), Some(TableError::Damaged));
    };
    for length in (0..100).chain((100..body.len()).step_by(997)) {
        refused(&body[..length]);
    }
    // Inputs, hidden numbers, buckets: none, or too many.
    for (at, byte) in [(0, 1), (2, 1), (3, 255), (4, 0), (5, 255)] {
        let mut changed = body.to_vec();
        changed[at] = byte;
        refused(&changed);
    }
}

#[test]
fn weights_that_do_not_fit_together_make_no_net() {
    let weights = random_net::<Quindo>(4).weights();
    let is_net = |change: &dyn Fn(&mut Weights)| {
        let mut weights = weights.clone();
        change(&mut weights);
        Net::new(Quindo::ID, &weights).is_some()
    };
    assert!(is_net(&|_| {}));
    assert!(!is_net(&|weights| weights.inputs += 1));
    assert!(!is_net(&|weights| weights.hidden += 1));
    assert!(!is_net(&|weights| weights.columns[7] = INPUT_WEIGHT_LIMIT + 1));
    assert!(!is_net(&|weights| weights.outputs[7] = -OUTPUT_WEIGHT_LIMIT - 1));
    assert!(!is_net(&|weights| weights.biases.clear()));
}
