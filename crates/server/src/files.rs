//! How many files, and so how many connections, the system lets us have open.

/// Files that are open beside connections: storage, logs, the runtime's own.
pub(crate) const OTHERS: u64 = 64;

/// Raises the limit to what the system allows without further rights, since the usual one is from times when a server had
/// a thousand visitors at most. Gives the limit there is now, if there is one.
pub(crate) fn raise() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Whether it may is for the system to say.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
    limit()
}

/// How many may be open.
pub(crate) fn limit() -> Option<u64> {
    #[cfg(unix)]
    return rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    return None;
}

/// How many are open, where the system says it.
pub(crate) fn open() -> Option<u64> {
    std::fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as u64)
}
