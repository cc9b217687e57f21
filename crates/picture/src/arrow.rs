//! An arrow over the board.

use crate::round;
use core::fmt::Write as _;

type Point = (f64, f64);

/// An arrow between two places that leaves their middles free, so that men stay visible under it: the line without its head, and the
/// corners of the head.
pub(crate) fn arrow(from: Point, to: Point, width: f64, free: f64) -> (String, String) {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let gap = free.min(length * 0.3);
    let head = (width * 2.6).min((length - gap) * 0.6);
    let start = between(from, to, gap / length);
    let tip = between(from, to, 1.0 - gap * 0.5 / length);
    let neck = between(tip, from, head / length);
    let aside = ((to.1 - from.1) / length * width * 1.35, (from.0 - to.0) / length * width * 1.35);
    let shaft = format!("M{} {}L{} {}", round(start.0), round(start.1), round(neck.0), round(neck.1));
    let corners = [tip, (neck.0 + aside.0, neck.1 + aside.1), (neck.0 - aside.0, neck.1 - aside.1)];
    let mut points = String::new();
    for (x, y) in corners {
        let _ = write!(points, "{},{} ", round(x), round(y));
    }
    (shaft, points.trim_end().to_owned())
}

fn between(a: Point, b: Point, part: f64) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}
