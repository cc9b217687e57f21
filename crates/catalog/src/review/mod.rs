//! A whole game, turn by turn: what was played, what was best, how much that cost, and what it comes to.
//!
//! Looking and judging are two things. [`assess`] looks at one position; [`judge`] makes a review of what was found about all of them. A
//! terminal looks at one position after the other ([`review`]); a page lets several workers look, and can stop them. Both judge alike.

mod accuracy;
mod finding;
mod verdict;

pub use finding::{Effort, Finding, assess};
pub use verdict::Verdict;

use crate::AnyRecord;
use crate::thought::Worth;
use accuracy::accuracy;
use pionnier_core::Side;
use pionnier_engine::search::Options;
use serde::Serialize;

/// So many turns are named as those that decided the game.
const TURNING_POINTS: usize = 3;

/// What is to be said about a turn that was played.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judgement {
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub turn: String,
    /// The best turn that was found, perhaps the same.
    pub best: String,
    /// What the best turn was worth to the player.
    pub before: Worth,
    /// What the turn was worth to the player.
    pub after: Worth,
    /// How good it was.
    pub verdict: Verdict,
    /// How much of the winning chances it has cost, 0 to 1.
    pub loss: f64,
}

/// A game that was looked at from its beginning to its end.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// About every turn.
    pub turns: Vec<Judgement>,
    /// What every position is worth to the first side, the start included.
    pub values: Vec<Worth>,
    /// How accurately the first and the second side have played, 0 to 1; nothing for a side that has not played.
    pub accuracy: [Option<f64>; 2],
    /// The turns that cost most, at most three, in the order in which they were played; counted from 0.
    pub turning_points: Vec<usize>,
}

/// Judges a game by what was found about each of its positions, the first and the last included. Nothing if that is not one finding
/// for each.
#[must_use]
pub fn judge(record: &dyn AnyRecord, findings: &[Finding]) -> Option<Review> {
    let played = record.turns();
    let (last, earlier) = findings.split_last()?;
    if earlier.len() != played.len() {
        return None;
    }
    let start = record.start().side();
    let side_at = |ply: usize| if ply.is_multiple_of(2) { start } else { !start };
    let for_first = |worth: Worth, ply: usize| match side_at(ply) {
        Side::First => worth,
        Side::Second => worth.turned(),
    };
    // From the end: what came of a turn is known better than what was expected of it.
    let mut next = last.worth;
    let mut values = vec![for_first(next, played.len())];
    let mut turns = Vec::new();
    for ((ply, turn), finding) in played.into_iter().enumerate().zip(earlier).rev() {
        let judgement = judge_turn(side_at(ply), turn, finding, next.before());
        // A value that is looked up needs no correction.
        next = if finding.worth.is_exact { finding.worth } else { judgement.before };
        values.push(for_first(next, ply));
        turns.push(judgement);
    }
    values.reverse();
    turns.reverse();
    let chances: Vec<f64> = values.iter().map(|worth| worth.chance).collect();
    let losses: Vec<f64> = turns.iter().map(|turn| turn.loss).collect();
    let accuracy = Side::BOTH
        .map(|side| accuracy(&chances, &losses, (0..turns.len()).filter(|&ply| side_at(ply) == side)));
    let turning_points = turning_points(&turns);
    Some(Review { turns, values, accuracy, turning_points })
}

fn judge_turn(side: Side, turn: String, finding: &Finding, after: Worth) -> Judgement {
    let Finding { worth: before, best } = finding;
    match best {
        // What came of a turn is seen one turn deeper than the turn itself, and may prove it better than all others.
        Some(best) if after.score < before.score && (*best != turn || before.is_exact) => {
            let loss = (before.chance - after.chance).clamp(0.0, 1.0);
            let verdict = Verdict::on_loss(loss);
            Judgement { side, turn, best: best.clone(), before: *before, after, verdict, loss }
        }
        _ => Judgement {
            side,
            best: turn.clone(),
            turn,
            before: after,
            after,
            verdict: Verdict::Best,
            loss: 0.0,
        },
    }
}

/// The turns that cost most, in the order of the game.
fn turning_points(turns: &[Judgement]) -> Vec<usize> {
    let is_bad = |turn: &usize| turns[*turn].verdict.is_bad();
    // Of turns that cost the same the first counts for more.
    let costs_more = |a: usize, b: usize| turns[b].loss.total_cmp(&turns[a].loss).then(a.cmp(&b)).is_lt();
    let bad: Vec<usize> = (0..turns.len()).filter(is_bad).collect();
    let is_worst =
        |&&turn: &&usize| bad.iter().filter(|&&other| costs_more(other, turn)).count() < TURNING_POINTS;
    bad.iter().filter(is_worst).copied().collect()
}

/// Looks at every position of a game and judges it. A game that was resigned or agreed a draw is looked at as if it went on. `progress` is told
/// how many positions are done.
///
/// # Panics
/// Never: there is a finding for each position.
#[must_use]
pub fn review(
    record: &dyn AnyRecord,
    options: Options,
    nodes: u64,
    progress: &mut dyn FnMut(usize),
) -> Review {
    let mut game = record.start().record();
    let mut findings = vec![assess(&mut *game, options, nodes)];
    progress(findings.len());
    for turn in record.turns() {
        let played = game.play(&turn);
        debug_assert!(played.is_ok(), "it has been played before");
        findings.push(assess(&mut *game, options, nodes));
        progress(findings.len());
    }
    judge(&*game, &findings).expect("there is a finding for each position")
}
