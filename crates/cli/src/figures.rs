//! Numbers as a language writes them.

use pionnier_catalog::{Detail, Language, Value, Words};

/// A number with so many decimal places.
pub(crate) fn decimal(words: &Words, value: f64, places: usize) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "∞".to_owned() } else { "−∞".to_owned() };
    }
    let text = format!("{value:.places$}").replace('-', "−");
    match words.language() {
        Language::English => text,
        Language::French => text.replace('.', ","),
    }
}

/// A number with its sign, also if it is positive.
pub(crate) fn signed(words: &Words, value: f64, places: usize) -> String {
    let text = decimal(words, value, places);
    if value > 0.0 { format!("+{text}") } else { text }
}

/// A share of one, in per cent.
pub(crate) fn per_cent(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share, 1)
}

/// A text in a message.
pub(crate) fn text(name: &'static str, text: impl Into<String>) -> Detail {
    Detail { name, value: Value::Text(text.into()) }
}

/// A count in a message, as it is: a message would group its digits by itself.
pub(crate) fn count(name: &'static str, number: u64) -> Detail {
    text(name, number.to_string())
}
