//! How a game ends by its own rules.

use crate::{Outcome, Side};

/// What in the rules of a game ends it. Each game has its own; words in a language are found under `ending-` and the
/// code in the message files.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// The number of the rule, as on the rules pages: `K6`.
    pub rule: &'static str,
    /// A stable name: `shut-in`.
    pub code: &'static str,
}

/// How the rules of a game have ended it: who has won, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who has won, or that it is a draw.
    pub outcome: Outcome,
    /// What made it so.
    pub cause: &'static Cause,
}

impl End {
    /// This side has won.
    #[must_use]
    pub const fn won(side: Side, cause: &'static Cause) -> End {
        End { outcome: Outcome::Win(side), cause }
    }

    /// Nobody has.
    #[must_use]
    pub const fn drawn(cause: &'static Cause) -> End {
        End { outcome: Outcome::Draw, cause }
    }
}
