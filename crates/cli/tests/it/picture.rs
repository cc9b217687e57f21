//! Pictures, through the real binary.

use crate::program::run;
use std::path::{Path, PathBuf};

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("pionnier-picture-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn decoded(path: &str) -> (u32, u32) {
    let mut reader =
        png::Decoder::new(std::io::BufReader::new(std::fs::File::open(path).unwrap())).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let colours: std::collections::BTreeSet<&[u8]> = bytes.chunks(4).collect();
    assert!(colours.len() > 100, "something is to be seen");
    (info.width, info.height)
}

#[test]
fn a_position_is_drawn_as_it_is_named() {
    let folder = Folder::new("position");
    let (svg, image) = (folder.file("a.svg"), folder.file("a.PNG"));
    let turns = ["--turns", "b1xb3 d4xd2"];
    let answer =
        run(&["picture", "kono", turns[0], turns[1], "--out", &svg, "--marks", "a1-a2 b3", "--lang", "fr"]);
    assert_eq!(answer.status, 0, "{answer:?}");
    let text = std::fs::read_to_string(&svg).unwrap();
    assert_eq!(text.matches("data-place=").count(), 14);
    assert!(text.contains("à Rouge de jouer") && text.contains("data-arrow=\"a1 a2\""));
    assert_eq!(run(&["picture", "kono", turns[0], turns[1], "--out", &image, "--width", "96"]).status, 0);
    assert_eq!(decoded(&image), (96, 96));
    // Not as wide as high.
    let wide = folder.file("b.png");
    assert_eq!(
        run(&["picture", "cul-de-sac", "--out", &wide, "--width", "126", "--flipped", "--dark", "--bare"])
            .status,
        0
    );
    assert_eq!(decoded(&wide), (126, 156));
}

#[test]
fn a_game_is_shown_a_turn_a_second() {
    let folder = Folder::new("game");
    let path = folder.file("game.gif");
    assert_eq!(
        run(&["picture", "kono", "--turns", "b1xb3 d4xd2 a2-a1", "--out", &path]).status,
        2,
        "an illegal turn"
    );
    assert!(!Path::new(&path).exists());
    assert_eq!(
        run(&["picture", "kono", "--turns", "b1xb3 d4xd2", "--out", &path, "--width", "64"]).status,
        0
    );
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(std::fs::File::open(&path).unwrap()).unwrap();
    assert_eq!((reader.width(), reader.height()), (64, 64));
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        delays.push(frame.delay);
        // Of later ones only what has changed.
        assert_eq!(delays.len() == 1, frame.width == 64 && frame.height == 64);
    }
    assert_eq!(delays, [100, 100, 300]);
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let folder = Folder::new("errors");
    let file = |name: &str| folder.file(name);
    for (arguments, words) in [
        (vec!["--out", "kono.jpg"], "must end in .svg, .png or .gif"),
        (vec!["--out", "kono"], "must end in .svg, .png or .gif"),
        (
            vec!["--out", &file("a.svg"), "--marks", "a1-a9"],
            "there is no “a9” on this board, whose places run from a1 to d4",
        ),
        (vec!["--out", &file("a.gif"), "--width", "2000"], "at most 1000 turns and 1024 pixels"),
        (vec!["--out", &file("a.svg"), "--position", "4/4/4/4 r"], "[K6]"),
        (vec!["--out", &file("nowhere/a.svg")], "cannot be written"),
    ] {
        let answer = run(&[&["picture", "kono"], &arguments[..]].concat());
        assert_eq!(answer.status, 2, "{arguments:?}: {answer:?}");
        assert!(answer.err.contains(words), "{arguments:?}: {}", answer.err);
    }
}
