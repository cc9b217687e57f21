//! Where a page comes from.

use axum::http::Uri;
use std::fmt;
use std::str::FromStr;

/// An origin as browsers write it: `https://jeux.example`, small letters, the port only if it is not the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

/// It is not the address of a page's server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address like https://jeux.example was expected, without a path")]
pub struct NotAnOrigin;

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let uri: Uri = text.trim().parse().map_err(|_| NotAnOrigin)?;
        let (scheme, authority) = uri.scheme_str().zip(uri.authority()).ok_or(NotAnOrigin)?;
        let scheme = scheme.to_ascii_lowercase();
        let usual = match scheme.as_str() {
            "http" => 80,
            "https" => 443,
            _ => return Err(NotAnOrigin),
        };
        let host = authority.host().to_ascii_lowercase();
        let is_bare = uri.path().trim_end_matches('/').is_empty() && uri.query().is_none();
        // A port that is written must be a number, and nobody logs in here.
        let port = authority.port_u16();
        let is_plain = port.is_some() || authority.as_str().len() == host.len();
        if host.is_empty() || !is_bare || !is_plain || authority.as_str().contains('@') || host.contains('*')
        {
            return Err(NotAnOrigin);
        }
        let port = port.filter(|&port| port != usual).map(|port| format!(":{port}"));
        Ok(Origin(format!("{scheme}://{host}{}", port.unwrap_or_default())))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Origin;

    #[test]
    fn origins_are_written_as_browsers_do() {
        for (given, expected) in [
            ("https://jeux.example", "https://jeux.example"),
            ("HTTPS://Jeux.Example:443/", "https://jeux.example"),
            (" http://localhost:8080 ", "http://localhost:8080"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(given.parse::<Origin>().unwrap().to_string(), expected);
        }
        for given in [
            "",
            "jeux.example",
            "jeux.example:443",
            "ftp://jeux.example",
            "https://",
            "https://*.example",
            "https://jeux.example/play",
            "https://jeux.example/?x",
            "https://me@jeux.example",
            "https://jeux.example:port",
            "https://jeux.example:99999",
            "https://jeux.éxample",
            "null",
        ] {
            assert!(given.parse::<Origin>().is_err(), "{given}");
        }
    }
}
