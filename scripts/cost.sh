#!/usr/bin/env bash
# What two things cost, with SQLite: asking for a game of 15,000 events that has been read once (CPU of the server for each
# request, by its own account), and reading an archive of GAMES games, which are real ones under other names.
set -eu
cd "$(dirname "$0")/.."
. scripts/cluster.sh
games=${GAMES:-50000}
requests=${REQUESTS:-500}
port=7435
address=127.0.0.1:$port

cpu() { curl -s "http://$address/metrics" | sed -n 's/^process_cpu_seconds_total //p'; }

# Some real games, some of them over.
start "$port" --data "$folder/first"
"$program" load --lang en --url "http://$address" --games 20 --rate 200 --seconds 8 >/dev/null
stop_servers
"$program" export --lang en --data "$folder/first" >"$folder/some.jsonl" 2>/dev/null

# The same terms, and 7,500 turns that were each taken back.
head -n 1 "$folder/some.jsonl" | sed 's/"id":"[^"]*"/"id":"LongLongLo"/; s/"entries":\[.*/"entries":[/' | tr -d '\n' >"$folder/long.jsonl"
awk 'BEGIN {
    printf "{\"seq\":1,\"at\":0,\"type\":\"joined\",\"seat\":\"first\"},{\"seq\":2,\"at\":0,\"type\":\"joined\",\"seat\":\"second\"}"
    for (turn = 0; turn < 7500; turn++) {
        printf ",{\"seq\":%d,\"at\":0,\"type\":\"turn\",\"seat\":\"first\",\"text\":\"b1xb3\",\"spent\":0,\"lag\":0}", 3 + 2 * turn
        printf ",{\"seq\":%d,\"at\":0,\"type\":\"taken-back\",\"seat\":\"first\",\"plies\":1}", 4 + 2 * turn
    }
    printf ",{\"seq\":15003,\"at\":0,\"type\":\"ended\",\"reason\":\"resigned\",\"winner\":\"first\"}],\"written\":null}\n"
}' >>"$folder/long.jsonl"
"$program" import --lang en --data "$folder/second" <"$folder/long.jsonl"
start "$port" --data "$folder/second"
for question in "?after=15002" "?limit=100" "?after=0"; do
    url="http://$address/api/games/LongLongLo$question"
    curl -s --compressed "$url" >/dev/null
    before=$(cpu)
    # One connection, as a browser has it.
    yes "url=$url" | head -n "$requests" | sed 's/$/\noutput=\/dev\/null/' | curl -s --compressed -K -
    after=$(cpu)
    awk -v before="$before" -v after="$after" -v count="$requests" -v question="$question" \
        'BEGIN { printf "A game of 15,003 events, %s: %.2f ms of CPU a request\n", question, (after - before) * 1000 / count }'
done
stop_servers

awk -v games="$games" '{ line[NR] = $0 }
END { for (game = 0; game < games; game++) { text = line[game % NR + 1]; sub(/"id":"[^"]*"/, sprintf("\"id\":\"G%09d\"", game), text); print text } }' \
    "$folder/some.jsonl" >"$folder/many.jsonl"
events=$(grep -o '"seq":' "$folder/many.jsonl" | wc -l)
began=$(date +%s.%N)
TIMEFORMAT='%U %S'
cpu=$({ time "$program" import --lang en --data "$folder/third" <"$folder/many.jsonl" >&2; } 2>&1 | tail -n 1)
awk -v began="$began" -v now="$(date +%s.%N)" -v games="$games" -v events="$events" -v cpu="$cpu" 'BEGIN {
    split(cpu, seconds, " ")
    printf "%d games with %d events read in %.1f s: %.0f games a second; %.1f s of CPU\n",
        games, events, now - began, games / (now - began), seconds[1] + seconds[2]
}'
