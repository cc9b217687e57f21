//! What the lessons say is true: every rule has its section, every turn is what it is said to be, every task can be done
//! and can be missed.

use pionnier_catalog::lesson::{Judged, Lesson, Miss, Section, Task};
use pionnier_catalog::{AnyGame, GAMES, Language, Said, find};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::path::Path;

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The games with their lessons in both languages.
fn lessons() -> impl Iterator<Item = (&'static dyn AnyGame, Language, &'static Lesson)> {
    GAMES.iter().flat_map(|&game| Language::ALL.map(|language| (game, language, game.lesson(language))))
}

fn rules(lesson: &Lesson) -> BTreeSet<&str> {
    lesson.sections.iter().flat_map(|section| &section.rules).map(String::as_str).collect()
}

#[test]
fn every_rule_has_a_section_in_both_languages() {
    let file = read("testdata/rules.txt");
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), GAMES.len());
    for line in lines {
        let (id, numbers) = line.split_once(' ').unwrap();
        let numbers: BTreeSet<&str> = numbers.split(' ').collect();
        for language in Language::ALL {
            assert_eq!(rules(find(id).unwrap().lesson(language)), numbers, "{id} in {language:?}");
        }
    }
}

/// The examples show every objection there is: the games' own tests see to that.
#[test]
fn every_objection_leads_to_a_section() {
    for game in GAMES {
        let mut objections = Vec::new();
        let examples = |name: &str| read(&format!("../games/testdata/{}/{name}", game.id()));
        let file = examples("refusals.txt");
        for line in file.lines().filter(|line| line.contains('|') && !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let mut position =
                if fields[0] == "start" { game.start() } else { game.read(fields[0]).unwrap() };
            objections.extend(position.play(fields[1]).err());
        }
        let file = examples("impossible.txt");
        for line in file.lines().filter(|line| line.contains('|') && !line.starts_with('#')) {
            objections.extend(game.read(line.split('|').next().unwrap().trim()).err());
        }
        for language in Language::ALL {
            let known = rules(game.lesson(language));
            for objection in &objections {
                assert!(objection.rule.is_none_or(|rule| known.contains(rule)), "{objection:?}");
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_structure() {
    /// Everything but the words.
    fn shape(lesson: &Lesson) -> impl PartialEq + std::fmt::Debug {
        let section = |section: &Section| {
            let rulings: Vec<String> = section.rulings.iter().map(|ruling| ruling.rule.clone()).collect();
            let diagrams: Vec<String> = section.diagrams.iter().map(|diagram| diagram.name.clone()).collect();
            (section.rules.clone(), section.text.len(), rulings, diagrams)
        };
        let sections: Vec<_> = lesson.sections.iter().map(section).collect();
        let rules = |task: &Task| task.reminders.iter().map(|reminder| reminder.rule.clone()).collect();
        let tasks: Vec<(String, Vec<String>)> =
            lesson.tasks.iter().map(|task| (task.name.clone(), rules(task))).collect();
        let cards: Vec<usize> = lesson.cheat_sheet.iter().map(|card| card.lines.len()).collect();
        (lesson.history.len(), sections, tasks, cards)
    }
    for game in GAMES {
        let [english, french] = Language::ALL.map(|language| game.lesson(language));
        assert_eq!(shape(english), shape(french), "{}", game.id());
        assert_ne!(english.goal, french.goal, "{}", game.id());
    }
}

#[test]
fn every_lesson_is_complete() {
    for (game, language, lesson) in lessons() {
        let id = game.id();
        assert_eq!(lesson.history.len(), 2, "{id}");
        assert!(lesson.goal.ends_with('.'), "{id}");
        assert!((9..=20).contains(&lesson.tasks.len()), "{id}");
        assert!((4..=7).contains(&lesson.cheat_sheet.len()), "{id}");
        for task in &lesson.tasks {
            // What is asked was taught: a rule or two, a sentence or two each.
            assert!((1..=2).contains(&task.reminders.len()), "{id} {}", task.name);
            let sentences = task.reminders.iter().map(|reminder| reminder.text.matches(". ").count() + 1);
            assert!(sentences.max() <= Some(2), "{id} {}", task.name);
        }
        let lines: usize = lesson.cheat_sheet.iter().map(|card| card.lines.len() + 2).sum();
        assert!(lines < 40, "the sheet of {id} does not fit on a page");
        for section in &lesson.sections {
            assert!(!section.rules.is_empty() && !section.text.is_empty() && !section.title.is_empty());
            for ruling in &section.rulings {
                assert!(section.rules.contains(&ruling.rule), "{id} in {language:?}: {ruling:?}");
            }
        }
        for text in texts(lesson) {
            assert!(text.ends_with(['.', '?', '!', ')']), "{id} in {language:?}: {text}");
            assert_eq!(text.matches('`').count() % 2, 0, "{id} in {language:?}: {text}");
            for rule in text.split('[').skip(1).map(|rest| rest.split(']').next().unwrap()) {
                assert!(rules(lesson).contains(rule), "{id} in {language:?} refers to {rule}");
            }
        }
    }
}

/// Every sentence of a lesson but its titles.
fn texts(lesson: &Lesson) -> Vec<&str> {
    let mut texts: Vec<&str> = lesson.history.iter().map(String::as_str).collect();
    for section in &lesson.sections {
        texts.extend(section.text.iter().map(String::as_str));
        texts.extend(section.rulings.iter().map(|ruling| ruling.text.as_str()));
        texts.extend(section.diagrams.iter().map(|diagram| diagram.caption.as_str()));
    }
    texts.push(&lesson.position);
    for task in &lesson.tasks {
        texts.extend(task.reminders.iter().map(|reminder| reminder.text.as_str()));
        texts.extend([task.text.as_str(), task.hint.as_str()]);
    }
    texts.extend(lesson.cheat_sheet.iter().flat_map(|card| &card.lines).map(String::as_str));
    texts
}

#[test]
fn every_ruling_of_ours_is_marked() {
    // The rules pages mark these with [R].
    for (id, numbers) in [
        ("kono", "K1 K5 C3 C4"),
        ("cul-de-sac", "B3 B6 B8 B11 C2 C3 C4"),
        ("bermudes", "M2 M7 C2 C3 C4"),
        ("quindo", "Q2 Q6 C2 C3 C4"),
        ("granat", "G1 G2 G3 G7 G10 G12 G13 G14 G16 G18 G20 G21 C3 C4"),
    ] {
        let lesson = find(id).unwrap().lesson(Language::English);
        let marked: BTreeSet<&str> = lesson
            .sections
            .iter()
            .flat_map(|section| &section.rulings)
            .map(|ruling| ruling.rule.as_str())
            .collect();
        assert_eq!(marked, numbers.split(' ').collect(), "{id}");
    }
}

#[test]
fn diagrams_show_what_they_say() {
    for game in GAMES {
        let lesson = game.lesson(Language::English);
        let layout = game.layout();
        let is_place = |name: &String| {
            layout.places.iter().any(|place| place.name == *name)
                || layout.barriers.iter().any(|barrier| barrier.name == *name)
        };
        let mut shown = 0;
        for section in &lesson.sections {
            for diagram in &section.diagrams {
                let at = format!("{} {}", game.id(), diagram.name);
                let position =
                    || game.read(&diagram.position).unwrap_or_else(|error| panic!("{at}: {error:?}"));
                assert_eq!(position().end(), None, "{at}");
                for turn in &diagram.shows {
                    position().play(turn).unwrap_or_else(|error| panic!("{at}: {turn}: {error:?}"));
                }
                for turn in &diagram.wrong {
                    let objection = position().play(turn).expect_err(turn);
                    let rule = objection.rule.unwrap_or_else(|| panic!("{at}: {turn}: {objection:?}"));
                    let is_here = section.rules.iter().any(|known| known == rule);
                    assert!(is_here, "{at}: {turn} breaks {rule}");
                }
                assert!(diagram.marks.iter().all(is_place), "{at}");
                shown += 1;
            }
        }
        assert!(shown >= 4, "{}", game.id());
    }
}

/// The figures of the original sheets that could be recovered.
#[test]
fn the_sheets_figures_are_there() {
    let diagram = |id: &str, name: &str| {
        let sections = &find(id).unwrap().lesson(Language::English).sections;
        let mut all = sections.iter().flat_map(|section| &section.diagrams);
        all.find(|diagram| diagram.name == name).unwrap_or_else(|| panic!("{id} {name}")).clone()
    };
    assert_eq!(diagram("bermudes", "figure-1").shows, ["G4xI4", "G4xI6", "G4xC8"]);
    assert_eq!(diagram("bermudes", "figure-1").wrong, ["G4xG3", "G4xH3", "G4xG5"]);
    assert_eq!(diagram("bermudes", "figure-2").shows[0], "F2^F4^H4^E7");
    for (name, turns) in [
        ("figure-2", &[("f6xb6", "1")][..]),
        ("figure-3", &[("f6xh8", "1"), ("f6xj10", "2")]),
        ("figure-4", &[("f6-g5", "1"), ("f6-h4", "2"), ("f6xj2", "3")]),
    ] {
        let diagram = diagram("quindo", name);
        assert_eq!(diagram.shows, turns.iter().map(|turn| turn.0).collect::<Vec<_>>());
        for (turn, length) in turns {
            let mut position = find("quindo").unwrap().read(&diagram.position).unwrap();
            position.play(turn).unwrap();
            assert!(position.text().ends_with(length), "{name} {turn}");
        }
    }
}

/// How many of a task's legal turns reach its goal, and why the others do not.
fn tally(game: &dyn AnyGame, task: &Task) -> (usize, BTreeMap<&'static str, usize>) {
    let mut reached = 0;
    let mut missed = BTreeMap::new();
    let mut languages = Language::ALL.into_iter().cycle();
    game.read(&task.position).unwrap().turns(&mut |turn| {
        let language = languages.next().expect("languages go round");
        match game.judge(&task.name, turn, language).unwrap() {
            Judged::Reached => reached += 1,
            Judged::Missed(Said { of, words }) => {
                *missed.entry(of.code).or_insert(0) += 1;
                assert!(words.ends_with('.') && !words.contains(['{', '[']), "{words}");
            }
            Judged::Refused { objection } => panic!("{} {turn}: {objection:?}", task.name),
        }
        ControlFlow::Continue(())
    });
    (reached, missed)
}

#[test]
fn every_task_can_be_done_and_can_be_missed() {
    let mut found = String::from(
        "# For each task: how many of its legal turns reach the goal, and why the others do not.\n\
         # PIONNIER_WRITE=1 cargo test -p pionnier-catalog --test it lessons writes this file.\n",
    );
    for game in GAMES {
        for task in &game.lesson(Language::English).tasks {
            let at = format!("{} {}", game.id(), task.name);
            let answer = game.judge(&task.name, &task.solution, Language::English);
            assert_eq!(answer, Some(Judged::Reached), "{at}: {}", task.solution);
            let (reached, missed) = tally(*game, task);
            let total: usize = missed.values().sum();
            assert!(total >= 2, "{at} cannot be missed");
            let why: Vec<String> = missed.iter().map(|(code, count)| format!("{count} {code}")).collect();
            found.push_str(&format!("{at}: {reached} of {}; {}\n", reached + total, why.join(", ")));
            for rule in task.reminders.iter().map(|reminder| reminder.rule.as_str()) {
                assert!(rules(game.lesson(Language::English)).contains(rule), "{at}: {rule}");
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/tasks.txt");
    if std::env::var_os("PIONNIER_WRITE").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    assert_eq!(found, read("testdata/tasks.txt"));
}

#[test]
fn an_illegal_answer_gets_the_usual_objection() {
    let kono = find("kono").unwrap();
    let judge = |task, turn| kono.judge(task, turn, Language::English);
    let Some(Judged::Refused { objection }) = judge("step", "b2-c3") else { panic!("b2-c3 is diagonal") };
    assert_eq!((objection.of.rule, objection.of.code), (Some("K3"), "not-a-step"));
    assert!(matches!(judge("step", "b2"), Some(Judged::Refused { .. })));
    assert_eq!(judge("no such task", "b2-b3"), None);
}

#[test]
fn every_miss_has_words() {
    for game in GAMES {
        for language in Language::ALL {
            for code in Miss::CODES {
                assert!(game.words(language).has(code), "{code} in {language:?}");
            }
        }
    }
}

/// What is asked twice in the same words is understood once at most.
#[test]
fn no_two_tasks_of_a_game_ask_for_the_same() {
    for (game, language, lesson) in lessons() {
        let mut asked = BTreeSet::new();
        for task in &lesson.tasks {
            let words: Vec<&str> = task.reminders.iter().map(|reminder| reminder.text.as_str()).collect();
            assert!(asked.insert((words, &task.text)), "{} {} in {language:?}", game.id(), task.name);
        }
    }
}

/// Who learns the rules reads how positions are written last.
#[test]
fn sections_do_not_tell_how_positions_are_written() {
    for (game, language, lesson) in lessons() {
        let start = game.start().text();
        assert!(lesson.position.contains(&start), "{} in {language:?}", game.id());
        let mut texts = lesson.sections.iter().flat_map(|section| &section.text);
        assert!(!texts.any(|text| text.contains(&start)), "{} in {language:?}", game.id());
    }
}
