//! The outages that are stored, as far as this process knows them.

use super::pool::either;
use super::{Store, StoreError};
use crate::online::{Outage, Outages};
use crate::room::lock;
use std::sync::{Arc, Mutex};

/// What is known of them, in one place for all who need it.
#[derive(Clone, Default)]
pub(super) struct Known(Arc<Mutex<Outages>>);

impl Known {
    pub(super) fn get(&self) -> Outages {
        lock(&self.0).clone()
    }
}

impl Store {
    /// The outages that this process knows of.
    pub(crate) fn outages(&self) -> Outages {
        self.outages.get()
    }

    /// Takes in all that are stored: whichever process was first to come back has noted the last one.
    pub(crate) async fn learn_outages(&self) -> Result<(), StoreError> {
        const SQL: &str = "SELECT began, ended FROM outage ORDER BY began";
        let rows: Vec<(i64, i64)> = either!(&self.pool, pool => sqlx::query_as(SQL).fetch_all(pool).await?);
        let outages = rows.into_iter().map(|(began, ended)| Outage { began, ended }).collect();
        *lock(&self.outages.0) = outages;
        Ok(())
    }
}
