//! Looking through one game.

use crate::mine::shuffle;
use crate::source::{game, variation};
use crate::{Goal, Line, Measured, Prover, find, measure};
use core::ops::{ControlFlow, Range};
use pionnier_core::{Position, Puzzling, Random, Record, Side, mix, visit_turns};
use pionnier_engine::Knowledge;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};

/// A puzzle that was found in a game.
pub(crate) struct Found<P: Position> {
    pub(crate) position: P,
    pub(crate) line: Line<P>,
    pub(crate) measured: Measured,
}

/// A game gives so many puzzles at most.
const MOST: usize = 2;

/// Of the draws to be kept one in so many is taken: they are many, and a win is nicer.
const ONE_DRAW_IN: u64 = 4;

/// Of the wins at once, too: whoever knows the rules finds most of them.
const ONE_AT_ONCE_IN: u64 = 8;

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

/// A search of so many says whether a second turn wins too.
const SECOND_LOOK: u64 = 30_000;

/// Where several turns win, so many other ways to get there are tried, all in all no more than these.
const VARIATIONS: usize = 4;
const MOST_VARIATIONS: usize = 40;

/// What is found in the game with this number. `is_new` is asked of every position whether it is not known yet.
pub(crate) fn look_through<G: Puzzling>(
    prover: &mut Prover<G>,
    number: u64,
    seed: u64,
    is_new: &mut dyn FnMut(&G::Position) -> bool,
) -> Vec<Found<G::Position>>
where
    G::Position: Knowledge,
{
    let game = game::<G>(number, seed);
    let mut random = Random::new(mix(mix(seed, number), 2));
    let first = game.len().saturating_sub(LAST);
    let mut places: Vec<(usize, G::Position)> = game.iter().copied().enumerate().skip(first).collect();
    shuffle(&mut places, &mut random);
    // With walls in hand one turn alone wins much less often than without: those positions come first.
    let is_race = G::fewest_turns(&game[0], game[0].side()) > 0;
    if is_race {
        places.sort_by_key(|(_, position)| !has_more_turns(position, FEW_ANSWERS));
    }
    let mut variations = 0;
    let mut found = Vec::new();
    // What lies along a line, before it or after it, is the same win once more.
    let mut taken: Vec<Range<usize>> = Vec::new();
    let mut next = 0;
    while next < places.len() && found.len() < MOST {
        let (index, position) = places[next];
        next += 1;
        if taken.iter().any(|taken| taken.contains(&index)) || !looks_won::<G>(&position) {
            continue;
        }
        let Ok(line) = find(prover, &position, MOST_TRIED) else { continue };
        let Some(line) = line else {
            // Several turns win here. A little elsewhere there may be only one.
            for _ in 0..VARIATIONS {
                if variations < MOST_VARIATIONS && index >= 2 && !G::Position::SOLVED {
                    variations += 1;
                    let other = variation(&game[index - 2], &mut random).map(|other| (index, other));
                    let at = if is_race { next } else { places.len() };
                    places.splice(at..at, other);
                }
            }
            continue;
        };
        let one_in = match (line.goal, line.distance) {
            (Goal::Draw, _) => ONE_DRAW_IN,
            (Goal::Win, Some(1)) => ONE_AT_ONCE_IN,
            (Goal::Win, _) => 1,
        };
        if !mix(seed, position.key()).is_multiple_of(one_in)
            || has_second_win(&position)
            || !is_new(&position)
        {
            continue;
        }
        taken.push(index.saturating_sub(line.turns.len())..index + line.turns.len() + 1);
        let measured = measure::<G>(&position, &line.turns, mix(seed, position.key()));
        found.push(Found { position, line, measured });
    }
    found
}

/// Whether it is worth a proof. Only a glance: what is overlooked here is merely not found.
fn looks_won<G: Puzzling>(position: &G::Position) -> bool
where
    G::Position: Knowledge,
{
    G::Position::SOLVED || is_close_race::<G>(position) || {
        let is_close = position.key().is_multiple_of(ONE_CLOSE_IN);
        sees_win(position, 1, if is_close { CLOSE_LOOK } else { GLANCE })
    }
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

/// Whether the side to move has more than so many turns.
fn has_more_turns<P: Position>(position: &P, few: usize) -> bool {
    let mut turns = 0;
    let walk = visit_turns(position, |_, _| {
        turns += 1;
        if turns > few { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    walk.is_break()
}

/// Whether a search sees that a second turn wins as well, however long it takes. That is no flaw by what is proved, but who finds it would
/// be told that it is wrong.
fn has_second_win<P: Knowledge>(position: &P) -> bool {
    !P::SOLVED && sees_win(position, 2, SECOND_LOOK)
}

/// Whether a search of so many positions sees so many turns that win.
fn sees_win<P: Knowledge>(position: &P, turns: usize, nodes: u64) -> bool {
    let table = TranspositionTable::new(nodes as usize * 64);
    let options = Options { lines: turns, exact: false, ..Options::default() };
    let report = search(&Record::new(*position), &table, options, Limits::nodes(nodes), &mut |_| {});
    let wins =
        |line: &pionnier_engine::search::Line<P>| line.score.forced_end().is_some_and(|turns| turns > 0);
    report.lines.get(turns - 1).is_some_and(wins)
}
