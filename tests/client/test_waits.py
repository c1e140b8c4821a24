"""What a robot waits for: told once where it is news, and again every while."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tantrix.client.generated import RoomSettings, RoomView, SlotView
from tantrix.client.seen import RoomSeen
from tantrix.client.waits import EVERY_S, Waits
from tantrix.rules.core.errors import TantrixError

pytestmark = pytest.mark.anyio

LOST = TantrixError("api.unreachable", address="http://a", why="no route")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


TERMS = RoomSettings(
    kind="unranked",
    game="strategy",
    players=2,
    teams=None,
    start="draw-return",
    minutes=None,
    days=None,
    watch=True,
    delay_s=0,
    pace="human",
    review=None,
)


def seen(*slots: tuple[str, str, bool], status: str = "seating") -> RoomSeen:
    room = RoomView(
        id="r",
        name="Ours",
        host="Ann",
        status=status,
        private=False,
        terms=TERMS,
        seats=len(slots),
        slots=[
            SlotView(colour="R", kind=kind, name=name, level=None, ready=ready, here=True)
            for kind, name, ready in slots
        ],
        games=0,
        table=None,
        review=None,
        created="2026-11-05T12:00:00Z",
    )
    return RoomSeen(room, 1)


class Hearing:
    """Waits, and what they told."""

    def __init__(self) -> None:
        self.reported: list[tuple[str, dict[str, Any]]] = []
        self.waits = Waits(lambda what, **params: self.reported.append((what, params)), self._sleep)
        self._whiles = 0

    async def _sleep(self, seconds: float) -> None:
        assert seconds == EVERY_S
        self._whiles -= 1
        if self._whiles < 0:
            raise asyncio.CancelledError

    async def after(self, whiles: int) -> list[str]:
        """Return the ids of what is told in so many whiles."""
        self.reported.clear()
        self._whiles = whiles
        with pytest.raises(asyncio.CancelledError):
            await self.waits.report_regularly()
        return [what for what, _ in self.reported]


ANN, ME, OPEN = ("person", "Ann", True), ("person", "Robbie", False), ("open", "", False)


async def test_who_has_no_game_waits_for_one_and_says_by_which_name_to_be_invited() -> None:
    hearing = Hearing()
    hearing.waits.name = "Robbie"
    assert await hearing.after(2) == ["api.bot.wait.games"] * 2
    assert hearing.reported[0][1] == {"name": "Robbie"}


async def test_a_room_waits_for_players_for_their_consent_and_for_its_host() -> None:
    hearing = Hearing()
    for slots in ((ANN, ME, OPEN), (ANN, ME, OPEN), (("person", "Ann", False), ME), (ANN, ME)):
        hearing.waits.room(seen(*slots))
    assert hearing.reported == [
        ("api.bot.wait.players", {"room": "Ours", "count": 1}),
        ("api.bot.wait.ready", {"room": "Ours", "names": ["Ann"]}),
        ("api.bot.wait.start", {"room": "Ours", "host": "Ann"}),
    ]
    assert await hearing.after(1) == ["api.bot.wait.start"]
    hearing.waits.room(seen(ANN, ME, status="playing"))
    assert await hearing.after(1) == ["api.bot.wait.games"]


async def test_at_tables_it_is_said_every_while_that_the_others_are_to_move() -> None:
    hearing = Hearing()
    hearing.waits.table("t")
    assert hearing.reported == []
    assert await hearing.after(1) == ["api.bot.wait.turn"]
    hearing.waits.over("t")
    assert await hearing.after(1) == ["api.bot.wait.games"]


async def test_a_server_that_does_not_answer_is_told_once_then_every_while_until_it_does() -> None:
    hearing = Hearing()
    for error in (None, LOST, LOST, LOST):
        hearing.waits.hears(error)
    assert hearing.reported == [("api.bot.wait.server", {"address": "http://a", "why": "no route"})]
    assert await hearing.after(2) == ["api.bot.wait.server"] * 2
    hearing.reported.clear()
    hearing.waits.hears(None)
    hearing.waits.hears(None)
    assert hearing.reported == [("api.bot.wait.back", {})]
