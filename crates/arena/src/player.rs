//! Who can sit down at a board.

use core::str::FromStr;
use pionnier_core::{Game, Position as _, Random, Record};
use pionnier_engine::search::{Limits, Options, Table, Turn, search};
use pionnier_engine::{Knowledge, Level, uct};

/// A kind of player, as it is written on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Plays random actions.
    Random,
    /// Looks no further than the position after its action.
    Greedy,
    /// UCT with so many playouts.
    Uct(u32),
    /// The engine with so many nodes.
    Nodes(u64),
    /// One of the eight levels.
    Level(u8),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (name, number) = text.split_once(':').unwrap_or((text, ""));
        match (name, number.parse::<u64>()) {
            ("random", Err(_)) if number.is_empty() => Ok(Player::Random),
            ("greedy", Err(_)) if number.is_empty() => Ok(Player::Greedy),
            ("uct", Ok(playouts @ 1..)) => Ok(Player::Uct(u32::try_from(playouts).unwrap_or(u32::MAX))),
            ("nodes", Ok(nodes @ 1..)) => Ok(Player::Nodes(nodes)),
            ("level", Ok(level @ 1..=8)) => Ok(Player::Level(level as u8)),
            _ => Err(format!("expected random, greedy, uct:N or nodes:N, not {text:?}")),
        }
    }
}

/// A player at the board, with its memory.
pub struct Seat {
    player: Player,
    table: Table,
    seed: u64,
    random: Random,
}

impl Seat {
    /// A player sits down for one game; a seed gives the same game again.
    #[must_use]
    pub fn new(player: Player, seed: u64) -> Seat {
        let bytes = if matches!(player, Player::Nodes(_) | Player::Level(_)) { 16 << 20 } else { 16 };
        Seat { player, table: Table::new(bytes), seed, random: Random::new(seed) }
    }

    /// The turn it plays; nothing if the game is over.
    pub fn choose<G: Game>(&mut self, record: &Record<G::Position>) -> Option<Turn<G::Position>>
    where
        G::Position: Knowledge,
    {
        let position = record.position();
        match self.player {
            Player::Random => {
                let mut turn = Vec::new();
                let mut position = *position;
                let mut actions = Vec::new();
                while turn.is_empty() || position.is_mid_turn() {
                    actions.clear();
                    position.actions(&mut actions);
                    let action = self.random.choose(&actions)?;
                    turn.push(action);
                    position.apply(action);
                }
                Some(turn)
            }
            Player::Greedy => {
                let report = search(record, &self.table, Options::default(), Limits::nodes(1), &mut |_| {});
                report.turn().cloned()
            }
            Player::Level(number) => Level::of::<G>(number)?.choose(record, &self.table, self.seed),
            Player::Uct(playouts) => uct(position, playouts, &mut self.random),
            Player::Nodes(nodes) => {
                let report =
                    search(record, &self.table, Options::default(), Limits::nodes(nodes), &mut |_| {});
                report.turn().cloned()
            }
        }
    }
}
