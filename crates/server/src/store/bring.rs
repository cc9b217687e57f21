//! Many games at once, from an archive.

use super::pool::either;
use super::work::Creation;
use super::{Store, StoreError};
use sqlx::QueryBuilder;
use std::collections::HashSet;

impl Store {
    /// Stores those of the games that are not there yet, in one commit. Gives their number.
    ///
    /// # Errors
    /// None of them is known to be stored.
    pub async fn bring(&self, mut creations: Vec<Creation>) -> Result<u64, StoreError> {
        if creations.is_empty() {
            return Ok(0);
        }
        let rows: Vec<(String,)> = either!(&self.pool, pool => {
            let mut query = QueryBuilder::new("SELECT id FROM game WHERE id IN (");
            let mut ids = query.separated(", ");
            for creation in &creations {
                ids.push_bind(&creation.id);
            }
            query.push(")");
            query.build_query_as().persistent(false).fetch_all(pool).await?
        });
        // Nor does an archive bring the same game twice.
        let mut known: HashSet<String> = rows.into_iter().map(|(id,)| id).collect();
        creations.retain(|creation| known.insert(creation.id.clone()));
        let added = creations.len() as u64;
        if added > 0 {
            self.writer.bring(creations).await?;
        }
        Ok(added)
    }
}
