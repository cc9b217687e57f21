//! Any bytes are a table or an error that says why not, and so is any body in an envelope that is in order, which the checksum would
//! hide from a fuzzer.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_engine::kono::{Solved, Tablebase};

fuzz_target!(|data: &[u8]| {
    check(data);
    // As `table_file` seals it; the version is today's or, by the first byte, another.
    let Some((&version, body)) = data.split_first() else { return };
    let mut file = Vec::with_capacity(32 + body.len());
    file.extend(b"PIONTAB\x1A");
    file.extend(u16::from(version % 4).to_le_bytes());
    file.extend(b"kono\0\0\0\0\0\0\0\0\0\0");
    file.extend((body.len() as u32).to_le_bytes());
    file.extend(checksum(file.iter().chain(body)).to_le_bytes());
    file.extend(body);
    check(&file);
});

/// A table that is accepted can be written and read again.
fn check(file: &[u8]) {
    match Solved::from_bytes(file) {
        Ok(solved) => assert!(Solved::from_bytes(&solved.to_bytes()).is_ok()),
        Err(error) => {
            assert!(!error.code().is_empty());
            assert!(Tablebase::from_bytes(file).is_err(), "{error:?}");
        }
    }
}

/// CRC-32 as in zip and PNG.
fn checksum<'b>(bytes: impl Iterator<Item = &'b u8>) -> u32 {
    !bytes.fold(!0_u32, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ if crc & 1 != 0 { 0xEDB8_8320 } else { 0 })
    })
}
