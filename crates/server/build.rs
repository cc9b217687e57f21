//! Has the crate built again when the page has been.

use std::path::Path;

fn main() {
    let page = Path::new("../../web/dist");
    // A folder that is missing would be looked for, and the crate built again, every time. That it cannot be made in
    // read-only sources does no harm: the page is optional.
    let _ = std::fs::create_dir_all(page);
    println!("cargo::rerun-if-changed={}", page.display());
}
