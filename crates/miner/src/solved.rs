//! Puzzles of a solved game: what every turn is worth is known.

use crate::line::MOST_TURNS;
use crate::{Flaw, Goal, Line, Turn};
use pionnier_engine::{Knowledge, Score};
use std::collections::HashSet;

/// Wins that take more turns are beyond what anybody can see.
const LONGEST: i32 = 31;

/// A draw that is kept for so many turns is shown to be one.
const DRAW_TURNS: usize = 3;

/// What a turn is worth to its player, from best to worst: won, drawn, lost.
fn worth<P: Knowledge>(after: &P) -> Score {
    after.exact().expect("the game is solved").before()
}

/// A win counts as such whatever its length; so does a loss.
const fn goal_of(score: Score) -> Option<Goal> {
    match score.forced_end() {
        Some(_) if score.number() > 0 => Some(Goal::Win),
        Some(_) => None,
        None => Some(Goal::Draw),
    }
}

/// All turns with where they lead and what they are worth.
fn choices<P: Knowledge>(position: &P) -> Vec<(P::Action, P, Score)> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let choice = |action| {
        let after = position.after(action);
        (action, after, worth(&after))
    };
    actions.into_iter().map(choice).collect()
}

/// The only turn that reaches the goal, where no turn reaches more.
fn only_turn<P: Knowledge>(position: &P, goal: Goal) -> Option<(P::Action, P)> {
    let choices = choices(position);
    let reaching: Vec<_> = choices.iter().filter(|(_, _, worth)| goal_of(*worth).is_some()).collect();
    let mut wanted = reaching.iter().filter(|(_, _, worth)| goal_of(*worth) == Some(goal));
    let only = wanted.next()?;
    let is_only = wanted.next().is_none() && (goal == Goal::Win || reaching.len() == 1);
    is_only.then_some((only.0, only.1))
}

/// The line of a position, if one turn alone wins or one turn alone keeps the draw.
pub(crate) fn find<P: Knowledge>(position: &P) -> Option<Line<P>> {
    let score = position.exact().expect("the game is solved");
    let goal = goal_of(score)?;
    let distance = score.forced_end().map(i32::unsigned_abs);
    if score.forced_end().is_some_and(|turns| turns > LONGEST) {
        return None;
    }
    let (first, mut end) = only_turn(position, goal)?;
    let mut turns = vec![vec![first]];
    let mut seen = HashSet::from([*position, end]);
    let most = if goal == Goal::Win { MOST_TURNS } else { DRAW_TURNS };
    while turns.len().div_ceil(2) < most && end.outcome().is_none() {
        let replies = best_replies(&end, goal);
        let next = replies.into_iter().find_map(|(reply, before)| {
            let (answer, after) = only_turn(&before, goal)?;
            (!seen.contains(&before) && !seen.contains(&after)).then_some((reply, before, answer, after))
        });
        let Some((reply, before, answer, after)) = next else { break };
        seen.extend([before, after]);
        turns.extend([vec![reply], vec![answer]]);
        end = after;
    }
    Some(Line { goal, turns, distance })
}

/// The replies that resist longest, or that keep the draw.
fn best_replies<P: Knowledge>(position: &P, goal: Goal) -> Vec<(P::Action, P)> {
    let mut choices = choices(position);
    let best = choices.iter().map(|(_, _, worth)| *worth).max();
    choices.retain(|(_, after, worth)| after.outcome().is_none() && Some(*worth) == best);
    if goal == Goal::Draw && best != Some(Score::DRAW) {
        choices.clear();
    }
    choices.into_iter().map(|(action, after, _)| (action, after)).collect()
}

/// Looks a line up, given the positions before its turns and after the last.
pub(crate) fn check<P: Knowledge>(positions: &[P], goal: Goal, turns: &[Turn<P>]) -> Result<(), Flaw> {
    for (number, turn) in turns.iter().enumerate() {
        let (before, after) = (&positions[number], &positions[number + 1]);
        let reached = before.exact().and_then(goal_of);
        if number % 2 == 0 {
            let only = only_turn(before, goal).map(|(action, _)| vec![action]);
            if reached != Some(goal) || only.as_ref() != Some(turn) {
                return Err(Flaw::Turn(number));
            }
        } else if !best_replies(before, goal).iter().any(|(_, reply)| reply == after) {
            return Err(Flaw::Reply(number));
        }
    }
    let end = &positions[turns.len()];
    if goal_of(worth(end)) == Some(goal) { Ok(()) } else { Err(Flaw::End) }
}
