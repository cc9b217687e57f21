//! A server in a process of its own.

use pionnier_client::Client;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// Players of a test all have one address.
const NO_LIMITS: [&str; 10] = [
    "--requests-per-second",
    "0",
    "--waiting-games",
    "0",
    "--games-per-day",
    "0",
    "--sockets",
    "0",
    "--connections-per-address",
    "0",
];

/// The real program, always at the same address once it has one.
pub(crate) struct Process {
    child: Child,
    address: String,
    arguments: Vec<String>,
}

impl Process {
    pub(crate) fn start(storage: &[&str]) -> Process {
        Process::limited(storage, None)
    }

    /// One that finds the disk full when a file has grown to so many blocks of 1,024 bytes.
    pub(crate) fn with_little_room(storage: &[&str], blocks: u32) -> Process {
        Process::limited(storage, Some(blocks))
    }

    fn limited(storage: &[&str], blocks: Option<u32>) -> Process {
        let arguments: Vec<String> =
            storage.iter().chain(&NO_LIMITS).map(|&argument| argument.to_owned()).collect();
        let (child, address) = spawn("0", &arguments, blocks);
        Process { child, address, arguments }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(&format!("http://{}", self.address)).unwrap()
    }

    /// How many are connected here, by its own account.
    pub(crate) async fn sockets(&self) -> u64 {
        let (_, metrics) = self.client().request("GET", "/metrics", None, Vec::new()).await.unwrap();
        let metrics = String::from_utf8(metrics.to_vec()).unwrap();
        let count = metrics.lines().find_map(|line| line.strip_prefix("pionnier_sockets "));
        count.expect("it counts them").parse().unwrap()
    }

    /// As a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// As an operator stops it.
    pub(crate) fn stop(&mut self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success() && self.child.wait().unwrap().success());
    }

    pub(crate) fn start_again(&mut self) {
        self.child = spawn(&self.address, &self.arguments, None).0;
    }

    /// Makes room on the disk while it runs.
    pub(crate) fn make_room(&self) {
        let raised = Command::new("prlimit")
            .args(["--fsize=unlimited", "--pid", &self.child.id().to_string()])
            .status()
            .unwrap();
        assert!(raised.success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(listen: &str, arguments: &[String], blocks: Option<u32>) -> (Child, String) {
    let program = env!("CARGO_BIN_EXE_pionnier");
    let mut command = match blocks {
        None => Command::new(program),
        Some(blocks) => {
            let mut shell = Command::new("bash");
            // Without the signal, a write beyond the limit fails as on a full disk.
            shell
                .args(["-c", &format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"")])
                .arg(program);
            shell
        }
    };
    let mut child = command
        .args(["serve", "--lang", "en", "--log-level", "error", "--listen", listen])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it has an output")).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Pionnier is at http://").expect("it says where it is");
    (child, address.trim_end_matches('/').to_owned())
}
