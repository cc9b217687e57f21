//! The envelope of a table file, the same for every game.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | `PIONTAB` and a byte that stops a text viewer |
//! | 8–9 | version of the format of this game's tables |
//! | 10–23 | the game's id, filled up with zeros |
//! | 24–27 | length of the body |
//! | 28–31 | CRC-32 of everything before and after these four bytes |
//! | 32– | the body: what the game keeps |
//!
//! Numbers have their low byte first. A file is opened whole or not at all.

mod crc;
mod error;

pub use error::TableError;

use crc::Crc;

const MAGIC: [u8; 8] = *b"PIONTAB\x1A";
const ID: core::ops::Range<usize> = 10..24;
const LENGTH: usize = 24;
const CHECKSUM: usize = 28;
const BODY: usize = 32;

/// Puts a body into its envelope.
pub(crate) fn seal(game: &str, version: u16, body: &[u8]) -> Vec<u8> {
    let mut file = Vec::with_capacity(BODY + body.len());
    file.extend(MAGIC);
    file.extend(version.to_le_bytes());
    file.extend(padded(game));
    file.extend((body.len() as u32).to_le_bytes());
    file.extend(checksum(&file, body).to_le_bytes());
    file.extend(body);
    file
}

/// Takes the body out of its envelope.
///
/// # Errors
/// The first thing that is wrong: what kind of file it is, whose table, how new, how long, whether intact.
pub(crate) fn open<'a>(game: &str, version: u16, file: &'a [u8]) -> Result<&'a [u8], TableError> {
    let start = file.len().min(MAGIC.len());
    if file[..start] != MAGIC[..start] {
        return Err(TableError::Foreign);
    }
    let (head, body) = file
        .split_first_chunk::<BODY>()
        .ok_or(TableError::Truncated { found: file.len(), expected: BODY })?;
    if head[ID] != padded(game) {
        let id = String::from_utf8_lossy(&head[ID]);
        return Err(TableError::OtherGame { game: id.trim_end_matches('\0').to_owned() });
    }
    let found_version = u16::from_le_bytes([head[8], head[9]]);
    if found_version > version {
        return Err(TableError::Newer { found: found_version, known: version });
    }
    if found_version < version {
        return Err(TableError::Older { found: found_version, known: version });
    }
    let length = u32_at(head, LENGTH) as usize;
    if body.len() < length {
        return Err(TableError::Truncated { found: file.len(), expected: BODY + length });
    }
    if body.len() > length || checksum(&head[..CHECKSUM], body) != u32_at(head, CHECKSUM) {
        return Err(TableError::Damaged);
    }
    Ok(body)
}

/// A game's id, filled up with zeros.
fn padded(game: &str) -> [u8; ID.end - ID.start] {
    let mut id = [0; ID.end - ID.start];
    id[..game.len()].copy_from_slice(game.as_bytes());
    id
}

fn u32_at(head: &[u8; BODY], at: usize) -> u32 {
    u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]])
}

fn checksum(head: &[u8], body: &[u8]) -> u32 {
    Crc::default().with(head).with(body).finish()
}

#[cfg(test)]
mod tests {
    use super::{BODY, TableError, open, seal};
    use pionnier_core::Random;

    const BODY_TEXT: &[u8] = b"win, draw or loss";

    #[test]
    fn a_body_comes_back() {
        assert_eq!(open("kono", 3, &seal("kono", 3, BODY_TEXT)), Ok(BODY_TEXT));
        assert_eq!(open("kono", 3, &seal("kono", 3, b"")), Ok(&b""[..]));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let file = seal("kono", 3, BODY_TEXT);
        assert_eq!(open("kono", 2, &file), Err(TableError::Newer { found: 3, known: 2 }));
        assert_eq!(open("kono", 4, &file), Err(TableError::Older { found: 3, known: 4 }));
        assert_eq!(open("quindo", 3, &file), Err(TableError::OtherGame { game: "kono".into() }));
        assert_eq!(open("kono", 3, b"\x89PNG\r\n"), Err(TableError::Foreign));
        assert_eq!(open("kono", 3, b""), Err(TableError::Truncated { found: 0, expected: BODY }));
        assert_eq!(open("kono", 3, &[&file[..], &[0]].concat()), Err(TableError::Damaged));
    }

    #[test]
    fn every_cut_is_noticed() {
        let file = seal("kono", 3, BODY_TEXT);
        for length in 0..file.len() {
            let expected = if length < BODY { BODY } else { file.len() };
            let error = TableError::Truncated { found: length, expected };
            assert_eq!(open("kono", 3, &file[..length]), Err(error));
        }
    }

    #[test]
    fn every_changed_bit_and_many_changed_bytes_are_noticed() {
        let file = seal("kono", 3, BODY_TEXT);
        for bit in 0..8 * file.len() {
            let mut changed = file.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(open("kono", 3, &changed).is_err(), "bit {bit}");
        }
        let mut random = Random::new(5);
        for _ in 0..10_000 {
            let mut changed = file.clone();
            for _ in 0..=random.below(8) {
                changed[random.below(file.len())] = random.bits() as u8;
            }
            assert!(changed == file || open("kono", 3, &changed).is_err(), "{changed:?}");
        }
    }
}
