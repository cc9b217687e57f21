//! What a player can say besides a turn.

/// A command typed at the board. Both languages are always understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Undo,
    /// List the turns that begin with this text.
    Moves(String),
    Hint,
    Board,
    Position,
    Resign,
    Draw,
    New,
    Help,
    Quit,
    /// Anything else is taken for a turn.
    Turn(String),
}

impl Order {
    pub(super) fn read(line: &str) -> Order {
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match head.to_lowercase().as_str() {
            "undo" | "annuler" => Order::Undo,
            "moves" | "coups" => Order::Moves(rest.trim().to_owned()),
            "hint" | "indice" => Order::Hint,
            "board" | "plateau" => Order::Board,
            "position" => Order::Position,
            "resign" | "abandonner" => Order::Resign,
            "draw" | "nulle" => Order::Draw,
            "new" | "nouvelle" => Order::New,
            "help" | "aide" | "?" => Order::Help,
            "quit" | "quitter" | "exit" => Order::Quit,
            _ => Order::Turn(line.to_owned()),
        }
    }
}

/// Whether a line says yes, in either language.
pub(super) fn is_yes(line: &str) -> bool {
    ["y", "yes", "o", "oui"].contains(&line.to_lowercase().as_str())
}
