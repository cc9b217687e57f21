//! Positions put together by hand.

use super::notation::{RANKS, square_at};
use super::{Position, Quindo};
use crate::ranks::write_board;
use pionnier_core::scene::{Note, Scenery};
use pionnier_core::{Arrangement, Arranging, Game, Position as _};

impl Arranging for Quindo {
    fn arrangement(position: &Position) -> Arrangement {
        let last_length = Some(usize::from(position.previous_length()));
        Arrangement { scene: Quindo::scene(position), side: position.side(), last_length }
    }

    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        let mut out = String::new();
        write_board(&mut out, &RANKS, |number| {
            arrangement.man_on(square_at(number)).map(|disc| Quindo::LETTERS[disc.side.index()])
        });
        let side = Quindo::LETTERS[arrangement.side.index()];
        out.push_str(&format!(" {side} {}", arrangement.last_length.unwrap_or(0)));
        Ok(out)
    }
}
