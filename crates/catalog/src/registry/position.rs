//! A position without its types.

use super::record::Kept;
use super::typed::typed;
use crate::thought::Exact;
use crate::thought::exact;
use crate::{AnyRecord, Objection, Playable};
use core::ops::ControlFlow;
use pionnier_core::{
    Arrangement, End, Game, Position, Random, Side, perft, perft_until, random_turn, read_turn, visit_turns,
};

/// A position between two turns of some game.
pub trait AnyPosition: Send + Sync {
    /// The position text.
    fn text(&self) -> String;

    /// The side to move.
    fn side(&self) -> Side;

    /// How the game has ended by its own rules, if it has.
    fn end(&self) -> Option<End>;

    /// The drawn board.
    fn draw(&self) -> String;

    /// The text of the turn that somebody means who types this: capitals, spaces, and the signs that keyboards put in the
    /// place of hyphens and crosses do not matter.
    ///
    /// # Errors
    /// It is not a turn that can be played here.
    fn typed(&self, text: &str) -> Result<String, Objection>;

    /// Plays a turn given by its text.
    ///
    /// # Errors
    /// The turn is refused; the position is then unchanged.
    fn play(&mut self, turn: &str) -> Result<(), Objection>;

    /// Shows every legal turn, one by one, until there are no more or `visit` breaks off. Turns are never collected:
    /// there may be millions.
    fn turns(&self, visit: &mut dyn FnMut(&str) -> ControlFlow<()>);

    /// The number of sequences of `depth` turns.
    fn perft(&self, depth: u32) -> u64;

    /// As [`AnyPosition::perft`], but gives up when `stop`, asked now and then, says so.
    fn perft_until(&self, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64>;

    /// For every legal turn, the number of sequences of `depth` turns that begin with it, shown as it is found.
    fn divide(&self, depth: u32, visit: &mut dyn FnMut(&str, u64) -> ControlFlow<()>);

    /// A legal turn, made of random actions; nothing if the game is over.
    fn random_turn(&self, random: &mut Random) -> Option<String>;

    /// What the position and every turn in it is worth with best play, if that is known: in a solved game, and in the endgames that a
    /// table has.
    fn exact(&self) -> Option<Exact>;

    /// What stands here, to be put together otherwise.
    fn arrangement(&self) -> Arrangement;

    /// A game that begins here.
    fn record(&self) -> Box<dyn AnyRecord>;
}

/// A position of a game.
pub(crate) struct At<G: Game>(pub(crate) G::Position);

impl<G: Playable> AnyPosition for At<G> {
    fn text(&self) -> String {
        G::write_position(&self.0)
    }

    fn side(&self) -> Side {
        self.0.side()
    }

    fn end(&self) -> Option<End> {
        self.0.end()
    }

    fn draw(&self) -> String {
        G::draw(&self.0)
    }

    fn typed(&self, text: &str) -> Result<String, Objection> {
        typed::<G>(&self.0, text).map(|(text, _)| text)
    }

    fn play(&mut self, turn: &str) -> Result<(), Objection> {
        let actions = read_turn::<G>(&self.0, turn).map_err(|error| Objection::to_turn::<G>(&error, turn))?;
        for action in actions {
            self.0.apply(action);
        }
        Ok(())
    }

    fn turns(&self, visit: &mut dyn FnMut(&str) -> ControlFlow<()>) {
        let _ = visit_turns(&self.0, |turn, _| visit(&G::turn_text(&self.0, turn)));
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }

    fn perft_until(&self, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
        perft_until(&self.0, depth, stop)
    }

    fn divide(&self, depth: u32, visit: &mut dyn FnMut(&str, u64) -> ControlFlow<()>) {
        let Some(rest) = depth.checked_sub(1) else { return };
        let _ = visit_turns(&self.0, |turn, after| visit(&G::turn_text(&self.0, turn), perft(after, rest)));
    }

    fn random_turn(&self, random: &mut Random) -> Option<String> {
        random_turn(&self.0, random).map(|turn| G::turn_text(&self.0, &turn))
    }

    fn exact(&self) -> Option<Exact> {
        exact::<G>(&self.0, None)
    }

    fn arrangement(&self) -> Arrangement {
        G::arrangement(&self.0)
    }

    fn record(&self) -> Box<dyn AnyRecord> {
        Box::new(Kept::<G>::new(self.0))
    }
}
