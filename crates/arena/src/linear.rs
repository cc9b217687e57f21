//! Systems of linear equations.

#![allow(clippy::needless_range_loop, reason = "linear algebra reads best with its indices")]

/// Solves `matrix` × x = `right` by Gaussian elimination with pivoting. The matrix must be square and not singular.
pub(crate) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&one, &other| matrix[one][column].abs().total_cmp(&matrix[other][column].abs()))
            .unwrap_or(column);
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        for row in column + 1..size {
            let factor = matrix[row][column] / matrix[column][column];
            for other in column..size {
                matrix[row][other] -= factor * matrix[column][other];
            }
            right[row] -= factor * right[column];
        }
    }
    let mut result = vec![0.0; size];
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * result[column]).sum();
        result[row] = (right[row] - known) / matrix[row][row];
    }
    result
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn a_system_that_needs_pivoting_is_solved() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, 1.0, 1.0], vec![4.0, -1.0, 0.5]];
        let found = solve(matrix, vec![7.0, 6.0, 3.5]);
        for (found, expected) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{found}");
        }
    }
}
