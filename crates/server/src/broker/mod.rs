//! How processes that serve the same games tell each other that there is something new.
//!
//! A [`Word`] says where to look; what is new is read in the tables. So nothing depends on a word's arriving, and a broker that
//! promises nothing is enough. What carries the words is behind this door: PostgreSQL's `NOTIFY`, or, where one process has all the
//! games, a channel inside it. Another (NATS, say) is another [`Transport`]: it publishes what was committed and is listened to.

mod local;
mod notify;
mod word;

pub(crate) use word::Word;

use local::Local;
use notify::Notify;
use sqlx::{PgPool, Postgres, Transaction};
use std::io;
use std::sync::Arc;
use std::time::Duration;

/// Who speaks to the others and hears them, in the name of one process: cheap to clone.
#[derive(Clone)]
pub(crate) struct Broker {
    process: Arc<str>,
    transport: Transport,
}

/// What carries words.
#[derive(Clone)]
enum Transport {
    Notify(Notify),
    Local(Local),
}

impl Broker {
    /// For processes that share a database.
    pub(crate) fn notify(process: &str, pool: PgPool) -> Broker {
        Broker { process: process.into(), transport: Transport::Notify(Notify::new(pool)) }
    }

    /// For one process that has all the games.
    pub(crate) fn local(process: &str) -> Broker {
        Broker { process: process.into(), transport: Transport::Local(Local::new()) }
    }

    /// The same for somebody else who can be reached by it.
    #[cfg(test)]
    pub(crate) fn of(&self, process: &str) -> Broker {
        Broker { process: process.into(), transport: self.transport.clone() }
    }

    /// Whether there can be others.
    pub(crate) fn is_shared(&self) -> bool {
        match &self.transport {
            Transport::Notify(_) => true,
            Transport::Local(local) => local.is_shared(),
        }
    }

    /// Whether words are part of a commit. Those that tell of nothing stored then wait for one to share.
    pub(crate) fn is_transactional(&self) -> bool {
        matches!(self.transport, Transport::Notify(_))
    }

    /// Says something within a commit, if that is how it is said: others hear it when, and only if, that is done.
    pub(crate) async fn say_within(
        &self,
        transaction: &mut Transaction<'_, Postgres>,
        words: &[Word],
    ) -> Result<(), sqlx::Error> {
        match self.transport {
            Transport::Notify(_) => notify::say(transaction, self.write(words)).await,
            Transport::Local(_) => Ok(()),
        }
    }

    /// Says something after it was committed, unless the commit has said it.
    pub(crate) fn publish(&self, words: &[Word]) {
        if let Transport::Local(local) = &self.transport
            && local.is_shared()
        {
            local.publish(self.write(words));
        }
    }

    fn write(&self, words: &[Word]) -> Vec<String> {
        words.iter().map(|word| word.write(&self.process)).collect()
    }

    /// Begins to listen to the others. Whoever says nothing for as long as `silence`, not even what we say ourselves, has died.
    pub(crate) async fn listen(&self, silence: Duration) -> io::Result<Listener> {
        let source = match &self.transport {
            Transport::Notify(notify) => Source::Notify(notify.listen(silence).await?),
            Transport::Local(local) => Source::Local(local.listen()),
        };
        Ok(Listener { process: self.process.clone(), source })
    }
}

/// One who listens.
pub(crate) struct Listener {
    process: Arc<str>,
    source: Source,
}

enum Source {
    Notify(notify::Listener),
    Local(local::Listener),
}

impl Listener {
    /// The next word of another process.
    ///
    /// # Errors
    /// Words may have been lost: listen anew, and look at everything that is in memory.
    pub(crate) async fn hear(&mut self) -> io::Result<Word> {
        loop {
            let text = match &mut self.source {
                Source::Notify(listener) => listener.next().await?,
                Source::Local(listener) => listener.next().await?,
            };
            // What is not understood may come from a later version: it is left alone.
            if let Some((process, word)) = Word::read(&text)
                && process != &*self.process
            {
                return Ok(word);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Broker, Word};
    use std::time::Duration;

    const SILENCE: Duration = Duration::from_secs(5);

    #[tokio::test]
    async fn others_hear_what_one_says_and_nobody_hears_themselves() {
        let one = Broker::local("one");
        let mut first = one.listen(SILENCE).await.unwrap();
        assert!(!one.is_shared(), "there is nobody to be told anything");
        let other = one.of("other");
        let mut second = other.listen(SILENCE).await.unwrap();
        assert!(one.is_shared() && other.is_shared());
        one.publish(&[Word::Alive, Word::Game("0123456789".to_owned())]);
        other.publish(&[Word::Games]);
        assert_eq!(second.hear().await.unwrap(), Word::Alive);
        assert_eq!(second.hear().await.unwrap(), Word::Game("0123456789".to_owned()));
        assert_eq!(first.hear().await.unwrap(), Word::Games);
    }

    #[tokio::test]
    async fn who_has_missed_something_is_told_so() {
        let one = Broker::local("one");
        let (mut slow, _quick) =
            (one.of("slow").listen(SILENCE).await.unwrap(), one.listen(SILENCE).await.unwrap());
        for _ in 0..100_000 {
            one.publish(&[Word::Alive]);
        }
        assert!(slow.hear().await.is_err());
    }
}
