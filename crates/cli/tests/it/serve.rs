//! `pionnier serve`, through the real binary and real sockets.

use crate::program::run;
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
        Served::with(|_| {})
    }

    /// A server that is started a little differently.
    fn with(prepare: impl FnOnce(&mut Command)) -> Served {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("pionnier-serve-{}-{number}", std::process::id()));
        // By way of a shell, which can set a limit of open files first.
        let mut command = Command::new("bash");
        let limited = "[ -z \"$PIONNIER_FILES\" ] || ulimit -n \"$PIONNIER_FILES\"; exec \"$0\" \"$@\"";
        command.args(["-c", limited, env!("CARGO_BIN_EXE_pionnier")]);
        command.args(["serve", "--listen", "0", "--data"]).arg(&data);
        command.env("LC_ALL", "C.UTF-8").stdout(Stdio::piped());
        prepare(&mut command);
        let mut child = command.spawn().expect("the program starts");
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
    assert!(served.get("/readyz").ends_with("\r\n\r\nready\n"));
    assert!(served.get("/play/kono").starts_with("HTTP/1.1 200 "));
    for path in ["/kono/play", "/api", "/api/nothing", "/assets/none.js", "/none.png"] {
        assert!(served.get(path).starts_with("HTTP/1.1 404 "), "{path}");
    }
}

#[test]
fn an_address_or_a_store_that_is_taken_is_explained() {
    let served = Served::start();
    for (language, expected) in [("en", "is in use"), ("fr", "est déjà pris")] {
        let data = served.data.to_str().unwrap();
        let answer = run(&["serve", "--listen", &served.address, "--data", data, "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(expected) && answer.err.contains(&served.address), "{}", answer.err);
    }
    for (language, expected) in [("en", "share a PostgreSQL"), ("fr", "partager une base PostgreSQL")] {
        let data = served.data.to_str().unwrap();
        let answer = run(&["serve", "--listen", "0", "--data", data, "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(expected) && answer.err.contains(data), "{}", answer.err);
    }
    let answer = run(&["serve", "--listen", "0", "--database", "mysql://root:secret@127.0.0.1/games"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("(mysql:): postgres://") && !answer.err.contains("secret"), "{}", answer.err);
    let answer = run(&["serve", "--data", "/dev/null/games"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("cannot be kept in /dev/null/games"), "{}", answer.err);
    for (language, expected) in
        [("en", "is not where a page can be served from"), ("fr", "d’où servir la page")]
    {
        let answer = run(&["serve", "--origin", "https://jeux.example/play", "--lang", language]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(answer.err.contains(expected), "{}", answer.err);
    }
    let answer = run(&["serve", "--listen", "nowhere"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("“nowhere” is not an address"), "{}", answer.err);
}

#[test]
fn a_database_wins_over_the_folder_that_every_service_has() {
    let folder = std::env::temp_dir().join(format!("pionnier-serve-unused-{}", std::process::id()));
    let start = |database: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pionnier"));
        command
            .args(["serve", "--lang", "en", "--listen", "0", "--database-wait", "1"])
            .env("PIONNIER_DATA", &folder);
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
fn who_cannot_be_let_in_is_noticed() {
    let mut served = Served::with(|command| {
        command.env("PIONNIER_FILES", "60").stderr(Stdio::piped());
    });
    let crowd: Vec<_> = (0..100).map(|_| TcpStream::connect(&served.address).unwrap()).collect();
    let mut errors = BufReader::new(served.child.stderr.take().unwrap()).lines();
    let noticed =
        errors.find(|line| line.as_ref().unwrap().contains("nobody can be let in")).unwrap().unwrap();
    assert!(noticed.contains("ERROR") && noticed.contains("open files"), "{noticed}");
    drop(crowd);
    assert!(served.get("/healthz").ends_with("\r\n\r\nok\n"));
}

#[test]
fn requests_are_logged_if_wished() {
    let mut served = Served::with(|command| {
        command.args(["--access-log", "--log-json"]).stderr(Stdio::piped());
    });
    served.get("/api/games/0123456789?after=7");
    let mut line = String::new();
    BufReader::new(served.child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    let logged: serde_json::Value = serde_json::from_str(&line).unwrap();
    let fields = &logged["fields"];
    assert_eq!(logged["target"], "access");
    assert_eq!((&fields["method"], &fields["path"]), (&"GET".into(), &"/api/games/0123456789".into()));
    assert_eq!((&fields["route"], &fields["status"]), (&"/api/games/{id}".into(), &404.into()));
    assert_eq!(fields["address"], "127.0.0.1");
    assert!(fields["millis"].is_number());
}

#[test]
fn the_service_manager_is_told() {
    let folder = std::env::temp_dir().join(format!("pionnier-manager-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let manager = std::os::unix::net::UnixDatagram::bind(folder.join("notify")).unwrap();
    let mut served = Served::with(|command| {
        command.env("NOTIFY_SOCKET", folder.join("notify")).env("WATCHDOG_USEC", "100000");
    });
    let hear = || {
        let mut buffer = [0; 64];
        let count = manager.recv(&mut buffer).unwrap();
        String::from_utf8_lossy(&buffer[..count]).into_owned()
    };
    assert_eq!([hear(), hear(), hear()], ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]);
    assert!(Command::new("kill").arg(served.child.id().to_string()).status().unwrap().success());
    while hear() != "STOPPING=1" {}
    assert_eq!(served.child.wait().unwrap().code(), Some(0));
    std::fs::remove_dir_all(&folder).unwrap();
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
