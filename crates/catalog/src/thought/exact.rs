//! Exact values, where they are known: in a solved game, and in endgames of others.

use crate::Playable;
use pionnier_core::apply_turn;
use pionnier_core::scene::Touch;
use pionnier_engine::{Knowledge, RankedTurn, Trap, Value};
use serde::Serialize;

/// What a position is worth with best play, and every turn in it, best first.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Exact {
    /// The value for the side to move.
    pub value: Value,
    /// Whether the turns without progress (C4) could run out before that: it is won or lost only if the count allows.
    pub if_count_allows: bool,
    /// The legal turns; none if the game is over.
    pub turns: Vec<ExactTurn>,
}

/// A turn and what it is worth to the player who makes it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ExactTurn {
    /// Its text.
    pub turn: String,
    /// What its first action is to the hand.
    pub touch: Touch,
    /// Its value.
    pub value: Value,
    /// Whether the turns without progress (C4) could run out before that.
    pub if_count_allows: bool,
    /// If it draws: how hard it makes the draw for the opponent.
    pub trap: Option<Trap>,
}

/// The exact values of a position, if they are known, with so many turns left until C4 ends the game. `None` where the last turn was
/// irreversible or nothing is known of it: no table has a value that the whole count would change.
pub(crate) fn exact<G: Playable>(position: &G::Position, left: Option<u32>) -> Option<Exact> {
    let (value, turns) = position.ranked()?;
    let is_late = |value: Value| value.plies().zip(left).is_some_and(|(plies, left)| u32::from(plies) > left);
    let turn = |RankedTurn { turn, value, trap }| {
        let &first = turn.first()?;
        Some(ExactTurn {
            turn: G::turn_text(position, &turn),
            touch: G::touch(position, first),
            value,
            if_count_allows: is_late(value) && !apply_turn(&mut position.clone(), &turn),
            trap,
        })
    };
    let turns: Vec<ExactTurn> = turns.into_iter().filter_map(turn).collect();
    // Whoever wins chooses a turn that comes in time, if one does, be it a slower one that begins the count anew; whoever loses one that
    // does not.
    let is_open = match value {
        Value::Loss(_) => turns.iter().any(|turn| turn.if_count_allows),
        _ => !turns.iter().any(|turn| matches!(turn.value, Value::Win(_)) && !turn.if_count_allows),
    };
    Some(Exact { value, if_count_allows: is_late(value) && is_open, turns })
}

#[cfg(test)]
mod tests {
    use super::exact;
    use pionnier_core::Notation as _;
    use pionnier_engine::Value;
    use pionnier_games::quindo::Quindo;

    #[test]
    fn a_slower_win_that_begins_the_count_anew_makes_a_win_sure() {
        // Won in 7; with `h4-k7`, by which a disc leaves, in 9.
        let position = Quindo::read_position("11/11/11/7w3/11/8b2/6w4/7w3/11/11/11 w 2").unwrap();
        let found = exact::<Quindo>(&position, Some(5)).unwrap();
        assert_eq!(found.value, Value::Win(7));
        assert!(found.turns.iter().all(|turn| turn.value != Value::Win(7) || turn.if_count_allows));
        let slower = found.turns.iter().find(|turn| turn.turn == "h4-k7").unwrap();
        assert_eq!((slower.value, slower.if_count_allows), (Value::Win(9), false));
        assert!(!found.if_count_allows);
    }

    #[test]
    fn without_such_a_turn_it_is_won_only_if_the_count_allows() {
        let position = Quindo::read_position("11/11/11/11/11/11/1w1w7/11/11/6b2w1/11 w 3").unwrap();
        for (left, is_open) in [(Some(38), true), (Some(39), false), (None, false)] {
            let found = exact::<Quindo>(&position, left).unwrap();
            assert_eq!((found.value, found.if_count_allows), (Value::Win(39), is_open), "{left:?}");
        }
    }
}
