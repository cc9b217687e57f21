//! Where the forced wins come from: games of the plain UCT player with itself. It is never improved, so the same games
//! come out whatever the engine has learned.

use super::solver::Solver;
use pionnier_core::{Game, Outcome, Position, Random};
use pionnier_engine::uct;
use std::collections::HashMap;

/// So many wins are looked for.
const WANTED: usize = 20;

/// At most so many of them are equally long.
const ALIKE: usize = 4;

/// In no more games than this.
const MOST_GAMES: u64 = 120;

/// A game that has not ended after so many turns is given up.
const LONGEST_GAME: usize = 400;

/// A win that takes more actions to prove is passed over.
const MOST_TRIED: u64 = 1_000_000;

/// No longer wins are looked for.
const LONGEST_WIN: u32 = 11;

/// A forced win: the turns of both sides to the end, and the position.
pub(crate) type Win = (u32, String);

/// Forced wins, the shortest first. A game gives one at most: the longest that is wanted.
pub(crate) fn forced_wins<G: Game>(playouts: [u32; 2]) -> Vec<Win> {
    let mut found: Vec<Win> = Vec::new();
    let mut lengths: HashMap<u32, usize> = HashMap::new();
    for seed in 0..MOST_GAMES {
        let wins = wins_of::<G>(&self_play::<G>(playouts, seed));
        let is_wanted = |win: &Win| lengths.get(&win.0).is_none_or(|&so_far| so_far < ALIKE);
        let Some(win) = wins.into_iter().filter(is_wanted).max() else { continue };
        *lengths.entry(win.0).or_default() += 1;
        found.push(win);
        if found.len() == WANTED {
            break;
        }
    }
    found.sort();
    found
}

/// The positions of a game between its turns, up to its end.
fn self_play<G: Game>(playouts: [u32; 2], seed: u64) -> Vec<G::Position> {
    let mut random = Random::new(seed);
    let mut positions = vec![G::start()];
    for number in 0..LONGEST_GAME {
        let mut position = positions[number];
        // The players change sides from game to game.
        let playouts = playouts[(number + seed as usize) % 2];
        let Some(turn) = uct(&position, playouts, &mut random) else { break };
        for action in turn {
            position.apply(action);
        }
        positions.push(position);
    }
    positions
}

/// Forced wins on the winner's way to the end of a game, as far back as they can be proved one after the other.
fn wins_of<G: Game>(positions: &[G::Position]) -> Vec<Win> {
    let Some(Outcome::Win(winner)) = positions.last().and_then(Position::outcome) else { return Vec::new() };
    let before =
        positions.iter().rev().filter(|position| position.side() == winner && position.outcome().is_none());
    before
        .map_while(|position| {
            let turns = Solver::of(position, MOST_TRIED).shortest(position, LONGEST_WIN).ok()??;
            Some((turns, G::write_position(position)))
        })
        .collect()
}
