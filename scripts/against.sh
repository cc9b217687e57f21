#!/usr/bin/env bash
# The engine of this checkout against that of an earlier commit, over UGI with one thread each:
#   scripts/against.sh COMMIT GAME [GAMES] [GO]
# as in `scripts/against.sh 6088b55 quindo 200 "movetime 100"`, which is what it does unless told otherwise but for the commit
# and the game. The earlier one is built from history, once, in target/against/. More options for the match: MATCH.
set -eu
cd "$(dirname "$0")/.."
[ $# -ge 2 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
commit=$(git rev-parse --verify --quiet "$1^{commit}") || { echo "no commit $1 in this history" >&2; exit 2; }
game=$2 games=${3:-200} go=${4:-movetime 100}
cargo=${CARGO:-cargo}

folder=$PWD/target/against/${commit:0:12}
earlier=$folder/target/release/pionnier
if [ ! -x "$earlier" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    # What is tracked is enough: the engine needs no page.
    git archive "$commit" | tar -x -C "$folder"
    (cd "$folder" && CARGO_TARGET_DIR=$folder/target "$cargo" build --release --locked -p pionnier)
fi
"$cargo" build --release --locked -p pionnier
now=${CARGO_TARGET_DIR:-$PWD/target}/release/pionnier

# shellcheck disable=SC2086
"$now" match "$game" --a "ugi:$now ugi" --b "ugi:$earlier ugi" --games "$games" --go "$go" ${MATCH:-}
