#!/bin/sh
# Makes sure that there is a second browser for the tests: the one that FIREFOX names, or Debian's.
set -eu
cd "$(dirname "$0")/.."
[ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] || scripts/debian.sh firefox-esr
