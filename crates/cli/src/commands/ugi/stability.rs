//! How settled a choice is: whether more time is likely to change it.

use pionnier_catalog::thought::Analysis;

/// The share of a turn's usual time after which no new iteration is begun, by the number of iterations in which the choice
/// has stayed the same: a turn that has just replaced another may be replaced itself. An iteration takes as long as all
/// before it together, or longer.
const SHARES: [f64; 6] = [0.75, 0.55, 0.45, 0.35, 0.3, 0.25];

/// A drop of this much in winning chances is worth as much time again: it may be that another turn avoids it.
const ALARMING: f64 = 0.15;

/// What the iterations of one turn have found.
#[derive(Default)]
pub(super) struct Stability {
    turn: Option<String>,
    /// Iterations in which the choice has stayed the same.
    same: usize,
    /// The best winning chance of the iterations before.
    hoped: Option<f64>,
    /// How far below that the last one lies.
    drop: f64,
}

impl Stability {
    /// An iteration has ended.
    pub(super) fn see(&mut self, analysis: &Analysis) {
        let Some(line) = analysis.lines.first() else { return };
        self.note(line.turns.first().map_or("", String::as_str), line.worth.chance);
    }

    fn note(&mut self, turn: &str, chance: f64) {
        let is_same = self.turn.as_deref() == Some(turn);
        self.same = if is_same { self.same + 1 } else { 0 };
        self.turn = Some(turn.to_owned());
        self.drop = self.hoped.map_or(0.0, |hoped| (hoped - chance).max(0.0));
        // What was hoped long ago is given up by and by.
        self.hoped = Some(self.hoped.map_or(chance, |hoped| chance.max(hoped.midpoint(chance))));
    }

    /// The share of a turn's usual time after which no new iteration is begun.
    pub(super) fn share(&self) -> f64 {
        SHARES[self.same.min(SHARES.len() - 1)] * (1.0 + (self.drop / ALARMING).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::Stability;

    #[test]
    fn a_settled_choice_takes_less_time_and_a_falling_one_more() {
        let mut stability = Stability::default();
        let mut before = f64::INFINITY;
        for _ in 0..5 {
            stability.note("a1-a2", 0.6);
            assert!(stability.share() < before);
            before = stability.share();
        }
        stability.note("a1-a2", 0.5);
        let alarmed = stability.share();
        assert!(alarmed > before, "{alarmed} after {before}");
        stability.note("b1-b2", 0.5);
        assert!(stability.share() > alarmed, "another turn is all new");
    }
}
