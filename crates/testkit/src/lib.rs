//! The laws every game must obey, and the readers of its ground truth.
//!
//! A game's test is one line: `pionnier_testkit::conformance!(Kono, naive::Kono, longest)`. It runs each law below as a test of
//! its own, over seeded random games and over the files in `testdata/<id>/`:
//!
//! | file | what it says |
//! |---|---|
//! | `vectors.jsonl` | positions with all their turns, and whole games, made by an independent program |
//! | `rules.perft` | numbers of turn sequences, from the start and from other positions |
//! | `refusals.txt` | turns that are refused, and exactly why |
//! | `ends.txt` | positions in which the game is over, by which rule and for whom |
//! | `impossible.txt` | texts that are not positions, and exactly why |
//! | `playthrough.txt` | one random game with everything a position offers, to be read in review |
//!
//! Seeds are fixed; `PIONNIER_SEED=n` tries others, `PIONNIER_WRITE=1` rewrites the playthrough.

#![allow(clippy::missing_panics_doc, reason = "a law that is broken panics: that is its answer")]

mod data;
mod encodings;
mod ends;
mod laws;
mod naive;
mod playthrough;
mod reasons;
mod scenes;
mod vectors;
mod walk;

pub use encodings::{encodings_keep_the_laws, the_recent_past_decides_as_a_record_does};
pub use ends::ends_have_the_stated_cause;
pub use laws::{
    every_position_keeps_the_laws, no_game_is_longer_than, symmetries_keep_the_game,
    texts_are_read_back_or_refused,
};
pub use naive::{Naive, STOP, agrees_with_the_naive_rules, one_leg_texts_are_judged_alike};
pub use playthrough::playthrough_is_unchanged;
pub use reasons::{impossible_positions_are_refused, turns_are_refused_for_the_stated_reason};
pub use scenes::scenes_keep_the_laws;
pub use vectors::{perft_counts_agree, vectors_agree};

/// Runs every law for a game. The second argument is its naive twin, see [`Naive`], the third the number of turns that
/// no game exceeds.
///
/// That number follows from C4. Let at most *n* irreversible turns leave the game undecided. Before each of them there are
/// at most 99 others, and after the last of them at most 100 more, or 99 and an irreversible one that decides the game:
/// 100 × (*n* + 1) turns.
#[macro_export]
macro_rules! conformance {
    ($game:ty, $naive:ty, $longest:expr) => {
        /// Where this game's ground truth lies.
        fn testdata() -> std::path::PathBuf {
            let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata");
            root.join(<$game as pionnier_core::Game>::ID)
        }

        #[test]
        fn vectors_agree() {
            $crate::vectors_agree::<$game>(&testdata());
        }

        #[test]
        fn perft_counts_agree() {
            $crate::perft_counts_agree::<$game>(&testdata());
        }

        #[test]
        fn every_position_keeps_the_laws() {
            $crate::every_position_keeps_the_laws::<$game>();
        }

        #[test]
        fn no_game_is_longer_than_it_can_be() {
            $crate::no_game_is_longer_than::<$game>($longest);
        }

        #[test]
        fn symmetries_keep_the_game() {
            $crate::symmetries_keep_the_game::<$game>();
        }

        #[test]
        fn texts_are_read_back_or_refused() {
            $crate::texts_are_read_back_or_refused::<$game>();
        }

        #[test]
        fn scenes_keep_the_laws() {
            $crate::scenes_keep_the_laws::<$game>();
        }

        #[test]
        fn encodings_keep_the_laws() {
            $crate::encodings_keep_the_laws::<$game>($longest);
        }

        #[test]
        fn the_recent_past_decides_as_a_record_does() {
            $crate::the_recent_past_decides_as_a_record_does::<$game>(<$game as pionnier_core::Game>::start());
        }

        #[test]
        fn agrees_with_the_naive_rules() {
            $crate::agrees_with_the_naive_rules::<$game, $naive>();
        }

        #[test]
        fn one_leg_texts_are_judged_alike() {
            $crate::one_leg_texts_are_judged_alike::<$game, $naive>();
        }

        #[test]
        fn turns_are_refused_for_the_stated_reason() {
            $crate::turns_are_refused_for_the_stated_reason::<$game>(&testdata());
        }

        #[test]
        fn ends_have_the_stated_cause() {
            $crate::ends_have_the_stated_cause::<$game>(&testdata());
        }

        #[test]
        fn impossible_positions_are_refused() {
            $crate::impossible_positions_are_refused::<$game>(&testdata());
        }

        #[test]
        fn playthrough_is_unchanged() {
            $crate::playthrough_is_unchanged::<$game>(&testdata());
        }
    };
}
