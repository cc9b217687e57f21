//! A whole game, turn by turn: what was played, what was best, and how much that cost.

use crate::AnyRecord;
use crate::thought::Worth;
use pionnier_core::{Ending, Side};
use pionnier_engine::search::{Limits, Options, TranspositionTable};

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// No better turn was found.
    Best,
    /// Not the best, but it cost next to nothing; a longer way to a sure win is one of these.
    Good,
    /// It cost a tenth of the winning chances.
    Inaccuracy,
    /// It cost a fifth.
    Mistake,
    /// It cost three tenths or more; a win or a draw thrown away, where that is certain.
    Blunder,
}

impl Verdict {
    /// All of them, best first.
    pub const ALL: [Verdict; 5] =
        [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// A stable name for messages and JSON.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// The verdict on a turn that was not the best and took so much from the winning chances. Where values are certain
    /// the chances are 1, ½ and 0, so that only a change of value counts, never the length of the way.
    fn on_loss(loss: f64) -> Verdict {
        // A rounding error must not decide.
        match loss + 1e-9 {
            loss if loss >= 0.3 => Verdict::Blunder,
            loss if loss >= 0.2 => Verdict::Mistake,
            loss if loss >= 0.1 => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }
}

/// What is to be said about a turn that was played.
#[derive(Clone, PartialEq, Debug)]
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
}

impl Judgement {
    /// How much of the winning chances the turn has cost, 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f64 {
        (self.before.chance - self.after.chance).max(0.0)
    }
}

/// Judges every turn of a game. `limits` are those of each position; `progress` is told how many positions are done.
///
/// The game is gone through from its end: what is found about late positions is still in the table when the earlier ones
/// are looked at, so that a turn is judged in the light of what came of it.
pub fn review(
    record: &dyn AnyRecord,
    table: &TranspositionTable,
    options: Options,
    limits: Limits,
    progress: &mut dyn FnMut(usize),
) -> Vec<Judgement> {
    let mut game = record.start().record();
    for turn in record.turns() {
        // A game that was resigned or agreed a draw is looked at as if it went on.
        let _ = game.play(&turn);
    }
    let options = Options { lines: 1, ..options };
    let think = |game: &dyn AnyRecord| game.think(table, options, limits, &mut |_| {});
    let mut judgements = Vec::new();
    let mut next = match game.ending().map(Ending::outcome) {
        Some(outcome) => Worth::of_outcome(outcome, game.position().side()),
        None => think(&*game).lines.remove(0).worth,
    };
    while let Some(turn) = game.undo() {
        let line = think(&*game).lines.remove(0);
        let side = game.position().side();
        let best = line.turns.into_iter().next().unwrap_or_default();
        let after = next.before();
        // What came of a turn is seen one turn deeper than the turn itself, and may prove it better than all others.
        let is_best = best == turn || after.score >= line.worth.score;
        let judgement = if is_best {
            Judgement { side, best: turn.clone(), turn, before: after, after, verdict: Verdict::Best }
        } else {
            let verdict = Verdict::on_loss(line.worth.chance - after.chance);
            Judgement { side, turn, best, before: line.worth, after, verdict }
        };
        next = if is_best { after } else { line.worth };
        judgements.push(judgement);
        progress(judgements.len());
    }
    judgements.reverse();
    judgements
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn verdicts_follow_the_winning_chances() {
        for (loss, verdict) in [
            (-0.2, Verdict::Good),
            (0.0, Verdict::Good),
            (0.099, Verdict::Good),
            (0.1, Verdict::Inaccuracy),
            (0.7 - 0.5, Verdict::Mistake),
            (1.0 - 0.7, Verdict::Blunder),
            (0.5, Verdict::Blunder),
        ] {
            assert_eq!(Verdict::on_loss(loss), verdict, "{loss}");
        }
    }
}
