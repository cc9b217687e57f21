//! Where what is drawn by lot begins.

/// The seed of this run: `PIONNIER_SEED` if it is set.
pub(crate) fn seed() -> u64 {
    let seed =
        std::env::var("PIONNIER_SEED").ok().map(|text| text.parse().expect("PIONNIER_SEED is a number"));
    let seed = seed.unwrap_or(20_261_115);
    println!("seed {seed}");
    seed
}
