//! All values in a small space, in blocks that are read one by one.
//!
//! A value is told from others seen before it in the same block; from which, and what they say, is known to the game.

use super::{Endgame, Entry};
use crate::Value;
use crate::coding::{Counter, Decoder, Met, Model, encode};

/// How an entry is told.
pub enum Told {
    /// It follows from others.
    Follows(Entry),
    /// By a symbol in this context.
    By(u16),
}

/// What is known of a relative: nothing, a draw, or a win or a loss with one of [`DISTANCES`].
pub(crate) const KINDS: u16 = 2 + 2 * DISTANCES;

/// Distances are told apart the less finely the longer they are.
const DISTANCES: u16 = 10;

/// What a relative's value says.
#[inline]
pub(crate) fn kind(entry: Option<Entry>) -> u16 {
    match entry.and_then(Entry::value) {
        None => 0,
        Some(Value::Draw) => 1,
        Some(Value::Loss(plies)) => 2 + bin(plies),
        Some(Value::Win(plies)) => 2 + DISTANCES + bin(plies),
    }
}

#[inline]
const fn bin(plies: u16) -> u16 {
    match plies / 2 {
        few @ 0..4 => few,
        4 | 5 => 4,
        6 => 5,
        7 => 6,
        8 => 7,
        9 => 8,
        _ => 9,
    }
}

/// The entries of a block as symbols with their contexts; those that follow from others are left out.
fn symbols<E: Endgame>(entries: &[u8], family: E::Family, visit: &mut impl FnMut(Met)) {
    for (number, &entry) in entries.iter().enumerate() {
        if let Told::By(context) = E::told(entries, number, family) {
            visit((context, entry));
        }
    }
}

/// Appends the model, the lengths of all blocks and the blocks. `block` gives the entries of a block.
pub(super) fn pack<'a, E: Endgame>(numbering: &E, block: impl Fn(usize) -> &'a [u8], out: &mut Vec<u8>) {
    let blocks = numbering.classes().div_ceil(E::BLOCK);
    let mut counts = Counter::new(E::CONTEXTS);
    for number in 0..blocks {
        symbols::<E>(block(number), numbering.family(number * E::BLOCK), &mut |met| counts.add(met));
    }
    let model = counts.model();
    model.write(out);
    let lengths = out.len();
    out.resize(lengths + 2 * blocks, 0);
    let mut met = Vec::new();
    for number in 0..blocks {
        met.clear();
        symbols::<E>(block(number), numbering.family(number * E::BLOCK), &mut |symbol| met.push(symbol));
        let packed = encode(&model, &met);
        out[lengths + 2 * number..][..2].copy_from_slice(&(packed.len() as u16).to_le_bytes());
        out.extend(packed);
    }
}

/// Packed blocks, to be read when they are wanted.
pub(super) struct Packed {
    bytes: Vec<u8>,
    model: Model,
    /// Where each block begins; one more for the end.
    starts: Vec<u32>,
}

impl Packed {
    /// So many blocks that [`pack`] has written, or nothing if these bytes are something else.
    pub(super) fn read(contexts: usize, blocks: usize, mut bytes: &[u8]) -> Option<Packed> {
        let model = Model::read(contexts, &mut bytes)?;
        let (lengths, bytes) = bytes.split_at_checked(2 * blocks)?;
        let mut starts = vec![0];
        let mut end = 0;
        for length in lengths.chunks_exact(2) {
            end += u32::from(u16::from_le_bytes([length[0], length[1]]));
            starts.push(end);
        }
        (end as usize == bytes.len()).then(|| Packed { bytes: bytes.to_vec(), model, starts })
    }

    /// The entries of a block; unknown ones if they were not written by [`pack`].
    pub(super) fn block<E: Endgame>(&self, numbering: &E, number: usize) -> Box<[u8]> {
        let first = number * E::BLOCK;
        let family = numbering.family(first);
        let bytes = &self.bytes[self.starts[number] as usize..self.starts[number + 1] as usize];
        let mut decoder = Decoder::new(&self.model, bytes);
        let count = E::BLOCK.min(numbering.classes() - first);
        let mut entries = vec![Entry::UNKNOWN.0; count].into_boxed_slice();
        for number in 0..count {
            entries[number] = match E::told(&entries, number, family) {
                Told::Follows(entry) => entry.0,
                Told::By(context) => decoder.next(context),
            };
        }
        if !decoder.finish() {
            entries.fill(Entry::UNKNOWN.0);
        }
        entries
    }
}
