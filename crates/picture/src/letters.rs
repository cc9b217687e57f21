//! The signs that coordinates are written with, as strokes: a picture is the same wherever it is shown, and needs no font.

use crate::round;

/// Each sign with its width and its strokes, on a line at 0 with capitals 10 high.
const SIGNS: &[(char, f64, &str)] = &[
    ('0', 6.0, "M3-10C.8-10 0-7.5 0-5S.8 0 3 0 6-2.5 6-5 5.2-10 3-10Z"),
    ('1', 3.0, "M0-8L2.6-10V0"),
    ('2', 6.0, "M.2-7.6C.4-9.2 1.6-10 3-10 4.6-10 5.7-8.9 5.7-7.4 5.7-4.6 1.6-2.8 0 0H6"),
    ('3', 6.0, "M.4-10H5.4L2.6-6.2C4.6-6.2 5.9-5 5.9-3.1 5.9-1.2 4.6 0 2.8 0 1.3 0 .3-.7 0-2"),
    ('4', 6.2, "M4.6 0V-10L0-3H6.2"),
    (
        '5',
        6.0,
        "M5.4-10H1L.5-5.4C1.2-6.1 2-6.4 2.9-6.4 4.7-6.4 6-5.1 6-3.2 6-1.3 4.7 0 2.9 0 1.5 0 .4-.7 0-2",
    ),
    (
        '6',
        6.0,
        "M5.4-8.8C4.9-9.6 4.1-10 3.2-10 1.2-10 0-8 0-4.6 0-1.6 1.2 0 3 0 4.8 0 6-1.3 6-3.1S4.8-6.2 3-6.2C1.3-6.2 .2-5.1 0-3.4",
    ),
    ('7', 6.0, "M0-10H6L2.2 0"),
    (
        '8',
        6.0,
        "M3-5.4C1.4-5.4 .4-6.3 .4-7.7S1.4-10 3-10 5.6-9.1 5.6-7.7 4.6-5.4 3-5.4C1.2-5.4 0-4.4 0-2.7S1.2 0 3 0 6-1 6-2.7 4.8-5.4 3-5.4Z",
    ),
    (
        '9',
        6.0,
        "M.6-1.2C1.1-.4 1.9 0 2.8 0 4.8 0 6-2 6-5.4 6-8.4 4.8-10 3-10 1.2-10 0-8.7 0-6.9S1.2-3.8 3-3.8C4.7-3.8 5.8-4.9 6-6.6",
    ),
    ('a', 5.4, "M5.4-7V0M5.4-3.5C5.4-5.6 4.2-7 2.7-7S0-5.6 0-3.5 1.2 0 2.7 0 5.4-1.4 5.4-3.5"),
    ('b', 5.4, "M0-10V0M0-3.5C0-5.6 1.2-7 2.7-7S5.4-5.6 5.4-3.5 4.2 0 2.7 0 0-1.4 0-3.5"),
    ('c', 5.0, "M5-5.6C4.6-6.5 3.8-7 2.8-7 1.2-7 0-5.6 0-3.5S1.2 0 2.8 0C3.8 0 4.6-.5 5-1.4"),
    ('d', 5.4, "M5.4-10V0M5.4-3.5C5.4-5.6 4.2-7 2.7-7S0-5.6 0-3.5 1.2 0 2.7 0 5.4-1.4 5.4-3.5"),
    ('e', 5.4, "M0-3.7H5.4C5.4-5.7 4.3-7 2.8-7 1.2-7 0-5.6 0-3.5S1.2 0 2.8 0C4 0 4.8-.5 5.2-1.4"),
    ('f', 4.0, "M4-9.6C3.6-9.9 3.2-10 2.8-10 1.8-10 1.3-9.3 1.3-8.2V0M0-6.6H3.6"),
    (
        'g',
        5.4,
        "M5.4-7V.4C5.4 2 4.3 3 2.7 3 1.5 3 .7 2.6 .2 1.8M5.4-3.5C5.4-5.6 4.2-7 2.7-7S0-5.6 0-3.5 1.2 0 2.7 0 5.4-1.4 5.4-3.5",
    ),
    ('h', 5.0, "M0-10V0M0-4.4C.2-6 1.3-7 2.6-7 4-7 5-6 5-4.4V0"),
    ('i', 1.0, "M.5-7V0M.5-9.6V-9.5"),
    ('j', 1.8, "M1.8-7V1C1.8 2.3 1.2 3 0 3M1.8-9.6V-9.5"),
    ('k', 5.0, "M0-10V0M4.6-7L0-2.8M1.8-4.4L5 0"),
    ('A', 7.2, "M0 0L3.6-10 7.2 0M1.2-3.4H6"),
    (
        'B',
        6.3,
        "M0 0V-10H3.2C4.9-10 5.8-9 5.8-7.6S4.9-5.3 3.2-5.3H0M3.2-5.3C5.2-5.3 6.3-4.3 6.3-2.7S5.2 0 3.2 0H0",
    ),
    ('C', 7.0, "M7-7.8C6.4-9.2 5.2-10 3.9-10 1.6-10 0-8 0-5S1.6 0 3.9 0C5.2 0 6.4-.8 7-2.2"),
    ('D', 7.0, "M0 0V-10H2.8C5.4-10 7-8 7-5S5.4 0 2.8 0Z"),
    ('E', 5.6, "M5.6-10H0V0H5.6M0-5.2H4.8"),
    ('F', 5.6, "M5.6-10H0V0M0-5.2H4.8"),
    ('G', 7.0, "M7-7.8C6.4-9.2 5.2-10 3.9-10 1.6-10 0-8 0-5S1.6 0 3.9 0C5.8 0 7-1.2 7-3.2V-4.4H4"),
    ('H', 6.6, "M0-10V0M6.6-10V0M0-5.2H6.6"),
    ('I', 1.0, "M.5-10V0"),
];

/// Between two signs.
const GAP: f64 = 2.2;

/// A text around a point, so high; signs that there are no strokes for are left out.
pub(crate) fn write(text: &str, (x, y): (f64, f64), height: f64) -> String {
    let signs: Vec<_> =
        text.chars().filter_map(|sign| SIGNS.iter().find(|(known, ..)| *known == sign)).collect();
    let width: f64 = signs.iter().map(|(_, width, _)| width + GAP).sum::<f64>() - GAP;
    let size = height / 10.0;
    let (mut left, line) = (x - width * size / 2.0, y + height * 0.45);
    let mut out = String::new();
    for (_, width, strokes) in signs {
        out.push_str(&format!(
            "<path d=\"{strokes}\" transform=\"translate({} {}) scale({})\"/>",
            round(left),
            round(line),
            round(size)
        ));
        left += (width + GAP) * size;
    }
    out
}

/// Whether a text can be written.
#[cfg(test)]
pub(crate) fn can_write(text: &str) -> bool {
    text.chars().all(|sign| SIGNS.iter().any(|(known, ..)| *known == sign))
}

#[cfg(test)]
mod tests {
    use super::{can_write, write};

    #[test]
    fn a_text_is_written_around_its_point() {
        assert!(can_write("a14") && !can_write("é"));
        let two = write("11", (0.0, 0.0), 10.0);
        assert_eq!(two.matches("<path").count(), 2);
        assert!(two.contains("translate(-4.1 4.5)") && two.contains("translate(1.1 4.5)"), "{two}");
    }
}
