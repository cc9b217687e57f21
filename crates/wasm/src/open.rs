//! A game that a page asks about, with its record.

use crate::answer::Step;
use crate::request::{GameText, PictureTheme, PictureView, Settled};
use pionnier_catalog::screen::{Annotation, Film, Look, Theme, View, picture};
use pionnier_catalog::thought::{Analysis, LEVELS_PER_GAME, Limits, Options, TranspositionTable};
use pionnier_catalog::{AnyGame, AnyRecord, Language, Objection, Said, find, find_rules};
use serde::Serialize;
use std::ops::ControlFlow;

/// No game has more turns: far more than any that C4 lets be played, and few enough to be replayed at once.
const MOST_TURNS: usize = 20_000;

/// What a thought may remember, in bytes.
const MEMORY: usize = 16 << 20;

/// No more turns than this are listed at once: far more than any game has in a position that was played.
const MOST_LISTED: usize = 100_000;

/// No more lines than this are thought about at once.
const MOST_LINES: usize = 64;

/// Why there is no answer.
pub(crate) type Refused = Said<Objection>;

/// A game with its record, ready to be asked.
pub(crate) struct Open {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) record: Box<dyn AnyRecord>,
    /// How many turns it has.
    pub(crate) plies: usize,
    /// How many of them need not be told.
    pub(crate) known: usize,
    pub(crate) language: Language,
}

impl Open {
    pub(crate) fn new(text: &GameText, language: Language) -> Result<Open, Refused> {
        let GameText { game, rules, start, turns, ending } = text;
        let game = edition(game, rules.as_deref(), language)?;
        let record = match start {
            Some(text) => game.read(text).map_err(|objection| objection.said(game, language))?.record(),
            None => game.start().record(),
        };
        let mut open = Open { game, record, plies: 0, known: 0, language };
        open.play_all(turns)?;
        open.settle(ending.as_ref())?;
        Ok(open)
    }

    pub(crate) fn play_all(&mut self, turns: &[String]) -> Result<(), Refused> {
        if self.plies + turns.len() > MOST_TURNS {
            return Err(mistake(format!("more than {MOST_TURNS} turns")));
        }
        for turn in turns {
            self.record.play(turn).map_err(|objection| self.refuse(objection))?;
            self.plies += 1;
        }
        Ok(())
    }

    /// Takes back all turns but so many.
    pub(crate) fn take_back(&mut self, plies: usize) {
        while self.plies > plies {
            self.record.undo();
            self.plies -= 1;
        }
    }

    pub(crate) fn settle(&mut self, ending: Option<&Settled>) -> Result<(), Refused> {
        settle(&mut *self.record, ending).map_err(|objection| self.refuse(objection))
    }

    pub(crate) fn look(&self, partial: &str) -> Result<Look, Refused> {
        let look = self.record.look(partial, self.known, self.game.words(self.language));
        look.map_err(|objection| self.refuse(objection))
    }

    pub(crate) fn film(&mut self, turn: &str, partial: &str) -> Result<Film, Refused> {
        self.record.film(turn, partial).map_err(|objection| self.refuse(objection))
    }

    pub(crate) fn play(&mut self, turn: &str, partial: &str) -> Result<Step, Refused> {
        let film = self.film(turn, partial)?;
        let touches = film.frames.iter().map(|frame| frame.touch.clone()).collect();
        self.play_all(&[turn.to_owned()])?;
        Ok(Step { frames: film.left(), touches, look: self.look("")? })
    }

    pub(crate) fn why(&self, partial: &str, from: Option<&str>, to: Option<&str>) -> Option<Refused> {
        let is_barrier = |to: &str| self.game.layout().barriers.iter().any(|barrier| barrier.name == to);
        let objection = match (from, to) {
            (Some(from), to) => self.record.why(partial, from, to),
            (None, Some(barrier)) if is_barrier(barrier) => self.record.why(partial, "", Some(barrier)),
            (None, Some(place)) => self.record.why(partial, place, None),
            (None, None) => None,
        };
        objection.map(|objection| self.refuse(objection))
    }

    /// The legal turns, but no more than so many. None once the game is over, also by what no position tells.
    pub(crate) fn turns(&self, most: usize) -> Vec<String> {
        let most = most.min(MOST_LISTED);
        let mut turns = Vec::new();
        if most > 0 && self.record.ending().is_none() {
            self.record.position().turns(&mut |turn| {
                turns.push(turn.to_owned());
                if turns.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        turns
    }

    pub(crate) fn level_turn(&self, level: u8, seed: u64) -> Result<Option<String>, Refused> {
        if !(1..=LEVELS_PER_GAME).contains(&level) {
            return Err(mistake(format!("levels run from 1 to {LEVELS_PER_GAME}")));
        }
        Ok(self.record.level_turn(level, seed, &|| false))
    }

    pub(crate) fn think(&self, nodes: u64, lines: usize, progress: &mut dyn FnMut(&str)) -> Analysis {
        let options = Options { lines: lines.clamp(1, MOST_LINES), ..Options::default() };
        self.record.think(&TranspositionTable::new(MEMORY), options, Limits::nodes(nodes), &mut |analysis| {
            progress(&json(analysis));
        })
    }

    pub(crate) fn picture(&self, partial: &str, view: PictureView) -> Result<String, Refused> {
        let view = View {
            width: view.width,
            is_flipped: view.flipped,
            theme: match view.theme {
                PictureTheme::Light => Theme::Light,
                PictureTheme::Dark => Theme::Dark,
            },
            has_coordinates: view.coordinates,
            is_rounded: view.rounded,
            annotations: view.annotations.into_iter().map(|(from, to)| Annotation { from, to }).collect(),
            ..View::default()
        };
        picture(self.game, &*self.record, partial, view, self.language)
            .map_err(|objection| self.refuse(objection))
    }

    pub(crate) fn refuse(&self, objection: Objection) -> Refused {
        objection.said(self.game, self.language)
    }
}

/// Ends a game as its players have.
pub(crate) fn settle(record: &mut dyn AnyRecord, ending: Option<&Settled>) -> Result<(), Objection> {
    match ending {
        Some(Settled::Resigned { side }) => record.resign(*side),
        Some(Settled::Agreed) => record.agree_draw(),
        None => Ok(()),
    }
}

/// A game by its id.
pub(crate) fn named(id: &str) -> Result<&'static dyn AnyGame, Refused> {
    find(id).ok_or_else(|| mistake(format!("there is no game `{id}`")))
}

/// A game by the rules of its time.
pub(crate) fn edition(
    id: &str,
    rules: Option<&str>,
    language: Language,
) -> Result<&'static dyn AnyGame, Refused> {
    let today = named(id)?;
    let Some(rules) = rules else { return Ok(today) };
    find_rules(id, rules).ok_or_else(|| Objection::unknown_rules(id, rules).said(today, language))
}

/// A request that no page of this release makes: a mistake in the program, said in the words of programs.
pub(crate) fn mistake(words: String) -> Refused {
    Said { of: Objection::plain("request", Vec::new()), words }
}

/// An answer as its JSON text.
pub(crate) fn json<T: Serialize>(answer: &T) -> String {
    serde_json::to_string(answer)
        .expect("every answer has a JSON text: its keys are names and its numbers finite")
}
