#!/bin/sh
# Builds the rules and the engine for the browser: web/src/wasm/pionnier.wasm
#
# Tries the compiler that builds everything else. If it has no WebAssembly target and none can be fetched, Debian's
# second compiler does it, which brings the sources of its standard library. Its variables are set for one command only,
# so that it never builds anything else.
set -eu
cd "$(dirname "$0")/.."

# The jobs that make hands out are out of reach here, and a compiler that is told of them complains.
unset MAKEFLAGS MFLAGS

CARGO=${CARGO:-cargo}
TARGET=wasm32-unknown-unknown
OUT=web/src/wasm/pionnier.wasm
BUILT=${CARGO_TARGET_DIR:-target}/$TARGET/wasm/pionnier_wasm.wasm

# What is built says where in a source it broke down, and not where on this machine the sources were. A name with a space in it cannot
# be said in flags, and stays.
remapped() {
    for folder in "$(pwd)" "${CARGO_HOME:-$HOME/.cargo}"/registry/src/* "$(rustc --print sysroot)" /usr/src/rustc-*; do
        case $folder in *" "*) continue ;; esac
        [ -d "$folder" ] && printf ' --remap-path-prefix=%s/=' "$folder"
    done
    return 0
}

# Every browser that runs the page has vectors of 128 bits: nets need them. What is fetched first lies where it is renamed from: on a
# machine that has never built anything there would be no such folder yet.
build() {
    "$CARGO" fetch --locked
    RUSTFLAGS="${RUSTFLAGS:-} -C target-feature=+simd128$(remapped)" "$CARGO" build --locked --profile wasm -p pionnier-wasm --target "$TARGET" "$@"
}

has_target() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$TARGET/lib" ]
}

build_with_debian() {
    scripts/debian.sh rustc-web cargo-web rust-web-src lld-19
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19 \
        build -Zbuild-std=std,panic_abort
}

if has_target || { command -v rustup >/dev/null && rustup target add "$TARGET" >/dev/null 2>&1 && has_target; }; then
    build
elif command -v apt-get >/dev/null; then
    echo "No WebAssembly target for $(rustc --version): building with Debian's rustc-web." >&2
    build_with_debian
else
    echo "Building for the browser needs the target $TARGET: rustup target add $TARGET" >&2
    exit 1
fi

mkdir -p "$(dirname "$OUT")"
# Whoever watches the file sees all of it or none, and nothing if it is the same.
if ! cmp -s "$BUILT" "$OUT"; then
    cp "$BUILT" "$OUT.new"
    mv "$OUT.new" "$OUT"
fi
scripts/notices.sh "$(dirname "$OUT")/crates.txt" pionnier-wasm "$TARGET"
