//! Opponents from beginner to merciless.

use crate::Knowledge;
use crate::search::{Limits, Options, TranspositionTable, Turn, Weakness, search_others, unit};
use core::ops::ControlFlow;
use pionnier_core::{Game, Outcome, Position, Record, mix, visit_turns};

/// The numbers of all levels of all games, a line each.
const LEVELS: &str = include_str!("../data/levels.txt");

/// How many levels each game has.
pub const LEVELS_PER_GAME: u8 = 8;

/// No more turns than this are looked through for a win in one.
const GLANCES: usize = 20_000;

/// How often a turn that loses at once is put aside for another.
const SECOND_THOUGHTS: usize = 8;

/// What a level looks at in a turn in which its mind wanders: no more than somebody who knows the rules and little else.
const LAPSE_NODES: u64 = 30;
const LAPSE_ATTENTION: f64 = 0.35;
const LAPSE_TEMPERATURE: f64 = 0.30;

/// How strong an opponent is.
///
/// Levels differ in two things: how much they think, and how often their mind wanders. Thinking less alone would not do:
/// what is left with few nodes still never overlooks a capture, and a child cannot beat it. People lose because they
/// play some turns well and others not, and so do the lower levels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Positions it looks at before a turn. The same on every machine.
    pub nodes: u64,
    /// The share of turns in which its mind wanders.
    pub lapses: f64,
    /// Whether it never misses a win in one turn.
    pub sees_wins: bool,
    /// Whether it never allows a win in one turn, if it can help it.
    pub sees_threats: bool,
    /// Whether it looks up what is known exactly.
    pub knows_tables: bool,
}

impl Level {
    /// A game's level, from 1 to 8.
    #[must_use]
    pub fn of<G: Game>(number: u8) -> Option<Level> {
        LEVELS.lines().find_map(|line| {
            let mut fields = line.split_whitespace();
            (fields.next()? == G::ID && fields.next()?.parse() == Ok(number)).then_some(())?;
            Some(Level {
                nodes: fields.next()?.parse().ok()?,
                lapses: fields.next()?.parse().ok()?,
                sees_wins: number >= 3,
                sees_threats: number >= 4,
                knows_tables: number == LEVELS_PER_GAME,
            })
        })
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
        let position = record.position();
        if self.knows_tables
            && record.ending().is_none()
            && let Some(turn) = position.known_turn()
        {
            return Some(turn);
        }
        if self.sees_wins
            && let Some(turn) = winning_turn(position)
        {
            return Some(turn);
        }
        let mut aside: Vec<Turn<P>> = Vec::new();
        let lapse = self.lapse(record, seed);
        let table = TranspositionTable::new(if lapse.is_some() { 0 } else { self.memory() });
        let options =
            Options { weakness: lapse, exact: self.knows_tables, contempt: true, ..Options::default() };
        let nodes = if lapse.is_some() { self.nodes.min(LAPSE_NODES) } else { self.nodes };
        let limits = Limits { stop, ..Limits::nodes(nodes) };
        while aside.len() < SECOND_THOUGHTS {
            let report = search_others(record, &aside, &table, options, limits, &mut |_| {});
            let Some(turn) = report.turn().cloned() else { break };
            if !self.sees_threats || !loses_at_once(position, &turn) {
                return Some(turn);
            }
            aside.push(turn);
        }
        aside.into_iter().next()
    }

    /// How its mind wanders in this turn, if it does. The seed and the game so far decide it: taking a turn back and
    /// thinking again leads to the same turn, and going round in circles does not mean the same lapse for ever.
    fn lapse<P: Knowledge>(&self, record: &Record<P>, seed: u64) -> Option<Weakness> {
        let lot = mix(mix(seed, record.position().key()), record.played().len() as u64);
        (unit(lot) < self.lapses).then_some(Weakness {
            seed: lot,
            attention: LAPSE_ATTENTION,
            temperature: LAPSE_TEMPERATURE,
        })
    }
}

/// A turn that wins at once, if one is found.
fn winning_turn<P: Position>(position: &P) -> Option<Turn<P>> {
    let mut glances = 0;
    let found = visit_turns(position, |turn, after| {
        glances += 1;
        if after.outcome() == Some(Outcome::Win(position.side())) {
            ControlFlow::Break(Some(turn.to_vec()))
        } else if glances >= GLANCES {
            ControlFlow::Break(None)
        } else {
            ControlFlow::Continue(())
        }
    });
    found.break_value().flatten()
}

/// Whether a turn lets the enemy win with the next one.
fn loses_at_once<P: Position>(position: &P, turn: &[P::Action]) -> bool {
    let after = turn.iter().fold(*position, |position, &action| position.after(action));
    match after.outcome() {
        Some(outcome) => outcome.winner() == Some(!position.side()),
        None => winning_turn(&after).is_some(),
    }
}
