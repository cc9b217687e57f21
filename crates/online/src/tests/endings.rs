//! How games end, and what cannot be read.

use super::laws::check;
use super::{DAY, Life, MINUTE, live, offer};
use crate::{Clock, Command, End, Entry, Event, Game, Moment, Offer, Reason, Refusal, Side, Stake, Status};
use pionnier_catalog::{GAMES, Random};

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
