//! Puzzles as a file: how they were made, then a line each. `pionnier_catalog::puzzle` reads it.

use crate::{Goal, Graded, Read, Turn, measure, read_line};
use pionnier_core::{Position as _, Puzzling, length_theme, mix};
use pionnier_engine::Knowledge;

/// A puzzle that is ready to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// How hard it is.
    pub graded: Graded,
    /// What is to be reached.
    pub goal: Goal,
    /// What it is about.
    pub themes: Vec<&'static str>,
    /// The text of its position.
    pub position: String,
    /// The turns of its line, separated by spaces.
    pub line: String,
}

impl Puzzle {
    /// Its line in a file.
    fn write(&self) -> String {
        let Puzzle { id, graded, goal, themes, position, line } = self;
        let Graded { grade, rating } = graded;
        format!("{id}\t{grade}\t{rating}\t{}\t{}\t{position}\t{line}\n", goal.code(), themes.join(","))
    }
}

/// What a puzzle is about, its length included.
pub(crate) fn themes<G: Puzzling>(
    position: &G::Position,
    line: &[Turn<G::Position>],
    goal: Goal,
) -> Vec<&'static str> {
    let mut themes = G::themes(position, line);
    if goal == Goal::Draw {
        themes.push("hold");
    }
    themes.push(length_theme(line.len().div_ceil(2)));
    themes
}

/// The text of a file of puzzles that was made by this command.
#[must_use]
pub fn write(puzzles: &[Puzzle], command: &str) -> String {
    let head = format!(
        "# id, grade, rating, goal, themes, position, solution; docs/PUZZLES.md says what is proved of them. Made by\n\
         #   {command}\n"
    );
    puzzles.iter().map(Puzzle::write).fold(head, |file, line| file + &line)
}

/// The positions of a file of puzzles, in their order.
///
/// # Errors
/// The number of the first line, counted from 1, that is no puzzle of this game.
pub fn positions<G: Puzzling>(file: &str) -> Result<Vec<G::Position>, usize> {
    let lines = file.lines().zip(1..).filter(|(line, _)| !line.starts_with('#'));
    lines
        .map(|(line, number)| Fields::of(line).and_then(Fields::read::<G>).map(|read| read.0).ok_or(number))
        .collect()
}

/// How the line of a head begins that says by which command a file was graded anew.
const GRADED: &str = "#   then ";

/// A file of puzzles with its puzzles measured anew, graded and named by what they are about, by this command, which the head then names;
/// all else stays as it is. Another seed lets the levels try otherwise. `observe` is told how many lines were looked at.
///
/// # Errors
/// The number of the first line, counted from 1, that is no puzzle of this game.
pub fn regrade<G: Puzzling>(
    file: &str,
    command: &str,
    seed: u64,
    observe: &mut dyn FnMut(usize),
) -> Result<String, usize>
where
    G::Position: Knowledge,
{
    let head = file.lines().filter(|line| line.starts_with('#') && !line.starts_with(GRADED));
    let mut graded: String = head.flat_map(|line| [line, "\n"]).collect();
    graded += &format!("{GRADED}{command}\n");
    for (line, number) in file.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
        observe(number);
        let fields = Fields::of(line).ok_or(number)?;
        let goal = fields.goal().ok_or(number)?;
        let (position, turns) = fields.read::<G>().ok_or(number)?;
        let puzzle = Puzzle {
            id: fields.id.to_owned(),
            graded: Graded::of(&measure::<G>(&position, &turns, mix(seed, position.key()))),
            goal,
            themes: themes::<G>(&position, &turns, goal),
            position: fields.position.to_owned(),
            line: fields.line.to_owned(),
        };
        graded += &puzzle.write();
    }
    Ok(graded)
}

/// What of a line stays as it is.
#[derive(Clone, Copy)]
struct Fields<'l> {
    id: &'l str,
    goal: &'l str,
    position: &'l str,
    line: &'l str,
}

impl<'l> Fields<'l> {
    fn of(line: &'l str) -> Option<Fields<'l>> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, _, _, goal, _, position, line] = fields[..] else { return None };
        Some(Fields { id, goal, position, line })
    }

    fn goal(self) -> Option<Goal> {
        [Goal::Win, Goal::Draw].into_iter().find(|goal| goal.code() == self.goal)
    }

    fn read<G: Puzzling>(self) -> Option<Read<G::Position>> {
        read_line::<G>(self.position, self.line.split(' '))
    }
}
