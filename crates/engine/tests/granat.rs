//! Endgames of Granat: the figures, the file in the box, what the top level makes of them.

mod endgames;

use core::num::NonZeroUsize;
use endgames::{install, keep_values, only_whole_and_ours, play_out, seed};
use pionnier_core::{Notation, Outcome, Position as _, Random, Record, Side, Symmetric as _};
use pionnier_engine::Knowledge;
use pionnier_engine::Value::{Draw, Loss, Win};
use pionnier_engine::granat::{self, EMBEDDED, Endgames, Index, Solved, verify, verify_sample};
use pionnier_engine::retrograde::Tally;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_games::granat::{Granat, Point, Position};
use std::collections::BTreeMap;

fn table() -> &'static Endgames {
    granat::endgames().expect("it is inside the program")
}

fn read(text: &str) -> Position {
    Granat::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A position with so many pawns, at least one a side, drawn by lot.
fn draw_lots(random: &mut Random, pawns: usize) -> Position {
    let points: Vec<Point> = Point::all().collect();
    loop {
        let (mut sets, mut balls) = ([0_u128; 2], 0);
        for _ in 0..pawns {
            let bit = 1 << points[random.below(points.len())].index();
            sets[random.below(2)] |= bit;
            balls |= if random.below(2) == 0 { bit } else { 0 };
        }
        let side = Side::BOTH[random.below(2)];
        let is_whole = (sets[0] | sets[1]).count_ones() as usize == pawns && sets.iter().all(|&set| set != 0);
        let position = Position::from_pawns(sets, balls, side);
        if let Some(position) = position.filter(|_| is_whole) {
            return position;
        }
    }
}

#[test]
fn the_figures_are_those_that_are_known_and_the_file_keeps_them() {
    let read = Solved::from_bytes(EMBEDDED).unwrap();
    assert_eq!(read.table.pawns(), 3);
    assert_eq!(read.table.classes(), 1_275_600);
    for (pawns, tally) in [
        (2, Tally { wins: 8_226, draws: 3_762, losses: 6_780 }),
        (3, Tally { wins: 1_048_555, draws: 712_569, losses: 753_788 }),
    ] {
        assert_eq!(read.statistics.with(pawns), tally, "{pawns} pawns");
    }
    let longest = read.statistics.splits.iter().max_by_key(|split| split.longest).unwrap();
    assert_eq!((longest.own, longest.enemy, longest.longest), (1, 2, 41));
    let farthest = longest.farthest(&read.table).unwrap();
    let line = read.table.best_line(&farthest);
    let end = line.iter().fold(farthest, |position, &action| position.after(action));
    assert_eq!(end.outcome(), Some(Outcome::Win(farthest.side())));
}

/// `pionnier solve granat --pawns 4 --verify` does the same for all.
#[test]
fn what_is_solved_is_what_is_in_the_box_and_follows_from_the_rules() {
    let solved = Solved::compute(3, NonZeroUsize::MIN, &mut |_| {});
    assert!(solved.to_bytes() == EMBEDDED, "the same bytes");
    let few = Solved::compute(2, NonZeroUsize::MIN, &mut |_| {});
    let report = verify(&few.table, 0, 0, &mut |_| {});
    assert_eq!((report.checked, report.mismatches, report.first), (9_648, 0, None));
    let report = verify_sample(table(), 100_000, seed());
    assert_eq!((report.checked, report.mismatches, report.first), (100_000, 0, None));
}

#[test]
fn symmetries_and_sides_change_no_value() {
    let mut random = Random::new(2);
    for number in 0..2_000 {
        let position = draw_lots(&mut random, 2 + number % 2);
        let value = table().probe(&position);
        for symmetry in 0..Position::SYMMETRIES {
            assert_eq!(table().probe(&position.transform(symmetry)), value);
        }
        if position.end().is_none() {
            let derived = table().ranked_turns(&position).unwrap().first().map(|best| best.value);
            assert_eq!(value, derived, "{}", Granat::write_position(&position));
        }
    }
    let five = draw_lots(&mut random, 5);
    assert_eq!((table().probe(&five), five.exact()), (None, None));
}

#[test]
fn ends_of_the_game_have_their_values() {
    for (text, value) in [
        // Nobody is left (G19).
        ("5/4/5/4/5/4/5/5/5/4/5/4/5/4/R4 b", Loss(0)),
        ("5/4/5/4/5/4/5/5/5/4/5/4/5/4/R4 r", Win(0)),
        // Only balls, and nothing to capture (G20).
        ("5/4/5/4/5/4/5/5/5/4/5/4/2B2/4/R4 r", Draw),
        // A neutral pawn on the last rank cannot move (G21).
        ("r4/4/5/4/5/4/5/5/5/4/5/4/5/4/4B r", Loss(0)),
    ] {
        assert_eq!(table().probe(&read(text)), Some(value), "{text}");
    }
}

#[test]
fn a_file_that_is_not_whole_and_ours_is_refused() {
    only_whole_and_ours::<Index>(EMBEDDED);
    let quindo = Solved::from_bytes(pionnier_engine::quindo::EMBEDDED).err().map(|error| error.code());
    assert_eq!(quindo, Some("table-other-game"));
}

#[test]
fn the_top_level_keeps_every_value() {
    keep_values::<Granat, _>(table(), 200, draw_lots);
}

#[test]
#[ignore = "takes a minute"]
fn the_top_level_keeps_five_thousand_values_of_each_number_of_pawns() {
    install::<Granat>();
    keep_values::<Granat, _>(table(), 5_000, draw_lots);
}

/// The shares by pawns without and with a ball, as `docs/ENDGAMES.md` has them.
#[test]
#[ignore = "takes a minute with four pawns"]
fn what_balls_are_worth() {
    install::<Granat>();
    for pawns in 2..=table().pawns() {
        let mut tallies = BTreeMap::<[u32; 4], (Tally, u16)>::new();
        for (position, value) in table().positions(pawns) {
            let [own, enemy] = [position.side(), !position.side()].map(|side| position.pawns(side));
            let balls = position.balls();
            let kinds = [own & !balls, own & balls, enemy & !balls, enemy & balls].map(u128::count_ones);
            let (tally, longest) = tallies.entry(kinds).or_default();
            let value = value.unwrap();
            tally.add(value, 1);
            *longest = value.plies().unwrap_or(0).max(*longest);
        }
        for ([own, own_balls, enemy, enemy_balls], (tally, longest)) in tallies {
            let share = |count: u64| count as f64 * 100.0 / tally.total() as f64;
            let Tally { wins, draws, losses } = tally;
            println!(
                "{own} and {own_balls} with a ball against {enemy} and {enemy_balls}: {:.1} % won, {:.1} % drawn, {:.1} % lost, longest {longest}",
                share(wins),
                share(draws),
                share(losses)
            );
        }
    }
}

#[test]
fn the_shortest_way_is_played_against_every_defence() {
    let mut random = Random::new(seed());
    let mut won = 0;
    while won < 20 {
        let position = draw_lots(&mut random, 2 + won % 2);
        if matches!(table().probe(&position), Some(Win(9..))) {
            play_out::<Granat, _>(table(), &position);
            won += 1;
        }
    }
}

/// The search itself, inside the tree: with four pawns on the board it finds what only the table of three can tell.
#[test]
fn the_search_asks_the_table_inside_the_tree() {
    let mut random = Random::new(11);
    let (mut proved, mut without) = (0, 0);
    for _ in 0..40 {
        let record = Record::new(draw_lots(&mut random, 4));
        if record.ending().is_some() {
            continue;
        }
        let found = |exact| {
            let options = Options { exact, ..Options::default() };
            let memory = TranspositionTable::new(1 << 20);
            let report = search(&record, &memory, options, Limits::nodes(3_000), &mut |_| {});
            usize::from(report.lines[0].score.forced_end().is_some_and(|turns| turns.abs() > 9))
        };
        proved += found(true);
        without += found(false);
    }
    assert!(proved > without, "{proved} far wins with the table, {without} without");
}
