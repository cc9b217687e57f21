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

/// Letters and digits of an id.
const ID: usize = 10;

/// An id for a game: 10 letters and digits, 59 bits.
///
/// # Errors
/// The system gives no random numbers.
pub fn new_id() -> Result<String, NoRandomness> {
    let mut id = String::new();
    while id.len() < ID {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        add_letters(&mut id, &bytes);
    }
    Ok(id)
}

/// Goes on writing an id with what random bytes give.
fn add_letters(id: &mut String, bytes: &[u8]) {
    // 248 is the largest multiple of 62 a byte can hold: above it, some letters would be likelier than others.
    let letters =
        bytes.iter().filter(|&&byte| byte < 248).map(|&byte| char::from(ALPHABET[byte as usize % 62]));
    id.extend(letters.take(ID - id.len()));
}

/// Whether a text can be the id of a game.
#[must_use]
pub fn is_id(text: &str) -> bool {
    text.len() == ID && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
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

/// What a request to make a game is known by when it is sent again: 128 random bits of the sender's making. The game's id and
/// secrets follow from it, so that the same request has the same answer and nothing need be kept for that.
#[derive(Clone)]
pub struct Key([u8; BYTES]);

impl Key {
    /// Reads 32 hexadecimal digits, also with the hyphens of a UUID, and in quotation marks.
    #[must_use]
    pub fn read(text: &str) -> Option<Key> {
        let digits: String = text.trim().trim_matches('"').chars().filter(|&char| char != '-').collect();
        let bytes = unhex(&digits)?;
        Some(Key(bytes.try_into().ok()?))
    }

    fn derive(&self, purpose: &str) -> [u8; 32] {
        Sha256::new().chain_update(purpose).chain_update(self.0).finalize().into()
    }

    /// The id of the game.
    #[must_use]
    pub fn id(&self) -> String {
        let mut id = String::new();
        let mut bytes = self.derive("id");
        while id.len() < ID {
            add_letters(&mut id, &bytes);
            bytes = Sha256::digest(bytes).into();
        }
        id
    }

    /// A secret of the game.
    #[must_use]
    pub fn secret(&self, purpose: &str) -> Secret {
        Secret(hex(&self.derive(purpose)[..BYTES]))
    }
}

/// Secrets do not get into logs.
impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}

/// The hash of a secret. Whether it is that of a secret somebody claims to know is for [`Hash::is_of`] to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hash([u8; 32]);

impl Hash {
    /// Whether this is the hash of the secret, in a time that does not depend on how nearly it is.
    #[must_use]
    pub fn is_of(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&secret.hash().0).into()
    }

    /// How it is stored.
    #[must_use]
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// A stored one; nothing if it is not written like one.
    #[must_use]
    pub fn read(text: &str) -> Option<Hash> {
        Some(Hash(unhex(text)?.try_into().ok()?))
    }
}

/// Hexadecimal digits as bytes.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|char| char.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Hash, Key, Secret, is_id, new_id};

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
    fn the_same_key_makes_the_same_game_and_another_one_another() {
        let uuid = Key::read("\"00112233-4455-6677-8899-AABBCCDDEEFF\"").unwrap();
        let same = Key::read("00112233445566778899aabbccddeeff").unwrap();
        let other = Key::read("00112233445566778899aabbccddeefe").unwrap();
        assert!(is_id(&uuid.id()) && uuid.id() == same.id() && uuid.id() != other.id());
        assert_eq!(uuid.secret("seat"), same.secret("seat"));
        assert_ne!(uuid.secret("seat"), uuid.secret("invitation"));
        assert_ne!(uuid.secret("seat"), other.secret("seat"));
        for nonsense in ["", "1", "0011223344556677", "00112233-4455-6677-8899-AABBCCDDEEFG", "é"] {
            assert!(Key::read(nonsense).is_none(), "{nonsense}");
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
