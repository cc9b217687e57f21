//! Messages in French and English, from Fluent files.

mod ending;
mod language;
mod objection;
mod said;

pub use ending::{Ended, ending_words};
pub use language::Language;
pub use objection::Objection;
pub use said::Said;

pub(crate) use objection::quoted;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use pionnier_core::{Detail, Value};

/// The messages of some files in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads message files.
    ///
    /// # Panics
    /// If a file is not well-formed or two messages have one name. The files are part of the program, so that a
    /// test that reads each of them once rules this out.
    #[must_use]
    pub fn new(language: Language, files: &[&str]) -> Words {
        let locale = language.code().parse().expect("a language code is a locale");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate writing directions would only disturb terminals and tests: both languages run left
        // to right.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.code()));
        }
        Words { language, bundle }
    }

    /// The language spoken here.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.bundle.get_message(name).is_some_and(|message| message.value().is_some())
    }

    /// The message with this name, its variables filled in. A name without a message is shown in brackets.
    #[must_use]
    pub fn say(&self, name: &str, details: &[Detail]) -> String {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            return format!("[{name}]");
        };
        let mut arguments = FluentArgs::new();
        for detail in details {
            arguments.set(
                detail.name,
                match &detail.value {
                    Value::Place(text) | Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                    Value::Word(word) => FluentValue::from(*word),
                    Value::Side(letter) => FluentValue::from(self.say(&format!("side-{letter}"), &[])),
                    Value::Symbols(symbols) => FluentValue::from(self.either(symbols)),
                },
            );
        }
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }

    /// One or another sign, in the quotation marks of the language.
    fn either(&self, symbols: &[&str]) -> String {
        let text = |name, text: String| Detail { name, value: Value::Text(text) };
        let mut quoted: Vec<String> = symbols
            .iter()
            .map(|symbol| match *symbol {
                " " => self.say("a-space", &[]),
                symbol => self.say("quoted", &[text("text", symbol.to_owned())]),
            })
            .collect();
        let last = quoted.pop().unwrap_or_default();
        if quoted.is_empty() {
            return last;
        }
        self.say("either", &[text("others", quoted.join(", ")), text("last", last)])
    }
}
