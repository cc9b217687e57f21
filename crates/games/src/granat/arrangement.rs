//! Positions put together by hand.

use super::board::WIDTHS;
use super::{Granat, Point};
use crate::ranks::write_board;
use pionnier_core::scene::{ManKind, Note};
use pionnier_core::{Arrangement, Arranging, Game};

impl Arranging for Granat {
    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        let mut out = String::new();
        write_board(&mut out, &WIDTHS, |number| {
            let man = arrangement.man_on(Point::from_index(number))?;
            let letter = Granat::LETTERS[man.side.index()];
            // A pawn with a ball is written large.
            Some(if man.kind == ManKind::Carrier { letter.to_ascii_uppercase() } else { letter })
        });
        out.push(' ');
        out.push(Granat::LETTERS[arrangement.side.index()]);
        Ok(out)
    }
}
