//! `pionnier serve`, through the real binary and real sockets.

mod common;

use common::run;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A server on a free port, ended when it goes out of scope.
struct Served {
    child: Child,
    address: String,
    /// Its games, in a folder of its own.
    data: std::path::PathBuf,
}

impl Served {
    fn start() -> Served {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("pionnier-serve-{}-{number}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_pionnier"))
            .args(["serve", "--listen", "0", "--data"])
            .arg(&data)
            .env("LC_ALL", "C.UTF-8")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("it has an output")).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Pionnier is at http://").expect("it says where it is");
        Served { address: address.trim_end_matches('/').to_owned(), child, data }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

#[test]
fn the_page_is_served_with_every_precaution() {
    let served = Served::start();
    let answer = served.get("/");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    for field in [
        "content-type: text/html; charset=utf-8",
        "script-src 'self' 'wasm-unsafe-eval';",
        "worker-src 'self';",
        "style-src 'self';",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
    ] {
        assert!(answer.contains(field), "{field} is missing: {answer}");
    }
    // Only the colours of drawings stand in the page itself.
    assert!(!answer.replace("style-src-attr 'unsafe-inline'", "").contains("unsafe-inline"));
    assert!(served.get("/healthz").ends_with("\r\n\r\nok\n"));
    assert!(served.get("/kono/play").starts_with("HTTP/1.1 200 "));
    for path in ["/api", "/api/nothing", "/assets/none.js", "/none.png"] {
        assert!(served.get(path).starts_with("HTTP/1.1 404 "), "{path}");
    }
}

#[test]
fn a_port_that_is_taken_is_explained() {
    let served = Served::start();
    for (language, expected) in [("en", "is in use"), ("fr", "est déjà pris")] {
        let data = served.data.to_str().unwrap();
        let answer = run(&["serve", "--listen", &served.address, "--data", data, "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(expected) && answer.err.contains(&served.address), "{}", answer.err);
    }
    let answer = run(&["serve", "--data", "/dev/null/games"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("cannot be kept in /dev/null/games"), "{}", answer.err);
    let answer = run(&["serve", "--listen", "nowhere"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("“nowhere” is not an address"), "{}", answer.err);
}

#[test]
fn a_database_wins_over_the_folder_that_every_service_has() {
    let folder = std::env::temp_dir().join(format!("pionnier-serve-unused-{}", std::process::id()));
    let start = |database: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pionnier"));
        command.args(["serve", "--lang", "en", "--listen", "0"]).env("PIONNIER_DATA", &folder);
        command.env("DATABASE_URL", database).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    // There is no such database, and games are not put anywhere else.
    let output = start("postgres:///none?host=/nowhere&user=nobody").wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("cannot be kept in PostgreSQL"), "{error}");
    assert_eq!(output.status.code(), Some(2));
    assert!(!folder.exists());

    // A line of the service's settings that was left empty names none.
    let mut served = start("");
    let mut line = String::new();
    BufReader::new(served.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    served.kill().unwrap();
    served.wait().unwrap();
    assert!(line.starts_with("Pionnier is at "), "{line}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn it_stops_when_it_is_told_to() {
    let mut served = Served::start();
    let ended = Command::new("kill").arg(served.child.id().to_string()).status().unwrap();
    assert!(ended.success());
    assert_eq!(served.child.wait().unwrap().code(), Some(0));
    let mut rest = String::new();
    served.child.stdout.take().unwrap().read_to_string(&mut rest).unwrap();
    assert!(rest.contains("stops."), "{rest}");
}

#[test]
fn an_archive_is_made_of_games_that_are_there() {
    let folder = std::env::temp_dir().join(format!("pionnier-archive-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    for (language, expected) in
        [("en", "There are no online games in"), ("fr", "Il n’y a pas de parties en ligne")]
    {
        let answer = run(&["export", "--data", data, "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(expected) && answer.err.contains(data), "{}", answer.err);
    }
    assert!(!folder.exists(), "looking for games makes no folder");
    let import = Command::new(env!("CARGO_BIN_EXE_pionnier"))
        .args(["import", "--data", data])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status()
        .unwrap();
    assert!(import.success());
    let answer = run(&["export", "--data", data, "--lang", "en"]);
    assert_eq!((answer.status, answer.err.trim()), (0, "0 games written."));
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["games.sqlite"], "nothing is left beside it");
    std::fs::remove_dir_all(&folder).unwrap();
}
