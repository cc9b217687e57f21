//! How far something is that takes its time.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on the standard error output if that is a terminal, and nothing at all otherwise.
pub(crate) struct CountBar(ProgressBar);

impl CountBar {
    pub(crate) fn new(length: u64) -> CountBar {
        let bar = ProgressBar::new(length);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta} {wide_msg}") {
            bar.set_style(style);
        }
        CountBar(bar)
    }

    /// Shows how far it is, and a few words about it.
    pub(crate) fn show(&self, position: u64, message: impl FnOnce() -> String) {
        if !self.0.is_hidden() {
            self.0.set_message(message());
            self.0.set_position(position);
        }
    }

    pub(crate) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
