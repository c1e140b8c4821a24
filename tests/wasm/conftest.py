"""The rules of the page, asked in Node."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "wasm" / "tree"


class PageRules:
    """A module as a worker of the page runs it."""

    def __init__(self, script: str, module: str) -> None:
        """Start Node, the machine's own or that of `tools/npm`."""
        wasm = BUILT / f"{module}.wasm"
        assert wasm.is_file(), "the rules of the page have not been built: run `make setup`"
        here, web = Path(__file__).parent, ROOT / "web"
        words = ["node", str(here / "ask.mjs"), str(web), script, str(wasm)]
        self._node = subprocess.Popen(
            [ROOT / "tools" / "npm", "exec", "--no", "-c", shlex.join(words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT / "web",
        )

    def ask(self, method: str, *args: Any) -> Any:  # noqa: ANN401 - whatever JSON there is
        """Return an answer; raises `Refused`."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(f"{json.dumps([method, *args])}\n")
        self._node.stdin.flush()
        reply = json.loads(self._node.stdout.readline())
        if "refused" in reply:
            raise Refused(reply["refused"], reply["params"])
        return reply["answer"]

    def close(self) -> None:
        """End Node."""
        self._node.communicate()


class Refused(Exception):
    """The module does not answer a question."""

    def __init__(self, error_id: str, params: dict[str, Any]) -> None:
        super().__init__(error_id)
        self.id = error_id
        self.params = params


@pytest.fixture(scope="package")
def page_rules() -> Iterator[PageRules]:
    """Start the rules of the page once."""
    rules = PageRules("module", "rules")
    yield rules
    rules.close()


@pytest.fixture(scope="package")
def page_searches() -> Iterator[PageRules]:
    """Start the solver of the page once."""
    searches = PageRules("searches", "searches")
    yield searches
    searches.close()


@pytest.fixture(scope="package")
def page_robots() -> Iterator[PageRules]:
    """Start the robots of the page once."""
    robots = PageRules("robots", "robots")
    yield robots
    robots.close()
