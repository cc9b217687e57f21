//! What the tests of all endgames have in common.

use pionnier_core::{Game, Outcome, Position, Random, Record};
use pionnier_engine::Value::Win;
use pionnier_engine::endgames::{Endgame, Endgames, Solved};
use pionnier_engine::{Knowledge, Level, TableError, Value, tables};

/// Other random positions with `PIONNIER_SEED`.
pub(crate) fn seed() -> u64 {
    std::env::var("PIONNIER_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7)
}

/// Uses the table of the folder `PIONNIER_TABLES`, if there is one, instead of the one in the box.
pub(crate) fn install<G: Game>() {
    let Some(folder) = std::env::var_os("PIONNIER_TABLES") else { return };
    let file = std::path::PathBuf::from(folder).join(format!("{}.table", G::ID));
    tables::install(G::ID, &std::fs::read(file).unwrap()).unwrap();
}

/// That nothing but this file as it is can be read as a table.
pub(crate) fn only_whole_and_ours<E: Endgame>(file: &[u8]) {
    let error = |bytes: &[u8]| Solved::<E>::from_bytes(bytes).err();
    assert_eq!(error(file), None);
    assert_eq!(error(b"not a table"), Some(TableError::Foreign));
    let cut = TableError::Truncated { found: file.len() - 1, expected: file.len() };
    assert_eq!(error(&file[..file.len() - 1]), Some(cut));
    let mut changed = file.to_vec();
    changed[file.len() / 2] ^= 4;
    assert_eq!(error(&changed), Some(TableError::Damaged));
    let mut newer = file.to_vec();
    newer[8] += 1;
    assert_eq!(error(&newer), Some(TableError::Newer { found: E::VERSION + 1, known: E::VERSION }));
    let kono = pionnier_engine::kono::EMBEDDED;
    assert_eq!(error(kono), Some(TableError::OtherGame { game: "kono".into() }));
}

/// What a turn chosen by the top level makes of a position's value.
fn value_after<G: Game<Position: Knowledge>, E: Endgame<Position = G::Position>>(
    table: &Endgames<E>,
    position: &G::Position,
) -> Option<Value> {
    let turn = Level::of::<G>(10)?.choose(&Record::new(*position), 0)?;
    let after = turn.iter().fold(*position, |position, &action| position.after(action));
    table.probe(&after).map(Value::before)
}

/// Whether some turn gives the value away.
fn is_choice<E: Endgame>(table: &Endgames<E>, position: &E::Position) -> bool {
    let turns = table.ranked_turns(position).unwrap();
    turns.iter().any(|turn| turn.value.code() != turns[0].value.code())
}

/// That the top level keeps the value of so many positions with each number of men in which the choice matters.
pub(crate) fn keep_values<G: Game<Position: Knowledge>, E: Endgame<Position = G::Position>>(
    table: &Endgames<E>,
    count: usize,
    draw_lots: fn(&mut Random, usize) -> G::Position,
) {
    let mut random = Random::new(seed());
    for men in *E::MEN.start()..=table.men() {
        let (mut met, mut drawn) = (0, 0);
        while met < count {
            let position = draw_lots(&mut random, men);
            drawn += 1;
            if is_choice(table, &position) {
                met += 1;
                assert_eq!(
                    value_after::<G, E>(table, &position),
                    table.probe(&position),
                    "{}",
                    G::write_position(&position)
                );
            }
        }
        println!("{men} men: {met} values kept, among {drawn} positions");
    }
}

/// The top level plays a won position out against itself, which defends as long as it can: it wins in as many plies as the table says.
pub(crate) fn play_out<G: Game<Position: Knowledge>, E: Endgame<Position = G::Position>>(
    table: &Endgames<E>,
    position: &G::Position,
) {
    let Some(Win(plies)) = table.probe(position) else { panic!("it is not won") };
    let level = Level::of::<G>(10).unwrap();
    let mut record = Record::new(*position);
    while record.ending().is_none() {
        let turn = level.choose(&record, 0).unwrap();
        record.try_play(&turn).unwrap();
    }
    assert_eq!(record.played().len(), usize::from(plies));
    assert_eq!(record.position().outcome(), Some(Outcome::Win(position.side())));
}
