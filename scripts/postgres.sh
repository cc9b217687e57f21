#!/usr/bin/env bash
# Installs PostgreSQL for the tests where it is missing. They start a cluster of their own in a temporary folder.
set -eu
if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    sudo=
    if [ "$(id -u)" != 0 ]; then sudo=sudo; fi
    $sudo apt-get update
    $sudo apt-get install -y --no-install-recommends postgresql
fi
