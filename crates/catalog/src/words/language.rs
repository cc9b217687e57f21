//! The languages we speak.

use core::str::FromStr;
use serde::Deserialize;

/// A language in which the program can speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Français.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// `en` or `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of a locale such as `fr_FR.UTF-8` or `en-GB`, if we speak it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl FromStr for Language {
    type Err = ();

    fn from_str(text: &str) -> Result<Language, ()> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn locales_name_their_language_first() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Some(Language::French)),
            ("fr", Some(Language::French)),
            ("FR-ca", Some(Language::French)),
            ("en_GB.UTF-8", Some(Language::English)),
            ("C.UTF-8", None),
            ("frr_DE", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
