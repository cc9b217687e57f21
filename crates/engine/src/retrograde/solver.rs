//! The pass over all distances.

use super::cell::Cell;
use super::reverse::ReverseTurns;
use super::{IndexedGame, Solution};
use crate::{Phase, Progress, Value};
use core::num::NonZeroUsize;
use core::ops::Range;
use std::thread;

/// How many indices a thread works on before results are put together. Small enough for what they lead to to stay in
/// the cache, large enough to make up for starting a thread.
const CHUNK: usize = 8192;

/// Finds the value of every index.
///
/// Naming positions, taking turns back and numbering the results is nearly all of the work and is shared among the
/// threads; the results are entered by one, so nothing depends on their number. With one thread none is started, which
/// is what a browser needs.
///
/// # Panics
/// If the game breaks the contract of [`IndexedGame`], with a position that has neither a turn nor a given value; or if it
/// is too large: more than 2³² classes, 32,767 turns in a class, 16,383 plies to a win.
pub fn solve<G: IndexedGame>(
    game: &G,
    threads: NonZeroUsize,
    progress: &mut dyn FnMut(Progress),
) -> Solution {
    assert!(u32::try_from(game.classes()).is_ok(), "more classes than an index holds");
    assert!(G::COUNTS_TURNS || G::HAS_PREDECESSORS, "who does not count must be able to take turns back");
    let mut solver = Solver {
        game,
        threads: threads.get(),
        reverse: (!G::HAS_PREDECESSORS).then(|| ReverseTurns::of(game)),
        cells: Vec::with_capacity(game.classes()),
        given: Vec::new(),
        decided: 0,
    };
    solver.prepare(progress);
    solver.work_back(progress);
    Solution::new(solver.cells)
}

pub(super) struct Solver<'a, G> {
    pub(super) game: &'a G,
    pub(super) threads: usize,
    reverse: Option<ReverseTurns>,
    pub(super) cells: Vec<Cell>,
    /// By distance: values that hold unless something better, or a longer defence, is found before that distance.
    given: Vec<Layer>,
    pub(super) decided: usize,
}

/// The indices decided at one distance.
#[derive(Default)]
pub(super) struct Layer {
    pub(super) lost: Vec<u32>,
    pub(super) won: Vec<u32>,
}

impl<G: IndexedGame> Solver<'_, G> {
    /// Counts the turns of every index and collects the given values.
    fn prepare(&mut self, progress: &mut dyn FnMut(Progress)) {
        let game = self.game;
        let total = game.classes();
        for round in rounds(total, self.threads) {
            let done = round.end;
            let parts = share(self.threads, round, |range| {
                range.map(|index| (index, first_look(game, index))).collect::<Vec<_>>()
            });
            for (index, (cell, given)) in parts.into_iter().flatten() {
                self.cells.push(cell);
                if let Some(value) = given {
                    self.give(index as u32, value);
                }
            }
            progress(Progress { phase: Phase::Prepare, done, total });
        }
    }

    /// Goes from distance to distance.
    fn work_back(&mut self, progress: &mut dyn FnMut(Progress)) {
        let total = self.game.classes();
        let mut layer = Layer::default();
        let mut plies = 0;
        while !(layer.lost.is_empty() && layer.won.is_empty() && self.given.len() <= usize::from(plies)) {
            self.take_given(plies, &mut layer);
            self.decided += layer.lost.len() + layer.won.len();
            progress(Progress { phase: Phase::Solve, done: self.decided, total });
            layer = self.layer_before(layer, plies + 1);
            plies += 1;
        }
        progress(Progress { phase: Phase::Solve, done: total, total });
    }

    /// Remembers a value for the time when its distance comes.
    pub(super) fn give(&mut self, index: u32, value: Value) {
        let plies = usize::from(value.plies().expect("draws are not given a distance"));
        if self.given.len() <= plies {
            self.given.resize_with(plies + 1, Layer::default);
        }
        self.given[plies].enter(index, value);
    }

    /// Decides the given values of this distance that nothing has forestalled.
    fn take_given(&mut self, plies: u16, layer: &mut Layer) {
        let Some(given) = self.given.get_mut(usize::from(plies)) else { return };
        let Layer { mut lost, mut won } = core::mem::take(given);
        for (indices, value) in [(&mut lost, Value::Loss(plies)), (&mut won, Value::Win(plies))] {
            indices.retain(|&index| {
                let cell = &mut self.cells[index as usize];
                let is_open = cell.is_open();
                if is_open {
                    *cell = Cell::decided(value);
                }
                is_open
            });
        }
        append(&mut layer.lost, lost);
        append(&mut layer.won, won);
    }

    /// Takes back every turn into the indices of a layer and decides what that decides.
    fn layer_before(&mut self, layer: Layer, plies: u16) -> Layer {
        let mut before = Layer::default();
        if !G::COUNTS_TURNS {
            // Before there are wins of this distance, which refute nothing yet.
            before.lost = self.look_for_lost(layer.won, plies);
            self.find_won(&layer.lost, plies, &mut before);
            return before;
        }
        self.find_won(&layer.lost, plies, &mut before);
        self.for_each_origin(&layer.won, |solver, origin, turns| {
            let cell = &mut solver.cells[origin as usize];
            if cell.is_open() && cell.refute(turns) {
                match solver.game.given(&solver.game.position(origin as usize)) {
                    // A turn out of the index loses too, but only later.
                    Some(value @ Value::Loss(longer)) if longer > plies => solver.give(origin, value),
                    _ => {
                        solver.cells[origin as usize] = Cell::decided(Value::Loss(plies));
                        before.lost.push(origin);
                    }
                }
            }
        });
        before
    }

    /// Decides what is won by a turn into one of these lost indices.
    fn find_won(&mut self, lost: &[u32], plies: u16, before: &mut Layer) {
        self.for_each_origin(lost, |solver, origin, _| {
            let cell = &mut solver.cells[origin as usize];
            if cell.is_open() {
                *cell = Cell::decided(Value::Win(plies));
                before.won.push(origin);
            }
        });
    }

    /// Visits the origin of every turn into these indices, with the number of turns it stands for.
    fn for_each_origin(&mut self, indices: &[u32], mut visit: impl FnMut(&mut Self, u32, u16)) {
        for round in rounds(indices.len(), self.threads) {
            let (game, reverse) = (self.game, self.reverse.as_ref());
            let parts = share(self.threads, round, |range| origins(game, reverse, &indices[range]));
            for (origin, turns) in parts.into_iter().flatten() {
                visit(self, origin, turns);
            }
        }
    }
}

impl Layer {
    fn enter(&mut self, index: u32, value: Value) {
        match value {
            Value::Win(_) => self.won.push(index),
            _ => self.lost.push(index),
        }
    }
}

/// The counter of an index, and the value it has if its turns inside the index give nothing better.
fn first_look<G: IndexedGame>(game: &G, index: usize) -> (Cell, Option<Value>) {
    let position = game.position(index);
    if !G::COUNTS_TURNS {
        let given = game.given(&position);
        let is_final = given.is_some_and(|value| match value {
            Value::Win(_) => true,
            Value::Draw => false,
            Value::Loss(_) => game.turns(&position) == 0,
        });
        return (Cell::open(0), given.filter(|_| is_final));
    }
    let turns = game.turns(&position) * game.class_size(&position);
    match game.given(&position) {
        // A turn that is never refuted: the counter does not come to nothing.
        Some(Value::Draw) => (Cell::open(turns + 1), None),
        Some(win @ Value::Win(_)) => (Cell::open(turns + 1), Some(win)),
        // Lost only when the turns inside the index are refuted too.
        Some(Value::Loss(_)) if turns > 0 => (Cell::open(turns), None),
        given => {
            assert!(turns > 0 || given.is_some(), "index {index} has no turn and no given value");
            (Cell::open(turns), given)
        }
    }
}

/// Puts a list behind another, without copying where one of them is empty.
fn append(list: &mut Vec<u32>, more: Vec<u32>) {
    if list.is_empty() {
        *list = more;
    } else {
        list.extend(more);
    }
}

fn origins<G: IndexedGame>(game: &G, reverse: Option<&ReverseTurns>, indices: &[u32]) -> Vec<(u32, u16)> {
    // A dozen turns a position is usual; a wrong guess costs one copy.
    let mut origins = Vec::with_capacity(indices.len() * 12);
    for &index in indices {
        if let Some(reverse) = reverse {
            origins.extend_from_slice(reverse.into(index as usize));
        } else {
            let position = game.position(index as usize);
            let size = if G::COUNTS_TURNS { game.class_size(&position) as u16 } else { 1 };
            game.origins(&position, |origin| origins.push((origin as u32, size)));
        }
    }
    origins
}

/// The numbers below `total` in pieces that all threads together work on at a time.
pub(super) fn rounds(total: usize, threads: usize) -> impl Iterator<Item = Range<usize>> {
    let step = CHUNK * threads;
    (0..total).step_by(step).map(move |start| start..total.min(start + step))
}

/// Does the work on a round, one chunk a thread; the results are in order.
pub(super) fn share<R: Send>(
    threads: usize,
    round: Range<usize>,
    work: impl Fn(Range<usize>) -> R + Sync,
) -> Vec<R> {
    if threads == 1 || round.len() <= CHUNK {
        return vec![work(round)];
    }
    thread::scope(|scope| {
        let work = &work;
        let end = round.end;
        let workers: Vec<_> = round
            .step_by(CHUNK)
            .map(|start| scope.spawn(move || work(start..end.min(start + CHUNK))))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker panicked")).collect()
    })
}
