"""Every attack of `bench/attacks.py` against a server: others are served meanwhile.

Nothing is timed here: `bench/attack.py` measures. What is asserted does not depend on the machine:
the server stays, whoever attacks gets no more than their budget, and somebody else can play.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterator

import pytest
from attacks import ATTACKS, SEED, Attacker

from server.kit import Pages
from server.process import Serving, serving
from sizes import SOAK

pytestmark = [
    pytest.mark.anyio,
    # An attack is called off in the middle: httpx leaves open what it was opening.
    pytest.mark.filterwarnings(
        "ignore:Exception ignored in. <(socket|function _Selector)"
        ":pytest.PytestUnraisableExceptionWarning"
    ),
]

SHORT = (
    "puzzle of 100,000 cells",
    "tiles strewn",
    "robots among themselves",
    "previews on 300 sockets",
    "counts without end",
    "guests with rooms",
    "bodies that do not come",
)
"""Those that run every time; all of them do in the long run."""

FAILED = {str(status) for status in range(500, 600) if status != 503}


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the usual settings."""
    data = tmp_path_factory.mktemp("attacked") / "tantrix.db"
    with serving(data, TANTRIX_ADDRESS_SHARE="25") as server:
        yield server


@pytest.mark.parametrize("name", ATTACKS if SOAK else SHORT)
async def test_others_are_served_during_an_attack(attacked: Serving, name: str) -> None:
    attacker = Attacker(attacked.url, "127.0.0.66", SEED)
    attacking = asyncio.create_task(_attack(attacker, name))
    async with Pages(attacked.url, address="127.0.0.7") as pages:
        page = await pages.new()
        for _ in range(6):
            assert (await page.place())["type"] == "accepted"
            await asyncio.sleep(0.1)
        assert (await pages.http.get("/api/puzzles")).status_code == 200
        assert (await pages.http.get("/health/live")).status_code == 200
    attacking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attacking
    assert attacker.answers
    assert not attacker.answers.keys() & FAILED
    assert attacked.process.poll() is None
    gc.collect()  # so that it is found here, not in a later test


async def _attack(attacker: Attacker, name: str) -> None:
    await ATTACKS[name](attacker)
