//! How long a search may think.

/// When a search ends. Whatever comes first; with no limit at all it ends only when it is told to stop or has proved
/// the result.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Positions to visit at most.
    pub nodes: u64,
    /// Actions to look ahead at most.
    pub depth: u32,
    /// Asked every few hundred positions: true ends the search. The caller owns the clock: time is measured differently
    /// in a browser.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'_> {
    /// No limit.
    pub const NONE: Limits<'static> = Limits { nodes: u64::MAX, depth: u32::MAX, stop: &|| false };

    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, ..Limits::NONE }
    }

    /// So many actions deep.
    #[must_use]
    pub const fn depth(depth: u32) -> Limits<'static> {
        Limits { depth, ..Limits::NONE }
    }
}
