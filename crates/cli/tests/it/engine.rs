//! A tiny engine that speaks UGI, well or badly. The tests start their own program again to run it.

use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Random, find};
use std::io::{BufRead, Write};

/// The variable that makes a test program an engine, and says how it behaves.
const CONDUCT: &str = "PIONNIER_TEST_ENGINE";

/// A player for the command line: this very program with nothing but the test of this name in it.
pub(crate) fn player(conduct: &str, test: &str) -> String {
    let program = std::env::current_exe().expect("the program has a name");
    // Quiet, so that the frame of the tests says little around it.
    format!("ugi:env {CONDUCT}={conduct} '{}' {test} --exact --nocapture -q", program.display())
}

/// Becomes an engine if that is asked for; otherwise does nothing.
pub(crate) fn speak() {
    if let Ok(conduct) = std::env::var(CONDUCT) {
        Engine::new(&conduct).run();
        std::process::exit(0);
    }
}

struct Engine {
    conduct: String,
    game: &'static dyn AnyGame,
    record: Box<dyn AnyRecord>,
    random: Random,
    /// Turns it was asked for.
    asked: u32,
}

impl Engine {
    fn new(conduct: &str) -> Engine {
        let game = GAMES[0];
        Engine {
            conduct: conduct.to_owned(),
            game,
            record: game.start().record(),
            random: Random::new(7),
            asked: 0,
        }
    }

    fn run(&mut self) {
        // Whatever the frame of the tests has begun to say ends here.
        say("");
        for line in std::io::stdin().lock().lines() {
            let line = line.expect("lines are text");
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "ugi" if self.conduct == "mute" => {}
                "ugi" => say("id name Tiny\noption name UGI_Variant type string\nugiok"),
                "isready" => say("readyok"),
                "setoption" => {
                    let id =
                        rest.strip_prefix("name UGI_Variant value ").expect("the only option we are given");
                    self.game = find(id).expect("a game of the catalog");
                }
                "uginewgame" => {}
                "position" => self.set_up(rest),
                "go" => self.go(),
                "quit" => return,
                _ => panic!("what is {line:?}?"),
            }
        }
    }

    fn set_up(&mut self, text: &str) {
        let (place, turns) = text.split_once("moves").unwrap_or((text, ""));
        self.record = match place.trim() {
            "startpos" => self.game.start().record(),
            place => self.game.read(place.strip_prefix("fen ").expect("fen")).expect("a position").record(),
        };
        for turn in turns.split_whitespace() {
            self.record.play(turn).expect("a legal turn");
        }
    }

    /// Behaves well once; then as it was told.
    fn go(&mut self) {
        self.asked += 1;
        let turn = self.record.position().random_turn(&mut self.random).expect("the game goes on");
        match self.conduct.as_str() {
            _ if self.asked < 2 => say(&format!("info depth 1 pv {turn}\nbestmove {turn}")),
            "polite" => say(&format!("info nodes 1\nbestmove {turn}\nbestmove {turn}")),
            "silent" => {}
            "exit" => std::process::exit(3),
            "garbage" => say("I would rather not\n\u{7} 42 ¿"),
            "flood" => say(&"tra-la-la\n".repeat(2_000)),
            "no-turn" => say("bestmove zz9!"),
            "empty" => say("bestmove"),
            // A step onto the square it comes from.
            "illegal" => say("bestmove a1-a1"),
            // Until nobody listens any more.
            "endless" => while std::io::stdout().write_all(&[b'x'; 1 << 10]).is_ok() {},
            other => panic!("what conduct is {other}?"),
        }
    }
}

fn say(lines: &str) {
    // Whoever listened may be gone.
    let _ = writeln!(std::io::stdout(), "{lines}");
}
