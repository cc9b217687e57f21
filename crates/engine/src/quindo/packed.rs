//! All values in a small space, in blocks that are read one by one.
//!
//! A value is told from two seen before it in the same block: those of the board before, and of one in which the leader or the
//! follower stands a little otherwise. Of the three values of a board two are always the same, and no smaller than the third: the best
//! turn is allowed unless its length is the forbidden one. So the third is known, or told from the first.

use super::entry::Entry;
use super::index::{Index, LENGTHS};
use crate::Value;
use crate::coding::{Counter, Decoder, Met, Model, encode};

/// Boards in a block. Larger ones are a little smaller together, and take longer to read where one value is wanted.
pub(super) const BLOCK: usize = 1024;

/// What is known of a relative: nothing, a draw, or a win or a loss with one of [`DISTANCES`].
const KINDS: u16 = 2 + 2 * DISTANCES;

/// Distances are told apart the less finely the longer they are.
const DISTANCES: u16 = 10;

/// Contexts of the first length: two relatives; of the others: the first length's value, a relative, and whether the
/// relatives' values of both lengths are the same.
const FIRST: u16 = KINDS * KINDS;
const OTHER: u16 = KINDS * KINDS * 4;
const CONTEXTS: usize = (FIRST + 2 * OTHER) as usize;

/// How far away the second relative is where the follower has two discs.
const PAIRED: usize = 9;

/// The entries of a block of boards as symbols with their contexts; those that follow from others are left out.
fn symbols(entries: &[u8], distance: usize, visit: &mut impl FnMut(Met)) {
    for board in 0..entries.len() / LENGTHS {
        for length in 0..LENGTHS {
            if let Told::By(context) = told(entries, board, length, distance) {
                visit((context, entries[board * LENGTHS + length]));
            }
        }
    }
}

/// How an entry is told.
enum Told {
    /// It follows from the others of its board.
    Follows(u8),
    /// By a symbol in this context.
    By(u16),
}

/// How an entry is told by those before it.
#[inline]
fn told(entries: &[u8], board: usize, length: usize, distance: usize) -> Told {
    let at = |back: usize, length: usize| {
        board.checked_sub(back).map(|board| Entry(entries[board * LENGTHS + length]))
    };
    let near = kind(at(1, length));
    if length == 0 {
        return Told::By(near * KINDS + kind(at(distance, length)));
    }
    let first = Entry(entries[board * LENGTHS]);
    if length == 2 {
        let second = Entry(entries[board * LENGTHS + 1]);
        if first != second {
            return Told::Follows(
                first.value().max(second.value()).map_or(u8::MAX, |value| Entry::new(value).0),
            );
        }
    }
    let alike = |back| u16::from(at(back, 0) == at(back, length));
    let context = (kind(Some(first)) * KINDS + near) * 4 + alike(1) * 2 + alike(distance);
    Told::By(FIRST + (length as u16 - 1) * OTHER + context)
}

/// What a relative's value says.
#[inline]
fn kind(entry: Option<Entry>) -> u16 {
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

/// How far away the second relative of the boards of a block is.
fn relative(index: &Index, block: usize) -> usize {
    let (leader, follower) = index.sides_of(block * BLOCK);
    if follower == 1 { super::board::FIELD - leader } else { PAIRED }
}

/// Appends the model, the lengths of all blocks and the blocks. `block` gives the entries of a block.
pub(super) fn pack<'a>(index: &Index, block: impl Fn(usize) -> &'a [u8], out: &mut Vec<u8>) {
    let blocks = index.boards().div_ceil(BLOCK);
    let mut counts = Counter::new(CONTEXTS);
    for number in 0..blocks {
        symbols(block(number), relative(index, number), &mut |met| counts.add(met));
    }
    let model = counts.model();
    model.write(out);
    let lengths = out.len();
    out.resize(lengths + 2 * blocks, 0);
    let mut met = Vec::new();
    for number in 0..blocks {
        met.clear();
        symbols(block(number), relative(index, number), &mut |symbol| met.push(symbol));
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
    /// What [`pack`] has written, or nothing if these bytes are something else.
    pub(super) fn read(index: &Index, mut bytes: &[u8]) -> Option<Packed> {
        let model = Model::read(CONTEXTS, &mut bytes)?;
        let blocks = index.boards().div_ceil(BLOCK);
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
    pub(super) fn block(&self, index: &Index, number: usize) -> Box<[u8]> {
        let boards = BLOCK.min(index.boards() - number * BLOCK);
        let distance = relative(index, number);
        let bytes = &self.bytes[self.starts[number] as usize..self.starts[number + 1] as usize];
        let mut decoder = Decoder::new(&self.model, bytes);
        let mut entries = vec![Entry::UNKNOWN.0; boards * LENGTHS].into_boxed_slice();
        for board in 0..boards {
            for length in 0..LENGTHS {
                entries[board * LENGTHS + length] = match told(&entries, board, length, distance) {
                    Told::Follows(entry) => entry,
                    Told::By(context) => decoder.next(context),
                };
            }
        }
        if !decoder.finish() {
            entries.fill(Entry::UNKNOWN.0);
        }
        entries
    }
}
