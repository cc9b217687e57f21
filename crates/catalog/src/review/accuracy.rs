//! How well a side has played, as one number.

/// What a turn that costs this share of the winning chances is accurate to: 1 if it costs nothing, two thirds for a tenth, not a third for
/// three tenths.
fn of_turn(loss: f64) -> f64 {
    (-4.0 * loss).exp()
}

/// The least and the most a turn counts for: nothing that was played counts for nothing, and no single storm for everything.
const WEIGHTS: (f64, f64) = (0.005, 0.12);

/// The winning chances round a turn show how much there was to go wrong: their standard deviation is the turn's weight.
fn weight(chances: &[f64]) -> f64 {
    let count = chances.len() as f64;
    let mean = chances.iter().sum::<f64>() / count;
    let variance = chances.iter().map(|chance| (chance - mean).powi(2)).sum::<f64>() / count;
    variance.sqrt().clamp(WEIGHTS.0, WEIGHTS.1)
}

/// How many positions are looked at round a turn of so long a game.
fn window(turns: usize) -> usize {
    (turns / 10).clamp(2, 8)
}

/// The accuracy of the turns with these numbers, 0 to 1, if there are any. `chances` are those of one side in every position of the game, from the first to the
/// last; `losses` is what each turn has cost its player.
///
/// It is halfway between the weighted mean, which forgives a slip in a quiet position, and the harmonic mean, which forgives none.
pub(super) fn accuracy(chances: &[f64], losses: &[f64], turns: impl Iterator<Item = usize>) -> Option<f64> {
    let size = window(losses.len());
    let (mut count, mut weights, mut weighted, mut inverse) = (0_u32, 0.0, 0.0, 0.0);
    for turn in turns {
        let to = (turn + 2 + size / 2).min(chances.len());
        let from = (turn + 1).saturating_sub(size / 2);
        let weight = weight(&chances[from..to]);
        let accuracy = of_turn(losses[turn]);
        count += 1;
        weights += weight;
        weighted += weight * accuracy;
        inverse += 1.0 / accuracy;
    }
    (count > 0).then(|| f64::midpoint(weighted / weights, f64::from(count) / inverse))
}

#[cfg(test)]
mod tests {
    use super::accuracy;

    fn of(losses: &[f64]) -> f64 {
        let mut chances = vec![0.5];
        chances.extend(losses.iter().map(|loss| 0.5 - loss));
        accuracy(&chances, losses, 0..losses.len()).expect("something was played")
    }

    #[test]
    fn whoever_loses_nothing_is_accurate_to_the_full() {
        assert!((of(&[0.0; 12]) - 1.0).abs() < 1e-12);
        assert_eq!(accuracy(&[0.5], &[], 0..0), None);
    }

    #[test]
    fn more_and_greater_mistakes_make_it_smaller() {
        let one = of(&[0.0, 0.0, 0.0, 0.3, 0.0, 0.0]);
        let greater = of(&[0.0, 0.0, 0.0, 0.5, 0.0, 0.0]);
        let two = of(&[0.0, 0.3, 0.0, 0.3, 0.0, 0.0]);
        assert!(one < 1.0 && greater < one && two < one, "{one} {greater} {two}");
        assert!((0.0..=1.0).contains(&of(&[1.0; 40])));
    }
}
