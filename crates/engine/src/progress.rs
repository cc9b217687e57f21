//! How far a long computation has come.

/// One report to whoever waits. Reports come often enough for a smooth bar and seldom enough to cost nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What is being done.
    pub phase: Phase,
    /// How much of it is done, at most `total`.
    pub done: usize,
    /// How much there is to do.
    pub total: usize,
}

/// The parts of a long computation, each with a bar of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Finding the ends of the game and counting turns.
    Prepare,
    /// Working backwards from the ends. Draws are what is left over, so the bar jumps at the end.
    Solve,
    /// Walking forwards from the start of the game.
    Reach,
    /// Looking for the longest stretch without progress.
    Quiet,
    /// Counting what was found.
    Count,
    /// Deriving every value again from those of the next positions.
    Verify,
}

impl Phase {
    /// All phases, in the order a full run goes through them.
    pub const ALL: [Phase; 6] =
        [Phase::Prepare, Phase::Solve, Phase::Reach, Phase::Quiet, Phase::Count, Phase::Verify];

    /// A stable name, under which the message files have the words.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Phase::Prepare => "prepare",
            Phase::Solve => "solve",
            Phase::Reach => "reach",
            Phase::Quiet => "quiet",
            Phase::Count => "count",
            Phase::Verify => "verify",
        }
    }
}
