# Two commands matter: `make run` plays, `make test` proves. The others are parts of them, or measure.
CARGO ?= cargo

.PHONY: run test check wasm web bench fuzz

run:
	$(CARGO) run --release --locked -p pionnier -- play

test: check wasm
	$(CARGO) test --workspace --locked
	node --test crates/wasm/tests/wasm.test.mjs

# The rules and the engine for the browser: web/src/face/pionnier.wasm
wasm:
	CARGO="$(CARGO)" scripts/wasm.sh

# The page: checked, tested and built into web/dist.
web: wasm
	npm --prefix web ci --no-audit --no-fund
	npm --prefix web run check
	npm --prefix web run lint
	npm --prefix web test
	npm --prefix web run build

# Form, lints and documentation, all with warnings denied.
check:
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

# The numbers of docs/PERFORMANCE.md, in CPU time: the rules beside a chess library, the solved game, the search, and how often the
# search keeps the value of Kono.
bench:
	$(CARGO) bench --locked -p pionnier-games --bench rules
	$(CARGO) bench --locked -p pionnier-engine --bench table
	$(CARGO) run --release --locked -p pionnier -- bench
	$(CARGO) test --release --locked -p pionnier-engine --test calibration -- --include-ignored --nocapture

# Every parser, fed by a coverage-guided fuzzer for SECONDS each.
SECONDS ?= 60
fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in position turn; do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run $$target -- -max_total_time=$(SECONDS) -max_len=1024 || exit 1; \
	done
