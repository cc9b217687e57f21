#!/bin/sh
# Installs those of the named Debian packages that are not there yet. Says what is missing where there is no apt-get.
set -eu

missing=
for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Please install:$missing" >&2
    exit 1
fi
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086 # one word a package
$as_root apt-get install -y --no-install-recommends $missing </dev/null ||
    { $as_root apt-get update </dev/null && $as_root apt-get install -y --no-install-recommends $missing </dev/null; }
