//! What it costs to ask the solved game, in CPU time of one thread.

use cpu_time::ThreadTime;
use pionnier_core::{Game, Notation, Position, Random};
use pionnier_engine::endgames::{Endgame, Endgames};
use pionnier_engine::{granat, kono, quindo};
use pionnier_games::kono::Kono;
use std::hint::black_box;
use std::num::NonZeroUsize;

fn main() {
    let start = ThreadTime::now();
    black_box(kono::Tablebase::solve(NonZeroUsize::MIN, &mut |_| {}));
    println!("kono: solving takes {:.2} s", start.elapsed().as_secs_f64());

    let start = ThreadTime::now();
    let table = kono::tablebase();
    println!("kono: reading the table in the box takes {:.0} ms", start.elapsed().as_secs_f64() * 1e3);

    let positions = positions(100_000);
    for (what, ask) in [
        ("one value", &(|position: &_| _ = black_box(table.probe(position))) as &dyn Fn(&_)),
        ("all moves, best first", &|position: &_| _ = black_box(table.ranked_turns(position))),
    ] {
        let cost = (0..5)
            .map(|_| {
                let start = ThreadTime::now();
                positions.iter().for_each(ask);
                start.elapsed().as_secs_f64() / positions.len() as f64
            })
            .fold(f64::MAX, f64::min);
        println!("kono: {what}: {:.0} ns", cost * 1e9);
    }
    probe_endgames("quindo", quindo::endgames(), 4);
    probe_endgames("granat", granat::endgames(), 3);
}

/// Endgames with so many men, drawn by lot, so that every look goes somewhere else.
fn probe_endgames<E: Endgame>(game: &str, table: Option<&Endgames<E>>, men: usize) {
    let table = table.expect("it is inside the program");
    let mut random = Random::new(1);
    let all: Vec<_> = table.positions(men).map(|(position, _)| position).collect();
    let positions: Vec<_> = (0..100_000).filter_map(|_| random.choose(&all)).collect();
    let cost = (0..5)
        .map(|_| {
            let start = ThreadTime::now();
            for position in &positions {
                black_box(table.probe(position));
            }
            start.elapsed().as_secs_f64() / positions.len() as f64
        })
        .fold(f64::MAX, f64::min);
    println!("{game}: one value of an endgame with {men} men: {:.0} ns", cost * 1e9);
}

/// Positions of random games, the same in every run.
fn positions(count: usize) -> Vec<<Kono as Notation>::Position> {
    let mut random = Random::new(1);
    let mut positions = Vec::with_capacity(count);
    let mut position = Kono::start();
    let mut actions = Vec::new();
    while positions.len() < count {
        actions.clear();
        position.actions(&mut actions);
        match random.choose(&actions) {
            Some(action) => {
                positions.push(position);
                position.apply(action);
            }
            None => position = Kono::start(),
        }
    }
    positions
}
