//! duel GAME A B PAIRS [`OPENING_TURNS`] [SEED]: a quick paired match, one thread.
use pionnier_arena::{Manner, Player, Seat, opening, play};
use pionnier_core::{Game, Outcome, Side};
use pionnier_engine::Knowledge;

fn duel<G: Game>(a: &Player, b: &Player, pairs: u64, turns: usize, seed: u64)
where
    G::Position: Knowledge,
{
    let (mut won, mut drawn, mut lost, mut plies) = (0, 0, 0, 0);
    let mut first = [0; 3];
    let mut time = [0.0; 2];
    for pair in 0..pairs {
        for a_side in Side::BOTH {
            let mut seats = [a, b].map(|player| Seat::new::<G>(player, Manner::default()).unwrap());
            for (seat, number) in seats.iter_mut().zip(0..) {
                seat.sit_down(seed + pair + number).unwrap();
            }
            let record = opening::<G>(turns, seed + pair);
            let start = std::time::Instant::now();
            let [sa, sb] = &mut seats;
            let course = if a_side == Side::First {
                play::<G>(record, &mut [sa, sb])
            } else {
                play::<G>(record, &mut [sb, sa])
            };
            time[0] += start.elapsed().as_secs_f64();
            plies += course.record.played().len();
            match course.outcome() {
                Outcome::Win(side) if side == a_side => won += 1,
                Outcome::Win(_) => lost += 1,
                Outcome::Draw => drawn += 1,
            }
            first[match course.outcome() {
                Outcome::Win(Side::First) => 0,
                Outcome::Draw => 1,
                Outcome::Win(Side::Second) => 2,
            }] += 1;
        }
    }
    let games = f64::from(won + drawn + lost);
    println!(
        "{}: {a:?} - {b:?}: +{won} ={drawn} -{lost}  score {:.3}  first side +{} ={} -{}  plies/game {:.1}  s/game {:.2}",
        G::ID,
        (f64::from(won) + 0.5 * f64::from(drawn)) / games,
        first[0],
        first[1],
        first[2],
        plies as f64 / games,
        time[0] / games
    );
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (a, b) = (args[2].parse().unwrap(), args[3].parse().unwrap());
    let pairs = args[4].parse().unwrap();
    let turns = args.get(5).map_or(2, |t| t.parse().unwrap());
    let seed = args.get(6).map_or(1, |t| t.parse().unwrap());
    match args[1].as_str() {
        "kono" => duel::<pionnier_games::kono::Kono>(&a, &b, pairs, turns, seed),
        other => panic!("{other}"),
    }
}
