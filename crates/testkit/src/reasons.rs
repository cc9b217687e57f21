//! Refused turns and impossible positions, each with its exact reason.

use crate::data::{fields, lines, read};
use crate::laws::check_reason;
use pionnier_core::text::{PositionError, SyntaxError};
use pionnier_core::{Game, Reason, TurnError, read_turn};
use std::collections::BTreeSet;
use std::path::Path;

/// `refusals.txt`: lines `position | turn | reason`. A reason is written `RULE code name=value …`, an error of syntax
/// `at N expected-code`, the end of the game `over`. Every code of the game must occur.
pub fn turns_are_refused_for_the_stated_reason<G: Game>(folder: &Path) {
    let text = read(folder, "refusals.txt");
    let mut seen = BTreeSet::new();
    for line in lines(&text) {
        let [position, turn, expected] = fields(line);
        let position = match position {
            "start" => G::start(),
            text => G::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}")),
        };
        let found = match read_turn::<G>(&position, turn) {
            Ok(_) => "legal".to_owned(),
            Err(TurnError::Syntax(error)) => describe_syntax(&error),
            Err(TurnError::Over(_)) => "over".to_owned(),
            Err(TurnError::Refused { reason, .. }) => {
                check_reason(&reason);
                seen.insert(reason.code());
                describe(&reason)
            }
        };
        assert_eq!(found, expected, "{line}");
    }
    all_seen::<G::Refusal>(&seen);
}

/// `impossible.txt`: lines `text | reason`, written as in `refusals.txt`. Every code of the game must occur.
pub fn impossible_positions_are_refused<G: Game>(folder: &Path) {
    let text = read(folder, "impossible.txt");
    let mut seen = BTreeSet::new();
    for line in lines(&text) {
        let [position, expected] = fields(line);
        let found = match G::read_position(position) {
            Ok(_) => "possible".to_owned(),
            Err(PositionError::Syntax(error)) => describe_syntax(&error),
            Err(PositionError::Impossible(fault)) => {
                check_reason(&fault);
                seen.insert(fault.code());
                describe(&fault)
            }
        };
        assert_eq!(found, expected, "{line}");
    }
    all_seen::<G::Fault>(&seen);
}

fn all_seen<R: Reason>(seen: &BTreeSet<&'static str>) {
    let missing: Vec<_> = R::CODES.iter().filter(|code| !seen.contains(*code)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}

fn describe<R: Reason>(reason: &R) -> String {
    let mut text = format!("{} {}", reason.rule(), reason.code());
    for detail in reason.details() {
        text += &format!(" {}={}", detail.name, detail.value);
    }
    text
}

fn describe_syntax(error: &SyntaxError) -> String {
    format!("at {} {}", error.at, error.expected.code())
}
