"""What every test may ask for, and how hypothesis searches."""

from __future__ import annotations

import atexit
import gc
import importlib.util
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

# Some ten thousand tests stay until the end: nothing is won by looking through them for garbage.
gc.disable()

# What httpx looks for at each request, in every folder that modules come from.
if importlib.util.find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]

# Whoever starts the tests may have them ignore Ctrl-C; what they start must not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


SLOW = (
    "page",
    "test_packaging.py",
    "cluster",
    "faults",
    "attack",
    "wasm",
    "training",
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    here, places = Path(__file__).parent, {name: place for place, name in enumerate(SLOW)}
    found = {path: path.relative_to(here) for path in {item.path for item in items}}
    items.sort(key=lambda item: places.get(found[item.path].parts[0], len(SLOW)))


def pytest_collection_finish() -> None:
    """Look for garbage from now on, in what is made from now on."""
    gc.freeze()
    gc.enable()
    atexit.register(gc.unfreeze)  # so that what is native finds nothing left over


@pytest.fixture(scope="session")
def soak() -> bool:
    """Whether this is the long run, for tests that take a part of their work otherwise."""
    return SOAK


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers that are the same in every run and differ from test to test."""
    return random.Random(request.node.nodeid)
