//! Kono solved: the figures, the file in the box, the order of moves.

use core::num::NonZeroUsize;
use pionnier_core::{Ending, Game, Notation, Outcome, Position as _, Random, Record};
use pionnier_engine::Value::{Draw, Loss, Win};
use pionnier_engine::kono::{EMBEDDED, Solved, Tablebase, install, ready_tablebase, tablebase, verify};
use pionnier_engine::retrograde::Tally;
use pionnier_engine::{Phase, TableError};
use pionnier_games::kono::{Action, Kono, Position};
use std::sync::LazyLock;

/// Solved here and now.
static SOLVED: LazyLock<Solved> = LazyLock::new(|| {
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    Solved::compute(threads, &mut |_| {})
});

fn read(text: &str) -> Position {
    Kono::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn turn(position: &Position, action: Action) -> String {
    let mut text = String::new();
    Kono::write_turn(position, &[action], &mut text);
    text
}

/// Positions of random games, ends included.
fn sample(games: usize) -> Vec<Position> {
    let mut random = Random::new(8);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Kono::start();
        let mut actions = Vec::new();
        loop {
            positions.push(position);
            actions.clear();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            position.apply(action);
        }
    }
    positions
}

#[test]
fn the_figures_are_those_that_are_known() {
    let statistics = SOLVED.statistics;
    assert_eq!(
        statistics.reachable,
        Tally { wins: 16_430_401, draws: 3_657_541, losses: 11_692_373 },
        "as seen from the side to move, positions reachable from the start"
    );
    assert_eq!(statistics.reachable.total(), 31_780_315);
    assert_eq!(statistics.positions, Tally { wins: 20_140_270, draws: 3_782_206, losses: 14_822_530 });
    assert_eq!(statistics.positions.total(), 38_745_006);
    assert_eq!(statistics.classes, Tally { wins: 2_523_992, draws: 473_961, losses: 1_858_776 });
    assert_eq!(statistics.classes.total(), 4_856_729);
    assert_eq!(SOLVED.table.classes(), 4_754_649, "with two to eight men on both sides");
    assert_eq!((statistics.longest, statistics.longest_reachable), (114, 114));
    assert_eq!(statistics.quiet_run, 97, "rule C4 ends a game after 100 turns without a capture");
}

#[test]
fn the_file_in_the_box_is_what_the_solver_finds() {
    assert!(SOLVED.to_bytes() == EMBEDDED, "write it anew: see docs/KONO.md");
    assert!(EMBEDDED.len() <= 2_500_000);
    let read = Solved::from_bytes(EMBEDDED).unwrap();
    assert_eq!(read.statistics, SOLVED.statistics);
    assert!(read.to_bytes() == EMBEDDED);
}

#[test]
fn every_value_follows_from_the_next_ones() {
    let mut reports = Vec::new();
    let report = verify(tablebase(), &mut |progress| reports.push(progress));
    assert_eq!((report.checked, report.mismatches, report.first), (4_754_649, 0, None));
    assert!(reports.iter().all(|progress| progress.phase == Phase::Verify));
    assert!(reports.is_sorted_by_key(|progress| progress.done));
    assert_eq!(reports.last().map(|progress| progress.done), Some(4_754_649));
}

#[test]
fn one_reply_of_four_holds_the_draw_after_each_first_move() {
    let start = Kono::start();
    assert_eq!(tablebase().probe(&start), Draw);
    let moves = tablebase().ranked_turns(&start);
    assert_eq!(moves.len(), 4);
    for ranked in moves {
        assert_eq!(ranked.value, Draw);
        let replies = tablebase().ranked_turns(&start.after(ranked.turn[0]));
        assert_eq!(replies.len(), 4);
        assert_eq!(replies.iter().filter(|reply| reply.value == Draw).count(), 1);
        assert!(replies[1..].iter().all(|reply| matches!(reply.value, Loss(_))));
        let trap = ranked.trap.expect("a drawing move");
        assert_eq!(trap.drawing_replies, 1);
        assert_eq!(Loss(trap.longest_losing_line), replies[1].value);
    }
}

#[test]
fn the_longest_win_is_won_before_the_game_is_called_a_draw() {
    let farthest = SOLVED.statistics.farthest;
    let line = tablebase().best_line(&farthest);
    assert_eq!(line.len(), 114);
    assert_eq!(tablebase().probe(&farthest), Loss(114));
    let mut record = Record::new(farthest);
    for &action in &line {
        record.try_play(&[action]).expect("a legal turn");
    }
    assert_eq!(record.ending().map(Ending::outcome), Some(Outcome::Win(!farthest.side())));
}

#[test]
fn a_drawn_line_goes_on_until_a_position_comes_back() {
    let line = tablebase().best_line(&Kono::start());
    let mut positions = vec![Kono::start()];
    for &action in &line {
        positions.push(positions[positions.len() - 1].after(action));
    }
    let last = positions.pop().unwrap();
    assert!(positions.contains(&last));
    assert!(positions.iter().all(|position| tablebase().probe(position) == Draw));
}

#[test]
fn games_that_are_over_have_a_value() {
    let value = |text: &str| tablebase().probe(&read(text));
    assert_eq!(value("4/4/rr2/3y y"), Loss(0), "beaten");
    assert_eq!(value("4/4/rr2/3y r"), Win(0), "the enemy is beaten");
    assert_eq!(value("4/4/rr2/4 y"), Loss(0), "no man at all");
    assert_eq!(value("4/4/y2y/ryyr r"), Loss(0), "blocked");
    assert_eq!(value("4/4/4/rryy r"), Win(1), "takes the last but one");
    assert!(tablebase().ranked_turns(&read("4/4/rr2/3y r")).is_empty());
}

#[test]
fn moves_are_in_order() {
    for position in sample(200) {
        let moves = tablebase().ranked_turns(&position);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let mut ranked_actions: Vec<Action> = moves.iter().map(|ranked| ranked.turn[0]).collect();
        ranked_actions.sort_unstable();
        actions.sort_unstable();
        assert_eq!(ranked_actions, actions);
        assert!(moves.is_sorted_by(|better, worse| better.value >= worse.value));
        if let Some(best) = moves.first() {
            assert_eq!(best.value, tablebase().probe(&position));
        }
        for ranked in &moves {
            assert_eq!(ranked.value, tablebase().probe(&position.after(ranked.turn[0])).before());
            assert_eq!(ranked.trap.is_some(), ranked.value == Draw);
        }
        let traps: Vec<_> = moves.iter().filter_map(|ranked| ranked.trap).collect();
        for pair in traps.windows(2) {
            let (hard, easy) = (pair[0], pair[1]);
            assert!(
                hard.drawing_replies < easy.drawing_replies
                    || hard.drawing_replies == easy.drawing_replies
                        && hard.longest_losing_line >= easy.longest_losing_line
            );
        }
    }
}

#[test]
fn wins_come_before_draws_before_losses_and_the_hardest_draw_first() {
    let position = read("2yy/1y2/y1r1/rrr1 y");
    let moves = tablebase().ranked_turns(&position);
    let listed: Vec<_> = moves
        .iter()
        .map(|ranked| {
            let trap = ranked.trap.map(|trap| (trap.drawing_replies, trap.longest_losing_line));
            (turn(&position, ranked.turn[0]), ranked.value, trap)
        })
        .collect();
    let expected = [
        ("b3-b2", Win(47), None),
        ("c4-b4", Win(55), None),
        ("a2-b2", Win(59), None),
        ("d4-d3", Draw, Some((1, 46))),
        ("c4-c3", Draw, Some((3, 38))),
        ("b3-a3", Draw, Some((4, 96))),
        ("a2-a3", Draw, Some((4, 66))),
        ("b3-b4", Loss(44), None),
        ("b3-c3", Loss(30), None),
    ];
    assert_eq!(listed, expected.map(|(text, value, trap)| (text.to_owned(), value, trap)));
}

#[test]
fn a_cut_file_is_refused() {
    let mut random = Random::new(6);
    let seeded = (0..200).map(|_| random.below(EMBEDDED.len()));
    for length in (0..300).chain(EMBEDDED.len() - 300..EMBEDDED.len()).chain(seeded) {
        let error = Tablebase::from_bytes(&EMBEDDED[..length]).expect_err("a part is not the whole");
        assert!(matches!(error, TableError::Truncated { found, .. } if found == length), "{length}: {error}");
    }
}

#[test]
fn a_changed_file_is_refused() {
    let mut random = Random::new(7);
    let mut file = EMBEDDED.to_vec();
    // Every bit of the head, and some of the body.
    for bit in (0..8 * 32).step_by(3).chain((0..100).map(|_| random.below(8 * EMBEDDED.len()))) {
        file[bit / 8] ^= 1 << (bit % 8);
        let error = Tablebase::from_bytes(&file).expect_err("one bit is wrong");
        assert!(TableError::CODES.contains(&error.code()), "{error}");
        file[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(file == EMBEDDED);
}

#[test]
fn a_file_of_another_kind_is_refused() {
    assert_eq!(Tablebase::from_bytes(b"yyyy/yyyy/rrrr/rrrr r").err(), Some(TableError::Foreign));
    let mut newer = EMBEDDED.to_vec();
    newer[8] += 1;
    let error = Tablebase::from_bytes(&newer).expect_err("a newer version");
    assert_eq!(error, TableError::Newer { found: 2, known: 1 });
    assert_eq!(error.details().len(), 2);
    assert_eq!(error.to_string(), "table-newer found=2 known=1");
    let mut longer = EMBEDDED.to_vec();
    longer.push(0);
    assert_eq!(Tablebase::from_bytes(&longer).err(), Some(TableError::Damaged));
}

#[test]
fn there_is_one_table() {
    let first: *const Tablebase = tablebase();
    assert!(core::ptr::eq(first, tablebase()));
    assert!(ready_tablebase().is_some_and(|ready| core::ptr::eq(first, ready)));
    assert!(install(tablebase().clone()).is_err(), "there is one already");
}
