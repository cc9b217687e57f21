//! Boards and what stands on them, as JSON.

use pionnier_catalog::scene;
use pionnier_catalog::{AnyGame, Language, Side};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A side: 0 for the first, 1 for the second.
#[derive(Clone, Copy, Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Seat(#[cfg_attr(test, ts(type = "0 | 1"))] u8);

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        Seat(side.index() as u8)
    }
}

/// The board without men. Distances are in half steps: neighbouring squares are 2 apart. x grows to the right, y upwards, from
/// the first player to the second.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Layout {
    places: Vec<Place>,
    lines: Vec<Line>,
    walls: Vec<WallPlace>,
    columns: Vec<Label>,
    rows: Vec<Label>,
}

/// A square or point.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Place {
    name: String,
    x: i32,
    y: i32,
    #[cfg_attr(
        test,
        ts(
            type = "\"square\" | \"border\" | \"base-first\" | \"base-second\" | \"point\" | \"garnet-square\""
        )
    )]
    kind: &'static str,
}

/// A straight line, from end to end.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Line {
    from: String,
    to: String,
    #[cfg_attr(test, ts(type = "\"black\" | \"yellow\""))]
    kind: &'static str,
}

/// Where a wall can stand: its middle.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct WallPlace {
    name: String,
    x: i32,
    y: i32,
    #[cfg_attr(test, ts(type = "\"h\" | \"v\""))]
    kind: &'static str,
}

/// The name of a column (`at` is an x) or a row (`at` is a y).
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Label {
    text: String,
    at: i32,
}

/// What stands on the board. Two men share a place only where that has won the game.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Scene {
    men: Vec<Man>,
    walls: Vec<String>,
    stock: Vec<Stock>,
    notes: Vec<Note>,
}

/// A man on the board.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Man {
    place: String,
    side: Seat,
    #[cfg_attr(test, ts(type = "\"man\" | \"disc\" | \"pawn\" | \"garnet\""))]
    kind: &'static str,
}

/// What a side has beside the board: walls.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Stock {
    side: Seat,
    #[cfg_attr(test, ts(type = "\"h\" | \"v\""))]
    kind: &'static str,
    count: usize,
}

/// What a player should know and cannot see in the men alone.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Note {
    code: &'static str,
    rule: &'static str,
    words: String,
}

/// What an action is to the eye and the hand. `over` are the men it takes or turns; a wall is a `to` without a `from`.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Touch {
    #[cfg_attr(
        test,
        ts(type = "\"move\" | \"capture\" | \"flip\" | \"ball\" | \"wall\" | \"stop\" | \"pass\"")
    )]
    kind: &'static str,
    from: Option<String>,
    to: Option<String>,
    over: Vec<String>,
}

impl From<scene::Layout> for Layout {
    fn from(layout: scene::Layout) -> Layout {
        let labels = |labels: Vec<scene::Label>| {
            labels.into_iter().map(|scene::Label { text, at }| Label { text, at }).collect()
        };
        Layout {
            places: layout
                .places
                .into_iter()
                .map(|scene::Place { name, x, y, kind }| Place { name, x, y, kind })
                .collect(),
            lines: layout
                .lines
                .into_iter()
                .map(|scene::Line { from, to, kind }| Line { from, to, kind })
                .collect(),
            walls: layout
                .walls
                .into_iter()
                .map(|scene::WallPlace { name, x, y, kind }| WallPlace { name, x, y, kind })
                .collect(),
            columns: labels(layout.columns),
            rows: labels(layout.rows),
        }
    }
}

impl Scene {
    pub(crate) fn new(scene: scene::Scene, game: &dyn AnyGame, language: Language) -> Scene {
        let words = game.words(language);
        Scene {
            men: scene
                .men
                .into_iter()
                .map(|scene::Man { place, side, kind }| Man { place, side: side.into(), kind })
                .collect(),
            walls: scene.walls,
            stock: scene
                .stock
                .into_iter()
                .map(|scene::Stock { side, kind, count }| Stock { side: side.into(), kind, count })
                .collect(),
            notes: scene
                .notes
                .into_iter()
                .map(|scene::Note { code, rule, details }| Note {
                    code,
                    rule,
                    words: words.say(&format!("note-{code}"), &details),
                })
                .collect(),
        }
    }
}

impl From<scene::Touch> for Touch {
    fn from(touch: scene::Touch) -> Touch {
        use scene::TouchKind;
        let kind = match touch.kind {
            TouchKind::Move => "move",
            TouchKind::Capture => "capture",
            TouchKind::Flip => "flip",
            TouchKind::Ball => "ball",
            TouchKind::Wall => "wall",
            TouchKind::Stop => "stop",
            TouchKind::Pass => "pass",
        };
        Touch { kind, from: touch.from, to: touch.to, over: touch.over }
    }
}
