//! `pionnier ugi`: the engine for other programs, in the Universal Game Interface. docs/UGI.md describes what is spoken.

mod clock;
mod order;
mod output;
mod session;
mod settings;
mod stability;
mod task;
mod thinking;

use crate::failure::Failure;
use crate::input::{self, Line};
use order::{Complaint, Order};
use pionnier_catalog::Words;
use session::Session;
use std::ops::ControlFlow;

/// The longest line that is read: a game of thousands of turns fits.
const LONGEST_LINE: usize = 1 << 20;

pub(crate) fn run(words: &Words) -> Result<(), Failure> {
    let mut input = std::io::stdin().lock();
    let mut session = Session::new();
    loop {
        let answer = match input::line(&mut input, LONGEST_LINE)? {
            Line::End => return Ok(()),
            Line::TooLong => Err(Complaint::new("ugi-line-too-long")),
            Line::Text(line) => Order::read(&line).and_then(|order| session.obey(order, words)),
        };
        match answer {
            Ok(ControlFlow::Continue(lines)) => output::say(&lines)?,
            Ok(ControlFlow::Break(())) => return Ok(()),
            Err(complaint) => output::say(&[complaint.words(words)])?,
        }
    }
}
