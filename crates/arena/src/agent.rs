//! A player at the board.

use crate::ugi::{Client, EngineLimits};
use crate::{Budget, Forfeit, Judge, MatchError, Player};
use core::time::Duration;
use cpu_time::ThreadTime;
use pionnier_core::{Game, Position, Random, Record, random_turn};
use pionnier_engine::search::{Evaluation, Limits, Options, TranspositionTable, Turn, search};
use pionnier_engine::{Knowledge, Level, uct, uct_while};
use std::io;

/// Playouts of `uct:same` for a turn before which its opponent has not thought yet.
const FIRST_PLAYOUTS: u32 = 1_000;

/// Playouts between two looks at the clock.
const PLAYOUTS_A_LOOK: u32 = 8;

/// A player at the board, with its memory.
pub struct Agent {
    mind: Mind,
    seed: u64,
    random: Random,
}

/// What a player thinks with.
enum Mind {
    Random,
    Greedy,
    Uct(u32),
    UctSame,
    Level(Level),
    Engine { budget: Budget, options: Options, table: TranspositionTable },
    Ugi(Client),
}

impl Mind {
    /// The search with so many nodes a turn.
    fn of_nodes(nodes: u64) -> Mind {
        let options = thinking(Evaluation::Best, false);
        Mind::Engine { budget: Budget::Nodes(nodes), options, table: table(nodes) }
    }
}

/// A turn and what it took to find it.
pub struct Thought<P: Position> {
    /// The turn, or why there is none.
    pub turn: Result<Turn<P>, Forfeit>,
    /// CPU time; of an outside engine the time it let us wait.
    pub time: Duration,
}

impl Agent {
    /// A place for a player.
    ///
    /// # Errors
    /// The game has no such level, or the net the player is to judge by cannot be used.
    pub fn new<G: Game>(player: &Player, limits: EngineLimits) -> Result<Agent, MatchError> {
        let mind = match *player {
            Player::Random => Mind::Random,
            Player::Greedy => Mind::Greedy,
            Player::Uct(playouts) => Mind::Uct(playouts),
            Player::UctSame => Mind::UctSame,
            Player::Nodes(nodes) => Mind::of_nodes(nodes),
            Player::Level(number) => {
                Mind::Level(Level::of::<G>(number).ok_or_else(|| MatchError::NoLevel(player.clone()))?)
            }
            Player::Engine(ref thinker) => {
                let evaluation = thinker
                    .judge
                    .evaluation::<G>()
                    .map_err(|why| MatchError::NoNet { player: player.clone(), why })?;
                let nodes = match thinker.budget {
                    Budget::Nodes(nodes) => nodes,
                    Budget::Time(_) => u64::MAX,
                };
                let options = thinking(evaluation, thinker.judge == Judge::Tables);
                Mind::Engine { budget: thinker.budget, options, table: table(nodes) }
            }
            Player::Ugi(ref command) => Mind::Ugi(Client::new(command, G::ID, limits)),
        };
        Ok(Agent { mind, seed: 0, random: Random::new(0) })
    }

    /// A level that is in no list.
    pub(crate) fn of_level(level: Level) -> Agent {
        Agent { mind: Mind::Level(level), seed: 0, random: Random::new(0) }
    }

    /// A new game begins. It owes nothing to those before, so that a seed gives the same game again, whatever was played
    /// in this place.
    ///
    /// # Errors
    /// The player is an outside engine and cannot be started.
    pub fn sit_down(&mut self, seed: u64) -> io::Result<()> {
        self.begin(seed);
        if let Mind::Ugi(client) = &mut self.mind { client.sit_down() } else { Ok(()) }
    }

    /// What a new game means to our own players: a new seed, and nothing is remembered of games before.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.random = Random::new(seed);
        if let Mind::Engine { table, .. } = &self.mind {
            table.clear();
        }
    }

    /// The turn it plays in a game that goes on. `opponent` is the time the opponent has used for its last turn.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose<G: Game>(
        &mut self,
        record: &Record<G::Position>,
        opponent: Option<Duration>,
    ) -> Thought<G::Position>
    where
        G::Position: Knowledge,
    {
        let (position, random) = (record.position(), &mut self.random);
        let start = ThreadTime::now();
        let turn = match &mut self.mind {
            Mind::Random => random_turn(position, random),
            Mind::Greedy => look_once(record),
            Mind::Uct(playouts) => uct(position, *playouts, random),
            Mind::UctSame => match opponent {
                Some(time) => {
                    uct_while(position, &mut |done| is_in_time(done, time, || start.elapsed()), random)
                }
                None => uct(position, FIRST_PLAYOUTS, random),
            },
            Mind::Level(level) => level.choose(record, self.seed),
            Mind::Engine { budget, options, table } => think(record, *budget, *options, table, start),
            Mind::Ugi(client) => return client.choose::<G>(record),
        };
        Thought { turn: Ok(turn.expect("the game goes on")), time: start.elapsed() }
    }
}

/// The turn of whoever looks at its own turns and at the captures that follow.
fn look_once<P: Knowledge>(record: &Record<P>) -> Option<Turn<P>> {
    let options = Options { table: false, ..thinking(Evaluation::without_tables::<P>(), false) };
    let table = TranspositionTable::new(0);
    search(record, &table, options, Limits::depth(1), &mut |_| {}).turn().cloned()
}

/// How the search goes about a game that is to be won. What is known exactly is asked only where that is wanted: in a solved game every
/// number of nodes would play alike.
fn thinking(evaluation: Evaluation, exact: bool) -> Options {
    Options { evaluation, exact, contempt: true, ..Options::default() }
}

/// The turn the search alone plays, as with `nodes:N`. One thread searches, this one: its clock is the search's.
fn think<P: Knowledge>(
    record: &Record<P>,
    budget: Budget,
    options: Options,
    table: &TranspositionTable,
    start: ThreadTime,
) -> Option<Turn<P>> {
    let begun = start.as_duration();
    let stop =
        |time: u64| ThreadTime::now().as_duration().saturating_sub(begun) >= Duration::from_millis(time);
    let (nodes, stop): (_, &(dyn Fn() -> bool + Sync)) = match budget {
        Budget::Nodes(nodes) => (nodes, &|| false),
        Budget::Time(time) => (u64::MAX, &move || stop(time)),
    };
    let limits = Limits { nodes, stop, ..Limits::NONE };
    search(record, table, options, limits, &mut |_| {}).turn().cloned()
}

/// Whether there is time for another playout. The clock is looked at now and then only.
fn is_in_time(done: u32, time: Duration, elapsed: impl FnOnce() -> Duration) -> bool {
    done == 0 || !done.is_multiple_of(PLAYOUTS_A_LOOK) || elapsed() < time
}

/// A table in which the searches of a game find room. A small one is cleared sooner, which is what counts where games
/// are short.
fn table(nodes: u64) -> TranspositionTable {
    let bytes = nodes.saturating_mul(1 << 10).clamp(1 << 16, 1 << 24);
    TranspositionTable::new(bytes as usize)
}

#[cfg(test)]
mod tests {
    use super::{PLAYOUTS_A_LOOK, is_in_time};
    use core::cell::Cell;
    use core::time::Duration;

    #[test]
    fn the_same_time_is_used_up_and_no_more() {
        // A playout takes a millisecond of this clock.
        for time in [0, 1, 20, 100] {
            let now = Cell::new(0);
            let mut done = 0;
            while is_in_time(done, Duration::from_millis(time), || Duration::from_millis(now.get())) {
                done += 1;
                now.set(now.get() + 1);
            }
            let looks = u64::from(PLAYOUTS_A_LOOK);
            assert_eq!(u64::from(done), time.div_ceil(looks).max(1) * looks);
        }
    }
}
