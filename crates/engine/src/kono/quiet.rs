//! The longest stretch of best play without a capture.
//!
//! Rule C4 ends a game as a draw after 100 turns without a capture. Could it take a win away? Let *run(p)* be the
//! number of turns that can pass from a decided position *p* until the next capture or the end of the game, when
//!
//! - the winner plays any turn that wins in the fewest plies, whichever of them is the worst choice here;
//! - the loser plays any legal turn at all, whichever resists longest here.
//!
//! So run(p) is the greatest of 0 for a capture and 1 + run(next) for a step, over those turns. After a capture the
//! count of C4 begins anew in a position that is decided too. If therefore no run reaches 100, a winner who keeps taking the
//! shortest way wins before C4 against any defence, from any position in which the count stands at 0: the
//! start of a game and every position after a capture. (In the midst of a stretch that was wasted before, C4 can of course
//! come first.) C4 cannot turn a draw into a win, since it only ends games as draws. So it changes no value.
//!
//! Neither does C3: on the shortest way the distance falls with every ply, so no position comes twice.

use super::Tablebase;
use super::men::Men;
use crate::{Phase, Progress, Value};

/// The longest run of all positions.
pub(super) fn longest_quiet_run(table: &Tablebase, progress: &mut dyn FnMut(Progress)) -> u16 {
    let by_distance = by_distance(table);
    let mut runs = vec![0_u8; table.classes()];
    let mut longest = 0;
    // A run depends on those of positions nearer to the end.
    for (plies, classes) in by_distance.iter().enumerate() {
        for &class in classes {
            let run = run(table, &runs, class as usize);
            runs[class as usize] = run;
            longest = longest.max(run);
        }
        progress(Progress { phase: Phase::Quiet, done: plies + 1, total: by_distance.len() });
    }
    u16::from(longest)
}

/// The decided classes by their plies to the end.
fn by_distance(table: &Tablebase) -> Vec<Vec<u32>> {
    let mut by_distance = Vec::new();
    for class in 0..table.classes() {
        if let Some(plies) = table.value_of(class).plies() {
            let plies = usize::from(plies);
            if by_distance.len() <= plies {
                by_distance.resize_with(plies + 1, Vec::new);
            }
            by_distance[plies].push(class as u32);
        }
    }
    by_distance
}

fn run(table: &Tablebase, runs: &[u8], class: usize) -> u8 {
    let (men, _, value) = table.class(class);
    let is_played = |next: Value| matches!(value, Value::Loss(_)) || next.before() == value;
    let mut run = 0;
    // A capture ends the stretch: only steps make it longer.
    men.each_step(|next: Men| {
        let next = table.class_of(next);
        if is_played(table.value_of(next)) {
            run = run.max(1 + runs[next]);
        }
    });
    run
}
