//! Endgames of Quindo: the figures, the file in the box, what the top level makes of them.

mod endgames;

use core::num::NonZeroUsize;
use endgames::{install, keep_values, only_whole_and_ours, play_out, seed};
use pionnier_core::{Notation, Outcome, Position as _, Random, Record, Side};
use pionnier_engine::Value::Win;
use pionnier_engine::quindo::{self, EMBEDDED, Endgames, Index, Solved, verify, verify_sample};
use pionnier_engine::retrograde::Tally;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Level, Score};
use pionnier_games::quindo::{Position, Quindo, Square};

fn table() -> &'static Endgames {
    quindo::endgames().expect("it is inside the program")
}

fn read(text: &str) -> Position {
    Quindo::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A position with so many discs, at least one a side, drawn by lot.
fn draw_lots(random: &mut Random, discs: usize) -> Position {
    let field: Vec<Square> = Square::all().filter(|square| !square.is_border()).collect();
    loop {
        let mut sets = [0_u128; 2];
        for _ in 0..discs {
            let square = field[random.below(field.len())];
            sets[random.below(2)] |= 1 << square.index();
        }
        let side = Side::BOTH[random.below(2)];
        let is_whole = (sets[0] | sets[1]).count_ones() as usize == discs && sets.iter().all(|&set| set != 0);
        let position = Position::from_discs(sets, side, random.below(4) as u8);
        if let Some(position) = position.filter(|_| is_whole) {
            return position;
        }
    }
}

#[test]
fn the_figures_are_those_that_are_known_and_the_file_keeps_them() {
    let read = Solved::from_bytes(EMBEDDED).unwrap();
    assert_eq!(read.table.discs(), 4);
    assert_eq!(read.table.classes(), 8_947_686);
    for (discs, tally) in [
        (2, Tally { wins: 3_512, draws: 15_928, losses: 0 }),
        (3, Tally { wins: 267_092, draws: 1_267_680, losses: 988 }),
        (4, Tally { wins: 30_590_884, draws: 27_561_758, losses: 11_724_438 }),
    ] {
        assert_eq!(read.statistics.with(discs), tally, "{discs} discs");
    }
    let longest = read.statistics.splits.iter().max_by_key(|split| split.longest).unwrap();
    assert_eq!((longest.own, longest.enemy, longest.longest), (2, 2, 43));
    let farthest = longest.farthest(&read.table).unwrap();
    assert_eq!(read.table.probe(&farthest), Some(Win(43)));
    let line = read.table.best_line(&farthest);
    let end = line.iter().fold(farthest, |position, &action| position.after(action));
    assert_eq!((line.len(), end.outcome()), (43, Some(Outcome::Win(farthest.side()))));
}

/// Three discs here; `pionnier solve quindo --verify` does the same for all.
#[test]
fn what_is_solved_is_what_is_in_the_box() {
    let few = Solved::compute(3, NonZeroUsize::MIN, &mut |_| {});
    let report = verify(&few.table, 0, 0, &mut |_| {});
    assert_eq!((report.checked, report.mismatches, report.first), (196_266, 0, None));
    let again = Solved::from_bytes(&few.to_bytes()).unwrap();
    assert_eq!(again.statistics, few.statistics);
    assert!(again.to_bytes() == few.to_bytes());
    let mut random = Random::new(1);
    for number in 0..5_000 {
        let discs = 2 + number % 2;
        let position = draw_lots(&mut random, discs);
        let value = few.table.probe(&position);
        assert!(value.is_some());
        assert_eq!(value, again.table.probe(&position));
        assert_eq!(value, table().probe(&position), "{}", Quindo::write_position(&position));
    }
}

#[test]
fn a_sample_of_all_values_follows_from_the_next_ones() {
    let report = verify_sample(table(), 20_000, seed());
    assert_eq!((report.checked, report.mismatches, report.first), (20_000, 0, None));
}

#[test]
fn symmetries_colours_and_a_free_length_change_no_value() {
    use pionnier_core::Symmetric as _;
    let mut random = Random::new(2);
    for number in 0..2_000 {
        let discs = 2 + number % 3;
        let position = draw_lots(&mut random, discs);
        let value = table().probe(&position);
        for symmetry in 0..Position::SYMMETRIES {
            assert_eq!(table().probe(&position.transform(symmetry)), value);
        }
        // Where every length is allowed, the value follows from the turns like any other.
        let derived = table().ranked_turns(&position).unwrap().first().map(|best| best.value);
        assert_eq!(value, derived, "{}", Quindo::write_position(&position));
    }
    let five = draw_lots(&mut random, 5);
    assert_eq!((table().probe(&five), five.exact()), (None, None));
}

#[test]
fn a_file_that_is_not_whole_and_ours_is_refused() {
    only_whole_and_ours::<Index>(EMBEDDED);
}

#[test]
fn the_top_level_keeps_every_value() {
    keep_values::<Quindo, _>(table(), 200, draw_lots);
}

#[test]
#[ignore = "takes a minute"]
fn the_top_level_keeps_five_thousand_values_of_each_number_of_discs() {
    install::<Quindo>();
    keep_values::<Quindo, _>(table(), 5_000, draw_lots);
}

/// Every win that takes so long, played out by the top level against itself, which defends as long as it can.
#[test]
#[ignore = "takes a minute"]
fn the_top_level_wins_all_that_is_hard_to_win() {
    for (discs, hard) in [(3, 5), (4, 27)] {
        let mut met = 0;
        for (position, value) in table().positions(discs) {
            if value.is_some_and(|value| matches!(value, Win(plies) if plies >= hard)) {
                met += 1;
                play_out::<Quindo, _>(table(), &position);
            }
        }
        println!("{discs} discs: {met} wins in {hard} plies or more");
        assert!(met > 100);
    }
}

/// The search itself, inside the tree: with five discs on the board it finds what only the table of four can tell.
#[test]
fn the_search_asks_the_table_inside_the_tree() {
    let mut random = Random::new(11);
    let (mut proved, mut without) = (0, 0);
    for _ in 0..40 {
        let position = draw_lots(&mut random, 5);
        let record = Record::new(position);
        let found = |exact| {
            let options = Options { exact, ..Options::default() };
            let memory = TranspositionTable::new(1 << 20);
            let report = search(&record, &memory, options, Limits::nodes(3_000), &mut |_| {});
            usize::from(report.lines[0].score.forced_end().is_some_and(|turns| turns.abs() > 7))
        };
        proved += found(true);
        without += found(false);
    }
    assert!(proved > without, "{proved} far wins with the table, {without} without");
}

/// A game from this position in which so many turns have passed without progress and no position has come twice.
fn walk(start: Position, quiet: u32, random: &mut Random) -> Record<Position> {
    let mut record = Record::new(start);
    let mut actions = Vec::new();
    while record.quiet_turns() < quiet {
        actions.clear();
        let position = *record.position();
        position.actions(&mut actions);
        actions.retain(|&action| !position.is_progress(action) && !action.is_capture());
        let action = random.choose(&actions).expect("a disc has somewhere to go");
        record.try_play(&[action]).unwrap();
        if record.occurrences() > 1 || record.ending().is_some() {
            record.undo();
        }
    }
    record
}

#[test]
fn the_count_of_turns_without_progress_is_respected() {
    let mut random = Random::new(5);
    let mut met = 0;
    for _ in 0..40 {
        let record = walk(draw_lots(&mut random, 4), 88, &mut random);
        let Some(Win(plies @ 13..)) = table().probe(record.position()) else { continue };
        met += 1;
        // Twelve turns are left: the way that the table counts is too long.
        let memory = TranspositionTable::new(1 << 20);
        let report = search(&record, &memory, Options::default(), Limits::nodes(2_000), &mut |_| {});
        assert_ne!(report.lines[0].score, Score::win_in(plies.into()));
        // A win that it claims, which it seldom can, comes in time, or after a disc has left.
        if let Some(turns @ 1..) = report.lines[0].score.forced_end() {
            let mut position = *record.position();
            let leaves = report.lines[0].turns.iter().take(12).flatten().any(|&action| {
                let leaves = position.is_progress(action);
                position.apply(action);
                leaves
            });
            assert!(
                turns <= 12 || leaves,
                "{turns} turns from {}",
                Quindo::write_position(record.position())
            );
        }
        let turn = Level { nodes: 2_000, ..Level::of::<Quindo>(10).unwrap() }.choose(&record, 0);
        assert!(turn.is_some());
    }
    assert!(met > 3, "only {met} won positions");
}

#[test]
fn the_shortest_way_is_played_against_every_defence() {
    // Two against one and three against one, from positions drawn by lot: the winner never lets the win slip, and needs no more
    // turns than the table says against the longest defence.
    let mut random = Random::new(seed());
    let mut won = 0;
    while won < 20 {
        let position = draw_lots(&mut random, 3 + won % 2);
        if matches!(table().probe(&position), Some(Win(7..))) {
            play_out::<Quindo, _>(table(), &position);
            won += 1;
        }
    }
    assert_eq!(table().probe(&read("11/11/11/11/11/5w5/5b5/11/11/11/11 w 1")), Some(Win(1)));
}
