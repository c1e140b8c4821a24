"""A server in the process of the test, as the tests of the server have it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from archive.games import WISHES, played
from archive.keeping import fill
from server.conftest import (
    anyio_backend,
    others,
    pages,
    postgres,
    robots,
    server,
    times,
    where,
)

__all__ = ["anyio_backend", "others", "pages", "postgres", "robots", "server", "times", "where"]


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one game of every kind."""
    path: Path = tmp_path_factory.mktemp("filled") / "tantrix.db"
    fill(path, *((name, played(name), False) for name in WISHES))
    return path


@pytest.fixture
def data(tmp_path: Path, filled: Path) -> Path:
    """The same in a file of the test's own."""
    return Path(shutil.copy(filled, tmp_path / "tantrix.db"))
