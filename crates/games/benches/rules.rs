//! How fast the rules are, in CPU time of one thread: actions generated and applied per second by a perft without bulk
//! counting, as a ratio to a chess library doing chess perft 5 the same way in the same run; and random games per
//! second. Ratios can be compared between machines and between noisy runs, seconds cannot.

use cpu_time::ThreadTime;
use pionnier_core::{Game, Position, Random};
use pionnier_games::{bermudes::Bermudes, cul_de_sac::CulDeSac, granat::Granat, kono::Kono, quindo::Quindo};
use std::hint::black_box;

/// Each measurement is repeated and the best kept: noise only ever adds time.
const ROUNDS: usize = 5;

fn main() {
    let chess = best_rate(|| {
        let mut nodes = 0;
        chess_perft(&cozy_chess::Board::default(), 5, &mut nodes);
        nodes
    });
    println!("chess perft 5 (cozy-chess): {:.1} million moves per CPU second", chess / 1e6);
    println!();
    println!("| game | perft | actions per CPU second | ratio to chess | random games per CPU second |");
    println!("|---|---|---|---|---|");
    report::<Kono>(9, chess);
    report::<CulDeSac>(2, chess);
    report::<Bermudes>(4, chess);
    report::<Quindo>(4, chess);
    report::<Granat>(4, chess);
}

fn report<G: Game>(depth: u32, chess: f64) {
    let rate = best_rate(|| {
        let mut actions = 0;
        perft(&G::start(), depth, &mut Vec::with_capacity(4096), &mut actions);
        actions
    });
    let games = best_rate(random_games::<G>);
    println!("| {} | {depth} | {:.1} million | {:.2} | {:.0} |", G::ID, rate / 1e6, rate / chess, games);
}

/// The best of some runs: things done per second of CPU time.
fn best_rate(mut run: impl FnMut() -> u64) -> f64 {
    (0..ROUNDS)
        .map(|_| {
            let start = ThreadTime::now();
            let done = black_box(run());
            done as f64 / start.elapsed().as_secs_f64()
        })
        .fold(0.0, f64::max)
}

/// Applies every action down to `depth` turns and counts them.
fn perft<P: Position>(position: &P, depth: u32, stack: &mut Vec<P::Action>, actions: &mut u64) {
    let start = stack.len();
    position.actions(stack);
    for index in start..stack.len() {
        let next = position.after(stack[index]);
        *actions += 1;
        let left = depth - u32::from(!next.is_mid_turn());
        if left > 0 {
            perft(&next, left, stack, actions);
        } else {
            black_box(&next);
        }
    }
    stack.truncate(start);
}

fn chess_perft(board: &cozy_chess::Board, depth: u32, nodes: &mut u64) {
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            *nodes += 1;
            if depth > 1 {
                chess_perft(&next, depth - 1, nodes);
            } else {
                black_box(&next);
            }
        }
        false
    });
}

/// Plays random games of at most 300 turns and counts them.
fn random_games<G: Game>() -> u64 {
    const GAMES: u64 = 300;
    let mut random = Random::new(1);
    let mut actions = Vec::with_capacity(4096);
    for _ in 0..GAMES {
        let mut position = G::start();
        let mut turns = 0;
        while turns < 300 {
            actions.clear();
            position.actions(&mut actions);
            let Some(action) = random.choose(&actions) else { break };
            position.apply(action);
            turns += u32::from(!position.is_mid_turn());
        }
        black_box(&position);
    }
    GAMES
}
