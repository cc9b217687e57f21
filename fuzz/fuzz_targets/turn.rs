//! Any text played in any position is a legal turn, or an objection that can be put into words.
//!
//! The first byte chooses the game, the first line is the position (the start where it is none), the rest turns.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_catalog::{GAMES, Language};
use std::ops::ControlFlow;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(choice) % GAMES.len()];
    let (position, turns) = text.split_once('\n').unwrap_or(("", text));
    let mut position = game.read(position).unwrap_or_else(|_| game.start());
    for turn in turns.split('\n') {
        let before = position.text();
        match position.play(turn) {
            // What was accepted is among the legal turns, if they are few enough to look through.
            Ok(()) => {
                let (mut seen, mut found) = (0, false);
                game.read(&before).expect("a position's text is a position").turns(&mut |legal| {
                    seen += 1;
                    found |= legal == turn;
                    if found || seen > 5_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                assert!(found || seen > 5_000, "{before}: {turn} is not legal");
            }
            Err(objection) => {
                assert_eq!(position.text(), before, "a refused turn changes nothing");
                for language in Language::ALL {
                    assert!(!objection.words(game, language).is_empty());
                }
            }
        }
    }
});
