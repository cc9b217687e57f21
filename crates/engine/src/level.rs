//! Opponents from beginner to merciless.

use crate::Knowledge;
use crate::search::{Evaluation, Limits, Options, TranspositionTable, Turn, Weakness, search, unit};
use pionnier_core::{Game, Record, mix};

/// The numbers of all levels of all games, a line each.
const LEVELS: &str = include_str!("../data/levels.txt");

/// How many levels each game has.
pub const LEVELS_PER_GAME: u8 = 10;

/// How many times fewer positions a level looks at a step below its best.
const STEP_NODES: f64 = 3.0;

/// How many times more it overlooks there, and how much rougher and greedier it is.
const STEP_SLIPS: f64 = 1.6;

/// What a share of turns overlooked counts for besides itself when it is multiplied: who overlooks nothing on its best day does on others.
const OVERSIGHT: f64 = 0.03;

/// The same for a temperature.
const ROUGHNESS: f64 = 0.013;

/// What occurs to a level on its worst day at least, of what does on its best: who mostly sees that a man can be taken does not miss it all day.
const LEAST_ATTENTION: f64 = 0.75;

/// Draws the day of a game, and nothing else.
const DAY: u64 = 0xda4;

/// How strong an opponent is.
///
/// Levels differ in how much they think and in what they do with it. The lower ones are weak the way people are: they look ahead
/// less far, some turns do not occur to them, their judgement is rough, they like to capture, and they have better and worse
/// days. The numbers are those of its best day. Every turn of a game is thought about as long as every other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Positions it looks at before a turn, and no more. The same on every machine.
    pub nodes: u64,
    /// The share of actions that occur to it, its own and the enemy's.
    pub attention: f64,
    /// How rough its judgement of its own turns is, in winning chances.
    pub temperature: f64,
    /// How much better a capture looks to it than it is, in winning chances.
    pub appetite: f64,
    /// How many steps its worst day is below its best; a game is played on one day. A step is about what lies between two levels.
    pub moods: f64,
    /// Whether it looks up what is known exactly.
    pub knows_tables: bool,
}

impl Level {
    /// One that thinks about so many positions and is not held back. It does not know the tables: with a solved game's every number
    /// of nodes would play alike.
    #[must_use]
    pub const fn thinking(nodes: u64) -> Level {
        let [attention, temperature, appetite, moods] = [1.0, 0.0, 0.0, 0.0];
        Level { nodes, attention, temperature, appetite, moods, knows_tables: false }
    }

    /// A game's level, from 1 to 10.
    #[must_use]
    pub fn of<G: Game>(number: u8) -> Option<Level> {
        LEVELS.lines().find_map(|line| {
            let mut fields = line.split_whitespace();
            (fields.next()? == G::ID && fields.next()?.parse() == Ok(number)).then_some(())?;
            Some(Level {
                nodes: fields.next()?.parse().ok()?,
                attention: fields.next()?.parse().ok()?,
                temperature: fields.next()?.parse().ok()?,
                appetite: fields.next()?.parse().ok()?,
                moods: fields.next()?.parse().ok()?,
                knows_tables: number == LEVELS_PER_GAME,
            })
        })
    }

    /// Whether it plays less well than its thoughts allow.
    #[must_use]
    pub fn is_held_back(&self) -> bool {
        self.attention < 1.0 || self.temperature > 0.0 || self.appetite > 0.0 || self.moods > 0.0
    }

    /// How it plays in the game with this seed: a step down it thinks a third as much, and slips as much more often.
    fn today(&self, seed: u64) -> Level {
        let below = self.moods * unit(mix(seed, DAY));
        // Not `powf`, which a page would load some kilobytes of for this alone.
        let steps = |factor: f64| (below * factor.ln()).exp();
        let slips = steps(STEP_SLIPS);
        let more = |share: f64, besides: f64| (share + besides) * slips - besides;
        Level {
            nodes: ((self.nodes as f64 / steps(STEP_NODES)) as u64).max(1),
            attention: (1.0 - more(1.0 - self.attention, OVERSIGHT)).max(LEAST_ATTENTION * self.attention),
            temperature: more(self.temperature, ROUGHNESS),
            appetite: self.appetite * slips,
            moods: 0.0,
            ..*self
        }
    }

    /// The bytes of memory it has for one turn. It begins each with an empty table: what it remembered of earlier turns would
    /// change what it plays after a turn is taken back.
    fn memory(&self) -> usize {
        usize::try_from(self.nodes.saturating_mul(32)).unwrap_or(usize::MAX).clamp(1 << 14, 16 << 20)
    }

    /// The turn this level plays, wherever it plays: nothing if the game is over. A seed belongs to a game: with the same seed it plays the
    /// same turn in the same position.
    #[must_use]
    pub fn choose<P: Knowledge>(&self, record: &Record<P>, seed: u64) -> Option<Turn<P>> {
        self.choose_until(record, seed, &|| false)
    }

    /// As [`Level::choose`], for those who cannot always wait: when `stop` says so it plays what it has found so far.
    #[must_use]
    pub fn choose_until<P: Knowledge>(
        &self,
        record: &Record<P>,
        seed: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Turn<P>> {
        if self.knows_tables
            && record.ending().is_none()
            && let Some(turn) = known_turn(record)
        {
            return Some(turn);
        }
        let today = self.today(seed);
        let options = Options {
            weakness: today.weakness(record, seed),
            exact: self.knows_tables,
            contempt: true,
            evaluation: if self.knows_tables { Evaluation::Best } else { Evaluation::without_tables::<P>() },
            ..Options::default()
        };
        let table = TranspositionTable::new(today.memory());
        let limits = Limits { stop, ..Limits::nodes(today.nodes) };
        search(record, &table, options, limits, &mut |_| {}).turn().cloned()
    }

    /// How it is held back in this turn, if it is. The seed and the game so far decide it: taking a turn back and
    /// thinking again leads to the same turn, and going round in circles does not mean the same oversight for ever.
    fn weakness<P: Knowledge>(&self, record: &Record<P>, seed: u64) -> Option<Weakness> {
        let seed = mix(mix(seed, record.position().key()), record.played().len() as u64);
        self.is_held_back().then_some(Weakness {
            seed,
            attention: self.attention,
            temperature: self.temperature,
            appetite: self.appetite,
        })
    }
}

/// The turn to play where all of them are known and rule C4 does not come before the end: a search counts better.
fn known_turn<P: Knowledge>(record: &Record<P>) -> Option<Turn<P>> {
    let (value, turns) = record.position().ranked()?;
    let is_in_time = |plies| u32::from(plies) <= record.quiet_turns_left();
    let is_in_time = P::SOLVED || value.plies().is_none_or(is_in_time);
    turns.into_iter().next().filter(|_| is_in_time).map(|best| best.turn)
}
