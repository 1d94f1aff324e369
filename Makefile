# Airlock. `make run` and `make test` set up everything they need; `make help` lists the rest.
PYTHON := .venv/bin/python
JOBS ?= auto
GAMES ?= 1000

.PHONY: help run host web door pictures test browser broker released packs format assets sim lint check bench android torture clean

help:            ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

run: ready-run   ## play; where there is no screen, a demonstration is played into build/demo
	@tools/run.sh

host: ready-run  ## a table without a window: everybody has it in a browser
	@$(PYTHON) -m companion.page

web: ready-dev   ## the page with the session in it, into build/web: nothing to install (network once, node)
	$(PYTHON) -m tools.web --into build/web
	$(PYTHON) -m tools.page --elsewhere build/web/far

door: ready-run  ## the app without a screen, for people with a terminal
	@$(PYTHON) -m companion.headless --greet

pictures: ready-dev ## pictures of every screen into build/pictures, and those for the README
	$(PYTHON) -m tools.demo --into build/pictures --all
	$(PYTHON) -m tools.beside --into build/pictures/beside
	$(PYTHON) -m tools.pages --into build/pictures/pages
	$(PYTHON) -m tools.readme --into build/pictures/readme
	$(PYTHON) -m tools.stores --into build/pictures/stores

test: export PYTHONDONTWRITEBYTECODE =
test: ready-dev  ## every test
	$(PYTHON) -m pytest -n $(JOBS) --dist worksteal

browser: ready-dev ## the tests that drive real browsers: chromium, firefox and webkit, as far as they are here
	AIRLOCK_GL=sdl2 $(PYTHON) -m pytest -n $(JOBS) -o addopts=-q -rs tests/browser/test_papers.py
	$(PYTHON) -m pytest -p no:xdist -o addopts=-q -rs --durations=5 tests/browser --ignore tests/browser/test_papers.py

broker: ready-dev ## the tests that want a real Mosquitto, if one is here
	$(PYTHON) -m pytest -p no:xdist -o addopts=-q -rs --durations=5 tests/broker/test_mosquitto.py \
	  tests/broker/test_ready.py tests/broker/test_browsers.py tests/broker/test_evenings.py

released: ready-dev ## what of a release can be tried here, with the real tools: linters, signing, licences, a bundle
	@tools/instruments.sh
	$(PYTHON) -m pytest -p no:xdist -o addopts=-q -rs --durations=3 tests/release

packs: ready-dev ## check packs and words, and compile them
	$(PYTHON) -m tools.packs
	$(PYTHON) -m tools.licences
	$(PYTHON) -m tools.words
	$(PYTHON) -m tools.doors
	$(PYTHON) -m tools.boxes

format: ready-dev ## write the whole tree as the formatter has it
	.venv/bin/ruff format --quiet .
	.venv/bin/ruff check --fix --quiet .

assets: ready-dev ## make symbols for the screen and theme numbers
	$(PYTHON) -m tools.assets
	$(PYTHON) -m tools.sounds
	$(PYTHON) -m tools.page

sim: ready-dev   ## play whole games by chance: make sim GAMES=10000
	$(PYTHON) -m tools.simulate --games $(GAMES)

lint: ready-dev  ## formatter, ruff, mypy --strict, import contracts, pack lint
	.venv/bin/ruff check .
	.venv/bin/ruff format --check --quiet .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PYTHON) -m tools.packs --check
	$(PYTHON) -m tools.licences --check
	$(PYTHON) -m tools.assets --check
	$(PYTHON) -m tools.sounds --check
	$(PYTHON) -m tools.page --check
	$(PYTHON) -m tools.words --check
	$(PYTHON) -m tools.doors --check
	$(PYTHON) -m tools.boxes --check

check: lint test ## everything to be sure of before a commit

bench: ready-dev ## the numbers, as ratios in one run
	@worst=0; for part in bench bench.window bench.frames bench.taps bench.sharing bench.soak; do $(PYTHON) -m $$part || worst=1; done; exit $$worst

android: ready-dev ## ask pip whether every requirement can be had for Android (network)
	$(PYTHON) -m tools.obtainable

torture: ready-dev ## a million draws of each kind, 200 kills, 10,000 games, 10,000 touches
	$(PYTHON) -m bench.chance
	$(PYTHON) -m pytest -n $(JOBS) tests/saves/test_kill.py --kills 200
	$(PYTHON) -m tools.simulate --games 10000
	$(PYTHON) -m tools.monkey --touches 10000 --kills 20 --odd 100

clean:           ## forget what was made here
	rm -rf .venv build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

.PHONY: ready-run ready-dev
ready-run:
	@tools/setup.sh run
ready-dev:
	@tools/setup.sh dev
