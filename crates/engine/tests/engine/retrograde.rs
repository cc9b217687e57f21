//! The solver against a plain fixpoint, on games that are nothing but graphs.

use core::num::NonZeroUsize;
use pionnier_core::Random;
use pionnier_engine::Value::{self, Draw, Loss, Win};
use pionnier_engine::retrograde::{IndexedGame, Solution, solve};
use pionnier_engine::{Phase, Progress};

/// A game given by its turns. Without symmetry a node is its own class.
#[derive(Clone, Debug)]
struct Graph {
    turns: Vec<Vec<usize>>,
    given: Vec<Option<Value>>,
    /// For each node its class, for each class one of its nodes.
    classes: Vec<usize>,
    representatives: Vec<usize>,
}

impl Graph {
    fn new(nodes: &[(&[usize], Option<Value>)]) -> Graph {
        let (turns, given) = nodes.iter().map(|&(turns, given)| (turns.to_vec(), given)).unzip();
        let all = (0..nodes.len()).collect::<Vec<_>>();
        Graph { turns, given, classes: all.clone(), representatives: all }
    }

    /// The value of each node if the game is called off after ever more plies, until nothing changes any more.
    fn fixpoint(&self) -> Vec<Value> {
        let given_by = |plies: u16, given: Option<Value>| match given {
            Some(value) if value.plies().is_none_or(|end| end <= plies) => Some(value),
            Some(_) => Some(Draw),
            None => None,
        };
        let longest_given = self.given.iter().flatten().filter_map(|value| value.plies()).max().unwrap_or(0);
        let mut values: Vec<Value> =
            self.given.iter().map(|&given| given_by(0, given).unwrap_or(Draw)).collect();
        for plies in 1..=longest_given + self.turns.len() as u16 + 1 {
            let next = |node: usize| {
                let inside = self.turns[node].iter().map(|&next| values[next].before());
                inside.chain(given_by(plies, self.given[node])).max().expect("a turn or a given value")
            };
            values = (0..self.turns.len()).map(next).collect();
        }
        values
    }
}

impl IndexedGame for Graph {
    type Position = usize;

    fn classes(&self) -> usize {
        self.representatives.len()
    }

    fn index(&self, node: &usize) -> usize {
        self.classes[*node]
    }

    fn position(&self, class: usize) -> usize {
        self.representatives[class]
    }

    fn given(&self, node: &usize) -> Option<Value> {
        self.given[*node]
    }

    fn successors(&self, node: &usize, visit: impl FnMut(usize)) {
        self.turns[*node].iter().copied().for_each(visit);
    }

    fn class_size(&self, node: &usize) -> usize {
        self.classes.iter().filter(|&&class| class == self.classes[*node]).count()
    }
}

/// The same game, able to take turns back; to count them or to look at them again.
struct Reversible<'a, const COUNTS: bool>(&'a Graph);

impl<const COUNTS: bool> IndexedGame for Reversible<'_, COUNTS> {
    type Position = usize;

    const COUNTS_TURNS: bool = COUNTS;

    fn classes(&self) -> usize {
        self.0.classes()
    }

    fn index(&self, node: &usize) -> usize {
        self.0.index(node)
    }

    fn position(&self, class: usize) -> usize {
        self.0.position(class)
    }

    fn given(&self, node: &usize) -> Option<Value> {
        self.0.given(node)
    }

    fn successors(&self, node: &usize, visit: impl FnMut(usize)) {
        self.0.successors(node, visit);
    }

    fn class_size(&self, node: &usize) -> usize {
        self.0.class_size(node)
    }

    fn turns(&self, node: &usize) -> usize {
        self.0.turns[*node].len()
    }

    const HAS_PREDECESSORS: bool = true;

    fn predecessors(&self, node: &usize, mut visit: impl FnMut(usize)) {
        for (from, turns) in self.0.turns.iter().enumerate() {
            turns.iter().filter(|&next| next == node).for_each(|_| visit(from));
        }
    }
}

fn solved<G: IndexedGame>(game: &G, threads: usize) -> Solution {
    solve(game, NonZeroUsize::new(threads).unwrap(), &mut |_| {})
}

/// Solves with and without the optional members, and compares with the fixpoint.
fn check(graph: &Graph) -> Vec<Value> {
    let truth = graph.fixpoint();
    for solution in [
        solved(graph, 1),
        solved(&Reversible::<true>(graph), 1),
        solved(&Reversible::<true>(graph), 3),
        solved(&Reversible::<false>(graph), 1),
        solved(&Reversible::<false>(graph), 3),
    ] {
        let values: Vec<Value> = graph.classes.iter().map(|&class| solution.value(class)).collect();
        assert_eq!(values, truth, "{graph:?}");
        for (node, &value) in truth.iter().enumerate() {
            assert_eq!(solution.derive(graph, &node), value, "node {node} of {graph:?}");
        }
    }
    truth
}

#[test]
fn the_winner_hurries_and_the_loser_delays() {
    let values = check(&Graph::new(&[
        (&[], Some(Loss(0))),
        (&[0], None),
        (&[1], None),
        // One turn wins at once, another later.
        (&[0, 2], None),
        // One turn loses at once, another later.
        (&[1, 5], None),
        (&[2], None),
    ]));
    assert_eq!(values, [Loss(0), Win(1), Loss(2), Win(1), Loss(4), Win(3)]);
}

#[test]
fn endless_play_is_a_draw() {
    let values = check(&Graph::new(&[
        (&[1], None),
        // Leaving the circle would lose.
        (&[0, 2], None),
        (&[3], None),
        (&[], Some(Loss(0))),
    ]));
    assert_eq!(values, [Draw, Draw, Win(1), Loss(0)]);
}

#[test]
fn values_from_outside_count() {
    let values = check(&Graph::new(&[
        // Won in 9 outside, but in 3 inside.
        (&[1], Some(Win(9))),
        (&[2], None),
        (&[3], None),
        (&[], Some(Loss(0))),
        // Won outside only, though every turn inside is refuted sooner.
        (&[2], Some(Win(9))),
        // Lost outside later than inside, and the other way round.
        (&[2], Some(Loss(8))),
        (&[0], Some(Loss(2))),
        // A drawn turn outside saves what is lost inside.
        (&[2], Some(Draw)),
        (&[], Some(Draw)),
        (&[], Some(Win(0))),
    ]));
    assert_eq!(values, [Win(3), Loss(2), Win(1), Loss(0), Win(9), Loss(8), Loss(4), Draw, Draw, Win(0)]);
}

#[test]
fn random_games_agree_with_the_fixpoint() {
    let mut random = Random::new(1);
    let mut kinds = [0; 3];
    for _ in 0..3000 {
        let nodes = 1 + random.below(24);
        let graph = Graph {
            turns: (0..nodes).map(|_| (0..random.below(4)).map(|_| random.below(nodes)).collect()).collect(),
            given: vec![None; nodes],
            classes: (0..nodes).collect(),
            representatives: (0..nodes).collect(),
        };
        for value in check(&give_randomly(graph, &mut random)) {
            kinds[usize::from(value > Draw) * 2 + usize::from(value == Draw)] += 1;
        }
    }
    assert!(kinds.iter().all(|&count| count > 3000), "all kinds of values occur: {kinds:?}");
}

/// Every node without turns is over; a few others have turns out of the index.
fn give_randomly(mut graph: Graph, random: &mut Random) -> Graph {
    for class in 0..graph.representatives.len() {
        let is_over = graph.turns[graph.representatives[class]].is_empty();
        let given = match (is_over, random.below(20)) {
            (true, 0) | (false, 2) => Some(Draw),
            (true, 1) => Some(Win(0)),
            (true, _) => Some(Loss(0)),
            (false, 0) => Some(Win(1 + random.below(12) as u16)),
            (false, 1) => Some(Loss(1 + random.below(12) as u16)),
            _ => None,
        };
        for node in 0..graph.turns.len() {
            if graph.classes[node] == class {
                graph.given[node] = given;
            }
        }
    }
    graph
}

/// Nodes are strings of bits on a ring, and turning the ring changes nothing: classes of 1, 2, 3 and 6 nodes.
#[test]
fn symmetric_games_need_only_one_position_of_each_class() {
    const RING: usize = 6;
    const NODES: usize = 1 << RING;
    let turned = |node: usize, by: usize| (node << by | node >> (RING - by)) & (NODES - 1);
    let first = |node: usize| (0..RING).map(|by| turned(node, by)).min().unwrap();
    let representatives: Vec<usize> = (0..NODES).filter(|&node| first(node) == node).collect();
    assert_eq!(representatives.len(), 14);
    let class = |node: usize| representatives.iter().position(|&other| other == first(node)).unwrap();
    let mut random = Random::new(2);
    for _ in 0..1000 {
        let mut turns = vec![Vec::new(); NODES];
        for &node in &representatives {
            for _ in 0..random.below(3) {
                let next = random.below(NODES);
                // A turn and all its images; those of a symmetric node are several turns of the same node.
                (0..RING).for_each(|by| turns[turned(node, by)].push(turned(next, by)));
            }
        }
        let graph = Graph {
            turns,
            given: vec![None; NODES],
            classes: (0..NODES).map(class).collect(),
            representatives: representatives.clone(),
        };
        check(&give_randomly(graph, &mut random));
    }
}

#[test]
fn threads_change_nothing_in_a_large_game() {
    const NODES: usize = 50_000;
    let mut random = Random::new(4);
    // Turns lead to nearby nodes, so that ends are far away.
    let mut turns = vec![Vec::new(); NODES];
    for (node, turns) in turns.iter_mut().enumerate().skip(1) {
        turns.extend(
            (0..=random.below(3)).map(|_| (node + 3).saturating_sub(random.below(10)).min(NODES - 1)),
        );
    }
    let nodes = (0..NODES).collect::<Vec<_>>();
    let mut graph = Graph { turns, given: vec![None; NODES], classes: nodes.clone(), representatives: nodes };
    graph.given[0] = Some(Loss(0));
    let graph = Unsymmetric(graph);
    let (one, four) = (solved(&graph, 1), solved(&graph, 4));
    assert!(one.values().eq(four.values()));
    assert!((0..NODES).all(|node| one.derive(&graph, &node) == one.value(node)));
    assert!(one.values().any(|value| value > Draw) && one.values().any(|value| value < Draw));
}

/// A graph whose classes need not be counted.
struct Unsymmetric(Graph);

impl IndexedGame for Unsymmetric {
    type Position = usize;

    fn classes(&self) -> usize {
        self.0.classes()
    }

    fn index(&self, node: &usize) -> usize {
        *node
    }

    fn position(&self, class: usize) -> usize {
        class
    }

    fn given(&self, node: &usize) -> Option<Value> {
        self.0.given(node)
    }

    fn successors(&self, node: &usize, visit: impl FnMut(usize)) {
        self.0.successors(node, visit);
    }
}

#[test]
fn progress_only_grows_and_ends_full() {
    let graph = Graph::new(&[(&[], Some(Loss(0))), (&[0], None), (&[2], None)]);
    let mut reports: Vec<Progress> = Vec::new();
    solve(&graph, NonZeroUsize::MIN, &mut |progress| reports.push(progress));
    for phase in [Phase::Prepare, Phase::Solve] {
        let of_phase: Vec<_> = reports.iter().filter(|report| report.phase == phase).collect();
        assert!(of_phase.is_sorted_by_key(|report| report.done));
        assert!(of_phase.iter().all(|report| report.done <= report.total && report.total == 3));
        assert_eq!(of_phase.last().map(|report| report.done), Some(3));
    }
}

#[test]
#[should_panic(expected = "index 1 has no turn and no given value")]
fn a_dead_end_without_a_value_is_a_mistake() {
    solved(&Graph::new(&[(&[1], None), (&[], None)]), 1);
}
