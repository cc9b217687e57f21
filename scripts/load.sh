#!/usr/bin/env bash
# Measures a server on this machine: 1,000 games at once, first as fast as they can, then 500 turns a second; then with two
# servers and one PostgreSQL, if POSTGRES_URL names one.
set -eu
cd "$(dirname "$0")/.."
program=${CARGO_TARGET_DIR:-target}/release/pionnier
folder=$(mktemp -d)
servers=()
trap 'kill "${servers[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
ulimit -n 16384
none=(--requests-per-second 0 --waiting-games 0 --games-per-day 0 --sockets 0 --connections-per-address 0 --lang en)

start() { # port, then what says where games are kept
    "$program" serve --listen "$1" "${none[@]}" "${@:2}" >"$folder/$1.log" &
    servers+=($!)
    until grep -q http "$folder/$1.log"; do
        kill -0 $! || exit 1
        sleep 0.1
    done
}

start 7431 --data "$folder"
"$program" load --lang en --url http://127.0.0.1:7431 --games 1000 --seconds "${SECONDS_EACH:-15}"
"$program" load --lang en --url http://127.0.0.1:7431 --games 1000 --seconds "${SECONDS_EACH:-15}" --rate 500 --watchers 1000
if [ -n "${POSTGRES_URL:-}" ]; then
    start 7432 --database "$POSTGRES_URL"
    start 7433 --database "$POSTGRES_URL"
    "$program" load --lang en --url http://127.0.0.1:7432 --url http://127.0.0.1:7433 --games 1000 --seconds "${SECONDS_EACH:-15}"
    "$program" load --lang en --url http://127.0.0.1:7432 --url http://127.0.0.1:7433 --games 1000 --seconds "${SECONDS_EACH:-15}" --rate 500
fi
