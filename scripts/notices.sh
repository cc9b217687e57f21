#!/bin/sh
# Writes the licences of the crates inside a package, as those licences ask for: notices.sh FILE PACKAGE [TARGET]
set -eu
cd "$(dirname "$0")/.."

# The jobs that make hands out are out of reach here, and a compiler that is told of them complains.
unset MAKEFLAGS MFLAGS

CARGO=${CARGO:-cargo}
SOURCES=${CARGO_HOME:-$HOME/.cargo}/registry/src
OUT=$1
PACKAGE=$2
TARGET=${3:-$(rustc --print host-tuple)}

{
    echo "The standard library of Rust: MIT OR Apache-2.0"
    # What runs while it is built is not inside.
    "$CARGO" tree --locked -p "$PACKAGE" --target "$TARGET" --edges normal,no-proc-macro --prefix none \
        --format '{p}: {l}' | sed 's/ (\*)$//' | grep -v '^pionnier' | sort -u |
        while read -r name version licence; do
            version=${version%:}
            printf '\n%s\n\n%s %s: %s\n' "$(printf '%080d' 0 | tr 0 -)" "$name" "${version#v}" "$licence"
            for text in "$SOURCES"/*/"$name-${version#v}"/LICEN[CS]E*; do
                if [ -f "$text" ]; then
                    echo
                    cat "$text"
                fi
            done
        done
} >"$OUT.new"

# Whoever watches the file sees all of it or none, and nothing if it is the same.
if cmp -s "$OUT.new" "$OUT"; then rm "$OUT.new"; else mv "$OUT.new" "$OUT"; fi
