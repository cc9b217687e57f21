//! Who can sit down at a board.

use crate::thinker::{Budget, Thinker};
use core::fmt::{self, Display};
use core::str::FromStr;
use pionnier_engine::LEVELS_PER_GAME;
use serde::{Deserialize, Serialize};

/// A kind of player, as it is written on the command line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Player {
    /// `random`: plays random actions.
    Random,
    /// `greedy`: looks at each of its turns and at the captures that follow, no further.
    Greedy,
    /// `uct:N`: UCT with so many playouts.
    Uct(u32),
    /// `uct:same`: UCT with as much CPU time as its opponent has just used for a turn.
    UctSame,
    /// `nodes:N`: the engine with so many nodes.
    Nodes(u64),
    /// `nodes:N@EVALUATION`, `time:MS`, `time:MS@EVALUATION`: the engine with so many nodes, or milliseconds of CPU time, a turn.
    Engine(Thinker),
    /// `level:K`: one of the levels.
    Level(u8),
    /// `ugi:COMMAND`: an outside engine.
    Ugi(String),
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerError(
    /// The text.
    pub String,
);

impl Player {
    /// How players are written.
    pub const FORMS: &'static str = "random, greedy, uct:N, uct:same, nodes:N, time:MS, nodes:N@hand, nodes:N@tables, nodes:N@NET-FILE, level:K, ugi:COMMAND";

    /// Whether its games come out the same again. A clock or an outside engine may decide otherwise.
    #[must_use]
    pub const fn is_repeatable(&self) -> bool {
        !matches!(
            self,
            Player::UctSame | Player::Ugi(_) | Player::Engine(Thinker { budget: Budget::Time(_), .. })
        )
    }

    /// Whether it answers a game in one way only, whatever is drawn for it.
    pub(crate) const fn is_without_chance(&self) -> bool {
        matches!(self, Player::Greedy | Player::Nodes(_))
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let wrong = || PlayerError(text.to_owned());
        let Some((name, rest)) = text.split_once(':') else {
            return match text {
                "random" => Ok(Player::Random),
                "greedy" => Ok(Player::Greedy),
                _ => Err(wrong()),
            };
        };
        if let Some(thinker) = Thinker::read(name, rest) {
            return Ok(Player::Engine(thinker));
        }
        let number = rest.parse::<u64>().ok().filter(|&number| number > 0);
        match (name, number) {
            ("uct", None) if rest == "same" => Ok(Player::UctSame),
            ("uct", Some(playouts)) => u32::try_from(playouts).map(Player::Uct).map_err(|_| wrong()),
            ("nodes", Some(nodes)) => Ok(Player::Nodes(nodes)),
            ("level", Some(level)) if level <= LEVELS_PER_GAME.into() => Ok(Player::Level(level as u8)),
            ("ugi", _) if !rest.trim().is_empty() => Ok(Player::Ugi(rest.trim().to_owned())),
            _ => Err(wrong()),
        }
    }
}

impl Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Player::Random => write!(out, "random"),
            Player::Greedy => write!(out, "greedy"),
            Player::Uct(playouts) => write!(out, "uct:{playouts}"),
            Player::UctSame => write!(out, "uct:same"),
            Player::Nodes(nodes) => write!(out, "nodes:{nodes}"),
            Player::Engine(thinker) => write!(out, "{thinker}"),
            Player::Level(level) => write!(out, "level:{level}"),
            Player::Ugi(command) => write!(out, "ugi:{command}"),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = String;

    fn try_from(text: String) -> Result<Player, String> {
        text.parse().map_err(|PlayerError(text)| format!("no player {text:?}"))
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Player;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "uct:5000",
            "uct:same",
            "nodes:1",
            "nodes:7@hand",
            "nodes:7@tables",
            "time:50",
            "time:50@a b@c.net",
            "level:10",
            "ugi:engine --fast 'a b'",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "chess",
            "random:",
            "random:1",
            "uct",
            "uct:",
            "uct:0",
            "uct:5000000000",
            "nodes:x",
            "nodes:7@",
            "nodes:x@hand",
            "time:",
            "time:0",
            "level:3@hand",
            "level:11",
            "ugi: ",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
