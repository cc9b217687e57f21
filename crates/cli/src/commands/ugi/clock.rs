//! How long to think: what `go` says, and what that means for one turn.

use super::order::Complaint;
use pionnier_catalog::Side;
use std::time::Duration;

/// A game is taken to last so many more turns of one side.
const TURNS_LEFT: u64 = 25;

/// An iteration that has begun may take a turn to so many times what turns usually take.
const LONGEST: u64 = 3;

/// So much of a clock is never used: the answer has to travel, and the machine has other things to do.
const MARGIN: u64 = 50;

/// The limits of a `go`. Whatever comes first; with none at all it thinks until it is stopped or knows everything.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Go {
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    /// Milliseconds for this turn.
    movetime: Option<u64>,
    /// Milliseconds left on the clocks of the two sides.
    time: [Option<u64>; 2],
    /// Milliseconds that each side is given after a turn.
    increment: [u64; 2],
    /// Whether the answer is to wait for `stop`, even if there is nothing left to find.
    pub(super) infinite: bool,
}

impl Go {
    /// Reads what follows `go`. Words that are not known are passed over.
    pub(super) fn read(words: &[&str]) -> Result<Go, Complaint> {
        let mut go = Go::default();
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            let mut number = || {
                let given = words.next().unwrap_or_default();
                // A clock that has run out is below zero.
                given
                    .parse::<i64>()
                    .map(|number| number.max(0).unsigned_abs())
                    .map_err(|_| Complaint::new("ugi-go-number").with("word", word).quoting("given", given))
            };
            match word {
                "infinite" => go.infinite = true,
                "nodes" => go.nodes = Some(number()?.max(1)),
                "depth" => go.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "movetime" => go.movetime = Some(number()?),
                "p1time" => go.time[0] = Some(number()?),
                "p2time" => go.time[1] = Some(number()?),
                "p1inc" => go.increment[0] = number()?,
                "p2inc" => go.increment[1] = number()?,
                _ => {}
            }
        }
        Ok(go)
    }

    /// The time there is for this turn, if it is limited.
    pub(super) fn time(&self, side: Side) -> Option<Duration> {
        let on_clock = self
            .share_of_clock(side)
            .zip(self.most_on_clock(side))
            .map(|(share, most)| (share * LONGEST).min(most));
        let least = [self.movetime, on_clock].into_iter().flatten().min()?;
        (!self.infinite).then(|| Duration::from_millis(least))
    }

    /// With a clock, the time a turn usually takes: how settled the choice is says how much of it to use.
    pub(super) fn usual(&self, side: Side) -> Option<Duration> {
        let share = self.share_of_clock(side)?.min(self.most_on_clock(side)?);
        (!self.infinite).then(|| Duration::from_millis(share))
    }

    fn share_of_clock(&self, side: Side) -> Option<u64> {
        let left = self.time[side.index()]?;
        Some(left / TURNS_LEFT + self.increment[side.index()] / 4 * 3)
    }

    /// No turn takes more, however unsettled: others will follow it.
    fn most_on_clock(&self, side: Side) -> Option<u64> {
        let left = self.time[side.index()]?;
        Some(left.saturating_sub(MARGIN).min(left / 3 + self.increment[side.index()] / 4 * 3))
    }
}

#[cfg(test)]
mod tests {
    use super::Go;
    use pionnier_catalog::Side;
    use std::time::Duration;

    fn go(text: &str) -> Go {
        Go::read(&text.split_whitespace().collect::<Vec<_>>()).unwrap_or_else(|_| panic!("{text}"))
    }

    #[test]
    fn the_clock_of_the_side_to_move_counts() {
        let clocks = go("p1time 50000 p2time 1000 p1inc 400 p2inc 0");
        assert_eq!(clocks.usual(Side::First), Some(Duration::from_millis(2300)));
        assert_eq!(clocks.time(Side::First), Some(Duration::from_millis(6900)));
        assert_eq!(clocks.usual(Side::Second), Some(Duration::from_millis(40)));
        assert_eq!(clocks.time(Side::Second), Some(Duration::from_millis(120)));
        assert_eq!(go("p1time 60 p2time 60 p1inc 5000").time(Side::First), Some(Duration::from_millis(10)));
        assert_eq!(go("p1time -5 p2time 60").time(Side::First), Some(Duration::ZERO));
        assert_eq!(go("movetime 30 p1time 50000").time(Side::First), Some(Duration::from_millis(30)));
    }

    #[test]
    fn numbers_are_needed_and_unknown_words_are_not() {
        assert!(go("infinite movetime 5").time(Side::First).is_none());
        assert_eq!(go("ponder nodes 5 mate 3").nodes, Some(5));
        assert!(go("").time(Side::First).is_none());
        assert!(Go::read(&["nodes"]).is_err());
        assert!(Go::read(&["depth", "deep"]).is_err());
    }
}
