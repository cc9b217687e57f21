//! `pionnier rules`: how a game is played, in words and diagrams.

use crate::commands::show;
use crate::failure::Failure;
use crate::request;
use crate::wrap::{width, wrapped};
use clap::ArgMatches;
use pionnier_catalog::lesson::{Diagram, Section};
use pionnier_catalog::{AnyGame, Detail, GAMES, Value, Words};
use std::io::{self, Write};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match request::game(matches) {
        Some(game) => Reading { game, words, width: width(), out }.rules()?,
        None => list(&mut out, words)?,
    }
    Ok(())
}

/// What there is to read about.
fn list(out: &mut impl Write, words: &Words) -> io::Result<()> {
    for game in GAMES {
        let name = game.words(words.language()).say("name", &[]);
        writeln!(out, "{:<11} {name}", game.id())?;
        write!(out, "{}", wrapped(&game.lesson(words.language()).goal, "            ", width()))?;
    }
    Ok(())
}

/// A lesson on its way to the terminal.
struct Reading<'w, W> {
    game: &'static dyn AnyGame,
    words: &'w Words,
    width: usize,
    out: W,
}

impl<W: Write> Reading<'_, W> {
    fn rules(&mut self) -> io::Result<()> {
        let lesson = self.game.lesson(self.words.language());
        let name = self.game.words(self.words.language()).say("name", &[]);
        writeln!(self.out, "{name}\n")?;
        for line in &lesson.history {
            self.paragraph(line, "")?;
        }
        writeln!(self.out)?;
        self.message("rules-goal", &[("goal", &lesson.goal)], "")?;
        let mut needs_legend = true;
        for section in &lesson.sections {
            self.section(section)?;
            for diagram in &section.diagrams {
                self.diagram(diagram, needs_legend)?;
                needs_legend = false;
            }
        }
        writeln!(self.out)?;
        self.paragraph(&lesson.position, "")
    }

    fn section(&mut self, section: &Section) -> io::Result<()> {
        writeln!(self.out, "\n{}  {}", section.rules.join(" "), section.title)?;
        for text in &section.text {
            self.paragraph(text, "  ")?;
        }
        for ruling in &section.rulings {
            self.message("rules-ruling", &[("rule", &ruling.rule), ("reason", &ruling.text)], "  ")?;
        }
        Ok(())
    }

    fn diagram(&mut self, diagram: &Diagram, with_legend: bool) -> io::Result<()> {
        let position = || self.game.read(&diagram.position).ok();
        let Some(drawn) = position() else { return Ok(()) };
        let board = if with_legend { show::board(self.game, &*drawn, self.words) } else { drawn.draw() };
        let objections: Vec<(&String, String)> = diagram
            .wrong
            .iter()
            .filter_map(|turn| {
                let objection = position()?.play(turn).err()?;
                Some((turn, objection.words_with_rule(self.game, self.words.language())))
            })
            .collect();
        let side = show::side_name(self.game, drawn.side(), self.words);
        writeln!(self.out, "\n{board}")?;
        self.paragraph(&diagram.caption, "    ")?;
        self.message("show-position", &[("value", &diagram.position)], "    ")?;
        self.message("show-side", &[("value", &side)], "    ")?;
        let lists = [("rules-marked", "places", &diagram.marks), ("rules-allowed", "turns", &diagram.shows)];
        for (name, detail, list) in lists.into_iter().filter(|(_, _, list)| !list.is_empty()) {
            self.message(name, &[(detail, &list.join(", "))], "    ")?;
        }
        for (turn, why) in objections {
            self.message("rules-forbidden", &[("turn", turn), ("why", &why)], "    ")?;
        }
        Ok(())
    }

    fn message(&mut self, name: &str, details: &[(&'static str, &str)], indent: &str) -> io::Result<()> {
        let details: Vec<Detail> = details
            .iter()
            .map(|&(name, text)| Detail { name, value: Value::Text(text.to_owned()) })
            .collect();
        let text = self.words.say(name, &details);
        self.paragraph(&text, indent)
    }

    /// A paragraph, without the marks that tell other front ends what is a turn.
    fn paragraph(&mut self, text: &str, indent: &str) -> io::Result<()> {
        write!(self.out, "{}", wrapped(&text.replace('`', ""), indent, self.width))
    }
}
