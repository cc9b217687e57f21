//! A level is one player: in the arena, in the catalog that all front ends ask, and in the browser. The last is asked by
//! `crates/wasm/tests/wasm.test.mjs` for the turns that are kept here.

use pionnier_arena::{Agent, EngineLimits, Player};
use pionnier_catalog::find;
use pionnier_core::{Game, Record};
use pionnier_engine::Knowledge;
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;
use std::path::PathBuf;

const SEED: u64 = 2026;

/// The levels that play: one whose mind often wanders, one that thinks.
const LEVELS: [u8; 2] = [3, 6];

/// So many turns of each game.
const TURNS: usize = 12;

/// `game level seed turn …`, a line each.
fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../wasm/testdata/levels.txt")
}

/// A level against itself, in the arena and in the catalog.
fn played<G: Game>(level: u8) -> String
where
    G::Position: Knowledge,
{
    let mut agent =
        Agent::new::<G>(&Player::Level(level), EngineLimits::default()).expect("there is such a level");
    agent.sit_down(SEED).expect("it is no outside engine");
    let mut record = Record::new(G::start());
    let mut in_catalog = find(G::ID).expect("the catalog has it").start().record();
    let mut line = format!("{} {level} {SEED}", G::ID);
    while record.ending().is_none() && record.played().len() < TURNS {
        let turn = agent.choose::<G>(&record, None).turn.unwrap_or_else(|_| panic!("{line}: no turn"));
        let text = G::turn_text(record.position(), &turn);
        let other = in_catalog.level_turn(level, SEED, &|| false);
        assert_eq!(other.as_deref(), Some(text.as_str()), "{line}");
        record.play_unchecked(&turn);
        in_catalog.play(&text).expect("what a level plays is legal");
        line = format!("{line} {text}");
    }
    line
}

fn all_played() -> String {
    let games = LEVELS.map(|level| {
        [
            played::<Kono>(level),
            played::<CulDeSac>(level),
            played::<Bermudes>(level),
            played::<Quindo>(level),
            played::<Granat>(level),
        ]
        .join("\n")
    });
    games.join("\n") + "\n"
}

#[test]
fn a_level_plays_the_same_wherever_it_plays() {
    let kept = std::fs::read_to_string(file()).expect("the turns are kept");
    assert_eq!(
        all_played(),
        kept,
        "if levels were changed: cargo test -p pionnier-arena --test levels -- --ignored"
    );
}

#[test]
#[ignore = "makes the file again"]
fn write() {
    std::fs::write(file(), all_played()).expect("a file can be written");
}
