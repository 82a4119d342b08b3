# make play    set up, start the server, open the table     PORT= HOST= DATA= change the defaults
# make test    every check and test in under twelve minutes     make test-long  the long ones too
# make lint    the checks of the sources                   make format     mend what can be mended
# make bench   speed and strength                          make clean      remove all that was made
SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play test test-long lint format bench clean

PORT ?=
HOST ?=
DATA ?=

# What the installed package is made from, folders too, as a file may go: if one is newer than the
# stamp, the package is set up again.
MADE_FROM := pyproject.toml uv.lock hatch_build.py $(wildcard src/jokeri/fast/*.py) $(shell { find web/src web/public -type d; \
	find web src/jokeri/words src/jokeri/fast -name node_modules -prune -o \
	-type f ! -name '*.py' ! -name '*.pyc' ! -name '*.test.ts' ! -name '*.so' \
	! -name '*.pyd' ! -name built.sha256 -print; } 2>/dev/null)
PLAY := .venv/stamp-play
DEV := .venv/stamp-dev

help:
	@sed -n '/^# make/s/^# //p' Makefile

# The stamp goes when what it stands for is gone: the page, or the command.
ifeq ($(and $(wildcard src/jokeri/page/index.html),$(wildcard .venv/bin/jokeri)),)
$(shell rm -f $(PLAY) $(DEV))
AGAIN := --reinstall-package jokeri
endif

$(PLAY): $(MADE_FROM)
	@scripts/bootstrap sync --locked --no-dev --inexact $(AGAIN)
	@touch $@

$(DEV): $(MADE_FROM)
	@scripts/bootstrap sync --locked $(AGAIN)
	@touch $@ $(PLAY)

play: $(PLAY)
	@.venv/bin/jokeri play $(if $(PORT),--port '$(PORT)') $(if $(HOST),--host '$(HOST)') \
		$(if $(DATA),--data '$(DATA)')

test: $(DEV)
	@.venv/bin/python scripts/test.py

test-long: $(DEV)
	@.venv/bin/python scripts/test.py --long

lint: $(DEV)
	@.venv/bin/python scripts/test.py --lint

format: $(DEV)
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .

bench: $(DEV)
	@for file in bench/bench_*.py; do \
		if [ -f "$$file" ]; then echo "== $$file"; .venv/bin/python "$$file" || exit 1; fi; done

clean:
	rm -rf .venv .tools dist src/jokeri/page src/jokeri/fast/*.so src/jokeri/fast/built.sha256 web/node_modules \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
