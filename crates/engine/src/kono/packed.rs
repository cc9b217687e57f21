//! All values in a small space.
//!
//! A value is told from two seen before it, those of [`Index::each_with_relatives`]: moving one enemy man to the next free
//! square seldom changes much. That gives 1.9 MB; a general compressor at its strongest comes to 2.2 MB (brotli) or
//! 2.3 MB (xz). More relatives gain a few percent and cost more time than they save.

use super::entry::Entry;
use super::index::Index;
use crate::Value;
use crate::coding::{Decoder, Model, encode};

/// What is known of a relative: nothing, a draw, or a win or a loss with one of [`DISTANCES`].
const KINDS: u16 = 2 + 2 * DISTANCES;
const CONTEXTS: usize = (KINDS * KINDS) as usize;

/// Distances are told apart the less finely the longer they are.
const DISTANCES: u16 = 12;

/// Entries are in the order of the index.
pub(super) fn pack(index: &Index, entries: &[Entry]) -> Vec<u8> {
    let mut symbols = Vec::with_capacity(entries.len());
    index.each_with_relatives(|relatives| {
        let Entry(symbol) = entries[symbols.len()];
        symbols.push((context(entries, relatives), symbol));
    });
    let model = Model::of(CONTEXTS, &symbols);
    let mut packed = Vec::new();
    model.write(&mut packed);
    packed.extend(encode(&model, &symbols));
    packed
}

/// The entries that were packed, or nothing if these bytes are something else.
pub(super) fn unpack(index: &Index, mut packed: &[u8]) -> Option<Vec<Entry>> {
    let model = Model::read(CONTEXTS, &mut packed)?;
    let mut decoder = Decoder::new(&model, packed);
    let mut entries = Vec::with_capacity(index.classes());
    index.each_with_relatives(|relatives| {
        let symbol = decoder.next(context(&entries, relatives));
        entries.push(Entry(symbol));
    });
    decoder.finish().then_some(entries)
}

#[inline]
fn context(entries: &[Entry], relatives: Option<(usize, usize)>) -> u16 {
    relatives.map_or(0, |(low, high)| kind(entries[low]) * KINDS + kind(entries[high]))
}

/// What a relative's value says.
#[inline]
fn kind(entry: Entry) -> u16 {
    match entry.value() {
        Value::Draw => 1,
        Value::Loss(plies) => 2 + distance(plies),
        Value::Win(plies) => 2 + DISTANCES + distance(plies),
    }
}

#[inline]
const fn distance(plies: u16) -> u16 {
    match plies / 2 {
        few @ 0..6 => few,
        6..8 => 6,
        8..10 => 7,
        10..13 => 8,
        13..17 => 9,
        17..25 => 10,
        _ => 11,
    }
}
