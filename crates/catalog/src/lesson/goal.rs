//! What a task asks for, and whether a turn does it.

use super::Miss;
use core::ops::ControlFlow;
use core::str::FromStr;
use pionnier_core::scene::{Handling, ManKind};
use pionnier_core::{Detail, Outcome, Position as _, Side, Value, visit_turns};

/// Something that a turn can bring about. It is judged by the position before and after the turn, so that every turn that
/// does it is as good as the one we thought of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The enemy has at least so many men fewer: `take 2`.
    Take(usize),
    /// The player has at least so many men more: `turn 3`.
    Turn(usize),
    /// The player has won, or will have won with the turn after the enemy's next, whatever it is: `win`, `win 2`.
    Win(u32),
    /// The enemy can take nothing in its next turn: `safe`.
    Safe,
    /// The enemy cannot win with its next turn: `survive`.
    Survive,
    /// A man of the player's stands there: `reach e5`.
    Reach(String),
    /// A man with a ball stands there: `carry e8`.
    Carry(String),
    /// Whatever the enemy does next takes something: `force`.
    Force,
    /// The enemy's shortest way to its goal is so many steps longer: `delay 3`.
    Delay(usize),
    /// The player's shortest way to the goal has so many steps at most: `near 4`.
    Near(usize),
}

impl FromStr for Goal {
    type Err = ();

    fn from_str(text: &str) -> Result<Goal, ()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = || rest.parse().ok().filter(|&number: &usize| number > 0).ok_or(());
        Ok(match (word, rest) {
            ("take", _) => Goal::Take(number()?),
            ("turn", _) => Goal::Turn(number()?),
            ("win", "") => Goal::Win(1),
            ("win", "2") => Goal::Win(2),
            ("safe", "") => Goal::Safe,
            ("survive", "") => Goal::Survive,
            ("reach", place) if !place.is_empty() => Goal::Reach(place.to_owned()),
            ("carry", place) if !place.is_empty() => Goal::Carry(place.to_owned()),
            ("force", "") => Goal::Force,
            ("delay", _) => Goal::Delay(number()?),
            ("near", _) => Goal::Near(number()?),
            _ => return Err(()),
        })
    }
}

/// A turn, seen by what it has changed.
pub(super) struct Trial<G: Handling> {
    pub(super) before: G::Position,
    pub(super) after: G::Position,
}

impl<G: Handling> Trial<G> {
    fn player(&self) -> Side {
        self.before.side()
    }

    /// Why the goal is not reached; nothing if it is.
    pub(super) fn miss(&self, goal: &Goal) -> Option<Miss> {
        let (player, enemy) = (self.player(), !self.player());
        match goal {
            Goal::Take(wanted) => {
                let taken = count::<G>(&self.before, enemy).saturating_sub(count::<G>(&self.after, enemy));
                too_few("missed-take", taken, *wanted)
            }
            Goal::Turn(wanted) => {
                let won = count::<G>(&self.after, player).saturating_sub(count::<G>(&self.before, player));
                too_few("missed-turn", won, *wanted)
            }
            Goal::Win(turns) => self.miss_win(*turns),
            Goal::Safe => self.miss_reply("missed-safe", |next| self.has_lost_a_man(next)),
            Goal::Survive => self.miss_survive(),
            Goal::Force => self.miss_reply("missed-force", |next| !self.has_lost_a_man(next)),
            Goal::Reach(place) => self.miss_place("missed-reach", place, false),
            Goal::Carry(place) => self.miss_place("missed-carry", place, true),
            Goal::Delay(wanted) => {
                let [before, after] =
                    [&self.before, &self.after].map(|at| G::steps_to_goal(at, enemy).unwrap_or(0));
                too_few("missed-delay", after.saturating_sub(before), *wanted)
            }
            Goal::Near(wanted) => {
                let steps = G::steps_to_goal(&self.after, player).unwrap_or(0);
                (steps > *wanted).then(|| Miss { code: "missed-near", details: numbers(steps, *wanted) })
            }
        }
    }

    fn has_lost_a_man(&self, next: &G::Position) -> bool {
        count::<G>(next, self.player()) < count::<G>(&self.after, self.player())
    }

    fn miss_place(&self, code: &'static str, place: &str, with_ball: bool) -> Option<Miss> {
        let is_there = G::scene(&self.after).men.iter().any(|man| {
            man.side == self.player() && man.place == place && (man.kind == ManKind::Carrier || !with_ball)
        });
        (!is_there).then(|| Miss { code, details: vec![Detail::place("place", place)] })
    }

    /// A first leg of the enemy's that does what it should not, if there is one. The turn must not have lost the game.
    fn miss_reply(&self, code: &'static str, is_bad: impl Fn(&G::Position) -> bool) -> Option<Miss> {
        if let Some(miss) = self.miss_end() {
            return Some(miss);
        }
        let mut replies = Vec::new();
        self.after.actions(&mut replies);
        let reply = replies.into_iter().find(|&reply| is_bad(&self.after.after(reply)))?;
        let unfinished = self.after.after(reply).is_mid_turn();
        Some(Miss { code, details: vec![self.reply(&[reply], unfinished)] })
    }

    /// The game is lost, or no turn has been played.
    fn miss_end(&self) -> Option<Miss> {
        let is_lost = self.after.outcome() == Some(Outcome::Win(!self.player()));
        let lost = Miss { code: "missed-lost", details: Vec::new() };
        (is_lost || self.after == self.before).then_some(lost)
    }

    fn miss_survive(&self) -> Option<Miss> {
        if let Some(miss) = self.miss_end() {
            return Some(miss);
        }
        let lost = Some(Outcome::Win(!self.player()));
        let walk = visit_turns(&self.after, |reply, next| {
            if next.outcome() == lost {
                ControlFlow::Break(self.reply(reply, false))
            } else {
                ControlFlow::Continue(())
            }
        });
        walk.break_value().map(|reply| Miss { code: "missed-survive", details: vec![reply] })
    }

    fn miss_win(&self, turns: u32) -> Option<Miss> {
        let won = Some(Outcome::Win(self.player()));
        if self.after.outcome() == won {
            return None;
        }
        let missed = Miss { code: "missed-win", details: Vec::new() };
        if turns < 2 || self.after.outcome().is_some() || self.after == self.before {
            return Some(missed);
        }
        let escape = visit_turns(&self.after, |reply, next| {
            let wins = visit_turns(next, |_, end| {
                if end.outcome() == won { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if wins.is_break() || next.outcome() == won {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(self.reply(reply, false))
            }
        });
        escape.break_value().map(|reply| Miss { code: "missed-later-win", details: vec![reply] })
    }

    /// A reply of the enemy's, for the words of a miss.
    fn reply(&self, reply: &[<G::Position as pionnier_core::Position>::Action], unfinished: bool) -> Detail {
        let mut text = G::turn_text(&self.after, reply);
        if unfinished {
            text.push('…');
        }
        Detail { name: "reply", value: Value::Text(text) }
    }
}

fn count<G: Handling>(position: &G::Position, side: Side) -> usize {
    G::scene(position).men.iter().filter(|man| man.side == side).count()
}

fn too_few(code: &'static str, found: usize, wanted: usize) -> Option<Miss> {
    (found < wanted).then(|| Miss { code, details: numbers(found, wanted) })
}

fn numbers(found: usize, wanted: usize) -> Vec<Detail> {
    vec![Detail::number("found", found), Detail::number("wanted", wanted)]
}
