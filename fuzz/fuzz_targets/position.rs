//! Any text is a position that is written back the same, or an objection that can be put into words.
//!
//! The first byte chooses the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_catalog::{GAMES, Language};

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let game = GAMES[usize::from(choice) % GAMES.len()];
    match game.read(text) {
        Ok(position) => {
            assert_eq!(position.text(), text);
            assert!(!position.draw().is_empty());
        }
        Err(objection) => {
            for language in Language::ALL {
                assert!(!objection.words(game, language).is_empty());
            }
        }
    }
});
