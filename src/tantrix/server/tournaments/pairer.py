"""Pairs rounds where nobody has to wait for it.

A small round is paired in a thread. A large one would hold Python's lock for too long at a time: it
is paired in a process of its own, which gets the events, as they are stored, and adds them up. So
are the puzzles of a rally made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

import msgspec

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.workers.single import SingleProcess
from tantrix.tournaments.directing import pair_next
from tantrix.tournaments.draw import deal_seed
from tantrix.tournaments.events import AnyEvent, Paired
from tantrix.tournaments.fold import refold
from tantrix.tournaments.rounds import Entry, Pair
from tantrix.tournaments.state import Logged, TournamentState

LARGE = 500
"""From so many entries on a round is paired in another process."""

PATIENCE_S = 60.0
"""How long that may take."""


@cache
def _decoder() -> msgspec.json.Decoder[AnyEvent]:
    """Return what reads events; made with the first round that is paired elsewhere."""
    return msgspec.json.Decoder(AnyEvent)


class Wish(NamedTuple):
    """How the next round is to be paired, as `directing.pair_next` takes it."""

    stage: int | None = None
    forced: Sequence[Pair] = ()
    bye: Entry | None = None
    reason: str = ""
    by: str = ""


class PairingRefused(NamedTuple):
    """Why a round cannot be paired."""

    id: str
    params: Json


class Pairer:
    """Pairs rounds; from `large` entries on in another process."""

    def __init__(self, large: int = LARGE) -> None:
        self._large = large
        self._process = SingleProcess(PATIENCE_S)

    async def pair(self, state: TournamentState, wish: Wish) -> list[AnyEvent]:
        """Return the events of the next round; raises `TantrixError`, and `WorkFailed`."""
        found = await self._pair(state, wish)
        return [await self._with_puzzles(state, event) for event in found]

    async def _with_puzzles(self, state: TournamentState, event: AnyEvent) -> AnyEvent:
        """Return a round of a rally with its puzzles, which follow from the sealed secret."""
        if not isinstance(event, Paired):
            return event
        if not state.settings.stages[event.stage].joins:
            return event
        seeds = [deal_seed(state, event.round, number) for number in range(1, event.games + 1)]
        puzzles: list[str] = await self._process.ask(puzzles_of, seeds)
        return msgspec.structs.replace(event, puzzles=tuple(puzzles))

    async def _pair(self, state: TournamentState, wish: Wish) -> list[AnyEvent]:
        """Return the events of the next round."""
        if len(state.entries) < self._large:
            return await asyncio.to_thread(_paired, state, wish)
        log = await asyncio.to_thread(_stored, state)
        found = await self._process.ask(_paired_elsewhere, log, wish)
        if isinstance(found, PairingRefused):
            raise TantrixError(found.id, **found.params)
        return [_decoder().decode(body) for body in found]

    def close(self) -> None:
        """Stop at once."""
        self._process.close()


def _paired(state: TournamentState, wish: Wish) -> list[AnyEvent]:
    pair = partial(pair_next, state, wish.stage, forced=wish.forced, bye=wish.bye)
    return pair(reason=wish.reason, by=wish.by)


def _stored(state: TournamentState) -> list[tuple[bytes, int]]:
    """Return the events as they are stored, with their times."""
    return [(msgspec.json.encode(event), at_ms) for event, at_ms in state.log]


def _paired_elsewhere(log: list[tuple[bytes, int]], wish: Wish) -> list[bytes] | PairingRefused:
    """Pair a round in this process, which knows nothing but the events."""
    state = refold(Logged(_decoder().decode(body), at_ms) for body, at_ms in log)
    try:
        return [msgspec.json.encode(event) for event in _paired(state, wish)]
    except TantrixError as error:
        return PairingRefused(error.id, error.params)


def puzzles_of(seeds: Sequence[str]) -> list[str]:
    """Make the puzzles of a round of a rally, in this process."""
    from tantrix.solver import rally  # in the process that makes puzzles alone

    return rally.make(seeds)
