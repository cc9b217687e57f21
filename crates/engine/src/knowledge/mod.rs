//! What the engine knows of a game beyond its rules.

mod bermudes;
mod cul_de_sac;
mod endgames;
mod granat;
mod granat_one;
mod inputs;
mod kono;
mod quindo;

use crate::net::{Inputs, Net};
use crate::search::Searched;
use crate::{RankedTurn, Score, Value};
use pionnier_core::{Position, Random};

/// A game the engine can think about. The evaluation is a sum of features of the position, each with a weight that was
/// fitted to games the engine played against itself. Required are the features, their weights and
/// [`Knowledge::slot`]; the rest has defaults that cost strength or speed, never correctness.
pub trait Knowledge: Position + Searched {
    /// The features of a position: an array.
    type Features: AsRef<[i32]>;

    /// What the features are called, in their order.
    const FEATURES: &'static [&'static str];

    /// What each is worth, in hundredths of a man.
    const WEIGHTS: &'static [i32];

    /// What the weighted sum is divided by, where features are large numbers. Default: nothing.
    const WEIGHT_DIVISOR: i32 = 1;

    /// Slots for the statistics of actions: [`Knowledge::slot`] stays below.
    const SLOTS: usize;

    /// The score, in hundredths of a man, at which the winning chances are 73 % (one standard logistic step). Fitted to
    /// self-play.
    const SCALE: f64;

    /// How much worse than an even game, in hundredths of a man, a draw by C3 or C4 is to a player who means to win. Worth
    /// having where a stronger player can wait for a mistake. Default: not at all.
    const CONTEMPT: i32 = 0;

    /// Beyond an evaluation of so many times [`Knowledge::SCALE`] a game is as good as decided: then the way to the win is wanted,
    /// which a search does not find by trusting the evaluation. Default: where winning chances are 95 %.
    const DECIDED: f64 = 3.0;

    /// Whether the game is solved from its start: [`Knowledge::exact`] and [`Knowledge::ranked`] always have an answer. Default: it is
    /// not.
    const SOLVED: bool = false;

    /// How many inputs a net for this game has: those of [`Knowledge::inputs`] are below. Default: none, there is no net.
    const INPUTS: usize = 0;

    /// How many images a position has under the symmetries of the board that leave the sides as they are, itself included. A net
    /// is taught all of them. Default: only itself.
    const IMAGES: usize = 1;

    /// A number for an action, the same wherever it is played: which man goes where.
    fn slot(action: Self::Action) -> usize;

    /// Targets of actions: [`Knowledge::target`] stays below.
    const TARGETS: usize;

    /// Where an action goes, whatever goes there: coarser than its slot, so that pairs of them can be counted.
    fn target(action: Self::Action) -> usize;

    /// The features, seen from the side to act: what it has minus what the enemy has. Asked only while the game goes on.
    fn features(&self) -> Self::Features;

    /// What the position is worth to the side to act, in hundredths of a man, without looking ahead. Asked only while
    /// the game goes on.
    fn evaluate(&self) -> i32 {
        let sum: i32 = self
            .features()
            .as_ref()
            .iter()
            .zip(Self::WEIGHTS)
            .map(|(feature, weight)| feature * weight)
            .sum();
        sum / Self::WEIGHT_DIVISOR
    }

    /// What a net sees of the position, as the first side sees it: at most 63 inputs. Default: nothing.
    fn inputs(&self) -> Inputs {
        Inputs::NONE
    }

    /// Under which number the second side sees an input of the first: it sees its own men where the other sees his, on a board
    /// turned round. Asked twice it gives the input back. So a position and its image with the sides exchanged are the same to
    /// a net. Default: under the same.
    #[must_use]
    fn turned_input(input: usize) -> usize {
        input
    }

    /// Which of its outputs a net is to be asked for: those of a game that changes its character as it goes on. Default: always
    /// the same.
    fn bucket(&self) -> usize {
        0
    }

    /// How many outputs a net for this game has: [`Knowledge::bucket`] is below. Default: one.
    const BUCKETS: usize = 1;

    /// The image with this number, below [`Knowledge::IMAGES`]; number 0 is the position itself.
    #[must_use]
    fn image(&self, number: usize) -> Self {
        let _ = number;
        *self
    }

    /// The game's net, if it has one and it is there. Default: it has none.
    #[must_use]
    fn net() -> Option<&'static Net> {
        None
    }

    /// The exact score, where it is known without searching, counted from this position. Default: it never is.
    fn exact(&self) -> Option<Score> {
        None
    }

    /// The exact score, where it can be told from the position without a table, counted from it. Default: it never can.
    fn foreseen(&self) -> Option<Score> {
        None
    }

    /// The exact value of the position and of every turn in it, best first, where all of them are known. Of turns that keep the value
    /// the hardest to answer comes first. Default: nothing is known.
    fn ranked(&self) -> Option<(Value, Vec<RankedTurn<Self::Action>>)> {
        None
    }

    /// Whether the tables that are in the box know the position and every turn in it, told without one: where it is, [`Knowledge::ranked`]
    /// has an answer. Default: where the game is solved.
    fn is_tabled(&self) -> bool {
        Self::SOLVED
    }

    /// A position that a table knows, drawn by lot; nothing if there is no table of endgames. It need not come from a game, and the game may
    /// be over in it. Default: there is none.
    #[must_use]
    fn draw_endgame(random: &mut Random) -> Option<Self> {
        let _ = random;
        None
    }

    /// Whether an action upsets the evaluation, so that a position in which it can be played is not quiet: a capture.
    /// Default: none does; the search then stops at its horizon with whatever the evaluation says.
    fn is_noisy(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether the side to act may keep quiet: false where the rules force it to do something noisy. Then a search at
    /// its horizon must look at what is forced instead of trusting the evaluation.
    fn may_keep_quiet(&self) -> bool {
        true
    }

    /// Appends the actions to look at beyond the horizon where the side to act may not keep quiet, at least one. Default:
    /// all. A game in which that could explode offers fewer.
    fn forced_actions(&self, beyond: u32, out: &mut Vec<Self::Action>) {
        let _ = beyond;
        self.actions(out);
    }

    /// Appends the actions worth looking at beyond the horizon, `beyond` actions past it. Default: the noisy ones.
    fn noisy_actions(&self, beyond: u32, out: &mut Vec<Self::Action>) {
        let _ = beyond;
        let start = out.len();
        self.actions(out);
        let mut kept = start;
        for index in start..out.len() {
            if self.is_noisy(out[index]) {
                out.swap(kept, index);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Whether an action is of a kind that does not occur to somebody who knows the rules and little else. Default: none
    /// is.
    fn is_unfamiliar(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether most actions here are of no use, so that a selective search lists [`Knowledge::promising_actions`] only, as long as
    /// one of them does not lose. Default: all are listed.
    fn lists_in_part(&self) -> bool {
        false
    }

    /// Appends the actions that are worth looking at and their ordering scores. They need not be legal. Asked only where
    /// [`Knowledge::lists_in_part`].
    fn promising_actions(&self, actions: &mut Vec<Self::Action>, scores: &mut Vec<i32>) {
        self.actions(actions);
        self.ordering_scores(actions, scores);
    }

    /// A number below 65,535 that tells an action from all others of a position, and [`Knowledge::numbered`] again what it was.
    /// Default: none; its place among all actions is its number.
    fn number(action: Self::Action) -> Option<u16> {
        let _ = action;
        None
    }

    /// The action that has this number. It need not be legal everywhere. Default: none has.
    #[must_use]
    fn numbered(number: u16) -> Option<Self::Action> {
        let _ = number;
        None
    }

    /// How promising an action looks before it is searched, for the order of actions: positive for those to be looked
    /// at before all others; zero where statistics are to decide; negative for a late one, which comes last and of
    /// which a selective search looks at a few only. Default: noisy first.
    fn ordering_score(&self, action: Self::Action) -> i32 {
        i32::from(self.is_noisy(action))
    }

    /// Appends the ordering score of each action, in their order. A game that can share work between the actions of a position
    /// does it here. Default: asks for them one by one.
    fn ordering_scores(&self, actions: &[Self::Action], out: &mut Vec<i32>) {
        out.extend(actions.iter().map(|&action| self.ordering_score(action)));
    }
}
