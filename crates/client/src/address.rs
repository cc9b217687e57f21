//! Where a server is, and the way to it.
//!
//! Written by hand: sockets need this way in any case, and requests over it are a few lines of `hyper`, which the server has too; `reqwest`
//! would be a second way beside it, with four more crates.

use crate::ClientError;
use std::io;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// What bytes go through, plain or encrypted.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// A connection to a server.
pub(crate) type Line = Box<dyn Stream>;

/// The address of a server.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// Host and port, the port always written.
    pub(crate) authority: String,
    /// How connections are encrypted, and the name that the server's certificate must have.
    tls: Option<(Arc<ClientConfig>, ServerName<'static>)>,
}

impl Address {
    /// Reads `http://host:port` or `https://host:port`.
    pub(crate) fn read(url: &str) -> Result<Address, ClientError> {
        let (scheme, rest) = url.split_once("://").ok_or(ClientError::Address)?;
        let authority = rest.trim_end_matches('/');
        if authority.is_empty() || authority.contains(['/', '@', ' ']) {
            return Err(ClientError::Address);
        }
        let port = authority.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok());
        let host = port.map_or(authority, |(host, _)| host);
        let (usual, tls) = match scheme {
            "http" => (80, None),
            "https" => {
                let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
                (443, Some((trust(), name.map_err(|_| ClientError::Address)?)))
            }
            _ => return Err(ClientError::Address),
        };
        let authority = if port.is_some() { authority.to_owned() } else { format!("{authority}:{usual}") };
        Ok(Address { authority, tls })
    }

    pub(crate) async fn connect(&self) -> io::Result<Line> {
        let stream = TcpStream::connect(&self.authority).await?;
        // Messages are small, and somebody waits for each.
        let _ = stream.set_nodelay(true);
        match &self.tls {
            None => Ok(Box::new(stream)),
            Some((config, name)) => {
                let connector = TlsConnector::from(config.clone());
                Ok(Box::new(connector.connect(name.clone(), stream).await?))
            }
        }
    }
}

/// Trusts whom this machine trusts; `SSL_CERT_FILE` names others. If there is nobody, connections fail and say so.
fn trust() -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
}
