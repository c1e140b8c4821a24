"""A server in a process of its own, the browser of this machine, and people who visit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from page.visits import BRIEFLY, MOVING, PATIENCE_MS, Visit, chromium
from server.process import Serving, serving
from sizes import PATIENCE_S, SOAK
from tantrix.server.web.static import STATIC

Visitor = Callable[..., Visit]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start a browser for the tests of the page; each visit has a context of its own."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        running = chromium(playwright, BRIEFLY)
        yield running
        running.close()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the server of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    return folder / "tantrix.db"


class Seeds:
    """Seeds that are the same in every run."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._numbers = count()

    def __call__(self) -> str:
        return f"{self._name} {next(self._numbers)}"


@pytest.fixture(scope="module")
def constants(request: pytest.FixtureRequest) -> dict[str, object]:
    """The constants of the server of a module that are others than people's.

    On a busy machine small work takes longer than anything may take for people. The games of a
    module are the same in every run, so that whatever fails can be seen again; in the long run
    they are new ones.
    """
    constants: dict[str, object] = {
        "tantrix.server.workers.pool.COMPUTING_S": PATIENCE_S,
        "tantrix.server.archive.analysis.PATIENCE_S": PATIENCE_S,
    }
    if not SOAK:
        for maker in ("run", "workers.robots"):
            seeds = Seeds(f"{request.module.__name__} {maker}")
            constants[f"tantrix.server.{maker}._new_seed"] = seeds
    return constants


@pytest.fixture(scope="module")
def server(data: Path, constants: dict[str, object]) -> Iterator[Serving]:
    """Serve the built page to the tests of a module, with a file of its own."""
    assert (STATIC / "index.html").is_file(), "the page has not been built: run `make web`"
    with serving(data, constants=constants) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Serving) -> Iterator[Visitor]:
    """Return a maker of visits; the faults of every page fail the test."""
    visits: list[Visit] = []

    def visit(url: str = server.url, **options: Any) -> Visit:  # noqa: ANN401
        visits.append(Visit(browser, url, **options))
        return visits[-1]

    yield visit
    for each in visits:
        each.close()


@pytest.fixture
def visit(visitor: Visitor) -> Visit:
    """Visit with a mouse and keys, in light, at an ordinary size, with nothing that moves."""
    return visitor()


@pytest.fixture
def moving(visitor: Visitor) -> Visit:
    """The same with everything that moves."""
    return visitor(**MOVING)
