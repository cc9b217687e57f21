//! What a solver can say besides a turn.

/// A command typed at a puzzle. Both languages are always understood.
pub(super) enum Order {
    Hint,
    Solution,
    Board,
    /// On to the next puzzle.
    Next,
    Help,
    Quit,
    /// Anything else is taken for a turn.
    Turn(String),
}

impl Order {
    pub(super) fn read(line: &str) -> Order {
        match line.to_lowercase().as_str() {
            "hint" | "indice" => Order::Hint,
            "solution" => Order::Solution,
            "board" | "plateau" => Order::Board,
            "next" | "suivant" => Order::Next,
            "help" | "aide" | "?" => Order::Help,
            "quit" | "quitter" | "exit" => Order::Quit,
            _ => Order::Turn(line.to_owned()),
        }
    }
}
