//! Any text is a game, with or without variations, that comes back the same once it is written, or an error that can be put into words.
//!
//! The first byte chooses between text and JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_catalog::Language;
use pionnier_catalog::transcript::Study;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let read = if choice % 2 == 0 { Study::read(text) } else { Study::read_json(text) };
    match read {
        Ok(study) => {
            let (written, json) = (study.write(), study.write_json());
            let again = Study::read(&written).expect("what is written can be read");
            assert_eq!(again.write(), written);
            let again = Study::read_json(&json).expect("what is written can be read");
            assert_eq!(again.turns, study.turns);
            assert_eq!(again.transcript.record.turns(), study.transcript.record.turns());
            assert_eq!(again.transcript.record.ending(), study.transcript.record.ending());
        }
        Err(error) => {
            for language in Language::ALL {
                assert!(!error.words(language).is_empty());
            }
        }
    }
});
