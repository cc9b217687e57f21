//! Laws of what front ends see and touch.

use crate::walk::{random_games, seed};
use pionnier_core::scene::{Handling, Layout, Scene, TouchKind};
use pionnier_core::{Arranging, Position, Side};
use std::collections::HashSet;

/// At every moment of random games: everything on the board is somewhere in the layout; a touch begins at a man of the side
/// to act, and what it takes or turns is the enemy's before and not after; whoever means a legal leg writes its text; whoever puts
/// together what stands there between two turns writes the text of the position.
pub fn scenes_keep_the_laws<G: Handling + Arranging>() {
    let layout = G::layout();
    layout_is_sound(&layout);
    let places: HashSet<&str> = layout.places.iter().map(|place| place.name.as_str()).collect();
    let barriers: HashSet<&str> = layout.barriers.iter().map(|barrier| barrier.name.as_str()).collect();
    let mut kinds = HashSet::new();
    random_games::<G>(seed() + 2, 25, 250, |moment| {
        let (now, side) = (moment.now, moment.now.side());
        let scene = G::scene(now);
        assert!(scene.men.iter().all(|man| places.contains(man.place.as_str())), "{scene:?}");
        assert!(scene.barriers.iter().all(|barrier| barriers.contains(barrier.as_str())), "{scene:?}");
        assert!(G::notes(now).iter().all(|note| G::NOTES.contains(&note.code)), "{scene:?}");
        let shared = scene.men.len() - scene.men.iter().map(|man| &man.place).collect::<HashSet<_>>().len();
        assert!(shared == 0 || now.outcome().is_some(), "two men share a place: {scene:?}");
        if !now.is_mid_turn() {
            assert_eq!(G::arrange(&G::arrangement(now)), Ok(G::write_position(now)));
        }
        let so_far = G::turn_text(moment.before, moment.so_far);
        for &action in moment.actions {
            let touch = G::touch(now, action);
            kinds.insert(touch.kind);
            let next = now.after(action);
            let after = G::scene(&next);
            for taken in &touch.over {
                assert!(stands(&scene, taken, !side), "{now:?} {touch:?} takes nothing on {taken}");
                assert!(!stands(&after, taken, !side), "{now:?} {touch:?} leaves {taken} alone");
            }
            let men = |side| scene.men.iter().filter(|man| man.side == side).count();
            let left = after.men.iter().filter(|man| man.side != side).count();
            assert_eq!(men(!side) - touch.over.len(), left, "{now:?} {touch:?}: men of the enemy vanish");
            match touch.kind {
                TouchKind::Move | TouchKind::Capture | TouchKind::Flip | TouchKind::Transfer => {
                    let from = touch.from.as_deref().expect("a man acts");
                    assert!(stands(&scene, from, side), "{now:?} {touch:?}");
                    assert!(places.contains(touch.to.as_deref().expect("it goes somewhere")), "{touch:?}");
                    let takes = matches!(touch.kind, TouchKind::Capture | TouchKind::Flip);
                    assert_eq!(touch.over.is_empty(), !takes, "{touch:?}");
                    for taken in &touch.over {
                        let is_turned = stands(&after, taken, side) && touch.to.as_ref() != Some(taken);
                        assert_eq!(is_turned, touch.kind == TouchKind::Flip, "{now:?} {touch:?}");
                    }
                }
                TouchKind::Barrier => {
                    let barrier = touch.to.as_deref().expect("a barrier has a name");
                    assert!(barriers.contains(barrier) && touch.from.is_none(), "{touch:?}");
                    assert!(after.barriers.iter().any(|other| other == barrier), "{touch:?}");
                }
                TouchKind::Stop | TouchKind::Pass => {
                    assert!(touch.from.is_none() && touch.to.is_none(), "{touch:?}");
                    assert_eq!((&after.men, &after.barriers), (&scene.men, &scene.barriers), "{touch:?}");
                    continue;
                }
            }
            let meant =
                G::attempt(now, touch.from.as_deref().unwrap_or_default(), &touch.to.unwrap_or_default());
            let text = G::turn_text(moment.before, &[moment.so_far, [action].as_slice()].concat());
            assert_eq!(meant.map(|meant| format!("{so_far}{meant}")), Some(text), "{now:?}");
        }
    });
    assert!(kinds.contains(&TouchKind::Move) || kinds.contains(&TouchKind::Flip));
}

fn stands(scene: &Scene, place: &str, side: Side) -> bool {
    scene.men.iter().any(|man| man.place == place && man.side == side)
}

fn layout_is_sound(layout: &Layout) {
    let places = layout.places.iter().map(|place| (&place.name, place.x, place.y));
    let barriers = layout.barriers.iter().map(|barrier| (&barrier.name, barrier.x, barrier.y));
    let names: HashSet<&String> = places.clone().chain(barriers).map(|(name, ..)| name).collect();
    assert_eq!(names.len(), layout.places.len() + layout.barriers.len(), "a name is there twice");
    let spots: HashSet<(i32, i32)> = places.map(|(_, x, y)| (x, y)).collect();
    assert_eq!(spots.len(), layout.places.len(), "two places lie on one spot");
    assert!(spots.iter().all(|&(x, y)| x >= 0 && y >= 0 && x % 2 == 0 && y % 2 == 0));
    assert!(
        layout.barriers.iter().all(|barrier| barrier.x % 2 == 1 && barrier.y % 2 == 1),
        "a barrier lies between squares"
    );
    for place in &layout.places {
        let column =
            layout.columns.iter().find(|label| label.at == place.x).expect("every column has a name");
        let row = layout.rows.iter().find(|label| label.at == place.y).expect("every row has a name");
        let called = [format!("{}{}", column.text, row.text), format!("{}{}", row.text, column.text)];
        assert!(called.contains(&place.name), "{} lies at {} {}", place.name, column.text, row.text);
    }
    for line in &layout.lines {
        let spot = |name: &String| {
            let place = layout.places.iter().find(|place| place.name == *name).expect("a line joins places");
            (place.x, place.y)
        };
        let ((x, y), (other_x, other_y)) = (spot(&line.from), spot(&line.to));
        let (wide, high) = ((x - other_x).abs(), (y - other_y).abs());
        assert!(wide == 0 || high == 0 || wide == high, "{line:?} is not straight");
    }
}
