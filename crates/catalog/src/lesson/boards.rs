//! The positions of a lesson, which all languages share.

use super::goal::Goal;
use super::{Diagram, Task};

/// The diagrams and tasks of a game, still without words.
#[derive(Debug)]
pub(crate) struct Boards {
    pub(super) diagrams: Vec<Diagram>,
    pub(super) exercises: Vec<Exercise>,
}

/// A task and what must be done for it.
#[derive(Default, Debug)]
pub(crate) struct Exercise {
    pub(super) task: Task,
    pub(super) goals: Vec<Goal>,
}

impl Boards {
    /// Reads `boards.txt`: blocks of lines, each a keyword and what belongs to it.
    ///
    /// # Errors
    /// The number of the line that is not understood.
    pub(crate) fn read(file: &str, start: &str) -> Result<Boards, String> {
        let mut boards = Boards { diagrams: Vec::new(), exercises: Vec::new() };
        for block in blocks(file) {
            let (number, kind, name) = block[0];
            let wrong = |number: usize| format!("boards.txt:{number}");
            let position = |text: &str| if text == "start" { start } else { text }.to_owned();
            let list = |text: &str| text.split(' ').map(str::to_owned).collect();
            match kind {
                "diagram" => {
                    let mut board = Diagram { name: name.to_owned(), ..Diagram::default() };
                    for &(number, word, text) in &block[1..] {
                        match word {
                            "position" => board.position = position(text),
                            "show" => board.shows.push(text.to_owned()),
                            "wrong" => board.wrong.push(text.to_owned()),
                            "mark" => board.marks = list(text),
                            _ => return Err(wrong(number)),
                        }
                    }
                    boards.diagrams.push(board);
                }
                "task" => {
                    let mut exercise = Exercise::default();
                    name.clone_into(&mut exercise.task.name);
                    for &(number, word, text) in &block[1..] {
                        match word {
                            "position" => exercise.task.position = position(text),
                            "goal" => exercise.goals.push(text.parse().map_err(|()| wrong(number))?),
                            "solution" => text.clone_into(&mut exercise.task.solution),
                            _ => return Err(wrong(number)),
                        }
                    }
                    boards.exercises.push(exercise);
                }
                _ => return Err(wrong(number)),
            }
        }
        Ok(boards)
    }

    pub(crate) fn exercise(&self, name: &str) -> Option<&Exercise> {
        self.exercises.iter().find(|exercise| exercise.task.name == name)
    }

    pub(super) fn diagram(&self, name: &str) -> Option<&Diagram> {
        self.diagrams.iter().find(|board| board.name == name)
    }
}

/// Lines between empty ones, each as its number, its first word and the rest. Comments begin with `#`.
fn blocks(file: &str) -> Vec<Vec<(usize, &str, &str)>> {
    let mut blocks = vec![Vec::new()];
    for (index, line) in file.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        if line.is_empty() {
            blocks.push(Vec::new());
        } else if let Some(block) = blocks.last_mut() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            block.push((index + 1, word, rest));
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}
