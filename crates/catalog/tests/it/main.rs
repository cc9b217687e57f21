//! The catalog from outside, in one test program: the search of five games is linked once for all of it.

mod exact;
mod hostile;
mod lessons;
mod list;
mod messages;
mod picture;
mod review;
mod screen;
mod seed;
mod transcript;
mod typed;
