//! What a transcript says before it is checked.

use super::error::{TranscriptError, Where, objection, text, twice};
use super::study::{Glyph, Remark, Study, StudyTurn, children};
use super::{Transcript, UNFINISHED, is_result, outcome_of, result_of};
use crate::{AnyGame, AnyRecord, GAMES, Objection, find, find_rules};
use pionnier_core::{Detail, Outcome, Value};

/// No transcript is longer, in bytes.
pub(super) const LONGEST: usize = 1 << 20;

/// No game has more turns, with all its variations: far more than C4 lets be played.
const MOST_TURNS: usize = 20_000;

/// Nothing more than this is said about a game.
pub(super) const MOST_TAGS: usize = 64;

/// The longest value of a tag, in bytes.
const LONGEST_VALUE: usize = 4_000;

/// The tags that the game itself tells.
pub(super) const TOLD: [&str; 3] = ["GameType", "RulesVersion", "FEN"];

/// Tags and turns with the places where they stand.
#[derive(Default)]
pub(super) struct Draft {
    tags: Vec<(String, String, Where)>,
    turns: Vec<(StudyTurn, Where)>,
    /// What is remarked before the first turn.
    remark: Remark,
}

/// Whether a tag can be written and read back.
pub(super) fn check_tag(name: &str, value: &str) -> Result<(), Objection> {
    let is_name = !name.is_empty()
        && name.len() <= 40
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let is_value = value.len() <= LONGEST_VALUE && !value.chars().any(char::is_control);
    if is_name && is_value { Ok(()) } else { Err(objection("transcript-tag", vec![text("found", name)])) }
}

pub(super) fn too_long() -> Objection {
    objection("transcript-long", vec![Detail::number("bytes", LONGEST), Detail::number("turns", MOST_TURNS)])
}

impl Draft {
    pub(super) fn add_tag(&mut self, name: String, value: String, at: Where) -> Result<(), TranscriptError> {
        check_tag(&name, &value).map_err(|objection| TranscriptError::new(at, objection))?;
        if self.tags.iter().any(|(other, ..)| *other == name) {
            return Err(TranscriptError::new(at, twice(&name)));
        }
        if self.tags.len() >= MOST_TAGS + TOLD.len() {
            return Err(TranscriptError::new(at, too_long()));
        }
        self.tags.push((name, value, at));
        Ok(())
    }

    /// Adds a turn and gives its number, counted from 1.
    pub(super) fn add_turn(&mut self, turn: StudyTurn, at: Where) -> Result<usize, TranscriptError> {
        if self.turns.len() >= MOST_TURNS {
            return Err(TranscriptError::new(at, too_long()));
        }
        if turn.after > self.turns.len() {
            let details = vec![Detail::number("found", turn.after)];
            return Err(TranscriptError::new(at, objection("transcript-after", details)));
        }
        self.turns.push((turn, at));
        Ok(self.turns.len())
    }

    /// Puts a glyph behind a turn.
    pub(super) fn mark(&mut self, number: usize, glyph: Glyph, at: Where) -> Result<(), TranscriptError> {
        let turn = number.checked_sub(1).map(|index| &mut self.turns[index].0);
        let Some(turn) = turn.filter(|turn| turn.glyph.is_none()) else {
            let details = vec![text("found", glyph.sign())];
            return Err(TranscriptError::new(at, objection("transcript-glyph", details)));
        };
        turn.glyph = Some(glyph);
        Ok(())
    }

    /// The number of the turn that one is played after.
    pub(super) fn after(&self, number: usize) -> usize {
        self.turns[number - 1].0.after
    }

    /// What is remarked after a turn; 0 is the start.
    pub(super) fn remark(&mut self, number: usize) -> &mut Remark {
        match number.checked_sub(1) {
            None => &mut self.remark,
            Some(index) => &mut self.turns[index].0.remark,
        }
    }

    pub(super) fn tag(&self, name: &str) -> Option<(&str, Where)> {
        self.tags.iter().find(|(other, ..)| other == name).map(|(_, value, at)| (value.as_str(), *at))
    }

    /// The game that this tells, every turn checked.
    pub(super) fn check(self) -> Result<Study, TranscriptError> {
        let (id, at) = self.tag("GameType").unwrap_or(("", Where::Line(1)));
        let Some(today) = find(id) else {
            let games: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
            let known = Detail { name: "games", value: Value::Text(games.join(", ")) };
            let details = vec![text("found", id), known];
            return Err(TranscriptError::new(at, objection("transcript-game", details)));
        };
        let game = match self.tag("RulesVersion") {
            None => today,
            Some((version, at)) => find_rules(id, version)
                .ok_or_else(|| TranscriptError::new(at, Objection::unknown_rules(id, version)))?,
        };
        let mut record = match self.tag("FEN") {
            Some((fen, at)) => {
                game.read(fen).map_err(|objection| TranscriptError::in_game(at, objection, game))?.record()
            }
            None => game.start().record(),
        };
        self.play(game, &mut *record)?;
        let mut transcript = Transcript::new(game, record);
        self.settle(&mut transcript)?;
        // The record tells its own end, and a game that goes on needs no words for it.
        let is_told = transcript.record.ending().is_some()
            || self.tag("Result").is_none_or(|(result, _)| result == UNFINISHED);
        transcript.tags = self
            .tags
            .into_iter()
            .filter(|(name, ..)| if is_result(name) { !is_told } else { !TOLD.contains(&name.as_str()) })
            .map(|(name, value, _)| (name, value))
            .collect();
        let turns = self.turns.into_iter().map(|(turn, _)| turn).collect();
        Ok(Study { transcript, remark: self.remark, turns })
    }

    /// Plays every turn, each once, and leaves the record at the end of the main line.
    fn play(&self, game: &'static dyn AnyGame, record: &mut dyn AnyRecord) -> Result<(), TranscriptError> {
        let refuse = |at| move |objection| TranscriptError::in_game(at, objection, game);
        self.remark.check(game).map_err(refuse(Where::Line(1)))?;
        let children = children(self.turns.iter().map(|(turn, _)| turn.after));
        // What is still to be done, the next last: a turn to be played, or one to be taken back. The main line comes after its variations and stays.
        let mut steps = vec![Step::Go { number: 0, stays: true }];
        while let Some(step) = steps.pop() {
            let Step::Go { number, stays } = step else {
                record.undo();
                continue;
            };
            if let Some(index) = number.checked_sub(1) {
                let (turn, at) = &self.turns[index];
                record.play(&turn.turn).map_err(refuse(*at))?;
                turn.remark.check(game).map_err(refuse(*at))?;
            }
            if !stays {
                steps.push(Step::Back);
            }
            let next = children[number].iter().enumerate();
            steps.extend(next.map(|(at, &number)| Step::Go { number, stays: stays && at == 0 }));
        }
        Ok(())
    }

    /// Compares the result with what was played, and lets a side resign where that explains it.
    fn settle(&self, transcript: &mut Transcript) -> Result<(), TranscriptError> {
        let Some((result, at)) = self.tag("Result") else { return Ok(()) };
        let claimed = outcome_of(result).map_err(|objection| TranscriptError::new(at, objection))?;
        let termination = self.tag("Termination").map(|(termination, _)| termination);
        match (transcript.record.ending(), claimed) {
            (Some(ending), claimed) if claimed != Some(ending.outcome()) => {
                let details = vec![text("found", result), text("known", result_of(ending.outcome()))];
                return Err(TranscriptError::new(at, objection("transcript-other-result", details)));
            }
            (None, Some(Outcome::Win(winner))) if termination == Some("resigned") => {
                let resigned = transcript.record.resign(!winner);
                debug_assert!(resigned.is_ok(), "the game goes on");
            }
            (None, Some(Outcome::Draw)) if termination == Some("agreed") => {
                let agreed = transcript.record.agree_draw();
                debug_assert!(agreed.is_ok(), "the game goes on");
            }
            _ => {}
        }
        Ok(())
    }
}

/// A step through all turns of a study.
enum Step {
    /// Plays a turn and all that comes after it; what does not stay is taken back again.
    Go { number: usize, stays: bool },
    /// Takes a turn back.
    Back,
}
