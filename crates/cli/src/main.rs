//! The one binary: `pionnier`.

mod arguments;
mod bar;
mod commands;
mod count_bar;
mod failure;
mod figures;
mod file;
mod input;
mod language;
mod request;
mod tables;
mod usage;
mod worth;
mod wrap;

use std::process::ExitCode;

fn main() -> ExitCode {
    let given: Vec<_> = std::env::args_os().collect();
    let words = language::words(language::choose(&given));
    let matches = match arguments::command(&words).try_get_matches_from(given) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, &words),
    };
    match commands::run(&matches, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}
