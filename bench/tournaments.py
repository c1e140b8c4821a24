"""Rounds of large tournaments: paired, checked, folded and ranked; beside `networkx`.

`python bench/tournaments.py [SECONDS]`: a Swiss tournament of 34, 1,000 and 2,000 entries is played
with results by chance around a strength. Pairing is timed for the last round, the whole of it: from
the state to the event, the checker included. The peer finds a matching of the same entries over
edges of the same reach; it is not asked for more than SECONDS (20) in all.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
import networkx as nx

from tantrix.tournaments import directing, draw, entering, fold, overview, scoring
from tantrix.tournaments.events import AnyEvent, Registration
from tantrix.tournaments.pairing import NEAREST
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import Logged, TournamentState

SIZES = ((34, 16), (1000, 16), (2000, 8))
"""Entries and rounds."""

SPREAD = 11.0
"""The standard deviation of a game's margin, in tiles."""

Result = TypeVar("Result")


def timed(work: Callable[[], Result]) -> tuple[float, Result]:
    """Return the processor seconds that work took, and what it returned."""
    before = time.process_time()
    found = work()
    return time.process_time() - before, found


def begun(entries: int, rounds: int) -> TournamentState:
    """Return a tournament whose entries are complete."""
    stage = StageSettings(rounds=rounds, repeats=True)
    settings = TournamentSettings(name="bench", stages=(stage,))
    state = fold.start(directing.create(settings, bytes(32)), 0)
    for number in range(1, entries + 1):
        entered = entering.enter(state, Registration(name=f"Player {number}"))
        state = fold.apply(state, entered, number)
    return state


def played(state: TournamentState, strength: Random) -> TournamentState:
    """Return a tournament after a round is paired and all its games are played."""
    for event in directing.pair_next(state):
        state = fold.apply(state, event, state.updated_ms)
    number = len(state.rounds)
    for table, pairing in enumerate(state.rounds[-1].pairings, start=1):
        better = (pairing.sides[1] - pairing.sides[0]) / len(state.entries)
        margin = round(strength.gauss(10 * better, SPREAD))
        scores = 20 + max(min(margin, 40), 0), 20 + max(min(-margin, 40), 0)
        found = scoring.played(state, scores, None)
        event = scoring.result(state, Place(number, table), found)
        state = fold.apply(state, event, state.updated_ms)
    return state


def peer(state: TournamentState) -> None:
    """Match the entries in their order, over edges of the same reach, by another library."""
    request = draw.request_of(state, state.stages[0])
    order = sorted(request.contenders, key=lambda one: (-one.score, one.seed))
    graph = nx.Graph()
    for one, upper in enumerate(order):
        for two, lower in enumerate(order[one + 1 : one + 1 + NEAREST], start=one + 1):
            if tuple(sorted((upper.entry, lower.entry))) not in request.met:
                graph.add_edge(upper.entry, lower.entry, weight=10**7 - (two - one - 1) ** 2)
    nx.max_weight_matching(graph, maxcardinality=True)


def main() -> None:
    """Print a line for each size."""
    left = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    decoder = msgspec.json.Decoder(AnyEvent)
    print("entries rounds | pair+check s  standings s  fold s (events) | networkx s  ratio")
    for entries, rounds in SIZES:
        state, strength = begun(entries, rounds), Random(1)
        for _ in range(rounds - 1):
            state = played(state, strength)
        pairing, drawn = timed(lambda: directing.pair_next(state))  # noqa: B023
        if not drawn:
            raise SystemExit("nothing was paired")
        ranking, _ = timed(lambda: overview.stage_standings(state, 0))  # noqa: B023
        stored = [(msgspec.json.encode(event), at_ms) for event, at_ms in state.log]
        log = [Logged(decoder.decode(body), at_ms) for body, at_ms in stored]
        folding, again = timed(lambda: fold.refold(log))  # noqa: B023
        if again != state:
            raise SystemExit("the same events gave another state")
        line = f"{entries:7} {rounds:6} | {pairing:12.3f} {ranking:12.3f} {folding:7.3f}"
        line += f" ({len(log)})".ljust(9)
        if left > 0:
            other, _ = timed(lambda: peer(state))  # noqa: B023
            left -= other
            line += f" | {other:10.2f} {other / pairing:6.1f}"
        print(line)


if __name__ == "__main__":
    main()
