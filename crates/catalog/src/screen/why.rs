//! Why something cannot be done that a player has tried with his hand.

use super::started::Started;
use crate::Objection;
use core::cmp::Reverse;
use pionnier_core::scene::{Handling, Place};
use pionnier_core::{Detail, Position, Reason, Record, Scope, TurnError};

/// Why a player cannot go from one place to another, or nowhere from a place; nothing if he can.
pub(crate) fn why<G: Handling>(
    record: &Record<G::Position>,
    partial: &str,
    from: &str,
    to: Option<&str>,
) -> Option<Objection> {
    let turn = match Started::<G>::read(record, partial) {
        Ok(turn) => turn,
        Err(objection) => return Some(objection),
    };
    let is_offered = |&action: &<G::Position as Position>::Action| {
        let touch = G::touch(&turn.now, action);
        touch.from.as_deref().unwrap_or_default() == from && (to.is_none() || touch.to.as_deref() == to)
    };
    if turn.actions.iter().any(is_offered) {
        return None;
    }
    if let Some(to) = to {
        return refusal(&turn, from, to).map(|(objection, _)| objection);
    }
    let layout = G::layout();
    let Some(here) = layout.places.iter().find(|place| place.name == from) else {
        return refusal(&turn, from, from).map(|(objection, _)| objection);
    };
    // The most telling reason; among equals the one that concerns the nearest place.
    let (_, (objection, scope)) = (layout.places.iter())
        .filter(|place| place.name != here.name)
        .filter_map(|place| Some((distance(place, here), refusal(&turn, from, &place.name)?)))
        .min_by_key(|&(distance, (_, scope))| (Reverse(scope), distance))?;
    // That one way is barred does not say why all are.
    if scope == Scope::Turn || turn.now.is_mid_turn() {
        return Some(objection);
    }
    Some(Objection {
        rule: Some(G::MOVES),
        ..Objection::plain("no-way", vec![Detail::place("square", from)])
    })
}

/// Why one attempt is refused, and how much that says.
fn refusal<G: Handling>(turn: &Started<G>, from: &str, to: &str) -> Option<(Objection, Scope)> {
    let Some(attempt) = G::attempt(&turn.now, from, to) else {
        return Some((goes_on_otherwise(turn), Scope::Turn));
    };
    let text = turn.text() + &attempt;
    let error = G::read_legs(&turn.before, &text).err()?;
    let scope = match &error {
        TurnError::Refused { reason, .. } => reason.scope(),
        TurnError::Syntax(_) | TurnError::Over(_) => Scope::Shape,
    };
    Some((Objection::to_turn::<G>(&error, &text), scope))
}

/// The turn goes on with another man, or with something that is no man at all.
fn goes_on_otherwise<G: Handling>(turn: &Started<G>) -> Objection {
    if let Err(reason) = G::finish(&turn.now) {
        return Objection::reason(&reason, None);
    }
    let mover = turn.actions.iter().find_map(|&action| G::touch(&turn.now, action).from);
    Objection::plain("turn-begun", vec![Detail::place("square", mover.unwrap_or_default())])
}

fn distance(one: &Place, other: &Place) -> i32 {
    (one.x - other.x).abs().max((one.y - other.y).abs())
}
