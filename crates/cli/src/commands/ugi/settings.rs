//! What a client can set.

use super::order::Complaint;
use pionnier_catalog::thought::LEVELS_PER_GAME;
use pionnier_catalog::{AnyGame, GAMES, find};

/// The options and their values.
pub(super) struct Settings {
    pub(super) game: &'static dyn AnyGame,
    /// Megabytes for the transposition table.
    pub(super) hash: u32,
    pub(super) threads: u32,
    pub(super) lines: u32,
    /// 1 to 10; 0 is full strength.
    pub(super) level: u32,
    /// Of the levels' play.
    pub(super) seed: u32,
}

/// An option with a number.
struct Spin {
    name: &'static str,
    least: u32,
    most: u32,
    place: fn(&mut Settings) -> &mut u32,
}

/// The most is what a client may make us use, whatever it asks for.
const SPINS: [Spin; 5] = [
    Spin { name: "Hash", least: 1, most: 1024, place: |settings| &mut settings.hash },
    Spin { name: "Threads", least: 1, most: 64, place: |settings| &mut settings.threads },
    Spin { name: "MultiPV", least: 1, most: 10_000, place: |settings| &mut settings.lines },
    Spin {
        name: "Skill Level",
        least: 0,
        most: LEVELS_PER_GAME as u32,
        place: |settings| &mut settings.level,
    },
    Spin { name: "Seed", least: 0, most: u32::MAX, place: |settings| &mut settings.seed },
];

const VARIANT: &str = "UGI_Variant";

impl Settings {
    pub(super) fn new() -> Settings {
        Settings { game: GAMES[0], hash: 64, threads: 1, lines: 1, level: 0, seed: 0 }
    }

    /// The lines that say what can be set.
    pub(super) fn describe() -> Vec<String> {
        let mut defaults = Settings::new();
        let variants: Vec<String> = GAMES.iter().map(|game| format!(" var {}", game.id())).collect();
        let variant =
            format!("option name {VARIANT} type combo default {}{}", defaults.game.id(), variants.concat());
        let spins = SPINS.iter().map(|Spin { name, least, most, place }| {
            let default = place(&mut defaults);
            format!("option name {name} type spin default {default} min {least} max {most}")
        });
        std::iter::once(variant).chain(spins).collect()
    }

    /// Sets an option. Its name may be written in small letters.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Complaint> {
        let bad_value = |name: &str, expected: String| {
            Complaint::new("ugi-bad-value")
                .quoting("value", value)
                .with("option", name)
                .with("expected", expected)
        };
        if name.eq_ignore_ascii_case(VARIANT) {
            let ids = || GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
            self.game = find(value).ok_or_else(|| bad_value(VARIANT, ids()))?;
            return Ok(());
        }
        let Some(spin) = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = [VARIANT].into_iter().chain(SPINS.iter().map(|spin| spin.name)).collect();
            return Err(Complaint::new("ugi-no-option")
                .quoting("option", name)
                .with("options", names.join(", ")));
        };
        let number = value.parse().ok().filter(|number| (spin.least..=spin.most).contains(number));
        *(spin.place)(self) =
            number.ok_or_else(|| bad_value(spin.name, format!("{} … {}", spin.least, spin.most)))?;
        Ok(())
    }
}
