//! The artwork of a game: its men, its walls and what they stand on.

use crate::Theme;
use crate::colours::Colours;

/// The parts that a game's pictures are made of: SVG elements with an id, in units of which neighbouring squares are 100 apart.
///
/// - `field`: all that lies under the places, from the upper left corner of the field,
/// - one for each kind of place (`square`, `border`, `base-first`, `base-second`, `point`, `landmark`),
/// - `shadow`, and for each side its man (`first`), the same for those who see no colours (`first-patterned`) and perhaps what is
///   seen of its thickness (`first-edge`),
/// - `ball`, what a carrier carries, and `wall-h` and `wall-v`, where there are such things.
#[derive(Debug)]
pub struct Artwork {
    game: String,
    parts: Vec<Part>,
    colours: Colours,
}

#[derive(Debug)]
struct Part {
    id: String,
    text: String,
}

impl Artwork {
    /// Reads the artwork of a game from what all games share and what is its own. Each is an SVG document, its parts on lines that
    /// are indented by two spaces. The colours are those of a style sheet.
    #[must_use]
    pub fn read(game: &str, common: &str, own: &str, sheet: &str) -> Artwork {
        let parts = [common, own].into_iter().flat_map(parts).collect();
        Artwork { game: game.to_owned(), parts, colours: Colours::read(sheet, game) }
    }

    /// Everything that can be drawn, as it is to stand in `<defs>`: with names of colours in the place of colours, for a page that has
    /// the style sheet.
    #[must_use]
    pub fn definitions(&self) -> String {
        self.parts.iter().map(|part| part.text.as_str()).collect()
    }

    /// Whether there is a part with this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.part(id).is_some()
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The parts with these ids and all that they need, in their order. Their ids begin with that of the game, so that several
    /// pictures can stand in one document.
    pub(crate) fn needed(&self, ids: &[&str]) -> String {
        let mut needed: Vec<&str> = Vec::new();
        let mut open: Vec<&str> = ids.to_vec();
        while let Some(id) = open.pop() {
            if let Some(part) = self.part(id).filter(|part| !needed.contains(&part.id.as_str())) {
                needed.push(&part.id);
                open.extend(part.text.split('#').skip(1).filter_map(|rest| rest.split(['"', ')']).next()));
            }
        }
        let texts = self.parts.iter().filter(|part| needed.contains(&part.id.as_str()));
        let mut text: String = texts.map(|part| part.text.as_str()).collect();
        for reference in ["id=\"", "url(#", "href=\"#"] {
            text = text.replace(reference, &format!("{reference}{}-", self.game));
        }
        text
    }

    pub(crate) fn fill(&self, text: &str, theme: Theme) -> String {
        self.colours.fill(text, theme)
    }

    fn part(&self, id: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.id == id)
    }
}

fn parts(document: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for line in document.lines().filter_map(|line| line.strip_prefix("  ")) {
        let id = line.split_once("id=\"").and_then(|(_, rest)| rest.split('"').next());
        match (id, parts.last_mut()) {
            (Some(id), _) if !line.starts_with([' ', '/']) => {
                parts.push(Part { id: id.to_owned(), text: line.to_owned() });
            }
            (_, Some(part)) => part.text.push_str(line.trim_start()),
            _ => {}
        }
    }
    parts
}
