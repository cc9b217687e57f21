#![doc = include_str!("../README.md")]
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
