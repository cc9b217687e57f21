//! Laws that hold at every moment of every game.

use crate::walk::{Moment, random_games, seed};
use pionnier_core::{Game, Outcome, Position, Random, Reason, Record, Symmetric, TurnError, read_turn};
use std::collections::{HashMap, HashSet};

const GAMES: usize = 120;
const TURNS: usize = 250;

/// Actions are there exactly while the game goes on, and an end has one of the game's causes; actions are distinct, and always in the same order; position and turn text
/// round-trip; equal positions have equal keys and different ones different; a record replays to the same place.
pub fn every_position_keeps_the_laws<G: Game>() {
    let mut keys: HashMap<u64, G::Position> = HashMap::new();
    random_games::<G>(seed(), GAMES, TURNS, |moment| {
        let Moment { before, so_far, now, actions } = moment;
        assert_eq!(actions.is_empty(), now.outcome().is_some(), "{now:?}");
        assert!(now.end().is_none_or(|end| G::CAUSES.contains(end.cause)), "{now:?}");
        assert_eq!(now.is_mid_turn(), !so_far.is_empty() && now.outcome().is_none(), "{now:?}");
        let distinct: HashSet<_> = actions.iter().collect();
        assert_eq!(distinct.len(), actions.len(), "an action is offered twice: {now:?}");
        let mut again = Vec::new();
        now.actions(&mut again);
        assert_eq!(&again, actions, "the order of actions changes");

        assert_eq!(keys.entry(now.key()).or_insert(**now), *now, "two positions with one key");
        assert_eq!(now.key(), { **now }.key());

        let text = G::write_position(before);
        assert_eq!(G::read_position(&text).as_ref(), Ok(*before), "{text}");

        let texts: HashSet<String> = actions
            .iter()
            .map(|&action| G::turn_text(before, &[so_far, [action].as_slice()].concat()))
            .collect();
        assert_eq!(texts.len(), actions.len(), "two actions are written alike: {now:?} {texts:?}");
        for &action in *actions {
            assert!(now.is_legal(action));
            let next = now.after(action);
            if !next.is_mid_turn() {
                let turn = [so_far, [action].as_slice()].concat();
                let text = G::turn_text(before, &turn);
                assert_eq!(read_turn::<G>(before, &text), Ok(turn), "{text}");
            }
        }
    });
    records_replay_and_undo::<G>();
}

/// No game is longer than `longest` turns: C4 ends it after 100 turns in which nothing irreversible happened, and what is
/// irreversible cannot happen for ever. Half of the games are random; in the others both sides do what is irreversible only
/// when C4 is about to end the game, which makes the longest games there are.
pub fn no_game_is_longer_than<G: Game>(longest: usize) {
    let mut random = Random::new(seed());
    for game in 0..8 {
        let mut record = Record::new(G::start());
        while record.ending().is_none() {
            let patient = game % 2 == 1 && record.quiet_turns() < 98;
            let turn = random_turn(record.position(), patient, &mut random);
            record.try_play(&turn).expect("a legal turn is played");
            assert!(record.played().len() <= longest, "{} turns", record.played().len());
        }
    }
}

/// A random turn; a patient player does nothing irreversible while there is anything else.
fn random_turn<P: Position>(position: &P, patient: bool, random: &mut Random) -> Vec<P::Action> {
    let mut position = *position;
    let mut turn = Vec::new();
    while turn.is_empty() || position.is_mid_turn() {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let quiet: Vec<_> = actions.iter().copied().filter(|&action| !position.is_progress(action)).collect();
        let choice = if patient && !quiet.is_empty() { &quiet } else { &actions };
        let action = random.choose(choice).expect("a game that goes on has actions");
        turn.push(action);
        position.apply(action);
    }
    turn
}

/// Plays games into a record, which must undo and replay to the same positions.
fn records_replay_and_undo<G: Game>() {
    let mut random = Random::new(seed());
    for _ in 0..20 {
        let mut record = Record::new(G::start());
        while record.ending().is_none() {
            let turn = random_turn(record.position(), false, &mut random);
            let after = turn.iter().fold(*record.position(), |position, &action| position.after(action));
            record.try_play(&turn).expect("a legal turn is played");
            assert_eq!(*record.position(), after);
        }
        let mut replayed = Record::new(*record.start());
        for played in record.played() {
            replayed.try_play(&played.actions).expect("what was played can be replayed");
        }
        assert_eq!(replayed.ending(), record.ending());
        assert_eq!(replayed.position(), record.position());
        while let Some(last) = record.undo() {
            assert_eq!(*record.position(), last.before);
            assert_eq!(record.ending(), None, "the game went on from here");
        }
        assert_eq!(record.occurrences(), 1);
        assert_eq!(*record.position(), G::start());
    }
}

/// Every symmetry commutes with actions, playing, progress and outcome.
pub fn symmetries_keep_the_game<G: Game>()
where
    G::Position: Symmetric,
{
    random_games::<G>(seed(), GAMES / 4, TURNS, |moment| {
        let now = moment.now;
        for symmetry in 0..G::Position::SYMMETRIES {
            let image = now.transform(symmetry);
            let swaps = G::Position::swaps_sides(symmetry);
            assert!(symmetry != 0 || image == *now, "symmetry 0 is the identity");
            assert_eq!(image.side(), if swaps { !now.side() } else { now.side() });
            assert_eq!(image.is_mid_turn(), now.is_mid_turn());
            let outcome = now.outcome().map(|outcome| match outcome {
                Outcome::Win(side) if swaps => Outcome::Win(!side),
                other => other,
            });
            assert_eq!(image.outcome(), outcome, "symmetry {symmetry} of {now:?}");

            let mut expected: Vec<_> = moment
                .actions
                .iter()
                .map(|&action| G::Position::transform_action(action, symmetry))
                .collect();
            let mut found = Vec::new();
            image.actions(&mut found);
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "symmetry {symmetry} of {now:?}");
            for &action in moment.actions {
                let twin = G::Position::transform_action(action, symmetry);
                assert_eq!(image.is_progress(twin), now.is_progress(action));
                assert_eq!(image.after(twin), now.after(action).transform(symmetry));
            }
        }
    });
}

/// Any text is read as something that is written back the same, or refused: random changes to real texts, and noise.
pub fn texts_are_read_back_or_refused<G: Game>() {
    let seed = seed();
    let mut random = Random::new(seed);
    let mut positions = vec![G::start()];
    random_games::<G>(seed, 10, 60, |moment| {
        if moment.so_far.is_empty() && moment.now.outcome().is_none() {
            positions.push(*moment.now);
        }
    });
    for _ in 0..4_000 {
        let position = random.choose(&positions).expect("there is the start");
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let action = random.choose(&actions).expect("the game goes on");

        let text = mutate(&G::write_position(&position), &mut random);
        match G::read_position(&text) {
            Ok(position) => assert_eq!(G::write_position(&position), text),
            Err(pionnier_core::text::PositionError::Syntax(error)) => assert!(error.at <= text.len()),
            Err(pionnier_core::text::PositionError::Impossible(fault)) => check_reason(&fault),
        }

        let text = mutate(&G::turn_text(&position, &[action]), &mut random);
        match read_turn::<G>(&position, &text) {
            Ok(turn) => assert_eq!(G::turn_text(&position, &turn), text),
            Err(TurnError::Syntax(error)) => assert!(error.at <= text.len()),
            Err(TurnError::Refused { at, reason }) => {
                assert!(at <= text.len());
                check_reason(&reason);
            }
            Err(TurnError::Over(_)) => panic!("the game goes on"),
        }
    }
}

pub(crate) fn check_reason<R: Reason>(reason: &R) {
    assert!(R::CODES.contains(&reason.code()), "{} is missing from CODES", reason.code());
    assert!(reason.rule().len() >= 2, "{reason:?} names no rule");
}

/// Changes one to three characters of a text, or makes noise.
fn mutate(text: &str, random: &mut Random) -> String {
    const SIGNS: &[char] = &[
        'a',
        'b',
        'k',
        'A',
        'I',
        'r',
        'R',
        'w',
        'y',
        'x',
        '-',
        '=',
        '^',
        '/',
        ',',
        ' ',
        '0',
        '1',
        '2',
        '9',
        'h',
        'v',
        'é',
        '\u{0}',
        '\u{1F3B2}',
    ];
    let mut signs: Vec<char> = text.chars().collect();
    if random.below(20) == 0 {
        signs = (0..random.below(40)).filter_map(|_| random.choose(SIGNS)).collect();
    }
    for _ in 0..=random.below(3) {
        let place = random.below(signs.len() + 1);
        let sign = random.choose(SIGNS).unwrap_or(' ');
        match random.below(4) {
            0 => signs.insert(place, sign),
            1 if place < signs.len() => signs[place] = sign,
            2 if place < signs.len() => drop(signs.remove(place)),
            _ if signs.len() > 1 => {
                let other = random.below(signs.len());
                signs.swap(place.min(other), other);
            }
            _ => {}
        }
    }
    signs.into_iter().collect()
}
