//! Answers requests.

use crate::answer::{Answer, GameInfo, Judged, LevelTurn, ReadGame};
use crate::request::{GameText, Moment, Request, Settled};
use pionnier_catalog::lesson::Lesson;
use pionnier_catalog::screen::{Frame, Look};
use pionnier_catalog::thought::{Analysis, Exact, LEVELS_PER_GAME, Limits, Options, TranspositionTable};
use pionnier_catalog::transcript::Transcript;
use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Language, Objection, Said, find, find_rules};
use serde::Serialize;

/// No game has more turns: far more than any that C4 lets be played, and few enough to be replayed at once.
const MOST_TURNS: usize = 20_000;

/// What a thought may remember, in bytes.
const MEMORY: usize = 16 << 20;

/// No more lines than this are thought about at once.
const MOST_LINES: usize = 64;

/// Why there is no answer.
type Refused = Said<Objection>;

/// Answers a request, both as JSON. `progress` is shown thoughts while they grow.
pub fn answer(request: &[u8], progress: &mut dyn FnMut(&str)) -> String {
    let request = match serde_json::from_slice(request) {
        Ok(request) => request,
        Err(error) => return json(&Answer::<()>::Error(mistake(error.to_string()))),
    };
    match request {
        Request::Games { language } => respond(Ok(games(language))),
        Request::Look(moment) => respond(look(&moment)),
        Request::Film { moment, turn } => respond(film(&moment, &turn)),
        Request::Why { moment, from, to } => respond(why(&moment, from.as_deref(), to.as_deref())),
        Request::Typed { moment, turn } => respond(typed(&moment, &turn)),
        Request::Level { moment, level, seed } => respond(level_turn(&moment, level, seed)),
        Request::Think { moment, nodes, lines } => respond(think(&moment, nodes, lines, progress)),
        Request::Exact(moment) => respond(exact(&moment)),
        Request::Transcript { moment, tags } => respond(transcript(&moment, &tags)),
        Request::ReadTranscript { text, language } => respond(read_transcript(&text, language)),
        Request::Lesson { language, game } => respond(lesson(language, &game)),
        Request::Judge { language, game, task, turn } => respond(judge(language, &game, &task, &turn)),
    }
}

fn respond<T: Serialize>(answer: Result<T, Refused>) -> String {
    json(&match answer {
        Ok(answer) => Answer::Ok(answer),
        Err(objection) => Answer::Error(objection),
    })
}

fn json<T: Serialize>(answer: &T) -> String {
    serde_json::to_string(answer)
        .expect("every answer has a JSON text: its keys are names and its numbers finite")
}

/// A request that no page of this release makes: a mistake in the program, said in the words of programs.
fn mistake(words: String) -> Refused {
    Said { of: Objection { code: "request", rule: None, at: None, details: Vec::new() }, words }
}

/// A game with its record, ready to be asked.
struct Open {
    game: &'static dyn AnyGame,
    record: Box<dyn AnyRecord>,
    language: Language,
}

impl Open {
    fn new(moment: &Moment) -> Result<Open, Refused> {
        let language = moment.language;
        let GameText { game, rules, start, turns, ending } = &moment.text;
        let game = edition(game, rules.as_deref(), language)?;
        let refuse = |objection: Objection| objection.said(game, language);
        if turns.len() > MOST_TURNS {
            return Err(mistake(format!("more than {MOST_TURNS} turns")));
        }
        let mut record = match start {
            Some(text) => game.read(text).map_err(refuse)?.record(),
            None => game.start().record(),
        };
        for turn in turns {
            record.play(turn).map_err(refuse)?;
        }
        match ending {
            Some(Settled::Resigned { side }) => record.resign(*side).map_err(refuse)?,
            Some(Settled::Agreed) => record.agree_draw().map_err(refuse)?,
            None => {}
        }
        Ok(Open { game, record, language })
    }

    fn refuse(&self, objection: Objection) -> Refused {
        objection.said(self.game, self.language)
    }
}

fn named(id: &str) -> Result<&'static dyn AnyGame, Refused> {
    find(id).ok_or_else(|| mistake(format!("there is no game `{id}`")))
}

/// A game by the rules of its time.
fn edition(id: &str, rules: Option<&str>, language: Language) -> Result<&'static dyn AnyGame, Refused> {
    let today = named(id)?;
    let Some(rules) = rules else { return Ok(today) };
    find_rules(id, rules).ok_or_else(|| Objection::unknown_rules(id, rules).said(today, language))
}

fn games(language: Language) -> Vec<GameInfo> {
    GAMES.iter().map(|game| GameInfo::new(*game, language)).collect()
}

fn look(moment: &Moment) -> Result<Look, Refused> {
    let open = Open::new(moment)?;
    open.record
        .look(&moment.partial, open.game.words(open.language))
        .map_err(|objection| open.refuse(objection))
}

fn film(moment: &Moment, turn: &str) -> Result<Vec<Frame>, Refused> {
    let open = Open::new(moment)?;
    open.record.film(turn, &moment.partial).map_err(|objection| open.refuse(objection))
}

fn why(moment: &Moment, from: Option<&str>, to: Option<&str>) -> Result<Option<Refused>, Refused> {
    let open = Open::new(moment)?;
    let is_barrier = |to: &str| open.game.layout().barriers.iter().any(|barrier| barrier.name == to);
    let objection = match (from, to) {
        (Some(from), to) => open.record.why(&moment.partial, from, to),
        (None, Some(barrier)) if is_barrier(barrier) => open.record.why(&moment.partial, "", Some(barrier)),
        (None, Some(place)) => open.record.why(&moment.partial, place, None),
        (None, None) => None,
    };
    Ok(objection.map(|objection| open.refuse(objection)))
}

fn typed(moment: &Moment, turn: &str) -> Result<String, Refused> {
    let open = Open::new(moment)?;
    open.record.position().typed(turn).map_err(|objection| open.refuse(objection))
}

fn level_turn(moment: &Moment, level: u8, seed: u64) -> Result<LevelTurn, Refused> {
    if !(1..=LEVELS_PER_GAME).contains(&level) {
        return Err(mistake(format!("levels run from 1 to {LEVELS_PER_GAME}")));
    }
    let open = Open::new(moment)?;
    Ok(LevelTurn { turn: open.record.level_turn(level, seed, &|| false) })
}

fn think(
    moment: &Moment,
    nodes: u64,
    lines: usize,
    progress: &mut dyn FnMut(&str),
) -> Result<Analysis, Refused> {
    let open = Open::new(moment)?;
    let options = Options { lines: lines.clamp(1, MOST_LINES), ..Options::default() };
    Ok(open.record.think(&TranspositionTable::new(MEMORY), options, Limits::nodes(nodes), &mut |analysis| {
        progress(&json(analysis));
    }))
}

fn exact(moment: &Moment) -> Result<Option<Exact>, Refused> {
    let open = Open::new(moment)?;
    Ok(open.record.position().exact(None))
}

fn transcript(moment: &Moment, tags: &[(String, String)]) -> Result<String, Refused> {
    let Open { game, record, language } = Open::new(moment)?;
    let mut transcript = Transcript::new(game, record);
    for (name, value) in tags {
        transcript.add_tag(name, value).map_err(|error| error.objection.said(game, language))?;
    }
    Ok(transcript.write())
}

fn read_transcript(text: &str, language: Language) -> Result<ReadGame, Refused> {
    let transcript = Transcript::read(text).map_err(|error| error.said(language))?;
    Ok(ReadGame::new(&transcript))
}

fn lesson(language: Language, game: &str) -> Result<&'static Lesson, Refused> {
    Ok(named(game)?.lesson(language))
}

fn judge(language: Language, game: &str, task: &str, turn: &str) -> Result<Judged, Refused> {
    let game = named(game)?;
    let answer = game.judge(task, turn);
    let answer = answer.ok_or_else(|| mistake(format!("there is no task `{task}`")))?;
    Ok(Judged::new(answer, game, language))
}

#[cfg(test)]
mod tests {
    use crate::answer;
    use serde_json::{Value, json};

    fn ask(request: &Value) -> Value {
        serde_json::from_str(&answer(request.to_string().as_bytes(), &mut |_| {})).expect("an answer is JSON")
    }

    #[test]
    fn a_lesson_is_told_in_the_language_asked_for() {
        let lesson = &ask(&json!({ "call": "lesson", "language": "fr", "game": "granat" }))["ok"];
        assert_eq!(
            lesson["goal"],
            "Prenez tous les pions adverses, ou laissez l’adversaire sans aucun coup."
        );
        assert_eq!(lesson["sections"][0]["rules"], json!(["G1"]));
        assert_eq!(lesson["tasks"][1]["solution"], "b2-d4-f6");
        assert_eq!(lesson["tasks"][1]["reminders"][0]["rule"], "G6");
        assert!(lesson["cheatSheet"].as_array().is_some_and(|cards| cards.len() > 3));
        let error = &ask(&json!({ "call": "lesson", "language": "fr", "game": "chess" }))["error"];
        assert_eq!(error["code"], "request");
    }

    #[test]
    fn an_attempt_is_judged() {
        let judge = |task: &str, turn: &str| {
            ask(&json!({ "call": "judge", "language": "en", "game": "kono", "task": task, "turn": turn }))
        };
        assert_eq!(judge("bare", "b1xb3"), json!({ "ok": { "verdict": "reached" } }));
        let missed = &judge("bare", "b2-a2")["ok"];
        assert_eq!((&missed["verdict"], &missed["code"]), (&json!("missed"), &json!("missed-win")));
        assert_eq!(missed["words"], "This turn does not win the game.");
        let refused = &judge("bare", "b1-c2")["ok"];
        assert_eq!((&refused["verdict"], &refused["objection"]["rule"]), (&json!("refused"), &json!("K3")));
        assert_eq!(judge("nothing", "b1xb3")["error"]["code"], "request");
    }
}
