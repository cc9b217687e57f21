//! Requests that no page makes: everything is answered with JSON, nothing panics.

use pionnier_catalog::Random;
use pionnier_wasm::Responder;
use serde_json::{Value, json};

fn ask(request: &[u8]) -> Value {
    put(&mut Responder::new(), request)
}

fn put(responder: &mut Responder, request: &[u8]) -> Value {
    let answer =
        responder.answer(request, &mut |thought| drop(serde_json::from_str::<Value>(thought).expect("JSON")));
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let fields = answer.as_object().expect("an answer is an object");
    assert!(fields.len() == 1 && (fields.contains_key("ok") || fields.contains_key("error")), "{answer}");
    answer
}

fn requests() -> Vec<Value> {
    let moments = [
        json!({ "game": "kono", "turns": ["a1xa3", "b4xb2"], "language": "fr" }),
        json!({ "game": "cul-de-sac", "turns": ["d4-d6/e5h"], "partial": "d11-d9" }),
        json!({ "game": "bermudes", "turns": [], "start": "9/9/9/9/9/1wbw5/wwwww4/bbbbbb3/9 w" }),
        json!({ "game": "quindo", "turns": ["b10-b7"], "ending": { "cause": "resigned", "side": "second" } }),
        json!({ "game": "granat", "turns": ["c3-d4"], "ending": null }),
        json!({ "game": "kono", "turns": ["a1xa3"], "kept": { "name": 1, "from": 0, "known": 9 } }),
        json!({ "game": "kono", "turns": ["b4xb2"], "kept": { "name": 1, "from": 1, "known": 0 } }),
    ];
    let questions = [
        json!({ "call": "look" }),
        json!({ "call": "film", "turn": "a2-a3" }),
        json!({ "call": "play", "turn": "a1xa3" }),
        json!({ "call": "why", "from": "a1", "to": "a2" }),
        json!({ "call": "why", "to": "e5h" }),
        json!({ "call": "level", "level": 1, "seed": 7 }),
        json!({ "call": "turns", "most": 40 }),
        json!({ "call": "think", "nodes": 50, "lines": 2 }),
        json!({ "call": "transcript", "tags": [["White", "Ada"]] }),
    ];
    let mut requests = vec![
        json!({ "call": "games", "language": "en" }),
        json!({ "call": "readTranscript", "language": "fr", "text": "[GameType \"kono\"]\n1. a1xa3 *" }),
        json!({ "call": "lesson", "language": "fr", "game": "granat" }),
        json!({ "call": "judge", "language": "en", "game": "bermudes", "task": "hold", "turn": "E1^A1" }),
    ];
    for moment in &moments {
        for question in &questions {
            let mut request = moment.clone();
            request.as_object_mut().unwrap().extend(question.as_object().unwrap().clone());
            requests.push(request);
        }
    }
    requests
}

#[test]
fn garbage_is_answered_with_an_error() {
    for request in ["", "{", "null", "[]", "{}", "{\"call\":\"fly\"}", "{\"call\":\"look\"}", "\u{0}"] {
        let error = &ask(request.as_bytes())["error"];
        assert_eq!(error["code"], "request", "{request}");
    }
    assert_eq!(ask(&[0xFF, 0xFE, 0x00])["error"]["code"], "request");
    assert_eq!(ask("[".repeat(100_000).as_bytes())["error"]["code"], "request");
    for (request, code) in [
        (json!({ "call": "look", "game": "chess", "turns": [] }), "request"),
        (json!({ "call": "look", "game": "kono", "turns": [], "language": "xx" }), "request"),
        (json!({ "call": "look", "game": "kono", "turns": ["a1-a2"] }), "blocked-by-own-man"),
        (json!({ "call": "look", "game": "kono", "start": "9 r", "turns": [] }), "expected-man-or-count"),
        (json!({ "call": "level", "game": "kono", "turns": [], "level": 11, "seed": 1 }), "request"),
        (
            json!({ "call": "look", "game": "kono", "turns": [], "ending": { "cause": "resigned", "side": 1 } }),
            "request",
        ),
        (json!({ "call": "readTranscript", "text": "", "language": "fr" }), "transcript-game"),
    ] {
        assert_eq!(ask(request.to_string().as_bytes())["error"]["code"], code, "{request}");
    }
}

#[test]
fn changed_requests_are_answered() {
    const PIECES: [&str; 20] = [
        "\"",
        "\\",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "null",
        "-1",
        "99999999999999999999",
        "1e999",
        "é",
        "\u{0}",
        "a1",
        "\"game\"",
        "\"partial\":\"d4-d6\"",
        "--/",
        "x",
        "^",
    ];
    let seed =
        std::env::var("PIONNIER_SEED").ok().map(|text| text.parse().expect("PIONNIER_SEED is a number"));
    let seed: u64 = seed.unwrap_or(20_261_115);
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let requests = requests();
    let mut responder = Responder::new();
    let (mut fine, mut refused) = (0, 0);
    for number in 0..6_000 {
        let mut bytes = requests[number % requests.len()].to_string().into_bytes();
        for _ in 0..random.below(4) {
            let at = random.below(bytes.len() + 1);
            let piece = PIECES[random.below(PIECES.len())].bytes();
            match random.below(3) {
                0 => drop(bytes.splice(at..at, piece)),
                1 => drop(bytes.splice(at..(at + 1).min(bytes.len()), piece)),
                _ => drop(bytes.drain(at.saturating_sub(2)..at)),
            }
        }
        // A change of the number of nodes must not make the test think for hours.
        if String::from_utf8_lossy(&bytes).contains("99999") {
            continue;
        }
        if put(&mut responder, &bytes).get("ok").is_some() { fine += 1 } else { refused += 1 }
    }
    assert!(fine > 500 && refused > 500, "{fine} fine, {refused} refused");
}

#[test]
fn every_call_of_an_honest_page_is_answered() {
    for request in requests() {
        // Some ask for a turn of another game, or after the end; none is misunderstood.
        let answer = ask(request.to_string().as_bytes());
        assert_ne!(answer["error"]["code"], "request", "{request}: {answer}");
    }
}

#[test]
fn sides_and_endings_are_told_in_words() {
    let request = json!({
        "call": "look", "game": "kono", "turns": ["a1xa3"], "language": "fr",
        "ending": { "cause": "resigned", "side": "second" },
    });
    let look = &ask(request.to_string().as_bytes())["ok"];
    assert_eq!(look["side"], "second");
    assert_eq!(look["scene"]["men"][0], json!({ "place": "b1", "side": "first", "kind": "man" }));
    assert_eq!(look["history"][0]["touched"], json!(["a1", "a3"]));
    assert_eq!(look["ending"]["outcome"], "first");
    assert_eq!(look["ending"]["cause"], "resigned");
    assert_eq!(look["ending"]["words"], "Rouge a gagné\u{202f}: Jaune a abandonné.");
    let note = json!({ "call": "look", "game": "quindo", "turns": ["b10-b7"], "language": "fr" });
    let look = &ask(note.to_string().as_bytes())["ok"];
    assert_eq!(look["notes"][0]["rule"], "Q6");
    assert!(look["notes"][0]["words"].as_str().unwrap().contains('3'));
}
