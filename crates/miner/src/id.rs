//! What a puzzle is called.

use pionnier_core::{Puzzling, mix};

/// Letters and digits that are not taken for one another.
const SIGNS: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// So many of them make an id.
const LENGTH: usize = 6;

/// The puzzle's name: from its position and nothing else, the same for all positions that are one up to symmetry.
#[must_use]
pub fn id<G: Puzzling>(position: &G::Position) -> String {
    let text = canonical::<G>(position);
    let mut key = text.bytes().fold(0, |key, byte| mix(key, u64::from(byte)));
    let mut sign = || {
        let sign = SIGNS[(key % SIGNS.len() as u64) as usize];
        key /= SIGNS.len() as u64;
        char::from(sign)
    };
    (0..LENGTH).map(|_| sign()).collect()
}

/// Of the texts of a position's images the first in order.
pub(crate) fn canonical<G: Puzzling>(position: &G::Position) -> String {
    let texts = G::images(position).into_iter().map(|image| G::write_position(&image));
    texts.min().expect("a position is an image of itself")
}
