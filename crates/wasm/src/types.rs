//! The page's types.

use crate::answer::{Arranged, GameInfo, ReadGame, Step};
use crate::request::{GameText, Request, StudyText};
use pionnier_catalog::lesson::{Judged, Lesson, Miss};
use pionnier_catalog::puzzle::Theme;
use pionnier_catalog::review::{Finding, Review};
use pionnier_catalog::scene::Note;
use pionnier_catalog::thought::{Analysis, Exact};
use pionnier_catalog::{Ended, Objection};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

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
  turns: string[];
  perft: number;
  level: string | null;
  think: Analysis;
  exact: Exact | null;
  picture: string;
  arrangement: Arrangement;
  arrange: Arranged;
  transcript: string;
  readTranscript: ReadGame;
  lesson: Lesson;
  themes: Theme[];
  judge: Judged;
  assess: Finding;
  review: Review;
  writeStudy: string;
  readStudy: StudyText;
}

export type Call = keyof Answers;

export type Answer<T> = { ok: T } | { error: Said<Objection> };
";

/// Declarations of types, each with its comment, and of all that they are made of.
struct Declarations {
    config: Config,
    /// By name: what a type is made of is met in another order after each compilation.
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        // What comes with the language has no file to be declared in.
        if T::output_path().is_some() && !self.by_name.contains_key(&name) {
            let comment = T::docs().unwrap_or_default();
            let declaration = format!("{comment}export {}\n\n", T::decl(&self.config));
            self.by_name.insert(name, declaration);
            T::visit_dependencies(self);
        }
    }
}

fn types() -> String {
    let mut found = Declarations { config: Config::new(), by_name: BTreeMap::new() };
    found.visit::<Request>();
    found.visit::<GameText>();
    found.visit::<GameInfo>();
    found.visit::<Step>();
    found.visit::<Arranged>();
    found.visit::<Analysis>();
    found.visit::<Exact>();
    found.visit::<ReadGame>();
    found.visit::<Lesson>();
    found.visit::<Theme>();
    found.visit::<Judged>();
    found.visit::<Finding>();
    found.visit::<Review>();
    found.visit::<StudyText>();
    // What is told in words too is not seen from where it is used.
    found.visit::<Objection>();
    found.visit::<Miss>();
    found.visit::<Note>();
    found.visit::<Ended>();
    let declarations: String = found.by_name.into_values().collect();
    format!(
        "// Written by a test of crates/wasm from its types: PIONNIER_WRITE=1 cargo test -p pionnier-wasm\n\n{declarations}{ANSWERS}"
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
