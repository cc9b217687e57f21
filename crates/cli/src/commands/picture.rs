//! `pionnier picture`: a position as SVG or PNG, a game as an animated picture.

use crate::failure::Failure;
use crate::figures::text;
use crate::file::write_whole;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::screen::{Annotation, Theme, View, picture};
use pionnier_catalog::{AnyGame, AnyRecord, Detail, Words};
use pionnier_picture::{Animation, NoPicture, png};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// An animated picture has no more turns than this, and is no wider: it has to fit into memory, and into a page.
const MOST_TURNS: usize = 1_000;
const WIDEST_ANIMATION: u32 = 1_024;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let path: &PathBuf = matches.get_one("out").expect("the argument is required");
    let kind = Kind::of(path, words)?;
    let request = Request::new(matches, words)?;
    let view = View {
        width: matches.get_one::<u64>("width").map_or(480, |&width| width as u32),
        is_flipped: matches.get_flag("flipped"),
        theme: if matches.get_flag("dark") { Theme::Dark } else { Theme::Light },
        has_coordinates: !matches.get_flag("bare"),
        annotations: annotations(matches.get_one::<String>("marks"), request.game, words)?,
        ..View::default()
    };
    let album = Album { game: request.game, view, words };
    let bytes = match kind {
        Kind::Svg => album.last(&request)?.into_bytes(),
        Kind::Png => png(&album.last(&request)?)?,
        Kind::Gif => album.animation(&request)?,
    };
    let count = write_whole(path, &bytes, words)?;
    let details = [text("file", path.display().to_string()), Detail::number("bytes", count)];
    writeln!(std::io::stdout(), "{}", words.say("picture-written", &details))?;
    Ok(())
}

/// What is written, by the ending of the file's name.
enum Kind {
    Svg,
    Png,
    Gif,
}

impl Kind {
    fn of(path: &Path, words: &Words) -> Result<Kind, Failure> {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("").to_ascii_lowercase();
        match ending.as_str() {
            "svg" => Ok(Kind::Svg),
            "png" => Ok(Kind::Png),
            "gif" => Ok(Kind::Gif),
            _ => {
                let file = text("file", path.display().to_string());
                Err(Failure::Input(words.say("picture-unknown-kind", &[file])))
            }
        }
    }
}

/// Arrows (`b1-b3`) and circles (`c2`) between places and walls that there are.
fn annotations(
    marks: Option<&String>,
    game: &dyn AnyGame,
    words: &Words,
) -> Result<Vec<Annotation>, Failure> {
    let layout = game.layout();
    let is_known = |name: &str| {
        layout.places.iter().any(|place| place.name == name)
            || layout.barriers.iter().any(|wall| wall.name == name)
    };
    let read = |mark: &str| {
        let (from, to) = mark.split_once('-').unwrap_or((mark, mark));
        match [from, to].into_iter().find(|name| !is_known(name)) {
            None => Ok(Annotation { from: from.to_owned(), to: to.to_owned() }),
            Some(name) => {
                let details = [
                    text("mark", mark.escape_debug().to_string()),
                    text("place", name.escape_debug().to_string()),
                    text("first", layout.places.first().map_or(String::new(), |place| place.name.clone())),
                    text("last", layout.places.last().map_or(String::new(), |place| place.name.clone())),
                ];
                Err(Failure::Input(words.say("picture-bad-mark", &details)))
            }
        }
    };
    marks.map_or(Ok(Vec::new()), |marks| marks.split_whitespace().map(read).collect())
}

/// Pictures of one game.
struct Album<'w> {
    game: &'static dyn AnyGame,
    view: View,
    words: &'w Words,
}

impl Album<'_> {
    /// The picture after the last turn.
    fn last(&self, request: &Request) -> Result<String, Failure> {
        let mut record = request.record.start().record();
        for turn in &request.turns {
            self.play(&mut *record, turn)?;
        }
        self.picture(&*record, self.view.clone())
    }

    /// All of them, one after another. What is drawn over the men is drawn over the last.
    fn animation(&self, request: &Request) -> Result<Vec<u8>, Failure> {
        if request.turns.len() > MOST_TURNS || self.view.width > WIDEST_ANIMATION {
            let most =
                [Detail::number("turns", MOST_TURNS), Detail::number("width", WIDEST_ANIMATION as usize)];
            return Err(Failure::Input(self.words.say("picture-too-much", &most)));
        }
        let last = View { is_rounded: false, ..self.view.clone() };
        let plain = View { annotations: Vec::new(), ..last.clone() };
        let view = |ply| if ply == request.turns.len() { last.clone() } else { plain.clone() };
        let mut record = request.record.start().record();
        let mut animation = Animation::new(&self.picture(&*record, view(0))?)?;
        for (ply, turn) in request.turns.iter().enumerate() {
            self.play(&mut *record, turn)?;
            animation.add(&self.picture(&*record, view(ply + 1))?)?;
        }
        Ok(animation.finish()?)
    }

    fn play(&self, record: &mut dyn AnyRecord, turn: &str) -> Result<(), Failure> {
        record
            .play(turn)
            .map_err(|objection| Failure::Input(objection.words_with_rule(self.game, self.words.language())))
    }

    fn picture(&self, record: &dyn AnyRecord, view: View) -> Result<String, Failure> {
        let language = self.words.language();
        picture(self.game, record, "", view, language)
            .map_err(|objection| Failure::Input(objection.words_with_rule(self.game, language)))
    }
}

impl From<NoPicture> for Failure {
    fn from(error: NoPicture) -> Failure {
        Failure::Input(error.to_string())
    }
}
