//! Whatever a page may ask, the answer is JSON with what was asked for or with why there is none.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_wasm::Responder;
use serde_json::Value;

/// Positions a thought may visit here: a request for more is honest, and would only take time.
const MOST_NODES: u64 = 1_000;

/// The last level that answers at once.
const QUICK_LEVEL: u64 = 2;

/// Turns ahead that are counted at once, in every game.
const QUICK_DEPTH: u64 = 1;

fn takes_long(request: &[u8]) -> bool {
    let Ok(request) = serde_json::from_slice::<Value>(request) else { return false };
    let above = |name: &str, most: u64| request[name].as_u64().is_some_and(|number| number > most);
    above("nodes", MOST_NODES)
        || above("level", QUICK_LEVEL)
        || above("depth", QUICK_DEPTH)
        || request["effort"] == "standard"
}

fuzz_target!(|request: &[u8]| {
    if takes_long(request) {
        return;
    }
    let answer = Responder::new().answer(request, &mut |thought| {
        serde_json::from_str::<Value>(thought).expect("a thought is JSON");
    });
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let fields = answer.as_object().expect("an answer is an object");
    assert_eq!(fields.len(), 1, "{answer}");
    if let Some(error) = fields.get("error") {
        assert!(error["words"].as_str().is_some_and(|words| !words.is_empty()), "{answer}");
    } else {
        assert!(fields.contains_key("ok"), "{answer}");
    }
});
