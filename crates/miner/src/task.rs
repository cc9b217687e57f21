//! Looking through one game.

use crate::mine::shuffle;
use crate::source::{game, is_race, variation};
use crate::{Goal, Line, MOST_REFUTING, Measured, Prover, find, is_only_win, measure};
use core::ops::{ControlFlow, Range};
use pionnier_core::{Notation, Position, Puzzling, Random, Record, Side, mix, visit_turns};
use pionnier_engine::Knowledge;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};

/// A puzzle that was found in a game.
pub(crate) struct Found<P: Position> {
    pub(crate) position: P,
    pub(crate) line: Line<P>,
    /// Whether no second turn wins as far as can be seen.
    pub(crate) is_sifted: bool,
    pub(crate) measured: Measured,
}

/// A game gives so many puzzles at most.
const MOST: usize = 4;

/// Of the draws to be kept one in so many is taken: they are many, and a win is nicer.
const ONE_DRAW_IN: u64 = 4;

/// Of the wins at once, too: whoever knows the rules finds most of them.
const ONE_AT_ONCE_IN: u64 = 8;

/// And of endgames in which nothing follows the first turn.
const ONE_SHORT_IN: u64 = 6;

/// A puzzle that takes more actions to prove is passed over.
const MOST_TRIED: u64 = 1_000_000;

/// A search of so many positions says whether there may be something to prove. Now and then it looks more closely, for what is hard to
/// find.
const GLANCE: u64 = 2_000;
const CLOSE_LOOK: u64 = 20_000;
const ONE_CLOSE_IN: u64 = 12;

/// Only so many of the last positions of a game are looked at: before them nothing can be proved yet.
const LAST: usize = 40;

/// A race in which no side needs more turns, and answers that are few.
const CLOSE_RACE: u32 = 4;
const FEW_ANSWERS: usize = 40;

/// Where most turns are refuted at once, so many actions say whether one is not.
const MOST_HOT: u64 = 100_000;

/// Searches of so many say whether a second turn wins too, at any distance. What the second of them does not pass is kept in reserve.
const SECOND_LOOK: u64 = 30_000;
const LAST_LOOK: u64 = 300_000;

/// So many positions are tried that random turns lead to from known endgames.
const WANDERINGS: usize = 120;

/// Where something is won, so many other ways to get there are tried, all in all no more than these.
const VARIATIONS: usize = 4;
const MOST_VARIATIONS: usize = 100;

/// Looks through games, one after another.
pub(crate) struct Task<G: Puzzling> {
    prover: Prover<G>,
    seed: u64,
}

/// Asked of every position whether it is not known yet.
type IsNew<'n, G> = dyn FnMut(&<G as Notation>::Position) -> bool + 'n;

impl<G: Puzzling> Task<G>
where
    G::Position: Knowledge,
{
    pub(crate) fn new(seed: u64) -> Task<G> {
        Task { prover: Prover::new(), seed }
    }

    /// The puzzle that a position is, if it is one.
    pub(crate) fn look_at(
        &mut self,
        position: &G::Position,
        is_new: &mut IsNew<G>,
    ) -> Option<Found<G::Position>> {
        let line = find(&mut self.prover, position, MOST_TRIED).ok().flatten()?;
        self.take(position, line, is_new)
    }

    /// What is found in the game with this number.
    pub(crate) fn look_through(&mut self, number: u64, is_new: &mut IsNew<G>) -> Vec<Found<G::Position>> {
        let game = game::<G>(number, self.seed);
        let mut random = Random::new(mix(mix(self.seed, number), 2));
        let first = game.len().saturating_sub(LAST);
        let mut places: Vec<(usize, G::Position)> = game.iter().copied().enumerate().skip(first).collect();
        shuffle(&mut places, &mut random);
        // Endgames that are known are found at once, and easily anywhere; with walls in hand one turn alone wins much less often than
        // without. What is rare comes first.
        let is_race = is_race::<G>();
        let endgames: Vec<(usize, G::Position)> =
            places.iter().copied().filter(|(_, position)| is_endgame(position)).collect();
        if !endgames.is_empty() {
            for number in 0..WANDERINGS {
                let (index, position) = endgames[number % endgames.len()];
                places.extend(variation(&position, &mut random).map(|other| (index, other)));
            }
        }
        places.sort_by_key(|(_, position)| {
            is_endgame(position) || (is_race && !has_more_turns(position, FEW_ANSWERS))
        });
        let mut variations = 0;
        let mut found = Vec::new();
        // What lies along a line, before it or after it, is the same win once more.
        let mut taken: Vec<Range<usize>> = Vec::new();
        let mut next = 0;
        while next < places.len() && found.len() < MOST {
            let (index, position) = places[next];
            next += 1;
            if taken.iter().any(|taken| taken.contains(&index)) || !self.looks_won(&position) {
                continue;
            }
            let Ok(line) = find(&mut self.prover, &position, MOST_TRIED) else { continue };
            // Where several turns win there may be only one a little elsewhere; and where there is one, another.
            for _ in 0..VARIATIONS {
                if variations < MOST_VARIATIONS && index >= 2 && position.exact().is_none() {
                    variations += 1;
                    let other = variation(&game[index - 2], &mut random).map(|other| (index, other));
                    let at = if is_race { next } else { places.len() };
                    places.splice(at..at, other);
                }
            }
            let Some(line) = line else { continue };
            let one_in = match (line.goal, line.distance) {
                (Goal::Draw, _) => ONE_DRAW_IN,
                (Goal::Win, Some(1)) => ONE_AT_ONCE_IN,
                (Goal::Win, _) => 1,
            };
            let is_short = is_endgame(&position) && line.turns.len() == 1;
            let one_in = one_in * if is_short { ONE_SHORT_IN } else { 1 };
            if !mix(self.seed, position.key()).is_multiple_of(one_in) {
                continue;
            }
            let along = index.saturating_sub(line.turns.len())..index + line.turns.len() + 1;
            if let Some(puzzle) = self.take(&position, line, is_new) {
                taken.push(along);
                found.push(puzzle);
            }
        }
        found
    }

    /// Whether it is worth a proof. Only a glance: what is overlooked here is merely not found.
    fn looks_won(&mut self, position: &G::Position) -> bool {
        if position.exact().is_some() || is_close_race::<G>(position) {
            return true;
        }
        if is_hot_race::<G>(position) {
            self.prover.begin(position.side(), MOST_HOT);
            return matches!(self.prover.shortest(position, 3), Ok(Some(_)));
        }
        let is_close = position.key().is_multiple_of(ONE_CLOSE_IN);
        sees_win(position, 1, if is_close { CLOSE_LOOK } else { GLANCE }, false)
    }

    /// Measures a puzzle, unless it was found before or another turn is seen to win as well.
    fn take(
        &mut self,
        position: &G::Position,
        line: Line<G::Position>,
        is_new: &mut IsNew<G>,
    ) -> Option<Found<G::Position>> {
        let is_certain = is_only_win(&mut self.prover, position, &line.turns[0], MOST_REFUTING);
        if (!is_certain && sees_win(position, 2, SECOND_LOOK, true)) || !is_new(position) {
            return None;
        }
        let is_sifted = is_certain || !sees_win(position, 2, LAST_LOOK, true);
        let measured = measure::<G>(position, &line.turns, mix(self.seed, position.key()));
        Some(Found { position: *position, line, is_sifted, measured })
    }
}

/// Whether a table knows the position, of a game that is not solved.
fn is_endgame<P: Knowledge>(position: &P) -> bool {
    !P::SOLVED && position.exact().is_some()
}

/// Whether the rules promise that both sides are about to win, and the other side has few answers: then a proof is as cheap as a glance.
fn is_close_race<G: Puzzling>(position: &G::Position) -> bool {
    let side = position.side();
    let is_near = |side: Side| (1..=CLOSE_RACE).contains(&G::fewest_turns(position, side));
    if !is_near(side) || !is_near(!side) {
        return false;
    }
    let walk = visit_turns(position, |_, after| ControlFlow::Break(has_more_turns(after, FEW_ANSWERS)));
    walk == ControlFlow::Break(false)
}

/// Whether the other side is about to win and the side to move cannot do so first: then most of its turns are refuted at once.
fn is_hot_race<G: Puzzling>(position: &G::Position) -> bool {
    let side = position.side();
    G::fewest_turns(position, side) == 2 && G::fewest_turns(position, !side) == 1
}

/// Whether the side to move has more than so many turns.
fn has_more_turns<P: Position>(position: &P, few: usize) -> bool {
    let mut turns = 0;
    let walk = visit_turns(position, |_, _| {
        turns += 1;
        if turns > few { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    walk.is_break()
}

/// Whether a search of so many positions, which may ask tables, sees so many turns that win.
fn sees_win<P: Knowledge>(position: &P, turns: usize, nodes: u64, exact: bool) -> bool {
    let table = TranspositionTable::new(nodes as usize * 64);
    let options = Options { lines: turns, exact, ..Options::default() };
    let report = search(&Record::new(*position), &table, options, Limits::nodes(nodes), &mut |_| {});
    let wins =
        |line: &pionnier_engine::search::Line<P>| line.score.forced_end().is_some_and(|turns| turns > 0);
    report.lines.get(turns - 1).is_some_and(wins)
}
