//! What a net sees of each game: what stands where, and a few things that are counted because no sum of squares tells them.

pub(super) mod bermudes;
pub(super) mod cul_de_sac;
pub(super) mod granat;
pub(super) mod kono;
pub(super) mod quindo;

/// Inputs that come in two kinds, the first side's from `first` on and after them as many of the second's.
#[derive(Clone, Copy)]
struct Pair {
    first: usize,
    count: usize,
}

impl Pair {
    /// Where a side's begin.
    const fn of(self, side: usize) -> usize {
        self.first + side * self.count
    }

    /// Where the inputs after these begin.
    const fn end(self) -> usize {
        self.of(2)
    }

    /// The pair of the next `count` inputs of each side.
    const fn then(self, count: usize) -> Pair {
        Pair { first: self.end(), count }
    }

    /// What an input is to the other side, if it is one of these: the one of the other side whose place is the image of its
    /// own.
    fn turned(self, input: usize, image: impl FnOnce(usize) -> usize) -> Option<usize> {
        let place = input.checked_sub(self.first).filter(|&place| place < 2 * self.count)?;
        let (side, place) = (place / self.count, place % self.count);
        Some(self.of(1 - side) + image(place))
    }
}

/// The inputs of a net that a program may have and the page has not: Kono is looked up there, and no net of Cul-de-sac has won its match.
pub(super) const fn in_program(inputs: usize) -> usize {
    if cfg!(feature = "embedded-nets") { inputs } else { 0 }
}
