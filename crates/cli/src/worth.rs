//! What a position or a turn is worth, for people and for programs.

use pionnier_catalog::thought::{ExactValue, Worth};
use pionnier_catalog::{Detail, Language, Words};
use serde_json::{Value, json};

/// In words: `wins in 7 turns`, `draw, exact`, `estimate +0.34`.
pub(crate) fn words(worth: Worth, words: &Words) -> String {
    let turns = |turns: u16| [Detail::number("turns", usize::from(turns))];
    let said = match worth.value {
        Some(ExactValue::Win(count)) => words.say("worth-win", &turns(count)),
        Some(ExactValue::Loss(count)) => words.say("worth-loss", &turns(count)),
        Some(ExactValue::Draw) => words.say("worth-draw", &[]),
        None => men(worth.score.number(), words),
    };
    let label = match worth.value {
        None => "worth-estimate",
        Some(_) if worth.is_exact => "worth-exact",
        // Proved by a search: neither a guess nor looked up.
        Some(_) => return said,
    };
    words.say(label, &[Detail { name: "worth", value: pionnier_catalog::Value::Text(said) }])
}

/// Hundredths of a man as men, with a sign.
fn men(hundredths: i32, words: &Words) -> String {
    let text = format!("{:+.2}", f64::from(hundredths) / 100.0);
    match words.language() {
        Language::English => text,
        Language::French => text.replace('.', ","),
    }
}

/// A chance in percent.
pub(crate) fn percent(chance: f64, words: &Words) -> String {
    words.say("percent", &[Detail::number("number", (chance * 100.0).round() as usize)])
}

/// For programs: the value where it is certain and the turns to the end, else hundredths of a man.
pub(crate) fn json(worth: Worth) -> Value {
    let value = worth.value;
    json!({
        "value": value.map(ExactValue::code),
        "turns": value.and_then(ExactValue::plies),
        "hundredths": value.is_none().then(|| worth.score.number()),
        "exact": worth.is_exact,
        "win_probability": rounded(worth.chance),
    })
}

/// A chance with four digits: more are noise.
pub(crate) fn rounded(chance: f64) -> f64 {
    (chance * 1e4).round() / 1e4
}
