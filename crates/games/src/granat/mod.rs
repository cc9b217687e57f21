//! granat
