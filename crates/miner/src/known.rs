//! What tables know: of every turn in a position, what it is worth.

use crate::{Goal, Turn};
use core::ops::ControlFlow;
use pionnier_core::{Outcome, Side, visit_turns};
use pionnier_engine::{Knowledge, Score};

/// A turn, where it leads, and what it is worth to its player.
pub(crate) struct Choice<P: Knowledge> {
    pub(crate) turn: Turn<P>,
    pub(crate) after: P,
    pub(crate) worth: Score,
}

/// All turns with what they are worth; nothing if the position is not known, or one of them leads to where nothing is known.
pub(crate) fn choices<P: Knowledge>(position: &P) -> Option<Vec<Choice<P>>> {
    position.exact()?;
    let mover = position.side();
    let mut choices = Vec::new();
    let walk = visit_turns(position, |turn, &after| {
        let Some(worth) = worth_to(mover, &after) else { return ControlFlow::Break(()) };
        choices.push(Choice { turn: turn.to_vec(), after, worth });
        ControlFlow::Continue(())
    });
    walk.is_continue().then_some(choices)
}

/// What a position is worth to who has just moved there, seen from before that turn, if it is known.
pub(crate) fn worth_to<P: Knowledge>(mover: Side, after: &P) -> Option<Score> {
    Some(match after.outcome() {
        Some(Outcome::Draw) => Score::DRAW,
        Some(Outcome::Win(winner)) if winner == mover => Score::win_in(1),
        Some(Outcome::Win(_)) => Score::loss_in(1),
        None => after.exact()?.before(),
    })
}

/// What a turn that is worth so much reaches. A win counts as such whatever its length; so does a loss, which reaches nothing.
pub(crate) const fn reached(worth: Score) -> Option<Goal> {
    match worth.forced_end() {
        Some(_) if worth.number() > 0 => Some(Goal::Win),
        Some(_) => None,
        None => Some(Goal::Draw),
    }
}

/// The only choice that reaches the goal, where none reaches more.
pub(crate) fn only<P: Knowledge>(choices: &[Choice<P>], goal: Goal) -> Option<&Choice<P>> {
    let mut others = choices.iter().filter(|choice| match goal {
        Goal::Win => reached(choice.worth) == Some(Goal::Win),
        Goal::Draw => reached(choice.worth).is_some(),
    });
    let only = others.next().filter(|choice| reached(choice.worth) == Some(goal))?;
    others.next().is_none().then_some(only)
}

/// The replies that resist longest, or that keep the draw; none that end the game.
pub(crate) fn best_replies<P: Knowledge>(mut choices: Vec<Choice<P>>, goal: Goal) -> Vec<Choice<P>> {
    let best = choices.iter().map(|choice| choice.worth).max();
    choices.retain(|choice| choice.after.outcome().is_none() && Some(choice.worth) == best);
    if goal == Goal::Draw && best != Some(Score::DRAW) {
        choices.clear();
    }
    choices
}
