//! Laws of the online game, over seeded random lives of games, and the cases that deserve a name.

use super::{
    Clock, Command, End, Entry, Event, Game, Millis, Moment, Name, Offer, Outage, Outages, Reason, Refusal,
    Side, Stake, Status, Terms,
};
use pionnier_catalog::{GAMES, Random};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// A game and a hand on the clock.
struct Life {
    game: Game,
    now: Millis,
}

impl Life {
    fn new(kind: &str, clock: Clock) -> Life {
        let terms = Terms::new(kind, None, clock, 1_000_000).unwrap();
        Life { game: Game::new(terms).unwrap(), now: 1_000_000 }
    }

    /// A game in which both seats are taken.
    fn begun(kind: &str, clock: Clock) -> Life {
        let mut life = Life::new(kind, clock);
        for seat in Side::BOTH {
            let events = life.game.join(seat, &Name::default()).unwrap();
            life.happen(events);
        }
        life
    }

    fn happen(&mut self, events: Vec<Event>) {
        let entries = self.game.entries_for(events, self.now);
        let expected = self.game.state_after(&entries);
        for entry in entries {
            self.game.apply(entry).unwrap();
        }
        assert_eq!(*self.game.state(), expected, "what was announced is what happens");
    }

    fn moment(&self) -> Moment {
        Moment { now: self.now, lag: 0, absent: None, spare_id: "0123456789".to_owned(), after: None }
    }

    /// A command as the server treats it: first what is due, then what follows.
    fn act_at(&mut self, seat: Side, command: &Command, moment: &Moment) -> Result<usize, Refusal> {
        if let Some(event) = self.game.overdue(self.now) {
            self.happen(vec![event]);
        }
        let events = self.game.decide(seat, command, moment)?;
        let count = events.len();
        self.happen(events);
        Ok(count)
    }

    fn act(&mut self, seat: Side, command: &Command) -> Result<usize, Refusal> {
        let moment = self.moment();
        self.act_at(seat, command, &moment)
    }

    /// A command of a player who had everything up to this event when they decided.
    fn act_after(&mut self, seat: Side, command: &Command, after: u32) -> Result<usize, Refusal> {
        let moment = Moment { after: Some(after), ..self.moment() };
        self.act_at(seat, command, &moment)
    }

    fn seq(&self) -> u32 {
        self.game.state().seq
    }

    fn turn(&mut self, text: &str) -> Result<usize, Refusal> {
        let (seat, step) = (self.game.state().to_move, self.game.state().step);
        self.act(seat, &Command::Turn { step, text: text.to_owned() })
    }

    fn random_turn(&self, random: &mut Random) -> String {
        self.game.record().position().random_turn(random).unwrap_or_default()
    }
}

fn offer(offer: Offer) -> Command {
    Command::Offer { offer }
}

fn live(seconds: u32, increment: u32) -> Clock {
    Clock::Live { seconds, increment }
}

/// What must be true at every moment of every game.
fn check(life: &Life) {
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
fn turns_are_answered_whenever_they_come() {
    let mut life = Life::begun("kono", Clock::None);
    let turn = |step, text: &str| Command::Turn { step, text: text.to_owned() };
    assert_eq!(life.act(Side::Second, &turn(0, "a4xa2")), Err(Refusal::NotYourTurn));
    assert_eq!(life.act(Side::First, &turn(1, "b1xb3")), Err(Refusal::Ahead));
    assert!(matches!(life.act(Side::First, &turn(0, "a2-a3")), Err(Refusal::Illegal(_))));
    assert_eq!(life.act(Side::First, &turn(0, "b1xb3")), Ok(1));
    assert_eq!(life.act(Side::First, &turn(0, "b1xb3")), Ok(0), "sent again");
    assert_eq!(life.act(Side::First, &turn(0, "a1xa3")), Err(Refusal::Stale));
    assert_eq!(
        life.act(Side::Second, &turn(0, "b1xb3")),
        Err(Refusal::Stale),
        "another's turn is not one's own"
    );
    assert_eq!(life.act(Side::Second, &Command::Resign), Ok(1));
    assert_eq!(life.act(Side::First, &turn(0, "b1xb3")), Ok(0), "even when the game is over");
    assert_eq!(life.act(Side::Second, &turn(1, "d4xd2")), Err(Refusal::Over));
}

#[test]
fn a_turn_that_was_taken_back_is_not_played_again_by_an_echo() {
    let mut life = Life::begun("kono", Clock::None);
    let echo = Command::Turn { step: 0, text: "b1xb3".to_owned() };
    life.act(Side::First, &echo).unwrap();
    life.act(Side::First, &offer(Offer::Takeback)).unwrap();
    life.act(Side::Second, &Command::Accept { offer: Offer::Takeback }).unwrap();
    assert_eq!((life.game.state().ply, life.game.state().step), (0, 2));
    assert_eq!(life.act(Side::First, &echo), Ok(0));
    assert_eq!(life.game.state().ply, 0, "it is answered, and stays taken back");
    assert_eq!(life.turn("a1xa3"), Ok(1));
    check(&life);
}

#[test]
fn a_takeback_sent_twice_by_both_is_taken_back_once() {
    let mut life = Life::begun("kono", Clock::None);
    for text in ["b1xb3", "d4xd2"] {
        life.turn(text).unwrap();
    }
    let (ask, agree) = (offer(Offer::Takeback), Command::Accept { offer: Offer::Takeback });
    let asked = life.seq();
    assert_eq!(life.act_after(Side::First, &ask, asked), Ok(1));
    let agreed = life.seq();
    assert_eq!(life.act_after(Side::Second, &agree, agreed), Ok(1));
    life.turn("a1xa3").unwrap();
    life.turn("d4xd2").unwrap();
    // Both answers were lost, and both are asked for again, later and in any order.
    for _ in 0..2 {
        assert_eq!(life.act_after(Side::First, &ask, asked), Ok(0));
        assert_eq!(life.act_after(Side::Second, &agree, agreed), Ok(0));
    }
    assert_eq!(life.game.state().ply, 2, "what was played since stays");
    // A new request is not agreed to by an old word.
    let seq = life.seq();
    assert_eq!(life.act_after(Side::First, &ask, seq), Ok(1));
    assert_eq!(life.act_after(Side::Second, &agree, agreed), Ok(0), "that was about the first one");
    assert_eq!(life.act_after(Side::Second, &agree, seq), Err(Refusal::Stale), "not seen, not agreed to");
    assert_eq!(life.game.state().offer(Offer::Takeback), Some(Side::First));
    assert_eq!(life.act_after(Side::Second, &agree, seq + 1), Ok(1));
    check(&life);
}

#[test]
fn what_is_done_names_what_was_seen() {
    let mut life = Life::begun("kono", Clock::None);
    life.turn("b1xb3").unwrap();
    let draw = offer(Offer::Draw);
    let decline = Command::Decline { offer: Offer::Draw };
    let before = life.seq();
    assert_eq!(life.act_after(Side::First, &draw, before + 1), Err(Refusal::Ahead), "nobody has seen that");
    assert_eq!(life.act_after(Side::First, &draw, before), Ok(1));
    assert_eq!(life.act_after(Side::Second, &decline, before), Err(Refusal::Stale), "it was offered later");
    assert_eq!(life.act_after(Side::Second, &decline, before + 1), Ok(1));
    assert_eq!(life.act_after(Side::First, &draw, before), Ok(0), "sent again, it does not stand again");
    assert_eq!(life.act_after(Side::Second, &decline, before + 1), Ok(0));
    assert_eq!(life.game.state().offer(Offer::Draw), None);
    life.turn("d4xd2").unwrap();
    let seen = life.seq();
    life.turn("a1xa3").unwrap();
    assert_eq!(life.act_after(Side::First, &draw, seen), Err(Refusal::Stale), "they have played since");
    // Two who offer a draw to each other at the same moment have agreed.
    let seen = life.seq();
    assert_eq!(life.act_after(Side::First, &draw, seen), Ok(1));
    assert_eq!(life.act_after(Side::Second, &draw, seen), Ok(1));
    for seat in Side::BOTH {
        assert_eq!(life.act_after(seat, &draw, seen), Ok(0), "sent again, when the game is over");
    }
    assert_eq!(life.act_after(Side::First, &Command::Resign, seen), Err(Refusal::Over), "but not so");

    let seen = life.seq();
    for seat in Side::BOTH {
        assert_eq!(life.act_after(seat, &offer(Offer::Rematch), seen), Ok(1));
    }
    for seat in Side::BOTH {
        assert_eq!(life.act_after(seat, &offer(Offer::Rematch), seen), Ok(0));
    }
    for command in [Command::Resign, Command::Abort] {
        let mut life = Life::begun("kono", Clock::None);
        let seen = life.seq();
        assert_eq!(life.act_after(Side::First, &command, seen), Ok(1));
        assert_eq!(life.act_after(Side::First, &command, seen), Ok(0), "{command:?}");
    }
    check(&life);
}

#[test]
fn a_takeback_reaches_back_to_the_turn_of_the_one_who_asks() {
    let mut life = Life::begun("kono", Clock::None);
    assert_eq!(life.act(Side::First, &offer(Offer::Takeback)), Err(Refusal::NothingToTakeBack));
    life.turn("b1xb3").unwrap();
    assert_eq!(life.act(Side::Second, &offer(Offer::Takeback)), Err(Refusal::NothingToTakeBack));
    life.turn("d4xd2").unwrap();
    life.act(Side::First, &offer(Offer::Takeback)).unwrap();
    assert_eq!(life.act(Side::First, &Command::Accept { offer: Offer::Takeback }), Err(Refusal::NoOffer));
    life.act(Side::Second, &offer(Offer::Takeback)).unwrap();
    assert_eq!(life.game.state().ply, 0, "to ask for the same is to agree");
    assert_eq!(life.game.state().to_move, Side::First);
    check(&life);
}

#[test]
fn offers_end_with_the_answer_or_with_the_next_turn() {
    let mut life = Life::begun("kono", Clock::None);
    life.turn("b1xb3").unwrap();
    life.act(Side::First, &offer(Offer::Draw)).unwrap();
    assert_eq!(life.act(Side::First, &offer(Offer::Draw)), Ok(0), "sent again");
    life.act(Side::Second, &Command::Decline { offer: Offer::Draw }).unwrap();
    assert_eq!(life.act(Side::First, &offer(Offer::Draw)), Err(Refusal::OfferedBefore));
    life.turn("d4xd2").unwrap();
    life.act(Side::First, &offer(Offer::Draw)).unwrap();
    life.turn("a1xa3").unwrap();
    assert_eq!(life.game.state().offer(Offer::Draw), Some(Side::First), "a turn with an offer");
    let reply = life.random_turn(&mut Random::new(1));
    life.turn(&reply).unwrap();
    assert_eq!(life.game.state().offer(Offer::Draw), None, "to play on is to decline");
    life.act(Side::Second, &offer(Offer::Draw)).unwrap();
    life.act(Side::First, &Command::Accept { offer: Offer::Draw }).unwrap();
    assert_eq!(life.game.state().end, Some(End { reason: Reason::Agreed, winner: None }));
    check(&life);
}

#[test]
fn a_rematch_is_agreed_once_and_only_afterwards() {
    let mut life = Life::begun("kono", Clock::None);
    assert_eq!(life.act(Side::First, &offer(Offer::Rematch)), Err(Refusal::NotOver));
    life.act(Side::First, &Command::Resign).unwrap();
    life.act(Side::First, &offer(Offer::Rematch)).unwrap();
    life.act(Side::Second, &offer(Offer::Rematch)).unwrap();
    assert_eq!(life.game.state().rematch.as_deref(), Some("0123456789"));
    assert_eq!(life.act(Side::First, &offer(Offer::Rematch)), Ok(0));
    check(&life);
}

#[test]
fn the_game_of_one_who_has_left_can_be_claimed() {
    let mut life = Life::begun("kono", live(300, 0));
    life.turn("b1xb3").unwrap();
    let claim = Command::Claim { stake: Stake::Win };
    let away = |life: &Life, absent| Moment { absent, ..life.moment() };
    let moment = away(&life, Some(10 * MINUTE));
    assert_eq!(life.act_at(Side::First, &claim, &moment), Err(Refusal::NotAbsent), "it has hardly begun");
    life.turn("d4xd2").unwrap();
    life.turn("a1xa3").unwrap();
    let moment = away(&life, Some(10 * MINUTE));
    assert_eq!(
        life.act_at(Side::First, &claim, &moment),
        Err(Refusal::NotAbsent),
        "who comes only to play was not away while the other thought"
    );
    life.now += 30_000;
    life.act(Side::Second, &offer(Offer::Draw)).unwrap();
    life.now += MINUTE - 1;
    let moment = away(&life, Some(10 * MINUTE));
    assert_eq!(
        life.act_at(Side::First, &claim, &moment),
        Err(Refusal::NotAbsent),
        "they have offered a draw"
    );
    life.now += 1;
    let moment = away(&life, Some(MINUTE - 1));
    assert_eq!(life.act_at(Side::First, &claim, &moment), Err(Refusal::NotAbsent));
    assert_eq!(life.act(Side::First, &claim), Err(Refusal::NotAbsent), "the opponent is there");
    let moment = away(&life, Some(MINUTE));
    assert_eq!(life.act_at(Side::Second, &claim, &moment), Err(Refusal::NotAbsent), "it is their own turn");
    assert_eq!(life.act_at(Side::First, &claim, &moment), Ok(1));
    assert_eq!(life.game.state().end, Some(End { reason: Reason::Left, winner: Some(Side::First) }));

    let mut life = Life::begun("kono", Clock::None);
    life.turn("b1xb3").unwrap();
    life.now += 7 * DAY;
    assert_eq!(
        life.act(Side::First, &Command::Claim { stake: Stake::Draw }),
        Ok(1),
        "without a clock, by silence"
    );
    assert_eq!(life.game.state().end, Some(End { reason: Reason::Left, winner: None }));
}

#[test]
fn the_rules_end_a_game_with_the_turn_that_does() {
    let mut random = Random::new(11);
    for game in GAMES {
        let mut life = Life::begun(game.id(), Clock::None);
        while life.game.state().status == Status::Playing {
            let text = life.random_turn(&mut random);
            life.turn(&text).unwrap();
        }
        let ending = life.game.record().ending().unwrap();
        assert_eq!(life.game.state().end, Some(ending.into()), "{}", game.id());
        check(&life);
    }
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
fn damaged_games_are_not_read() {
    let mut life = Life::begun("kono", Clock::None);
    life.turn("b1xb3").unwrap();
    let (terms, entries) = (life.game.terms().clone(), life.game.since(0).to_vec());
    let replay = |entries: Vec<Entry>| Game::replay(terms.clone(), entries).is_ok();
    assert!(replay(entries.clone()));
    assert!(!replay(entries[1..].to_vec()), "the beginning is missing");
    let mut doubled = entries.clone();
    doubled.push(Entry { seq: 4, ..entries[2].clone() });
    assert!(!replay(doubled), "the same turn twice");
    let back = Event::TakenBack { seat: Side::First, plies: 2 };
    let mut too_far = entries;
    too_far.push(Entry { seq: 4, at: 0, event: back });
    assert!(!replay(too_far));
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

/// Turns that are each taken back, until so many steps were made; the game is then as it was.
fn fill(life: &mut Life, steps: u32) {
    while life.game.state().step < steps {
        life.turn("b1xb3").unwrap();
        life.act(Side::First, &offer(Offer::Takeback)).unwrap();
        life.act(Side::Second, &Command::Accept { offer: Offer::Takeback }).unwrap();
    }
}

#[test]
fn a_game_without_end_is_a_draw_in_the_end() {
    let too_long = Some(End { reason: Reason::TooLong, winner: None });
    let mut life = Life::begun("kono", live(60, 0));
    fill(&mut life, 9_998);
    life.turn("b1xb3").unwrap();
    assert_eq!(life.game.state().end, None);
    life.turn("d4xd2").unwrap();
    assert_eq!(life.game.state().end, too_long, "a turn was the last step");
    assert_eq!(life.turn("a1xa3"), Err(Refusal::Over));
    let mut life = Life::begun("kono", Clock::None);
    fill(&mut life, 10_000);
    assert_eq!(life.game.state().end, too_long, "a takeback was the last step");
}

#[test]
fn a_stored_game_that_went_too_far_is_a_draw_too() {
    let mut life = Life::begun("kono", Clock::None);
    for _ in 0..5_000 {
        let seat = Side::First;
        life.happen(vec![Event::Turn { seat, text: "b1xb3".to_owned(), spent: 0, lag: 0 }]);
        life.happen(vec![Event::TakenBack { seat, plies: 1 }]);
    }
    assert_eq!(life.turn("b1xb3"), Err(Refusal::Over));
    assert_eq!(life.game.state().end, Some(End { reason: Reason::TooLong, winner: None }));
}
