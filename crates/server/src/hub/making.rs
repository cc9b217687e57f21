//! How games come into being, and who sits down there.

use super::{Hub, finish, now};
use crate::limits::network;
use crate::message::{Join, Made, NewGame, Seated};
use crate::metrics::METRICS;
use crate::online::{Event, Game, Millis, Name, Refusal, Side, Status, Terms};
use crate::problem::ApiError;
use crate::room::{Plan, Room};
use crate::secret::{Hash, Key, Secret, new_id};
use crate::store::{Creation, StoreError, Stored};
use std::net::IpAddr;
use std::sync::Arc;

impl Hub {
    /// Makes a game. With a key it is made once, however often it is asked for.
    pub(crate) async fn make(
        &self,
        wish: &NewGame,
        key: Option<&Key>,
        address: IpAddr,
    ) -> Result<Made, ApiError> {
        let terms = Terms::new(&wish.game, wish.start.as_deref(), wish.clock, now())?;
        let (id, secret, invitation) = match key {
            Some(key) => (key.id(), key.secret("seat"), key.secret("invitation")),
            None => (new_id()?, Secret::new()?, Secret::new()?),
        };
        let secret = own_secret(wish.secret.as_deref())?.unwrap_or(secret);
        // Any digit of a fresh secret is as good as a coin.
        let lot = if invitation.text().as_bytes()[0] % 2 == 0 { Side::First } else { Side::Second };
        let seat = wish.seat.unwrap_or(lot);
        let made = Made {
            id: id.clone(),
            seat,
            secret: secret.text().to_owned(),
            invitation: invitation.text().to_owned(),
        };
        let is_same = |stored: &Stored| {
            let Terms { game, start, clock, .. } = &stored.terms;
            (game, start, clock, stored.listed) == (&terms.game, &terms.start, &terms.clock, wish.listed)
                && stored.seats[seat.index()].is_some_and(|hash| hash.is_of(&secret))
        };
        if key.is_some()
            && let Some(stored) = self.store.game(&id).await?
        {
            return if is_same(&stored) { Ok(made) } else { Err(ApiError::KeyReused) };
        }
        let mut seats = [None; 2];
        seats[seat.index()] = Some(secret.hash());
        let mut creation = creation(id.clone(), terms.clone(), seats, &[(seat, &wish.name)])?;
        creation.invitation = Some(invitation.hash());
        creation.listed = wish.listed;
        creation.address = Some(network(address).to_string());
        match self.store.writer().create_within(creation, self.limits.quota()).await {
            // The same request has come twice at the same moment.
            Err(StoreError::Exists) => match self.store.game(&id).await? {
                Some(stored) if is_same(&stored) => return Ok(made),
                _ => return Err(ApiError::KeyReused),
            },
            founded => founded?,
        }
        METRICS.games.add(1);
        self.seat_taken(secret.hash());
        if wish.listed {
            self.lobby_changed.notify_one();
        }
        Ok(made)
    }

    /// Lets someone sit down.
    pub(crate) async fn join(self: &Arc<Self>, room: Arc<Room>, wish: Join) -> Result<Seated, ApiError> {
        let secret = match own_secret(wish.secret.as_deref())? {
            Some(secret) => secret,
            None => Secret::new()?,
        };
        let invitation = wish.invitation.as_deref().and_then(Secret::read);
        let hub = self.clone();
        let task = async move {
            let mut taken = None;
            let changed = hub
                .change(&room, |loaded, _| {
                    let state = loaded.game.state();
                    // Sent again: the seat is already theirs.
                    if let Some(seat) = loaded.seat_of(&secret) {
                        taken = Some(seat);
                        return Ok(Plan::default());
                    }
                    let is_invited = loaded
                        .invitation
                        .zip(invitation.as_ref())
                        .is_some_and(|(hash, secret)| hash.is_of(secret));
                    if state.status == Status::Waiting && !loaded.listed && !is_invited {
                        return Err(ApiError::BadInvitation);
                    }
                    let game = loaded.game.terms().kind().map_or("", |kind| kind.id());
                    let free = Side::BOTH.into_iter().find(|seat| loaded.seats[seat.index()].is_none());
                    let seat = free.ok_or(ApiError::Refused(game, Refusal::SeatTaken))?;
                    let events = loaded
                        .game
                        .join(seat, &wish.name)
                        .map_err(|refusal| ApiError::Refused(game, refusal))?;
                    taken = Some(seat);
                    Ok(Plan { events, seated: Some((seat, secret.hash())), creation: None })
                })
                .await?;
            if changed?.is_some() {
                hub.seat_taken(secret.hash());
            }
            hub.lobby_changed.notify_one();
            let seat = taken.ok_or(ApiError::NoSuchGame)?;
            Ok(Seated { seat, secret: secret.text().to_owned() })
        };
        finish(task).await
    }
}

/// A secret that someone wants to have for a seat.
fn own_secret(text: Option<&str>) -> Result<Option<Secret>, ApiError> {
    let malformed = || ApiError::Malformed("secret: 32 hexadecimal digits".to_owned());
    text.map(|text| Secret::read(text).ok_or_else(malformed)).transpose()
}

/// A new game in which these seats are taken.
fn creation(
    id: String,
    terms: Terms,
    seats: [Option<Hash>; 2],
    taken: &[(Side, &Name)],
) -> Result<Creation, ApiError> {
    let created = terms.created;
    let game = Game::new(terms.clone())?;
    let joined = |&(seat, name): &(Side, &Name)| Event::Joined { seat, name: name.clone() };
    let entries = game.entries_for(taken.iter().map(joined).collect(), created);
    let state = game.state_after(&entries);
    Ok(Creation { id, terms, seats, invitation: None, listed: false, address: None, entries, state })
}

/// The same again with sides swapped, by today's rules unless these do not know its start. Both players' secrets are good in the
/// new game.
pub(super) fn rematch(id: &str, game: &Game, seats: [Option<Hash>; 2], now: Millis) -> Option<Creation> {
    let old = game.terms();
    let terms = Terms::new(&old.game, Some(&old.start), old.clock, now)
        .unwrap_or_else(|_| Terms { created: now, ..old.clone() });
    let ([first, second], [one, other]) = (seats, &game.state().names);
    let taken = [(Side::First, other), (Side::Second, one)];
    creation(id.to_owned(), terms, [second, first], &taken).ok()
}
