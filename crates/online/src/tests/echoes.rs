//! What comes late, twice or out of date.

use super::laws::check;
use super::{Life, offer};
use crate::{Clock, Command, Offer, Refusal, Side};

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
