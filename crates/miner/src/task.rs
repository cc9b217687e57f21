//! Looking through one game.

use crate::mine::shuffle;
use crate::others::{is_win, look, second};
use crate::source::{game, is_race, variation};
use crate::{Goal, Line, Measured, Provers, find, measure, themes};
use core::ops::{ControlFlow, Range};
use pionnier_core::{Notation, Position, Puzzling, Random, Side, mix, visit_turns};
use pionnier_engine::Knowledge;

/// A puzzle that was found in a game.
pub(crate) struct Found<P: Position> {
    pub(crate) position: P,
    pub(crate) line: Line<P>,
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

/// A search of so many, before anything is proved, mostly sees a second turn that wins if there is one.
const SECOND_LOOK: u64 = 30_000;

/// So many positions are tried that random turns lead to from known endgames.
const WANDERINGS: usize = 120;

/// So many endgames are drawn from a table at once.
const DRAWN: usize = 20_000;

/// Endgames that only a table outside the box knows are to be proved in the bounded form without it, too: wins in no more turns of both sides.
const PROVABLE: u32 = 7;

/// Where something is won, so many other ways to get there are tried, all in all no more than these.
const VARIATIONS: usize = 4;
const MOST_VARIATIONS: usize = 100;

/// Looks through games, one after another.
pub(crate) struct Task<G: Puzzling> {
    provers: Provers<G>,
    seed: u64,
}

/// Asked of every position whether it is not known yet.
type IsNew<'n, G> = dyn FnMut(&<G as Notation>::Position) -> bool + 'n;

impl<G: Puzzling> Task<G>
where
    G::Position: Knowledge,
{
    pub(crate) fn new(seed: u64) -> Task<G> {
        Task { provers: Provers::new(), seed }
    }

    /// The puzzle that a position is, if it is one.
    pub(crate) fn look_at(
        &mut self,
        position: &G::Position,
        is_new: &mut IsNew<G>,
    ) -> Option<Found<G::Position>> {
        let line = find(&mut self.provers, position, MOST_TRIED).ok().flatten()?;
        self.take(position, line, is_new)
    }

    /// What is found in the game with this number, or, every other time, in a table of endgames if there is one: games lead to few of them.
    pub(crate) fn look_through(&mut self, number: u64, is_new: &mut IsNew<G>) -> Vec<Found<G::Position>> {
        let found = if number % 2 == 1 { self.draw(number, is_new) } else { Vec::new() };
        if found.is_empty() { self.look_through_game(number, is_new) } else { found }
    }

    /// What is found among endgames drawn by lot: no two with the same themes, their length among them, for most are short and about the same.
    fn draw(&mut self, number: u64, is_new: &mut IsNew<G>) -> Vec<Found<G::Position>> {
        let mut random = Random::new(mix(mix(self.seed, number), 3));
        let mut found = Vec::new();
        let mut met: Vec<Vec<&str>> = Vec::new();
        for _ in 0..DRAWN {
            let Some(position) = G::Position::draw_endgame(&mut random) else { break };
            let Ok(Some(line)) = find(&mut self.provers, &position, MOST_TRIED) else { continue };
            let is_provable = position.is_tabled() || line.distance.is_some_and(|turns| turns <= PROVABLE);
            // What is solved by one turn is met in games.
            let is_long = line.turns.len() > 1;
            let themes = themes::<G>(&position, &line.turns, line.goal);
            if line.goal == Goal::Win
                && is_provable
                && is_long
                && !met.contains(&themes)
                && let Some(puzzle) = self.take(&position, line, is_new)
            {
                met.push(themes);
                found.push(puzzle);
            }
        }
        found
    }

    fn look_through_game(&mut self, number: u64, is_new: &mut IsNew<G>) -> Vec<Found<G::Position>> {
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
            // Where several turns win there may be only one a little elsewhere; and where there is one, another.
            for _ in 0..VARIATIONS {
                if variations < MOST_VARIATIONS && index >= 2 && position.exact().is_none() {
                    variations += 1;
                    let other = variation(&game[index - 2], &mut random).map(|other| (index, other));
                    let at = if is_race { next } else { places.len() };
                    places.splice(at..at, other);
                }
            }
            if !is_race
                && position.exact().is_none()
                && is_win(second(&look(&position, 2, SECOND_LOOK, true)))
            {
                continue;
            }
            let Ok(Some(line)) = find(&mut self.provers, &position, MOST_TRIED) else { continue };
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
            let prover = &mut self.provers.prover;
            prover.begin(position.side(), MOST_HOT);
            return matches!(prover.shortest(position, 3), Ok(Some(_)));
        }
        let is_close = position.key().is_multiple_of(ONE_CLOSE_IN);
        let report = look(position, 1, if is_close { CLOSE_LOOK } else { GLANCE }, false);
        report.lines.first().is_some_and(|line| is_win(line.score))
    }

    /// Measures a puzzle, unless it was found before.
    fn take(
        &self,
        position: &G::Position,
        line: Line<G::Position>,
        is_new: &mut IsNew<G>,
    ) -> Option<Found<G::Position>> {
        is_new(position).then(|| {
            let measured = measure::<G>(position, &line.turns, mix(self.seed, position.key()));
            Found { position: *position, line, measured }
        })
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
