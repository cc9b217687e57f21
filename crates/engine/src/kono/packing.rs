//! Squeezing a set of squares into the squares it can use.

/// Tables for half a board at a time.
pub(super) struct Packing {
    /// `[room][set]`: the bits of `set` that lie in `room`, moved together.
    packed: Vec<[u8; 256]>,
    /// `[room][packed]`: the way back.
    spread: Vec<[u8; 256]>,
}

impl Packing {
    pub(super) fn new() -> Packing {
        let mut packing = Packing { packed: vec![[0; 256]; 256], spread: vec![[0; 256]; 256] };
        for room in 0..=255_u8 {
            let squares: Vec<u8> = (0..8).filter(|square| room >> square & 1 != 0).collect();
            for packed in 0..1_usize << squares.len() {
                let bits = squares.iter().enumerate().map(|(bit, square)| (packed >> bit & 1) << square);
                let set = bits.sum::<usize>();
                packing.packed[usize::from(room)][set] = packed as u8;
                packing.spread[usize::from(room)][packed] = set as u8;
            }
        }
        packing
    }

    /// Moves the squares of a set that lies in `room` together: the n-th square of `room` becomes bit n.
    #[inline]
    pub(super) fn pack(&self, room: u16, set: u16) -> u16 {
        let [room_low, room_high] = room.to_le_bytes();
        let [low, high] = set.to_le_bytes();
        let low = u16::from(self.packed[usize::from(room_low)][usize::from(low)]);
        let high = u16::from(self.packed[usize::from(room_high)][usize::from(high)]);
        low | high << room_low.count_ones()
    }

    /// The way back.
    #[inline]
    pub(super) fn spread(&self, room: u16, packed: u16) -> u16 {
        let [room_low, room_high] = room.to_le_bytes();
        let low = packed & ((1 << room_low.count_ones()) - 1);
        let high = packed >> room_low.count_ones();
        u16::from_le_bytes([
            self.spread[usize::from(room_low)][usize::from(low)],
            self.spread[usize::from(room_high)][usize::from(high)],
        ])
    }
}
