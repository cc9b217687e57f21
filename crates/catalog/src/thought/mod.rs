//! What the engine thinks of a position, and what is known of it for certain.

mod analysis;
mod exact;

pub use analysis::{Analysis, Line, Worth};
pub use exact::{Exact, ExactTurn};
pub use pionnier_engine::net::install as install_net;
pub use pionnier_engine::search::{Limits, Options, TranspositionTable};
pub use pionnier_engine::tables::install_endgames;
pub use pionnier_engine::{LEVELS_PER_GAME, Score, Trap, Value as ExactValue};

pub(crate) use exact::exact;
