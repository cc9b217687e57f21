//! The search gives exactly what plain minimax gives, with and without its table.

use pionnier_core::{Game, Outcome, Position, Random, Record};
use pionnier_engine::search::{Evaluation, Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Score};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// Looks at everything, to the same horizon and with the same quiescence, and cuts nothing off.
fn minimax<P: Knowledge>(position: &P, depth: u32, turns: u32) -> Score {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    if actions.is_empty() {
        return over(position, turns);
    }
    if depth == 0 {
        return quiet(position, 0, turns);
    }
    // Where there is only one action the search looks one further.
    let depth = if actions.len() == 1 { depth } else { depth - 1 };
    best(position, &actions, Score::MIN, |child, turns| minimax(child, depth, turns), turns)
}

fn quiet<P: Knowledge>(position: &P, beyond: u32, turns: u32) -> Score {
    if position.outcome().is_some() {
        return over(position, turns);
    }
    let mut actions = Vec::new();
    let mut floor = Score::MIN;
    if position.may_keep_quiet() || beyond == 24 {
        floor = Score::of_evaluation(position.evaluate());
        if beyond == 24 {
            return floor;
        }
        position.noisy_actions(beyond, &mut actions);
    } else {
        position.forced_actions(beyond, &mut actions);
    }
    best(position, &actions, floor, |child, turns| quiet(child, beyond + 1, turns), turns)
}

fn best<P: Knowledge>(
    position: &P,
    actions: &[P::Action],
    floor: Score,
    value: impl Fn(&P, u32) -> Score,
    turns: u32,
) -> Score {
    actions.iter().fold(floor, |best, &action| {
        let child = position.after(action);
        let score = value(&child, turns + u32::from(!child.is_mid_turn()));
        best.max(if child.side() == position.side() { score } else { -score })
    })
}

fn over<P: Position>(position: &P, turns: u32) -> Score {
    match position.outcome() {
        Some(Outcome::Win(side)) if side == position.side() => Score::win_in(turns),
        Some(Outcome::Win(_)) => Score::loss_in(turns),
        _ => Score::DRAW,
    }
}

fn agrees<G: Game>(positions: usize, depth: u32)
where
    G::Position: Knowledge,
{
    let mut random = Random::new(11);
    let mut compared = 0;
    while compared < positions {
        let mut position = G::start();
        for _ in 0..random.below(60) {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            position.apply(action);
        }
        if position.is_mid_turn() || position.outcome().is_some() {
            continue;
        }
        let expected = minimax(&position, depth, 0);
        for table in [false, true] {
            let options = Options {
                exact: false,
                evaluation: Evaluation::Hand,
                table,
                strict: true,
                selective: false,
                ..Options::default()
            };
            let report = search(
                &Record::new(position),
                &TranspositionTable::new(1 << 20),
                options,
                Limits::depth(depth),
                &mut |_| {},
            );
            assert_eq!(report.lines[0].score, expected, "{} table {table}", G::write_position(&position));
        }
        compared += 1;
    }
}

#[test]
fn kono_equals_minimax() {
    agrees::<Kono>(200, 3);
}

#[test]
fn cul_de_sac_equals_minimax() {
    agrees::<CulDeSac>(6, 2);
}

#[test]
fn bermudes_equals_minimax() {
    agrees::<Bermudes>(60, 3);
}

#[test]
fn quindo_equals_minimax() {
    agrees::<Quindo>(40, 2);
}

#[test]
fn granat_equals_minimax() {
    agrees::<Granat>(60, 2);
}
