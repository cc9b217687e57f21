//! What a match has brought, in words and for programs.

use crate::figures::{count, decimal, per_cent, signed, text};
use pionnier_arena::statistics::{Interval, Sprt, Verdict};
use pionnier_arena::{Cost, Plan, Player, Reason, Results, Tally, Terms};
use pionnier_catalog::{Detail, Words};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Who plays what.
pub(super) fn title(terms: &Terms, words: &Words) -> String {
    let details = [
        text("game", terms.game.clone()),
        text("a", terms.a.to_string()),
        text("b", terms.b.to_string()),
        count("seed", terms.seed),
        count("turns", terms.opening_turns as u64),
    ];
    words.say("report-title", &details)
}

/// A few words for a bar.
pub(super) fn brief(tally: &Tally, plan: &Plan, words: &Words) -> String {
    let elo = tally.pairs.elo();
    let mut brief = brief_results(tally, words);
    if elo.low.is_finite() && elo.high.is_finite() {
        brief.push_str("  ");
        brief.push_str(&words.say("report-elo", &interval(&elo, words)));
    }
    if let Some(sprt) = plan.sprt {
        let ratio = decimal(words, sprt.log_likelihood_ratio(&tally.pairs), 2);
        brief.push_str(&format!("  LLR {ratio}"));
    }
    brief
}

/// Games won, drawn and lost, and the score.
pub(super) fn brief_results(tally: &Tally, words: &Words) -> String {
    words.say("report-brief", &results(&tally.results(), words))
}

/// Everything, line by line.
pub(super) fn whole(terms: &Terms, plan: &Plan, tally: &Tally, words: &Words) -> String {
    let mut lines = vec![title(terms, words), String::new()];
    let mut say = |name: &str, details: &[Detail]| lines.push(words.say(name, details));
    say("report-games", &results(&tally.results(), words));
    say("report-elo", &interval(&tally.pairs.elo(), words));
    say("report-superiority", &[text("share", per_cent(words, tally.pairs.likelihood_of_superiority()))]);
    let pairs = tally.pairs.0.map(|pairs| pairs.to_string()).join("  ");
    say("report-pairs", &[count("pairs", tally.pairs.pairs()), text("counts", pairs)]);
    say("report-moving-first", &results(&tally.by_colour[0], words));
    say("report-moving-second", &results(&tally.by_colour[1], words));
    say("report-first-side", &results(&tally.first_side(), words));
    say("report-plies", &[text("plies", decimal(words, tally.plies_per_game(), 1))]);
    for (player, cost) in [&terms.a, &terms.b].into_iter().zip(&tally.costs) {
        let name = if matches!(player, Player::Ugi(_)) { "report-waited" } else { "report-cpu" };
        say(name, &costs(player, cost, words));
    }
    say("report-endings", &[text("endings", reasons(&tally.reasons, words))]);
    for (player, forfeits) in [&terms.a, &terms.b].into_iter().zip(&tally.forfeits) {
        if !forfeits.is_empty() {
            let details = [text("player", player.to_string()), text("forfeits", reasons(forfeits, words))];
            say("report-forfeits", &details);
        }
    }
    if let Some(sprt) = plan.sprt {
        say(verdict(sprt.judge(&tally.pairs)).1, &test(&sprt, tally, words));
    }
    if !(terms.a.is_repeatable() && terms.b.is_repeatable()) {
        say("report-not-repeatable", &[]);
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The same for programs.
pub(super) fn json(terms: &Terms, plan: &Plan, tally: &Tally) -> Value {
    let results = |results: &Results| json!({ "won": results.won, "drawn": results.drawn, "lost": results.lost, "score": results.score() });
    let reasons = |reasons: &BTreeMap<Reason, u64>| -> Map<String, Value> {
        reasons.iter().map(|(reason, &count)| (reason.code().to_owned(), count.into())).collect()
    };
    let cost = |cost: &Cost| json!({ "seconds": cost.seconds, "turns": cost.turns, "seconds_per_turn": cost.per_turn() });
    // An infinite number is no JSON: it becomes null.
    let elo = tally.pairs.elo();
    let sprt = plan.sprt.map(|sprt| {
        json!({
            "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": sprt.log_likelihood_ratio(&tally.pairs),
            "bound": Sprt::bound(), "verdict": verdict(sprt.judge(&tally.pairs)).0,
        })
    });
    json!({
        "game": terms.game, "a": terms.a.to_string(), "b": terms.b.to_string(), "seed": terms.seed,
        "opening_turns": terms.opening_turns,
        "games": tally.results().games(),
        "results": results(&tally.results()),
        "elo": { "value": elo.value, "low": elo.low, "high": elo.high },
        "superiority": tally.pairs.likelihood_of_superiority(),
        "pairs": tally.pairs.0,
        "moving_first": results(&tally.by_colour[0]),
        "moving_second": results(&tally.by_colour[1]),
        "first_side": results(&tally.first_side()),
        "plies_per_game": tally.plies_per_game(),
        "cost": { "a": cost(&tally.costs[0]), "b": cost(&tally.costs[1]) },
        "endings": reasons(&tally.reasons),
        "forfeits": { "a": reasons(&tally.forfeits[0]), "b": reasons(&tally.forfeits[1]) },
        "sprt": sprt,
        "repeatable": terms.a.is_repeatable() && terms.b.is_repeatable(),
    })
}

fn results(results: &Results, words: &Words) -> [Detail; 5] {
    [
        count("games", results.games()),
        count("won", results.won),
        count("drawn", results.drawn),
        count("lost", results.lost),
        text("score", per_cent(words, results.score())),
    ]
}

fn interval(interval: &Interval, words: &Words) -> [Detail; 3] {
    [("elo", interval.value), ("low", interval.low), ("high", interval.high)]
        .map(|(name, value)| text(name, signed(words, value, 1)))
}

fn costs(player: &Player, cost: &Cost, words: &Words) -> [Detail; 3] {
    [
        text("player", player.to_string()),
        text("seconds", decimal(words, cost.seconds, 2)),
        text("milliseconds", decimal(words, 1e3 * cost.per_turn(), 3)),
    ]
}

fn reasons(reasons: &BTreeMap<Reason, u64>, words: &Words) -> String {
    let reason = |(reason, number): (&Reason, &u64)| {
        words.say(&format!("reason-{}", reason.code()), &[count("number", *number)])
    };
    reasons.iter().map(reason).collect::<Vec<_>>().join(", ")
}

/// A verdict's name for programs and the name of its message.
const fn verdict(verdict: Option<Verdict>) -> (&'static str, &'static str) {
    match verdict {
        Some(Verdict::Accepted) => ("accepted", "report-sprt-accepted"),
        Some(Verdict::Rejected) => ("rejected", "report-sprt-rejected"),
        None => ("open", "report-sprt-open"),
    }
}

fn test(sprt: &Sprt, tally: &Tally, words: &Words) -> [Detail; 4] {
    [
        text("elo0", signed(words, sprt.elo0, 1)),
        text("elo1", signed(words, sprt.elo1, 1)),
        text("ratio", decimal(words, sprt.log_likelihood_ratio(&tally.pairs), 2)),
        text("bound", decimal(words, Sprt::bound(), 2)),
    ]
}
