//! What the engine knows of a game does not depend on how the board is turned or who plays which colour.

use pionnier_core::{Game, Position, Random, Symmetric};
use pionnier_engine::Knowledge;
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// At every moment of random games, half-finished turns included.
fn is_symmetric<G: Game>()
where
    G::Position: Knowledge + Symmetric,
{
    let mut random = Random::new(5);
    let mut compared = 0;
    for _ in 0..30 {
        let mut position = G::start();
        let mut actions = Vec::new();
        for _ in 0..120 {
            actions.clear();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            let features = position.features();
            assert_eq!(features.as_ref().len(), G::Position::FEATURES.len());
            assert_eq!(features.as_ref().len(), G::Position::WEIGHTS.len());
            for symmetry in 0..G::Position::SYMMETRIES {
                let image = position.transform(symmetry);
                assert_eq!(image.features().as_ref(), features.as_ref(), "{}", G::write_position(&position));
                assert_eq!(image.evaluate(), position.evaluate());
            }
            let mut ordering_scores = Vec::new();
            position.ordering_scores(&actions, &mut ordering_scores);
            assert_eq!(ordering_scores.len(), actions.len());
            assert!(actions.iter().all(|&action| G::Position::slot(action) < G::Position::SLOTS));
            // An action's number, where it has one, leads back to it.
            for &action in &actions {
                assert!(
                    G::Position::number(action)
                        .is_none_or(|number| G::Position::numbered(number) == Some(action))
                );
            }
            position.apply(action);
            compared += 1;
        }
    }
    assert!(compared > 500, "only {compared} positions");
}

#[test]
fn kono_is_judged_alike_from_all_sides() {
    is_symmetric::<Kono>();
}

#[test]
fn cul_de_sac_is_judged_alike_from_all_sides() {
    is_symmetric::<CulDeSac>();
}

#[test]
fn bermudes_is_judged_alike_from_all_sides() {
    is_symmetric::<Bermudes>();
}

#[test]
fn quindo_is_judged_alike_from_all_sides() {
    is_symmetric::<Quindo>();
}

#[test]
fn granat_is_judged_alike_from_all_sides() {
    is_symmetric::<Granat>();
}
