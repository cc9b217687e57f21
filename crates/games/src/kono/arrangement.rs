//! Positions put together by hand.

use super::Kono;
use super::notation::{RANKS, square_at};
use crate::ranks::write_board;
use pionnier_core::scene::Note;
use pionnier_core::{Arrangement, Arranging, Game};

impl Arranging for Kono {
    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        let mut out = String::new();
        write_board(&mut out, &RANKS, |number| {
            arrangement.man_on(square_at(number)).map(|man| Kono::LETTERS[man.side.index()])
        });
        out.push(' ');
        out.push(Kono::LETTERS[arrangement.side.index()]);
        Ok(out)
    }
}
