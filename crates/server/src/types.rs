//! The TypeScript types of the API, for the page: written from the Rust types, never by hand.

use crate::message::{
    Cause, FromServer, Join, Lobby, Made, NewGame, News, Phrase, Receipt, Said, Saying, Seated, ToServer,
    View,
};
use crate::online::{Clock, Command, End, Entry, Event, Offer, Reason, Stake, State, Status, Terms};
use crate::presence::Attendance;
use crate::problem::{Problem, RuleObjection};
use crate::store::Listing;
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/online/types.ts");

/// A side is what the rules call one: there is no second type of it in the page either.
const HEADER: &str = "\
// Written from crates/server by `PIONNIER_WRITE=1 cargo test -p pionnier-server types`. Do not edit.

import type { Side } from \"../wasm/types\";
";

fn types() -> String {
    // Times in milliseconds are far below 2⁵³.
    let config = Config::default().with_large_int("number");
    let mut text = HEADER.to_owned();
    macro_rules! write {
        ($($name:ty),* $(,)?) => { $(
            text.push('\n');
            if let Some(docs) = <$name as TS>::docs() {
                text.push_str(&docs);
            }
            text.push_str(&format!("export {}\n", <$name as TS>::decl(&config)));
        )* };
    }
    write!(
        Clock,
        Terms,
        Status,
        Reason,
        End,
        Offer,
        Stake,
        Command,
        Event,
        Entry,
        State,
        Attendance,
        Phrase,
        Said,
        Cause,
        View,
        News,
        Receipt,
        RuleObjection,
        Problem,
        Listing,
        ToServer,
        FromServer,
        NewGame,
        Made,
        Join,
        Seated,
        Saying,
        Lobby,
    );
    text
}

#[test]
fn the_page_has_the_types_of_the_messages() {
    let expected = types();
    if std::env::var_os("PIONNIER_WRITE").is_some() {
        std::fs::create_dir_all(std::path::Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &expected).unwrap();
    }
    let found = std::fs::read_to_string(FILE).unwrap_or_default();
    assert_eq!(found, expected, "run it again with PIONNIER_WRITE=1");
}
