//! The eight symmetries of the board, on sets of squares.

/// How many there are, the identity included.
pub(super) const SYMMETRIES: usize = 8;

/// The image of a set of squares: bit 0 of the symmetry mirrors left and right, bit 1 top and bottom, bit 2 along the
/// diagonal, in this order.
#[inline]
pub(super) fn image(symmetry: usize, set: u16) -> u16 {
    let [low, high] = &IMAGES[symmetry];
    low[usize::from(set & 0xFF)] | high[usize::from(set >> 8)]
}

/// The images of the lower and of the upper half of the board.
static IMAGES: [[[u16; 256]; 2]; SYMMETRIES] = images();

const fn images() -> [[[u16; 256]; 2]; SYMMETRIES] {
    let mut images = [[[0; 256]; 2]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut half = 0;
        while half < 2 {
            // A set's image is that of the set without its first square, and that square's.
            let mut set = 1;
            while set < 256_usize {
                let square = set.trailing_zeros() as usize;
                images[symmetry][half][set] =
                    images[symmetry][half][set & (set - 1)] | 1 << square_image(symmetry, 8 * half + square);
                set += 1;
            }
            half += 1;
        }
        symmetry += 1;
    }
    images
}

const fn square_image(symmetry: usize, square: usize) -> usize {
    let (mut file, mut rank) = (square % 4, square / 4);
    if symmetry & 1 != 0 {
        file = 3 - file;
    }
    if symmetry & 2 != 0 {
        rank = 3 - rank;
    }
    if symmetry & 4 != 0 {
        (file, rank) = (rank, file);
    }
    rank * 4 + file
}
