"""What every test may ask for, and how hypothesis searches."""

from __future__ import annotations

import os
import random
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sizes import SOAK

# The same examples every time, and no verdict that hangs on the speed of the machine.
settings.register_profile(
    "dev",
    derandomize=True,
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# New examples every time, printed so that a failure can be repeated.
settings.register_profile(
    "soak", settings.get_profile("dev"), derandomize=False, max_examples=2000, print_blob=True
)
settings.load_profile("soak" if SOAK else "dev")


# Compiled modules are kept, whatever the environment says: without them each server and command
# that a test starts compiles everything again, which takes longer than most tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Whoever starts the tests may have them ignore Ctrl-C; what they start must not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


RULES = {"core", "games", "mindgame", "notation"}
"""The tests of the rules and of their text forms, which alone have to reach all of them."""

SLOW = (
    "page",
    "test_packaging.py",
    "cluster",
    "faults",
    "client",
    "server",
    "archive",
    "puzzles",
    "solver",
    "robots",
    "rankings",
    "oracle",
)
"""What takes longest, the slowest first."""


def folder(item: pytest.Item) -> str:
    """Return the folder of a test inside this one, or its file if it lies in none."""
    return item.path.relative_to(Path(__file__).parent).parts[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and measure only tests of the rules."""
    places = {name: place for place, name in enumerate(SLOW)}
    items.sort(key=lambda item: places.get(folder(item), len(SLOW)))
    for item in items:
        if folder(item) not in RULES:
            item.add_marker("no_cover")


@pytest.fixture(scope="session")
def soak() -> bool:
    """Whether this is the long run, for tests that take a part of their work otherwise."""
    return SOAK


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers that are the same in every run and differ from test to test."""
    return random.Random(request.node.nodeid)
