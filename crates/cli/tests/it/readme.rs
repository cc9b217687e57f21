//! What the documents show is what the program says.

use crate::program::run;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Runs every `$ pionnier …` line of the console blocks and compares what it prints with what stands below it. A line `…`
/// stands for any number of lines.
#[test]
fn every_command_in_the_documents_prints_what_it_shows() {
    let read = |name: &str| std::fs::read_to_string(format!("{ROOT}/{name}")).unwrap();
    let text = read("README.md") + &read("docs/ANALYSIS.md");
    let mut checked = 0;
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for example in block.split("$ ").skip(1) {
            let (command, shown) = example.split_once('\n').unwrap();
            let Some(arguments) = command.strip_prefix("pionnier ") else { continue };
            let arguments = split(arguments);
            let answer = run(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
            assert!(answer.status < 2, "{command} fails: {}", answer.err);
            assert!(matches(shown, &answer.out), "{command} prints:\n{}{}", answer.out, answer.err);
            checked += 1;
        }
    }
    assert!(checked >= 3, "only {checked} examples");
}

/// Splits a command line as a shell would, as far as double quotes go.
fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('"').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn matches(shown: &str, printed: &str) -> bool {
    let shown = format!("\n{}", shown.trim_end());
    let printed = format!("\n{}", printed.trim_end());
    match shown.split_once("\n…") {
        Some((before, after)) => {
            printed.starts_with(before) && printed[before.len()..].ends_with(after.trim_start_matches('\n'))
        }
        None => shown == printed,
    }
}

#[test]
fn every_make_target_in_the_documents_exists() {
    let makefile = std::fs::read_to_string(format!("{ROOT}/Makefile")).unwrap();
    for document in ["README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/PERFORMANCE.md"] {
        let text = std::fs::read_to_string(format!("{ROOT}/{document}")).unwrap();
        for rest in text.split("`make ").skip(1) {
            let target = rest.split(['`', ' ']).next().unwrap();
            assert!(makefile.contains(&format!("\n{target}:")), "{document}: make {target}");
        }
    }
}
