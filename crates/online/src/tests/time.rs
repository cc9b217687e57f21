//! Clocks, lag and outages.

use super::laws::check;
use super::{DAY, Life, MINUTE, live};
use crate::{Clock, Command, End, Entry, Event, Millis, Moment, Outage, Outages, Reason, Refusal, Side};
use pionnier_catalog::Random;

#[test]
fn a_flag_falls_at_its_moment_and_not_before() {
    let mut life = Life::begun("kono", live(60, 2));
    life.now += 4 * MINUTE;
    life.turn("b1xb3").unwrap();
    life.now += 4 * MINUTE;
    life.turn("d4xd2").unwrap();
    assert_eq!(life.game.state().left, [MINUTE; 2], "first turns are not on the clock");
    life.now += 10_000;
    life.turn("a1xa3").unwrap();
    assert_eq!(life.game.state().left, [52_000, MINUTE]);
    let deadline = life.game.state().deadline.unwrap();
    assert_eq!(deadline, life.now + MINUTE + Clock::LAG);
    assert_eq!(life.game.overdue(deadline - 1), None);
    life.now = deadline;
    assert_eq!(life.turn("a4xa2"), Err(Refusal::Over), "the flag comes first");
    assert_eq!(life.game.state().end, Some(End { reason: Reason::Time, winner: Some(Side::First) }));
    check(&life);
}

#[test]
fn lag_is_forgiven_up_to_a_quota_that_refills_slowly() {
    let mut life = Life::begun("kono", live(60, 0));
    life.turn("b1xb3").unwrap();
    life.turn("d4xd2").unwrap();
    let mut random = Random::new(3);
    let mut forgiven = Vec::new();
    for _ in 0..6 {
        life.now += 1_000;
        let (seat, step) = (life.game.state().to_move, life.game.state().step);
        let text = life.random_turn(&mut random);
        // One who claims two seconds of lag every time.
        let moment = Moment { lag: 2_000, ..life.moment() };
        life.act_at(seat, &Command::Turn { step, text }, &moment).unwrap();
        if let Some(Entry { event: Event::Turn { lag, .. }, .. }) = life.game.since(0).last() {
            forgiven.push(*lag);
        }
    }
    assert_eq!(forgiven, [500, 500, 100, 100, 100, 100]);
}

#[test]
fn a_turn_has_its_days() {
    let mut life = Life::begun("quindo", Clock::Days { days: 2 });
    life.now += 2 * DAY - 1;
    life.turn("b10-b7").unwrap();
    life.now += 2 * DAY - 1;
    assert_eq!(life.game.overdue(life.now), None, "each turn has all its days");
    life.now += 1;
    assert_eq!(
        life.game.overdue(life.now),
        Some(Event::Ended(End { reason: Reason::Time, winner: Some(Side::First) }))
    );
}

#[test]
fn who_does_not_come_is_not_waited_for() {
    let mut life = Life::begun("kono", live(60, 0));
    life.now += 5 * MINUTE;
    assert_eq!(life.turn("b1xb3"), Err(Refusal::Over));
    assert_eq!(life.game.state().end, Some(End { reason: Reason::Aborted, winner: None }));
    let mut life = Life::new("kono", Clock::None);
    life.now += 7 * DAY;
    assert_eq!(
        life.game.overdue(life.now),
        Some(Event::Ended(End { reason: Reason::Aborted, winner: None }))
    );
    life.now -= 1;
    assert_eq!(life.game.overdue(life.now), None);
}

#[test]
fn an_outage_is_nobodys_fault() {
    let mut life = Life::begun("kono", live(60, 0));
    life.turn("b1xb3").unwrap();
    life.turn("d4xd2").unwrap();
    life.now += 90_000;
    assert!(life.game.overdue(life.now).is_some());
    life.happen(vec![Event::Outage { millis: 80_000 }]);
    assert_eq!(life.game.overdue(life.now), None);
    life.turn("a1xa3").unwrap();
    assert_eq!(life.game.state().left[0], 50_000);
    check(&life);
}

#[test]
fn an_outage_is_given_back_once_and_no_more_of_it_than_there_was() {
    let outages = |all: &[(Millis, Millis)]| -> Outages {
        all.iter().map(|&(began, ended)| Outage { began, ended }).collect()
    };
    let owed = |life: &Life, outages: &Outages| match life.game.owed(outages) {
        Some(Event::Outage { millis }) => Some(millis),
        _ => None,
    };
    let mut life = Life::begun("kono", live(60, 0));
    life.turn("b1xb3").unwrap();
    life.now += 1_000;
    life.turn("d4xd2").unwrap();
    let begun = life.game.state().started;
    let old = outages(&[(begun - 50_000, begun - 500)]);
    assert_eq!(owed(&life, &old), None, "that was before");
    let last = life.now + 20_000;
    let mut known = vec![(last, last + MINUTE)];
    assert_eq!(owed(&life, &outages(&known)), Some(MINUTE), "the time before it was the player's");
    let standing = life.game.standing(&outages(&known));
    assert_eq!((standing.started, standing.seq), (begun + MINUTE, life.seq()), "seen before it is noted");
    life.now = last + MINUTE;
    life.happen(Vec::from_iter(life.game.owed(&outages(&known))));
    assert_eq!(life.game.state().started, begun + MINUTE);
    assert_eq!(standing.deadline, life.game.state().deadline);
    assert_eq!(owed(&life, &outages(&known)), None, "once");
    life.now += 2_000;
    life.turn("a1xa3").unwrap();
    assert_eq!(life.game.state().left, [38_000, MINUTE]);
    // The server has gone again, though a turn was played since it was last known to run.
    known.push((life.now - 1_500, life.now + MINUTE));
    assert_eq!(owed(&life, &outages(&known)), Some(MINUTE), "no more than the turn has lost");
    known.push((life.now + MINUTE, life.now + 2 * MINUTE));
    assert_eq!(owed(&life, &outages(&known)), Some(2 * MINUTE), "of both");
    let friendly = Life::begun("kono", Clock::None);
    assert_eq!(owed(&friendly, &outages(&known)), None, "there is no clock to give it to");
    life.act(Side::Second, &Command::Resign).unwrap();
    assert_eq!(owed(&life, &outages(&known)), None, "the game is over");
    check(&life);
}
