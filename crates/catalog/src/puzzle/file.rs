//! The form of a file of puzzles.

use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// What the solver is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// To win.
    Win,
    /// To keep the draw: every other turn loses.
    Draw,
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name within its game.
    pub id: String,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// The same on the scale of players.
    pub rating: u32,
    /// What is to be reached.
    pub goal: Goal,
    /// The codes of what it is about, at least one.
    pub themes: Vec<String>,
    /// The text of its position.
    pub position: String,
    /// The turns of both sides, the solver's first and last.
    pub solution: Vec<String>,
}

impl FromStr for Puzzle {
    type Err = ();

    /// Reads a line: id, grade, rating, goal, themes, position and solution, with tabs between.
    fn from_str(line: &str) -> Result<Puzzle, ()> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, grade, rating, goal, themes, position, solution] = fields[..] else { return Err(()) };
        let list = |text: &str, between: char| text.split(between).map(str::to_owned).collect::<Vec<_>>();
        let puzzle = Puzzle {
            id: id.to_owned(),
            grade: grade.parse().map_err(drop)?,
            rating: rating.parse().map_err(drop)?,
            goal: match goal {
                "win" => Goal::Win,
                "draw" => Goal::Draw,
                _ => return Err(()),
            },
            themes: list(themes, ','),
            position: position.to_owned(),
            solution: list(solution, ' '),
        };
        let is_whole = (1..=5).contains(&puzzle.grade)
            && puzzle.solution.len() % 2 == 1
            && !id.is_empty()
            && puzzle.themes.iter().chain(&puzzle.solution).all(|text| !text.is_empty());
        if is_whole { Ok(puzzle) } else { Err(()) }
    }
}

/// The puzzles of a file, in their order. Lines that begin with `#` say how they were made.
///
/// # Errors
/// The number of the first line, counted from 1, that is no puzzle.
pub fn read(file: &str) -> Result<Vec<Puzzle>, usize> {
    let lines = file.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.map(|(number, line)| line.parse().map_err(|()| number + 1)).collect()
}

/// Of puzzles in their order the one of a day, counted from 1970-01-01: the same for everybody. None if there are none.
#[must_use]
pub fn of_day(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    let index = day.checked_rem(puzzles.len() as u64)?;
    puzzles.get(index as usize)
}

#[cfg(test)]
mod tests {
    use super::{Goal, of_day, read};

    const FILE: &str = "# how it was made\n\
        abc234\t2\t1300\twin\tshut-in,one-turn\t4/4/rr2/2yy r\ta2-a3\n\
        def567\t5\t2100\tdraw\thold\t4/4/rr2/2yy y\tc1-c2 a2-a3 c2-c3\n";

    #[test]
    fn a_file_is_read_line_by_line_and_each_has_its_day() {
        let puzzles = read(FILE).unwrap();
        assert_eq!(puzzles.len(), 2);
        assert_eq!((puzzles[0].goal, puzzles[0].position.as_str()), (Goal::Win, "4/4/rr2/2yy r"));
        assert_eq!(puzzles[1].solution, ["c1-c2", "a2-a3", "c2-c3"]);
        let ids = [0, 1, 2, 20_401].map(|day| of_day(&puzzles, day).unwrap().id.as_str());
        assert_eq!(ids, ["abc234", "def567", "abc234", "def567"]);
        assert_eq!(of_day(&[], 7), None);
    }

    #[test]
    fn a_damaged_line_is_named() {
        for (from, to) in [
            ("\t2\t", "\t6\t"),
            ("\twin\t", "\tlose\t"),
            ("1300", "many"),
            ("shut-in,", ","),
            (" a2-a3 ", " "),
        ] {
            let line = if from == " a2-a3 " { 3 } else { 2 };
            assert_eq!(read(&FILE.replacen(from, to, 1)), Err(line), "{from}");
        }
        assert_eq!(read(&FILE.replace("\tdraw", "")), Err(3));
    }
}
