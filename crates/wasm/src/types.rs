//! The page's types.

use crate::answer::{GameInfo, Judged, LevelTurn, ReadGame, SideInfo, Sides, Sign, Step};
use crate::request::{GameText, Kept, Moment, Request, Settled};
use pionnier_catalog::lesson::{Card, Diagram, Lesson, Miss, Reminder, Ruling, Section, Task};
use pionnier_catalog::scene::{
    BarrierPlace, Label, Layout, Line, LineKind, Man, ManKind, Note, Orientation, Place, PlaceKind, Scene,
    Stock, Touch, TouchKind,
};
use pionnier_catalog::screen::{Choice, Frame, Look, PlayedTurn};
use pionnier_catalog::thought::{Analysis, Exact, ExactTurn, ExactValue, Score, Trap, Worth};
use pionnier_catalog::{Ended, Language, Objection, Outcome, Side, thought};
use ts_rs::{Config, TS};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wasm/types.ts");

/// What is answered to which call.
const ANSWERS: &str = "\
/** Something with the sentence that a person is told of it. */
export type Said<T> = T & { words: string };

/** What each call is answered with, inside `{ ok }`; `think` shows the same type while it thinks. */
export interface Answers {
  games: GameInfo[];
  look: Look;
  film: Frame[];
  play: Step;
  why: Said<Objection> | null;
  typed: string;
  level: LevelTurn;
  think: Analysis;
  exact: Exact | null;
  transcript: string;
  readTranscript: ReadGame;
  lesson: Lesson;
  judge: Judged;
}

export type Call = keyof Answers;

export type Answer<T> = { ok: T } | { error: Said<Objection> };
";

/// A type's declaration with its comment.
fn declare<T: TS>(config: &Config) -> String {
    format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(config))
}

fn types() -> String {
    let config = Config::new();
    macro_rules! declare {
        ($($name:ty),* $(,)?) => { [$(declare::<$name>(&config)),*].join("\n") };
    }
    let declarations = declare![
        Language,
        Side,
        Outcome,
        Layout,
        Place,
        PlaceKind,
        Line,
        LineKind,
        BarrierPlace,
        Orientation,
        Label,
        Scene,
        Man,
        ManKind,
        Stock,
        Note,
        Touch,
        TouchKind,
        GameInfo,
        Sides,
        SideInfo,
        Sign,
        Look,
        Choice,
        PlayedTurn,
        Ended,
        Frame,
        Step,
        Objection,
        LevelTurn,
        Analysis,
        thought::Line,
        Worth,
        Score,
        Exact,
        ExactTurn,
        ExactValue,
        Trap,
        ReadGame,
        Lesson,
        Section,
        Reminder,
        Ruling,
        Diagram,
        Task,
        Card,
        Miss,
        Judged,
        GameText,
        Settled,
        Moment,
        Kept,
        Request,
    ];
    format!(
        "// Written by a test of crates/wasm from its types: PIONNIER_WRITE=1 cargo test -p pionnier-wasm\n\n{declarations}\n{ANSWERS}"
    )
}

#[test]
fn the_page_has_our_types() {
    let types = types();
    if std::env::var_os("PIONNIER_WRITE").is_some() {
        std::fs::write(PATH, &types).expect("the page's types can be written");
    }
    let found = std::fs::read_to_string(PATH).unwrap_or_default();
    assert!(found == types, "{PATH} is out of date: run PIONNIER_WRITE=1 cargo test -p pionnier-wasm");
}
