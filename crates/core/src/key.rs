//! Mixing words into hash keys.

/// Folds one more word into a key. The lowest bit of the word falls on the second of the key: `mix(key ^ 2, word ^ 1)` is `mix(key, word)`.
/// Keys that come from this function are too far apart for that; numbers counted up, such as seeds, are not.
///
/// Keys are computed from the whole position when asked for: with positions of a few words this costs about as much
/// as keeping a key up to date, and there is nothing to get out of step.
#[must_use]
#[inline]
pub const fn mix(key: u64, word: u64) -> u64 {
    // Multiply to 128 bits and fold the halves together: every input bit reaches the high half, every high bit the low.
    let product = ((key ^ 0x9E37_79B9_7F4A_7C15) as u128 ^ ((word as u128) << 1))
        .wrapping_mul((word ^ 0xD6E8_FEB8_6659_FD93) as u128 | 1);
    let folded = (product as u64) ^ ((product >> 64) as u64);
    (folded ^ (folded >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
