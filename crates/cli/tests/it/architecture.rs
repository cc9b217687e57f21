//! The arrows between the crates are those of the table in docs/ARCHITECTURE.md.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The crates of the table, each with those it may depend on.
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(format!("{ROOT}/docs/ARCHITECTURE.md")).unwrap();
    let mut crates = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let names =
            |cell: &str| -> Vec<String> { cell.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
        for name in names(cells[1]) {
            crates.insert(name, names(cells[3]).into_iter().collect());
        }
    }
    crates
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked", "--offline"])
        .current_dir(ROOT)
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A crate's name without the prefix that makes it unique outside.
fn short(package: &str) -> String {
    if package == "pionnier" { "cli".to_owned() } else { package.trim_start_matches("pionnier-").to_owned() }
}

#[test]
fn no_crate_depends_on_what_the_table_does_not_allow() {
    let table = table();
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() >= 5);
    for package in packages {
        let name = short(package["name"].as_str().unwrap());
        let allowed = table.get(&name).unwrap_or_else(|| panic!("{name} is not in the table"));
        for dependency in package["dependencies"].as_array().unwrap() {
            // Tests may use the testkit and measuring tools; what ships is what counts.
            if dependency["kind"] == "dev" {
                continue;
            }
            let target = dependency["name"].as_str().unwrap();
            if dependency["path"].is_string() {
                assert!(allowed.contains(&short(target)), "{name} depends on {target}");
            } else {
                // Rules alone need nothing; a wire is for who asks for it.
                let is_bare = ["core", "games"].contains(&name.as_str());
                assert!(!is_bare || dependency["optional"] == true, "{name} depends on {target}");
            }
        }
    }
}
