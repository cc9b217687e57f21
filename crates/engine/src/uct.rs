//! A plain UCT player: it knows the rules and nothing else, and is never improved. The permanent yardstick.

use crate::search::Turn;
use pionnier_core::{Outcome, Position, Random, Side};

/// How much a seldom visited action is favoured: the usual √2.
const CURIOSITY: f64 = core::f64::consts::SQRT_2;

/// A playout that has not ended after so many turns counts as a draw.
const LONGEST_PLAYOUT: u32 = 200;

/// No more nodes are kept than this; the tree then only grows in its numbers.
const MOST_NODES: usize = 1 << 22;

/// An action in the tree and what its playouts brought.
struct Node<A> {
    action: Option<A>,
    /// Who played the action, and so whose gain `won` counts.
    side: Side,
    visits: u32,
    /// Playouts won by `side`, a draw counting half.
    won: f32,
    /// Where the children lie; none before the node is visited a second time.
    first: u32,
    count: u16,
}

/// Chooses a turn by `playouts` random playouts. Nothing if the game is over.
pub fn uct<P: Position>(root: &P, playouts: u32, random: &mut Random) -> Option<Turn<P>> {
    uct_while(root, &mut |done| done < playouts, random)
}

/// As [`uct`], but the caller decides before each playout whether there shall be another, told how many were made: the
/// caller owns the clock.
pub fn uct_while<P: Position>(
    root: &P,
    goes_on: &mut dyn FnMut(u32) -> bool,
    random: &mut Random,
) -> Option<Turn<P>> {
    let mut tree = Tree { nodes: vec![Node::new(None, !root.side())], actions: Vec::new() };
    let mut done = 0;
    while goes_on(done) {
        tree.playout(root, random);
        done = done.saturating_add(1);
    }
    tree.most_visited_turn(root, random)
}

impl<A> Node<A> {
    const fn new(action: Option<A>, side: Side) -> Node<A> {
        Node { action, side, visits: 0, won: 0.0, first: 0, count: 0 }
    }

    const fn children(&self) -> core::ops::Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }
}

struct Tree<P: Position> {
    nodes: Vec<Node<P::Action>>,
    /// Where positions write their actions.
    actions: Vec<P::Action>,
}

impl<P: Position> Tree<P> {
    /// Walks down the tree, plays the game out and notes the result along the way.
    fn playout(&mut self, root: &P, random: &mut Random) {
        let mut position = *root;
        let mut way = vec![0];
        loop {
            let node = way[way.len() - 1];
            if self.nodes[node].count == 0 && !self.expand(node, &position) {
                break;
            }
            let child = self.promising_child(node, random);
            if let Some(action) = self.nodes[child].action {
                position.apply(action);
            }
            way.push(child);
            if self.nodes[child].visits == 0 {
                break;
            }
        }
        let outcome = self.play_out(position, random);
        for node in way {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.won += match outcome {
                Outcome::Win(side) if side == node.side => 1.0,
                Outcome::Win(_) => 0.0,
                Outcome::Draw => 0.5,
            };
        }
    }

    /// Gives a node its children, if the game goes on there and there is room.
    fn expand(&mut self, node: usize, position: &P) -> bool {
        self.actions.clear();
        position.actions(&mut self.actions);
        if self.actions.is_empty() || self.nodes.len() + self.actions.len() > MOST_NODES {
            return false;
        }
        self.nodes[node].first = self.nodes.len() as u32;
        self.nodes[node].count = self.actions.len() as u16;
        let side = position.side();
        self.nodes.extend(self.actions.iter().map(|&action| Node::new(Some(action), side)));
        true
    }

    /// The child with the best upper confidence bound; one that was never visited comes before all others, by lot.
    fn promising_child(&self, node: usize, random: &mut Random) -> usize {
        let children = self.nodes[node].children();
        let fresh = self.nodes[children.clone()].iter().filter(|child| child.visits == 0).count();
        if fresh > 0 {
            let lot = random.below(fresh);
            let mut unvisited = children.clone().filter(|&child| self.nodes[child].visits == 0);
            return unvisited.nth(lot).unwrap_or(children.start);
        }
        let log = f64::from(self.nodes[node].visits.max(1)).ln();
        let bound = |child: usize| {
            let child = &self.nodes[child];
            let visits = f64::from(child.visits);
            f64::from(child.won) / visits + CURIOSITY * (log / visits).sqrt()
        };
        children.clone().max_by(|&one, &other| bound(one).total_cmp(&bound(other))).unwrap_or(children.start)
    }

    fn play_out(&mut self, mut position: P, random: &mut Random) -> Outcome {
        let mut turns = 0;
        while turns < LONGEST_PLAYOUT {
            self.actions.clear();
            position.actions(&mut self.actions);
            let Some(action) = random.choose(&self.actions) else {
                return position.outcome().unwrap_or(Outcome::Draw);
            };
            position.apply(action);
            turns += u32::from(!position.is_mid_turn());
        }
        Outcome::Draw
    }

    /// Follows the most visited actions to the end of the turn; below the tree it goes on by lot.
    fn most_visited_turn(&mut self, root: &P, random: &mut Random) -> Option<Turn<P>> {
        let mut position = *root;
        let mut turn = Vec::new();
        let mut node = Some(0);
        while turn.is_empty() || position.is_mid_turn() {
            let child = node
                .and_then(|node| self.nodes[node].children().max_by_key(|&child| self.nodes[child].visits));
            let action = if let Some(action) = child.and_then(|child| self.nodes[child].action) {
                action
            } else {
                self.actions.clear();
                position.actions(&mut self.actions);
                random.choose(&self.actions)?
            };
            node = child;
            turn.push(action);
            position.apply(action);
        }
        Some(turn)
    }
}
