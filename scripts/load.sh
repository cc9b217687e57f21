#!/usr/bin/env bash
# Measures servers on this machine: GAMES games at once, first as fast as they can, then 500 turns a second with as many
# watchers; then the same with two servers and one PostgreSQL, in a cluster that is removed afterwards. Each measurement has
# a fresh server, so that none has the memory of the one before.
set -eu
cd "$(dirname "$0")/.."
. scripts/cluster.sh
games=${GAMES:-1000}

play() { # ports, then further options
    local urls=()
    for port in $1; do urls+=(--url "http://127.0.0.1:$port"); done
    "$program" load --lang en "${urls[@]}" --games "$games" --seconds "${SECONDS_EACH:-15}" "${@:2}"
}

start_database

for options in "" "--rate 500 --watchers $games"; do
    echo "One server with SQLite${options:+, $options}:"
    start 7431 --data "$folder"
    # shellcheck disable=SC2086 # several words
    play 7431 $options
    stop_servers
done
for options in "" "--rate 500 --watchers $games"; do
    echo "Two servers with one PostgreSQL${options:+, $options}:"
    start 7432 --database "$url"
    start 7433 --database "$url"
    # shellcheck disable=SC2086 # several words
    play "7432 7433" $options
    stop_servers
done
