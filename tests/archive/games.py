"""Games played at random without a server: their events as the store keeps them."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from server.kit import FRIEND, PERSON, ROBOT, plain, wish, wish_for
from tantrix.rules.base import Resign, Step
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables.events import AnyEvent, Paced, Resigned
from tantrix.server.tables.games import NewTable
from tantrix.server.tables.manager import deal
from tantrix.server.tables.options import TableOptions
from tantrix.server.tables.state import TABLE_LOG, TableState, apply, first
from tantrix.server.web.protocol import convert

BEGAN_MS = 1_700_000_000_000
OWNER = "ann's session"
DOUBLES = tuple(
    {"kind": "person", "name": name, "colour": colour}
    for name, colour in zip("Ann Ben Cy Di".split(), "RYRY", strict=True)  # noqa: SIM905
)
WISHES: dict[str, dict[str, Any]] = {
    "two": wish(PERSON, FRIEND, clock={"minutes": 1}),
    "robot": wish(PERSON, ROBOT),
    "three": wish(PERSON, FRIEND, ROBOT),
    "doubles": wish(*DOUBLES, doubles=True, clock={"minutes": 1}),
    "solitaire": wish_for("solitaire", triple="RYB"),
    "gobble": wish_for("gobble"),
    "mindgame": {**wish_for("mindgame"), "seats": [plain(PERSON), plain(FRIEND)]},
}


class Played:
    """A game in the making: its sheet, and all its events as they are stored."""

    def __init__(
        self,
        wished: dict[str, Any],
        seed: str,
        person: str | None = None,
        terms: TableOptions | None = None,
    ) -> None:
        wish: NewTable = convert(wished, NewTable)  # type: ignore[arg-type]
        config = replace(wish.config(), terms=terms or TableOptions())
        first_seat = replace(config.seats[0], person=person)
        config = replace(config, seats=(first_seat, *config.seats[1:]))
        started = deal(config, seed)
        self.table: TableState = first(started, BEGAN_MS)
        self.entries = [StoredEvent(1, BEGAN_MS, None, TABLE_LOG.encode(started))]
        self._rng = random.Random(seed)
        self._used = [0] * len(config.seats) if config.clock else None

    def add(self, event: AnyEvent) -> None:
        at_ms = self.table.updated_ms + 1000
        self.table = apply(self.table, event, at_ms)
        self.entries.append(StoredEvent(self.table.version, at_ms, None, TABLE_LOG.encode(event)))

    def move(self) -> None:
        """Act at random; the end is not offered, and the thinking takes what it takes."""
        used = self._tick()
        legal = [a for a in self.table.state.legal_actions() if a not in {Step.OFFER, Step.AGREE}]
        action = self._rng.choice(legal)
        assert not isinstance(action, Resign)
        self.add(self.table.play(action, used))  # type: ignore[arg-type]

    def play(self, moves: int = 999) -> Played:
        while moves > 0 and not self.table.state.is_over:
            moves -= 1
            self.move()
        return self

    def resign(self, player: int) -> Played:
        self.add(Resigned(used_ms=self._tick(), player=player))
        return self

    def pace(self) -> Played:
        self.add(Paced(used_ms=self._tick(), pace="human"))
        return self

    def _tick(self) -> tuple[int, ...] | None:
        if self._used is None:
            return None
        if self.table.player is not None:
            self._used[self.table.player] += self._rng.randrange(6000)
        return tuple(self._used)


def played(name: str, seed: int = 0) -> Played:
    """Return a whole game."""
    return Played(WISHES[name], f"{name} {seed}").play()
