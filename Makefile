# Everything runs in a local .venv that is set up here from pyproject.toml: make and Python 3.11 or newer are enough.
# A stamp file is written last, when its step is complete; a step that was interrupted is done again from its start.

PYTHON ?= python3

VENV := .venv
BIN  := $(VENV)/bin
SITE := $(VENV)/lib/python*/site-packages
PIP  := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
BUILD_HERE := --no-build-isolation --no-deps

# The caller's Python settings must not decide which greatplains is imported.
unexport PYTHONPATH PYTHONHOME

# The stamps: tools in .venv, greatplains in .venv (compiled where possible), greatplains interpreted, peers to measure.
TOOLS       := $(VENV)/.tools-complete
INSTALLED   := $(VENV)/.installed-complete
INTERPRETED := .build/interpreted/.complete
PEERS       := .build/peers/.complete
ENV_PEERS   := .build/env-peers/.complete
RAY         := .build/ray/.complete
LEARNERS    := .build/rl/.complete
OPENSPIEL   := .build/openspiel/.complete

# Folders are listed too: their time changes when a file in them is removed or renamed.
SOURCES := pyproject.toml hatch_build.py LICENSE $(wildcard docs/*.md) \
	$(shell find src -name __pycache__ -prune -o -print)

# Requirements are read from pyproject.toml, where each is written down once.
PYPROJECT := import tomllib; build, project = map(tomllib.load(open("pyproject.toml", "rb")).get, ("build-system", "project"))
TOOL_LIST := $(PYPROJECT); print(*build["requires"], *project["dependencies"], *(need for extra in ("dev", "rl") for need in project["optional-dependencies"][extra]), sep="\n")
PEER_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["bench"], sep="\n")
ENV_PEER_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["bench-envs"], sep="\n")
LEARN_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["learn"], sep="\n")
RAY_LIST  := $(PYPROJECT); print(*project["optional-dependencies"]["ray"], sep="\n")
OPENSPIEL_LIST := $(PYPROJECT); print(*project["optional-dependencies"]["openspiel"], sep="\n")

PYTEST := $(BIN)/python -m pytest -n auto --maxprocesses=8

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-ray test-rl test-openspiel check bench bench-envs clean
.SILENT:

help: ## show this list
	sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | tr '|' '\t' | expand -t 16

play: $(INSTALLED) ## play in the terminal
	$(BIN)/greatplains play

test: check $(INSTALLED) $(INTERPRETED) ## check, then run every test on the compiled and on the interpreted build
	rm -f .build/tests-*.xml
	if [ "$$($(BIN)/python -c 'import greatplains; print(greatplains.build_kind())')" = compiled ]; then \
		echo "Testing the compiled build"; \
		GREATPLAINS_EXPECT=compiled $(PYTEST) --junit-xml=.build/tests-compiled.xml; \
	else \
		echo "NOT TESTED: the compiled build. Install a C compiler, then: make clean test"; \
		test -z "$$CI"; \
	fi
	echo "Testing the interpreted build"
	# The build hook's own tests are the same for both builds; the run above has them.
	PYTHONPATH="$(CURDIR)/$(dir $(INTERPRETED))" GREATPLAINS_EXPECT=interpreted \
		$(PYTEST) --junit-xml=.build/tests-interpreted.xml --ignore=tests/test_build.py

test-ray: $(INSTALLED) $(RAY) ## test the arena on a Ray cluster of two workers on this machine
	echo "Testing the arena on Ray"
	PYTHONPATH="$(CURDIR)/$(dir $(RAY))" $(BIN)/python -m pytest --junit-xml=.build/tests-ray.xml tests/arena/ray_cluster.py

test-rl: $(INSTALLED) $(LEARNERS) ## let MaskablePPO learn Wind River until it beats random play
	echo "Testing that learners learn"
	PYTHONPATH="$(CURDIR)/$(dir $(LEARNERS))" $(BIN)/python -m pytest --junit-xml=.build/tests-rl.xml tests/envs/learning.py

test-openspiel: $(INSTALLED) $(OPENSPIEL) ## test the games in OpenSpiel, by its own tests too
	echo "Testing the games in OpenSpiel"
	PYTHONPATH="$(CURDIR)/$(dir $(OPENSPIEL))" $(PYTEST) --junit-xml=.build/tests-openspiel.xml tests/envs/openspiel_*.py

check: $(TOOLS) ## style (ruff), types (mypy) and layers (import-linter), from the sources
	echo "Checking style, types and layers"
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check || { echo "To format: $(BIN)/ruff format"; exit 1; }
	$(BIN)/mypy --no-error-summary
	report=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }

bench: $(INSTALLED) $(INTERPRETED) $(PEERS) ## measure the engine, with its peers beside it
	PYTHONPATH="$(CURDIR)/$(dir $(PEERS))" $(BIN)/python benchmarks/engine.py --interpreted "$(CURDIR)/$(dir $(INTERPRETED))"

bench-envs: $(INSTALLED) $(ENV_PEERS) ## measure the environments, with their peers beside them
	PYTHONPATH="$(CURDIR)/$(dir $(ENV_PEERS))" $(BIN)/python benchmarks/envs.py

clean: ## remove all that make has made
	rm -rf $(VENV) .build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
$(INSTALLED): $(TOOLS) $(SOURCES)
	echo "Compiling and installing greatplains"
	rm -rf $(SITE)/greatplains* $(SITE)/~*
	$(PIP) install $(BUILD_HERE) .
	$(BIN)/python -c 'import greatplains; greatplains.build_kind() == "compiled" or print("NOTICE: greatplains is installed", \
		"interpreted, without a C compiler, and is much slower. For full speed install one, then: make clean")'
	touch $@

$(INTERPRETED): $(TOOLS) $(SOURCES)
	echo "Installing greatplains interpreted, beside it"
	rm -rf $(@D)
	GREATPLAINS_BUILD=interpreted $(PIP) install $(BUILD_HERE) --target $(@D) .
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
