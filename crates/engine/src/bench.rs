//! The positions that a bench searches, and the signatures that are on record for them.

/// `game | position`, a line each.
const POSITIONS: &str = include_str!("../data/bench/positions.txt");

/// `game signature`, a line each.
const SIGNATURES: &str = include_str!("../data/bench/signatures.txt");

/// The positions of a game.
pub fn positions(game: &str) -> impl Iterator<Item = &'static str> {
    POSITIONS.lines().filter_map(move |line| line.strip_prefix(game)?.strip_prefix(" | "))
}

/// The signature on record for a game.
#[must_use]
pub fn signature(game: &str) -> Option<u64> {
    let line = SIGNATURES.lines().find_map(|line| line.strip_prefix(game)?.strip_prefix(' '))?;
    u64::from_str_radix(line, 16).ok()
}
