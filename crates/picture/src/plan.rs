//! Where everything of a layout lies in a picture.

use pionnier_core::scene::{Layout, PlaceKind};

/// Units between the middles of neighbouring squares.
const PITCH: f64 = 100.0;

/// Units between neighbouring points of a file. A lattice of points is hexagonal: with files √3 ranks apart all neighbours are equally far
/// from each other.
const RANK: f64 = 60.0;

/// Width of the groove between two squares.
pub(crate) const GROOVE: f64 = 16.0;

/// A wall spans two squares and the groove between them.
pub(crate) const WALL_LENGTH: f64 = 2.0 * PITCH - GROOVE;

/// A part of the picture.
pub(crate) struct Box {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// Where everything lies: x to the right, y downwards, as the viewer sees it. The page has the same plan (`web/src/board/plan.ts`).
pub(crate) struct Plan<'l> {
    layout: &'l Layout,
    /// Whether men stand on points joined by lines, rather than on squares.
    pub(crate) is_pointed: bool,
    /// Radius of a man.
    pub(crate) man: f64,
    /// Side of a square.
    pub(crate) square: f64,
    /// The places and what they stand on, without the frame.
    pub(crate) field: Box,
    /// The whole picture.
    pub(crate) whole: Box,
    /// Width of the frame.
    pub(crate) frame: f64,
    /// What half a step is to the eye.
    step: (f64, f64),
}

impl<'l> Plan<'l> {
    pub(crate) fn new(layout: &'l Layout, is_flipped: bool) -> Plan<'l> {
        let is_pointed = layout.places.iter().any(|place| place.kind == PlaceKind::Point);
        let is_grooved = !layout.barriers.is_empty();
        let (x, y) =
            if is_pointed { (RANK * 3.0_f64.sqrt() / 2.0, RANK / 2.0) } else { (PITCH / 2.0, PITCH / 2.0) };
        let step = if is_flipped { (-x, y) } else { (x, -y) };
        let man = match (is_pointed, is_grooved) {
            (true, _) => RANK * 0.46,
            (false, true) => PITCH * 0.33,
            (false, false) => PITCH * 0.39,
        };
        let reach = if is_pointed { RANK * 0.75 } else { PITCH / 2.0 };
        let field = around(layout.places.iter().map(|place| scaled(step, place.x, place.y)), reach);
        let frame = field.width.max(field.height) * 0.056;
        let whole = Box {
            x: field.x - frame,
            y: field.y - frame,
            width: field.width + 2.0 * frame,
            height: field.height + 2.0 * frame,
        };
        let square = if is_grooved { PITCH - GROOVE } else { PITCH };
        Plan { layout, is_pointed, man, square, field, whole, frame, step }
    }

    /// Where something lies that is so many half steps from the left and from below.
    pub(crate) fn at(&self, x: i32, y: i32) -> (f64, f64) {
        scaled(self.step, x, y)
    }

    /// The middle of a place or a barrier; a name the layout does not know has none.
    pub(crate) fn find(&self, name: &str) -> Option<(f64, f64)> {
        let place =
            self.layout.places.iter().find(|place| place.name == name).map(|place| (place.x, place.y));
        let barrier = || self.layout.barriers.iter().find(|barrier| barrier.name == name);
        place.or_else(|| barrier().map(|barrier| (barrier.x, barrier.y))).map(|(x, y)| self.at(x, y))
    }
}

fn scaled(step: (f64, f64), x: i32, y: i32) -> (f64, f64) {
    (f64::from(x) * step.0, f64::from(y) * step.1)
}

fn around(points: impl Iterator<Item = (f64, f64)>, reach: f64) -> Box {
    let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
    for (x, y) in points {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    Box {
        x: low.0 - reach,
        y: low.1 - reach,
        width: high.0 - low.0 + 2.0 * reach,
        height: high.1 - low.1 + 2.0 * reach,
    }
}
