//! `pionnier bot`: a level of the engine plays online.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_client::ClientError;
use pionnier_client::bot::Bot;
use std::io::Write as _;
use std::time::Duration;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let level = matches.get_one::<u64>("level").map_or(1, |&level| level as u8);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_else(|| u64::from(std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let stay = Duration::from_secs(matches.get_one::<u64>("stay").copied().unwrap_or(60));
    let detail = |name, text: &str| Detail { name, value: Value::Text(text.to_owned()) };
    // Nobody may be reading; it plays all the same.
    let tell = |code: &str, details: &[Detail]| {
        let _ = writeln!(std::io::stdout(), "{}", words.say(code, details));
    };
    let played = runtime.block_on(async {
        let mut seat = Some(Bot::sit_down(text("url"), text("kind"), level, seed).await?);
        while let Some(bot) = seat {
            tell("bot-seated", &[detail("id", bot.id())]);
            let end = bot.play().await?;
            let part = |name: &str| end[name].as_str().unwrap_or("none");
            tell("bot-over", &[detail("reason", part("reason")), detail("winner", part("winner"))]);
            seat = bot.rematch(stay).await;
        }
        Ok(())
    });
    played.map_err(|error: ClientError| {
        Failure::Input(words.say("server-failed", &[detail("why", &error.to_string())]))
    })
}
