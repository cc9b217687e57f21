//! The catalog for Python. The package around it, with its types and its environments for learning, is in `python/pionnier`.

mod argument;
mod batch;
mod error;
mod facts;
mod game;
mod numpy;
mod pause;
mod play;
mod position;
mod record;
mod state;
mod thought;
mod value;

/// What `import pionnier` is made of.
#[pyo3::pymodule]
mod _pionnier {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::error::set_language;
    #[pymodule_export]
    use crate::game::{Game, game, games};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::{Record, read_transcript, restored_record};
    #[pymodule_export]
    use crate::state::{State, restored_state};
}
