//! The board as the index sees it: points numbered as the side to move sees them, and mirrored.

use pionnier_games::granat::{Coordinate, Point};

/// Points of the board.
pub(super) const POINTS: usize = 69;

/// For each symmetry (bit 0 mirrors left and right, bit 1 top and bottom) and each point the number of the image.
pub(super) static IMAGES: [[u8; POINTS]; 4] = {
    let mut images = [[0; POINTS]; 4];
    let (mut rank, mut index) = (15, 0);
    // In reading order, which is the order of the points' numbers.
    while rank > 0 {
        let mut file = 1;
        while file <= 9 {
            if Point::at(Coordinate { file, rank }).is_some() {
                images[0][index] = number(file, rank);
                images[1][index] = number(10 - file, rank);
                images[2][index] = number(file, 16 - rank);
                images[3][index] = number(10 - file, 16 - rank);
                index += 1;
            }
            file += 1;
        }
        rank -= 1;
    }
    images
};

const fn number(file: u8, rank: u8) -> u8 {
    match Point::at(Coordinate { file, rank }) {
        Some(point) => point.index() as u8,
        None => panic!("the points are symmetric"),
    }
}
