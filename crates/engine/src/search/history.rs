//! Statistics that forget: how good something has been of late.

/// No value passes this.
pub(super) const HIGHEST: i32 = 1 << 14;

/// A table of values, each drawn towards what is noted of it.
pub(super) struct History(Vec<i16>);

impl History {
    pub(super) fn new(size: usize) -> History {
        History(vec![0; size])
    }

    pub(super) fn get(&self, index: usize) -> i32 {
        i32::from(self.0[index])
    }

    /// Moves towards the limit, the slower the nearer: old evidence fades as new comes in.
    pub(super) fn add(&mut self, index: usize, bonus: i32) {
        let value = i32::from(self.0[index]);
        self.0[index] = (value + bonus - value * bonus.abs() / HIGHEST) as i16;
    }
}
