//! The page's types.

use crate::answer::{Choice, Ending, Frame, GameInfo, LevelTurn, Look, ReadGame, SideInfo, Sign, Turn};
use crate::board::{Label, Layout, Line, Man, Note, Place, Scene, Seat, Stock, Touch, WallPlace};
use crate::lesson::{Card, Diagram, Judged, Lesson, Reminder, Ruling, Section, Task};
use crate::objection::Objection;
use crate::request::{GameText, Moment, Request, Settled};
use crate::thought::{self, Analysis, End, Exact, ExactTurn, Value};
use ts_rs::{Config, TS};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/face/types.ts");

/// What is answered to which call.
const ANSWERS: &str = "\
/** What each call is answered with, inside `{ ok }`; `think` shows the same type while it thinks. */
export interface Answers {
  games: GameInfo[];
  look: Look;
  film: Frame[];
  why: Objection | null;
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

export type Answer<T> = { ok: T } | { error: Objection };
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
        Seat,
        Layout,
        Place,
        Line,
        WallPlace,
        Label,
        Scene,
        Man,
        Stock,
        Note,
        Touch,
        GameInfo,
        SideInfo,
        Sign,
        Look,
        Choice,
        Turn,
        Ending,
        Frame,
        Objection,
        LevelTurn,
        Analysis,
        thought::Line,
        End,
        Exact,
        ExactTurn,
        Value,
        ReadGame,
        Lesson,
        Section,
        Reminder,
        Ruling,
        Diagram,
        Task,
        Card,
        Judged,
        GameText,
        Settled,
        Moment,
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
