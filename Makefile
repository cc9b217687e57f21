# Two commands matter: `make run` plays, `make test` proves. The others are parts of them, or measure.
CARGO ?= cargo
# Where cargo builds, seen from here.
TARGET := $(or $(CARGO_TARGET_DIR),target)

# A fresh clone is compiled once: without what would make the next compilation cheaper and without what a debugger reads, which are a tenth of
# the work each. Whoever has compiled here by hand has that already, and keeps it.
ifeq ($(wildcard $(TARGET)/debug/incremental/*),)
export CARGO_INCREMENTAL ?= 0
export CARGO_PROFILE_DEV_DEBUG ?= false
endif

WASM := web/src/wasm/pionnier.wasm
PAGE := web/dist/index.html
# What npm ci leaves behind.
MODULES := web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web/src web/messages web/public web/build -type f ! -name '*.wasm*' ! -name '*.test.ts') \
	$(wildcard crates/catalog/puzzles/*.txt) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: run test compiled proved visits workspace-test check wasm page page-check page-test browsers browser-test page-bench screenshots crates npm bench python python-bench fuzz soak outage load scale cost puzzles-check postgres deny dist FORCE

# The page in the browser; PIONNIER_LISTEN chooses another address.
run: page
	$(CARGO) run --release --locked -p pionnier -- serve

# Everything that can be proved, two things at a time, each with its words in one piece: much of what is proved leaves a core idle now and
# then. What is only looked at comes first, with the page; the workspace is compiled as soon as a core is free for it, and with it the program
# that the browser tests visit. Then the tests with clocks, one kind after the other, for browsers disturb those of servers; the packing of
# the crates takes what they leave idle.
TOGETHER := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test: postgres browsers
	$(MAKE) $(TOGETHER) check page page-check page-test npm python compiled
	$(MAKE) $(TOGETHER) crates proved

# The workspace and its tests, compiled: with the page in the program, and after `check`, for cargo lets only one at a time into its folder.
compiled: check page
	$(CARGO) test --workspace --locked --no-run

# What is compiled, proved.
proved:
	$(MAKE) visits
	$(MAKE) workspace-test

# The tests in the browser, of a page and a program that are there.
NAMES ?=
visits:
	cd web && PIONNIER="$(abspath $(TARGET))/debug/pionnier" npm run test:browser -- $(NAMES)

# The tests of the workspace, twice as many at once as there are cores: those of servers and matches wait, for a disk, a clock, another process.
workspace-test:
	RUST_TEST_THREADS=$${RUST_TEST_THREADS:-$$((2 * $$(getconf _NPROCESSORS_ONLN)))} $(CARGO) test --workspace --locked

# PostgreSQL, for the tests of several servers with one database.
postgres:
	scripts/postgres.sh

# The servers and their database killed again and again under load: prints the first figures of docs/RELIABILITY.md.
KILLS ?= 200
TURNS ?= 100000
soak: postgres
	PIONNIER_KILLS=$(KILLS) PIONNIER_TURNS=$(TURNS) PIONNIER_GAMES=40 $(CARGO) test --release --locked -p pionnier --test it -- \
		--nocapture --test-threads=1 faults::

# Many running games through a time without a server: the time to the first answer, and whether every clock is right to 50 ms.
RUNNING ?= 50000
OUTAGE ?= 24
outage:
	PIONNIER_RUNNING=$(RUNNING) PIONNIER_OUTAGE=$(OUTAGE) PIONNIER_SLACK=50 $(CARGO) test --release --locked -p pionnier --test it -- \
		--nocapture an_outage_is_over_at_once_for_every_game

# What servers bear, with SQLite and with PostgreSQL: the other figures of docs/RELIABILITY.md.
load: postgres
	$(CARGO) build --release --locked -p pionnier
	CARGO="$(CARGO)" scripts/load.sh

# How far one PostgreSQL goes: the table of docs/SCALE.md.
scale: postgres
	$(CARGO) build --release --locked -p pionnier
	scripts/scale.sh

# What a long game and an archive cost: figures of docs/RELIABILITY.md.
cost:
	$(CARGO) build --release --locked -p pionnier
	scripts/cost.sh

# Every puzzle in the box proved anew: what `make test` does for a sample. Some of Granat's are endgames of a table that is not in the box.
TABLES ?= $(TARGET)/tables
puzzles-check:
	$(CARGO) build --release --locked -p pionnier
	mkdir -p "$(TABLES)"
	[ -f "$(TABLES)/granat.table" ] || "$(TARGET)/release/pionnier" solve granat --pawns 4 --threads 2 --out "$(TABLES)/granat.table"
	for game in kono cul-de-sac bermudes quindo granat; do "$(TARGET)/release/pionnier" mine $$game --tables "$(TABLES)" --check || exit 1; done

# Form, lints and documentation, all with warnings denied.
check:
	@$(CARGO) fmt --version >/dev/null 2>&1 || rustup component add rustfmt
	@$(CARGO) clippy --version >/dev/null 2>&1 || rustup component add clippy
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

# The page, built: rules and engine as WebAssembly, then everything around them.
page: $(PAGE)

# The rules and the engine for the browser. Cargo knows whether there is anything to do.
wasm: $(WASM)

$(WASM): FORCE
	CARGO="$(CARGO)" scripts/wasm.sh

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || scripts/debian.sh nodejs npm
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): $(WASM) $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

# Types and lints of the page.
page-check: $(WASM) $(MODULES)
	cd web && npm run check && npm run lint

# What needs no browser: the rules and the engine as the page has them, and the page's own parts.
page-test: $(WASM) $(MODULES)
	node --test crates/wasm/tests/wasm.test.mjs
	cd web && npm test

# The package for Node.js and other people's pages, built into dist/ and proved as it is installed.
npm: $(WASM) $(MODULES)
	scripts/chromium.sh
	scripts/npm.sh

# Two browsers, for the tests.
browsers:
	scripts/chromium.sh
	scripts/firefox.sh

# Only the tests in the browser; NAMES picks files.
browser-test: page browsers
	$(CARGO) build --locked -p pionnier
	$(MAKE) visits

# How smooth the page stays while the engine thinks, and how soon it can be used: the numbers of docs/PERFORMANCE.md.
page-bench: page
	$(CARGO) build --locked -p pionnier
	scripts/chromium.sh
	cd web && PIONNIER="$(abspath $(TARGET))/debug/pionnier" npm run bench

# Every page at three widths in both themes, into docs/screenshots.
screenshots: page
	$(CARGO) build --locked -p pionnier
	scripts/chromium.sh
	cd web && PIONNIER="$(abspath $(TARGET))/debug/pionnier" npm run screenshots

# The numbers of docs/PERFORMANCE.md, in CPU time: the rules beside a chess library, the solved game, the search, and how often the
# search keeps the value of Kono.
bench:
	$(CARGO) bench --locked -p pionnier-games --bench rules
	$(CARGO) bench --locked -p pionnier-engine --bench table
	$(CARGO) run --release --locked -p pionnier -- bench
	$(CARGO) test --release --locked -p pionnier-engine --test engine calibration -- --include-ignored --nocapture

# The crates that others build on, packed and compiled as they would be published. Nothing is sent. Tests with clocks run beside it, and go first.
crates:
	CARGO="$(CARGO)" nice -n 19 scripts/crates.sh

# The Python package: its wheel in dist/, installed and tested as a user has it.
python:
	scripts/python.sh

# How fast it is: figures of docs/PERFORMANCE.md.
python-bench:
	scripts/python.sh bench

# Licences, sources and versions of everything that is built in. The list of known weaknesses needs a network: DENY=advisories.
DENY ?= licenses bans sources
deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || $(CARGO) install cargo-deny --locked
	$(CARGO) deny --all-features --locked check $(DENY)

# A release archive for this machine, in dist/.
dist: page
	CARGO="$(CARGO)" scripts/dist.sh

# Every parser, fed by a coverage-guided fuzzer for SECONDS each.
SECONDS ?= 60
fuzz:
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in position turn transcript request table; do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run $$target -- -max_total_time=$(SECONDS) -max_len=1024 || exit 1; \
	done
