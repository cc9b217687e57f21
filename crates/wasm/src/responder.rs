//! Answers requests.

use crate::answer::{Answer, Arranged, GameInfo, ReadGame};
use crate::open::{Open, Refused, edition, json, mistake, named, settle};
use crate::request::{GameText, Kept, Moment, Request, StudyForm, StudyText};
use pionnier_catalog::lesson::Judged;
use pionnier_catalog::review::{self, Finding, Review};
use pionnier_catalog::thought::Options;
use pionnier_catalog::transcript::{Remark, Study, Transcript};
use pionnier_catalog::{Arrangement, Ending, GAMES, Language, Objection, Said, ending_words};
use serde::Serialize;

/// Answers a page, and keeps the record of the game it asks about.
#[derive(Default)]
pub struct Responder {
    kept: Option<(u32, Open)>,
}

impl Responder {
    /// One that has not been asked anything.
    #[must_use]
    pub const fn new() -> Responder {
        Responder { kept: None }
    }

    /// Answers a request, both as JSON. `progress` is shown thoughts while they grow.
    pub fn answer(&mut self, request: &[u8], progress: &mut dyn FnMut(&str)) -> String {
        let request = match Request::read(request) {
            Ok(request) => request,
            Err(error) => return json(&Answer::<()>::Error(mistake(error.to_string()))),
        };
        match request {
            Request::Games { language } => {
                let infos = GAMES.iter().map(|game| GameInfo::new(*game, language));
                respond(Ok(infos.collect::<Vec<_>>()))
            }
            Request::Look(moment) => respond(self.ask(&moment, |open| open.look(&moment.partial))),
            Request::Film { moment, turn } => {
                respond(self.ask(&moment, |open| Ok(open.film(&turn, &moment.partial)?.left())))
            }
            Request::Play { moment, turn } => {
                respond(self.ask(&moment, |open| open.play(&turn, &moment.partial)))
            }
            Request::Why { moment, from, to } => respond(
                self.ask(&moment, |open| Ok(open.why(&moment.partial, from.as_deref(), to.as_deref()))),
            ),
            Request::Typed { moment, turn } => {
                respond(self.ask(&moment, |open| {
                    open.record.typed(&turn).map_err(|objection| open.refuse(objection))
                }))
            }
            Request::Turns { moment, most } => respond(self.ask(&moment, |open| Ok(open.turns(most)))),
            Request::Perft { moment, depth } => {
                respond(self.ask(&moment, |open| Ok(open.record.position().perft(depth))))
            }
            Request::Level { moment, level, seed } => {
                respond(self.ask(&moment, |open| open.level_turn(level, seed)))
            }
            Request::Think { moment, nodes, lines } => {
                respond(self.ask(&moment, |open| Ok(open.think(nodes, lines, progress))))
            }
            Request::Exact(moment) => respond(self.ask(&moment, |open| Ok(open.record.exact()))),
            Request::Assess { moment, effort } => respond(self.ask(&moment, |open| {
                Ok(review::assess(&mut *open.record, Options::default(), effort.nodes()))
            })),
            Request::Review { text, findings } => respond(judge_game(&text, &findings)),
            Request::WriteStudy { study, form, language } => respond(write_study(study, form, language)),
            Request::ReadStudy { text, language } => respond(read_study(&text, language)),
            Request::Picture { moment, view } => {
                respond(self.ask(&moment, |open| open.picture(&moment.partial, view)))
            }
            Request::Arrangement { language, game, position } => {
                respond(arrangement(&game, &position, language))
            }
            Request::Arrange { language, game, arrangement } => {
                respond(arrange(&game, &arrangement, language))
            }
            Request::Transcript { text, tags } => respond(transcript(&text, &tags)),
            Request::ReadTranscript { text, language } => respond(read_transcript(&text, language)),
            Request::Lesson { language, game } => respond(named(&game).map(|game| game.lesson(language))),
            Request::Themes { language, game } => respond(named(&game).map(|game| game.themes(language))),
            Request::Judge { language, game, task, turn } => respond(judge(language, &game, &task, &turn)),
        }
    }

    /// Asks about a moment, and keeps its record if that is wished. A game that its players have ended is not kept: there is no way
    /// back from that but to open it anew.
    fn ask<T>(
        &mut self,
        moment: &Moment,
        question: impl FnOnce(&mut Open) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let mut open = self.open(moment)?;
        let answer = question(&mut open);
        if let Some(kept) = moment.kept
            && moment.text.ending.is_none()
        {
            self.kept = Some((kept.name, open));
        }
        answer
    }

    /// The game of a moment. What is kept goes on, and is let go of if it cannot.
    fn open(&mut self, moment: &Moment) -> Result<Open, Refused> {
        let GameText { turns, ending, .. } = &moment.text;
        let Some(Kept { name, from, known }) = moment.kept else {
            return Open::new(&moment.text, moment.language);
        };
        if from == 0 {
            return Ok(Open { known, ..Open::new(&moment.text, moment.language)? });
        }
        let kept = self.kept.take().filter(|(kept, open)| *kept == name && open.plies >= from);
        let (_, open) = kept.ok_or_else(lost)?;
        let mut open = Open { known, language: moment.language, ..open };
        open.take_back(from);
        open.play_all(turns)?;
        open.settle(ending.as_ref())?;
        Ok(open)
    }
}

fn respond<T: Serialize>(answer: Result<T, Refused>) -> String {
    json(&match answer {
        Ok(answer) => Answer::Ok(answer),
        Err(objection) => Answer::Error(objection),
    })
}

/// The record that was to go on is not there.
fn lost() -> Refused {
    Said {
        of: Objection { code: "lost", rule: None, at: None, details: Vec::new() },
        words: "there is no such record: the whole game is needed".to_owned(),
    }
}

/// A game that its players have ended is judged as if it went on: the findings are.
fn judge_game(text: &GameText, findings: &[Finding]) -> Result<Review, Refused> {
    let open = Open::new(text, Language::default())?;
    let review = review::judge(&*open.record, findings);
    review.ok_or_else(|| mistake("a review needs a finding for each position".to_owned()))
}

fn write_study(text: StudyText, form: StudyForm, language: Language) -> Result<String, Refused> {
    let StudyText { game, rules, start, ending, tags, comment, drawn, turns } = text;
    let remark = Remark { comment, drawn };
    let game = edition(&game, rules.as_deref(), language)?;
    let mut study = Study::new(game, start, remark, turns).map_err(|error| error.said(language))?;
    let transcript = &mut study.transcript;
    settle(&mut *transcript.record, ending.as_ref()).map_err(|objection| objection.said(game, language))?;
    for (name, value) in &tags {
        transcript.add_tag(name, value).map_err(|error| error.objection.said(game, language))?;
    }
    Ok(match form {
        StudyForm::Text => study.write(),
        StudyForm::Json => study.write_json(),
    })
}

/// JSON begins with an object's first name; a text for people that begins with a brace has a comment there.
fn read_study(text: &str, language: Language) -> Result<StudyText, Refused> {
    let inside = text.trim_start().strip_prefix('{').map(str::trim_start);
    let is_json = inside.is_some_and(|inside| inside.starts_with(['"', '}']));
    let read = if is_json { Study::read_json(text) } else { Study::read(text) };
    read.map(StudyText::new).map_err(|error| error.said(language))
}

fn transcript(text: &GameText, tags: &[(String, String)]) -> Result<String, Refused> {
    let Open { game, record, language, .. } = Open::new(text, Language::default())?;
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

fn arrangement(game: &str, position: &str, language: Language) -> Result<Arrangement, Refused> {
    let game = named(game)?;
    let position = game.read(position).map_err(|objection| objection.said(game, language))?;
    Ok(position.arrangement())
}

fn arrange(game: &str, arrangement: &Arrangement, language: Language) -> Result<Arranged, Refused> {
    let game = named(game)?;
    Ok(match game.arrange(arrangement) {
        Ok(position) => Arranged {
            position: Some(position.text()),
            fault: None,
            ending: position.end().map(|end| ending_words(game, Ending::Rules(end), language)),
        },
        Err(objection) => {
            Arranged { position: None, fault: Some(objection.said(game, language)), ending: None }
        }
    })
}

fn judge(language: Language, game: &str, task: &str, turn: &str) -> Result<Judged, Refused> {
    let judged = named(game)?.judge(task, turn, language);
    judged.ok_or_else(|| mistake(format!("there is no task `{task}`")))
}

#[cfg(test)]
mod tests {
    use crate::Responder;
    use serde_json::{Value, json};

    fn put(responder: &mut Responder, request: &Value) -> Value {
        let answer = responder.answer(request.to_string().as_bytes(), &mut |_| {});
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    fn ask(request: &Value) -> Value {
        put(&mut Responder::new(), request)
    }

    /// A question about a game of Kono that is kept: the turns from `from` on.
    fn kept(call: &str, from: usize, known: usize, turns: &[&str]) -> Value {
        json!({ "call": call, "game": "kono", "turns": turns, "kept": { "name": 7, "from": from, "known": known } })
    }

    #[test]
    fn a_kept_record_answers_as_the_whole_game_does() {
        let game = ["b1xb3", "c4xc2", "a1xa3", "d4xd2"];
        let whole =
            |turns: &[&str]| ask(&json!({ "call": "look", "game": "kono", "turns": turns }))["ok"].clone();
        let mut responder = Responder::new();
        let opened = put(&mut responder, &kept("look", 0, 0, &game[..2]));
        assert_eq!(opened["ok"], whole(&game[..2]));

        // A turn more, of which alone the history is told.
        let mut play = kept("play", 2, 2, &[]);
        play["turn"] = json!(game[2]);
        let step = &put(&mut responder, &play)["ok"];
        let mut after = whole(&game[..3]);
        assert_eq!(step["look"]["history"], json!([after["history"][2]]));
        after["history"] = step["look"]["history"].clone();
        assert_eq!(step["look"], after);
        assert_eq!(step["frames"][0]["scene"], after["scene"]);
        assert_eq!(step["touches"][0]["to"], "a3");

        // Taken back and gone on with otherwise, and looked at from before.
        assert_eq!(put(&mut responder, &kept("look", 1, 0, &game[1..]))["ok"], whole(&game));
        assert_eq!(put(&mut responder, &kept("look", 1, 0, &[]))["ok"], whole(&game[..1]));
        // A refusal of the question is not one of the game.
        let mut refused = kept("play", 1, 0, &[]);
        refused["turn"] = json!("a1-a2");
        assert!(put(&mut responder, &refused)["error"]["rule"].is_string());
        assert_eq!(put(&mut responder, &kept("look", 1, 0, &game[1..3]))["ok"], whole(&game[..3]));
    }

    #[test]
    fn a_record_that_is_not_there_is_said_to_be_lost() {
        let mut responder = Responder::new();
        let is_lost = |answer: &Value| answer["error"]["code"] == "lost";
        assert!(is_lost(&put(&mut responder, &kept("look", 1, 0, &["c4xc2"]))));
        put(&mut responder, &kept("look", 0, 0, &["b1xb3"]));
        assert!(!is_lost(&put(&mut responder, &kept("look", 1, 0, &["c4xc2"]))));
        assert!(is_lost(&put(&mut responder, &kept("look", 3, 0, &[]))), "the record is shorter");
        put(&mut responder, &kept("look", 0, 0, &["b1xb3"]));
        put(&mut responder, &kept("look", 1, 0, &["nonsense"]));
        assert!(is_lost(&put(&mut responder, &kept("look", 1, 0, &[]))), "what could not go on is let go of");
        put(&mut responder, &kept("look", 0, 0, &["b1xb3"]));
        let mut other = kept("look", 1, 0, &[]);
        other["kept"]["name"] = json!(8);
        assert!(is_lost(&put(&mut responder, &other)));
        put(&mut responder, &kept("look", 0, 0, &["b1xb3"]));
        let mut over = kept("look", 1, 0, &[]);
        over["ending"] = json!({ "cause": "agreed" });
        assert!(put(&mut responder, &over)["ok"]["ending"].is_object());
        assert!(
            is_lost(&put(&mut responder, &kept("look", 1, 0, &[]))),
            "there is no way back from an agreement"
        );
    }

    #[test]
    fn legal_turns_are_listed_and_counted() {
        let turns = |game: &str, turns: &[&str], most: usize| {
            ask(&json!({ "call": "turns", "game": game, "turns": turns, "most": most }))["ok"].clone()
        };
        assert_eq!(turns("kono", &[], 100), json!(["a1xa3", "b1xb3", "c1xc3", "d1xd3"]));
        assert_eq!(turns("cul-de-sac", &[], 7).as_array().map(Vec::len), Some(7));
        assert_eq!(turns("kono", &[], 0), json!([]));
        let perft = ask(&json!({ "call": "perft", "game": "bermudes", "turns": [], "depth": 3 }));
        assert_eq!(perft, json!({ "ok": 6781 }));
        let over = json!({ "call": "turns", "game": "kono", "turns": [], "most": 9, "ending": { "cause": "agreed" } });
        assert_eq!(ask(&over)["ok"], json!([]), "nobody plays on after an agreement");
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
