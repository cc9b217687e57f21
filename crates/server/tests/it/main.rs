//! The server through its own address, in one program: to link eleven takes minutes. Only `long` is alone in its process.

mod archive;
mod attendance;
mod bot;
mod chaos;
#[path = "../common/mod.rs"]
mod common;
mod deaf;
mod description;
mod hostile;
mod kept;
mod limits;
mod play;
mod postgres;
mod preview;
