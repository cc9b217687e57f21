//! Sets of a few squares, ranked.

/// Ways to choose so many squares (second) among so many (first).
pub(crate) const fn choose<const FEW: usize, const ALL: usize>() -> [[u32; FEW]; ALL] {
    let mut choose = [[0; FEW]; ALL];
    let mut from = 0;
    while from < ALL {
        choose[from][0] = 1;
        let mut few = 1;
        while few < FEW && from > 0 {
            choose[from][few] = choose[from - 1][few] + choose[from - 1][few - 1];
            few += 1;
        }
        from += 1;
    }
    choose
}

/// The next set of as many numbers, in the order of their ranks: a set's rank is the sum, over its numbers in their order, of the ways to
/// choose one more than come before among all that are smaller.
pub(crate) fn next_set(set: &mut [u8]) {
    for place in 0..set.len() {
        let limit = set.get(place + 1).copied().unwrap_or(u8::MAX);
        if set[place] + 1 < limit {
            set[place] += 1;
            for (number, lower) in set[..place].iter_mut().enumerate() {
                *lower = number as u8;
            }
            return;
        }
    }
}
