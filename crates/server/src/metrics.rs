//! What the server counts, in the text form that Prometheus reads.
//!
//! Written by hand: `prometheus-client` (three more crates; the exporter of `metrics` twelve) would spare the counters and the writing of lines,
//! not the list of names, and its counters cannot be in a `static` without being made at first use.

use crate::files;
use crate::requests::REQUESTS;
use crate::store::SCHEMA_VERSION;
use crate::timepiece::set_back;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    pub(crate) fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    const fn new() -> Gauge {
        Gauge(AtomicI64::new(0))
    }

    pub(crate) fn change(&self, amount: i64) {
        self.0.fetch_add(amount, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the boxes that times are sorted into, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// Times, sorted into boxes.
#[derive(Default)]
pub(crate) struct Times {
    boxes: [Counter; BOUNDS.len()],
    count: Counter,
    micros: Counter,
}

impl Times {
    const fn new() -> Times {
        Times {
            boxes: [const { Counter::new() }; BOUNDS.len()],
            count: Counter::new(),
            micros: Counter::new(),
        }
    }

    pub(crate) fn note(&self, time: Duration) {
        let millis = time.as_secs_f64() * 1_000.0;
        for (bound, counter) in BOUNDS.iter().zip(&self.boxes) {
            if millis <= *bound as f64 {
                counter.add(1);
            }
        }
        self.count.add(1);
        self.micros.add(time.as_micros() as u64);
    }

    /// Says what times of this name are, before they are written.
    pub(crate) fn describe(name: &str, help: &str, out: &mut String) {
        out.push_str(&format!("# HELP {name} {help}\n# TYPE {name} histogram\n"));
    }

    /// Writes them with these labels, if there are any.
    pub(crate) fn write(&self, name: &str, labels: &str, out: &mut String) {
        let (comma, set) =
            if labels.is_empty() { ("", String::new()) } else { (",", format!("{{{labels}}}")) };
        for (bound, counter) in BOUNDS.iter().zip(&self.boxes) {
            let bound = *bound as f64 / 1_000.0;
            out.push_str(&format!("{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {}\n", counter.get()));
        }
        let count = self.count.get();
        out.push_str(&format!("{name}_bucket{{{labels}{comma}le=\"+Inf\"}} {count}\n"));
        let seconds = self.micros.get() as f64 / 1e6;
        out.push_str(&format!("{name}_sum{set} {seconds}\n{name}_count{set} {count}\n"));
    }
}

/// All that is counted. One for the process: what is measured is the process.
pub(crate) struct Metrics {
    pub(crate) games: Counter,
    pub(crate) reads: Counter,
    pub(crate) turns: Counter,
    pub(crate) repeated_turns: Counter,
    pub(crate) refusals: Counter,
    pub(crate) flags: Counter,
    pub(crate) storage_errors: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) limited: Counter,
    pub(crate) slow_clients: Counter,
    pub(crate) accepted: Counter,
    pub(crate) outages: Counter,
    pub(crate) outage_seconds: Counter,
    pub(crate) unaccepted: Counter,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) acknowledgements: Times,
    commits: Times,
    changes: Counter,
}

pub(crate) static METRICS: Metrics = Metrics {
    games: Counter::new(),
    reads: Counter::new(),
    turns: Counter::new(),
    repeated_turns: Counter::new(),
    refusals: Counter::new(),
    flags: Counter::new(),
    storage_errors: Counter::new(),
    conflicts: Counter::new(),
    limited: Counter::new(),
    slow_clients: Counter::new(),
    accepted: Counter::new(),
    outages: Counter::new(),
    outage_seconds: Counter::new(),
    unaccepted: Counter::new(),
    connections: Gauge::new(),
    sockets: Gauge::new(),
    rooms: Gauge::new(),
    acknowledgements: Times::new(),
    commits: Times::new(),
    changes: Counter::new(),
};

impl Metrics {
    /// Notes a commit of so many changes.
    pub(crate) fn commit(&self, time: Duration, changes: usize) {
        self.commits.note(time);
        self.changes.add(changes as u64);
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let counters: [(&str, &str, &Counter); 15] = [
            ("games_total", "Games made.", &self.games),
            ("reads_total", "Games read from the storage and played through.", &self.reads),
            ("turns_total", "Turns stored.", &self.turns),
            ("repeated_turns_total", "Turns sent again that had been stored.", &self.repeated_turns),
            ("refusals_total", "Commands refused.", &self.refusals),
            ("flags_total", "Games the server ended because time was up.", &self.flags),
            (
                "storage_errors_total",
                "Batches, or single changes of one, that could not be stored.",
                &self.storage_errors,
            ),
            ("conflicts_total", "Changes decided again because another process was first.", &self.conflicts),
            ("limited_total", "Requests and messages refused by a limit.", &self.limited),
            (
                "slow_clients_total",
                "Connections dropped because nothing could be sent to them.",
                &self.slow_clients,
            ),
            (
                "unaccepted_total",
                "Connections that could not be accepted: too many open files, most likely.",
                &self.unaccepted,
            ),
            ("accepted_total", "Connections accepted.", &self.accepted),
            ("outages_total", "Times when nothing could be played while this process ran.", &self.outages),
            (
                "outage_seconds_total",
                "Seconds of them, which were given back to players.",
                &self.outage_seconds,
            ),
            ("changes_total", "Changes stored.", &self.changes),
        ];
        for (name, help, counter) in counters {
            let name = format!("pionnier_{name}");
            out.push_str(&format!("# HELP {name} {help}\n# TYPE {name} counter\n{name} {}\n", counter.get()));
        }
        let gauges: [(&str, &str, &Gauge); 3] = [
            ("connections", "Open connections.", &self.connections),
            ("sockets", "Open WebSockets and event streams.", &self.sockets),
            ("rooms", "Games in memory.", &self.rooms),
        ];
        for (name, help, gauge) in gauges {
            let name = format!("pionnier_{name}");
            out.push_str(&format!("# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}\n", gauge.get()));
        }
        let set_back = set_back() as f64 / 1_000.0;
        out.push_str(&format!(
            "# HELP pionnier_build_info This program: its version, and that of its tables.\n\
             # TYPE pionnier_build_info gauge\n\
             pionnier_build_info{{version=\"{}\",schema=\"{SCHEMA_VERSION}\"}} 1\n\
             # HELP pionnier_clock_set_back_seconds By how much the machine's clock was set back since the start.\n\
             # TYPE pionnier_clock_set_back_seconds gauge\npionnier_clock_set_back_seconds {set_back}\n",
            env!("CARGO_PKG_VERSION")
        ));
        for (name, files) in [("process_open_fds", files::open()), ("process_max_fds", files::limit())] {
            out.extend(files.map(|files| format!("# TYPE {name} gauge\n{name} {files}\n")));
        }
        if let Some((cpu_seconds, resident_bytes)) = process() {
            out.push_str(&format!(
                "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {cpu_seconds}\n"
            ));
            out.push_str(&format!(
                "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {resident_bytes}\n"
            ));
        }
        for (name, help, times) in [
            ("acknowledgement", "From the arrival of a turn to its acknowledgement.", &self.acknowledgements),
            ("commit", "Commits, with the sync of the disk.", &self.commits),
        ] {
            let name = format!("pionnier_{name}_seconds");
            Times::describe(&name, help, &mut out);
            times.write(&name, "", &mut out);
        }
        REQUESTS.write(&mut out);
        out
    }
}

/// CPU seconds used and bytes of memory held by this process, where the system has a `/proc`.
fn process() -> Option<(f64, u64)> {
    /// Ticks per second in `/proc`, on every Linux there is.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name before the parenthesis may have anything in it.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
    Some((ticks / TICKS, kilobytes * 1_024))
}
