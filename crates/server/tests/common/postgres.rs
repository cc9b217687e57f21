//! A throw-away PostgreSQL, from the system's package.

use super::Folder;
use pionnier_server::store::Location;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A cluster of its own in a temporary folder, reached through a socket in the file system. It syncs as in real life.
pub(crate) struct Cluster {
    folder: Folder,
    programs: PathBuf,
}

impl Cluster {
    pub(crate) fn start() -> Cluster {
        let cluster = Cluster { folder: Folder::new(), programs: programs() };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&cluster.folder.0));
        }
        let data = cluster.data();
        run(cluster
            .command("initdb")
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(&data));
        cluster.control("start");
        cluster
    }

    fn data(&self) -> PathBuf {
        self.folder.0.join("data")
    }

    /// PostgreSQL refuses to run as root.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/");
        command
    }

    fn control(&self, verb: &str) {
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories='{}'", self.folder.0.display());
        run(self
            .command("pg_ctl")
            .args(["-w", "-t", "120", "-m", "immediate", "-l"])
            .arg(self.folder.0.join("log"))
            .arg("-o")
            .arg(options)
            .arg("-D")
            .arg(self.data())
            .arg(verb));
    }

    /// Stops it as a power cut would, and starts it again.
    pub(crate) fn restart(&self) {
        self.control("restart");
    }

    pub(crate) fn location(&self) -> Location {
        Location::Postgres(self.url())
    }

    /// The socket it is reached through.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.0.join(".s.PGSQL.5432")
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres:///postgres?host={}&user=postgres", self.folder.0.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.args(["-w", "-m", "immediate", "-D"]).arg(self.data()).arg("stop");
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

fn run(command: &mut Command) {
    // Not by a pipe: the database would keep it open.
    let status = command.stdout(Stdio::null()).stderr(Stdio::inherit()).status();
    let is_done = status.as_ref().is_ok_and(std::process::ExitStatus::success);
    assert!(is_done, "{command:?}: {status:?}");
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.starts_with(b"0\n")
}

/// Where the programs of the newest PostgreSQL are.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .max()
        .map(|version| Path::new("/usr/lib/postgresql").join(version.to_string()).join("bin"));
    newest.expect("PostgreSQL is installed: scripts/postgres.sh does that, and make test calls it")
}
