//! The tests of the engine in one program: the search of five games is compiled once for all of them. Kono's table has a
//! program of its own, since it asks what happens before the table is there.

mod calibration;
mod claims;
mod history;
mod knowledge;
mod minimax;
mod races;
mod retrograde;
mod search;
mod wins;
