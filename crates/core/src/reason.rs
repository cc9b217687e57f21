//! Why something is refused, in a form that any front end can put into words.

use core::fmt::{self, Debug, Display};

/// A typed reason. Each game has its own enums of reasons; words in a language are found under [`Reason::code`] in
/// the message files and filled with [`Reason::details`].
pub trait Reason: Copy + Eq + Debug + Send + Sync + 'static {
    /// Every code this type can answer with. A test checks that each has words in each language.
    const CODES: &'static [&'static str];

    /// The number of the rule that is broken, as on the rules pages: `G14`.
    fn rule(&self) -> &'static str;

    /// A stable name of the reason: `must-capture`.
    fn code(&self) -> &'static str;

    /// The squares and numbers concerned, each with the name the message files use for it.
    fn details(&self) -> Vec<Detail>;

    /// How much the reason says.
    fn scope(&self) -> Scope {
        Scope::Turn
    }
}

/// How much a reason says to a player who asks why a man cannot move, and has not said where. Of all the reasons why it
/// can go nowhere the one with the greatest scope is the most telling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// No man moves like that.
    Shape,
    /// Something stands in the way, or is not where it would have to be.
    Way,
    /// It holds for everything the man could try this turn.
    Turn,
}

/// A square or number that a reason speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// What part it plays: `from`, `over`, `base`.
    pub name: &'static str,
    /// What it is.
    pub value: Value,
}

/// The value of a [`Detail`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A place or barrier, as it is written in turn text.
    Place(String),
    /// A count or a length.
    Number(usize),
    /// A word from a fixed list that message files choose by: `h` or `v`.
    Word(&'static str),
    /// A side by its letter in position text; message files have its name under `side-` and the letter.
    Side(char),
    /// Text to be shown as it is.
    Text(String),
    /// Signs of which one could have stood somewhere. How they are quoted and listed is for the language to say.
    Symbols(&'static [&'static str]),
}

impl Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Value::Place(text) | Value::Text(text) => write!(out, "{text}"),
            Value::Number(number) => write!(out, "{number}"),
            Value::Word(word) => write!(out, "{word}"),
            Value::Side(letter) => write!(out, "{letter}"),
            Value::Symbols(symbols) => write!(out, "{}", symbols.join(" ")),
        }
    }
}

impl Detail {
    /// A place in a part.
    pub fn place(name: &'static str, place: impl Display) -> Detail {
        Detail { name, value: Value::Place(format!("{place}")) }
    }

    /// A number in a part.
    #[must_use]
    pub const fn number(name: &'static str, number: usize) -> Detail {
        Detail { name, value: Value::Number(number) }
    }

    /// A word in a part.
    #[must_use]
    pub const fn word(name: &'static str, word: &'static str) -> Detail {
        Detail { name, value: Value::Word(word) }
    }
}
