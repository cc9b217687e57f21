//! Where the nets of the program are.

use super::Net;
use crate::table_file::TableError;
use std::sync::OnceLock;

/// The place of a game's net: it is inside the program with the feature `embedded-nets`, and otherwise it may come later.
pub(crate) struct Installed {
    game: &'static str,
    embedded: Option<&'static [u8]>,
    net: OnceLock<Net>,
}

/// The file of a game's net, if it is inside the program.
macro_rules! embedded {
    ($game:literal) => {{
        #[cfg(feature = "embedded-nets")]
        let file: Option<&[u8]> = Some(include_bytes!(concat!("../../nets/", $game, ".net")));
        #[cfg(not(feature = "embedded-nets"))]
        let file = None;
        file
    }};
}

pub(crate) static KONO: Installed = Installed::new("kono", embedded!("kono"));
pub(crate) static BERMUDES: Installed = Installed::new("bermudes", embedded!("bermudes"));
pub(crate) static QUINDO: Installed = Installed::new("quindo", embedded!("quindo"));
pub(crate) static GRANAT: Installed = Installed::new("granat", embedded!("granat"));

/// All of them.
static ALL: [&Installed; 4] = [&KONO, &BERMUDES, &QUINDO, &GRANAT];

/// Puts the file of a net where its game looks for it, for instance one that a page has fetched. Says which game it is for.
///
/// # Errors
/// Why the file is refused; a file for a game that has no net is foreign.
pub fn install(file: &[u8]) -> Result<&'static str, TableError> {
    let mut reason = TableError::Foreign;
    for place in ALL {
        match Net::from_bytes(place.game, file) {
            Ok(net) => {
                // One that is there already is the same.
                let _ = place.net.set(net);
                return Ok(place.game);
            }
            Err(TableError::OtherGame { .. }) => {}
            Err(error) => reason = error,
        }
    }
    Err(reason)
}

impl Installed {
    const fn new(game: &'static str, embedded: Option<&'static [u8]>) -> Installed {
        Installed { game, embedded, net: OnceLock::new() }
    }

    /// The net, if it is there.
    pub(crate) fn net(&'static self) -> Option<&'static Net> {
        let Some(file) = self.embedded else { return self.net.get() };
        Some(
            self.net.get_or_init(|| {
                Net::from_bytes(self.game, file).expect("the net inside the program is intact")
            }),
        )
    }
}
