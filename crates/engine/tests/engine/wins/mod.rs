//! Forced wins, kept in `testdata/<id>/wins.txt`: exhaustive search proves each of them, and the engine finds it.

mod self_play;
mod solver;

use pionnier_core::{Game, Notation, Position, Record};
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Value, kono::tablebase};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;
use self_play::forced_wins;
pub(crate) use solver::{Solver, TooLong};
use std::collections::HashSet;
use std::path::PathBuf;

/// Every game has at least so many.
const FEWEST: usize = 15;

/// The engine finds each win with so many nodes.
const NODES: u64 = 500_000;

/// So many actions are tried to prove a win: the longer ways that the engine may choose take more than the shortest.
const MOST_TRIED: u64 = 60_000_000;

fn file<G: Game>() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("testdata").join(G::ID).join("wins.txt")
}

/// The forced wins of a game: turns of both sides to the end, and where they begin.
fn wins<G: Game>() -> Vec<(u32, G::Position)> {
    let text = std::fs::read_to_string(file::<G>()).expect("every game has its wins");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (turns, position) = line.split_once(" | ").expect(line);
            (turns.parse().expect(line), G::read_position(position).expect(line))
        })
        .collect()
}

/// There are enough wins, short and long ones, each of them real and no shorter than is said.
fn are_proved<G: Game>() {
    let wins = wins::<G>();
    let positions: HashSet<_> = wins.iter().map(|(_, position)| position).collect();
    let lengths: HashSet<_> = wins.iter().map(|(turns, _)| turns).collect();
    assert!(positions.len() >= FEWEST, "only {} different positions", positions.len());
    assert!(lengths.len() >= 4, "wins in {lengths:?} turns only");
    for (turns, position) in wins {
        let shortest = Solver::of(&position, MOST_TRIED).shortest(&position, turns);
        assert_eq!(shortest, Ok(Some(turns)), "{}", G::write_position(&position));
    }
}

/// The search, with all that it has but the table of a solved game, sees that each is won, and the turn it would play wins as soon as it says. It may see a
/// longer way first and be content with it. Together they take no more nodes than is said.
fn are_found<G: Game>(most: u64)
where
    G::Position: Knowledge,
{
    let options = Options { exact: !G::Position::SOLVED, ..Options::default() };
    let mut nodes = 0;
    for (turns, position) in wins::<G>() {
        let text = G::write_position(&position);
        let memory = TranspositionTable::new(1 << 22);
        let mut needed = None;
        let report = search(&Record::new(position), &memory, options, Limits::nodes(NODES), &mut |report| {
            if report.lines[0].score.forced_end().is_some_and(|turns| turns > 0) {
                needed.get_or_insert(report.nodes);
            }
        });
        nodes += needed.unwrap_or(NODES);
        let seen = report.lines[0].score.forced_end().map_or(0, |turns| turns.max(0) as u32);
        assert!(seen >= turns, "{text} is won in {turns} turns: seen {:?}", report.lines[0].score);
        let turn = report.turn().expect("the game goes on");
        let after = turn.iter().fold(position, |position, &action| position.after(action));
        let rest = Solver::of(&position, MOST_TRIED).shortest(&after, seen - 1);
        assert!(matches!(rest, Ok(Some(_))), "{text}: {turn:?} does not win in {seen}: {rest:?}");
    }
    println!("{}: all forced wins are seen within {nodes} nodes", G::ID);
    assert!(nodes <= most, "{nodes} nodes for all forced wins");
}

/// Makes the file again from games of the UCT player with itself.
fn write<G: Game>(name: &str, playouts: [u32; 2]) {
    let mut text = format!(
        "# Forced wins of the side to move: turns of both sides to the end | position.\n\
         # From games of the UCT player with itself. Made again with\n\
         #   cargo test --release -p pionnier-engine --test engine wins::{name}::write -- --ignored\n",
    );
    for (turns, position) in forced_wins::<G>(playouts) {
        text.push_str(&format!("{turns} | {position}\n"));
    }
    let path = file::<G>();
    std::fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("a folder can be made");
    std::fs::write(path, text).expect("a file can be written");
}

macro_rules! in_every_game {
    ($($name:ident: $game:ident, playouts $playouts:expr, nodes $nodes:expr;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn wins_are_proved() {
                super::are_proved::<$game>();
            }

            #[test]
            fn wins_are_found() {
                super::are_found::<$game>($nodes);
            }

            #[test]
            #[ignore = "makes the file again"]
            fn write() {
                super::write::<$game>(stringify!($name), $playouts);
            }
        }
    )*};
}

// Playouts a turn of the two players. An unequal game of Cul-de-sac ends while there are too many walls in hand for a
// proof. And the nodes that all wins of a game may take together: half of what the search of 6088b55 needed.
in_every_game! {
    kono: Kono, playouts [300, 10], nodes 47_475;
    cul_de_sac: CulDeSac, playouts [60, 60], nodes 43_589;
    bermudes: Bermudes, playouts [300, 10], nodes 229_751;
    quindo: Quindo, playouts [300, 10], nodes 166_508;
    granat: Granat, playouts [300, 10], nodes 152_733;
}

#[test]
fn the_table_agrees_in_kono() {
    for (turns, position) in wins::<Kono>() {
        assert_eq!(
            tablebase().probe(&position),
            Value::Win(turns as u16),
            "{}",
            Kono::write_position(&position)
        );
    }
}
