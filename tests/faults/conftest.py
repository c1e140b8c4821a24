"""The servers and pages of `tests/server`, to be treated badly."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults.disk import Disk, build
from server.conftest import anyio_backend, others, pages, postgres, robots, server, times, where

__all__ = ["anyio_backend", "others", "pages", "postgres", "robots", "server", "times", "where"]


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that stands between a server and its disk."""
    return build(tmp_path_factory.mktemp("disk"))


@pytest.fixture
def disk(library: Path, tmp_path: Path) -> Disk:
    """A disk that writes down what a server asks of it."""
    return Disk(library, tmp_path / "disk")
