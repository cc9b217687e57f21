#!/usr/bin/env bash
# How far one PostgreSQL goes: 1, 2 and 4 processes with it, each game followed by 1, 100 and 2,000 others, as fast as they
# can. One line of the table in docs/SCALE.md for each; players, followers, servers and database share this machine. CPU is
# counted by the servers themselves and, for the database, by the system.
set -eu
cd "$(dirname "$0")/.."
. scripts/cluster.sh
seconds=${SECONDS_EACH:-10}

# CPU of the database in milliseconds: of its processes, and of those that have ended.
database_cpu() {
    local main
    main=$(head -n 1 "$cluster/data/postmaster.pid")
    cat /proc/"$main"/stat $(ps -o pid= --ppid "$main" | sed 's|\s*\([0-9]*\)|/proc/\1/stat|') 2>/dev/null |
        awk -v main="$main" '{ sub(/.*\) /, ""); ticks += $12 + $13; if (NR == 1) ticks += $14 + $15 } END { print ticks * 10 }'
}

commits() { sql "SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'"; }

field() { sed -n "s/.*\"$1\":\[\{0,1\}\([0-9.e-]*\),\{0,1\}\([0-9.e-]*\).*/\1 \2/p" "$folder/figures"; }

start_database

sql() { "$postgres/psql" -h "$cluster" -U postgres -Atc "$1"; }

# What the database bears by itself, one small commit after the other from 16 clients, without and with a word to be heard.
alone() { # what, statement
    echo "$2" >"$folder/statement"
    "$postgres/pgbench" -n -h "$cluster" -U postgres -c 16 -j 2 -T "$seconds" -f "$folder/statement" postgres 2>/dev/null |
        sed -n "s/^tps = \([0-9]*\).*/$1: \1 a second/p"
}
chmod 755 "$folder"
sql "CREATE TABLE probe (id BIGSERIAL, body TEXT)" >/dev/null
alone "Commits of one row" "INSERT INTO probe (body) VALUES (repeat('x', 100));"
alone "Commits of one row and a word" "INSERT INTO probe (body) VALUES (repeat('x', 100)) RETURNING pg_notify('pionnier', 'x game 0123456789');"
sql "DROP TABLE probe" >/dev/null
echo

echo "| processes | followers a game | games | turns per second | acknowledged within (50 %, 99 %) | deliveries per second | delivered within (50 %, 99 %) | server CPU a turn | PostgreSQL CPU a turn | commits a second | memory of the servers |"
echo "|---|---|---|---|---|---|---|---|---|---|---|"
for processes in ${PROCESSES:-1 2 4}; do
    for crowd in ${CROWDS:-1:400 100:20 2000:2}; do
        followers=${crowd%:*} games=${crowd#*:}
        urls=()
        for number in $(seq "$processes"); do
            start $((7440 + number)) --database "$url"
            urls+=(--url "http://127.0.0.1:$((7440 + number))")
        done
        before=$(database_cpu) commits_before=$(commits)
        "$program" load --lang en "${urls[@]}" --game granat --games "$games" --followers "$followers" --seconds "$seconds" \
            --json >"$folder/figures"
        after=$(database_cpu) commits_after=$(commits)
        awk -v processes="$processes" -v followers="$followers" -v games="$games" -v seconds="$seconds" \
            -v turns="$(field turns)" -v rate="$(field turns_per_second)" -v acknowledged="$(field acknowledged_ms)" \
            -v deliveries="$(field deliveries_per_second)" -v delivered="$(field delivered_ms)" \
            -v cpu="$(field server_cpu_ms_per_turn)" -v memory="$(field server_memory_mb)" -v failures="$(field failures)" \
            -v database=$((after - before)) -v commits=$((commits_after - commits_before)) 'BEGIN {
                split(acknowledged, a, " "); split(delivered, d, " ")
                printf "| %d | %d | %d | %.0f | %.0f ms, %.0f ms | %.0f | %.0f ms, %.0f ms | %.2f ms | %.2f ms | %.0f | %.0f MB |%s\n",
                    processes, followers, games, rate, a[1], a[2], deliveries, d[1], d[2], cpu, database / (turns + 1),
                    commits / seconds, memory, (failures > 0 ? " " failures " games failed" : "")
            }'
        stop_servers
    done
done
echo
sql "VACUUM ANALYZE" >/dev/null
sql "SELECT 'An event takes ' || pg_total_relation_size('event') / COUNT(*) || ' bytes, a game ' || pg_total_relation_size('game') / (SELECT COUNT(*) FROM game) || '; the log of changes grew by ' || pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::BIGINT / COUNT(*) || ' bytes an event' FROM event"
