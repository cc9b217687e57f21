//! What players ask of each other.

use super::laws::check;
use super::{Life, offer};
use crate::{Clock, Command, End, Offer, Reason, Refusal, Side};
use pionnier_catalog::Random;

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
