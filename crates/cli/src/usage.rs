//! Complaints about arguments, in the reader's language.

use crate::arguments::NotInRange;
use crate::failure::complain;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use pionnier_catalog::{Detail, Value, Words};
use std::io::Write as _;
use std::ops::RangeInclusive;
use std::process::ExitCode;

/// Up to here a range is told; above it is a guard and no choice.
const MOST_TOLD: u64 = 100_000;

/// Shows help where it was asked for; otherwise says what is wrong with the arguments.
pub(crate) fn explain(error: &Error, words: &Words) -> ExitCode {
    let name = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = write!(std::io::stdout(), "{}", error.render());
            return ExitCode::SUCCESS;
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(std::io::stderr(), "{}", error.render());
            return ExitCode::from(2);
        }
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidValue if context(error, ContextKind::InvalidValue).is_empty() => "usage-no-value",
        ErrorKind::InvalidValue => "usage-invalid-value",
        ErrorKind::ValueValidation if range(error).is_some() => "usage-not-in-range",
        ErrorKind::ValueValidation => "usage-bad-value",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::InvalidUtf8 => "usage-not-text",
        _ => "usage-wrong",
    };
    let detail = |name, kinds: &[ContextKind]| Detail {
        name,
        value: Value::Text(
            kinds.iter().map(|&kind| context(error, kind)).find(|text| !text.is_empty()).unwrap_or_default(),
        ),
    };
    let (least, most) = range(error).map_or((0, 0), |range| (*range.start(), *range.end()));
    let bound = |name, number: u64| Detail { name, value: Value::Text(number.to_string()) };
    let details = [
        bound("least", least),
        bound("most", most),
        detail("argument", &[ContextKind::InvalidArg, ContextKind::InvalidSubcommand]),
        detail("value", &[ContextKind::InvalidValue]),
        detail("values", &[ContextKind::ValidValue]),
    ];
    let mut text = words.say(name, &details);
    let suggestion = detail(
        "suggestion",
        &[ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue],
    );
    if suggestion.value != Value::Text(String::new()) {
        text.push(' ');
        text.push_str(&words.say("usage-suggestion", &[suggestion]));
    }
    text.push('\n');
    text.push_str(&words.say("usage-see-help", &[]));
    complain(words, &text)
}

/// The numbers that an option takes, if there is a most to them that anybody would want to know.
fn range(error: &Error) -> Option<RangeInclusive<u64>> {
    let NotInRange(range) = std::error::Error::source(error)?.downcast_ref()?;
    (*range.end() <= MOST_TOLD).then(|| range.clone())
}

/// What the parser noted about an error, as text.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
