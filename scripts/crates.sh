#!/bin/sh
# Proves that the crates which others build on are ready to be published: each is packed as it would be sent, and what was packed
# compiles on its own. Nothing is sent.
#
# cargo asks the registry whether these versions are there already. Without a network it packs and compiles all the same.
set -eu
cd "$(dirname "$0")/.."

# The jobs that make hands out are out of reach here, and a compiler that is told of them complains.
unset MAKEFLAGS MFLAGS

CARGO=${CARGO:-cargo}
TARGET=${CARGO_TARGET_DIR:-target}
CRATES="core games engine picture catalog"
# What the registry takes at most.
MOST=10485760

set -- --locked --allow-dirty
for name in $CRATES; do
    set -- "$@" -p "pionnier-$name"
done

rm -f "$TARGET"/package/*.crate "$TARGET"/package/tmp-crate/*.crate

# cargo takes a version that it has seen for one that never changes: what an earlier run has unpacked and compiled would stand for what is packed
# today. So it is forgotten: what lies in the folder of all crates, and what was compiled from there.
KEPT=${CARGO_HOME:-$HOME/.cargo}/registry
for listed in $(grep -ls 'registry/src/-[^/]*/pionnier-' "$TARGET"/debug/deps/pionnier_*.d); do
    unit=${listed%.d}
    rm -rf "$TARGET"/debug/.fingerprint/pionnier-*-"${unit##*-}"
done
rm -rf "$KEPT"/src/-*/pionnier-* "$KEPT"/cache/-*/pionnier-*

# Compiled to see that it compiles, not to run: with the flags that dependencies are compiled with anyway, so that most are there.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=false CARGO_PROFILE_DEV_LTO=off CARGO_PROFILE_DEV_CODEGEN_UNITS=2
if ! "$CARGO" publish --dry-run "$@"; then
    echo "Not as a publication: once more without the registry." >&2
    "$CARGO" package --offline "$@"
fi

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
for name in $CRATES; do
    packed=$TARGET/package/pionnier-$name-$version.crate
    [ -f "$packed" ] || packed=$TARGET/package/tmp-crate/pionnier-$name-$version.crate
    listed=$(tar -tzf "$packed")
    for file in README.md LICENSE-MIT LICENSE-APACHE; do
        echo "$listed" | grep -q "/$file\$" || { echo "pionnier-$name is packed without $file" >&2; exit 1; }
    done
    size=$(wc -c <"$packed")
    [ "$size" -le "$MOST" ] || { echo "pionnier-$name is $size bytes packed, more than the $MOST that are taken" >&2; exit 1; }
    echo "pionnier-$name $version: $size bytes packed"
done
