//! Symbols to bytes and back.

use super::{Met, Model, SCALE, SCALE_BITS};

/// The state never leaves the numbers from here to 2³², and it begins here: a reader that ends anywhere else has read
/// something that was not written.
const LOWEST: u32 = 1 << 16;

/// Writes symbols, each of which the model must know in its context.
///
/// # Panics
/// If the model does not know one.
pub(crate) fn encode(model: &Model, symbols: &[Met]) -> Vec<u8> {
    // What is written last is read first, so the symbols go in backwards and come out forwards.
    let mut words = Vec::new();
    let mut state = LOWEST;
    for &(context, symbol) in symbols.iter().rev() {
        let frequencies = model.context(context).expect("the model knows the context");
        let (frequency, first) = frequencies.span(symbol);
        assert!(frequency > 0, "the model knows the symbol");
        let (frequency, first) = (u32::from(frequency), u32::from(first));
        if u64::from(state) >= u64::from(frequency) << (u32::BITS - SCALE_BITS) {
            words.push(state as u16);
            state >>= 16;
        }
        state = ((state / frequency) << SCALE_BITS) + state % frequency + first;
    }
    let mut bytes = state.to_le_bytes().to_vec();
    bytes.extend(words.iter().rev().flat_map(|word| word.to_le_bytes()));
    bytes
}

/// Reads symbols. Bytes that were not written by [`encode`] give some symbols or other; [`Decoder::finish`] tells.
pub(crate) struct Decoder<'a> {
    model: &'a Model,
    state: u32,
    words: core::slice::ChunksExact<'a, u8>,
    is_sound: bool,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(model: &'a Model, bytes: &'a [u8]) -> Decoder<'a> {
        let (state, words) = bytes.split_first_chunk().unwrap_or((&[0; 4], &[]));
        let words = words.chunks_exact(2);
        let is_sound = words.remainder().is_empty();
        Decoder { model, state: u32::from_le_bytes(*state), words, is_sound }
    }

    /// The next symbol in this context.
    #[inline]
    pub(crate) fn next(&mut self, context: u16) -> u8 {
        let Some(frequencies) = self.model.context(context) else {
            self.is_sound = false;
            return 0;
        };
        let number = self.state & (SCALE - 1);
        let symbol = frequencies.symbol(number);
        let (frequency, first) = frequencies.span(symbol);
        self.state = u32::from(frequency) * (self.state >> SCALE_BITS) + number - u32::from(first);
        if self.state < LOWEST {
            let word = self.words.next().unwrap_or_else(|| {
                self.is_sound = false;
                &[0; 2]
            });
            self.state = self.state << 16 | u32::from(word[0]) | u32::from(word[1]) << 8;
        }
        symbol
    }

    /// Whether everything read so far was all that was written.
    pub(crate) fn finish(mut self) -> bool {
        self.is_sound && self.words.next().is_none() && self.state == LOWEST
    }
}

#[cfg(test)]
mod tests {
    use super::{Decoder, Model, encode};
    use pionnier_core::Random;

    fn skewed(count: usize) -> Vec<(u16, u8)> {
        let mut random = Random::new(11);
        let mut symbol = |context: usize| (0..8 * (context + 1)).map(|_| random.below(2) as u8).sum();
        (0..count).map(|number| (number % 3, symbol(number % 3))).map(|(c, s)| (c as u16, s)).collect()
    }

    fn round_trip(symbols: &[(u16, u8)]) -> usize {
        let model = Model::of(4, symbols);
        let bytes = encode(&model, symbols);
        let mut written = Vec::new();
        model.write(&mut written);
        written.push(7);
        let mut rest = &written[..];
        assert_eq!(Model::read(4, &mut rest), Some(model.clone()));
        assert_eq!(rest, [7], "what follows the model is left");
        let mut decoder = Decoder::new(&model, &bytes);
        for &(context, symbol) in symbols {
            assert_eq!(decoder.next(context), symbol);
        }
        assert!(decoder.finish());
        bytes.len()
    }

    #[test]
    fn symbols_come_back() {
        for count in [0, 1, 2, 3, 1000] {
            round_trip(&skewed(count));
        }
        round_trip(&(0..=255).map(|symbol| (3, symbol)).collect::<Vec<_>>());
        assert_eq!(round_trip(&[(1, 200); 1000]), 4, "what is certain takes no room");
    }

    #[test]
    fn a_symbol_takes_what_its_surprise_demands() {
        // Sums of 8, 16 and 24 coins: 2.54, 3.05 and 3.34 bits.
        let bits = 8 * round_trip(&skewed(30_000));
        assert!((88_000..92_000).contains(&bits), "{bits}");
    }

    #[test]
    fn foreign_bytes_are_noticed() {
        let symbols = skewed(1000);
        let model = Model::of(4, &symbols);
        let bytes = encode(&model, &symbols);
        let reads = |bytes: &[u8]| {
            let mut decoder = Decoder::new(&model, bytes);
            for &(context, _) in &symbols {
                decoder.next(context);
            }
            decoder.finish()
        };
        assert!(reads(&bytes));
        assert!((0..bytes.len()).all(|length| !reads(&bytes[..length])));
        assert!(!reads(&[&bytes[..], &[0, 0]].concat()));
        let mut decoder = Decoder::new(&model, &bytes);
        decoder.next(3);
        assert!(!decoder.finish(), "a context the model does not know");
    }

    #[test]
    fn a_model_cut_short_is_refused() {
        let mut written = Vec::new();
        Model::of(4, &skewed(1000)).write(&mut written);
        assert!((0..written.len()).all(|length| Model::read(4, &mut &written[..length]).is_none()));
        written[0] ^= 1;
        assert!(Model::read(4, &mut &written[..]).is_none(), "frequencies that are not the whole");
    }
}
