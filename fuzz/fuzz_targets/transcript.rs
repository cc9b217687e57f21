//! Any text is a transcript that comes back the same once it is written, or an error that can be put into words.
//!
//! The first byte chooses between text and JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_catalog::Language;
use pionnier_catalog::transcript::Transcript;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let read = if choice % 2 == 0 { Transcript::read(text) } else { Transcript::read_json(text) };
    match read {
        Ok(transcript) => {
            let (written, json) = (transcript.write(), transcript.write_json());
            let again = Transcript::read(&written).expect("what is written can be read");
            assert_eq!((again.write(), again.write_json()), (written, json.clone()));
            let again = Transcript::read_json(&json).expect("what is written can be read");
            assert_eq!(again.record.turns(), transcript.record.turns());
            assert_eq!(again.record.ending(), transcript.record.ending());
        }
        Err(error) => {
            for language in Language::ALL {
                assert!(!error.words(language).is_empty());
            }
        }
    }
});
