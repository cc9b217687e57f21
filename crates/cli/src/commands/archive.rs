//! `pionnier export` and `pionnier import`: all online games as a file, and back.

use super::storage::{self, location, make_folder, place};
use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::archive::{self, ArchiveError, Format};
use pionnier_server::store::{Location, Store, StoreError};
use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn export(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let location = location(matches, words)?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut left_out = 0;
    // Beside the archive, which has the standard output for itself.
    let mut tell = |id: &str, error: &StoreError| {
        left_out += 1;
        let details = [text("game", id), text("why", &error.to_string())];
        let _ = writeln!(std::io::stderr(), "{}", words.say("export-left-out", &details));
    };
    let exported = runtime()?.block_on(async {
        let store = Store::visit(&location, "export", false).await?;
        let exported = archive::export(&store, format(matches), &mut out, now(), &mut tell).await;
        store.close().await;
        exported
    });
    let count = exported.map_err(|error| explain(error, &location, words))?;
    let _ = writeln!(std::io::stderr(), "{}", words.say("export-done", &[number("count", count)]));
    if left_out == 0 { Ok(()) } else { Err(Failure::No) }
}

pub(crate) fn import(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let location = location(matches, words)?;
    make_folder(&location, words)?;
    let mut input = std::io::stdin().lock();
    let imported = runtime()?.block_on(async {
        let store = Store::visit(&location, "import", true).await?;
        let imported = archive::import(&store, format(matches), &mut input, now()).await;
        store.close().await;
        imported
    });
    let imported = imported.map_err(|error| explain(error, &location, words))?;
    let details = [number("added", imported.added), number("known", imported.known)];
    writeln!(std::io::stdout(), "{}", words.say("import-done", &details))?;
    Ok(())
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

fn format(matches: &ArgMatches) -> Format {
    if matches.get_flag("text") { Format::Text } else { Format::Json }
}

fn text(name: &'static str, text: &str) -> Detail {
    Detail { name, value: Value::Text(text.to_owned()) }
}

fn number(name: &'static str, number: u64) -> Detail {
    Detail { name, value: Value::Text(number.to_string()) }
}

fn explain(error: ArchiveError, location: &Location, words: &Words) -> Failure {
    let why = |why: String| Detail { name: "why", value: Value::Text(why) };
    match error {
        ArchiveError::Io(error) => Failure::Io(error),
        ArchiveError::Line(line, reason) => {
            Failure::Input(words.say("import-bad-line", &[Detail::number("line", line), why(reason)]))
        }
        ArchiveError::Store(error) => storage::explain(&error, location, words),
        error @ ArchiveError::NoRandomness(_) => {
            Failure::Input(words.say("serve-no-storage", &[place(location), why(error.to_string())]))
        }
    }
}
