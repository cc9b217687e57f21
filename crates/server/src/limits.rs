//! How much one address, or one connection, may ask for.
//!
//! Written by hand: `governor` would spare the thirty lines of a bucket for six more crates, but its table of addresses has no bound, and
//! does not tell who has asked for least.

use crate::online::Millis;
use crate::room::lock;
use crate::store::Quota;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

/// What an operator decides about limits. Zero means no limit.
#[derive(Clone, Debug)]
pub struct LimitsConfig {
    /// Requests per second and address, over some time.
    pub requests_per_second: u32,
    /// Games of one address that wait for a second player.
    pub waiting_games: u32,
    /// Games that one address makes in a day.
    pub games_per_day: u32,
    /// WebSockets and event streams of one address.
    pub sockets: u32,
    /// Connections of one address, whatever they are for. Behind a proxy all come from the same, and it is not counted.
    pub connections: u32,
}

impl Default for LimitsConfig {
    fn default() -> LimitsConfig {
        LimitsConfig {
            requests_per_second: 20,
            waiting_games: 20,
            games_per_day: 500,
            sockets: 60,
            connections: 200,
        }
    }
}

/// So many seconds' worth may be asked for at once.
const BURST: f64 = 5.0;

/// Addresses remembered at most; those that have been quiet are forgotten first.
const MEMORY: usize = 50_000;

/// An allowance that fills up with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    filling: f64,
    since: Millis,
}

impl Bucket {
    /// A full one.
    pub(crate) fn full(rate: f64, now: Millis) -> Bucket {
        Bucket { filling: rate * BURST, since: now }
    }

    /// Takes one unit, if there is one.
    pub(crate) fn take(&mut self, rate: f64, now: Millis) -> bool {
        self.filling = self.level(rate, now);
        self.since = now;
        if self.filling < 1.0 {
            return false;
        }
        self.filling -= 1.0;
        true
    }

    /// What is in it by now.
    fn level(&self, rate: f64, now: Millis) -> f64 {
        let elapsed = (now - self.since).max(0) as f64 / 1_000.0;
        (self.filling + elapsed * rate).min(rate * BURST)
    }
}

/// Forgets those that have been quiet, who lose nothing by that. If there are too many others, they are one adversary, and the
/// half that has asked for least is forgotten: whoever has reached a limit stays there.
fn forget(requests: &mut HashMap<IpAddr, Bucket>, rate: f64, now: Millis) {
    requests.retain(|_, bucket| bucket.level(rate, now) < rate * BURST);
    if requests.len() <= MEMORY / 2 {
        return;
    }
    let mut levels: Vec<f64> = requests.values().map(|bucket| bucket.level(rate, now)).collect();
    let (below, &mut limit, _) = levels.select_nth_unstable_by(MEMORY / 2, f64::total_cmp);
    let mut as_many = MEMORY / 2 - below.iter().filter(|&&level| level < limit).count();
    requests.retain(|_, bucket| match bucket.level(rate, now).total_cmp(&limit) {
        Ordering::Less => true,
        Ordering::Equal if as_many > 0 => {
            as_many -= 1;
            true
        }
        Ordering::Equal | Ordering::Greater => false,
    });
}

/// The limits of addresses.
pub(crate) struct Limits {
    config: LimitsConfig,
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    sockets: Arc<Slots>,
    connections: Arc<Slots>,
}

impl Limits {
    pub(crate) fn new(config: LimitsConfig) -> Arc<Limits> {
        let (sockets, connections) = (Slots::new(config.sockets), Slots::new(config.connections));
        Arc::new(Limits { config, requests: Mutex::default(), sockets, connections })
    }

    /// Whether the address may make another request.
    pub(crate) fn admits(&self, address: IpAddr, now: Millis) -> bool {
        let rate = f64::from(self.config.requests_per_second);
        if rate == 0.0 {
            return true;
        }
        let mut requests = lock(&self.requests);
        if requests.len() >= MEMORY {
            forget(&mut requests, rate, now);
        }
        requests.entry(network(address)).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }

    /// How many games an address may make.
    pub(crate) fn quota(&self) -> Quota {
        let limit = |limit: u32| (limit != 0).then_some(limit);
        Quota { waiting: limit(self.config.waiting_games), daily: limit(self.config.games_per_day) }
    }

    /// A slot for a socket, held until it is dropped; nothing if the address has too many.
    pub(crate) fn socket(&self, address: IpAddr) -> Option<Slot> {
        self.sockets.take(address)
    }

    /// The same for a connection of any kind.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Slot> {
        self.connections.take(address)
    }
}

/// Slots of one kind, so many for each address; 0 is no limit.
struct Slots {
    limit: u32,
    taken: Mutex<HashMap<IpAddr, u32>>,
}

impl Slots {
    fn new(limit: u32) -> Arc<Slots> {
        Arc::new(Slots { limit, taken: Mutex::default() })
    }

    fn take(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let address = network(address);
        let mut taken = lock(&self.taken);
        let count = taken.entry(address).or_insert(0);
        if self.limit != 0 && *count >= self.limit {
            return None;
        }
        *count += 1;
        Some(Slot { slots: self.clone(), address })
    }
}

/// A slot among those of its address.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    address: IpAddr,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = lock(&self.slots.taken);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// What counts as one address: with IPv6 everybody has billions, so it is the network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => IpAddr::V4(address),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !0 << 64)),
        },
        IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::{Limits, LimitsConfig, MEMORY, network};
    use std::net::{IpAddr, Ipv4Addr};

    fn address(number: u32) -> IpAddr {
        IpAddr::V4(Ipv4Addr::from_bits(number))
    }

    #[test]
    fn an_address_may_burst_and_then_go_on_at_its_rate() {
        let limits = Limits::new(LimitsConfig { requests_per_second: 2, ..LimitsConfig::default() });
        let admitted = (0..100).filter(|_| limits.admits(address(1), 0)).count();
        assert_eq!(admitted, 10);
        assert!(limits.admits(address(2), 0), "others are not affected");
        let later = (0..100).filter(|_| limits.admits(address(1), 3_000)).count();
        assert_eq!(later, 6);
    }

    #[test]
    fn memory_is_bounded() {
        let limits = Limits::new(LimitsConfig::default());
        for number in 0..3 * MEMORY as u32 {
            limits.admits(address(number), 0);
        }
        assert!(limits.requests.lock().unwrap().len() <= MEMORY);
    }

    #[test]
    fn a_crowd_of_addresses_does_not_free_one_that_has_reached_its_limit() {
        let limits = Limits::new(LimitsConfig::default());
        let insistent = address(u32::MAX);
        while limits.admits(insistent, 0) {}
        for number in 0..3 * MEMORY as u32 {
            limits.admits(address(number), 0);
        }
        assert!(!limits.admits(insistent, 0));
        // Nor if all of them have asked for equally much.
        let limits = Limits::new(LimitsConfig { requests_per_second: 1, ..LimitsConfig::default() });
        for number in 0..=MEMORY as u32 {
            while limits.admits(address(number), 0) {}
        }
        let free = (0..=MEMORY as u32).filter(|&number| limits.admits(address(number), 0)).count();
        assert!(free <= MEMORY / 2 + 1, "{free}");
    }

    #[test]
    fn sockets_are_counted_until_they_close() {
        let limits = Limits::new(LimitsConfig { sockets: 2, ..LimitsConfig::default() });
        let first = limits.socket(address(1));
        let second = limits.socket(address(1));
        assert!(first.is_some() && second.is_some() && limits.socket(address(1)).is_none());
        drop(first);
        assert!(limits.socket(address(1)).is_some());
        drop(second);
        assert!(limits.sockets.taken.lock().unwrap().is_empty());
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let [a, b, c] = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"]
            .map(|text| network(text.parse().unwrap()));
        assert!(a == b && a != c);
        assert_eq!(network("::ffff:10.0.0.1".parse().unwrap()), address(0x0A00_0001));
    }
}
