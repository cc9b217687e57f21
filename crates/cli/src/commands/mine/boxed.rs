//! What is said of the puzzles in the box: whether they are proved, and how hard they are.

use super::Mine;
use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, per_cent, text};
use pionnier_catalog::puzzle::{self, Puzzle};
use pionnier_catalog::{Playable, Random, find};
use pionnier_miner::{GRADES, Goal, Provers, Read, check, is_solved_by, read_line};
use std::io::Write as _;

/// No proof of a puzzle takes more actions.
const MOST_TRIED: u64 = 10_000_000;

/// The levels that try the puzzles of each grade.
const LEVELS: [u8; 3] = [3, 6, 9];

/// Of each grade so many are tried, unless something else is asked for.
const TRIED: usize = 40;

/// Unless something else is asked for, not the seed that the grades were made with.
const SEED: u64 = 2;

impl Mine<'_> {
    /// Proves every puzzle anew.
    pub(super) fn check<G: Playable>(&self) -> Result<(), Failure> {
        let puzzles = puzzles::<G>();
        let mut provers = Provers::<G>::new();
        let bar = CountBar::new(puzzles.len() as u64);
        let mut flaws = 0;
        let mut out = std::io::stdout().lock();
        for (number, puzzle) in puzzles.iter().enumerate() {
            bar.show(number as u64, String::new);
            let goal = match puzzle.goal {
                puzzle::Goal::Win => Goal::Win,
                puzzle::Goal::Draw => Goal::Draw,
            };
            let flaw = match read::<G>(puzzle) {
                Some((position, line)) => match check(&mut provers, &position, goal, &line, MOST_TRIED) {
                    Ok(()) => None,
                    Err(flaw) => Some(format!("{flaw:?}")),
                },
                None => Some("Illegal".to_owned()),
            };
            if let Some(flaw) = flaw {
                flaws += 1;
                let details = [text("game", G::ID), text("id", puzzle.id.clone()), text("flaw", flaw)];
                writeln!(out, "{}", self.words.say("mine-flaw", &details))?;
            }
        }
        bar.finish();
        let details = [text("game", G::ID), count("count", puzzles.len() as u64), count("flaws", flaws)];
        writeln!(out, "{}", self.words.say("mine-checked", &details))?;
        if flaws == 0 { Ok(()) } else { Err(Failure::No) }
    }

    /// Lets levels try puzzles of every grade: a table.
    pub(super) fn grades<G: Playable>(&self) -> Result<(), Failure> {
        let asked = self.matches.get_one::<u64>("count").map_or(TRIED, |&count| count as usize);
        let seed = self.matches.get_one::<u64>("seed").copied().unwrap_or(SEED);
        let mut random = Random::new(seed);
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}\n|---|---|---|---|---|---|", self.words.say("mine-grades", &[]))?;
        for grade in 1..=GRADES {
            let mut puzzles: Vec<&Puzzle> =
                puzzles::<G>().iter().filter(|puzzle| puzzle.grade == grade).collect();
            let all = puzzles.len();
            for index in 0..all.min(asked) {
                puzzles.swap(index, index + random.below(all - index));
            }
            puzzles.truncate(asked);
            let lines: Vec<Read<G::Position>> =
                puzzles.iter().filter_map(|puzzle| read::<G>(puzzle)).collect();
            let shares = LEVELS.map(|level| {
                let is_solved = |(number, (position, line)): &(usize, &Read<G::Position>)| {
                    is_solved_by::<G>(level, position, line, seed + *number as u64) == Some(true)
                };
                let solved = lines.iter().enumerate().filter(is_solved).count();
                per_cent(self.words, solved as f64 / lines.len().max(1) as f64) + " %"
            });
            writeln!(out, "| {grade} | {all} | {} | {} |", lines.len(), shares.join(" | "))?;
        }
        Ok(())
    }
}

/// The puzzles of a game that are in the box.
fn puzzles<G: Playable>() -> &'static [Puzzle] {
    find(G::ID).map_or(&[], |game| game.puzzles())
}

fn read<G: Playable>(puzzle: &Puzzle) -> Option<Read<G::Position>> {
    read_line::<G>(&puzzle.position, puzzle.solution.iter().map(String::as_str))
}
