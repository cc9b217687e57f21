//! What a position is worth, by a net or by hand.

use super::kernel::{self, Lane};
use super::{Inputs, Net};
use crate::Knowledge;
use crate::search::Evaluation;
use core::marker::PhantomData;
use pionnier_core::Side;

/// Evaluates one position after another, remembering the last.
pub(crate) struct Evaluator<P> {
    running: Option<Running>,
    position: PhantomData<fn(&P)>,
}

/// A net and the hidden numbers of the position it was last asked about.
struct Running {
    net: &'static Net,
    inputs: Inputs,
    /// For each input its columns: as the first side sees it, and as the second does.
    columns: Vec<[u16; 2]>,
    /// The hidden numbers of each side.
    rows: [Vec<Lane>; 2],
    /// Columns to add and to take away, of each side.
    added: [Vec<u16>; 2],
    removed: [Vec<u16>; 2],
}

impl<P: Knowledge> Evaluator<P> {
    pub(crate) fn new(evaluation: Evaluation) -> Evaluator<P> {
        let net = match evaluation {
            Evaluation::Best => P::net(),
            Evaluation::Hand => None,
            Evaluation::Net(net) => Some(net),
        };
        // One with other inputs would see something else than is there.
        let running = net.filter(|net| net.inputs() == P::INPUTS).map(|net| {
            // The first column is the one to start from.
            let columns = |input| [input, P::turned_input(input)].map(|input| 1 + input as u16);
            Running {
                net,
                inputs: Inputs::NONE,
                columns: (0..P::INPUTS).map(columns).collect(),
                rows: [(); 2].map(|()| net.columns[..net.lanes].to_vec()),
                added: [Vec::new(), Vec::new()],
                removed: [Vec::new(), Vec::new()],
            }
        });
        Evaluator { running, position: PhantomData }
    }

    /// What the position is worth to the side to act, in hundredths of a man. Asked only while the game goes on.
    pub(crate) fn evaluate(&mut self, position: &P) -> i32 {
        match &mut self.running {
            // Without inputs there is no net: what would ask it is not even compiled.
            Some(running) if P::INPUTS > 0 => {
                running.go_to(position.inputs());
                (running.log_odds(position.side(), position.bucket()) * P::SCALE) as i32
            }
            _ => position.evaluate(),
        }
    }
}

impl Running {
    /// Changes the hidden numbers to those of other inputs.
    fn go_to(&mut self, inputs: Inputs) {
        for list in self.added.iter_mut().chain(&mut self.removed) {
            list.clear();
        }
        let Running { columns, added, removed, .. } = self;
        self.inputs.difference(&inputs, |input, is_added| {
            let lists = if is_added { &mut *added } else { &mut *removed };
            let [first, second] = columns[input];
            lists[0].push(first);
            lists[1].push(second);
        });
        self.inputs = inputs;
        for side in Side::BOTH.map(Side::index) {
            kernel::shift(&mut self.rows[side], &self.net.columns, &self.added[side], &self.removed[side]);
        }
    }

    fn log_odds(&self, side: Side, bucket: usize) -> f64 {
        let [own, other] = [side, !side].map(|side| &self.rows[side.index()][..]);
        self.net.log_odds(own, other, bucket)
    }
}
