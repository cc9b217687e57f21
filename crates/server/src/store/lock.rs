//! A file of games belongs to one server.
//!
//! SQLite itself lets several processes write, but servers with one file would not hear of each other's changes.

use super::{Location, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
#[cfg(unix)]
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// Held by a server as long as it runs; the system lets go of it however the server ends. The file itself stays: to remove
/// it would let two servers hold two files of the same name.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "it is held, not looked at")] File);

impl Lock {
    /// Takes a storage for this server alone, if it is one that cannot be shared.
    pub(crate) fn take(location: &Location) -> Result<Option<Lock>, StoreError> {
        let Location::File(path) = location else { return Ok(None) };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        options.mode(super::pool::OWNER_ONLY);
        let file = options.open(beside(path)).map_err(|error| StoreError::File(path.clone(), error))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.clone())),
            Err(TryLockError::Error(error)) => Err(StoreError::File(path.clone(), error)),
        }
    }
}

/// The file that is locked. Not the games themselves: closing any handle of theirs would let go of SQLite's own locks.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
