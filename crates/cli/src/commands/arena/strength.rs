//! The document that says how strong the levels are: a section a game, written by the command that measures it.

use pionnier_arena::statistics::Rating;
use pionnier_arena::{Rungs, Tally, Target};
use pionnier_catalog::{AnyGame, Language};
use pionnier_engine::Level;
use std::io;
use std::path::Path;

/// What stands above the sections of a new document.
const PREAMBLE: &str = "\
# Strength

How strong the levels are, by games between them. `pionnier ladder ID` plays the matches and writes that game's section;
the same command gives the same figures on every machine. Every opening (random turns) is played twice, colours swapped;
error bars are 95 %, from pairs of games. Elo is counted from the random mover, who has 0.

Besides thinking less, the lower levels are held back the way people are. *Sees* is the share of turns that occur to them, their own and the
enemy's; *rough* says how roughly they judge their own turns (the temperature of a softmax over winning chances, in hundredths); *greedy* how much better a
capture looks to them than it is (in hundredths of the winning chances).

And they have better and worse days. The numbers are those of a level's best day; *moods* says how many steps below it its worst is. A game is played on one day, and
all days between the two are equally likely. A step down, it looks at a third of the positions and slips 1.6 times as much; but it never
sees less than three quarters of what it sees on its best day. Elo's own model says the same of people, whose
performance varies from game to game. It is also what makes ten levels enough: in Bermudes and Quindo it is a longer way from an opponent whom somebody who has just read the rules
can beat to 200,000 nodes than nine steps of 82 % between players who are always the same.

Level 1 should score 60 to 90 % against the random mover and at most 15 % against the greedy one, who looks at its own turns and the captures that follow; a level
60 to 82 % against the one below and more than 82 % against the one two below.
";

/// A game's ladder, measured.
pub(super) struct Measured {
    pub(super) game: &'static dyn AnyGame,
    /// What was typed to measure it.
    pub(super) command: String,
    /// Its levels, from level 1 on.
    pub(super) levels: Vec<Level>,
    pub(super) played: Vec<(Rungs, Tally)>,
    /// Of the levels.
    pub(super) ratings: Vec<Rating>,
}

/// The document as it stands; a new one if there is none, provided that its folder exists.
pub(super) fn read(path: &Path) -> io::Result<String> {
    match std::fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            std::fs::metadata(folder.unwrap_or(Path::new(".")))?;
            Ok(PREAMBLE.to_owned())
        }
        result => result,
    }
}

/// Writes a game's section into the document, in the place of the one that was there.
pub(super) fn write(path: &Path, document: &str, measured: &Measured) -> io::Result<()> {
    let title = measured.game.words(Language::English).say("name", &[]);
    std::fs::write(path, with_section(document, &title, &section(measured)))
}

/// A document with this section instead of the one of the same title, or else at its end.
fn with_section(document: &str, title: &str, section: &str) -> String {
    let heading = format!("## {title}\n");
    let section = format!("{heading}\n{}\n", section.trim_end());
    let mut parts: Vec<String> = Vec::new();
    for line in document.split_inclusive('\n') {
        match parts.last_mut() {
            Some(part) if !line.starts_with("## ") => part.push_str(line),
            _ => parts.push(line.to_owned()),
        }
    }
    match parts.iter_mut().find(|part| part.trim_end() == heading.trim_end() || part.starts_with(&heading)) {
        Some(part) => *part = section,
        None => parts.push(section),
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    format!("{}\n", parts.join("\n\n"))
}

fn section(measured: &Measured) -> String {
    let mut text = format!("```sh\n{}\n```\n\n", measured.command);
    text.push_str(
        "| level | nodes a turn | sees | rough | greedy | moods | Elo |\n|---|---|---|---|---|---|---|\n",
    );
    for (number, (level, rating)) in measured.levels.iter().zip(&measured.ratings).enumerate() {
        let [sees, rough, greedy] =
            [level.attention, level.temperature, level.appetite].map(|share| 100.0 * share);
        let (nodes, moods, elo, error) = (level.nodes, level.moods, rating.elo, rating.error);
        text.push_str(&format!(
            "| {} | {nodes} | {sees:.0} % | {rough:.1} | {greedy:.0} | {moods:.1} | {elo:.0} ± {error:.0} |\n",
            number + 1
        ));
    }
    text.push_str(
        "\n| match | games | won | drawn | lost | score | Elo difference | counts | asked | met |\n",
    );
    text.push_str("|---|---|---|---|---|---|---|---|---|---|\n");
    for (rungs, tally) in &measured.played {
        text.push_str(&row(rungs, tally));
    }
    let upper: Vec<String> = measured
        .played
        .iter()
        .filter(|(rungs, _)| rungs.counts_draws)
        .map(|(rungs, _)| rungs.upper.to_string())
        .collect();
    if let Some(upper) = upper.first() {
        text.push_str(&format!(
            "\nThe game is a draw if both sides play well. Level {upper} is not held back, and so for it games not lost \
             count instead of the score.\n",
        ));
    }
    text
}

fn row(rungs: &Rungs, tally: &Tally) -> String {
    let results = tally.results();
    let score = tally.pairs.score_interval();
    let elo = tally.pairs.elo();
    let counts = if rungs.counts_draws {
        format!("not lost {:.1} %", 100.0 * rungs.success(tally))
    } else {
        "score".to_owned()
    };
    let asked = asked(rungs.target());
    let met = if rungs.is_met(tally) { "yes" } else { "**no**" };
    let [upper, lower] = rungs.players();
    format!(
        "| {} – {} | {} | {} | {} | {} | {:.1} ± {:.1} % | {} | {counts} | {asked} | {met} |\n",
        upper,
        lower,
        results.games(),
        results.won,
        results.drawn,
        results.lost,
        100.0 * score.value,
        100.0 * (score.high - score.value).max(score.value - score.low),
        difference(elo.value, elo.low, elo.high),
    )
}

/// What is asked of a match.
fn asked(target: Target) -> String {
    match target {
        Target::Between([least, most]) => format!("{:.0}–{:.0} %", 100.0 * least, 100.0 * most),
        Target::AtLeast(least) => format!("≥ {:.0} %", 100.0 * least),
        Target::MoreThan(bound) => format!("> {:.0} %", 100.0 * bound),
    }
}

/// A difference in Elo with its bounds, as far as they are finite.
fn difference(value: f64, low: f64, high: f64) -> String {
    let number = |value: f64| {
        if value.is_finite() {
            format!("{value:+.0}")
        } else {
            format!("{}∞", if value > 0.0 { '+' } else { '-' })
        }
        .replace('-', "−")
    };
    format!("{} ({} to {})", number(value), number(low), number(high))
}

#[cfg(test)]
mod tests {
    use super::{PREAMBLE, with_section};

    #[test]
    fn a_section_replaces_its_own_and_leaves_the_others() {
        let one = with_section(PREAMBLE, "Kono", "first");
        assert!(one.starts_with(PREAMBLE) && one.ends_with("\n\n## Kono\n\nfirst\n"), "{one}");
        let two = with_section(&one, "Quindo", "other");
        let again = with_section(&two, "Kono", "second");
        assert_eq!(again, two.replace("first", "second"));
        // A hand-written section stays, whatever it is called.
        let with_note = again.replace("## Quindo", "## Kono and chess\n\nnote\n\n## Quindo");
        assert_eq!(with_section(&with_note, "Kono", "second"), with_note);
    }
}
