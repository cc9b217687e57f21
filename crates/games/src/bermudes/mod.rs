//! bermudes
