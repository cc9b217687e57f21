//! Positions put together by hand.

use super::Bermudes;
use super::notation::{ROWS, square_at};
use crate::ranks::write_board;
use pionnier_core::scene::Note;
use pionnier_core::{Arrangement, Arranging, Game};

impl Arranging for Bermudes {
    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        let mut out = String::new();
        write_board(&mut out, &ROWS, |number| {
            arrangement.man_on(square_at(number)).map(|man| Bermudes::LETTERS[man.side.index()])
        });
        out.push(' ');
        out.push(Bermudes::LETTERS[arrangement.side.index()]);
        Ok(out)
    }
}
