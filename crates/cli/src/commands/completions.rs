//! `pionnier completions`: a script that lets a shell complete our commands.

use crate::arguments;
use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::Words;
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let shell = *matches.get_one::<clap_complete::Shell>("shell").expect("the argument is required");
    // Written to memory first: the generator would panic on a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut arguments::command(words), "pionnier", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}
