//! Every message exists in both languages, says what the program supplies, and is set with care.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use pionnier_catalog::{Ending, GAMES, Language, Side, ending_words};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The message files of a language, by the part of their path that does not name the language.
fn files(language: Language) -> BTreeMap<String, String> {
    let code = language.code();
    let folder = root().join("crates/catalog/messages").join(code);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let others = [
        "crates/cli/messages",
        "crates/server/messages",
        "web/messages",
        "web/messages/puzzles",
        "web/messages/analysis",
        "web/messages/editor",
        "web/messages/online",
        "web/messages/values",
    ];
    paths.extend(others.map(|place| root().join(place).join(format!("{code}.ftl"))));
    paths
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(root()).unwrap().to_str().unwrap().replace(code, "LANG");
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The variables of each message of a file.
fn variables(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parse(file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut found = BTreeSet::new();
            collect(message.value.as_ref().expect("a message says something"), &mut found);
            let before = messages.insert(message.id.name.to_owned(), found);
            assert!(before.is_none(), "{} is there twice", message.id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    let mut inline = |expression: &InlineExpression<&str>| {
        if let InlineExpression::VariableReference { id } = expression {
            found.insert(id.name.to_owned());
        }
    };
    let mut inner = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(expression) } => inline(expression),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline(selector);
                inner.extend(variants.iter().map(|variant| &variant.value));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    for pattern in inner {
        collect(pattern, found);
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let [english, french] = Language::ALL.map(files);
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>());
    for (name, file) in &english {
        assert_eq!(variables(file), variables(&french[name]), "{name}");
    }
}

#[test]
fn every_game_has_words_for_everything_it_says() {
    for game in GAMES {
        for language in Language::ALL {
            let words = game.words(language);
            let sides = Side::BOTH.map(|side| format!("side-{}", game.letter(side)));
            let fixed = ["name", "tagline", "first-touch", "turn-help", "man", "men"].map(str::to_owned);
            let legend = game.legend().iter().map(|(_, code)| (*code).to_owned());
            for name in sides.into_iter().chain(fixed).chain(legend).chain(game.message_names()) {
                assert!(words.has(&name), "{} in {language:?} has no words for {name}", game.id());
            }
        }
    }
}

/// The examples in the games' ground truth show every objection with real squares.
#[test]
fn every_objection_fills_its_words() {
    let mut said = 0;
    for game in GAMES {
        let folder = root().join("crates/games/testdata").join(game.id());
        let lines = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
        let mut objections = Vec::new();
        for line in lines("refusals.txt").lines().filter(|line| line.contains('|') && !line.starts_with('#'))
        {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let mut position = match fields[0] {
                "start" => game.start(),
                text => game.read(text).unwrap(),
            };
            objections.extend(position.play(fields[1]).err());
        }
        for line in
            lines("impossible.txt").lines().filter(|line| line.contains('|') && !line.starts_with('#'))
        {
            objections.extend(game.read(line.split('|').next().unwrap().trim()).err());
        }
        for objection in objections {
            for language in Language::ALL {
                let words = objection.words_with_rule(*game, language);
                assert!(!words.contains(['{', '}']) && !words.contains('$'), "{objection:?}: {words}");
                assert!(words.ends_with(['.', '!', '?']), "{objection:?}: {words}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "only {said} objections");
}

/// Every ending of every game in words, with the examples in the games' ground truth.
#[test]
fn every_ending_says_how_the_game_ended() {
    for game in GAMES {
        let path = root().join("crates/games/testdata").join(game.id()).join("ends.txt");
        let file = std::fs::read_to_string(path).unwrap();
        let examples =
            file.lines().filter_map(|line| line.split_once('|')).filter(|(text, _)| !text.starts_with('#'));
        let by_rules =
            examples.map(|(text, _)| Ending::Rules(game.read(text.trim()).unwrap().end().unwrap()));
        let by_history = [Ending::Repetition, Ending::NoProgress, Ending::Agreed];
        let by_players = Side::BOTH.map(Ending::Resigned);
        let endings: Vec<Ending> = by_rules.chain(by_history).chain(by_players).collect();
        for language in Language::ALL {
            let mut said = BTreeSet::new();
            for &ending in &endings {
                let words = ending_words(*game, ending, language);
                assert!(!words.contains(['{', '}', '$', '[']) && words.ends_with('.'), "{ending:?}: {words}");
                if let Some(winner) = ending.outcome().winner() {
                    let name = game.words(language).say(&format!("side-{}", game.letter(winner)), &[]);
                    assert!(words.starts_with(&name), "{ending:?}: {words}");
                }
                said.insert(words);
            }
            let different: BTreeSet<_> =
                endings.iter().map(|e| (e.code(), format!("{:?}", e.outcome()))).collect();
            assert_eq!(said.len(), different.len(), "two endings are told alike: {said:?}");
        }
    }
}

/// The lessons of a language, without the signs that begin their lines.
fn lessons(language: Language) -> BTreeMap<String, String> {
    let folders = std::fs::read_dir(root().join("crates/catalog/lessons")).unwrap();
    let name = format!("{}.md", language.code());
    let paths = folders.map(|entry| entry.unwrap().path().join(&name)).filter(|path| path.is_file());
    let plain = |line: &str| {
        let signs = ["## ", "> ", "! ", "? ", "- "];
        signs.iter().find_map(|sign| line.strip_prefix(sign)).unwrap_or(line).to_owned() + "\n"
    };
    paths
        .map(|path| {
            let file = std::fs::read_to_string(&path).unwrap();
            (path.display().to_string(), file.lines().map(plain).collect())
        })
        .collect()
}

#[test]
fn french_is_set_with_french_typography() {
    let lessons = lessons(Language::French);
    assert_eq!(lessons.len(), GAMES.len() + 1);
    for (name, file) in files(Language::French).into_iter().chain(lessons) {
        for (number, line) in file.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let text = without_placeables(line);
            let mut before = ' ';
            let mut signs = text.chars().peekable();
            while let Some(sign) = signs.next() {
                // 127.0.0.1:7420, postgres://…
                let is_in_address = before.is_ascii_alphanumeric()
                    && signs.peek().is_some_and(|next| next.is_ascii_digit() || *next == '/');
                let place = format!("{name}:{}: {line}", number + 1);
                if matches!(sign, ';' | ':' | '!' | '?' | '»') && !is_in_address {
                    assert_eq!(before, '\u{202F}', "no narrow space before {sign:?} in {place}");
                }
                if before == '«' {
                    assert_eq!(sign, '\u{202F}', "no narrow space after « in {place}");
                }
                assert_ne!(sign, '\'', "a typewriter apostrophe in {place}");
                before = sign;
            }
        }
    }
}

/// A line's own words: neither `{ … }` nor what stands in backticks or straight quotes, which are a program's words.
fn without_placeables(line: &str) -> String {
    let mut out = String::new();
    let (mut depth, mut quoted) = (0, None);
    for sign in line.chars() {
        match (sign, quoted) {
            ('{', None) => depth += 1,
            ('}', None) if depth > 0 => {
                depth -= 1;
                out.push('x');
            }
            ('`' | '"', None) => quoted = Some(sign),
            (_, Some(quote)) if sign == quote => quoted = None,
            (_, None) if depth == 0 => out.push(sign),
            _ => {}
        }
    }
    out
}

/// Words that were said for something that has another name: "Words we use" in CONTRIBUTING.md has the names.
#[test]
fn one_thing_has_one_name() {
    let english = [
        (" %", "%"),
        ("by a link", "with a link"),
        ("go on on ", "continue on "),
        ("turn the board", "flip the board"),
        ("turn the wall", "rotate the wall"),
        ("never a duty", "never compulsory"),
        ("one link", "one step"),
        ("who can capture may", "if you can capture, you may"),
        ("who has no walls", "if you have no walls"),
    ];
    let french = [
        ("disque", "pion"),
        ("bille de grenat", "bille grenat"),
        (" placez", " posez"),
        ("trait à", "à … de jouer"),
        ("au trait", "qui doit jouer"),
        ("conseil", "indice"),
        ("la machine", "l’ordinateur"),
        ("contre le moteur", "contre l’ordinateur"),
        ("à kono", "au Kono"),
        ("à quindo", "au Quindo"),
        ("à granat", "au Granat"),
        ("dans granat", "au Granat"),
        ("ligne de départ adverse", "la dernière rangée"),
        ("demi-coup", "coup"),
    ];
    for (language, avoided) in [(Language::English, &english[..]), (Language::French, &french[..])] {
        for (name, file) in files(language).into_iter().chain(lessons(language)) {
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                let said = line.to_lowercase();
                for (word, instead) in avoided {
                    assert!(!said.contains(word), "{name} says “{word}”, not “{instead}”: {line}");
                }
            }
        }
    }
}

/// A turn is « un coup »; « tour » is only said of whose it is.
#[test]
fn a_turn_is_un_coup() {
    let idioms = ["à votre tour", "à son tour", "à tour de rôle", "chacun son tour", "passe son tour"];
    for (name, file) in files(Language::French).into_iter().chain(lessons(Language::French)) {
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let said = idioms.iter().fold(line.to_lowercase(), |line, idiom| line.replace(idiom, ""));
            let mut words = said.split(|sign: char| !sign.is_alphabetic());
            assert!(!words.any(|word| matches!(word, "tour" | "tours")), "{name}: {line}");
        }
    }
}

/// Messages are shown as they are: a backtick would be seen. What is straight between quotes is for a shell or a file.
#[test]
fn quotes_are_typographic() {
    for language in Language::ALL {
        for (name, file) in files(language) {
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains('`'), "{name}: {line}");
                let plain = without_literals(line);
                let is_program =
                    line.contains("pionnier ") || line.contains("[White") || line.contains("[GameType");
                assert!(is_program || !plain.contains('"'), "{name}: {line}");
            }
        }
    }
}

/// A line without its `{"…"}`, which is how a text says a brace or an empty string.
fn without_literals(line: &str) -> String {
    let mut parts = line.split("{\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |line, part| line + part.split_once("\"}").map_or(part, |(_, rest)| rest))
}
