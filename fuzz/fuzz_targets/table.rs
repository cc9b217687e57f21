//! Any bytes are a table or an error that says why not, and so is any body in an envelope that is in order, which the checksum would
//! hide from a fuzzer. So is every net.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pionnier_engine::{granat, kono, net, quindo};

/// What a file can be of, as its envelope names it.
const NAMES: [&[u8; 14]; 3] = [b"kono\0\0\0\0\0\0\0\0\0\0", b"quindo-endgame", b"granat-endgame"];

fuzz_target!(|data: &[u8]| {
    check(data);
    // As `table_file` seals it; by the first byte, the version is today's or another, and the table one of ours.
    let Some((&first, body)) = data.split_first() else { return };
    let mut file = Vec::with_capacity(32 + body.len());
    file.extend(b"PIONTAB\x1A");
    file.extend(u16::from(first % 4).to_le_bytes());
    file.extend(NAMES[usize::from(first / 4) % NAMES.len()]);
    file.extend((body.len() as u32).to_le_bytes());
    file.extend(checksum(file.iter().chain(body)).to_le_bytes());
    file.extend(body);
    check(&file);
});

/// A table that is accepted can be written and read again.
macro_rules! check_solved {
    ($file:expr, $game:ident) => {
        match $game::Solved::from_bytes($file) {
            Ok(solved) => assert!($game::Solved::from_bytes(&solved.to_bytes()).is_ok()),
            Err(error) => assert!(!error.code().is_empty()),
        }
    };
}

fn check(file: &[u8]) {
    check_solved!(file, kono);
    check_solved!(file, quindo);
    check_solved!(file, granat);
    assert_eq!(kono::Solved::from_bytes(file).is_ok(), kono::Tablebase::from_bytes(file).is_ok());
    if let Err(error) = net::install(file) {
        assert!(!error.code().is_empty());
    }
}

/// CRC-32 as in zip and PNG.
fn checksum<'b>(bytes: impl Iterator<Item = &'b u8>) -> u32 {
    !bytes.fold(!0_u32, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ if crc & 1 != 0 { 0xEDB8_8320 } else { 0 })
    })
}
