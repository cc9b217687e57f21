//! What a screen shows of a game and what a hand can do in it.

mod film;
mod look;
mod picture;
mod started;
mod why;

pub use film::{Film, Frame};
pub use look::{Choice, Look, PlayedTurn};
pub use picture::{caption, picture};
pub use pionnier_picture::{Annotation, Theme, View};

pub(crate) use started::Started;
pub(crate) use why::why;
