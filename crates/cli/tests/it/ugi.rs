//! The engine as another program sees it: lines in, lines out.

use crate::program::{run, run_with};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Longer than anything here takes on the slowest machine.
const ANSWER_TIMEOUT: Duration = Duration::from_mins(1);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pionnier"))
            .arg("ugi")
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Engine { input: child.stdin.take(), child, lines }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        input.flush().unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(ANSWER_TIMEOUT).expect("the engine answers")
    }

    /// The lines up to the first that begins like this, that one included.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().unwrap().starts_with(beginning) {
            lines.push(self.line());
        }
        lines
    }

    /// Asks, and gives the one line that answers.
    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    /// Lets it think, and gives what it said and the turn it chose.
    fn think(&mut self, go: &str) -> (Vec<String>, String) {
        self.send(go);
        let mut lines = self.until("bestmove ");
        let best = lines.pop().unwrap()["bestmove ".len()..].to_owned();
        (lines, best)
    }

    /// Waits for the end of the process.
    fn leave(mut self) {
        drop(self.input.take());
        let (sender, receiver) = channel();
        std::thread::spawn(move || sender.send(self.child.wait().unwrap()));
        let status = receiver.recv_timeout(ANSWER_TIMEOUT).expect("the engine leaves");
        assert!(status.success(), "{status}");
    }
}

/// The number after a word of an info.
fn number<T: FromStr>(info: &str, word: &str) -> T {
    let mut words = info.split_whitespace().skip_while(|found| *found != word).skip(1);
    words.next().and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no {word} in {info}"))
}

/// `…` stands for anything.
fn matches(pattern: &str, line: &str) -> bool {
    match pattern.split_once('…') {
        None => pattern == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| {
            after.is_empty()
                || (0..=rest.len()).any(|at| rest.is_char_boundary(at) && matches(after, &rest[at..]))
        }),
    }
}

#[test]
fn the_conversation_in_the_document_takes_place() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/UGI.md");
    let document = std::fs::read_to_string(path).unwrap();
    let session = document.split("```ugi\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start();
    // Whether any number of lines may come before the next answer, whatever is said meanwhile.
    let mut others_first = false;
    for line in session.lines() {
        if let Some(said) = line.strip_prefix("> ") {
            engine.send(said);
        } else if line == "< …" {
            others_first = true;
        } else {
            let mut found = engine.line();
            while others_first && !matches(&line[2..], &found) {
                found = engine.line();
            }
            assert!(matches(&line[2..], &found), "expected {line}\n   found {found}");
            others_first = false;
        }
    }
    engine.leave();
}

#[test]
fn a_game_of_each_kind_is_played() {
    let mut engine = Engine::start();
    for id in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        engine.send(&format!("setoption name UGI_Variant value {id}"));
        engine.send("uginewgame");
        let mut turns = String::new();
        for number in 0..16 {
            engine.send(&format!("position startpos{turns}"));
            assert_eq!(engine.ask("isready"), "readyok", "{id}: {turns} was refused");
            assert_eq!(engine.ask("query p1turn"), format!("response {}", number % 2 == 0));
            let go =
                ["go nodes 800", "go depth 2", "go movetime 5", "go p1time 900 p2time 900 p1inc 0 p2inc 0"];
            let (_, best) = engine.think(go[number % 4]);
            if best == "none" {
                assert_eq!(engine.ask("query gameover"), "response true");
                break;
            }
            turns = if turns.is_empty() { format!(" moves {best}") } else { format!("{turns} {best}") };
        }
    }
    engine.leave();
}

#[test]
fn infos_say_what_was_found_and_what_it_cost() {
    let mut engine = Engine::start();
    engine.send("setoption name ugi_variant value granat");
    engine.send("setoption name MultiPV value 3");
    let (lines, best) = engine.think("go nodes 20000");
    let (last, infos) = lines.split_last().unwrap();
    assert_eq!(number::<u64>(last, "nodes"), 20_000);
    for (index, info) in infos.iter().enumerate() {
        assert_eq!(number::<usize>(info, "multipv"), index % 3 + 1, "{info}");
        assert!((0.0..=1.0).contains(&number::<f64>(info, "winprob")), "{info}");
        assert!(number::<u64>(info, "nodes") <= 20_000 && number::<u32>(info, "depth") >= 1, "{info}");
        assert!(info.contains(" score ") && info.contains(" nps ") && info.contains(" time "), "{info}");
    }
    let first = infos[infos.len() - 3].split(" pv ").nth(1).unwrap();
    assert_eq!(first.split(' ').next(), Some(best.as_str()));
    engine.leave();
}

#[test]
fn more_lines_than_turns_give_every_turn_a_value() {
    let mut engine = Engine::start();
    engine.send("setoption name UGI_Variant value cul-de-sac");
    engine.send("setoption name MultiPV value 10000");
    let (lines, _) = engine.think("go depth 2");
    assert_eq!(lines.iter().filter(|line| line.starts_with("info depth 2 ")).count(), 4160);
    engine.leave();
}

#[test]
fn it_listens_while_it_thinks_and_stops_when_told() {
    for id in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        let mut engine = Engine::start();
        engine.send(&format!("setoption name UGI_Variant value {id}"));
        for go in ["go infinite", "go", "go movetime 100000000", "go nodes 100000000000000000 depth 900"] {
            // Where everything is known it may be done at once.
            if id == "kono" && go != "go infinite" {
                continue;
            }
            engine.send(go);
            engine.send("isready");
            engine.until("readyok");
            engine.send("go nodes 5");
            assert!(engine.until("info string ").last().unwrap().contains("stop"));
            engine.send("stop");
            engine.until("bestmove ");
        }
        engine.send("setoption name Threads value 2");
        engine.send("setoption name Skill Level value 10");
        engine.send("go infinite");
        engine.send("stop");
        engine.until("bestmove ");
        assert_eq!(engine.ask("isready"), "readyok", "a stop that comes late does no harm");
        engine.send("stop");
        engine.leave();
    }
}

#[test]
fn it_leaves_in_the_middle_of_a_thought() {
    for last in ["quit\n", ""] {
        for work in ["go infinite", "perft 90", "go movetime 100000000"] {
            let input = format!("setoption name UGI_Variant value quindo\n{work}\n{last}");
            let answer = run_with(input.as_bytes(), &["ugi"]);
            assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{input}");
        }
    }
    assert_eq!(run(&["ugi"]).out, "");
}

#[test]
fn a_client_that_goes_away_is_no_error() {
    let script = format!(
        "(echo ugi; echo go infinite; sleep 0.2; echo isready; echo isready; echo ugi) | {} ugi | head -n 1; \
         echo ${{PIPESTATUS[1]}}",
        env!("CARGO_BIN_EXE_pionnier")
    );
    let output = Command::new("bash").args(["-c", &script]).output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(out.lines().last(), Some("0"), "{out}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn bad_input_is_answered_with_what_was_expected() {
    let long = format!("position startpos moves {}", "b1xb3 ".repeat(300_000));
    let mut engine = Engine::start();
    for (line, expected) in [
        ("fly me", "Expected one of ugi, isready"),
        ("\u{1}\u{7f}", "There is no command “\\u{1}\\u{7f}”"),
        ("position", "Expected: position startpos"),
        ("position fen", "Expected: position startpos"),
        ("position startpos b1xb3", "Expected: position startpos"),
        ("position moves", "Expected: position startpos"),
        (
            "position fen yyyy/yyyy/rrrr/rrrr",
            "Character 20: Something is missing at the end: a space must follow.",
        ),
        ("position fen rrrr/rrrr/rrrr/yyyy r moves a1-a2", "[K1]"),
        ("position startpos moves b1xb3 b1xb3", "Turn 2, “b1xb3”, cannot be played. [K3]"),
        ("position fen 4/4/rr2/3y y moves d1-d2", "Turn 1"),
        (&long, "too long"),
        ("setoption", "Expected: setoption name NAME value VALUE"),
        ("setoption name Hash", "Expected: setoption name NAME value VALUE"),
        ("setoption name Hash value", "“” is not possible for Hash: expected 1 … 1024"),
        ("setoption name Hash value 99999999999999999999", "expected 1 … 1024"),
        ("setoption name Threads value -1", "expected 1 … 64"),
        ("setoption name Skill Level value 11", "expected 0 … 10"),
        ("setoption name UGI_Variant value chess", "expected kono, cul-de-sac"),
        (
            "setoption name Contempt value 3",
            "There is no option “Contempt”. Expected one of UGI_Variant, Hash",
        ),
        ("go nodes", "After “nodes” a number was expected, not “”"),
        ("go depth deep", "After “depth” a number was expected, not “deep”"),
        ("go movetime 1.5", "After “movetime” a number was expected"),
        ("query", "Expected: query gameover"),
        ("query weather", "Expected: query gameover"),
        ("perft", "Expected: perft N"),
        ("perft 101", "Expected: perft N"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("info string ") && answer.contains(expected), "{line:.60}: {answer}");
    }
    // After all that the position is still the start, and it plays.
    assert_eq!(engine.ask("query legalmoves"), "response a1xa3 b1xb3 c1xc3 d1xd3");
    assert_ne!(engine.think("go nodes 100 mate 3 searchmoves a1xa3 ponder").1, "none");
    engine.leave();
    assert_eq!(run_with(b"\xFF\xFE\n\n  \nposition fen \xFF\ngo nodes \xFF\n", &["ugi"]).status, 0);
    let french = run_with(b"fly\n", &["ugi", "--lang", "fr"]);
    assert!(french.out.starts_with("info string Il n’y a pas de commande"), "{}", french.out);
}

#[test]
fn history_ends_games() {
    let mut engine = Engine::start();
    let turns = "d1-d2 a4-a3 d2-d1 a3-a4 ".repeat(2);
    engine.send(&format!("position fen yy2/4/4/2rr r moves {turns}"));
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response draw");
    assert_eq!(engine.ask("query legalmoves"), "response");
    assert_eq!(engine.think("go nodes 10").1, "none");
    engine.leave();
}

#[test]
fn a_hostile_position_is_played_like_any_other() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/bermudes/hostile.txt");
    let file = std::fs::read_to_string(path).unwrap();
    let mut engine = Engine::start();
    engine.send("setoption name UGI_Variant value bermudes");
    engine.send(&format!("position fen {}", file.lines().next().unwrap()));
    assert_ne!(engine.think("go nodes 20000").1, "none");
    engine.send("query legalmoves");
    assert_eq!(engine.line().split(' ').count(), 10_001);
    assert!(engine.line().contains("more than these 10000 turns"));
    engine.send("perft 2");
    engine.send("stop");
    assert!(engine.line().starts_with("info string "));
    engine.send("setoption name Skill Level value 4");
    assert_ne!(engine.think("go movetime 1000").1, "none");
    engine.leave();
}

#[test]
fn levels_play_each_game_in_their_own_way_and_the_same_again() {
    let openings = || {
        let mut engine = Engine::start();
        engine.send("setoption name UGI_Variant value quindo");
        engine.send("setoption name Skill Level value 1");
        let turns: Vec<String> = (0..8)
            .map(|_| {
                engine.send("uginewgame");
                engine.think("go").1
            })
            .collect();
        engine.leave();
        turns
    };
    let first = openings();
    assert!(first.iter().any(|turn| *turn != first[0]), "{first:?}");
    assert_eq!(openings(), first);
}
