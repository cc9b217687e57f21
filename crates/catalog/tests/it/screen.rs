//! What a screen shows and what a hand can do, at every moment of random games.

use crate::seed::seed;
use pionnier_catalog::scene::TouchKind;
use pionnier_catalog::screen::{Choice, Look};
use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Language, Random, find};
use std::collections::BTreeSet;

fn pick<'l>(random: &mut Random, choices: &'l [Choice]) -> &'l Choice {
    &choices[random.below(choices.len())]
}

/// Plays a random game by touch and shows every moment of it: the record, the look, the choice that is made.
fn play(
    game: &dyn AnyGame,
    random: &mut Random,
    turns: usize,
    mut visit: impl FnMut(&mut dyn AnyRecord, &Look, &mut Random),
) {
    let words = game.words(Language::English);
    let mut record = game.start().record();
    for _ in 0..turns {
        let mut partial = String::new();
        let turn = loop {
            let look = record.look(&partial, 0, words).expect("what was offered is accepted");
            visit(&mut *record, &look, random);
            if look.ending.is_some() {
                assert!(look.choices.is_empty());
                return;
            }
            let choice = pick(random, &look.choices);
            if choice.is_done {
                break choice.text.clone();
            }
            partial.clone_from(&choice.text);
        };
        record.play(&turn).expect("a choice that is done is a turn");
    }
}

#[test]
fn every_choice_is_accepted_and_shown_as_it_is_played() {
    for game in GAMES {
        let words = game.words(Language::English);
        let mut random = Random::new(seed());
        let mut mid_turns = 0;
        for _ in 0..6 {
            play(*game, &mut random, 60, |record, look, random| {
                mid_turns += usize::from(look.is_mid_turn);
                assert_eq!(look.is_mid_turn, !look.partial.is_empty());
                assert_eq!(look.position, record.position().text());
                assert_eq!(look.history.len(), record.turns().len());
                let texts: BTreeSet<&str> = look.choices.iter().map(|choice| choice.text.as_str()).collect();
                assert_eq!(texts.len(), look.choices.len(), "two choices have one text");
                for choice in sample(random, &look.choices) {
                    let frames = record.film(&choice.text, &look.partial).unwrap().left();
                    assert_eq!(frames[0].touch, choice.touch, "{}", choice.text);
                    if !choice.is_done {
                        let next = record.look(&choice.text, 0, words).unwrap();
                        assert_eq!((&next.partial, next.is_mid_turn), (&choice.text, true));
                        assert_eq!(frames[0].scene, next.scene);
                        continue;
                    }
                    let whole = record.film(&choice.text, "").unwrap().frames;
                    assert!(whole.ends_with(&frames), "the legs on the board are not shown again");
                    record.play(&choice.text).unwrap();
                    let after = record.look("", 0, words).unwrap();
                    assert_eq!(whole.last().unwrap().scene, after.scene, "{}", choice.text);
                    let seen = after.history.last().unwrap();
                    assert_eq!((&seen.text, seen.side), (&choice.text, look.side));
                    let captures: usize = whole.iter().map(|frame| frame.touch.over.len()).sum();
                    assert_eq!(seen.captures, captures);
                    assert_eq!(record.undo().as_ref(), Some(&choice.text));
                }
                if let Some(turn) = &look.completion {
                    assert!(look.choices.len() == 1 && turn.starts_with(&look.partial));
                    record.play(turn).unwrap();
                    record.undo();
                }
            });
        }
        let has_legs = ["cul-de-sac", "bermudes", "granat"].contains(&game.id());
        assert_eq!(mid_turns > 0, has_legs, "{}", game.id());
    }
}

/// Some of the choices, for there are hundreds of walls.
fn sample<'l>(random: &mut Random, choices: &'l [Choice]) -> Vec<&'l Choice> {
    let few = 12.min(choices.len());
    (0..few).map(|_| pick(random, choices)).collect()
}

#[test]
fn every_impossible_pair_of_places_has_a_reason_and_no_possible_one() {
    for game in GAMES {
        let layout = game.layout();
        let names: Vec<&str> = layout.places.iter().map(|place| place.name.as_str()).collect();
        let mut random = Random::new(seed());
        // All pairs, but on large boards not at every moment.
        let rare = names.len() * names.len() / 60 + 1;
        let (mut asked, mut in_mid_turn, mut codes) = (0, 0, BTreeSet::new());
        for _ in 0..4 {
            play(*game, &mut random, 60, |record, look, random| {
                if asked > 0 && random.below(rare) > if look.is_mid_turn { 3 } else { 1 } {
                    return;
                }
                in_mid_turn += usize::from(look.is_mid_turn);
                let mut ask = |from: &str, to: Option<&str>| {
                    asked += 1;
                    let is_offered = look.choices.iter().any(|choice| {
                        let touch = &choice.touch;
                        touch.from.as_deref().unwrap_or_default() == from
                            && (to.is_none() || touch.to.as_deref() == to)
                    });
                    let why = record.why(&look.partial, from, to);
                    assert_eq!(why.is_none(), is_offered, "{} {from} {to:?}: {why:?}", look.position);
                    if let Some(why) = why
                        && codes.insert(why.code)
                    {
                        for language in Language::ALL {
                            let words = why.words(*game, language);
                            assert!(words.ends_with('.') && !words.contains(['{', '[']), "{words}");
                        }
                    }
                };
                for from in &names {
                    ask(from, None);
                    for to in &names {
                        ask(from, Some(to));
                    }
                }
                for wall in &layout.barriers {
                    ask("", Some(&wall.name));
                }
            });
        }
        println!("{}: {asked} questions, {in_mid_turn} times in mid-turn, {codes:?}", game.id());
        assert!(asked > 10 * names.len() && codes.len() > 3);
    }
}

/// Why the man on a place cannot move in a position: the code and the rule.
fn why_stuck(game: &str, position: &str, partial: &str, from: &str) -> (Option<&'static str>, &'static str) {
    let record = find(game).unwrap().read(position).unwrap().record();
    let why = record.why(partial, from, None).unwrap();
    (why.rule, why.code)
}

#[test]
fn the_most_telling_reason_is_given() {
    let kono = "yyyy/yyyy/rrrr/rrrr r";
    assert_eq!(why_stuck("kono", kono, "", "a2"), (Some("K3"), "no-way"));
    assert_eq!(why_stuck("kono", kono, "", "a3"), (Some("K3"), "not-your-man"));
    assert_eq!(why_stuck("kono", "4/yy2/rr2/4 r", "", "d4"), (Some("K3"), "no-man"));
    let start = |game: &str| find(game).unwrap().start().text();
    let bermudes = start("bermudes");
    assert_eq!(why_stuck("bermudes", &bermudes, "", "I5"), (Some("M3"), "no-way"));
    let cul_de_sac = start("cul-de-sac");
    assert_eq!(why_stuck("cul-de-sac", &cul_de_sac, "d4-d6", "h4"), (Some("B8"), "wall-missing"));
    // Red must take with f6; the pawn on c3 could move otherwise.
    let granat = "5/4/5/4/5/4/5/5/2b2/2r1/5/4/1r3/4/5 r";
    assert_eq!(why_stuck("granat", granat, "", "c3"), (Some("G14"), "must-capture"));
    let stuck = "r4/4/5/4/5/4/5/5/5/4/5/4/1r3/4/4b r";
    assert_eq!(why_stuck("granat", stuck, "", "a15"), (Some("G7"), "stuck"));
}

#[test]
fn a_chain_goes_on_with_its_own_man() {
    let game = find("bermudes").unwrap();
    let words = game.words(Language::English);
    let text = "bbbbbbbbb/bbbbbbbbb/bb2bbb2/9/9/1wb2b3/wwwb1ww2/www2wwww/wwwwwwwww w";
    let record = game.read(text).unwrap().record();
    let why = record.why("F2^F4", "G1", Some("C1")).unwrap();
    assert_eq!((why.code, why.rule), ("turn-begun", None));
    assert!(why.words(game, Language::English).contains("F4"));
    assert_eq!(record.why("F2^F4", "F4", Some("H4")), None);
    assert_eq!(record.why("F2^F4", "F4", Some("F6")).unwrap().code, "elimination-in-chain");
    assert_eq!(record.look("F2^F4^H4^E7", 0, words).unwrap_err().code, "turn-complete");
    assert_eq!(record.look("F2^F5", 0, words).unwrap_err().code, "not-behind");
    let look = record.look("F2^F4", 0, words).unwrap();
    assert!(look.choices.iter().any(|choice| choice.touch.kind == TouchKind::Stop && choice.is_done));
    assert_eq!(look.notes[0].of.code, "may-stop");
}

#[test]
fn where_no_pawn_can_move_the_wall_is_offered_at_once() {
    let game = find("cul-de-sac").unwrap();
    let words = game.words(Language::English);
    let mut record = game.read("a1,a2 a3,a4 9,8 9,8 a1v,a3v w").unwrap().record();
    let look = record.look("", 0, words).unwrap();
    assert_eq!((look.partial.as_str(), look.is_mid_turn), ("--", true));
    assert!(look.choices.iter().all(|choice| choice.is_done && choice.text.starts_with("--/")));
    assert_eq!(record.why("", "", Some("e9h")), None);
    assert_eq!(record.why("", "", Some("a1h")).unwrap().code, "wall-crosses");
    assert_eq!(record.film("--/e9h", "").unwrap().frames.len(), 1, "the skipped pawn is not shown");
}

#[test]
fn a_finished_game_is_shown_and_says_that_it_is_over() {
    let game = find("kono").unwrap();
    let words = game.words(Language::English);
    let mut record = game.start().record();
    record.play("a1xa3").unwrap();
    record.resign(pionnier_catalog::Side::Second).unwrap();
    let look = record.look("", 0, words).unwrap();
    assert!(look.choices.is_empty() && look.completion.is_none() && look.ending.is_some());
    assert_eq!(record.why("", "a4", None).unwrap().code, "over-won");
    assert_eq!(record.look("a4xa2", 0, words).unwrap_err().code, "over-won");
    assert_eq!(record.film("a4xa2", "").err().unwrap().code, "over-won");
}
