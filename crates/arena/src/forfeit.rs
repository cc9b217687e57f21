//! How an outside engine loses without being beaten.

/// Why a game was given to the other side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// It did not answer in time.
    Silent,
    /// It is gone.
    Exited,
    /// What it said is not the protocol or not a turn.
    Garbage(String),
    /// It answered with a turn that the rules forbid.
    Illegal(String),
}

/// The longest quotation of what an engine said.
const LONGEST: usize = 120;

impl Forfeit {
    /// Garbage, quoted.
    pub(crate) fn garbage(said: &str) -> Forfeit {
        Forfeit::Garbage(quote(said))
    }

    /// An illegal turn, quoted.
    pub(crate) fn illegal(said: &str) -> Forfeit {
        Forfeit::Illegal(quote(said))
    }
}

/// The beginning of what was said, without what would disturb a terminal.
fn quote(said: &str) -> String {
    said.chars().take(LONGEST).map(|sign| if sign.is_control() { '\u{FFFD}' } else { sign }).collect()
}
