//! `pionnier moves`: every legal turn, as it is found.

use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use std::io::{BufWriter, Write as _};
use std::ops::ControlFlow;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let limit = matches.get_one::<u64>("limit").copied().unwrap_or(u64::MAX);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut written = 0;
    let mut result = Ok(());
    request.position.turns(&mut |turn| {
        if written >= limit {
            return ControlFlow::Break(());
        }
        written += 1;
        match writeln!(out, "{turn}") {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                result = Err(error);
                ControlFlow::Break(())
            }
        }
    });
    result?;
    out.flush()?;
    Ok(())
}
