//! Seeded random games.

use pionnier_core::{Game, Outcome, Position, Random};

/// The seed of this run: `PIONNIER_SEED` if it is set.
pub(crate) fn seed() -> u64 {
    let seed =
        std::env::var("PIONNIER_SEED").ok().map(|text| text.parse().expect("PIONNIER_SEED is a number"));
    let seed = seed.unwrap_or(20_261_115);
    println!("seed {seed}");
    seed
}

/// Where a random game has got to: the position the turn began in, the actions since, the position now.
pub(crate) struct Moment<'w, P: Position> {
    pub before: &'w P,
    pub so_far: &'w [P::Action],
    pub now: &'w P,
    pub actions: &'w [P::Action],
}

/// Plays `games` random games of at most `turns` turns and shows every moment of them, half-finished turns and final
/// positions included.
pub(crate) fn random_games<G: Game>(
    seed: u64,
    games: usize,
    turns: usize,
    mut visit: impl FnMut(&Moment<G::Position>),
) {
    let mut random = Random::new(seed);
    let mut actions = Vec::new();
    for _ in 0..games {
        let mut before = G::start();
        for _ in 0..turns {
            let mut now = before;
            let mut so_far = Vec::new();
            loop {
                actions.clear();
                now.actions(&mut actions);
                visit(&Moment { before: &before, so_far: &so_far, now: &now, actions: &actions });
                let Some(action) = random.choose(&actions) else { break };
                so_far.push(action);
                now.apply(action);
                if !now.is_mid_turn() {
                    break;
                }
            }
            if so_far.is_empty() {
                break;
            }
            before = now;
        }
    }
}

/// An outcome as the ground truth writes it: the winner's letter or `draw`.
pub(crate) fn outcome_text<G: Game>(outcome: Outcome) -> String {
    outcome.winner().map_or("draw".to_owned(), |side| G::LETTERS[side.index()].to_string())
}
