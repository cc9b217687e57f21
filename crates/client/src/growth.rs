//! What a turn costs a server early in a game and late.

use crate::ClientError;
use crate::load::{Board, LoadConfig, usage};
use core::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

/// So many turns of each game are compared at either end: a server's account of its CPU ticks a hundred times a second.
const SPAN: u32 = 100;

/// Between two turns of a game: a socket that says more than twenty things a second is not listened to, and each player has one.
const PAUSE: Duration = Duration::from_millis(30);

/// A game of Bermudes that goes on for more than a thousand turns: random ones are over long before.
const LONG_GAME: &str = include_str!("../../wasm/testdata/long.txt");

/// CPU that a turn costs the servers, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    /// In the first turns of the games.
    pub early: f64,
    /// In the last.
    pub late: f64,
}

/// Plays the same long game side by side for so many turns.
///
/// # Errors
/// A game fails, or the servers cannot be asked what they have used.
pub async fn growth(config: &LoadConfig, turns: u32) -> Result<Growth, ClientError> {
    let mut games = Vec::new();
    for _ in 0..config.games {
        games.push(Board::new(config).await?);
    }
    let span = SPAN.min(turns / 2);
    let (games, early) = cost(config, games, span).await?;
    let games = advance(games, turns - 2 * span).await?;
    let (_, late) = cost(config, games, span).await?;
    Ok(Growth { early, late })
}

type Games = Vec<Board>;

/// Plays, and counts what each turn has cost.
async fn cost(config: &LoadConfig, games: Games, turns: u32) -> Result<(Games, f64), ClientError> {
    let before = usage(&config.servers).await?.cpu_seconds;
    let games = advance(games, turns).await?;
    let seconds = usage(&config.servers).await?.cpu_seconds - before;
    Ok((games, seconds * 1_000.0 / f64::from((turns * config.games).max(1))))
}

async fn advance(games: Games, turns: u32) -> Result<Games, ClientError> {
    let mut playing = JoinSet::new();
    for mut board in games {
        playing.spawn(async move {
            let played = board.record.turns().len();
            let mut pace = interval(PAUSE);
            pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
            for turn in LONG_GAME.lines().skip(played).take(turns as usize) {
                pace.tick().await;
                board.turn(turn.to_owned()).await?;
            }
            Ok(board)
        });
    }
    playing.join_all().await.into_iter().collect()
}
