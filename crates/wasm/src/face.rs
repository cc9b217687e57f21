//! Answers requests.

use crate::answer::{Answer, Frame, GameInfo, LevelTurn, Look, ReadGame, SideInfo, Sign};
use crate::lesson::{Judged, Lesson};
use crate::objection::Objection;
use crate::request::{GameText, Moment, Request, Settled};
use crate::thought::{Analysis, Exact};
use pionnier_catalog::{
    AnyGame, AnyRecord, GAMES, LEVELS_PER_GAME, Language, Limits, Options, Side, Table, Transcript, find,
    find_rules,
};
use serde::Serialize;

/// No game has more turns: far more than any that C4 lets be played, and few enough to be replayed at once.
const MOST_TURNS: usize = 20_000;

/// What a thought may remember, in bytes.
const MEMORY: usize = 16 << 20;

/// No more lines than this are thought about at once.
const MOST_LINES: usize = 64;

/// Answers a request, both as JSON. `progress` is shown thoughts while they grow.
pub fn answer(request: &[u8], progress: &mut dyn FnMut(&str)) -> String {
    let request = match serde_json::from_slice(request) {
        Ok(request) => request,
        Err(error) => return json(&Answer::<()>::Error(Objection::request(error.to_string()))),
    };
    match request {
        Request::Games { language } => respond(games(&language)),
        Request::Look(moment) => respond(look(&moment)),
        Request::Film { moment, turn } => respond(film(&moment, &turn)),
        Request::Why { moment, from, to } => respond(why(&moment, from.as_deref(), to.as_deref())),
        Request::Typed { moment, turn } => respond(typed(&moment, &turn)),
        Request::Level { moment, level, seed } => respond(level_turn(&moment, level, seed)),
        Request::Think { moment, nodes, lines } => respond(think(&moment, nodes, lines, progress)),
        Request::Exact(moment) => respond(exact(&moment)),
        Request::Transcript { moment, tags } => respond(transcript(&moment, &tags)),
        Request::ReadTranscript { text, language } => respond(read_transcript(&text, &language)),
        Request::Lesson { language, game } => respond(lesson(&language, &game)),
        Request::Judge { language, game, task, turn } => respond(judge(&language, &game, &task, &turn)),
    }
}

fn respond<T: Serialize>(answer: Result<T, Objection>) -> String {
    json(&match answer {
        Ok(answer) => Answer::Ok(answer),
        Err(objection) => Answer::Error(objection),
    })
}

fn json<T: Serialize>(answer: &T) -> String {
    serde_json::to_string(answer)
        .expect("every answer has a JSON text: its keys are names and its numbers finite")
}

/// A game with its record, ready to be asked.
struct Open {
    game: &'static dyn AnyGame,
    record: Box<dyn AnyRecord>,
    language: Language,
}

impl Open {
    fn new(moment: &Moment) -> Result<Open, Objection> {
        let language = moment.language.as_deref().map_or(Ok(Language::English), language)?;
        let GameText { game, rules, start, turns, ending } = &moment.text;
        let game = edition(game, rules.as_deref(), language)?;
        let refuse = |objection: pionnier_catalog::Objection| Objection::new(&objection, game, language);
        if turns.len() > MOST_TURNS {
            return Err(Objection::request(format!("more than {MOST_TURNS} turns")));
        }
        let mut record = match start {
            Some(text) => game.read(text).map_err(refuse)?.record(),
            None => game.start().record(),
        };
        for turn in turns {
            record.play(turn).map_err(refuse)?;
        }
        match ending {
            Some(Settled::Resigned { side }) => {
                let side = Side::BOTH.get(usize::from(*side)).copied();
                let side = side.ok_or_else(|| Objection::request("a side is 0 or 1".to_owned()))?;
                record.resign(side).map_err(refuse)?;
            }
            Some(Settled::Agreed) => record.agree_draw().map_err(refuse)?,
            None => {}
        }
        Ok(Open { game, record, language })
    }

    fn refuse(&self, objection: &pionnier_catalog::Objection) -> Objection {
        Objection::new(objection, self.game, self.language)
    }
}

fn named(id: &str) -> Result<&'static dyn AnyGame, Objection> {
    find(id).ok_or_else(|| Objection::request(format!("there is no game `{id}`")))
}

/// A game by the rules of its time.
fn edition(id: &str, rules: Option<&str>, language: Language) -> Result<&'static dyn AnyGame, Objection> {
    let today = named(id)?;
    let Some(rules) = rules else { return Ok(today) };
    find_rules(id, rules).ok_or_else(|| {
        Objection::new(&pionnier_catalog::Objection::unknown_rules(id, rules), today, language)
    })
}

fn language(code: &str) -> Result<Language, Objection> {
    code.parse().map_err(|()| Objection::request(format!("there is no language `{code}`")))
}

fn games(code: &str) -> Result<Vec<GameInfo>, Objection> {
    let language = language(code)?;
    Ok(GAMES.iter().map(|game| info(*game, language)).collect())
}

fn info(game: &dyn AnyGame, language: Language) -> GameInfo {
    let words = game.words(language);
    let say = |name: &str| words.say(name, &[]);
    GameInfo {
        id: game.id().to_owned(),
        name: say("name"),
        tagline: say("tagline"),
        turn_help: say("turn-help"),
        man: say("man"),
        men: say("men"),
        first_touch: say("first-touch"),
        sides: Side::BOTH.map(|side| {
            let letter = game.letter(side);
            SideInfo { letter, name: say(&format!("side-{letter}")) }
        }),
        legend: game.legend().iter().map(|&(sign, code)| Sign { sign, text: say(code) }).collect(),
        start: game.start().text(),
        layout: game.layout().into(),
        levels: LEVELS_PER_GAME,
        solved: game.is_solved(),
    }
}

fn look(moment: &Moment) -> Result<Look, Objection> {
    let open = Open::new(moment)?;
    let look = open.record.look(&moment.partial).map_err(|objection| open.refuse(&objection))?;
    Ok(Look::new(look, open.game, open.language))
}

fn film(moment: &Moment, turn: &str) -> Result<Vec<Frame>, Objection> {
    let open = Open::new(moment)?;
    let frames = open.record.film(turn, &moment.partial).map_err(|objection| open.refuse(&objection))?;
    Ok(frames.into_iter().map(|frame| Frame::new(frame, open.game, open.language)).collect())
}

fn why(moment: &Moment, from: Option<&str>, to: Option<&str>) -> Result<Option<Objection>, Objection> {
    let open = Open::new(moment)?;
    let is_wall = |to: &str| open.game.layout().walls.iter().any(|wall| wall.name == to);
    let objection = match (from, to) {
        (Some(from), to) => open.record.why(&moment.partial, from, to),
        (None, Some(wall)) if is_wall(wall) => open.record.why(&moment.partial, "", Some(wall)),
        (None, Some(place)) => open.record.why(&moment.partial, place, None),
        (None, None) => None,
    };
    Ok(objection.map(|objection| open.refuse(&objection)))
}

fn typed(moment: &Moment, turn: &str) -> Result<String, Objection> {
    let open = Open::new(moment)?;
    open.record.position().typed(turn).map_err(|objection| open.refuse(&objection))
}

fn level_turn(moment: &Moment, level: u8, seed: u64) -> Result<LevelTurn, Objection> {
    if !(1..=LEVELS_PER_GAME).contains(&level) {
        return Err(Objection::request(format!("levels run from 1 to {LEVELS_PER_GAME}")));
    }
    let open = Open::new(moment)?;
    Ok(LevelTurn { turn: open.record.level_turn(level, seed, &|| false) })
}

fn think(
    moment: &Moment,
    nodes: u64,
    lines: usize,
    progress: &mut dyn FnMut(&str),
) -> Result<Analysis, Objection> {
    let open = Open::new(moment)?;
    let options = Options { lines: lines.clamp(1, MOST_LINES), ..Options::default() };
    let analysis = open.record.think(&Table::new(MEMORY), options, Limits::nodes(nodes), &mut |analysis| {
        progress(&json(&Analysis::from(analysis)));
    });
    Ok(Analysis::from(&analysis))
}

fn exact(moment: &Moment) -> Result<Option<Exact>, Objection> {
    let open = Open::new(moment)?;
    let Some(exact) = open.record.position().exact(None) else { return Ok(None) };
    let look = open.record.look("").map_err(|objection| open.refuse(&objection))?;
    Ok(Some(Exact::new(exact, &look.choices)))
}

fn transcript(moment: &Moment, tags: &[(String, String)]) -> Result<String, Objection> {
    let Open { game, record, language } = Open::new(moment)?;
    let mut transcript = Transcript::new(game, record);
    for (name, value) in tags {
        transcript.add_tag(name, value).map_err(|error| Objection::new(&error.objection, game, language))?;
    }
    Ok(transcript.write())
}

fn read_transcript(text: &str, code: &str) -> Result<ReadGame, Objection> {
    let language = language(code)?;
    let transcript = Transcript::read(text).map_err(|error| Objection::in_transcript(&error, language))?;
    Ok(ReadGame::new(&transcript))
}

fn lesson(code: &str, game: &str) -> Result<Lesson, Objection> {
    Ok(Lesson::from(named(game)?.lesson(language(code)?)))
}

fn judge(code: &str, game: &str, task: &str, turn: &str) -> Result<Judged, Objection> {
    let (game, language) = (named(game)?, language(code)?);
    let answer = game.judge(task, turn);
    let answer = answer.ok_or_else(|| Objection::request(format!("there is no task `{task}`")))?;
    Ok(Judged::new(&answer, game, language))
}
