#!/bin/sh
# Builds the Python package into dist/ and proves it: installed where there is neither Rust nor anything else, then tested with the packages its
# environments are for. `scripts/python.sh bench` measures it instead.
set -eu
cd "$(dirname "$0")/.."

PYTHON=${PYTHON:-python3}
TARGET=${CARGO_TARGET_DIR:-target}
FOLDER=$TARGET/python
REQUIREMENTS=crates/python/requirements.txt

# Debian keeps venv and pip apart from Python.
"$PYTHON" -c 'import venv, ensurepip' 2>/dev/null || scripts/debian.sh python3 python3-venv
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    { echo "The tests of the Python package need Python 3.11 or newer; PYTHON names another." >&2; exit 1; }

# The packages that build and test are installed once, as long as none of them changes.
TOOLS=$FOLDER/tools
WANTED=$("$PYTHON" -VV; cat "$REQUIREMENTS")
installing=
if [ "$WANTED" != "$(cat "$TOOLS/installed" 2>/dev/null)" ]; then
    "$PYTHON" -m venv --clear "$TOOLS"
    pip="$TOOLS/bin/pip --disable-pip-version-check install --quiet --only-binary :all: --no-compile"
    $pip "$(grep '^maturin==' "$REQUIREMENTS")"
    # The others while the package is built.
    $pip -r "$REQUIREMENTS" &
    installing=$!
fi

# The licences of what is inside go with it.
scripts/notices.sh crates/python/licences-crates.txt pionnier-python
rm -f dist/pionnier-*.whl
"$TOOLS/bin/maturin" build --release --quiet --manifest-path crates/python/Cargo.toml --out dist
WHEEL=$(ls dist/pionnier-*.whl)
[ "$(wc -c <"$WHEEL")" -lt 8000000 ] || { echo "$WHEEL is too large: $(wc -c <"$WHEEL") bytes" >&2; exit 1; }
if [ -n "$installing" ]; then
    wait "$installing"
    printf '%s\n' "$WANTED" >"$TOOLS/installed"
fi

# A wheel is all that is needed: nothing is fetched and nothing is built.
install() {
    "$TOOLS/bin/pip" --disable-pip-version-check --python "$1" install --quiet --no-index --no-deps --only-binary :all: --force-reinstall "$WHEEL"
}
"$PYTHON" -m venv --clear --without-pip "$FOLDER/fresh"
install "$FOLDER/fresh/bin/python"
(cd "$FOLDER" && fresh/bin/python -I -c '
import pionnier
record = pionnier.game("quindo").record()
record.play(record.think(nodes=1000).turn)
print(repr(record))')
install "$TOOLS/bin/python"

if [ "${1:-}" = bench ]; then
    exec "$TOOLS/bin/python" crates/python/bench.py
fi
"$TOOLS/bin/mypy" --config-file crates/python/mypy.ini --cache-dir "$FOLDER/mypy"
# What the types say of the extension is what it is.
(cd "$FOLDER" && tools/bin/python -m mypy.stubtest --ignore-disjoint-bases pionnier._pionnier)
"$TOOLS/bin/python" -m pytest -q -p no:cacheprovider crates/python/tests
echo "$WHEEL"
