//! The engine as a player, with what it may spend on a turn and what it judges by.

use core::fmt::{self, Display};
use pionnier_core::Game;
use pionnier_engine::net::Net;
use pionnier_engine::search::Evaluation;

/// The engine with a budget for a turn and an evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinker {
    /// What it may spend on a turn.
    pub budget: Budget,
    /// What it judges by.
    pub judge: Judge,
}

/// What may be spent on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many positions.
    Nodes(u64),
    /// So many milliseconds of CPU time.
    Time(u64),
}

/// What positions are judged by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judge {
    /// The game's net if it has one, and otherwise what was written by hand.
    Best,
    /// `@tables`: the same, and what is known exactly is looked up.
    Tables,
    /// `@hand`: what was written by hand.
    Hand,
    /// `@FILE`: the net in a file.
    Net(String),
}

impl Thinker {
    /// Reads `nodes:N@JUDGE`, `time:MS` and `time:MS@JUDGE`, split at the colon. The plain `nodes:N` is another player.
    pub(crate) fn read(name: &str, rest: &str) -> Option<Thinker> {
        let (number, judge) = match rest.split_once('@') {
            Some((number, "hand")) => (number, Judge::Hand),
            Some((number, "tables")) => (number, Judge::Tables),
            Some((number, file)) if !file.is_empty() => (number, Judge::Net(file.to_owned())),
            Some(_) => return None,
            None => (rest, Judge::Best),
        };
        let number = number.parse().ok().filter(|&number| number > 0)?;
        let budget = match name {
            "nodes" if judge != Judge::Best => Budget::Nodes(number),
            "time" => Budget::Time(number),
            _ => return None,
        };
        Some(Thinker { budget, judge })
    }
}

impl Judge {
    /// The evaluation it stands for. A net is kept for as long as the program runs.
    ///
    /// # Errors
    /// Why there is no such net, in the system's words or those of [`TableError`](pionnier_engine::TableError).
    pub(crate) fn evaluation<G: Game>(&self) -> Result<Evaluation, String> {
        Ok(match self {
            Judge::Best | Judge::Tables => Evaluation::Best,
            Judge::Hand => Evaluation::Hand,
            Judge::Net(path) => {
                let file = std::fs::read(path).map_err(|error| error.to_string())?;
                let net = Net::from_bytes(G::ID, &file).map_err(|error| error.to_string())?;
                Evaluation::Net(Box::leak(Box::new(net)))
            }
        })
    }
}

impl Display for Thinker {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.budget {
            Budget::Nodes(nodes) => write!(out, "nodes:{nodes}")?,
            Budget::Time(milliseconds) => write!(out, "time:{milliseconds}")?,
        }
        match &self.judge {
            Judge::Best => Ok(()),
            Judge::Hand => write!(out, "@hand"),
            Judge::Tables => write!(out, "@tables"),
            Judge::Net(path) => write!(out, "@{path}"),
        }
    }
}
