//! In Cul-de-sac, what is said of a race without walls is true.

use crate::wins::Solver;
use pionnier_core::{Game, Notation, Position as _, Random};
use pionnier_engine::Knowledge;
use pionnier_games::cul_de_sac::{CulDeSac, Position};

/// Longer races are not proved.
const MOST_TURNS: u32 = 7;

/// So many actions are tried for a proof.
const MOST_TRIED: u64 = 20_000_000;

/// A board after a random game to the last wall, as the last but one field of its text.
fn walls(random: &mut Random) -> Option<String> {
    let mut position = CulDeSac::start();
    let mut actions = Vec::new();
    loop {
        actions.clear();
        position.actions(&mut actions);
        position.apply(random.choose(&actions)?);
        let text = CulDeSac::write_position(&position);
        let mut fields = text.split(' ').skip(2);
        if fields.next() == Some("0,0") && fields.next() == Some("0,0") {
            return fields.next().map(str::to_owned);
        }
    }
}

/// Pawns anywhere on a board without walls in hand, if they may stand so.
fn pawns_on(walls: &str, random: &mut Random) -> Option<Position> {
    let mut square = || {
        let (file, rank) = (random.below(11), random.below(14));
        (file, rank, format!("{}{}", char::from(b'a' + file as u8), rank + 1))
    };
    let mut pair = || {
        let (one, two) = (square(), square());
        let (less, more) = if one < two { (one, two) } else { (two, one) };
        format!("{},{}", less.2, more.2)
    };
    let pawns = format!("{} {}", pair(), pair());
    let side = random.choose(&["w", "b"])?;
    let position = CulDeSac::read_position(&format!("{pawns} 0,0 0,0 {walls} {side}")).ok()?;
    position.outcome().is_none().then_some(position)
}

#[test]
fn what_is_foreseen_of_a_race_is_its_shortest_end() {
    let mut random = Random::new(5);
    let (mut won, mut lost, mut open) = (0, 0, 0);
    while won + lost < 300 {
        let Some(walls) = walls(&mut random) else { continue };
        for _ in 0..40 {
            let Some(position) = pawns_on(&walls, &mut random) else { continue };
            let Some(score) = position.foreseen() else {
                open += 1;
                continue;
            };
            let turns = score.forced_end().expect("a race is never drawn");
            if turns.unsigned_abs() > MOST_TURNS {
                continue;
            }
            let winner = if turns > 0 { position.side() } else { !position.side() };
            let proved = Solver::of_side(winner, MOST_TRIED).shortest(&position, turns.unsigned_abs());
            let text = CulDeSac::write_position(&position);
            assert_eq!(proved, Ok(Some(turns.unsigned_abs())), "{text}");
            if turns > 0 { won += 1 } else { lost += 1 }
        }
    }
    assert!(won > 100 && lost > 100 && open > 20, "{won} won, {lost} lost, {open} not foreseen");
}
