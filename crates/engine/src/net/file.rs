//! The file of a net: the envelope of `table_file`, and in it the sizes and the packed weights.
//!
//! | bytes of the body | what |
//! |---|---|
//! | 0–1, 2–3, 4–5 | inputs, hidden numbers, buckets |
//! | then 4 each | what is added, for each bucket |
//! | then | the model of the packing, and the weights of the columns and outputs, packed |
//!
//! A weight is packed as its high byte and, told from that, its low byte. Numbers have their low byte first.

use super::{INPUT_LIMIT, LANE, Net, Weights};
use crate::coding::{Decoder, Model, encode};
use crate::table_file::{self, TableError};

/// Version of the file's body.
const VERSION: u16 = 1;

/// The context of high bytes; those of low bytes follow: after 0, after 255, after anything else.
const HIGH: u16 = 0;
const CONTEXTS: usize = 4;

/// Larger nets are not for us, and a damaged size must not make us ask for all memory there is.
const HIDDEN_LIMIT: usize = 1024;
const BUCKET_LIMIT: usize = 64;

const fn after(high: u8) -> u16 {
    match high {
        0 => 1,
        255 => 2,
        _ => 3,
    }
}

impl Net {
    /// The file. The same net gives the same bytes on every machine.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Weights { inputs, hidden, columns, outputs, biases } = self.weights();
        let mut body = Vec::new();
        for size in [inputs, hidden, biases.len()] {
            body.extend((size as u16).to_le_bytes());
        }
        body.extend(biases.iter().flat_map(|bias| bias.to_le_bytes()));
        let mut symbols = Vec::with_capacity(2 * (columns.len() + outputs.len()));
        for weight in columns.iter().chain(&outputs) {
            let [low, high] = weight.to_le_bytes();
            symbols.extend([(HIGH, high), (after(high), low)]);
        }
        let model = Model::of(CONTEXTS, &symbols);
        model.write(&mut body);
        body.extend(encode(&model, &symbols));
        table_file::seal(&self.game, VERSION, &body)
    }

    /// Reads the file of a game's net.
    ///
    /// # Errors
    /// Why the file is refused. Nothing of a refused file is used.
    pub fn from_bytes(game: &str, file: &[u8]) -> Result<Net, TableError> {
        let body = table_file::open(game, VERSION, file)?;
        read(game, body).ok_or(TableError::Damaged)
    }
}

/// Reads the body; nothing if it is none.
fn read(game: &str, mut body: &[u8]) -> Option<Net> {
    let [inputs, hidden, buckets] =
        [(); 3].map(|()| take(&mut body).map(u16::from_le_bytes).map(usize::from));
    let (inputs, hidden, buckets) = (inputs?, hidden?, buckets?);
    let is_sane = inputs <= INPUT_LIMIT
        && hidden <= HIDDEN_LIMIT
        && hidden.is_multiple_of(LANE)
        && (1..=BUCKET_LIMIT).contains(&buckets);
    if !is_sane {
        return None;
    }
    let biases: Option<Vec<i32>> = (0..buckets).map(|_| take(&mut body).map(i32::from_le_bytes)).collect();
    let model = Model::read(CONTEXTS, &mut body)?;
    let mut decoder = Decoder::new(&model, body);
    let mut weights = |count: usize| -> Vec<i16> {
        let mut weight = || {
            let high = decoder.next(HIGH);
            i16::from_le_bytes([decoder.next(after(high)), high])
        };
        (0..count).map(|_| weight()).collect()
    };
    let columns = weights((inputs + 1) * hidden);
    let outputs = weights(2 * hidden * buckets);
    let weights = Weights { inputs, hidden, columns, outputs, biases: biases? };
    if decoder.finish() { Net::new(game, &weights) } else { None }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*first)
}
