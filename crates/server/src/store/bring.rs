//! Many games at once, from an archive.

use super::pool::either;
use super::work::Founding;
use super::{Store, StoreError};
use sqlx::QueryBuilder;
use std::collections::HashSet;

impl Store {
    /// Stores those of the games that are not there yet, in one commit. Gives their number.
    ///
    /// # Errors
    /// None of them is known to be stored.
    pub async fn bring(&self, mut foundings: Vec<Founding>) -> Result<u64, StoreError> {
        if foundings.is_empty() {
            return Ok(0);
        }
        let rows: Vec<(String,)> = either!(&self.pool, pool => {
            let mut query = QueryBuilder::new("SELECT id FROM game WHERE id IN (");
            let mut ids = query.separated(", ");
            for founding in &foundings {
                ids.push_bind(&founding.id);
            }
            query.push(")");
            query.build_query_as().persistent(false).fetch_all(pool).await?
        });
        // Nor does an archive bring the same game twice.
        let mut known: HashSet<String> = rows.into_iter().map(|(id,)| id).collect();
        foundings.retain(|founding| known.insert(founding.id.clone()));
        let added = foundings.len() as u64;
        if added > 0 {
            self.writer.bring(foundings).await?;
        }
        Ok(added)
    }
}
