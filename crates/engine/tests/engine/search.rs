//! What everybody who asks the search relies on: a value for every turn, an end when told, no panic anywhere.

use pionnier_core::{Game, Notation, Random, Record, random_turn, visit_turns};
use pionnier_engine::search::{Limits, Options, Report, TranspositionTable, search};
use pionnier_engine::{Knowledge, LEVELS_PER_GAME, Level};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::{Action, Granat};
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};

/// A game after so many random turns.
fn some_game<G: Game>(turns: usize, seed: u64) -> Record<G::Position> {
    let mut random = Random::new(seed);
    let mut record = Record::new(G::start());
    while record.played().len() < turns && record.ending().is_none() {
        let turn = random_turn(record.position(), &mut random).unwrap();
        record.try_play(&turn).unwrap();
    }
    record
}

fn think<P: Knowledge>(record: &Record<P>, options: Options, limits: Limits) -> Report<P> {
    search(record, &TranspositionTable::new(1 << 20), options, limits, &mut |_| {})
}

/// Lines are playable, best first, and begin with different turns.
fn assert_sound<P: Knowledge>(record: &Record<P>, report: &Report<P>) {
    assert!(report.lines.is_sorted_by(|one, next| one.score >= next.score));
    let firsts: HashSet<_> = report.lines.iter().map(|line| &line.turns[0]).collect();
    assert_eq!(firsts.len(), report.lines.len(), "two lines begin alike");
    for line in &report.lines {
        let mut position = *record.position();
        for (number, turn) in line.turns.iter().enumerate() {
            for &action in turn {
                assert!(position.is_legal(action), "{line:?}");
                position.apply(action);
            }
            assert!(number > 0 || !position.is_mid_turn(), "the first turn is complete");
        }
    }
}

fn every_turn_has_a_value<G: Game>()
where
    G::Position: Knowledge,
{
    for (turns, seed) in [(0, 1), (6, 2), (17, 3)] {
        let record = some_game::<G>(turns, seed);
        let mut count = 0;
        let _ = visit_turns(record.position(), |_, _| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        let options = Options { lines: count + 10, ..Options::default() };
        for depth in 1..=2 {
            let report = think(&record, options, Limits::depth(depth));
            assert_eq!(report.lines.len(), count, "{} at depth {depth}", G::ID);
            assert_sound(&record, &report);
        }
        let few = think(&record, Options { lines: 3, ..options }, Limits::nodes(5_000));
        assert_eq!(few.lines.len(), count.min(3));
        assert_sound(&record, &few);
    }
}

/// A search for several lines values the best as a search for one does, and the others as if the better were not there.
fn lines_agree<G: Game>(depth: u32)
where
    G::Position: Knowledge,
{
    let options = Options { selective: false, strict: true, exact: false, ..Options::default() };
    for seed in 0..10 {
        let record = some_game::<G>(4 + seed as usize, seed);
        if record.ending().is_some() {
            continue;
        }
        let one = think(&record, options, Limits::depth(depth));
        let all = think(&record, Options { lines: 10_000, ..options }, Limits::depth(depth));
        let some = think(&record, Options { lines: 4, ..options }, Limits::depth(depth));
        assert_eq!(one.lines[0].score, all.lines[0].score, "{} {seed}", G::ID);
        let scores = |report: &Report<G::Position>| {
            report.lines.iter().take(4).map(|line| line.score).collect::<Vec<_>>()
        };
        assert_eq!(scores(&some), scores(&all), "{} {seed}", G::ID);
    }
}

/// A search ends soon after it is told to, whatever the number of its threads and lines.
fn stops_when_told<G: Game>()
where
    G::Position: Knowledge,
{
    let record = some_game::<G>(5, 4);
    for (threads, lines) in [(1, 1), (2, 1), (1, 4)] {
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 20;
        // A search that does not listen comes to an end too, and fails.
        let limits = Limits { stop: &stop, ..Limits::nodes(5_000_000) };
        let options = Options { threads, lines, exact: false, ..Options::default() };
        let report = think(&record, options, limits);
        assert_sound(&record, &report);
        assert!(!report.lines.is_empty());
        assert!(report.nodes < 100_000, "{} nodes, asked {asked:?} times", report.nodes);
    }
}

/// Threads that leave work to each other find the value that one finds, and count what all visit.
fn threads_find_the_value_of_one<G: Game>(depth: u32)
where
    G::Position: Knowledge,
{
    let options = Options { selective: false, strict: true, exact: false, ..Options::default() };
    for seed in 0..5 {
        let record = some_game::<G>(8, seed);
        if record.ending().is_some() {
            continue;
        }
        let one = think(&record, options, Limits::depth(depth));
        for threads in [2, 3] {
            let report = think(&record, Options { threads, ..options }, Limits::depth(depth));
            assert_eq!(report.lines[0].score, one.lines[0].score, "{} {seed}, {threads} threads", G::ID);
            assert_sound(&record, &report);
        }
    }
    let limited = Options { threads: 2, exact: false, ..Options::default() };
    let report = think(&some_game::<G>(2, 5), limited, Limits::nodes(30_000));
    assert!((20_000..60_000).contains(&report.nodes), "{} nodes", report.nodes);
}

fn levels_play<G: Game>()
where
    G::Position: Knowledge,
{
    for number in 1..=LEVELS_PER_GAME {
        let level = Level::of::<G>(number).unwrap_or_else(|| panic!("{} has no level {number}", G::ID));
        if level.nodes > 10_000 {
            continue;
        }
        let record = some_game::<G>(7, 6);
        let turn = level.choose(&record, 9).unwrap();
        assert_eq!(level.choose(&record, 9).as_ref(), Some(&turn), "a seed plays the same");
        record.clone().try_play(&turn).unwrap();
    }
    assert!(Level::of::<G>(0).is_none() && Level::of::<G>(LEVELS_PER_GAME + 1).is_none());
    let strongest = Level::of::<G>(LEVELS_PER_GAME).unwrap();
    let record = some_game::<G>(7, 6);
    assert!(strongest.choose_until(&record, 9, &|| true).is_some());
}

macro_rules! in_every_game {
    ($($name:ident: $game:ident),*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn every_turn_has_a_value() {
                super::every_turn_has_a_value::<$game>();
            }

            #[test]
            fn a_search_stops_when_told() {
                super::stops_when_told::<$game>();
            }

            #[test]
            fn threads_find_the_value_of_one() {
                super::threads_find_the_value_of_one::<$game>(3);
            }

            #[test]
            fn levels_play() {
                super::levels_play::<$game>();
            }
        }
    )*};
}

in_every_game! {
    kono: Kono,
    cul_de_sac: CulDeSac,
    bermudes: Bermudes,
    quindo: Quindo,
    granat: Granat
}

// In the other games a turn may be longer than any depth; how it is then cut depends on how many lines are wanted.
#[test]
fn lines_are_worth_what_they_are_alone() {
    lines_agree::<Kono>(4);
    lines_agree::<Quindo>(2);
    lines_agree::<CulDeSac>(2);
}

/// A position with more first turns than can ever be listed.
#[test]
fn a_hostile_position_is_searched_like_any_other() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/bermudes/hostile.txt");
    let file = std::fs::read_to_string(path).unwrap();
    let record = Record::new(Bermudes::read_position(file.lines().next().unwrap()).unwrap());
    for (threads, lines, depth) in [(1, 1, u32::MAX), (2, 1, u32::MAX), (1, 5, u32::MAX), (1, 2_000, 1)] {
        let options = Options { threads, lines, ..Options::default() };
        let report = think(&record, options, Limits { depth, ..Limits::nodes(20_000) });
        assert_sound(&record, &report);
        assert!(report.nodes <= 20_000 + 1024, "{} nodes", report.nodes);
        assert!(!report.lines.is_empty());
    }
    for number in [1, 4, 6] {
        let level = Level::of::<Bermudes>(number).unwrap();
        assert!(level.choose(&record, 1).is_some());
    }
}

/// A beginner moves pawns; passing the ball does not occur to it while there is anything else.
#[test]
fn what_is_unfamiliar_does_not_occur_to_a_beginner() {
    let level = Level { attention: 0.5, ..Level::thinking(1_000) };
    for seed in 0..40 {
        let turn = level.choose(&Record::new(Granat::start()), seed).unwrap();
        assert!(!matches!(turn[0], Action::Ball { .. }), "seed {seed}: {turn:?}");
    }
}
