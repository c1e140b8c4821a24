# Every path here is relative, so that the folder's own name may hold a space.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules --no-print-directory

bin := .venv/bin
articles := src/tantrix/server/learn/articles
page := src/tantrix/server/static/index.html
modules := $(patsubst %,build/wasm/tree/%.wasm,rules searches robots)
python_code := src tests tools fuzz bench docs/conf.py
typed_code := src tests/oracle tools $(wildcard fuzz/*.py bench/*.py)
native_sources := $(shell find native -type f)
native_code := $(filter %.cpp %.hpp,$(native_sources))
web_sources := $(shell find web src/tantrix/locales -mindepth 1 -name node_modules -prune -o ! -name '*.test.ts' -print)
# One process more than there are cores, since tests wait for servers and browsers; four at most,
# since those crowd each other. A module stays in one process, which starts its server once; the
# slowest come first (`tests/conftest.py`), so that all processes end at about the same time.
workers := $(shell cores=$$(nproc 2>/dev/null || echo 2); echo $$((cores < 3 ? cores + 1 : 4)))
pytest := $(bin)/pytest -n $(workers) --dist loadscope --no-loadscope-reorder

.PHONY: help setup play test coverage bench check check-native docs docs-links man wasm soak fmt api web lock sbom

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: .venv/.stamp $(page) ## prepare a fresh clone; the command is then .venv/bin/tantrix
	@:

play: setup ## set up, start the server on this machine and print its address
	@$(bin)/tantrix serve

test: setup ## set up and run every test, those of the page in a browser too
	@tools/services
	@cd web && ../tools/npm test --silent
	@$(pytest)

coverage: setup ## measure how much of each package the tests cover
	@tools/services
	@rm -rf build/coverage && mkdir -p build/coverage
	@COVERAGE_ROOT="$(CURDIR)" COVERAGE_PROCESS_START="$(CURDIR)/tools/coverage.ini" $(pytest)
	@COVERAGE_ROOT="$(CURDIR)" $(bin)/coverage combine --quiet --rcfile tools/coverage.ini
	@COVERAGE_ROOT="$(CURDIR)" $(bin)/coverage json --quiet --rcfile tools/coverage.ini
	@$(bin)/python tools/coverage_rooms.py build/coverage/report.json

soak: setup ## run every test at full size: deep counts, long random campaigns (hours)
	@tools/services
	@TANTRIX_SOAK=1 $(pytest) -m '' -o faulthandler_timeout=0

bench: setup .venv/.bench ## measure speed beside peers, in the same run
	@$(bin)/python bench/random_games.py
	@$(bin)/python bench/kernel.py
	@$(bin)/python bench/record_reading.py
	@$(bin)/python bench/environments.py
	@$(bin)/python bench/engine.py
	@$(bin)/python bench/robots.py
	@$(bin)/python bench/mindgame.py
	@$(bin)/python bench/race.py
	@$(bin)/python bench/solver.py
	@$(bin)/python bench/generator.py
	@$(bin)/python bench/hints.py
	@$(bin)/python bench/tournaments.py
	@$(bin)/python bench/load.py moves --tables 24 --games 4 --bounds

check: setup ## check format, lint, types and layers, of Python and of the page
	@$(bin)/ruff format --check $(python_code)
	@$(bin)/ruff check $(python_code)
	@$(bin)/mypy $(typed_code)
	@$(bin)/lint-imports --no-logo
	@$(bin)/python -m tools.api --check
	@$(bin)/clang-format --dry-run -Werror $(native_code)
	@cd web && ../tools/npm run --silent check

check-native: .venv/.stamp ## test and fuzz the native code under the address and undefined behaviour sanitisers
	@$(bin)/cmake -S native -B build/native -G Ninja -DTANTRIX_SANITISE=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo \
		-DCMAKE_MAKE_PROGRAM="$(CURDIR)/$(bin)/ninja" >build/native.log || { cat build/native.log >&2; exit 1; }
	@$(bin)/cmake --build build/native --parallel 2 >build/native.log || { cat build/native.log >&2; exit 1; }
	@printf '%s\n' build/native/test_* | xargs -n 1 -P 2 sh -c '"$$0"'
	@build/native/fuzz_positions $(if $(TANTRIX_SOAK),600,10)

docs: setup .venv/.docs ## build the site of the documentation into build/docs/site
	@$(bin)/sphinx-build --quiet --fail-on-warning --keep-going --jobs 2 --doctree-dir build/docs/trees \
		--conf-dir docs . build/docs/site
	@echo 'The site is in build/docs/site; start with index.html'

docs-links: setup .venv/.docs ## ask every page that docs and articles link to whether it is there (needs a network)
	@$(bin)/sphinx-build --quiet --keep-going --builder linkcheck --doctree-dir build/docs/link-trees --conf-dir docs \
		-D nb_execution_mode=off -D include_patterns='*.md,docs/**,$(articles)/*/*.md' . build/docs/links
	@echo 'Every link leads somewhere; the list is build/docs/links/output.txt'

man: setup ## write the manual pages of the command, in every language, into build/man
	@$(bin)/python -m tantrix.cli.man build/man

wasm: $(modules) ## build the native library for WebAssembly, as the page uses it, and test it
	@$(bin)/cmake --build build/wasm/tree --parallel 2 --target wasm_test >build/wasm.log || { cat build/wasm.log >&2; exit 1; }
	@tools/npm exec --no -c 'node --disable-warning=ExperimentalWarning native/tests/run_wasm.mjs build/wasm/tree/wasm_test.wasm'

fmt: .venv/.stamp ## format the code and fix what can be fixed automatically
	@$(bin)/ruff check --fix-only --quiet $(python_code)
	@$(bin)/ruff format $(python_code)
	@$(bin)/clang-format -i $(native_code)

api: setup ## generate the types of the API from the declarations of the server
	@$(bin)/python -m tools.api

web: $(page) ## build the page into the package

lock: ## pin the dependencies that pyproject.toml and web/package.json ask for
	@tools/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --generate-hashes \
		--extra server --group dev --output-file requirements.txt pyproject.toml
	@tools/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --generate-hashes \
		--group bench --constraint requirements.txt --output-file requirements-bench.txt
	@tools/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --generate-hashes \
		--group docs --constraint requirements.txt --output-file requirements-docs.txt
	@tools/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --generate-hashes \
		--group wasm --output-file requirements-wasm.txt
	@cd web && ../tools/npm install --silent --package-lock-only

sbom: .venv/.stamp web/node_modules/.stamp ## list what server and page are made of (CycloneDX), in build/sbom
	@mkdir -p build/sbom
	@tools/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --generate-hashes \
		--extra server --extra postgres --extra redis --extra archive --constraint requirements.txt \
		--output-file build/sbom/requirements.txt pyproject.toml
	@PYTHONWARNINGS=ignore tools/uv tool run --quiet --from cyclonedx-bom==7.5.0 cyclonedx-py requirements --pyproject pyproject.toml \
		--output-reproducible --output-format JSON --output-file build/sbom/server.cdx.json build/sbom/requirements.txt
	@cd web && ../tools/npm sbom --loglevel error --sbom-format cyclonedx --sbom-type application >../build/sbom/page.cdx.json

.venv/.stamp: pyproject.toml requirements.txt $(native_sources)
	@$(bin)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Making .venv (a Python of 3.11 or newer is fetched where the machine has none)' \
		&& rm -rf .venv && tools/uv venv --quiet --python '>=3.11' .venv; } \
		|| { echo 'setup: no virtual environment: Python 3.11 or newer was not found or fetched' >&2; exit 1; }
	@echo 'Fetching the Python packages into .venv'
	@tools/uv pip install --quiet --python $(bin)/python --requirement requirements.txt \
		|| { echo 'setup: could not install the Python packages: check the network' >&2; exit 1; }
	@tools/compiler
	@echo 'Building the native library'
	@tools/uv pip install --quiet --python $(bin)/python --no-deps --no-build-isolation --editable . \
		|| { echo 'setup: the native library could not be built' >&2; exit 1; }
	@touch $@

.venv/.bench: requirements-bench.txt | .venv/.stamp
	@echo 'Fetching the peers to measure beside into .venv'
	@tools/uv pip install --quiet --python $(bin)/python --requirement requirements-bench.txt \
		|| { echo 'bench: could not install the peers: check the network' >&2; exit 1; }
	@touch $@

.venv/.docs: requirements-docs.txt | .venv/.stamp
	@echo 'Fetching what builds the site into .venv'
	@tools/uv pip install --quiet --python $(bin)/python --requirement requirements-docs.txt \
		|| { echo 'docs: could not install what builds the site: check the network' >&2; exit 1; }
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | .venv/.stamp
	@echo 'Fetching the build tools of the page into web/node_modules'
	@cd web && ../tools/npm ci --loglevel error >/dev/null \
		|| { echo 'setup: could not install the build tools of the page: check the network' >&2; exit 1; }
	@touch $@

.venv/.wasm: requirements-wasm.txt | .venv/.stamp
	@echo 'Fetching the compiler for WebAssembly (about 100 MB) into .venv'
	@tools/uv pip install --quiet --python $(bin)/python --requirement requirements-wasm.txt \
		|| { echo 'setup: could not install the compiler for WebAssembly: check the network' >&2; exit 1; }
	@touch $@

# What the compiler keeps for itself lies in this folder too.
$(modules) &: $(native_sources) | .venv/.wasm
	@echo 'Building the native library for the page'
	@mkdir -p build/wasm
	@cd build/wasm && for tool in c++ ar; do \
		printf '#!/bin/sh\nZIG_GLOBAL_CACHE_DIR="%s" exec "%s" -m ziglang %s "$$@"\n' \
			"$(CURDIR)/build/wasm/cache" "$(CURDIR)/$(bin)/python" $$tool >$$tool && chmod +x $$tool; done
	@$(bin)/cmake -S native -B build/wasm/tree -G Ninja -DTANTRIX_WASM=ON -DCMAKE_BUILD_TYPE=Release \
		-DCMAKE_MAKE_PROGRAM="$(CURDIR)/$(bin)/ninja" -DCMAKE_SYSTEM_NAME=WASI -DCMAKE_SYSTEM_PROCESSOR=wasm32 \
		-DCMAKE_CXX_COMPILER="$(CURDIR)/build/wasm/c++" -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi \
		-DCMAKE_AR="$(CURDIR)/build/wasm/ar" -DCMAKE_RANLIB=/bin/true >build/wasm.log || { cat build/wasm.log >&2; exit 1; }
	@$(bin)/cmake --build build/wasm/tree --parallel 2 --target rules searches robots >build/wasm.log || { cat build/wasm.log >&2; exit 1; }
	@touch $(modules)

$(page): web/node_modules/.stamp $(modules) $(web_sources) $(wildcard src/tantrix/course/*.*)
	@echo 'Building the page'
	@$(bin)/python -m tools.constants build/page/constants.json
	@$(bin)/python -m tools.offline_course build/page/course.json
	@cd web && ../tools/npm run --silent build -- --logLevel warn \
		|| { echo 'setup: the page could not be built' >&2; exit 1; }
	@touch $@
