//! Ids and secrets.

use sha2::{Digest as _, Sha256};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// Letters and digits, for what people may copy by hand.
const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Bytes of a secret.
const BYTES: usize = 16;

/// The system's generator has failed; nothing can be kept secret then.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

/// An id for a game: 10 letters and digits, 59 bits.
pub(crate) fn new_id() -> Result<String, NoRandomness> {
    let mut id = String::new();
    while id.len() < 10 {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        // 248 is the largest multiple of 62 a byte can hold: above it, some letters would be likelier than others.
        let letters =
            bytes.iter().filter(|&&byte| byte < 248).map(|&byte| char::from(ALPHABET[byte as usize % 62]));
        id.extend(letters.take(10 - id.len()));
    }
    Ok(id)
}

/// Whether a text can be the id of a game.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A secret: 128 random bits, written as 32 digits. Whoever knows it may sit in a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn new() -> Result<Secret, NoRandomness> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Secret(hex(&bytes)))
    }

    /// A secret somebody says they know; nothing if it is not even written like one.
    #[must_use]
    pub fn read(text: &str) -> Option<Secret> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 2 * BYTES && text.bytes().all(is_digit)).then(|| Secret(text.to_owned()))
    }

    /// The secret itself, for the one it belongs to.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    #[must_use]
    pub fn hash(&self) -> Hash {
        Hash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// Secrets do not get into logs.
impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}

/// The hash of a secret.
#[derive(Clone, Copy, Debug)]
pub struct Hash([u8; 32]);

impl Hash {
    /// Whether this is the hash of the secret, in a time that does not depend on how nearly it is.
    #[must_use]
    pub fn is_of(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&secret.hash().0).into()
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Hash> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
        }
        Some(Hash(bytes))
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Hash, Secret, is_id, new_id};

    #[test]
    fn a_secret_is_known_by_its_hash_alone() {
        let (secret, other) = (Secret::new().unwrap(), Secret::new().unwrap());
        let stored = Hash::read(&secret.hash().text()).unwrap();
        assert!(stored.is_of(&secret) && !stored.is_of(&other));
        assert_eq!(Secret::read(secret.text()), Some(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret");
    }

    #[test]
    fn what_is_not_written_like_a_secret_is_none() {
        for text in ["", "0123", &"g".repeat(32), &"A".repeat(32), &"é".repeat(16), &"0".repeat(33)] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }

    #[test]
    fn ids_are_letters_and_digits() {
        for _ in 0..100 {
            let id = new_id().unwrap();
            assert!(is_id(&id), "{id}");
        }
        assert!(!is_id("../../../x") && !is_id("short") && !is_id("aaaaaaaaaaa"));
    }
}
