//! A bar for what takes seconds, on a terminal only.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pionnier_catalog::Words;
use pionnier_engine::{Phase, Progress};

/// Shows how far each phase of a computation has come. On a pipe it shows nothing.
pub(crate) struct Bar<'w> {
    words: &'w Words,
    shown: ProgressBar,
    phase: Option<Phase>,
}

impl<'w> Bar<'w> {
    pub(crate) fn new(words: &'w Words) -> Bar<'w> {
        let shown = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{msg:28} {wide_bar} {percent:>3} %") {
            shown.set_style(style);
        }
        Bar { words, shown, phase: None }
    }

    pub(crate) fn show(&mut self, progress: Progress) {
        if self.phase != Some(progress.phase) {
            self.phase = Some(progress.phase);
            self.shown.set_message(self.words.say(&format!("phase-{}", progress.phase.code()), &[]));
        }
        self.shown.set_length(progress.total as u64);
        self.shown.set_position(progress.done as u64);
    }
}

impl Drop for Bar<'_> {
    fn drop(&mut self) {
        self.shown.finish_and_clear();
    }
}
