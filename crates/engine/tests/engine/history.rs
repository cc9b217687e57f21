//! Draws that only the history of a game can tell (C3, C4), and that the game's own end comes before them.

use pionnier_core::{Ending, Game, Notation, Outcome, Position, Random, Record, read_turn, visit_turns};
use pionnier_engine::kono::tablebase;
use pionnier_engine::search::{Limits, Options, TranspositionTable, Turn, search};
use pionnier_engine::{Knowledge, Score, Value};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::{Kono, Position as KonoPosition};
use pionnier_games::quindo::Quindo;
use std::ops::ControlFlow;

/// Turns without anything irreversible after which the next such turn is the last (C4).
const ALL_BUT_ONE: u32 = 99;

/// The lines of a search to a depth.
fn lines<P: Knowledge>(record: &Record<P>, options: Options, depth: u32) -> Vec<(Turn<P>, Score)> {
    let table = TranspositionTable::new(1 << 20);
    let report = search(record, &table, options, Limits::depth(depth), &mut |_| {});
    report.lines.into_iter().map(|line| (line.turns[0].clone(), line.score)).collect()
}

/// What a turn is worth by a short search.
fn worth<P: Knowledge>(record: &Record<P>, turn: &[P::Action], options: Options) -> Score {
    let lines = lines(record, Options { lines: 1_000, ..options }, 2);
    lines.iter().find(|(first, _)| first == turn).unwrap().1
}

/// The turns of a position in which nothing irreversible happens, and where they lead.
fn quiet_turns<P: Position>(position: &P) -> Vec<(Turn<P>, P)> {
    let mut turns = Vec::new();
    let _ = visit_turns(position, |turn, after| {
        let mut now = *position;
        let is_quiet = turn.iter().all(|&action| {
            let is_progress = now.is_progress(action);
            now.apply(action);
            !is_progress
        });
        if is_quiet {
            turns.push((turn.to_vec(), *after));
        }
        ControlFlow::<()>::Continue(())
    });
    turns
}

/// A game of random turns without anything irreversible, so many of them and only such as are allowed, that comes to a
/// position which is wanted.
fn wander<G: Game>(
    start: &str,
    turns: u32,
    allowed: impl Fn(&str) -> bool,
    wanted: impl Fn(&G::Position) -> bool,
) -> Record<G::Position> {
    let start = G::read_position(start).unwrap();
    for seed in 0..5_000 {
        let mut random = Random::new(seed);
        let mut record = Record::new(start);
        while record.quiet_turns() < turns && record.ending().is_none() {
            let mut quiet = quiet_turns(record.position());
            quiet.retain(|(turn, after)| {
                let mut text = String::new();
                G::write_turn(record.position(), turn, &mut text);
                after.outcome().is_none() && allowed(&text)
            });
            if quiet.is_empty() {
                break;
            }
            record.try_play(&quiet[random.below(quiet.len())].0).unwrap();
        }
        if record.quiet_turns() == turns && record.ending().is_none() && wanted(record.position()) {
            return record;
        }
    }
    panic!("no game of {} comes to such a position", G::ID);
}

/// A position in which the side to move can win with a turn in which nothing irreversible happens.
fn wins_quietly<P: Position>(position: &P) -> bool {
    let wins = Some(Outcome::Win(position.side()));
    quiet_turns(position).iter().any(|(_, after)| after.outcome() == wins)
}

/// The hundredth quiet turn wins if it wins by the rules, however far and with however many lines one looks; any other
/// quiet turn draws.
fn the_games_own_end_comes_first<G: Game>(start: &str, allowed: impl Fn(&str) -> bool)
where
    G::Position: Knowledge,
{
    let record = wander::<G>(start, ALL_BUT_ONE, allowed, wins_quietly);
    let wins = Some(Outcome::Win(record.position().side()));
    for (depth, wanted) in [(1, 1), (2, 1), (3, 1), (1, 3), (2, 3), (3, 3)] {
        let options = Options { lines: wanted, exact: false, ..Options::default() };
        let (turn, score) = &lines(&record, options, depth)[0];
        assert_eq!(score.forced_end(), Some(1), "{} at depth {depth} with {wanted} lines", G::ID);
        let mut played = record.clone();
        played.try_play(turn).unwrap();
        assert_eq!(played.ending().map(Ending::outcome), wins);
    }
    let all = lines(&record, Options { lines: 10_000, exact: false, ..Options::default() }, 3);
    for (turn, after) in quiet_turns(record.position()) {
        let score = all.iter().find(|(first, _)| *first == turn).unwrap().1;
        match after.outcome() {
            Some(outcome) => assert_eq!(score == Score::win_in(1), Some(outcome) == wins),
            None => assert_eq!(score, Score::DRAW, "{}", G::ID),
        }
    }
}

/// A yellow man goes to and fro between d1 and d2 until red steps to d2 behind it; the other yellow man is shut in.
#[test]
fn in_kono_a_hundredth_turn_that_blocks_wins() {
    the_games_own_end_comes_first::<Kono>("yr2/r1r1/1r2/r1ry y", |turn| {
        let [from, to] = [&turn[..2], &turn[3..]];
        ["d1-d2", "d2-d1"].contains(&turn)
            || !(["a3", "b4", "c1", "d2"].contains(&from) || ["d1", "d2"].contains(&to))
    });
}

#[test]
fn in_cul_de_sac_a_hundredth_turn_that_arrives_wins() {
    the_games_own_end_comes_first::<CulDeSac>("d4,h4 d11,h11 0,0 0,0 - w", |_| true);
}

#[test]
fn in_bermudes_a_hundredth_turn_that_turns_enough_men_wins() {
    let start = "2w5w/5w1b1/1w6w/5w3/3b1bb1b/9/3b3bw/9/5ww2 w";
    the_games_own_end_comes_first::<Bermudes>(start, |_| true);
}

#[test]
fn in_quindo_a_hundredth_turn_that_turns_the_last_disc_wins() {
    the_games_own_end_comes_first::<Quindo>("11/11/3w7/11/5w5/11/11/6b4/11/11/11 w 0", |_| true);
}

/// The blue pawn goes to and fro between a15 and a13, a red garnet pawn goes about, and then b12-a13 shuts the blue one in.
#[test]
fn in_granat_a_hundredth_turn_that_shuts_the_enemy_in_wins() {
    let start = "Br3/r3/1r3/r3/Rr3/4/r4/5/5/4/5/4/5/4/4R b";
    let stays = ["a9", "a11", "c11", "b12", "c13", "b14", "c15"];
    the_games_own_end_comes_first::<Granat>(start, |turn| {
        !turn.contains('=') && !stays.iter().any(|pawn| turn.starts_with(pawn))
    });
}

/// Kono's table knows nothing of history: a win that is too far away for C4 is none, whatever it says.
#[test]
fn a_known_win_is_none_where_c4_comes_first() {
    /// The turns after which the enemy is lost, but neither at once nor without a further turn, and can only step.
    fn too_late(position: &KonoPosition) -> Vec<Turn<KonoPosition>> {
        let is_too_late = |after: &KonoPosition| {
            let mut replies = Vec::new();
            after.actions(&mut replies);
            matches!(tablebase().probe(after), Value::Loss(turns) if turns > 2)
                && replies.iter().all(|&reply| !after.is_progress(reply))
        };
        quiet_turns(position)
            .into_iter()
            .filter(|(_, after)| is_too_late(after))
            .map(|(turn, _)| turn)
            .collect()
    }
    let record = wander::<Kono>(
        "y2y/4/1r2/r1r1 r",
        ALL_BUT_ONE - 1,
        |_| true,
        |position| !too_late(position).is_empty(),
    );
    for depth in [1, 2, 4] {
        let lines = lines(&record, Options { lines: 100, ..Options::default() }, depth);
        for turn in too_late(record.position()) {
            let score = lines.iter().find(|(first, _)| *first == turn).unwrap().1;
            assert_eq!(score.forced_end(), None, "at depth {depth}");
            assert!(depth == 1 || score == Score::DRAW, "at depth {depth}");
        }
    }
}

/// The turn that repeats a position for the third time is a draw to whoever judges, and a little less to whoever means
/// to win.
#[test]
fn a_repetition_is_a_draw_or_a_little_less() {
    let mut record = Record::new(Quindo::start());
    for text in ["b10-b9", "b2-b4", "b9-b10", "b4-b2"].iter().cycle().take(8) {
        let turn = read_turn::<Quindo>(record.position(), text).unwrap();
        record.try_play(&turn).unwrap();
    }
    let again = read_turn::<Quindo>(record.position(), "b10-b9").unwrap();
    let contempt = <<Quindo as Notation>::Position as Knowledge>::CONTEMPT;
    assert!(contempt > 0);
    let means_to_win = Options { contempt: true, ..Options::default() };
    assert_eq!(worth(&record, &again, Options::default()), Score::DRAW);
    assert_eq!(worth(&record, &again, means_to_win), Score::of_evaluation(-contempt));
}
