//! Packing many small numbers, each predicted from a few that came before.
//!
//! A *context* is whatever the caller knows before it sees the next symbol. For each context a [`Model`] keeps how often
//! which symbol follows; a symbol then takes as many bits as it is surprising (range asymmetric numeral systems). One
//! multiplication and two look-ups a symbol, no branch that depends on it: several times faster to read than coding bit
//! by bit, and about a tenth smaller here than general compressors, which do not know what resembles what.

mod model;
mod stream;

pub(crate) use model::{Counter, Model};
pub(crate) use stream::{Decoder, encode};

/// Frequencies are parts of 2 to this power. More would tell rare symbols better apart and fall out of the cache.
const SCALE_BITS: u32 = 11;
const SCALE: u32 = 1 << SCALE_BITS;

/// A symbol and the context it was met in.
pub(crate) type Met = (u16, u8);
