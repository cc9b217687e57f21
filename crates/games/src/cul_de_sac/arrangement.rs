//! Positions put together by hand.

use super::{CulDeSac, Kind, Square, Wall};
use pionnier_core::scene::{Note, Orientation};
use pionnier_core::{Arrangement, Arranging, Detail, Game, Side, Value};

impl Arranging for CulDeSac {
    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        let mut words = Vec::new();
        for side in Side::BOTH {
            words.push(pawns(arrangement, side)?);
        }
        for side in Side::BOTH {
            let left = [Orientation::Horizontal, Orientation::Vertical].map(|kind| {
                let own =
                    arrangement.scene.stock.iter().find(|stock| (stock.side, stock.kind) == (side, kind));
                own.map_or(0, |stock| stock.count)
            });
            words.push(format!("{},{}", left[0], left[1]));
        }
        let walls = Square::all().flat_map(|corner| Kind::BOTH.map(|kind| Wall::new(corner, kind))).flatten();
        let names = walls.map(|wall| wall.to_string());
        let standing: Vec<String> = names.filter(|name| arrangement.scene.barriers.contains(name)).collect();
        words.push(if standing.is_empty() { "-".to_owned() } else { standing.join(",") });
        words.push(CulDeSac::LETTERS[arrangement.side.index()].to_string());
        Ok(words.join(" "))
    }
}

/// The pawns of a side, of which there are two in every text.
fn pawns(arrangement: &Arrangement, side: Side) -> Result<String, Note> {
    let men = |square: &Square| {
        let name = square.to_string();
        arrangement.scene.men.iter().filter(|man| man.side == side && man.place == name).count()
    };
    let squares: Vec<String> =
        Square::all().flat_map(|square| vec![square.to_string(); men(&square)]).collect();
    if squares.len() == 2 {
        return Ok(squares.join(","));
    }
    let details = vec![
        Detail { name: "side", value: Value::Side(CulDeSac::LETTERS[side.index()]) },
        Detail::number("count", squares.len()),
    ];
    Err(Note { code: "two-pawns", rule: "B2", details })
}
