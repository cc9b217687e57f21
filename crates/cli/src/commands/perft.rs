//! `pionnier perft`: counting sequences of turns.

use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use std::io::Write as _;
use std::ops::ControlFlow;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let depth = *matches.get_one::<u32>("depth").expect("the argument is required");
    let mut out = std::io::stdout().lock();
    if !matches.get_flag("divide") || depth == 0 {
        writeln!(out, "{}", request.position.perft(depth))?;
        return Ok(());
    }
    let mut total = 0;
    let mut result = Ok(());
    request.position.divide(depth, &mut |turn, count| {
        total += count;
        result = writeln!(out, "{turn} {count}");
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    result?;
    writeln!(out, "{total}")?;
    Ok(())
}
