//! Text that fits the terminal.

use terminal_size::{Width, terminal_size};

/// The width of a terminal that does not tell.
const USUAL: usize = 80;

/// Longer lines than this are hard to read.
const WIDEST: usize = 100;

/// How many characters a line may have.
pub(crate) fn width() -> usize {
    terminal_size().map_or(USUAL, |(Width(width), _)| usize::from(width).min(WIDEST))
}

/// Breaks a paragraph into lines, each with this indent and a newline. Only plain spaces can be broken at, and a word that
/// is longer than a line has one for itself. A crate for this knows hyphens and wide letters as well, of which our two
/// languages need neither.
pub(crate) fn wrapped(text: &str, indent: &str, width: usize) -> String {
    let mut out = String::new();
    let mut room = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if room > length {
            out.push(' ');
            room -= length + 1;
        } else {
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(indent);
            room = width.saturating_sub(indent.chars().count() + length);
        }
        out.push_str(word);
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_at_plain_spaces_only() {
        assert_eq!(wrapped("one two three", "", 7), "one two\nthree\n");
        assert_eq!(wrapped("one two three", "  ", 7), "  one\n  two\n  three\n");
        assert_eq!(wrapped("Fin\u{202F}: oui", "", 5), "Fin\u{202F}:\noui\n");
        assert_eq!(wrapped("incomprehensible it is", "", 5), "incomprehensible\nit is\n");
        assert_eq!(wrapped("a b", "", 0), "a\nb\n");
    }
}
