"""What a robot waits for, told to whoever keeps it: once, and again every while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tantrix.client.generated import RoomView
from tantrix.client.seen import RoomSeen, free_slots
from tantrix.client.waiting import Sleep
from tantrix.rules.core.errors import TantrixError

EVERY_S = 60.0
"""After how long it is said again what is waited for."""

Report = Callable[..., None]
"""Takes the id of a sentence and its parameters."""

_Wait = tuple[str, dict[str, object]]


class Waits:
    """What is waited for at each table and in each room, and whether the server answers.

    `report` hears of it; `name` is who waits; `sleep` takes seconds.
    """

    def __init__(self, report: Report, sleep: Sleep = asyncio.sleep) -> None:
        self.name = ""
        self._report = report
        self._sleep = sleep
        self._places: dict[str, _Wait] = {}
        self._lost: TantrixError | None = None

    def hears(self, error: TantrixError | None) -> None:
        """Note whether the server answers: None where it does."""
        was, self._lost = self._lost, error
        if error is not None and was is None:
            self._report_lost(error)
        elif error is None and was is not None:
            self._report("api.bot.wait.back")

    def table(self, table: str) -> None:
        """Wait for the others at a table; nothing is said of it yet."""
        self._places[table] = "api.bot.wait.turn", {"table": table}

    def room(self, seen: RoomSeen) -> None:
        """Wait for what a room lacks, and say so where that is news."""
        wait = None if seen.room.status == "playing" else _lacks(seen.room, seen.slot)
        if wait is None:
            self.over(seen.room.id)
        elif self._places.get(seen.room.id) != wait:
            self._places[seen.room.id] = wait
            self._report(wait[0], **wait[1])

    def over(self, place: str) -> None:
        """Wait for nothing more at a table or in a room."""
        self._places.pop(place, None)

    async def report_regularly(self) -> None:
        """Say every while what is waited for, for ever."""
        while True:
            await self._sleep(EVERY_S)
            if self._lost is not None:
                self._report_lost(self._lost)
                continue
            for what, params in tuple(self._places.values()):
                self._report(what, **params)
            if not self._places:
                self._report("api.bot.wait.games", name=self.name)

    def _report_lost(self, error: TantrixError) -> None:
        self._report("api.bot.wait.server", **error.params)


def _lacks(room: RoomView, mine: int | None) -> _Wait:
    """Return what a room waits for: players, those who are there, or its host."""
    free = free_slots(room)
    if free:
        return "api.bot.wait.players", {"room": room.name, "count": len(free)}
    late = [
        slot.name
        for number, slot in enumerate(room.slots)
        if slot.kind == "person" and not slot.ready and number != mine
    ]
    if late:
        return "api.bot.wait.ready", {"room": room.name, "names": late}
    return "api.bot.wait.start", {"room": room.name, "host": room.host}
