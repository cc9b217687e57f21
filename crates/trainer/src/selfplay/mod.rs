//! Games of the engine against itself, with what it thought.

mod file;
mod game;
mod terms;

pub use file::{GameFile, GameFileError};
pub use game::KeptGame;
pub use terms::Terms;

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::channel;

/// Plays games until the file has so many, or goes on with it. `observe` sees how many it has after every game.
///
/// Games are written in their order, however many threads play them and whichever ends first: the file depends on the
/// terms and the number of games alone.
///
/// # Errors
/// The file cannot be used. What was played is in it.
pub fn play_games<G: Game>(
    path: &Path,
    terms: &Terms,
    games: u64,
    threads: usize,
    observe: &mut dyn FnMut(u64),
) -> Result<(), GameFileError>
where
    G::Position: Knowledge,
{
    let (mut file, kept) = GameFile::open(path, terms)?;
    observe(kept);
    let work = (AtomicU64::new(kept), AtomicBool::new(false));
    let (done, finished) = channel();
    std::thread::scope(|scope| {
        for _ in 0..(threads.max(1) as u64).min(games.saturating_sub(kept)) {
            let ((next, stop), done) = (&work, done.clone());
            scope.spawn(move || {
                let table = game::table();
                while !stop.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games || done.send(game::play::<G>(number, terms, &table)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let mut waiting = BTreeMap::new();
        let mut next = kept;
        let result = finished.iter().try_for_each(|game| {
            waiting.insert(game.number, game);
            while let Some(game) = waiting.remove(&next) {
                file.add(&game)?;
                next += 1;
                observe(next);
            }
            Ok(())
        });
        work.1.store(true, Relaxed);
        result
    })
}
