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
        cluster.set("listen_addresses = ''\n");
        cluster.control("start");
        cluster
    }

    fn data(&self) -> PathBuf {
        self.folder.0.join("data")
    }

    fn command(&self, program: &str) -> Command {
        Self::as_postgres(&self.programs.join(program))
    }

    /// PostgreSQL refuses to run as root.
    fn as_postgres(program: &Path) -> Command {
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

    /// What it is set to from its next start.
    fn set(&self, settings: &str) {
        std::fs::write(self.data().join("postgresql.auto.conf"), settings).unwrap();
    }

    /// Lets it be reached at a port of this machine too, encrypted and not otherwise, with a certificate of our own making.
    /// Gives the port; the certificate is [`Cluster::certificate`].
    pub(crate) fn encrypt(&self) -> u16 {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let data = self.data();
        let (key, certificate) = (data.join("server.key"), data.join("server.crt"));
        run(Self::as_postgres("openssl".as_ref())
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"])
            .args(["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"])
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate));
        let rules = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        std::fs::write(data.join("pg_hba.conf"), rules).unwrap();
        let settings = format!("listen_addresses = '127.0.0.1'\nport = {port}\nssl = on\n");
        self.set(&settings);
        self.control("restart");
        port
    }

    /// What it shows of itself when it is reached encrypted.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.data().join("server.crt")
    }

    fn control(&self, verb: &str) {
        let options = format!("-c unix_socket_directories='{}'", self.folder.0.display());
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

    /// Stops it as a power cut would.
    pub(crate) fn stop(&self) {
        self.control("stop");
    }

    /// Starts it again.
    pub(crate) fn resume(&self) {
        self.control("start");
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
