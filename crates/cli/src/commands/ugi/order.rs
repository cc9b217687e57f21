//! What a client says.

use super::clock::Go;
use pionnier_catalog::{Detail, Value, Words};

/// So much of a word that was not understood is repeated.
const QUOTED: usize = 40;

/// The commands, as a complaint lists them.
const COMMANDS: &str = "ugi, isready, uginewgame, setoption, position, go, stop, query, perft, quit";

/// One line of a client.
#[derive(Debug)]
pub(super) enum Order {
    /// An empty line.
    Nothing,
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// The text of the position to start from; none for the game's own start.
        text: Option<String>,
        turns: Vec<String>,
    },
    Go(Go),
    Stop,
    Query(Query),
    Perft(u32),
    Quit,
}

/// What can be asked about the current position.
#[derive(Debug)]
pub(super) enum Query {
    GameOver,
    FirstSidesTurn,
    Result,
    LegalMoves,
}

/// What was wrong with a line, and what was expected.
pub(super) struct Complaint {
    name: &'static str,
    details: Vec<Detail>,
}

impl Complaint {
    pub(super) fn new(name: &'static str) -> Complaint {
        Complaint { name, details: Vec::new() }
    }

    /// With a text that the message uses.
    pub(super) fn with(mut self, name: &'static str, text: impl Into<String>) -> Complaint {
        self.details.push(Detail { name, value: Value::Text(text.into()) });
        self
    }

    /// With a text that the client sent.
    pub(super) fn quoting(self, name: &'static str, text: &str) -> Complaint {
        let quoted: String = text.chars().take(QUOTED).collect();
        self.with(name, quoted.escape_debug().to_string())
    }

    /// With a number that the message uses.
    pub(super) fn number(mut self, name: &'static str, number: usize) -> Complaint {
        self.details.push(Detail::number(name, number));
        self
    }

    /// The line it is answered with.
    pub(super) fn words(&self, words: &Words) -> String {
        format!("info string {}", words.say(self.name, &self.details).replace('\n', " "))
    }
}

impl Order {
    pub(super) fn read(line: &str) -> Result<Order, Complaint> {
        let mut rest = line.split_whitespace();
        let Some(command) = rest.next() else { return Ok(Order::Nothing) };
        let words: Vec<&str> = rest.collect();
        match command {
            "ugi" => Ok(Order::Ugi),
            "isready" => Ok(Order::IsReady),
            "uginewgame" => Ok(Order::NewGame),
            "setoption" => set_option(&words),
            "position" => position(&words),
            "go" => Go::read(&words).map(Order::Go),
            "stop" => Ok(Order::Stop),
            "query" => query(&words).map(Order::Query),
            "perft" => match words[..] {
                [depth] => depth.parse().ok().filter(|depth| *depth <= 100),
                _ => None,
            }
            .map(Order::Perft)
            .ok_or_else(|| Complaint::new("ugi-perft-expected")),
            "quit" => Ok(Order::Quit),
            _ => Err(Complaint::new("ugi-unknown").quoting("word", command).with("commands", COMMANDS)),
        }
    }
}

/// `name NAME value VALUE`, where both may have spaces.
fn set_option(words: &[&str]) -> Result<Order, Complaint> {
    let expected = || Complaint::new("ugi-setoption-expected");
    let ["name", rest @ ..] = words else { return Err(expected()) };
    let end = rest.iter().position(|&word| word == "value").ok_or_else(expected)?;
    Ok(Order::SetOption { name: rest[..end].join(" "), value: rest[end + 1..].join(" ") })
}

/// `startpos` or `fen TEXT`, then perhaps `moves TURN …`. The word `moves` ends the text, which has spaces.
fn position(words: &[&str]) -> Result<Order, Complaint> {
    let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let text = match &words[..end] {
        ["startpos"] => None,
        ["fen", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => return Err(Complaint::new("ugi-position-expected")),
    };
    let turns = words[end..].iter().skip(1).map(|&turn| turn.to_owned()).collect();
    Ok(Order::Position { text, turns })
}

fn query(words: &[&str]) -> Result<Query, Complaint> {
    match words {
        ["gameover"] => Ok(Query::GameOver),
        ["p1turn"] => Ok(Query::FirstSidesTurn),
        ["result"] => Ok(Query::Result),
        ["legalmoves"] => Ok(Query::LegalMoves),
        _ => Err(Complaint::new("ugi-query-expected")),
    }
}
