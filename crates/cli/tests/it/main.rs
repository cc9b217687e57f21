//! The program as a whole, in one test program: the server and the engine are linked once for all of it.

mod analyse;
mod architecture;
mod arena;
mod bench;
mod bot;
mod commands;
#[path = "../../../server/tests/common/mod.rs"]
mod common;
mod engine;
mod faults;
mod picture;
mod play;
mod program;
mod puzzle;
mod readme;
mod serve;
mod solved;
mod ugi;
