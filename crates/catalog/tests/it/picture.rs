//! Pictures have the men and walls of their scenes, and artwork has all that boards are made of.

use crate::seed::seed;
use pionnier_catalog::screen::{Annotation, Theme, View, picture};
use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Language, Random, Side, find};
use std::collections::BTreeSet;

/// The attributes with this name in an SVG text, in order.
fn attributes<'s>(svg: &'s str, name: &str) -> Vec<&'s str> {
    let sign = format!(" {name}=\"");
    svg.split(&sign).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

fn draw(game: &dyn AnyGame, record: &dyn AnyRecord, view: View) -> String {
    picture(game, record, "", view, Language::English).unwrap()
}

/// What a picture says to have: place, side and kind of each man.
fn men(svg: &str) -> Vec<[String; 3]> {
    let parts = ["data-place", "data-side", "data-kind"].map(|name| attributes(svg, name));
    assert!(parts.iter().all(|part| part.len() == parts[0].len()));
    (0..parts[0].len()).map(|man| [0, 1, 2].map(|part| parts[part][man].to_owned())).collect()
}

#[test]
fn a_picture_has_the_men_and_walls_of_its_scene() {
    for game in GAMES {
        let words = game.words(Language::English);
        let mut random = Random::new(seed());
        for _ in 0..6 {
            let mut record = game.start().record();
            for _ in 0..random.below(40) {
                let Some(turn) = record.position().random_turn(&mut random) else { break };
                if record.play(&turn).is_err() {
                    break;
                }
            }
            let look = record.look("", 0, words).unwrap();
            let expected: Vec<[String; 3]> = look
                .scene
                .men
                .iter()
                .map(|man| {
                    let side = if man.side == Side::First { "first" } else { "second" };
                    [man.place.clone(), side.to_owned(), format!("{:?}", man.kind).to_lowercase()]
                })
                .collect();
            for is_flipped in [false, true] {
                let svg = draw(*game, &*record, View { is_flipped, ..View::default() });
                assert_eq!(men(&svg), expected, "{}", look.position);
                assert_eq!(attributes(&svg, "data-wall"), look.scene.barriers, "{}", look.position);
                complete(&svg);
            }
        }
    }
}

/// Everything that a picture refers to is in it, and no colour is left out.
fn complete(svg: &str) {
    let ids: BTreeSet<&str> = attributes(svg, "id").into_iter().collect();
    let used = svg.split("href=\"#").skip(1).chain(svg.split("url(#").skip(1));
    for id in used.map(|rest| rest.split(['"', ')']).next().unwrap()) {
        assert!(ids.contains(id), "{id} is missing");
    }
    assert!(!svg.contains("var("), "a colour is missing");
    let text = svg.len();
    assert!((4_000..60_000).contains(&text), "{text} characters");
}

#[test]
fn every_game_is_drawn_completely() {
    for game in GAMES {
        let (artwork, layout) = (game.artwork(), game.layout());
        let kind = |kind| {
            let json = serde_json::to_string(&kind).unwrap();
            json.trim_matches('"').to_owned()
        };
        for place in &layout.places {
            assert!(artwork.has(&kind(place.kind)), "{} has no artwork of {:?}", game.id(), place.kind);
        }
        for part in ["frame", "field", "shadow", "first", "second", "first-patterned", "second-patterned"] {
            assert!(artwork.has(part), "{} has no artwork of {part}", game.id());
        }
        let walls = ["wall-h", "wall-v", "wall-barred"];
        assert!(walls.iter().all(|part| artwork.has(part) != layout.barriers.is_empty()), "{}", game.id());
        // Columns and rows can be written.
        let svg = draw(*game, &*game.start().record(), View::default());
        let signs: usize =
            layout.columns.iter().chain(&layout.rows).map(|label| label.text.chars().count()).sum();
        assert_eq!(svg.matches(") scale(").count(), 2 * signs, "{}", game.id());
    }
}

/// The lines of a board lie in its artwork, which does not know the layout. They are the same from both sides.
#[test]
fn the_lines_of_granat_are_those_of_its_layout() {
    let game = find("granat").unwrap();
    let layout = game.layout();
    let definitions = game.artwork().definitions();
    let (across, up) = (60.0 * 3.0_f64.sqrt() / 2.0, 30.0);
    let top = f64::from(layout.places.iter().map(|place| place.y).max().unwrap());
    let right = f64::from(layout.places.iter().map(|place| place.x).max().unwrap());
    let round = |number: f64| (number * 100.0).round() / 100.0;
    for line in &layout.lines {
        let ends = [&line.from, &line.to].map(|name| {
            let place = layout.places.iter().find(|place| place.name == *name).unwrap();
            (f64::from(place.x), f64::from(place.y))
        });
        let drawn = |turned: bool| {
            let [a, b] = ends.map(|(x, y)| {
                let (x, y) = if turned { (right - x, top - y) } else { (x, y) };
                (round(45.0 + x * across), round(45.0 + (top - y) * up))
            });
            [(a, b), (b, a)]
                .iter()
                .any(|((x, y), (to_x, to_y))| definitions.contains(&format!("M{x} {y}L{to_x} {to_y}")))
        };
        assert!(drawn(false) && drawn(true), "{line:?}");
    }
}

#[test]
fn a_picture_shows_the_last_turn_and_what_is_drawn_over_it() {
    let game = find("kono").unwrap();
    let mut record = game.start().record();
    record.play("b1xb3").unwrap();
    let mark = |from: &str, to: &str| Annotation { from: from.to_owned(), to: to.to_owned() };
    let annotations = vec![mark("c4", "c2"), mark("a1", "a1"), mark("z9", "a1")];
    let view = View { annotations, width: 300, ..View::default() };
    let svg = draw(game, &*record, view.clone());
    assert!(svg.contains("<title>Kono: Yellow to move</title>"), "{svg}");
    assert!(svg.contains("Last turn: b1xb3."));
    assert_eq!(attributes(&svg, "data-arrow"), ["c4 c2"], "what is nowhere is not drawn");
    assert_eq!(attributes(&svg, "data-circle"), ["a1"]);
    assert!(svg.contains(" width=\"300\" height=\"300\""));
    let tinted = svg.split("fill-opacity=\"0.6\">").nth(1).unwrap().split("</g>").next().unwrap();
    assert_eq!(tinted.matches("<rect").count(), 2);
    // The light changes colours and nothing else.
    let dark = draw(game, &*record, View { theme: Theme::Dark, ..view });
    assert!(dark != svg && men(&dark) == men(&svg));
    let french = picture(game, &*record, "", View::default(), Language::French).unwrap();
    assert!(french.contains("lang=\"fr\"") && french.contains("à Jaune de jouer"));
}
