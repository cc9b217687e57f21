//! The rules one by one, in small positions.

use crate::naive_text::position as place;
use crate::{outcome, read, turns};
use pionnier_core::{Notation, Outcome, Position as _, Side, read_turn};
use pionnier_games::granat::{Granat, Position};

/// The legal turns of a position whose pawns are written `R a1 b c3 e5`.
fn red(pawns: &str) -> Vec<String> {
    turns(&place(pawns, 'r'))
}

fn blue(pawns: &str) -> Vec<String> {
    turns(&place(pawns, 'b'))
}

/// Those that begin with a text.
fn only(turns: Vec<String>, begin: &str) -> Vec<String> {
    turns.into_iter().filter(|turn| turn.starts_with(begin)).collect()
}

fn after(pawns: &str, side: char, turn: &str) -> String {
    let position = read(&place(pawns, side));
    let actions = read_turn::<Granat>(&position, turn).unwrap_or_else(|error| panic!("{turn}: {error:?}"));
    let end = actions.into_iter().fold(position, |position, action| position.after(action));
    assert!(!end.is_mid_turn());
    Granat::write_position(&end)
}

#[test]
fn g3_a_yellow_chain_must_go_on() {
    // From the rules page.
    assert_eq!(turns("5/3b/5/4/5/4/5/5/5/4/2b2/4/1b3/4/R4 r"), ["a1xd4xf6"]);
}

#[test]
fn g6_neutral_pawns_step_forward_or_jump_their_own() {
    assert_eq!(red("r c5 b i15"), ["c5-b6", "c5-c7", "c5-d6"]);
    assert_eq!(blue("b c5 r i1"), ["c5-b4", "c5-c3", "c5-d4"]);
    assert_eq!(red("r a1 b i15"), ["a1-a3", "a1-b2"]);
    // Jumps with a change of direction; it may stop after each. Garnet pawns are jumped too.
    let jumps = only(red("r c1 d2 d6 R f4 g9 b i15"), "c1-");
    assert_eq!(jumps, ["c1-b2", "c1-c3", "c1-e3", "c1-e3-g5"]);
    let jumps = only(red("r a1 b2 c5 R c9 b i15"), "a1-");
    assert_eq!(jumps, ["a1-a3", "a1-c3", "a1-c3-c7", "a1-c3-c7-c11"]);
}

#[test]
fn g7_neutral_pawns_are_stuck_on_the_enemys_back_rank() {
    assert_eq!(red("r c15 a13 b d14 i15"), ["a13-a15", "a13-b14"]);
    assert_eq!(blue("b c1 a3 r d2 i1"), ["a3-a1", "a3-b2"]);
    // A ball frees them, also to capture.
    assert_eq!(only(red("r c15 R b14 b i13"), "b14="), ["b14=c15"]);
    assert!(red("R c15 b d14 i15").contains(&"c15xe13".to_owned()));
    // Red's own back rank does not hold red pawns.
    assert_eq!(red("r c1 b i15"), ["c1-b2", "c1-c3", "c1-d2"]);
}

#[test]
fn g7_a_chain_goes_on_over_the_back_rank() {
    assert_eq!(red("r c11 b c13 d14"), ["c11xc15xe13"]);
    assert_eq!(red("r c11 b c13"), ["c11xc15"]);
}

#[test]
fn g8_garnet_pawns_slide_both_ways() {
    let slides = red("R c3 b i15");
    let along = [
        "c3-a1", "c3-a5", "c3-b2", "c3-b4", "c3-c1", "c3-c11", "c3-c13", "c3-c15", "c3-c5", "c3-c7", "c3-c9",
        "c3-d2", "c3-d4", "c3-e1", "c3-e5", "c3-f6", "c3-g7", "c3-h8", "c3-i9",
    ];
    assert_eq!(slides, along);
    // Not over its own, not over two in a row.
    assert_eq!(only(red("R a1 r a5 b b2 c3 i15"), "a1-"), ["a1-a3"]);
}

#[test]
fn g9_balls_pass_at_any_distance_in_the_own_half_and_to_neighbours_elsewhere() {
    assert_eq!(only(red("R a1 r i7 e3 b8 i9 b i15"), "a1="), ["a1=e3", "a1=i7"]);
    // Rank 8 and the garnet square are enemy land for both.
    assert_eq!(only(red("R d8 r c7 b6 e9 d10 i7 b i15"), "d8="), ["d8=c7", "d8=d10", "d8=e9"]);
    assert_eq!(only(blue("B d8 b c7 e9 d10 i9 r i1"), "d8="), ["d8=c7", "d8=d10", "d8=e9"]);
    assert_eq!(only(red("R c7 r d8 h8 e3 b i15"), "c7="), ["c7=d8", "c7=e3"]);
    assert_eq!(only(blue("B i15 b a9 b8 r i1"), "i15="), ["i15=a9"]);
    // A ball may pass to a pawn on the garnet square; a garnet pawn receives none.
    assert_eq!(only(red("R d8 f8 r e8 b i15"), "d8="), ["d8=e8"]);
    assert_eq!(after("R a1 r e3 b i15", 'r', "a1=e3"), place("r a1 R e3 b i15", 'b'));
}

#[test]
fn g10_the_garnet_square_is_entered_by_one_link() {
    let enter =
        |turns: Vec<String>| turns.into_iter().filter(|turn| turn.ends_with("e8")).collect::<Vec<_>>();
    assert_eq!(enter(red("r e7 d8 f8 e9 b i15")), ["d8-e8", "e7-e8", "f8-e8"]);
    assert_eq!(enter(blue("b e7 d8 f8 e9 r i1")), ["d8-e8", "e9-e8", "f8-e8"]);
    assert_eq!(enter(red("R e7 e9 b i15")), ["e7-e8", "e9-e8"]);
    assert_eq!(enter(red("R d8 f8 b i15")), ["d8-e8", "f8-e8"]);
    // No jump, slide or capture lands on it.
    assert_eq!(enter(red("r e5 e7 b i15")), ["e7-e8"]);
    assert!(enter(red("R e5 e11 b i15")).is_empty());
    assert!(enter(red("r e5 b e7 i15")).is_empty());
    assert!(enter(red("R e13 b e9 i15")).is_empty());
    // Nothing slides across it, to move or to capture.
    assert_eq!(only(red("R e5 b e9 i15"), "e5-e"), ["e5-e1", "e5-e3", "e5-e7"]);
    assert!(!red("R e5 b e9 i15").iter().any(|turn| turn.contains('x')));
    assert_eq!(only(red("R d8 b f8 i15"), "d8-e"), ["d8-e7", "d8-e8", "d8-e9"]);
}

#[test]
fn g10_leaving_the_garnet_square() {
    assert_eq!(red("r e8 b i15"), ["e8-e9"]);
    assert_eq!(blue("b e8 r i1"), ["e8-e7"]);
    let slides =
        ["e8-d8", "e8-e1", "e8-e11", "e8-e13", "e8-e15", "e8-e3", "e8-e5", "e8-e7", "e8-e9", "e8-f8"];
    assert_eq!(red("R e8 b i15"), slides);
    // A pawn on it is jumped like any other, but only forward.
    assert_eq!(only(red("r e7 e8 d8 b i15"), "e7-e"), ["e7-e9"]);
    assert_eq!(only(red("r e7 e8 d8 b i15"), "d8-"), ["d8-c9", "d8-d10", "d8-e9"]);
}

#[test]
fn g11_a_captured_ball_leaves_the_game() {
    assert_eq!(after("r c5 b i15 B d6", 'r', "c5xe7"), place("r e7 b i15", 'b'));
    assert_eq!(after("R a1 b i15 B c3", 'r', "a1xd4"), place("R d4 b i15", 'b'));
}

#[test]
fn g12_neutral_pawns_capture_in_any_direction_and_go_on() {
    assert_eq!(red("r e5 b d4 i15"), ["e5xc3"]);
    assert_eq!(red("r c5 b d6 f8 d8 i15"), ["c5xe7xc9", "c5xe7xg9"]);
    // Back to where it began.
    assert_eq!(red("r a9 b b8 c9 b10"), ["a9xc11xc7xa9", "a9xc7xc11xa9"]);
}

#[test]
fn g13_a_yellow_chain_changes_lines_but_not_colour() {
    assert_eq!(red("R b2 b d4 c7 i15"), ["b2xe5xb8"]);
    // From e5 along either yellow line, not along the file.
    assert_eq!(red("R b2 b d4 f6 d6 e3 i15"), ["b2xe5xc7", "b2xe5xg7"]);
    // Backward along the same line.
    assert_eq!(red("R d4 b c3 f6 i15"), ["d4xb2xg7", "d4xg7xb2"]);
    // A black capture from where it lands is not part of the chain.
    assert_eq!(red("R a1 b c3 d6 i15"), ["a1xd4"]);
}

#[test]
fn g13_a_black_chain_goes_straight_on_or_stops() {
    let captures = only(red("R c1 b c5 c11 b8 e9 i15"), "c1x");
    assert_eq!(captures, ["c1xc7", "c1xc7xc13"]);
    // At c3 it crosses a yellow line, and may not turn into it.
    let captures = only(red("R e1 b d2 d4 i15"), "e1x");
    assert_eq!(captures, ["e1xc3"]);
}

#[test]
fn g14_the_obligation() {
    // By a neutral pawn: any capture will do, also a black one.
    assert_eq!(red("r g5 R c1 b g7 c5 i15"), ["c1xc7", "g5xg9"]);
    // By a garnet pawn on a yellow line.
    assert_eq!(red("R a1 c1 b c3 c5 i15"), ["a1xd4"]);
    assert_eq!(red("R a1 i1 b d4 i5 i15"), ["a1xe5", "i1xi7"]);
    // Only on black lines: optional.
    let all = red("R c1 b c5 i15");
    assert!(all.contains(&"c1xc7".to_owned()) && all.contains(&"c1-c3".to_owned()), "{all:?}");
}

#[test]
fn g15_a_pawn_on_the_garnet_square_is_captured() {
    for pawn in ["d8xf8", "f8xd8", "e7xe9", "e9xe7"] {
        assert_eq!(red(&format!("r {} b e8 i15", &pawn[..2])), [pawn]);
    }
    assert_eq!(only(red("R e1 b e8 i15"), "e1x"), ["e1xe9"]);
    assert_eq!(only(red("R d8 b e8 i15"), "d8x"), ["d8xf8"]);
}

#[test]
fn g16_a_neutral_pawn_on_the_garnet_square_makes_yellow_lines_black() {
    for on_square in ["r e8", "b e8"] {
        let all = red(&format!("R a1 b c3 f6 i15 {on_square}"));
        assert_eq!(only(all.clone(), "a1x"), ["a1xd4", "a1xd4xg7"], "it may stop");
        assert!(all.contains(&"a1-b2".to_owned()), "it need not capture");
        let turning = red(&format!("R b2 b d4 d6 i15 {on_square}"));
        assert_eq!(only(turning, "b2x"), ["b2xe5"], "it cannot turn");
    }
    // Not so with a garnet pawn of the own side, which must leave first (G18), or with none.
    assert_eq!(red("R a1 b c3 f6 i15"), ["a1xd4xg7"]);
    // Neutral pawns must capture all the same.
    assert_eq!(red("r c5 b d6 e8 i15"), ["c5xe7xe9"]);
}

#[test]
fn g16_the_board_at_the_start_of_the_turn_counts() {
    // In the middle of a turn the board alone does not say how it goes on.
    let position = read(&place("R a1 b c3 f6 e8 i15", 'r'));
    let leg = Granat::read_legs(&position, "a1xd4").unwrap();
    let black = position.after(leg[0]);
    let other = read(&place("R a1 b c3 f6 e9 i15", 'r'));
    let yellow = other.after(Granat::read_legs(&other, "a1xd4").unwrap()[0]);
    assert!(Granat::finish(&black).is_ok() && Granat::finish(&yellow).is_err());
    assert!(black.is_mid_turn() && yellow.is_mid_turn());
    let between_turns = read(&Granat::write_position(&black));
    assert!(black != between_turns && black.key() != between_turns.key());
}

#[test]
fn g17_a_garnet_pawn_on_the_garnet_square_protects_its_side() {
    assert_eq!(red("r c5 b d6 B e8"), ["c5-b6", "c5-c7"]);
    assert!(!red("R a1 b c3 B e8").iter().any(|turn| turn.contains('x')));
    assert!(!red("r d8 B e8 b i15").iter().any(|turn| turn.contains('x')));
}

#[test]
fn g18_the_ball_must_leave_the_garnet_square() {
    // By moving the pawn, or by passing the ball to a neighbour.
    let all = red("R e8 r e7 a1 d8 b i15");
    assert_eq!(all, ["e8-e11", "e8-e13", "e8-e15", "e8-e9", "e8-f8", "e8=d8", "e8=e7"]);
    // A capture counts.
    assert_eq!(only(red("R e8 b e9 i15"), "e8x"), ["e8xe11"]);
    // From the next turn the square may be used again.
    assert!(red("R e7 b i15").contains(&"e7-e8".to_owned()));
}

#[test]
fn g18_comes_before_g14() {
    // c5 could capture and so could a1 on a yellow line, but that leaves the ball where it is.
    let all = red("R e8 a1 r c5 b d6 c3 i15");
    assert!(all.iter().all(|turn| turn.starts_with("e8-")), "{all:?}");
    // Among the moves that obey, G14 applies: the captures of this pawn are black, hence optional.
    let all = red("R e8 r c5 b d6 e9 i15");
    assert!(all.contains(&"e8xe11".to_owned()) && all.contains(&"e8-d8".to_owned()), "{all:?}");
}

#[test]
fn g18_if_nothing_obeys_any_legal_move_may_be_played() {
    let shut_in = "R e8 b d8 f8 e7 e9 e5 e11";
    assert_eq!(red(&format!("{shut_in} r a1")), ["a1-a3", "a1-b2"]);
    // And then G14 applies to them all.
    assert_eq!(red(&format!("{shut_in} r a1 g1 b h2")), ["g1xi3"]);
    // The enemy still cannot capture (G17), although d8 and f8 could take each other's neighbour.
    assert!(!blue(&format!("{shut_in} r c7")).iter().any(|turn| turn.contains('x')));
}

#[test]
fn g19_a_player_without_pawns_has_lost() {
    for side in ['r', 'b'] {
        assert_eq!(outcome(&place("r c5", side)), Some(Outcome::Win(Side::First)));
        assert_eq!(outcome(&place("B c5", side)), Some(Outcome::Win(Side::Second)));
    }
    assert_eq!(after("r c5 b d6", 'r', "c5xe7"), place("r e7", 'b'));
}

#[test]
fn g20_only_garnet_pawns_as_many_on_each_side() {
    assert_eq!(outcome(&place("R a1 B i15", 'r')), Some(Outcome::Draw));
    assert_eq!(outcome(&place("R a1 c1 B g15 i15", 'b')), Some(Outcome::Draw));
    assert_eq!(outcome(&place("R a1 c1 B i15", 'r')), None);
    assert_eq!(outcome(&place("R a1 B i15 r c1 b g15", 'r')), None);
    // Red can capture, blue cannot.
    assert_eq!(outcome(&place("R a1 B c3", 'r')), None);
    assert_eq!(outcome(&place("R a1 B c3", 'b')), Some(Outcome::Draw));
    assert_eq!(outcome(&place("R c1 B c5", 'r')), None, "an optional capture is a capture");
    // The square protects (G17), or another pawn must move first (G18): then there is no capture to be played.
    assert_eq!(outcome(&place("R e5 B e8", 'r')), Some(Outcome::Draw));
    assert_eq!(outcome(&place("R e8 a1 B c3 i15", 'r')), Some(Outcome::Draw));
}

#[test]
fn g21_a_player_to_move_who_cannot_has_lost() {
    // Stuck on the back rank (G7), with an enemy who could move and with one who is stuck too: whoever is to move.
    assert_eq!(outcome(&place("r c15 b a13", 'r')), Some(Outcome::Win(Side::Second)));
    assert_eq!(outcome(&place("r c15 b a13", 'b')), None);
    assert_eq!(outcome(&place("r c15 b a1", 'r')), Some(Outcome::Win(Side::Second)));
    assert_eq!(outcome(&place("r c15 b a1", 'b')), Some(Outcome::Win(Side::First)));
    // Blocked by others: nothing ahead is empty, nothing can be jumped or taken.
    let wall = "r a11 b a13 b12 a15 c13";
    assert_eq!(outcome(&place(wall, 'r')), Some(Outcome::Win(Side::Second)));
    assert_eq!(outcome(&place("r a11 b a13 b12 a15", 'r')), None, "b12 can be taken");
    // A pawn that could take is shut in too while the enemy's garnet pawn is on the garnet square (G17).
    assert_eq!(outcome(&place("r a13 b a15 b14 B e8", 'r')), Some(Outcome::Win(Side::Second)));
    assert_eq!(outcome(&place("r a13 b a15 b14 B e11", 'r')), None);
    // A ball is a move as long as there is a pawn to take it, or a point to slide to.
    assert_eq!(outcome(&place("r c15 R b14 b a13", 'r')), None);
    // The turn that shuts the enemy in wins.
    assert_eq!(outcome(&after("r e13 b c1 R a1", 'r', "e13-e15")), Some(Outcome::Win(Side::First)));
}

#[test]
fn c4_what_is_progress() {
    let progress = |pawns: &str, turn: &str| {
        let position: Position = read(&place(pawns, 'r'));
        let legs = Granat::read_legs(&position, turn).unwrap_or_else(|error| panic!("{turn}: {error:?}"));
        position.is_progress(legs[0])
    };
    // A neutral pawn's way forward can be gone back with a ball.
    assert!(!progress("r c5 b i15", "c5-c7"));
    assert!(!progress("r c5 c7 b i15", "c5-c9"));
    assert!(progress("r c5 b d6 i15", "c5xe7"));
    assert!(progress("R c1 b c5 i15", "c1xc7"));
    assert!(!progress("R c1 b c5 i15", "c1-c3"));
    assert!(!progress("R c1 r a1 b c5 i15", "c1=a1"));
}
