//! What a person types, read as the turn it can only mean. Stored and transmitted texts are read strictly; this is for hands.

use crate::Objection;
use pionnier_core::{Game, Notation, Position, TurnError, read_turn};

/// A turn as its text and its actions.
pub(crate) type Meant<G> = (String, Vec<<<G as Notation>::Position as Position>::Action>);

/// The turn that somebody means who types this: capitals, spaces and the signs that keyboards and phones put in
/// the place of hyphens and crosses are understood.
///
/// # Errors
/// It is no turn, or not a legal one: of all readings the one that goes furthest says why.
pub(crate) fn typed<G: Game>(position: &G::Position, text: &str) -> Result<Meant<G>, Objection> {
    let mut best: Option<(usize, Objection)> = None;
    for reading in readings(text) {
        match read_turn::<G>(position, &reading) {
            Ok(turn) => return Ok((G::turn_text(position, &turn), turn)),
            Err(error) => {
                let reach = match &error {
                    TurnError::Syntax(error) => error.at,
                    // Understood as a whole, and refused by a rule.
                    TurnError::Refused { .. } | TurnError::Over(_) => usize::MAX,
                };
                if best.as_ref().is_none_or(|(furthest, _)| reach > *furthest) {
                    best = Some((reach, Objection::to_turn::<G>(&error, &reading)));
                }
            }
        }
    }
    Err(best.expect("there is always a reading").1)
}

/// What a text can be meant as, the most faithful reading first. A game writes its squares in small letters or in capitals,
/// never in both, so that at most one of them is a turn.
fn readings(text: &str) -> Vec<String> {
    let mut readings: Vec<String> = Vec::new();
    // A phone makes one long dash of two hyphens.
    for dash in ["-", "--"] {
        let plain: String =
            text.chars().filter(|sign| !sign.is_whitespace()).map(|sign| sign_for(sign, dash)).collect();
        let capitals = plain.to_ascii_uppercase().replace('X', "x");
        for reading in [plain.clone(), plain.to_ascii_lowercase(), capitals] {
            if !readings.contains(&reading) {
                readings.push(reading);
            }
        }
    }
    readings
}

fn sign_for(sign: char, dash: &str) -> String {
    match sign {
        '—' | '―' => dash.to_owned(),
        '‐' | '‑' | '‒' | '–' | '−' => "-".to_owned(),
        '×' | '✕' | '✖' | '⨯' => "x".to_owned(),
        // What a French keyboard has for a circumflex, and what some put in its place.
        'ˆ' | '↑' => "^".to_owned(),
        '∕' | '⁄' => "/".to_owned(),
        '＝' => "=".to_owned(),
        sign => sign.to_string(),
    }
}
