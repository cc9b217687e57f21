//! The commands and their options. Every text a person reads comes from the message files.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use pionnier_arena::Player;
use pionnier_catalog::thought::LEVELS_PER_GAME;
use pionnier_catalog::{Detail, GAMES, Language, Value, Words};
use pionnier_server::LOG_LEVELS;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The whole command line.
pub(crate) fn command(words: &Words) -> Command {
    let root = Command::new("pionnier")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(flag(words, "version").short('V').action(ArgAction::Version))
        .subcommands([
            Command::new("play")
                .arg(game(words).required(false))
                .arg(
                    option(words, "against")
                        .value_name("PLAYER")
                        .value_parser(PossibleValuesParser::new(players())),
                )
                .arg(option(words, "side").value_name("SIDE"))
                .arg(option(words, "seed").value_name("N").value_parser(value_parser!(u64)))
                .args(place(words))
                .arg(tables(words)),
            Command::new("puzzle")
                .arg(game(words).required(false))
                .arg(flag(words, "daily"))
                .arg(option(words, "date").value_name("DATE"))
                .arg(option(words, "theme").value_name("THEME"))
                .arg(number(words, "grade", 1..=5))
                .arg(option(words, "id").value_name("NAME"))
                .arg(number(words, "seed", 0..=u64::MAX).help(words.say("help-puzzle-seed", &[])))
                .arg(flag(words, "list"))
                .arg(flag(words, "json").requires("list")),
            Command::new("games").arg(flag(words, "json")),
            Command::new("rules").arg(game(words).required(false)),
            Command::new("show").arg(game(words)).args(place(words)).arg(flag(words, "json")),
            Command::new("picture")
                .arg(game(words))
                .args(place(words))
                .arg(file(words, "out").required(true).help(words.say("help-picture-out", &[])))
                .arg(number(words, "width", 64..=4_096))
                .arg(option(words, "marks").value_name("MARKS"))
                .args(["flipped", "dark", "bare"].map(|name| flag(words, name))),
            Command::new("moves")
                .arg(game(words))
                .args(place(words))
                .arg(option(words, "limit").value_name("N").value_parser(value_parser!(u64))),
            Command::new("check")
                .arg(game(words))
                .arg(option(words, "turn").value_name("TURN").required(true).allow_hyphen_values(true))
                .args(place(words))
                .arg(flag(words, "json")),
            Command::new("perft")
                .arg(game(words))
                .arg(positional(words, "depth").value_parser(value_parser!(u32).range(0..=100)))
                .args(place(words))
                .arg(flag(words, "divide")),
            Command::new("value")
                .arg(game(words))
                .args(place(words))
                .arg(option(words, "table").value_name("FILE").value_parser(value_parser!(PathBuf)))
                .arg(tables(words))
                .arg(flag(words, "json")),
            Command::new("solve")
                .arg(game(words))
                .args([number(words, "discs", 2..=5), number(words, "pawns", 2..=4)])
                .arg(option(words, "out").value_name("FILE").value_parser(value_parser!(PathBuf)))
                .arg(flag(words, "verify"))
                .arg(number(words, "threads", 1..=64))
                .arg(flag(words, "json")),
            Command::new("analyse")
                .arg(game(words))
                .args(place(words))
                .arg(flag(words, "each-turn").long("game"))
                .arg(number(words, "nodes", 1..=u64::MAX))
                .arg(number(words, "multipv", 1..=10_000))
                .arg(number(words, "threads", 1..=64))
                .arg(tables(words))
                .arg(flag(words, "json")),
            Command::new("ugi").arg(tables(words)),
            Command::new("bench").arg(game(words).required(false)).arg(flag(words, "write")),
            Command::new("match")
                .arg(game(words))
                .args(["a", "b"].map(|name| player(words, name)))
                .arg(number(words, "games", 1..=10_000_000))
                .arg(option(words, "sprt").value_name("ELO0,ELO1").allow_hyphen_values(true))
                .args(measured(words))
                .arg(number(words, "threads", 1..=1_024).help(words.say("help-match-threads", &[])))
                .arg(option(words, "go").value_name("LIMIT"))
                .arg(number(words, "timeout", 1..=86_400_000))
                .arg(option(words, "log").value_name("FILE"))
                .arg(tables(words))
                .arg(flag(words, "json")),
            Command::new("ladder")
                .arg(game(words))
                .arg(number(words, "games", 1..=10_000_000).help(words.say("help-ladder-games", &[])))
                .args(measured(words))
                .arg(number(words, "threads", 1..=1_024).help(words.say("help-match-threads", &[])))
                .arg(option(words, "logs").value_name("FOLDER"))
                .arg(option(words, "out").value_name("FILE").help(words.say("help-ladder-out", &[]))),
            Command::new("completions")
                .arg(positional(words, "shell").value_parser(value_parser!(clap_complete::Shell))),
        ])
        .subcommands(learning(words))
        .subcommands(online(words));
    spoken(root, words)
}

/// The commands that teach the engine, and those who play.
fn learning(words: &Words) -> [Command; 4] {
    [
        Command::new("tune")
            .arg(game(words))
            .arg(
                number(words, "games", 1..=10_000_000).required(true).help(words.say("help-tune-games", &[])),
            )
            .arg(
                number(words, "nodes", 1..=1_000_000_000)
                    .required(true)
                    .help(words.say("help-tune-nodes", &[])),
            )
            .arg(number(words, "temperature", 0..=100))
            .args(measured(words)),
        Command::new("selfplay")
            .arg(game(words))
            .arg(file(words, "out").required(true).help(words.say("help-selfplay-out", &[])))
            .arg(
                number(words, "games", 1..=1_000_000_000)
                    .required(true)
                    .help(words.say("help-selfplay-games", &[])),
            )
            .arg(
                number(words, "nodes", 1..=1_000_000_000)
                    .required(true)
                    .help(words.say("help-tune-nodes", &[])),
            )
            .arg(number(words, "threads", 1..=1_024).help(words.say("help-match-threads", &[])))
            .arg(number(words, "seed", 0..=u64::MAX).help(words.say("help-measure-seed", &[]))),
        Command::new("train")
            .arg(game(words))
            .arg(
                file(words, "data")
                    .required_unless_present("exact")
                    .action(ArgAction::Append)
                    .help(words.say("help-train-data", &[])),
            )
            .arg(
                number(words, "exact", 1..=20_000_000)
                    .conflicts_with("data")
                    .help(words.say("help-train-exact", &[])),
            )
            .arg(file(words, "out").required(true).help(words.say("help-train-out", &[])))
            .arg(number(words, "hidden", 64..=1_024))
            .arg(number(words, "epochs", 1..=10_000))
            .arg(number(words, "result-share", 0..=100))
            .arg(number(words, "threads", 1..=64).help(words.say("help-train-threads", &[])))
            .arg(number(words, "seed", 0..=u64::MAX).help(words.say("help-train-seed", &[]))),
        Command::new("mine")
            .arg(game(words))
            .arg(
                file(words, "out")
                    .help(words.say("help-mine-out", &[]))
                    .required_unless_present_any(["check", "grades"]),
            )
            .arg(
                number(words, "count", 1..=100_000)
                    .required_unless_present_any(["check", "grades", "regrade"]),
            )
            .arg(number(words, "games", 0..=1_000_000).help(words.say("help-mine-games", &[])))
            .arg(file(words, "keep"))
            .arg(file(words, "journal"))
            .args(["check", "grades", "regrade"].map(|name| flag(words, name)))
            .arg(tables(words))
            .arg(number(words, "seed", 0..=u64::MAX).help(words.say("help-mine-seed", &[]))),
    ]
}

/// The commands around online games.
fn online(words: &Words) -> [Command; 5] {
    [
        Command::new("serve")
            .arg(setting(words, "listen", "PIONNIER_LISTEN").value_name("ADDRESS"))
            .arg(setting(words, "metrics", "PIONNIER_METRICS").value_name("ADDRESS"))
            .args(storage(words))
            .arg(limit(words, "database-wait", "PIONNIER_DATABASE_WAIT"))
            .arg(limit(words, "kept-games", "PIONNIER_KEPT_GAMES"))
            .arg(limit(words, "requests-per-second", "PIONNIER_REQUESTS_PER_SECOND"))
            .arg(limit(words, "waiting-games", "PIONNIER_WAITING_GAMES"))
            .arg(limit(words, "games-per-day", "PIONNIER_GAMES_PER_DAY"))
            .arg(limit(words, "sockets", "PIONNIER_SOCKETS"))
            .arg(limit(words, "connections-per-address", "PIONNIER_CONNECTIONS_PER_ADDRESS"))
            .arg(limit(words, "connections", "PIONNIER_CONNECTIONS"))
            .arg(flag(words, "behind-proxy").env("PIONNIER_BEHIND_PROXY").hide_env(true))
            .arg(setting(words, "origin", "PIONNIER_ORIGIN").value_name("URL").action(ArgAction::Append))
            .arg(
                setting(words, "log-level", "PIONNIER_LOG_LEVEL")
                    .value_name("LEVEL")
                    .value_parser(PossibleValuesParser::new(LOG_LEVELS)),
            )
            .arg(flag(words, "log-json").env("PIONNIER_LOG_JSON").hide_env(true))
            .arg(flag(words, "access-log").env("PIONNIER_ACCESS_LOG").hide_env(true)),
        Command::new("export").args(storage(words)).arg(flag(words, "text")),
        Command::new("import").args(storage(words)).arg(flag(words, "text")),
        Command::new("bot")
            .arg(option(words, "url").value_name("LINK").required(true).help(words.say("help-bot-url", &[])))
            .arg(kind(words, "help-kind"))
            .arg(number(words, "level", 1..=LEVELS_PER_GAME.into()))
            .arg(number(words, "stay", 0..=86_400))
            .arg(tables(words))
            .arg(number(words, "seed", 0..=u64::MAX)),
        Command::new("load")
            .arg(
                option(words, "url")
                    .value_name("URL")
                    .required(true)
                    .action(ArgAction::Append)
                    .help(words.say("help-load-url", &[])),
            )
            .arg(kind(words, "help-load-kind"))
            .arg(number(words, "games", 1..=100_000).help(words.say("help-load-games", &[])))
            .arg(number(words, "rate", 1..=1_000_000))
            .arg(number(words, "seconds", 1..=86_400))
            .arg(
                number(words, "turns", 2..=1_000)
                    .help(words.say("help-load-turns", &[]))
                    .conflicts_with_all(["kind", "rate", "seconds", "watchers", "followers"]),
            )
            .arg(number(words, "watchers", 0..=100_000))
            .arg(number(words, "followers", 0..=100_000))
            .arg(flag(words, "json"))
            .arg(number(words, "seed", 0..=u64::MAX)),
    ]
}

/// Gives a command and those below it their texts and the options they share.
fn spoken(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let is_root = name == "pionnier";
    let mut command = command
        .about(words.say(&format!("about-{name}"), &[]))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.say("heading-commands", &[]))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            words.say("heading-usage", &[])
        ))
        .arg(flag(words, "help").short('h').action(ArgAction::Help))
        .arg(
            option(words, "lang")
                .value_name("LANG")
                .global(true)
                .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::code))),
        );
    let examples = format!("examples-{name}");
    if words.has(&examples) {
        command = command.after_help(words.say(&examples, &[]));
    }
    if is_root {
        command = command.mut_subcommands(|subcommand| spoken(subcommand, words));
    }
    command
}

/// Where a command looks: a position, and turns played from there.
fn place(words: &Words) -> [Arg; 2] {
    [
        option(words, "position").value_name("TEXT"),
        option(words, "turns").value_name("TURNS").allow_hyphen_values(true),
    ]
}

/// What fixes the games of a measurement.
fn measured(words: &Words) -> [Arg; 2] {
    [
        option(words, "seed")
            .value_name("N")
            .value_parser(value_parser!(u64))
            .help(words.say("help-measure-seed", &[])),
        number(words, "opening-turns", 0..=20),
    ]
}

fn game(words: &Words) -> Arg {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    let list = Detail { name: "ids", value: Value::Text(ids.join(", ")) };
    Arg::new("game")
        .value_name("ID")
        .required(true)
        .help(words.say("help-game", &[list]))
        .help_heading("Arguments")
        .value_parser(PossibleValuesParser::new(ids))
        .hide_possible_values(true)
}

/// Who can be played against.
fn players() -> Vec<String> {
    let levels = (1..=LEVELS_PER_GAME).map(|level| format!("level:{level}"));
    ["human", "random"].map(str::to_owned).into_iter().chain(levels).collect()
}

fn positional(words: &Words, name: &'static str) -> Arg {
    Arg::new(name)
        .value_name(name.to_uppercase())
        .required(true)
        .help(words.say(&format!("help-{name}"), &[]))
        .help_heading("Arguments")
        .hide_possible_values(true)
}

fn option(words: &Words, name: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .help(words.say(&format!("help-{name}"), &[]))
        .help_heading("Options")
        .hide_possible_values(true)
}

/// One of the two players of a match.
fn player(words: &Words, name: &'static str) -> Arg {
    let forms = Detail { name: "forms", value: Value::Text(Player::FORMS.to_owned()) };
    option(words, name).value_name("PLAYER").required(true).help(words.say(&format!("help-{name}"), &[forms]))
}

/// A folder with table files.
fn tables(words: &Words) -> Arg {
    const VARIABLE: &str = "PIONNIER_TABLES";
    let folder = option(words, "tables").value_name("FOLDER").value_parser(value_parser!(PathBuf));
    // Whoever sets it to nothing wants none.
    let is_set = std::env::var_os(VARIABLE).is_some_and(|folder| !folder.is_empty());
    if is_set { folder.env(VARIABLE).hide_env(true) } else { folder }
}

/// A file's name.
fn file(words: &Words, name: &'static str) -> Arg {
    option(words, name).value_name("FILE").value_parser(value_parser!(PathBuf))
}

fn number(words: &Words, name: &'static str, range: RangeInclusive<u64>) -> Arg {
    let read = move |text: &str| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(NotInRange(range.clone())),
    };
    option(words, name).value_name("N").value_parser(read)
}

/// A number that an option does not take, with those that it does.
#[derive(Debug)]
pub(crate) struct NotInRange(pub(crate) RangeInclusive<u64>);

impl core::fmt::Display for NotInRange {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(formatter, "not in {:?}", self.0)
    }
}

impl std::error::Error for NotInRange {}

/// An option that may also come from the environment, where services have theirs.
fn setting(words: &Words, name: &'static str, variable: &'static str) -> Arg {
    option(words, name).env(variable).hide_env(true)
}

/// A game as an option, under the name `kind` since `games` counts.
fn kind(words: &Words, help: &str) -> Arg {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    Arg::new("kind")
        .long("game")
        .value_name("ID")
        .help(words.say(help, &[]))
        .help_heading("Options")
        .default_value("kono")
        .hide_default_value(true)
        .value_parser(PossibleValuesParser::new(ids))
        .hide_possible_values(true)
}

/// Where online games are kept.
fn storage(words: &Words) -> [Arg; 2] {
    [
        setting(words, "data", "PIONNIER_DATA").value_name("FOLDER").value_parser(value_parser!(PathBuf)),
        setting(words, "database", "DATABASE_URL").value_name("URL"),
    ]
}

/// A limit of the server; 0 is none.
fn limit(words: &Words, name: &'static str, variable: &'static str) -> Arg {
    setting(words, name, variable).value_name("N").value_parser(value_parser!(u32))
}

fn flag(words: &Words, name: &'static str) -> Arg {
    option(words, name).action(ArgAction::SetTrue).hide_possible_values(false)
}
