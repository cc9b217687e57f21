//! A game as a picture.

use super::Look;
use crate::{AnyGame, AnyRecord, Language, Objection, Side, Words};
use pionnier_core::scene::{Man, ManKind};
use pionnier_core::{Detail, Value};
use pionnier_picture::{View, svg};

/// The picture of a game as it stands, with the legs of the next turn that are already on the board, as SVG. What the last turn touched
/// and what the picture shows in words need not be said.
///
/// # Errors
/// The legs are not those of a turn that begins here and goes on.
pub fn picture(
    game: &dyn AnyGame,
    record: &dyn AnyRecord,
    partial: &str,
    view: View,
    language: Language,
) -> Result<String, Objection> {
    let words = game.words(language);
    let look = record.look(partial, 0, words)?;
    let last = look.history.last().filter(|_| !look.is_mid_turn);
    let view = View {
        touched: last.map_or(Vec::new(), |turn| turn.touched.clone()),
        title: title(game, &look, words),
        description: description(game, &look, words),
        language: language.code().to_owned(),
        ..view
    };
    Ok(svg(game.artwork(), &game.layout(), &look.scene, &view))
}

/// What a picture of a game shows, in a few words: which game it is, and who is to move or how it has ended.
#[must_use]
pub fn caption(game: &dyn AnyGame, record: &dyn AnyRecord, language: Language) -> String {
    let words = game.words(language);
    record.look("", 0, words).map_or_else(|_| words.say("name", &[]), |look| title(game, &look, words))
}

/// What it is, and who is to move or how it has ended.
fn title(game: &dyn AnyGame, look: &Look, words: &Words) -> String {
    match &look.ending {
        Some(ending) => words.say("picture-over", &[text("ending", ending.words.clone())]),
        None => words.say("picture-title", &[side(game, look.side)]),
    }
}

/// Everything that stands on the board, and the last turn.
fn description(game: &dyn AnyGame, look: &Look, words: &Words) -> String {
    let places = |wanted: &dyn Fn(&Man) -> bool| {
        let places: Vec<&str> =
            look.scene.men.iter().filter(|man| wanted(man)).map(|man| man.place.as_str()).collect();
        places.join(", ")
    };
    let mut sentences = Vec::new();
    for of in Side::BOTH {
        let all = places(&|man| man.side == of);
        let name = if all.is_empty() { "picture-no-men" } else { "picture-men" };
        sentences.push(words.say(name, &[side(game, of), text("places", all)]));
    }
    let carriers = places(&|man| man.kind == ManKind::Carrier);
    if !carriers.is_empty() {
        sentences.push(words.say("picture-carriers", &[text("places", carriers)]));
    }
    if !look.scene.barriers.is_empty() {
        sentences.push(words.say("picture-walls", &[text("places", look.scene.barriers.join(", "))]));
    }
    if let Some(last) = look.history.last() {
        sentences.push(words.say("picture-last", &[text("turn", last.text.clone())]));
    }
    sentences.join(" ")
}

fn side(game: &dyn AnyGame, side: Side) -> Detail {
    Detail { name: "side", value: Value::Side(game.letter(side)) }
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
