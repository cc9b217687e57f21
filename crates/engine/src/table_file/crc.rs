//! CRC-32 as in zip and PNG: finds every change of up to three bits and every burst of up to four bytes.

#[derive(Clone, Copy)]
pub(super) struct Crc(u32);

const POLYNOMIAL: u32 = 0xEDB8_8320;

/// The remainder of each byte.
static REMAINDERS: [u32; 256] = remainders();

const fn remainders() -> [u32; 256] {
    let mut remainders = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut remainder = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            remainder = remainder >> 1 ^ if remainder & 1 != 0 { POLYNOMIAL } else { 0 };
            bit += 1;
        }
        remainders[byte] = remainder;
        byte += 1;
    }
    remainders
}

impl Default for Crc {
    fn default() -> Crc {
        Crc(!0)
    }
}

impl Crc {
    pub(super) fn with(self, bytes: &[u8]) -> Crc {
        Crc(bytes.iter().fold(self.0, |crc, &byte| crc >> 8 ^ REMAINDERS[usize::from(crc as u8 ^ byte)]))
    }

    pub(super) const fn finish(self) -> u32 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Crc;

    #[test]
    fn the_published_check_value_comes_out() {
        assert_eq!(Crc::default().with(b"12345").with(b"6789").finish(), 0xCBF4_3926);
    }
}
