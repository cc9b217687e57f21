//! How often which symbol follows in which context.

use super::{Met, SCALE};

/// Symbols are bytes.
const SYMBOLS: usize = 256;

/// The frequencies of all contexts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Model {
    contexts: Vec<Option<Frequencies>>,
}

/// The frequencies of one context: in all they are [`SCALE`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frequencies {
    /// For each symbol its frequency and those of all smaller symbols together.
    spans: Vec<(u16, u16)>,
    /// For each number below [`SCALE`] the symbol in whose span it lies.
    symbols: Vec<u8>,
}

/// Counts symbols where they are too many to be held at once.
pub(crate) struct Counter(Vec<[u32; SYMBOLS]>);

impl Counter {
    pub(crate) fn new(contexts: usize) -> Counter {
        Counter(vec![[0; SYMBOLS]; contexts])
    }

    pub(crate) fn add(&mut self, (context, symbol): Met) {
        self.0[usize::from(context)][usize::from(symbol)] += 1;
    }

    /// The model that fits what was counted best.
    pub(crate) fn model(&self) -> Model {
        Model { contexts: self.0.iter().map(Frequencies::fitting).collect() }
    }
}

impl Model {
    /// The model that fits these symbols best.
    pub(crate) fn of(contexts: usize, symbols: &[Met]) -> Model {
        let mut counter = Counter::new(contexts);
        for &met in symbols {
            counter.add(met);
        }
        counter.model()
    }

    #[inline]
    pub(super) fn context(&self, context: u16) -> Option<&Frequencies> {
        self.contexts[usize::from(context)].as_ref()
    }

    /// Appends the frequencies: a byte each, two from 128 on, and runs of zeros as a zero and their length. A context
    /// that does not occur is one long run.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        for context in &self.contexts {
            let mut symbol = 0;
            while symbol < SYMBOLS {
                let frequency =
                    |symbol| context.as_ref().map_or(0, |frequencies| frequencies.span(symbol as u8).0);
                match frequency(symbol) {
                    0 => {
                        let run = (symbol..SYMBOLS).take_while(|&next| frequency(next) == 0).count();
                        out.extend([0, (run - 1) as u8]);
                        symbol += run;
                        continue;
                    }
                    few @ 1..0x80 => out.push(few as u8),
                    many => out.extend([0x80 | (many & 0x7F) as u8, (many >> 7) as u8]),
                }
                symbol += 1;
            }
        }
    }

    /// Reads what [`Model::write`] has written, and moves `bytes` past it. Nothing if it is not that.
    pub(crate) fn read(contexts: usize, bytes: &mut &[u8]) -> Option<Model> {
        let contexts: Option<Vec<_>> = (0..contexts).map(|_| read_context(bytes)).collect();
        Some(Model { contexts: contexts? })
    }
}

/// Outside: the bytes are wrong. Inside: the context does not occur.
#[expect(clippy::option_option, reason = "the two are different things and both are needed")]
fn read_context(bytes: &mut &[u8]) -> Option<Option<Frequencies>> {
    let mut frequencies = Vec::with_capacity(SYMBOLS);
    while frequencies.len() < SYMBOLS {
        match take(bytes)? {
            0 => {
                let run = usize::from(take(bytes)?) + 1;
                frequencies.resize(frequencies.len() + run, 0);
            }
            few @ 1..0x80 => frequencies.push(u16::from(few)),
            low => frequencies.push(u16::from(low & 0x7F) | u16::from(take(bytes)?) << 7),
        }
    }
    let total: u32 = frequencies.iter().copied().map(u32::from).sum();
    match (frequencies.len(), total) {
        (SYMBOLS, 0) => Some(None),
        (SYMBOLS, SCALE) => Some(Some(Frequencies::new(&frequencies))),
        _ => None,
    }
}

fn take(bytes: &mut &[u8]) -> Option<u8> {
    let (&first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(first)
}

impl Frequencies {
    fn new(frequencies: &[u16]) -> Frequencies {
        let mut spans = Vec::with_capacity(SYMBOLS);
        let mut symbols = Vec::with_capacity(SCALE as usize);
        for (symbol, &frequency) in frequencies.iter().enumerate() {
            spans.push((frequency, symbols.len() as u16));
            symbols.resize(symbols.len() + usize::from(frequency), symbol as u8);
        }
        Frequencies { spans, symbols }
    }

    /// Scales counts, keeping every symbol that occurs; whole numbers only, so that every machine finds the same.
    fn fitting(counts: &[u32; SYMBOLS]) -> Option<Frequencies> {
        let total: u64 = counts.iter().copied().map(u64::from).sum();
        if total == 0 {
            return None;
        }
        let scaled = |count: u32| (u64::from(count) * u64::from(SCALE) / total) as u16;
        let mut frequencies = counts.map(|count| if count == 0 { 0 } else { scaled(count).max(1) });
        // What rounding has taken or given is made up where it matters least: at the most frequent symbols.
        let mut excess = frequencies.iter().copied().map(i32::from).sum::<i32>() - SCALE as i32;
        while excess != 0 {
            let most = frequencies.iter_mut().max().expect("there are symbols");
            *most = most.wrapping_add_signed(-excess.signum() as i16);
            excess -= excess.signum();
        }
        Some(Frequencies::new(&frequencies))
    }

    /// A symbol's frequency and where its span begins.
    #[inline]
    pub(super) fn span(&self, symbol: u8) -> (u16, u16) {
        self.spans[usize::from(symbol)]
    }

    /// The symbol in whose span a number below [`SCALE`] lies.
    #[inline]
    pub(super) fn symbol(&self, number: u32) -> u8 {
        self.symbols[number as usize]
    }
}
