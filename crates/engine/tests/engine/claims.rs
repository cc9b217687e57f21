//! What the search calls a certain win is one: every claim is looked through for a way out.

use crate::wins::{Solver, TooLong};
use pionnier_core::{Game, Notation, Position, Random, Record, Side, random_turn};
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Score};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::{CulDeSac, Kind};
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// So many actions are tried to refute a claim, or to prove it.
const MOST_TRIED: u64 = 2_000_000;

/// Where a proof would be too long, so many defences are drawn, and the win must be seen after each.
const DEFENCES: usize = 12;

/// What the search says of the current position.
fn think<P: Knowledge>(record: &Record<P>, nodes: u64) -> (Vec<P::Action>, Score) {
    let options = Options { exact: false, ..Options::default() };
    let table = TranspositionTable::new(1 << 20);
    let report = search(record, &table, options, Limits::nodes(nodes), &mut |_| {});
    (report.turn().expect("the game goes on").clone(), report.lines[0].score)
}

/// Plays games of a weak player with itself, and examines every win that is claimed on the way. Gives how many there were of
/// more than one turn in positions that count.
fn claims_hold<G: Game>(games: u64, counts: impl Fn(&G::Position) -> bool) -> usize
where
    G::Position: Knowledge,
{
    let mut claims = 0;
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut record = Record::new(G::start());
        let mut is_claimed = false;
        while record.ending().is_none() && record.played().len() < 200 && !is_claimed {
            let (turn, score) = think(&record, 1_500);
            if let Some(turns @ 2..) = score.forced_end() {
                examine::<G>(&record, &turn, turns as u32, &mut random);
                claims += usize::from(counts(record.position()));
                is_claimed = true;
            }
            let next = if random.below(3) == 0 { random_turn(record.position(), &mut random) } else { None };
            record.play_unchecked(&next.unwrap_or(turn));
        }
    }
    claims
}

fn examine<G: Game>(
    record: &Record<G::Position>,
    turn: &[<G::Position as Position>::Action],
    turns: u32,
    random: &mut Random,
) where
    G::Position: Knowledge,
{
    let claim = || format!("{}: {turn:?} wins in {turns}", G::write_position(record.position()));
    let mut after = record.clone();
    after.play_unchecked(turn);
    match Solver::of(record.position(), MOST_TRIED).shortest(after.position(), turns - 1) {
        Ok(shortest) => assert!(shortest.is_some(), "not true: {}", claim()),
        Err(TooLong) => {
            for _ in 0..DEFENCES {
                let mut game = after.clone();
                let Some(defence) = random_turn(game.position(), random) else { break };
                game.play_unchecked(&defence);
                if game.ending().is_none() {
                    let (_, score) = think(&game, 60_000);
                    let is_won = score.forced_end().is_some_and(|turns| turns > 0);
                    assert!(is_won, "not after {defence:?}: {}", claim());
                }
            }
        }
    }
}

#[test]
fn certain_wins_of_kono_are_certain() {
    let claims = claims_hold::<Kono>(20, |_| true);
    assert!(claims >= 5, "only {claims} claims");
}

#[test]
fn certain_wins_of_cul_de_sac_are_certain_with_walls_in_hand() {
    let has_walls = |position: &<CulDeSac as Notation>::Position| {
        let left = |side| Kind::BOTH.into_iter().any(|kind| position.walls_left(side, kind) > 0);
        Side::BOTH.into_iter().any(left)
    };
    let claims = claims_hold::<CulDeSac>(40, has_walls);
    assert!(claims >= 3, "only {claims} claims");
}

#[test]
fn certain_wins_of_bermudes_are_certain() {
    let claims = claims_hold::<Bermudes>(20, |_| true);
    assert!(claims >= 5, "only {claims} claims");
}

#[test]
fn certain_wins_of_quindo_are_certain() {
    let claims = claims_hold::<Quindo>(30, |_| true);
    assert!(claims >= 5, "only {claims} claims");
}

#[test]
fn certain_wins_of_granat_are_certain() {
    let claims = claims_hold::<Granat>(20, |_| true);
    assert!(claims >= 5, "only {claims} claims");
}
