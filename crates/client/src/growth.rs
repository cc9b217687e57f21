//! What a turn costs a server early in a game and late.

use crate::ClientError;
use crate::load::{Board, LoadConfig, usage};
use pionnier_catalog::Random;
use tokio::task::JoinSet;

/// So many turns of each game are compared at either end: a server's account of its CPU ticks a hundred times a second.
const SPAN: u32 = 100;

/// Random turns that are tried for one that does not end the game.
const TRIES: usize = 64;

/// CPU that a turn costs the servers, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    /// In the first turns of the games.
    pub early: f64,
    /// In the last.
    pub late: f64,
}

/// Plays all games side by side for so many turns, none of which ends them.
///
/// # Errors
/// A game fails or cannot go on so long, or the servers cannot be asked what they have used.
pub async fn growth(config: &LoadConfig, turns: u32) -> Result<Growth, ClientError> {
    let mut games = Vec::new();
    for number in 0..config.games {
        games.push((Board::new(config).await?, Random::new(config.seed + u64::from(number))));
    }
    let span = SPAN.min(turns / 2);
    let (games, early) = cost(config, games, span).await?;
    let games = advance(games, turns - 2 * span).await?;
    let (_, late) = cost(config, games, span).await?;
    Ok(Growth { early, late })
}

type Games = Vec<(Board, Random)>;

/// Plays, and counts what each turn has cost.
async fn cost(config: &LoadConfig, games: Games, turns: u32) -> Result<(Games, f64), ClientError> {
    let before = usage(&config.servers).await?.cpu_seconds;
    let games = advance(games, turns).await?;
    let seconds = usage(&config.servers).await?.cpu_seconds - before;
    Ok((games, seconds * 1_000.0 / f64::from((turns * config.games).max(1))))
}

async fn advance(games: Games, turns: u32) -> Result<Games, ClientError> {
    let mut playing = JoinSet::new();
    for (mut board, mut random) in games {
        playing.spawn(async move {
            for _ in 0..turns {
                let text = lasting_turn(&mut board, &mut random)?;
                board.turn(text).await?;
            }
            Ok((board, random))
        });
    }
    playing.join_all().await.into_iter().collect()
}

/// A random turn after which the game goes on.
fn lasting_turn(board: &mut Board, random: &mut Random) -> Result<String, ClientError> {
    for _ in 0..TRIES {
        let text = board.record.position().random_turn(random).unwrap_or_default();
        if matches!(board.record.check(&text), Ok(None)) {
            return Ok(text);
        }
    }
    Err(ClientError::Answer(format!("a game that ends after {} turns", board.record.turns().len())))
}
