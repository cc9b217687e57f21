//! Which language to speak, and the program's own words in it.

use pionnier_catalog::{Language, Words};
use std::ffi::OsString;

/// The language asked for by `--lang`, else by the environment, else English.
///
/// This is looked up before the arguments are parsed, because help and complaints about arguments are spoken too. What
/// is not a language is left for the parser to complain about.
pub(crate) fn choose(arguments: &[OsString]) -> Language {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let asked = texts.iter().enumerate().find_map(|(number, text)| match text.strip_prefix("--lang") {
        Some("") => texts.get(number + 1).and_then(|code| code.parse().ok()),
        Some(rest) => rest.strip_prefix('=').and_then(|code| code.parse().ok()),
        None => None,
    });
    asked.or_else(of_environment).unwrap_or(Language::English)
}

fn of_environment() -> Option<Language> {
    // The first variable that is set decides, as for every other program.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    Language::of_locale(&locale)
}

/// The program's own messages.
pub(crate) fn words(language: Language) -> Words {
    let file = match language {
        Language::English => include_str!("../messages/en.ftl"),
        Language::French => include_str!("../messages/fr.ftl"),
    };
    Words::new(language, &[file])
}
