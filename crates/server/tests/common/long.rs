//! Games that have gone on for very long.

use super::{Folder, Pair, Running};
use pionnier_online::{Clock, Event, Game, Offer, Side};
use pionnier_server::store::{Change, Store};

/// A game of six events a round, as patient players can make one with offers and takebacks.
pub(crate) async fn long_game(server: &Running, folder: &Folder, rounds: usize) -> Pair {
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let store = Store::open(&folder.file(), "test").await.unwrap();
    let stored = store.game(&pair.id).await.unwrap().unwrap();
    let game = Game::replay(stored.terms, stored.entries).unwrap();
    let turn = Event::Turn { seat: Side::First, text: "b1xb3".to_owned(), spent: 1_000, lag: 0 };
    let back = Event::TakenBack { seat: Side::First, plies: 1 };
    let offers = Side::BOTH.map(|seat| Event::Offered { seat, offer: Offer::Draw });
    let declined = Side::BOTH.map(|seat| Event::Declined { seat, offer: Offer::Draw });
    let step = [vec![turn, back], offers.to_vec(), declined.to_vec()].concat();
    let entries = game.entries_for(vec![step; rounds].concat(), 0);
    let (before, state) = (game.state().seq, game.state_after(&entries));
    let change = Change { id: pair.id.clone(), before, entries, state, seated: None, creation: None };
    store.writer().change(change).await.unwrap();
    pair
}
