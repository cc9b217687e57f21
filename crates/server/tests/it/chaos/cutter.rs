//! A network that breaks.

use pionnier_catalog::Random;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// A proxy that treats connections badly and counts those it has cut: each is cut after some bytes, anywhere in a message, and delayed on the way.
pub(crate) async fn cutter(target: String, seed: u64) -> (String, Arc<AtomicU64>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let cuts = Arc::new(AtomicU64::new(0));
    let counter = cuts.clone();
    tokio::spawn(async move {
        let mut random = Random::new(seed);
        while let Ok((near, _)) = listener.accept().await {
            let Ok(far) = TcpStream::connect(&target).await else { continue };
            let (near_read, near_write) = near.into_split();
            let (far_read, far_write) = far.into_split();
            let lives = [random.below(6_000), random.below(12_000)];
            let (a, b, counter) = (Random::new(random.bits()), Random::new(random.bits()), counter.clone());
            tokio::spawn(async move {
                // When one direction is cut, both are.
                tokio::select! {
                    () = carry(near_read, far_write, lives[0], a) => {}
                    () = carry(far_read, near_write, lives[1], b) => {}
                }
                counter.fetch_add(1, Ordering::Relaxed);
            });
        }
    });
    (address, cuts)
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut life: usize, mut random: Random) {
    let mut buffer = [0; 512];
    while life > 0 {
        let wanted = life.min(1 + random.below(buffer.len()));
        let Ok(count @ 1..) = from.read(&mut buffer[..wanted]).await else { return };
        tokio::time::sleep(Duration::from_micros(random.below(3_000) as u64)).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
        life -= count;
    }
}
