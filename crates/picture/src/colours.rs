//! The colours of a board, read from the style sheet that the page has too.

use crate::Theme;

/// The colours of one game's board by name, each as the style sheet writes it.
#[derive(Debug)]
pub(crate) struct Colours(Vec<(String, String)>);

impl Colours {
    /// The colours of a game: what is said of it goes before what is said of all.
    pub(crate) fn read(sheet: &str, game: &str) -> Colours {
        let (all, own) = (".board".to_owned(), format!(".board[data-game=\"{game}\"]"));
        let mut colours = Vec::new();
        let mut here = "";
        for line in sheet.lines().map(str::trim) {
            if let Some(selector) = line.strip_suffix(" {") {
                here = selector;
            } else if let Some((name, value)) =
                line.strip_suffix(';').and_then(|line| line.strip_prefix("--")?.split_once(": "))
            {
                let colour = (name.to_owned(), value.to_owned());
                if here == own {
                    colours.insert(0, colour);
                } else if here == all {
                    colours.push(colour);
                }
            }
        }
        Colours(colours)
    }

    /// A text with the colour of its place in place of every `var(--name)`; a name that is not known is left as it is.
    pub(crate) fn fill(&self, text: &str, theme: Theme) -> String {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("var(--") {
            let known =
                after.split_once(')').and_then(|(name, after)| Some((self.find(name, theme)?, after)));
            filled.push_str(before);
            if let Some((colour, after)) = known {
                filled.push_str(colour);
                rest = after;
            } else {
                filled.push_str("var(--");
                rest = after;
            }
        }
        filled + rest
    }

    fn find(&self, name: &str, theme: Theme) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        let both =
            value.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')?.split_once(", "));
        Some(match (both, theme) {
            (None, _) => value,
            (Some((light, _)), Theme::Light) => light,
            (Some((_, dark)), Theme::Dark) => dark,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Colours;
    use crate::Theme;

    const SHEET: &str = "/* Words. */\n.board {\n  --a: #111;\n  --b: light-dark(#222, #333);\n}\n\n\
        .board[data-game=\"x\"] {\n  --a: #444;\n}\n\n.board[data-game=\"y\"] {\n  --a: #555;\n}\n";

    #[test]
    fn colours_are_those_of_the_game_and_the_theme() {
        let fill = |game, theme| Colours::read(SHEET, game).fill("var(--a) var(--b) var(--c)", theme);
        assert_eq!(fill("x", Theme::Light), "#444 #222 var(--c)");
        assert_eq!(fill("z", Theme::Dark), "#111 #333 var(--c)");
    }
}
