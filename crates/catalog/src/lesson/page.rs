//! The words of a lesson in one language.

use super::boards::{Boards, Exercise};
use super::{Card, Diagram, Lesson, RuleText, Section, Task};

impl Lesson {
    /// Puts a game's words, the words about all games and the positions together.
    ///
    /// # Errors
    /// The number of the line that is not understood, or the name of what has no words.
    pub(crate) fn read(page: &str, common: &str, boards: &Boards) -> Result<Lesson, String> {
        let mut lesson = Lesson::default();
        for file in [page, common] {
            let mut chapter = "";
            for (index, line) in file.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
                if let Some(name) = line.strip_prefix("# ") {
                    chapter = name;
                } else {
                    lesson.add(chapter, line, boards).ok_or_else(|| format!("line {}: {line}", index + 1))?;
                }
            }
        }
        lesson.check(boards)?;
        Ok(lesson)
    }

    /// Adds a line of a chapter, if it can be understood.
    fn add(&mut self, chapter: &str, line: &str, boards: &Boards) -> Option<()> {
        let heading = line.strip_prefix("## ");
        match chapter {
            "history" => self.history.push(line.to_owned()),
            "goal" => line.clone_into(&mut self.goal),
            "rules" => match heading {
                Some(heading) => self.sections.push(section(heading)),
                None => self.sections.last_mut()?.add(line, boards)?,
            },
            "position" => line.clone_into(&mut self.position),
            "tasks" => match heading {
                Some(name) => self.tasks.push(boards.exercise(name)?.task.clone()),
                None => self.tasks.last_mut()?.add(line)?,
            },
            "sheet" => match heading {
                Some(title) => self.cheat_sheet.push(Card { title: title.to_owned(), lines: Vec::new() }),
                None => self.cheat_sheet.last_mut()?.lines.push(line.strip_prefix("- ")?.to_owned()),
            },
            _ => return None,
        }
        Some(())
    }

    /// Makes sure that every position has its words.
    fn check(&self, boards: &Boards) -> Result<(), String> {
        let shown = |board: &&Diagram| {
            self.sections.iter().flat_map(|section| &section.diagrams).any(|known| known.name == board.name)
        };
        let told = |exercise: &&Exercise| {
            self.tasks
                .iter()
                .any(|task| task.name == exercise.task.name && !task.text.is_empty() && !task.hint.is_empty())
        };
        if let Some(board) = boards.diagrams.iter().find(|board| !shown(board)) {
            return Err(format!("no caption for {}", board.name));
        }
        match boards.exercises.iter().find(|exercise| !told(exercise)) {
            Some(exercise) => Err(format!("no words for {}", exercise.task.name)),
            None => Ok(()),
        }
    }
}

impl Section {
    fn add(&mut self, line: &str, boards: &Boards) -> Option<()> {
        if let Some(ruling) = line.strip_prefix("> ") {
            self.rulings.push(numbered(ruling)?);
        } else if let Some(diagram) = line.strip_prefix("! ") {
            let (name, caption) = diagram.split_once(' ')?;
            let board = boards.diagram(name)?.clone();
            self.diagrams.push(Diagram { caption: caption.to_owned(), ..board });
        } else {
            self.text.push(line.to_owned());
        }
        Some(())
    }
}

impl Task {
    fn add(&mut self, line: &str) -> Option<()> {
        if let Some(reminder) = line.strip_prefix("> ") {
            self.reminders.push(numbered(reminder)?);
        } else if let Some(hint) = line.strip_prefix("? ") {
            hint.clone_into(&mut self.hint);
        } else {
            line.clone_into(&mut self.text);
        }
        Some(())
    }
}

/// The number of a rule and what is said of it.
fn numbered(line: &str) -> Option<RuleText> {
    let (rule, text) = line.split_once(' ')?;
    is_rule(rule).then(|| RuleText { rule: rule.to_owned(), text: text.to_owned() })
}

/// `## K1 K2 The board`: the numbers of the rules, then the title.
fn section(heading: &str) -> Section {
    let words: Vec<&str> = heading.split(' ').collect();
    let count = words.iter().take_while(|word| is_rule(word)).count();
    Section {
        rules: words[..count].iter().map(|&word| word.to_owned()).collect(),
        title: words[count..].join(" "),
        ..Section::default()
    }
}

/// Whether this is the number of a rule: a capital and digits.
fn is_rule(word: &str) -> bool {
    let digits = word.strip_prefix(|sign: char| sign.is_ascii_uppercase());
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}
