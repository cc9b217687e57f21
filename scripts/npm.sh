#!/bin/sh
# Builds the npm package @pionnier/rules into dist/ and proves it: it is packed, installed into an empty folder and used from there.
set -eu
cd "$(dirname "$0")/.."

cp LICENSE-MIT LICENSE-APACHE web/npm/
(cd web && npm run --silent build:npm)
mkdir -p dist
packed=$(cd web/npm && npm pack --silent --pack-destination ../../dist)
echo "dist/$packed: $(wc -c <"dist/$packed") bytes"
PIONNIER_PACKED="$PWD/dist/$packed" node --test web/npm/tests/*.test.mjs
