# Every command a developer needs. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := CMakeLists.txt pyproject.toml $(wildcard core/src/* core/bindings/*)
UI := $(shell find ui/src ui/build.js -type f -not -path 'ui/src/made/*' 2>/dev/null)
SAID := $(wildcard src/letrado/messages/texts/pages*.toml src/letrado/data/levels.toml src/letrado/data/tilesets/* src/letrado/data/rulebooks/*/*) tools/page_files.py tools/ui_types.py $(shell find src/letrado -name '*.py')
SANITIZED := build/sanitize
BENCHED := build/bench

.DEFAULT_GOAL := help
.PHONY: help setup run test check sanitize bench long docs lemmas clean

help: ## list these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/.installed ui/dist/.built ## private environment, core and pages built; nothing to do when nothing changed

$(VENV)/.tools: constraints.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt $$(cut -d= -f1 constraints.txt)
	@touch $@

$(VENV)/.installed: $(VENV)/.tools $(CORE)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

ui/node_modules/.installed: ui/package.json ui/package-lock.json
	cd ui && npm ci --silent
	@touch $@

ui/src/made/.made: $(VENV)/.installed $(SAID)
	$(BIN)/python tools/page_files.py
	$(BIN)/python -m tools.ui_types
	@touch $@

ui/dist/.built: ui/node_modules/.installed ui/src/made/.made $(UI)
	cd ui && npm run --silent build
	@touch $@

run: setup ## play and judge in the browser
	@$(BIN)/letrado serve --open

test: setup ## every test
	@tools/need chromium
	$(BIN)/pytest -n auto
	cd ui && npm run --silent test

check: setup ## static checks; warnings are errors
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/clang-format --dry-run -Werror $$(git ls-files 'core/*.cpp' 'core/*.hpp')
	cd ui && npm run --silent check && npm run --silent lint

sanitize: $(VENV)/.tools ## core tests under address and undefined-behaviour sanitizers
	$(BIN)/cmake -S . -B $(SANITIZED) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DCMAKE_BUILD_TYPE=Debug \
	  -DLETRADO_PYTHON=OFF -DLETRADO_TESTS=ON -DLETRADO_SANITIZE=ON
	$(BIN)/cmake --build $(SANITIZED)
	$(BIN)/ctest --test-dir $(SANITIZED) --output-on-failure

bench: setup ## figures to the screen and to bench/results.json
	@tools/need valgrind
	$(BIN)/cmake -S . -B $(BENCHED) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DCMAKE_BUILD_TYPE=Release \
	  -DLETRADO_PYTHON=OFF -DLETRADO_TESTS=ON -DLETRADO_MACHINE=x86-64-v3
	$(BIN)/cmake --build $(BENCHED)
	$(BIN)/python -m bench.run --core $(BENCHED)

long: setup sanitize ## what takes minutes
	LETRADO_FUZZ_SECONDS=60 $(SANITIZED)/test_readers $$(date +%s)
	@tools/need chromium
	LETRADO_HYPOTHESIS=long $(BIN)/pytest -n auto

docs: setup ## make the generated documents anew
	$(BIN)/python tools/comparison.py

lemmas: setup ## fetch the sources, make the tables of lemmas anew and test them: some minutes
	$(BIN)/python -m tools.lemmas.make
	$(BIN)/python -m tools.lemmas.hold_out
	$(BIN)/python -m tools.lemmas.cross_check
	$(BIN)/python -m tools.lemmas.null_test
	$(BIN)/python -m tools.catalan.make

clean: ## remove what was built, keep what was installed
	rm -rf build ui/dist ui/src/made
