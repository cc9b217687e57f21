//! What a player is called.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player wants to be called in a game; empty for those who have not said. It is free text from a stranger that
/// others will read: whatever could hide, turn round or overlay the words beside it is taken out wherever a name is read.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(from = "String")]
#[schema(max_length = 24)]
pub struct Name(String);

impl Name {
    /// Characters at most.
    pub const LENGTH: usize = 24;
    /// Marks that may stand on one letter; more of them reach into other lines.
    const MARKS: usize = 2;

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name itself.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        let mut name = String::new();
        let (mut length, mut marks, mut is_after_space) = (0, 0, true);
        for sign in text.chars().filter(|&sign| sign.is_whitespace() || !is_unseen(sign)) {
            marks = if is_mark(sign) { marks + 1 } else { 0 };
            let is_space = sign.is_whitespace();
            if (is_space && is_after_space) || marks > Name::MARKS || (marks > 0 && is_after_space) {
                continue;
            }
            if length == Name::LENGTH {
                break;
            }
            name.push(if is_space { ' ' } else { sign });
            length += 1;
            is_after_space = is_space;
        }
        name.truncate(name.trim_end().len());
        Name(name)
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name::from(text.as_str())
    }
}

/// Controls, signs that steer the direction of writing, signs without a shape, and those that mean nothing between strangers.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{AD}' | '\u{34F}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}' | '\u{890}'..='\u{891}'
            | '\u{8E2}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{E000}'..='\u{F8FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}'
            | '\u{110BD}' | '\u{110CD}' | '\u{13430}'..='\u{13455}' | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

/// Marks that stand on, under or through the letter before them.
fn is_mark(sign: char) -> bool {
    matches!(sign,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Name {
    type WithoutGenerics = Name;
    type OptionInnerType = Name;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Name as ts_rs::TS>::name(config)
    }
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn a_name_is_trimmed_and_bounded() {
        for (said, kept) in [
            ("  Zoé  ", "Zoé"),
            ("Jean \t\n  Pierre", "Jean Pierre"),
            ("\u{3000}\u{A0}", ""),
            ("", ""),
            ("<b>Ada</b> & \"Bob\"", "<b>Ada</b> & \"Bob\""),
            ("O’Brien 🎲", "O’Brien 🎲"),
            ("مريم", "مريم"),
            ("a23456789012345678901234 and more", "a23456789012345678901234"),
            ("a2345678901234567890123 and", "a2345678901234567890123"),
        ] {
            assert_eq!(Name::from(said).text(), kept, "{said:?}");
        }
    }

    #[test]
    fn nothing_in_a_name_hides_or_turns_what_stands_beside_it() {
        for (said, kept) in [
            ("Ada\u{202E}boB", "AdaboB"),
            ("\u{2066}Ada\u{2069}\u{200F}", "Ada"),
            ("A\u{0}d\u{1B}[31ma\u{7F}\u{85}", "Ad[31ma"),
            ("A\u{200B}d\u{200D}a\u{FEFF}\u{AD}", "Ada"),
            ("\u{3164}\u{2800}\u{115F}", ""),
            ("e\u{301}\u{302}\u{303}\u{304}t", "e\u{301}\u{302}t"),
            ("\u{301}\u{302}Ada", "Ada"),
            ("Ada\u{2028}Bob", "Ada Bob"),
        ] {
            assert_eq!(Name::from(said).text(), kept, "{said:?}");
        }
    }

    #[test]
    fn a_name_that_is_read_again_stays_as_it_is() {
        for said in [
            "Zoé",
            "a23456789012345678901234 and more",
            "Ada \u{202E} Bob",
            "x \u{301}y",
            "a\u{301}\u{301}\u{301} b",
        ] {
            let name = Name::from(said);
            let text = serde_json::to_string(&name).unwrap();
            assert_eq!(serde_json::from_str::<Name>(&text).unwrap(), name, "{said:?}");
            assert!(name.text().chars().count() <= Name::LENGTH);
        }
    }
}
