//! How a game is taught, as JSON.

use crate::objection::Objection;
use pionnier_catalog::{self as catalog, AnyGame, Language};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Everything there is to read about a game in one language. Texts hold turns between backticks and numbers of rules in
/// square brackets.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Lesson {
    /// Where the game comes from: two lines.
    history: Vec<String>,
    /// What a player is after, in one sentence.
    goal: String,
    sections: Vec<Section>,
    /// How a position is written.
    position: String,
    tasks: Vec<Task>,
    /// The rules once more, on one page.
    cheat_sheet: Vec<Card>,
}

/// Some rules that belong together.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Section {
    /// Their numbers: where objections lead.
    rules: Vec<String>,
    title: String,
    /// Paragraphs.
    text: Vec<String>,
    rulings: Vec<Ruling>,
    diagrams: Vec<Diagram>,
}

/// A decision of ours, with its reason in one line.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Ruling {
    rule: String,
    reason: String,
}

/// A position to look at and to play in.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Diagram {
    /// The same in all languages.
    name: String,
    position: String,
    caption: String,
    /// Turns that can be shown, each from this position.
    shows: Vec<String>,
    /// Turns that the section's rules forbid here.
    wrong: Vec<String>,
    /// Places and walls to notice.
    marks: Vec<String>,
}

/// Something to be done in one turn.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Task {
    /// The same in all languages: progress is remembered under it.
    name: String,
    /// What must be known for it.
    reminders: Vec<Reminder>,
    position: String,
    /// What is to be done.
    text: String,
    hint: String,
    /// A turn that does it.
    solution: String,
}

/// What a rule says, as briefly as a task needs it.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Reminder {
    rule: String,
    text: String,
}

/// A part of the cheat sheet.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Card {
    title: String,
    lines: Vec<String>,
}

/// What came of a turn that was meant to do a task.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase", tag = "verdict")]
pub(crate) enum Judged {
    /// It does what was asked.
    Reached,
    /// It is legal, but does not, and this is why.
    Missed {
        /// A stable name.
        code: String,
        /// A sentence.
        words: String,
    },
    /// It is not legal.
    Refused {
        /// Why.
        objection: Objection,
    },
}

impl From<&catalog::Lesson> for Lesson {
    fn from(lesson: &catalog::Lesson) -> Lesson {
        let catalog::Lesson { history, goal, sections, position, tasks, cheat_sheet } = lesson.clone();
        Lesson {
            history,
            goal,
            sections: sections.into_iter().map(Section::from).collect(),
            position,
            tasks: tasks.into_iter().map(Task::from).collect(),
            cheat_sheet: cheat_sheet
                .into_iter()
                .map(|catalog::Card { title, lines }| Card { title, lines })
                .collect(),
        }
    }
}

impl From<catalog::Section> for Section {
    fn from(section: catalog::Section) -> Section {
        let catalog::Section { rules, title, text, rulings, diagrams } = section;
        let ruling = |catalog::Ruling { rule, reason }| Ruling { rule, reason };
        Section {
            rules,
            title,
            text,
            rulings: rulings.into_iter().map(ruling).collect(),
            diagrams: diagrams.into_iter().map(Diagram::from).collect(),
        }
    }
}

impl From<catalog::Diagram> for Diagram {
    fn from(diagram: catalog::Diagram) -> Diagram {
        let catalog::Diagram { name, position, caption, shows, wrong, marks } = diagram;
        Diagram { name, position, caption, shows, wrong, marks }
    }
}

impl From<catalog::Task> for Task {
    fn from(task: catalog::Task) -> Task {
        let catalog::Task { name, reminders, position, text, hint, solution } = task;
        let reminder = |catalog::Reminder { rule, text }| Reminder { rule, text };
        Task {
            name,
            reminders: reminders.into_iter().map(reminder).collect(),
            position,
            text,
            hint,
            solution,
        }
    }
}

impl Judged {
    pub(crate) fn new(answer: &catalog::Answer, game: &dyn AnyGame, language: Language) -> Judged {
        match answer {
            catalog::Answer::Reached => Judged::Reached,
            catalog::Answer::Missed(miss) => {
                Judged::Missed { code: miss.code.to_owned(), words: miss.words(game, language) }
            }
            catalog::Answer::Refused(objection) => {
                Judged::Refused { objection: Objection::new(objection, game, language) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::answer;
    use serde_json::{Value, json};

    fn ask(request: &Value) -> Value {
        serde_json::from_str(&answer(request.to_string().as_bytes(), &mut |_| {})).expect("an answer is JSON")
    }

    #[test]
    fn a_lesson_is_told_in_the_language_asked_for() {
        let lesson = &ask(&json!({ "call": "lesson", "language": "fr", "game": "granat" }))["ok"];
        assert_eq!(
            lesson["goal"],
            "Prenez tous les pions adverses, ou laissez l’adversaire sans aucun coup."
        );
        assert_eq!(lesson["sections"][0]["rules"], json!(["G1"]));
        assert_eq!(lesson["tasks"][1]["solution"], "b2-d4-f6");
        assert_eq!(lesson["tasks"][1]["reminders"][0]["rule"], "G6");
        assert!(lesson["cheatSheet"].as_array().is_some_and(|cards| cards.len() > 3));
        let error = &ask(&json!({ "call": "lesson", "language": "fr", "game": "chess" }))["error"];
        assert_eq!(error["code"], "request");
    }

    #[test]
    fn an_attempt_is_judged() {
        let judge = |task: &str, turn: &str| {
            ask(&json!({ "call": "judge", "language": "en", "game": "kono", "task": task, "turn": turn }))
        };
        assert_eq!(judge("bare", "b1xb3"), json!({ "ok": { "verdict": "reached" } }));
        let missed = &judge("bare", "b2-a2")["ok"];
        assert_eq!((&missed["verdict"], &missed["code"]), (&json!("missed"), &json!("missed-win")));
        assert_eq!(missed["words"], "This turn does not win the game.");
        let refused = &judge("bare", "b1-c2")["ok"];
        assert_eq!((&refused["verdict"], &refused["objection"]["rule"]), (&json!("refused"), &json!("K3")));
        assert_eq!(judge("nothing", "b1xb3")["error"]["code"], "request");
    }
}
