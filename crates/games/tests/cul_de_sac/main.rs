//! Cul-de-sac against its ground truth, its naive twin and the figures on its rules page.

mod naive;

use pionnier_core::{Game, Notation, Outcome, Position as _, Random, Side, TurnError, read_turn};
use pionnier_games::cul_de_sac::{Action, CulDeSac, Kind, Position, Refusal, Square, Wall};
use pionnier_testkit::Naive as _;

// 36 walls; placing one decides nothing (B3, B7).
pionnier_testkit::conformance!(CulDeSac, naive::CulDeSac, 100 * (36 + 1));

fn position(text: &str) -> Position {
    CulDeSac::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The texts of the actions in a position.
fn actions(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let text = |action| {
        let mut text = String::new();
        CulDeSac::write_turn(position, &[action], &mut text);
        text
    };
    actions.into_iter().map(text).collect()
}

/// Where the pawn on a square can go.
fn destinations(text: &str, from: &str) -> String {
    let moves = actions(&position(text));
    let found: Vec<&str> =
        moves.iter().filter_map(|action| action.strip_prefix(&format!("{from}-"))).collect();
    found.join(" ")
}

/// The text of the position after a turn.
fn after(text: &str, turn: &str) -> String {
    let position = position(text);
    let turn =
        read_turn::<CulDeSac>(&position, turn).unwrap_or_else(|error| panic!("{text} {turn}: {error:?}"));
    CulDeSac::write_position(&turn.into_iter().fold(position, |position, action| position.after(action)))
}

fn refusal(text: &str, turn: &str) -> Refusal {
    match read_turn::<CulDeSac>(&position(text), turn) {
        Err(TurnError::Refused { reason, .. }) => reason,
        other => panic!("{text} {turn}: {other:?}"),
    }
}

/// Positions of random games with a wall to come.
fn random_halves(seed: u64, games: usize) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    for _ in 0..games {
        let mut position = CulDeSac::start();
        for _ in 0..72 {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            position.apply(action);
            if position.is_mid_turn() {
                found.push(position);
            }
        }
    }
    found
}

#[test]
fn the_start_is_as_on_the_rules_page() {
    let start = CulDeSac::start();
    assert_eq!(CulDeSac::write_position(&start), "d4,h4 d11,h11 9,9 9,9 - w");
    let moves = actions(&start);
    assert_eq!(moves.len(), 16);
    let mut turns = 0;
    for text in &moves {
        let half = CulDeSac::read_legs(&start, text).unwrap();
        let half = start.after(half[0]);
        assert!(half.is_mid_turn());
        assert_eq!(half.side(), Side::First);
        turns += actions(&half).len();
    }
    assert_eq!(turns, 4160);
}

#[test]
fn names_run_over_130_middles_and_260_walls() {
    let walls: Vec<String> = Square::all()
        .flat_map(|corner| Kind::BOTH.map(|kind| Wall::new(corner, kind)))
        .flatten()
        .map(|wall| wall.to_string())
        .collect();
    assert_eq!(walls.len(), 260);
    assert_eq!((walls[0].as_str(), walls[259].as_str()), ("a1h", "j13v"));
}

#[test]
fn walls_lie_where_the_rules_page_says() {
    // e7h lies on the upper edges of e7 and f7.
    for (from, to) in [("e7", "e9"), ("f7", "f9"), ("e8", "e6"), ("f8", "f6")] {
        let text = format!("a1,{from} d11,h11 8,9 9,9 e7h w");
        assert!(!destinations(&text, from).contains(to), "{text}");
    }
    for (from, to) in [("d7", "d9"), ("g7", "g9")] {
        let text = format!("a1,{from} d11,h11 8,9 9,9 e7h w");
        assert!(destinations(&text, from).contains(to), "{text}");
    }
    // e7v lies on the right edges of e7 and e8.
    for (from, to) in [("e7", "g7"), ("e8", "g8"), ("f7", "d7"), ("f8", "d8")] {
        let text = format!("a1,{from} d11,h11 9,8 9,9 e7v w");
        assert!(!destinations(&text, from).contains(to), "{text}");
    }
    for (from, to) in [("e6", "g6"), ("e9", "g9")] {
        let text = format!("a1,{from} d11,h11 9,8 9,9 e7v w");
        assert!(destinations(&text, from).contains(to), "{text}");
    }
}

#[test]
fn a_pawn_goes_two_steps_and_round_a_corner_if_one_way_is_open() {
    assert_eq!(destinations("a1,f6 d11,h11 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f8 g5 g7 h6");
    assert_eq!(destinations("a1,f6 d11,h11 9,9 9,9 - w", "a1"), "a3 b2 c1");
    // f6h bars f6 and g6 upwards: e7 is still reached by way of e6, g7 is not reached at all.
    assert_eq!(destinations("a1,f6 d11,h11 8,9 9,9 f6h w", "f6"), "d6 e5 e7 f4 g5 h6");
    // e6h bars e6 and f6 upwards, f6v bars f6 and f7 to the right: neither e7 nor g7 is reached.
    assert_eq!(destinations("a1,f6 d11,h11 8,8 9,9 e6h,f6v w", "f6"), "d6 e5 f4 g5");
}

#[test]
fn pawns_are_jumped_but_not_landed_on() {
    // An enemy on f7, an own pawn on g6: both are passed over.
    assert_eq!(destinations("f6,g6 d11,f7 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f8 g5 g7 h6");
    // An enemy on f8 and an own pawn on g7: neither square can be entered; straight on, f7 can (B6).
    assert_eq!(destinations("f6,g7 d11,f8 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f7 g5 h6");
}

#[test]
fn one_step_is_allowed_before_an_occupied_square_straight_on() {
    assert_eq!(destinations("a1,f6 d11,f8 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f7 g5 g7 h6");
    // By an own pawn as well.
    assert_eq!(destinations("f6,h6 d11,h11 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f8 g5 g6 g7");
    // Not if the first square is occupied too,
    assert_eq!(destinations("f6,f7 d11,f8 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 g5 g7 h6");
    // nor across a wall before the second or the first,
    assert_eq!(destinations("a1,f6 d11,f8 8,9 9,9 f7h w", "f6"), "d6 e5 e7 f4 g5 g7 h6");
    assert_eq!(destinations("a1,f6 d11,f8 8,9 9,9 f6h w", "f6"), "d6 e5 e7 f4 g5 h6");
    // nor round a corner.
    assert_eq!(destinations("a1,f6 d11,g7 9,9 9,9 - w", "f6"), "d6 e5 e7 f4 f8 g5 h6");
}

#[test]
fn a_base_is_reached_with_one_step_or_two_and_even_if_occupied() {
    // d10 is beside d11, where a black pawn stands; d12 beyond is free to be entered without winning.
    let text = "d10,h4 d11,h11 9,9 9,9 - w";
    assert_eq!(destinations(text, "d10"), "b10 c9 c11 d8 d11 d12 e9 e11 f10");
    assert_eq!(after(text, "d10-d11"), "d11,h4 d11,h11 9,9 9,9 - b");
    assert_eq!(after("d9,h4 d11,h11 9,9 9,9 - w", "d9-d11"), "d11,h4 d11,h11 9,9 9,9 - b");
    assert_eq!(after("a1,g12 a14,b14 9,9 9,9 - w", "g12-h11"), "a1,h11 a14,b14 9,9 9,9 - b");
    assert_eq!(after("a14,b14 e4,k1 9,9 9,9 - b", "e4-d4"), "a14,b14 d4,k1 9,9 9,9 - w");
    // Before an occupied base both the step and the two steps are there (B6).
    assert_eq!(destinations("d9,h4 d11,h11 9,9 9,9 - w", "d9"), "b9 c8 c10 d7 d10 d11 e8 e10 f9");
    // The own bases are squares like others.
    assert_eq!(position(&after("d6,h4 d11,h11 9,9 9,9 - w", "d6-d4/a1h")).outcome(), None);
    assert_eq!(destinations("e4,h4 d11,h11 9,9 9,9 - w", "e4"), "c4 d3 d5 e2 e6 f3 f5 g4");
}

#[test]
fn the_game_is_over_when_a_pawn_stands_on_an_enemy_base() {
    for (text, winner) in [
        ("d11,h4 d11,h11 9,9 9,9 - b", Side::First),
        ("a1,h11 a14,b14 9,9 9,9 - b", Side::First),
        ("a14,b14 d4,k1 9,9 9,9 - w", Side::Second),
        ("b14,h4 h4,k1 9,9 9,9 - w", Side::Second),
    ] {
        assert_eq!(position(text).outcome(), Some(Outcome::Win(winner)), "{text}");
        assert!(actions(&position(text)).is_empty(), "{text}");
    }
}

#[test]
fn walls_may_touch_but_neither_overlap_nor_cross() {
    let text = "a1,b1 a14,b14 8,9 9,9 e7h w";
    let half = position(text).after(CulDeSac::read_legs(&position(text), "a1-a3").unwrap()[0]);
    let walls = actions(&half);
    for legal in ["/c7h", "/g7h", "/e6v", "/e8v", "/d7v", "/f7v", "/d6v", "/f8v", "/e6h", "/e8h"] {
        assert!(walls.contains(&legal.to_owned()), "{legal}");
    }
    for illegal in ["/d7h", "/e7h", "/f7h", "/e7v"] {
        assert!(!walls.contains(&illegal.to_owned()), "{illegal}");
    }
    assert_eq!(walls.len(), 256);
}

/// A wall right across the board from a8 to k6, but for its first two squares.
const ALMOST_ACROSS: &str = "c7h,e7h,g7h,i6v,i7h,j5h";

#[test]
fn the_board_may_be_cut_in_two_when_everybody_is_past() {
    let past = format!("a9,b9 c3,d3 4,8 9,9 {ALMOST_ACROSS} w");
    assert_eq!(
        after(&past, "a9-a11/a7h"),
        "a11,b9 c3,d3 3,8 9,9 a7h,c7h,e7h,g7h,i6v,i7h,j5h b",
        "white is in the same half as his goals, black in the same half as his"
    );
    let square = |text: &str| Square::all().find(|square| square.to_string() == text).unwrap();
    let wall = Wall::new(square("a7"), Kind::Horizontal).unwrap();
    // A white pawn, then a black one, on the wrong side.
    let late = format!("a9,b5 c3,d3 4,8 9,9 {ALMOST_ACROSS} w");
    let closes = |pawn, base| Refusal::ClosesPath { wall, pawn: square(pawn), base: square(base) };
    assert_eq!(refusal(&late, "a9-a11/a7h"), closes("b5", "d11"));
    let late = format!("a9,b9 c3,d9 4,8 9,9 {ALMOST_ACROSS} w");
    assert_eq!(refusal(&late, "a9-a11/a7h"), closes("d9", "d4"));
}

#[test]
fn both_bases_must_stay_open() {
    // Three walls round h11, while the way to d11 is free.
    let text = "d4,h4 a14,b14 7,7 9,9 g10h,g11v,h10v w";
    assert_eq!(refusal(text, "d4-d6/h11h"), {
        let square = |file, rank| Square::new(file, rank);
        let wall = Wall::new(square(7, 10), Kind::Horizontal).unwrap();
        Refusal::ClosesPath { wall, pawn: square(3, 5), base: square(7, 10) }
    });
    // An empty corner may be closed: nobody needs it.
    assert_eq!(after("d4,h4 d11,h11 9,8 9,9 a1v w", "d4-d6/a2h"), "d6,h4 d11,h11 8,8 9,9 a1v,a2h b");
}

/// White in a blind alley, black before him.
const STUCK: &str = "a1,a2 a3,a4";

#[test]
fn a_player_whose_pawns_cannot_move_only_places_a_wall() {
    let text = format!("{STUCK} 9,8 9,8 a1v,a3v w");
    assert_eq!(actions(&position(&text)), ["--"]);
    let half = position(&text).after(Action::Skip);
    assert!(half.is_mid_turn());
    assert_eq!(after(&text, "--/e5h"), "a1,a2 a3,a4 8,8 9,8 a1v,a3v,e5h b");
    assert_eq!(refusal(&text, "--"), Refusal::WallMissing);
}

#[test]
fn a_player_who_can_do_nothing_passes() {
    let text = format!("{STUCK} 0,0 9,8 a1v,a3v w");
    assert_eq!(actions(&position(&text)), ["--"]);
    assert_eq!(position(&text).outcome(), None);
    let passed = after(&text, "--");
    assert_eq!(passed, "a1,a2 a3,a4 0,0 9,8 a1v,a3v b");
    assert_eq!(destinations(&passed, "a4"), "a6 b5");
}

#[test]
fn without_walls_a_turn_is_a_pawn_move() {
    let text = "d4,h4 d11,h11 0,0 9,9 - w";
    assert_eq!(after(text, "d4-d6"), "d6,h4 d11,h11 0,0 9,9 - b");
    // Without walls of one kind the other must be used.
    assert_eq!(after("d4,h4 d11,h11 0,1 9,9 - w", "d4-d6/e5v"), "d6,h4 d11,h11 0,0 9,9 e5v b");
    assert_eq!(refusal("d4,h4 d11,h11 0,1 9,9 - w", "d4-d6"), Refusal::WallMissing);
    assert_eq!(refusal("d4,h4 d11,h11 0,1 9,9 - w", "d4-d6/e5h"), Refusal::NoneOfKindLeft(Kind::Horizontal));
}

#[test]
fn only_walls_are_progress() {
    let start = CulDeSac::start();
    let turn = read_turn::<CulDeSac>(&start, "d4-d6/e5h").unwrap();
    assert!(!start.is_progress(turn[0]));
    assert!(start.after(turn[0]).is_progress(turn[1]));
}

/// A random position with its pawns and as many walls as fit in a block of 2×3 to 3×4 squares.
fn crowded(random: &mut Random) -> Option<String> {
    let (file, rank) = (random.below(9), random.below(11));
    let (files, ranks) = (2 + random.below(2), 3 + random.below(2));
    let mut place = || Square::new(file + random.below(files), rank + random.below(ranks));
    let pawns = [[place(), place()], [place(), place()]];
    // Walls below and left of the block as well.
    let corner = |square: Square| Square::new(square.file().max(1) - 1, square.rank().max(1) - 1);
    let corners: Vec<Square> = (0..12).flat_map(|_| [place(), corner(place())]).collect();
    let [[a, b], [c, d]] = pawns.map(|[one, two]| [one.min(two), one.max(two)]);
    let left = random.below(2);
    let side = ['w', 'b'][random.below(2)];
    let text = |walls: &[Wall]| {
        let names: Vec<String> = walls.iter().map(ToString::to_string).collect();
        let names = if names.is_empty() { "-".to_owned() } else { names.join(",") };
        format!("{a},{b} {c},{d} {left},0 0,{left} {names} {side}")
    };
    let mut walls = Vec::new();
    for corner in corners {
        let mut more = walls.clone();
        more.extend(Wall::new(corner, Kind::BOTH[random.below(2)]));
        more.sort_unstable();
        if CulDeSac::read_position(&text(&more)).is_ok() {
            walls = more;
        }
    }
    CulDeSac::read_position(&text(&walls)).is_ok().then(|| text(&walls))
}

/// Random play seldom brings the four pawns together.
#[test]
fn crowded_positions_agree_with_the_naive_rules() {
    let mut random = Random::new(21);
    let (mut compared, mut stuck, mut passed) = (0, 0, 0);
    while compared < 12_000 {
        let Some(text) = crowded(&mut random) else { continue };
        let position = position(&text);
        let outcome =
            position.outcome().and_then(Outcome::winner).map(|side| ["w", "b"][side.index()].to_owned());
        assert_eq!(outcome, naive::CulDeSac::outcome(&text), "{text}");
        let mut found = actions(&position);
        let mut expected = naive::CulDeSac::next(&text, "");
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{text}");
        if found == ["--"] {
            let walls = naive::CulDeSac::next(&text, "--").len();
            let half = position.after(Action::Skip);
            assert_eq!(half.is_mid_turn(), walls > 0, "{text}");
            stuck += 1;
            passed += usize::from(walls == 0);
        }
        compared += 1;
    }
    assert!(stuck > 5 && passed > 3, "{stuck} stuck, {passed} passed");
}

/// The reader judges walls by asking for a reason against them, so that must agree with what is offered.
#[test]
fn every_name_of_a_wall_is_judged_as_the_actions_are() {
    let mut random = Random::new(11);
    let mut judged = 0;
    for _ in 0..12 {
        let mut before = CulDeSac::start();
        while before.outcome().is_none() && before.walls().count() < 36 {
            let mut moves = Vec::new();
            before.actions(&mut moves);
            let first = random.choose(&moves).unwrap();
            let half = before.after(first);
            let mut text = String::new();
            CulDeSac::write_turn(&before, &[first], &mut text);
            for corner in Square::all() {
                for kind in Kind::BOTH {
                    let turn = format!("{text}/{corner}{}", kind.letter());
                    let legal =
                        Wall::new(corner, kind).is_some_and(|wall| half.is_legal(Action::Place(wall)));
                    assert_eq!(CulDeSac::read_legs(&before, &turn).is_ok(), legal, "{before:?} {turn}");
                    judged += 1;
                }
            }
            let mut actions = Vec::new();
            half.actions(&mut actions);
            before = match random.choose(&actions) {
                Some(wall) if half.is_mid_turn() => half.after(wall),
                _ => half,
            };
        }
    }
    assert!(judged > 50_000, "{judged}");
}

#[test]
fn distances_to_the_goal_are_those_of_the_naive_rules() {
    let start = CulDeSac::start();
    assert_eq!(start.steps_to_goal(Side::First, Square::new(3, 3)), Some(7));
    let closed = position("d4,h4 d11,h11 8,8 9,9 a1v,a2h w");
    assert_eq!(closed.steps_to_goal(Side::First, Square::new(0, 1)), None);
    for position in random_halves(8, 6).iter().step_by(4) {
        let text = CulDeSac::write_position(position);
        for (side, letter) in [(Side::First, 'w'), (Side::Second, 'b')] {
            for square in Square::all() {
                let expected = naive::distance(&text, letter, &square.to_string());
                assert_eq!(position.steps_to_goal(side, square), expected, "{text} {square}");
            }
        }
    }
}

/// The counts of `rules.perft` that the naive rules can reach in a moment.
#[test]
fn counts_are_those_of_the_naive_rules() {
    let text = std::fs::read_to_string(testdata().join("rules.perft")).unwrap();
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let count: u64 = fields[2].parse().unwrap();
        if count < 10_000 {
            let position = if fields[0] == "start" { "d4,h4 d11,h11 9,9 9,9 - w" } else { fields[0] };
            assert_eq!(naive::perft(position, fields[1].parse().unwrap()), count, "{line}");
            counted += 1;
        }
    }
    assert!(counted > 5, "{counted}");
}

#[test]
fn what_a_wall_costs_is_known_before_it_is_placed() {
    let (mut longer, mut missed) = (0, 0);
    for half in random_halves(8, 4) {
        for side in Side::BOTH {
            let ways = half.ways(side);
            let pawns = half.pawns(side);
            let cutting = pawns.map(|pawn| ways.cutting(pawn));
            let now = half.steps_to_goals(side);
            assert_eq!(pawns.map(|pawn| ways.length(pawn)), now.map(Some));
            let mut walls = Vec::new();
            half.actions(&mut walls);
            for action in walls {
                let Action::Place(wall) = action else { continue };
                assert!(half.walls_with_room().has(wall));
                let after = half.after(action).steps_to_goals(side);
                assert_eq!(ways.lengths_after(wall, pawns), after.map(Some), "{half:?} {wall}");
                if wall.corner().file() == wall.corner().rank() {
                    let (found, expected) = (ways.after(wall), half.after(action).ways(side));
                    assert!(Square::all().all(|from| found.length(from) == expected.length(from)));
                    let walls = half.after(action).wall_places();
                    assert_eq!(walls.one_more_than(half.wall_places()), Some(wall));
                    assert_eq!(half.wall_places().one_more_than(walls), None);
                    assert_eq!(walls.one_more_than(walls), None);
                }
                for pawn in [0, 1].into_iter().filter(|&pawn| after[pawn] > now[pawn]) {
                    longer += 1;
                    missed += usize::from(!cutting[pawn].has(wall));
                }
            }
        }
    }
    assert!(longer > 1_000 && missed * 100 < longer, "{missed} of {longer} walls missed");
}

#[test]
fn the_worst_wall_is_expected() {
    let (mut right, mut wrong) = (0, 0);
    for half in random_halves(9, 8) {
        let side = !half.side();
        let near = |position: &Position| position.steps_to_goals(side).into_iter().min();
        let found = half.prospect(side);
        let steps = half.steps_to_goals(side);
        assert_eq!(
            [found.near, found.far].map(usize::from),
            [steps[0].min(steps[1]), steps[0].max(steps[1])]
        );
        let mut walls = Vec::new();
        half.actions(&mut walls);
        let longest = walls.into_iter().filter_map(|wall| near(&half.after(wall))).max();
        let longest = longest.map_or(0, |longest| longest - usize::from(found.near)).min(6);
        // A wall that only the other side's pawns make illegal is expected, and a few are overlooked.
        if usize::from(found.worst) == longest { right += 1 } else { wrong += 1 }
    }
    assert!(right > 250 && wrong * 50 < right, "{wrong} of {}", wrong + right);
}

#[test]
fn prospects_with_the_same_key_are_the_same() {
    use pionnier_core::Symmetric as _;
    let mut known = std::collections::HashMap::new();
    for half in random_halves(5, 60) {
        for image in (0..Position::SYMMETRIES).map(|symmetry| half.transform(symmetry)) {
            for side in Side::BOTH {
                let found = image.prospect(side);
                let before = known.insert(image.prospect_key(side), found);
                assert!(before.is_none_or(|before| before == found), "{image:?}");
            }
        }
    }
    assert!(known.len() > 5_000, "{}", known.len());
}
