//! quindo
