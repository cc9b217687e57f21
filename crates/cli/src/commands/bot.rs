//! `pionnier bot`: a level of the engine plays online.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::bot::Bot;
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let level = matches.get_one::<u64>("level").map_or(1, |&level| level as u8);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_else(|| u64::from(std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let end = runtime.block_on(async {
        let bot = Bot::sit_down(text("url"), text("kind"), level, seed).await?;
        let id = Detail { name: "id", value: Value::Text(bot.id().to_owned()) };
        // Nobody may be reading; it plays all the same.
        let _ = writeln!(std::io::stdout(), "{}", words.say("bot-seated", &[id]));
        bot.play().await
    });
    let detail = |name, text: &str| Detail { name, value: Value::Text(text.to_owned()) };
    let end = end
        .map_err(|error| Failure::Input(words.say("server-failed", &[detail("why", &error.to_string())])))?;
    let winner = end["winner"].as_str().unwrap_or("none");
    let details = [detail("reason", end["reason"].as_str().unwrap_or_default()), detail("winner", winner)];
    writeln!(std::io::stdout(), "{}", words.say("bot-over", &details))?;
    Ok(())
}
