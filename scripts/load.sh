#!/usr/bin/env bash
# Measures servers on this machine: GAMES games at once, first as fast as they can, then 500 turns a second with as many
# watchers; then the same with two servers and one PostgreSQL, in a cluster that is removed afterwards. Each measurement has
# a fresh server, so that none has the memory of the one before.
set -eu
cd "$(dirname "$0")/.."
program=${CARGO_TARGET_DIR:-target}/release/pionnier
games=${GAMES:-1000}
folder=$(mktemp -d)
cluster=$(mktemp -d)
postgres=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
servers=()
# Everybody has one address here.
no_limits=(--requests-per-second 0 --waiting-games 0 --games-per-day 0 --sockets 0 --connections-per-address 0)
# PostgreSQL refuses to run as root.
as_postgres=()
if [ "$(id -u)" = 0 ]; then
    as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups --)
    chown postgres "$cluster"
fi

clean_up() {
    stop_servers
    control stop || true
    rm -rf "$folder" "$cluster"
}

control() { # verb
    (cd / && "${as_postgres[@]}" "$postgres/pg_ctl" -w -m immediate -D "$cluster/data" -l "$cluster/log" \
        -o "-c listen_addresses='' -c unix_socket_directories='$cluster'" "$1" >/dev/null 2>&1)
}

stop_servers() {
    [ ${#servers[@]} = 0 ] || kill "${servers[@]}" 2>/dev/null || true
    wait
    servers=()
}

start() { # port, then what says where games are kept
    "$program" serve --lang en --listen "$1" "${no_limits[@]}" "${@:2}" >"$folder/log.$1" &
    servers+=($!)
    until grep -q http "$folder/log.$1"; do
        kill -0 $! || exit 1
        sleep 0.1
    done
}

play() { # ports, then further options
    local urls=()
    for port in $1; do urls+=(--url "http://127.0.0.1:$port"); done
    "$program" load --lang en "${urls[@]}" --games "$games" --seconds "${SECONDS_EACH:-15}" "${@:2}"
}

trap clean_up EXIT
ulimit -n 16384
(cd / && "${as_postgres[@]}" "$postgres/initdb" -U postgres -A trust -E UTF8 --locale=C -D "$cluster/data" >/dev/null)
control start
url="postgres:///postgres?host=$cluster&user=postgres"

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
