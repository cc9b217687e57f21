//! A command line as words.

/// Splits a command as a shell would, as far as spaces and quotes go. No shell is started: nothing else has a meaning.
pub(super) fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for sign in command.chars() {
        match quote {
            Some(open) if sign == open => quote = None,
            None if sign == '"' || sign == '\'' => {
                // Quotes make a word even of nothing.
                word.get_or_insert_default();
                quote = Some(sign);
            }
            None if sign.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn spaces_separate_and_quotes_hold_together() {
        assert_eq!(split("  engine  --fast "), ["engine", "--fast"]);
        assert_eq!(split("'my engine' a\"b c\"d ''"), ["my engine", "ab cd", ""]);
        assert_eq!(split("\"unfinished quote"), ["unfinished quote"]);
        assert!(split("  ").is_empty());
    }
}
