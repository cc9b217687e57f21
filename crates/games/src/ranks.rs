//! Boards as text, rank by rank.

use crate::reader::Reader;
use pionnier_core::text::{Expected, SyntaxError};

/// Reads a board, rank by rank from the top: men by their letters, empty squares as decimal counts, `/` between ranks.
/// `widths` are the lengths of the ranks. `place` is called for every man with the number of its square, counted
/// from 0 in reading order, and the number of its letter in `men`.
///
/// # Errors
/// The first character that cannot stand where it does. Counts must be written as one number, as large as it can be.
pub(crate) fn read_board(
    reader: &mut Reader,
    widths: &[usize],
    men: &'static [&'static str],
    mut place: impl FnMut(usize, usize),
) -> Result<(), SyntaxError> {
    let mut square = 0;
    for (rank, &width) in widths.iter().enumerate() {
        if rank > 0 {
            reader.one_of(&["/"])?;
        }
        let end = square + width;
        let mut after_count = false;
        while square < end {
            let expected = Expected::ManOrCount { men, room: end - square };
            if let Some(man) = men.iter().position(|man| reader.eat(man)) {
                place(square, man);
                square += 1;
                after_count = false;
            } else {
                let here = reader.clone();
                let count = reader.number(end - square).map_err(|_| here.error(expected))?;
                if count == 0 || after_count {
                    return Err(here.error(expected));
                }
                square += count;
                after_count = true;
            }
        }
    }
    Ok(())
}

/// Writes a board as [`read_board`] reads it. `man_on` gives the letter of the man on a square, counted in reading
/// order, or nothing if it is empty.
pub(crate) fn write_board(out: &mut String, widths: &[usize], man_on: impl Fn(usize) -> Option<char>) {
    let mut square = 0;
    for (rank, &width) in widths.iter().enumerate() {
        if rank > 0 {
            out.push('/');
        }
        let mut empty = 0;
        for _ in 0..width {
            match man_on(square) {
                Some(man) => {
                    write_count(out, empty);
                    empty = 0;
                    out.push(man);
                }
                None => empty += 1,
            }
            square += 1;
        }
        write_count(out, empty);
    }
}

fn write_count(out: &mut String, count: usize) {
    if count > 0 {
        out.push_str(&count.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::{Reader, SyntaxError, read_board, write_board};

    fn board(text: &str) -> Result<Vec<(usize, usize)>, SyntaxError> {
        let mut men = Vec::new();
        let mut reader = Reader::new(text);
        read_board(&mut reader, &[3, 12], &["a", "b"], |square, man| men.push((square, man)))?;
        reader.end()?;
        Ok(men)
    }

    #[test]
    fn a_board_round_trips() {
        for text in ["3/12", "a1b/11a", "aba/b10a"] {
            let men = board(text).unwrap();
            let mut out = String::new();
            write_board(&mut out, &[3, 12], |square| {
                men.iter().find(|man| man.0 == square).map(|man| ['a', 'b'][man.1])
            });
            assert_eq!(out, text);
        }
    }

    #[test]
    fn only_the_canonical_text_of_a_board_is_accepted() {
        for (text, at) in [
            ("", 0),
            ("4/12", 0),
            ("03/12", 0),
            ("12/12", 0),
            ("a0bb/12", 1),
            ("ab/12", 2),
            ("3/111", 2),
            ("3/b8b9", 5),
            ("3/12/", 4),
            ("aé", 1),
            ("3/99999999999999999999999999", 2),
        ] {
            assert_eq!(board(text).unwrap_err().at, at, "{text}");
        }
    }
}
