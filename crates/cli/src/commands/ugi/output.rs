//! What a client is told. Two threads speak: the one that listens and the one that thinks.

use pionnier_catalog::thought::{Analysis, ExactValue, Worth};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::time::Duration;

/// Writes lines, together and at once.
pub(super) fn say<L: AsRef<str>>(lines: &[L]) -> io::Result<()> {
    let mut text = String::new();
    for line in lines {
        text.push_str(line.as_ref());
        text.push('\n');
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// One `info` for each line of an analysis.
pub(super) fn infos(analysis: &Analysis, spent: Duration) -> Vec<String> {
    let effort = effort(analysis, spent);
    let info = |(number, line): (usize, &pionnier_catalog::thought::Line)| {
        let mut text = format!("info depth {} multipv {} ", analysis.depth, number + 1);
        score(line.worth, &mut text);
        write!(text, " {effort} pv {}", line.turns.join(" ")).expect("text can be written to");
        text
    };
    analysis.lines.iter().enumerate().map(info).collect()
}

/// What the thinking has cost.
pub(super) fn effort(analysis: &Analysis, spent: Duration) -> String {
    let milliseconds = spent.as_millis().max(1);
    let speed = u128::from(analysis.nodes) * 1000 / milliseconds;
    format!("nodes {} nps {speed} time {}", analysis.nodes, spent.as_millis())
}

/// Hundredths of a man or the turns to a forced end; whether it is the truth; the winning chances.
fn score(worth: Worth, out: &mut String) {
    let exact = if worth.is_exact { " exact" } else { "" };
    let result = match worth.value {
        Some(ExactValue::Win(turns)) => write!(out, "score mate {turns}"),
        Some(ExactValue::Loss(turns)) => write!(out, "score mate -{turns}"),
        Some(ExactValue::Draw) | None => write!(out, "score cp {}", worth.score.number()),
    };
    result.and_then(|()| write!(out, "{exact} winprob {:.3}", worth.chance)).expect("text can be written to");
}
