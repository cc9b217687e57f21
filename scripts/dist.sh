#!/bin/sh
# Packs the program for this machine into dist/: a release archive with its licences, and its checksum. The same commit gives
# the same archive.
set -eu
cd "$(dirname "$0")/.."

CARGO=${CARGO:-cargo}
HOST=$(rustc --print host-tuple)
VERSION=$("$CARGO" pkgid --locked -p pionnier | sed 's/.*[#@]//')
NAME=pionnier-$VERSION-$HOST
FOLDER=dist/$NAME

"$CARGO" build --release --locked -p pionnier
rm -rf "$FOLDER"
mkdir -p "$FOLDER"
cp "${CARGO_TARGET_DIR:-target}/release/pionnier" "$FOLDER"
git archive HEAD README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE deploy docs examples | tar -xf - -C "$FOLDER"
scripts/notices.sh "$FOLDER/licences-crates.txt" pionnier "$HOST"
cp web/dist/licences.txt "$FOLDER/licences-page.txt"

tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" -C dist -cf - "$NAME" | gzip -9n >"dist/$NAME.tar.gz"
(cd dist && sha256sum "$NAME.tar.gz" >"$NAME.tar.gz.sha256")
rm -rf "$FOLDER"
echo "dist/$NAME.tar.gz"
