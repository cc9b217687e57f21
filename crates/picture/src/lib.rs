//! What stands on a board as a picture. Knows no game and no rule: it draws a [`Layout`](pionnier_core::scene::Layout) and a
//! [`Scene`](pionnier_core::scene::Scene) with the [`Artwork`] of their game, which the page draws its boards with too.

#![deny(missing_docs)]

mod arrow;
mod artwork;
mod colours;
mod letters;
mod plan;
#[cfg(feature = "raster")]
mod raster;
mod svg;

pub use artwork::Artwork;
#[cfg(feature = "raster")]
pub use raster::{Animation, NoPicture, card, png};
pub use svg::{Annotation, Theme, View, svg};

/// A number as pictures have it: two decimals are finer than any screen and keep the text short.
fn round(number: f64) -> f64 {
    // Without the sign of a zero.
    (number * 100.0).round() / 100.0 + 0.0
}
