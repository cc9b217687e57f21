//! Kono is solved, so the search can be judged by the truth: how often does it keep a position's value where not every
//! move does?

use pionnier_core::{Game, Notation, Position, Random, Record};
use pionnier_engine::kono::tablebase;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_engine::{LEVELS_PER_GAME, Level};
use pionnier_games::kono::Kono;

type KonoPosition = <Kono as Notation>::Position;

/// Positions of random games in which some moves throw the value away.
fn critical_positions(count: usize) -> Vec<KonoPosition> {
    let mut random = Random::new(2026);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Kono::start();
        for _ in 0..random.below(80) {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            position.apply(action);
        }
        let moves = tablebase().ranked_turns(&position);
        if moves.iter().any(|ranked| ranked.value.code() != moves[0].value.code()) {
            found.push(position);
        }
    }
    found
}

/// The share of positions in which the search keeps the value.
fn kept(positions: &[KonoPosition], nodes: u64, exact: bool) -> f64 {
    let options = Options { exact, ..Options::default() };
    let keeps = |position: &&KonoPosition| {
        let memory = TranspositionTable::new(1 << 22);
        let report = search(&Record::new(**position), &memory, options, Limits::nodes(nodes), &mut |_| {});
        let action = report.turn().expect("the game goes on")[0];
        tablebase().probe(&position.after(action)).before().code() == tablebase().probe(position).code()
    };
    positions.iter().filter(keeps).count() as f64 / positions.len() as f64
}

#[test]
fn the_search_keeps_the_value_of_kono() {
    let positions = critical_positions(2_000);
    for (nodes, least) in [(1_000, 0.97), (10_000, 0.985)] {
        let kept = kept(&positions, nodes, false);
        println!("{nodes} nodes: {:.1} %", 100.0 * kept);
        assert!(kept >= least, "{nodes} nodes keep the value in {:.1} %", 100.0 * kept);
    }
    assert!(kept(&positions, 1_000, true) >= 1.0, "with the table nothing is lost");
}

/// As above with ten times the nodes: too long for every day, run by `make bench`.
#[test]
#[ignore = "takes a minute"]
fn the_search_keeps_the_value_of_kono_with_more_nodes() {
    let kept = kept(&critical_positions(2_000), 100_000, false);
    println!("100000 nodes: {:.1} %", 100.0 * kept);
    assert!(kept >= 0.995, "100000 nodes keep the value in {:.1} %", 100.0 * kept);
}

#[test]
fn the_top_level_plays_what_is_hardest_to_answer() {
    let level = Level::of::<Kono>(LEVELS_PER_GAME).expect("every game has it");
    let mut drawn = 0;
    for position in critical_positions(300) {
        let ranked = tablebase().ranked_turns(&position);
        let turn = level.choose(&Record::new(position), 1).expect("the game goes on");
        assert_eq!(turn, [ranked[0].turn[0]], "{}", Kono::write_position(&position));
        drawn += usize::from(ranked[0].trap.is_some());
    }
    assert!(drawn > 30, "only {drawn} drawn positions");
}
