//! tune GAME GAMES NODES [`OPENING_TURNS`] [SEED]: self-play, then fitted weights.
use pionnier_arena::tune::{fit, samples};
use pionnier_core::Game;
use pionnier_engine::Knowledge;

fn tune<G: Game>(games: u64, nodes: u64, turns: usize, seed: u64)
where
    G::Position: Knowledge,
{
    let samples = samples::<G>(games, nodes, turns, seed, &mut |_| {});
    let (weights, error) = fit(&samples);
    println!("{} positions, mean squared error {error:.4}", samples.len());
    // The first feature is the man: it is worth 100, and the scale says what that means.
    let unit = weights[0] / 100.0;
    for (name, weight) in G::Position::FEATURES.iter().zip(&weights) {
        println!("{name:>24} {:>8.1}   (logistic {weight:.4})", weight / unit);
    }
    println!("SCALE {:.1}", 1.0 / unit);
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (games, nodes) = (args[2].parse().unwrap(), args[3].parse().unwrap());
    let turns = args.get(4).map_or(4, |t| t.parse().unwrap());
    let seed = args.get(5).map_or(1, |t| t.parse().unwrap());
    match args[1].as_str() {
        "kono" => tune::<pionnier_games::kono::Kono>(games, nodes, turns, seed),
        other => panic!("{other}"),
    }
}
