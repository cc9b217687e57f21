//! Requests: counted by route and status, and written down if the operator wishes.

use crate::api::{App, address};
use crate::metrics::Times;
use crate::room::lock;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// What an access is logged under, whatever else is logged.
pub(crate) const TARGET: &str = "access";

/// How a request can be made, for labels: what clients make up is one of a kind.
const METHODS: [&str; 5] = ["GET", "POST", "HEAD", "OPTIONS", "OTHER"];

/// Requests to one route.
#[derive(Default)]
struct Route {
    statuses: BTreeMap<u16, u64>,
    times: Times,
}

/// All requests that were answered.
pub(crate) struct Requests(Mutex<BTreeMap<(String, &'static str), Route>>);

pub(crate) static REQUESTS: Requests = Requests(Mutex::new(BTreeMap::new()));

impl Requests {
    fn note(&self, route: &str, method: &Method, status: u16, started: Instant) {
        let known = |name: &&&str| **name == method.as_str();
        let method = METHODS.iter().find(known).copied().unwrap_or(METHODS[4]);
        let mut routes = lock(&self.0);
        let route = routes.entry((route.to_owned(), method)).or_default();
        *route.statuses.entry(status).or_default() += 1;
        route.times.note(started.elapsed());
    }

    /// Everything in the form that Prometheus reads.
    pub(crate) fn write(&self, out: &mut String) {
        let routes = lock(&self.0);
        out.push_str("# HELP pionnier_requests_total Requests answered, by route, method and status.\n");
        out.push_str("# TYPE pionnier_requests_total counter\n");
        for ((route, method), noted) in routes.iter() {
            for (status, count) in &noted.statuses {
                out.push_str(&format!(
                    "pionnier_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}\n"
                ));
            }
        }
        Times::describe(
            "pionnier_request_seconds",
            "From a request to the head of its answer, by route.",
            out,
        );
        for ((route, method), noted) in routes.iter() {
            let labels = format!("method=\"{method}\",route=\"{route}\"");
            noted.times.write("pionnier_request_seconds", &labels, out);
        }
    }
}

/// Notes every request and its answer. What is not a route of ours is the page.
pub(crate) async fn note(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let logged = app.is_access_logged.then(|| {
        // The part after the question mark is nobody's business.
        (request.uri().path().to_owned(), address(request.headers(), request.extensions(), &app))
    });
    let answer = next.run(request).await;
    let (route, status) = (route.as_ref().map_or("page", MatchedPath::as_str), answer.status().as_u16());
    REQUESTS.note(route, &method, status, started);
    if let Some((path, address)) = logged {
        let millis = started.elapsed().as_secs_f64() * 1_000.0;
        let address = address.map(|address| address.to_string());
        tracing::info!(target: TARGET, %method, path, route, status, millis, address, "answered");
    }
    answer
}
