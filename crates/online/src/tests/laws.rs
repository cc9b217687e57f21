//! What holds at every moment of every game, over seeded random lives of games.

use super::{Life, live, offer};
use crate::{
    Clock, Command, End, Entry, Event, Game, Millis, Moment, Name, Offer, Reason, Side, Stake, Status,
};
use pionnier_catalog::{GAMES, Random};

/// What must be true at every moment of every game.
pub(super) fn check(life: &Life) {
    let game = &life.game;
    let state = game.state();
    let entries = game.since(0);
    assert!(entries.iter().zip(1..).all(|(entry, seq)| entry.seq == seq), "no gaps");
    assert!(entries.windows(2).all(|pair| pair[0].at <= pair[1].at), "time does not run backwards");

    let ends: Vec<usize> =
        (0..entries.len()).filter(|&place| matches!(entries[place].event, Event::Ended(_))).collect();
    assert!(ends.len() <= 1, "a game ends once");
    assert_eq!(state.status == Status::Over, ends.len() == 1);
    assert_eq!(state.end.is_some(), ends.len() == 1);
    for entry in ends.first().map_or(&[][..], |&end| &entries[end + 1..]) {
        let is_afterwards =
            matches!(entry.event, Event::Offered { .. } | Event::Declined { .. } | Event::Rematch { .. });
        assert!(is_afterwards, "{entry:?} after the end");
    }
    if let Some(End { reason, winner }) = state.end {
        let is_drawn = matches!(
            reason,
            Reason::Repetition | Reason::NoProgress | Reason::Agreed | Reason::TooLong | Reason::Aborted
        );
        assert!(!is_drawn || winner.is_none());
        let is_decided = matches!(reason, Reason::Resigned | Reason::Time);
        assert!(!is_decided || winner.is_some());
    }

    let steps = entries
        .iter()
        .filter(|entry| matches!(entry.event, Event::Turn { .. } | Event::TakenBack { .. }))
        .count();
    assert_eq!(state.step as usize, steps);
    assert_eq!(state.ply as usize, game.record().turns().len());
    assert_eq!(game.record().position().side(), state.to_move);
    check_clock(game, entries);

    let replayed = Game::replay(game.terms().clone(), entries.to_vec()).unwrap();
    assert_eq!(replayed.state(), state, "what is stored is the whole game");
    assert_eq!(replayed.record().position().text(), game.record().position().text());
}

/// Time is neither lost nor found.
fn check_clock(game: &Game, entries: &[Entry]) {
    let Clock::Live { seconds, increment } = game.terms().clock else { return };
    let mut left = [Millis::from(seconds) * 1_000; 2];
    let mut ply = 0;
    for entry in entries {
        match &entry.event {
            Event::Turn { seat, spent, lag, .. } => {
                assert!((0..=Clock::LAG).contains(lag) && *spent >= 0);
                if ply >= 2 {
                    assert!(*spent <= left[seat.index()], "nobody plays on with an empty clock");
                    left[seat.index()] += Millis::from(increment) * 1_000 - spent;
                }
                ply += 1;
            }
            Event::TakenBack { plies, .. } => ply -= plies,
            _ => {}
        }
    }
    assert_eq!(game.state().left, left);
    assert!(left.iter().all(|&left| left >= 0));
}

/// One random thing happens.
fn stir(life: &mut Life, random: &mut Random) {
    let seat = [Side::First, Side::Second][random.below(2)];
    let state = life.game.state().clone();
    let kinds = Offer::ALL;
    let kind = kinds[random.below(kinds.len())];
    let command = match random.below(20) {
        0..=9 => {
            let text = life.random_turn(random);
            let mover = state.to_move;
            let command = Command::Turn { step: state.step, text };
            let moment = Moment { lag: random.below(2_000) as Millis, ..life.moment() };
            if life.act_at(mover, &command, &moment).is_ok() {
                let again = life.act(mover, &command);
                assert_eq!(again, Ok(0), "sent again, it is answered and changes nothing");
            }
            return;
        }
        10 => Command::Turn {
            step: random.below(state.step as usize + 3) as u32,
            text: life.random_turn(random),
        },
        11 => Command::Turn { step: state.step, text: "a1-z9".to_owned() },
        12..=14 => offer(kind),
        15 => Command::Accept { offer: kind },
        16 => Command::Decline { offer: kind },
        17 if random.below(20) == 0 => Command::Resign,
        18 if random.below(20) == 0 => Command::Abort,
        19 => Command::Claim { stake: if random.below(2) == 0 { Stake::Win } else { Stake::Draw } },
        _ => return,
    };
    let absent = (random.below(2) == 0).then(|| random.below(600_000) as Millis);
    // What players have seen may be a little old.
    let after = Some(state.seq.saturating_sub(random.below(3) as u32));
    let moment = Moment { absent, after, ..life.moment() };
    let before = life.game.state().clone();
    match life.act_at(seat, &command, &moment) {
        Err(_) => {
            let due = life.game.state().end.is_some() && before.end.is_none();
            assert!(due || *life.game.state() == before, "a refusal changes nothing");
        }
        Ok(_) => assert_eq!(life.act_at(seat, &command, &moment), Ok(0), "{command:?} sent again"),
    }
}

#[test]
fn the_laws_hold_at_every_moment_of_random_games() {
    let seed = std::env::var("PIONNIER_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    let clocks = [Clock::None, Clock::Days { days: 2 }, live(60, 0), live(10, 3), live(600, 5)];
    for (number, (game, clock)) in GAMES.iter().flat_map(|game| clocks.map(|clock| (game, clock))).enumerate()
    {
        let seed = seed + number as u64;
        let mut random = Random::new(seed);
        println!("{} {clock:?} seed {seed}", game.id());
        let mut life =
            if random.below(4) == 0 { Life::new(game.id(), clock) } else { Life::begun(game.id(), clock) };
        for step in 0..250 {
            let pause = if random.below(30) == 0 { 40_000 } else { 2_000 };
            life.now += random.below(pause) as Millis;
            if random.below(10) == 0 {
                // The machine's clock is set back.
                life.now -= 1_500;
            }
            if life.game.state().status == Status::Waiting && random.below(5) == 0 {
                let free = Side::BOTH.into_iter().find(|seat| !life.game.state().seated[seat.index()]);
                let events = life.game.join(free.unwrap(), &Name::default()).unwrap();
                life.happen(events);
            }
            if random.below(40) == 0 && life.game.state().status == Status::Playing {
                life.happen(vec![Event::Outage { millis: random.below(5_000) as Millis }]);
            }
            stir(&mut life, &mut random);
            if step % 10 == 0 {
                check(&life);
            }
        }
        check(&life);
    }
}
