# Sourced by scripts that measure: a folder for what they write, a PostgreSQL of their own in another, servers on this machine,
# and an end of it all. `$url` is the address of the database, `$program` the program that is measured.
program=${CARGO_TARGET_DIR:-target}/release/pionnier
folder=$(mktemp -d)
cluster=$(mktemp -d)
postgres=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
url="postgres:///postgres?host=$cluster&user=postgres"
servers=()
# Everybody has one address here.
no_limits=(--requests-per-second 0 --waiting-games 0 --games-per-day 0 --sockets 0 --connections-per-address 0 --connections 15000)
# PostgreSQL refuses to run as root.
as_postgres=()
if [ "$(id -u)" = 0 ]; then
    as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups --)
    chown postgres "$cluster"
fi

control() { # verb
    (cd / && "${as_postgres[@]}" "$postgres/pg_ctl" -w -m immediate -D "$cluster/data" -l "$cluster/log" \
        -o "-c listen_addresses='' -c unix_socket_directories='$cluster'" "$1" >/dev/null 2>&1)
}

start_database() {
    (cd / && "${as_postgres[@]}" "$postgres/initdb" -U postgres -A trust -E UTF8 --locale=C -D "$cluster/data" >/dev/null)
    control start
}

start() { # port, then what says where games are kept
    rm -f "$folder/log.$1"
    "$program" serve --lang en --listen "$1" "${no_limits[@]}" "${@:2}" >"$folder/log.$1" &
    servers+=($!)
    until grep -qs http "$folder/log.$1"; do
        kill -0 $! || exit 1
        sleep 0.1
    done
}

stop_servers() {
    [ ${#servers[@]} = 0 ] || kill "${servers[@]}" 2>/dev/null || true
    wait
    servers=()
}

clean_up() {
    stop_servers
    [ ! -d "$cluster/data" ] || control stop || true
    rm -rf "$folder" "$cluster"
}
trap clean_up EXIT
ulimit -n "$(ulimit -H -n)"
