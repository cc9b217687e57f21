//! The description of the API is true: requests made from it are understood, near misses are refused, and every answer is
//! as it says.

use crate::common::schema::{Description, Operation};
use crate::common::{Folder, NO_LIMITS, Pair, Player, Running, config, next, seed};
use pionnier_catalog::Random;
use pionnier_client::Client;
use pionnier_online::{Clock, Side};
use pionnier_server::{Config, LimitsConfig};
use serde_json::{Value, json};

async fn description(server: &Running) -> Description {
    Description(server.client.get("/api/openapi.json", None).await.unwrap())
}

/// The address of a request about this game, or about none.
fn address(description: &Description, operation: &Operation<'_>, pair: &Pair, random: &mut Random) -> String {
    let id =
        [pair.id.as_str(), pair.id.as_str(), pair.id.as_str(), "0123456789", "%00", "x"][random.below(6)];
    let mut address = operation.path.replace("{id}", id);
    let mut sign = '?';
    for (name, schema) in operation.query() {
        let value = match (name, random.below(4)) {
            // Nobody waits in this test.
            ("wait", _) => json!(0),
            (_, 0) => continue,
            (_, 1) => json!("x"),
            _ => description.example(schema, random),
        };
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        if text != "null" {
            address.push_str(&format!("{sign}{name}={text}"));
            sign = '&';
        }
    }
    address
}

#[tokio::test]
async fn the_description_knows_the_games_and_what_nobody_may_send() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let description = description(&server).await;
    let games = json!(["kono", "cul-de-sac", "bermudes", "quindo", "granat"]);
    for name in ["NewGame", "Terms", "Listing"] {
        assert_eq!(description.schema(name)["properties"]["game"]["enum"], games, "{name}");
    }
    for (name, field) in
        [("Made", "secret"), ("Made", "invitation"), ("Join", "secret"), ("Join", "invitation")]
    {
        let pattern = &description.schema(name)["properties"][field]["pattern"];
        assert_eq!(pattern, "^[0-9a-f]{32}$", "{name}: {field}");
    }
    for name in ["NewGame", "Join", "Saying"] {
        assert_eq!(description.schema(name)["additionalProperties"], false, "{name}");
        let mut wish = description.example(description.schema(name), &mut Random::new(seed()));
        wish["unheard-of"] = json!(1);
        assert!(description.judge(description.schema(name), &wish).is_err(), "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn every_answer_is_as_described() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let description = description(&server).await;
    let operations = description.operations();
    let mut random = Random::new(seed());
    let games = ["kono", "cul-de-sac", "bermudes", "quindo", "granat"];
    let mut well = 0;
    for round in 0..40 {
        let clock =
            [Clock::None, Clock::Days { days: 3 }, Clock::Live { seconds: 600, increment: 5 }][round % 3];
        let pair = Pair::new(&server.client, games[round % 5], clock).await;
        let mut players =
            [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
        if round % 4 == 3 {
            Player::play_out(&mut players, &mut random).await;
        }
        for operation in operations.iter().cycle().take(4 * operations.len()) {
            if operation.path.ends_with("/stream") {
                continue;
            }
            let address = address(&description, operation, &pair, &mut random);
            let body = match (operation.body(), random.below(3)) {
                (None, _) => Value::Null,
                (Some(schema), 0) => description.near_miss(schema, &mut random),
                (Some(schema), _) => description.example(schema, &mut random),
            };
            let secret =
                [None, Some("wrong"), Some(pair.secret(Side::First)), Some(pair.secret(Side::Second))];
            let secret = secret[random.below(4)];
            let bytes = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
            let (status, answer) =
                server.client.request(&operation.method, &address, secret, bytes).await.unwrap();
            let what = format!("{} {address} {body}: {status}", operation.method);
            assert!(status < 500, "{what}");
            well += u32::from(status < 300);
            match operation.answer(status) {
                None => assert!(answer.is_empty(), "{what}"),
                Some(schema) => {
                    let answer: Value =
                        serde_json::from_slice(&answer).unwrap_or_else(|error| panic!("{what}: {error}"));
                    description
                        .judge(schema, &answer)
                        .unwrap_or_else(|why| panic!("{what}: {answer}: {why}"));
                    // What does not fit the description is not accepted either.
                    let fits = operation.body().is_none_or(|schema| description.judge(schema, &body).is_ok());
                    assert!(fits || status >= 400, "{what}");
                }
            }
        }
    }
    assert!(well > 200, "only {well} requests were understood");
    server.stop().await;
}

#[tokio::test]
async fn every_message_is_as_described() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let description = description(&server).await;
    let [to_server, from_server] = ["ToServer", "FromServer"].map(|name| description.schema(name));
    let mut random = Random::new(seed());
    let mut kinds = std::collections::BTreeSet::new();
    for round in 0..60 {
        let pair = Pair::new(&server.client, "kono", Clock::Live { seconds: 600, increment: 5 }).await;
        let mut players =
            [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
        if round % 4 == 3 {
            Player::play_out(&mut players, &mut random).await;
        }
        let mut socket = server.client.socket(&pair.id, Some(pair.secret(Side::Second)), 0).await.unwrap();
        let mut judge = |message: &Value| {
            description.judge(from_server, message).unwrap_or_else(|why| panic!("{message}: {why}"));
            kinds.insert(message["type"].as_str().unwrap_or_default().to_owned());
        };
        judge(&next(&mut socket).await);
        let mut lines = server.client.lines(&pair.path("/stream"), None).await.unwrap();
        judge(&lines.next().await.unwrap().unwrap());
        let mut is_open = true;
        for _ in 0..12 {
            let message = match random.below(3) {
                0 => description.near_miss(to_server, &mut random),
                _ => description.example(to_server, &mut random),
            };
            is_open &= socket.send_text(message.to_string()).await.is_ok();
        }
        is_open &= socket.send_text(json!({ "type": "ping", "id": 4_000_000 }).to_string()).await.is_ok();
        // Whatever it was: answered, until our last word is, or the connection is closed.
        while is_open {
            let Ok(Some(message)) = socket.next().await else { break };
            judge(&message);
            is_open = message["id"] != 4_000_000;
        }
    }
    // Who is there is told when it is time, which the others need not wait for.
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut socket = server.client.socket(&pair.id, None, 0).await.unwrap();
    let _player = pair.player(&server.client, Side::First).await;
    while !kinds.contains("attendance") {
        let message = next(&mut socket).await;
        description.judge(from_server, &message).unwrap_or_else(|why| panic!("{message}: {why}"));
        kinds.insert(message["type"].as_str().unwrap_or_default().to_owned());
    }
    for kind in ["welcome", "news", "done", "refused", "said", "pong", "attendance"] {
        assert!(kinds.contains(kind), "{kind} was not among {kinds:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn metrics_can_have_an_address_of_their_own() {
    let folder = Folder::new();
    let address = "127.0.0.1:0".parse().unwrap();
    let server = Running::start(Config { metrics: Some(address), ..config(folder.file()) }).await;
    let asked = async |client: &Client, path: &str| {
        let (status, body) = client.request("GET", path, None, vec![]).await.unwrap();
        (status, String::from_utf8_lossy(&body).contains("pionnier_turns_total"))
    };
    let own = Client::new(&format!("http://{}", server.metrics.unwrap())).unwrap();
    assert_eq!(asked(&own, "/metrics").await, (200, true));
    assert_eq!(asked(&own, "/api/lobby").await, (404, false));
    let (_, is_shown) = asked(&server.client, "/metrics").await;
    assert!(!is_shown, "not where players are");
    server.stop().await;
}

#[tokio::test]
async fn answers_say_what_browsers_and_programs_need() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { requests_per_second: 2, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let ask = async |method: &str, path: &str| {
        server.raw(format!("{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await
    };
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let body = json!({ "type": "resign" }).to_string();
    let answer = server
        .raw(format!(
            "POST {} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            pair.path("/act"),
            body.len()
        ))
        .await;
    assert!(
        answer.starts_with("HTTP/1.1 401 ") && answer.contains("\r\nwww-authenticate: Bearer "),
        "{answer}"
    );
    let answer = ask("DELETE", "/api/games").await;
    assert!(answer.starts_with("HTTP/1.1 405 ") && answer.contains("\r\nallow: POST\r\n"), "{answer}");
    assert!(answer.contains("\"code\":\"wrong-method\""), "{answer}");
    let mut limited = String::new();
    for _ in 0..30 {
        let answer = ask("GET", "/api/lobby").await;
        assert!(answer.contains("\r\ncache-control: no-store\r\n"), "{answer}");
        if answer.starts_with("HTTP/1.1 429 ") {
            limited = answer;
        }
    }
    assert!(limited.contains("\r\nretry-after: 1\r\n"), "{limited}");
    // What a problem points to is there.
    let problem: Value = serde_json::from_str(limited.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let (document, place) = problem["type"].as_str().unwrap().split_once('#').unwrap();
    let described: Value = server.client.get(document, None).await.unwrap();
    let words = described.pointer(place).unwrap()["description"].as_str().unwrap();
    assert!(words.starts_with("429: "), "{words}");
    server.stop().await;
}

#[tokio::test]
async fn the_description_names_every_route() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let api: Value = server.client.get("/api/openapi.json", None).await.unwrap();
    let paths: Vec<&String> = api["paths"].as_object().unwrap().keys().collect();
    assert_eq!(
        paths,
        [
            "/api/games",
            "/api/games/{id}",
            "/api/games/{id}/act",
            "/api/games/{id}/join",
            "/api/games/{id}/news",
            "/api/games/{id}/say",
            "/api/games/{id}/socket",
            "/api/games/{id}/stream",
            "/api/games/{id}/turns",
            "/api/lobby",
            "/api/lobby/socket",
            "/api/stream"
        ]
    );
    for schema in ["ToServer", "FromServer", "Command", "Problem", "View"] {
        assert!(api["components"]["schemas"][schema].is_object(), "{schema}");
    }
    let (status, metrics) = server.client.request("GET", "/metrics", None, vec![]).await.unwrap();
    assert_eq!(status, 200);
    let metrics = String::from_utf8_lossy(&metrics);
    for line in [
        "pionnier_turns_total ",
        "pionnier_requests_total{method=\"GET\",route=\"/api/openapi.json\",status=\"200\"} ",
        "pionnier_request_seconds_bucket{method=\"GET\",route=\"/api/openapi.json\",le=\"0.001\"} ",
        "pionnier_request_seconds_count{method=\"GET\",route=\"/api/openapi.json\"} ",
        "pionnier_build_info{version=\"",
        "pionnier_outages_total ",
        "pionnier_connections ",
        "process_max_fds ",
    ] {
        assert!(metrics.contains(&format!("\n{line}")), "{line} is missing: {metrics}");
    }
    server.stop().await;
}
