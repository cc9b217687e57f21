//! How a request is read.

use crate::request::{GameText, Kept, Moment, PictureView, Request, Settled, StudyForm, StudyText};
use pionnier_catalog::review::{Effort, Finding};
use pionnier_catalog::{Arrangement, Language};
use serde::Deserialize;
use serde::de::Error as _;
use serde_json::Error;

/// Everything that requests can say, each under its own name. A request is read into this whatever it asks, and only then made one of its
/// kind: an enum whose kind stands among its fields, or a struct inside another's fields, serde keeps in pieces before it reads it, by a
/// second reader that would be compiled for every kind. The page would load it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Fields {
    call: String,
    language: Option<Language>,
    game: Option<String>,
    rules: Option<String>,
    start: Option<String>,
    turns: Option<Vec<String>>,
    ending: Option<Settled>,
    partial: Option<String>,
    kept: Option<Kept>,
    turn: Option<String>,
    from: Option<String>,
    to: Option<String>,
    most: Option<usize>,
    depth: Option<u32>,
    level: Option<u8>,
    seed: Option<u64>,
    nodes: Option<u64>,
    lines: Option<usize>,
    effort: Option<Effort>,
    findings: Option<Vec<Finding>>,
    study: Option<StudyText>,
    form: Option<StudyForm>,
    text: Option<String>,
    view: Option<PictureView>,
    position: Option<String>,
    arrangement: Option<Arrangement>,
    tags: Option<Vec<(String, String)>>,
    task: Option<String>,
}

/// What is needed, or the error that it is missing.
fn needed<T>(field: Option<T>, name: &'static str) -> Result<T, Error> {
    field.ok_or_else(|| Error::missing_field(name))
}

impl Fields {
    fn language(&self) -> Result<Language, Error> {
        needed(self.language, "language")
    }

    fn game(&mut self) -> Result<String, Error> {
        needed(self.game.take(), "game")
    }

    fn turn(&mut self) -> Result<String, Error> {
        needed(self.turn.take(), "turn")
    }

    fn text(&mut self) -> Result<String, Error> {
        needed(self.text.take(), "text")
    }

    fn game_text(&mut self) -> Result<GameText, Error> {
        Ok(GameText {
            game: self.game()?,
            rules: self.rules.take(),
            start: self.start.take(),
            turns: needed(self.turns.take(), "turns")?,
            ending: self.ending.take(),
        })
    }

    fn moment(&mut self) -> Result<Moment, Error> {
        Ok(Moment {
            language: self.language.unwrap_or_default(),
            text: self.game_text()?,
            partial: self.partial.take().unwrap_or_default(),
            kept: self.kept,
        })
    }
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// It is not JSON, asks for something that there is not, or does not say what is needed for that.
    pub(crate) fn read(json: &[u8]) -> Result<Request, Error> {
        // As a text, which is what everything else that reads JSON reads it from: one reader is compiled, not two.
        let json = str::from_utf8(json).map_err(Error::custom)?;
        let mut fields: Fields = serde_json::from_str(json)?;
        let fields = &mut fields;
        Ok(match &*fields.call {
            "games" => Request::Games { language: fields.language()? },
            "look" => Request::Look(fields.moment()?),
            "film" => Request::Film { moment: fields.moment()?, turn: fields.turn()? },
            "play" => Request::Play { moment: fields.moment()?, turn: fields.turn()? },
            "why" => {
                Request::Why { moment: fields.moment()?, from: fields.from.take(), to: fields.to.take() }
            }
            "typed" => Request::Typed { moment: fields.moment()?, turn: fields.turn()? },
            "turns" => Request::Turns { moment: fields.moment()?, most: needed(fields.most, "most")? },
            "perft" => Request::Perft { moment: fields.moment()?, depth: needed(fields.depth, "depth")? },
            "level" => Request::Level {
                moment: fields.moment()?,
                level: needed(fields.level, "level")?,
                seed: needed(fields.seed, "seed")?,
            },
            "think" => Request::Think {
                moment: fields.moment()?,
                nodes: needed(fields.nodes, "nodes")?,
                lines: needed(fields.lines, "lines")?,
            },
            "exact" => Request::Exact(fields.moment()?),
            "assess" => {
                Request::Assess { moment: fields.moment()?, effort: needed(fields.effort, "effort")? }
            }
            "review" => Request::Review {
                text: fields.game_text()?,
                findings: needed(fields.findings.take(), "findings")?,
            },
            "writeStudy" => Request::WriteStudy {
                study: needed(fields.study.take(), "study")?,
                form: needed(fields.form, "form")?,
                language: fields.language()?,
            },
            "readStudy" => Request::ReadStudy { text: fields.text()?, language: fields.language()? },
            "picture" => {
                Request::Picture { moment: fields.moment()?, view: needed(fields.view.take(), "view")? }
            }
            "arrangement" => Request::Arrangement {
                language: fields.language()?,
                game: fields.game()?,
                position: needed(fields.position.take(), "position")?,
            },
            "arrange" => Request::Arrange {
                language: fields.language()?,
                game: fields.game()?,
                arrangement: needed(fields.arrangement.take(), "arrangement")?,
            },
            "transcript" => {
                Request::Transcript { text: fields.game_text()?, tags: needed(fields.tags.take(), "tags")? }
            }
            "readTranscript" => {
                Request::ReadTranscript { text: fields.text()?, language: fields.language()? }
            }
            "lesson" => Request::Lesson { language: fields.language()?, game: fields.game()? },
            "themes" => Request::Themes { language: fields.language()?, game: fields.game()? },
            "judge" => Request::Judge {
                language: fields.language()?,
                game: fields.game()?,
                task: needed(fields.task.take(), "task")?,
                turn: fields.turn()?,
            },
            call => return Err(Error::custom(format_args!("there is no call `{call}`"))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ts_rs::{Config, TS};

    #[test]
    fn whatever_the_page_can_ask_is_read() {
        let types = Request::decl(&Config::new());
        let calls: Vec<&str> =
            types.split("\"call\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(calls.len() > 20, "{types}");
        for call in calls {
            let error =
                Request::read(format!("{{\"call\":\"{call}\"}}").as_bytes()).expect_err("all need more");
            assert!(error.to_string().starts_with("missing field"), "{call}: {error}");
        }
    }
}
