#!/bin/sh
# Makes sure that there is a browser for the tests: the one that CHROMIUM names, or Debian's.
set -eu
cd "$(dirname "$0")/.."
[ -x "${CHROMIUM:-/usr/bin/chromium-headless-shell}" ] || scripts/debian.sh chromium-headless-shell
