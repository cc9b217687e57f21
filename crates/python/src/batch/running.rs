//! Games that run side by side, compiled for each game; the border is crossed once for all of them.

use crate::numpy::write;
use crate::value::returns;
use pionnier_catalog::{Outcome, Playable, Random, Visitor, visit};
use pionnier_core::{Ending, Position, Recent, observation_size, observe};

/// Games that run side by side.
pub(crate) trait AnyBatch: Send + Sync {
    fn len(&self) -> usize;

    /// For each game the side to act: 0 or 1.
    fn sides(&self) -> Vec<i8>;

    /// For each game one of its legal actions, all with the same chance; -1 where it is over.
    fn sample(&mut self) -> Vec<i64>;

    /// Plays an action in every game that goes on. What each side gets, and whether the game is over. Nothing is changed if an action is illegal.
    fn step(&mut self, actions: &[i64]) -> Result<(Vec<f32>, Vec<bool>), Illegal>;

    /// Writes for each game a byte for each action: 1 if it is legal. All are 0 before.
    fn mask(&self, out: &mut [u8]);

    /// Writes for each game what the side to act sees, as the bytes of numbers.
    fn observe(&self, out: &mut [u8]);

    /// All games begin again; with a seed, the lots too.
    fn restart(&mut self, seed: Option<u64>);

    /// The position of a game.
    fn text(&self, game: usize) -> String;
}

/// An action that cannot be played in a game.
pub(crate) struct Illegal {
    pub(crate) game: usize,
    pub(crate) number: i64,
}

/// So many games from the start, if there is such a game.
pub(crate) fn begin(id: &str, n: usize, seed: u64, resets: bool) -> Option<Box<dyn AnyBatch>> {
    struct Beginning {
        n: usize,
        seed: u64,
        resets: bool,
    }

    impl Visitor for Beginning {
        type Output = Box<dyn AnyBatch>;

        fn visit<G: Playable>(self) -> Box<dyn AnyBatch> {
            let first = Running::<G>::new();
            let running = (0..self.n).map(|_| first.clone()).collect();
            let random = Random::new(self.seed);
            Box::new(Games::<G> { running, random, resets: self.resets, picks: Vec::new() })
        }
    }

    visit(id, Beginning { n, seed, resets })
}

struct Games<G: Playable> {
    running: Vec<Running<G>>,
    random: Random,
    /// Whether a game that is over begins again.
    resets: bool,
    /// For each game the place of the action that is about to be played.
    picks: Vec<usize>,
}

/// One game. Its legal actions are listed once, for whoever draws lots, plays one of them or asks for all.
struct Running<G: Playable> {
    position: G::Position,
    recent: Recent,
    /// None where the game is over.
    actions: Vec<<G::Position as Position>::Action>,
    /// Their numbers, in their order.
    numbers: Vec<u32>,
}

impl<G: Playable> Clone for Running<G> {
    fn clone(&self) -> Running<G> {
        Running {
            position: self.position,
            recent: self.recent.clone(),
            actions: self.actions.clone(),
            numbers: self.numbers.clone(),
        }
    }
}

impl<G: Playable> Running<G> {
    fn new() -> Running<G> {
        let position = G::start();
        let recent = Recent::new(&position);
        let mut game = Running { position, recent, actions: Vec::new(), numbers: Vec::new() };
        game.list();
        game
    }

    fn restart(&mut self) {
        self.position = G::start();
        self.recent.restart(&self.position);
        self.list();
    }

    #[inline]
    fn list(&mut self) {
        self.actions.clear();
        self.position.actions(&mut self.actions);
        self.number();
    }

    #[inline]
    fn number(&mut self) {
        self.numbers.clear();
        self.numbers.extend(self.actions.iter().map(|&action| G::number(action) as u32));
    }

    fn is_over(&self) -> bool {
        self.actions.is_empty()
    }

    /// Plays the action in this place of the list, and says how that has ended the game, if it has.
    #[inline]
    fn play(&mut self, pick: usize) -> Option<Outcome> {
        let action = self.actions[pick];
        self.recent.enter(&self.position, action);
        self.position.apply(action);
        self.recent.note(&self.position);
        self.list();
        // There are actions exactly while the rules of the game let it go on.
        if self.actions.is_empty() {
            return self.position.outcome();
        }
        if self.position.is_mid_turn() {
            return None;
        }
        let drawn = self.recent.draw().map(Ending::outcome);
        if drawn.is_some() {
            self.actions.clear();
            self.numbers.clear();
        }
        drawn
    }
}

impl<G: Playable> AnyBatch for Games<G> {
    fn len(&self) -> usize {
        self.running.len()
    }

    fn sides(&self) -> Vec<i8> {
        self.running.iter().map(|game| game.position.side().index() as i8).collect()
    }

    fn sample(&mut self) -> Vec<i64> {
        let random = &mut self.random;
        let pick = |game: &Running<G>| random.choose(&game.numbers).map_or(-1, i64::from);
        self.running.iter().map(pick).collect()
    }

    fn step(&mut self, actions: &[i64]) -> Result<(Vec<f32>, Vec<bool>), Illegal> {
        // All are judged before the first is played.
        self.picks.clear();
        for (index, (game, &number)) in self.running.iter().zip(actions).enumerate() {
            let pick = game.numbers.iter().position(|&legal| i64::from(legal) == number);
            match pick {
                Some(pick) => self.picks.push(pick),
                None if game.is_over() => self.picks.push(0),
                None => return Err(Illegal { game: index, number }),
            }
        }
        let mut rewards = Vec::with_capacity(2 * self.running.len());
        let mut ended = Vec::with_capacity(self.running.len());
        for (game, &pick) in self.running.iter_mut().zip(&self.picks) {
            let was_over = game.is_over();
            let outcome = if was_over { None } else { game.play(pick) };
            rewards.extend(returns(outcome));
            ended.push(was_over || outcome.is_some());
            if outcome.is_some() && self.resets {
                game.restart();
            }
        }
        Ok((rewards, ended))
    }

    fn mask(&self, out: &mut [u8]) {
        for (game, mask) in self.running.iter().zip(out.chunks_exact_mut(G::ACTIONS)) {
            for &number in &game.numbers {
                mask[number as usize] = 1;
            }
        }
    }

    fn observe(&self, out: &mut [u8]) {
        let mut seen = vec![0.0; observation_size::<G>()];
        for (game, out) in self.running.iter().zip(out.chunks_exact_mut(size_of_val(seen.as_slice()))) {
            let (quiet, occurrences) = (game.recent.quiet_turns(), game.recent.occurrences());
            observe::<G>(&game.position, game.position.side(), quiet, occurrences, &mut seen);
            write(&seen, out);
        }
    }

    fn restart(&mut self, seed: Option<u64>) {
        if let Some(seed) = seed {
            self.random = Random::new(seed);
        }
        self.running.iter_mut().for_each(Running::restart);
    }

    fn text(&self, game: usize) -> String {
        G::write_position(&self.running[game].position)
    }
}
