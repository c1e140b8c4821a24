"""Rounds of large tournaments: paired, checked, folded and ranked; beside `networkx`.

`python bench/tournaments.py [SECONDS]`: a Swiss tournament of 34, 1,000 and 2,000 entries is played
with results by chance around a strength. Pairing is timed for the last round, the whole of it: from
the state to the event, the checker included. The peer finds a matching of the same entries over
edges of the same reach; it is not asked for more than SECONDS (20) in all. `--loop` measures
instead what a server computes between two awaits, in the middle of the last round of 1,000 entries.
`--arena` plays ten minutes of an arena of 2,000 against a clock of its own, tick by tick.
`--tables` has a server open the 500 tables of a round, and says how long all else had to wait: by
the clock, and by the processor time of the event loop, which other programs do not lengthen.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
import networkx as nx
from tournamentserver import OWNER, entered, holding

from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.fanout import Fanout
from tantrix.server.run import keep_swept
from tantrix.server.tournaments import games, listing, schedule, standings, views, yours
from tantrix.server.tournaments.emitting import Emitter
from tantrix.server.tournaments.office_requests import PairRound, PublishRound
from tantrix.server.tournaments.round_views import round_view
from tantrix.tournaments import arena, directing, draw, entering, events, fold, overview, scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.pairing import NEAREST
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import Logged, TournamentState

SIZES = ((34, 16), (1000, 16), (2000, 8))
"""Entries and rounds."""

WATCHERS = 5000
"""How many pages hear of a result."""

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
        known = Registration(name=f"Player {number}", persons=(f"person {number}",))
        entered = entering.enter(state, known)
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


class Listener:
    """A page that throws away what it is told."""

    name = ""
    unheard_ms = None
    follows = False

    def __init__(self) -> None:
        self.heard = 0

    def send(self, text: str) -> None:  # noqa: ARG002
        """Throw it away."""
        self.heard += 1

    def close(self, code: int) -> None:
        """Stay."""


async def turns(event: AnyEvent, state: TournamentState, listeners: int) -> tuple[float, float]:
    """Return for how many processor seconds an event to pages holds the loop at most, and in all.

    The pages are of all entries, and of others who only watch.
    """
    pages = [Listener() for _ in range(listeners)]
    people: dict[Subscriber, str] = {
        page: f"person {number}" for number, page in enumerate(pages, start=1)
    }
    emitter = Emitter("T", "owner", Fanout(people, lambda: None))
    for page, person in people.items():
        emitter.joined(page, emitter.you(state, person))
    before = time.thread_time()
    emitter.emit(event, state, views.TournamentMoment((), 0))
    spent = [time.thread_time() - before]
    while not pages[-1].heard:
        before = time.thread_time()
        await asyncio.sleep(0)
        spent.append(time.thread_time() - before)
    return max(spent), sum(spent)


def held(entries: int, rounds: int) -> None:
    """Print how long a server's event loop is held up by each of the things it does."""
    state, strength = begun(entries, rounds), Random(1)
    for _ in range(rounds - 1):
        state = played(state, strength)
    for event in directing.pair_next(state):
        state = fold.apply(state, event, state.updated_ms)
    state = fold.apply(state, directing.publish(state), state.updated_ms)
    for table in range(1, entries // 2 + 1):
        began = events.Began(round=rounds, table=table, game=1, room=f"room-{table}")
        state = fold.apply(state, began, state.updated_ms)
    result = scoring.result(state, Place(rounds, 1), scoring.played(state, (24, 20), None))
    after = fold.apply(state, result, state.updated_ms)
    moment = views.TournamentMoment((), 0)
    ranked = standings.ranked(after, (0, None), None)
    few: dict[Subscriber, str] = {Listener(): f"person {number}" for number in range(100)}
    emitter = Emitter("T", "owner", Fanout(few, lambda: None))
    you = yours.Yours(after, "owner").of("")
    work: dict[str, Callable[[], object]] = {
        "fold a result": lambda: fold.apply(state, result, state.updated_ms),
        "send it to 100": lambda: emitter.emit(result, after, moment),
        "summary for lists": lambda: listing.summary(after),
        "what is due": lambda: schedule.due(after, here=False),
        "results awaited": lambda: games.awaited("T", after),
        "tables to open": lambda: games.to_open("T", after, 1),
        "games to end": lambda: (games.to_end("T", after), games.to_stop("T", after, 1)),
        "snapshot": lambda: views.snapshot("T", "owner", after, moment, you),
        "what concerns a player": lambda: yours.Yours(after, "owner").of("person 7"),
        "a round": lambda: round_view(after, rounds),
        "standings, one page": lambda: standings.standings_view(after, ranked, 1, 0),
        "(standings, in a thread)": lambda: standings.ranked(after, (0, None), None),
        "(wall chart, in a thread)": lambda: standings.wall_view(after, 0, 1),
    }
    for name, job in work.items():
        seconds = min(timed(job)[0] for _ in range(3))
        print(f"{name:24} {1000 * seconds:8.1f} ms")
    longest, whole = min(asyncio.run(turns(result, after, WATCHERS)) for _ in range(3))
    print(f"{f'send it to {WATCHERS:,}':24} {1000 * longest:8.1f} ms, {1000 * whole:.1f} in all")


def arena_of(entries: int, minutes: int) -> None:
    """Print how long the ticks of an arena take in which games last one to five minutes."""
    stage = StageSettings(format="arena", minutes=2 * minutes)
    settings = TournamentSettings(name="bench", stages=(stage,), limit_ms=MINUTE_MS)
    log = [Logged(directing.create(settings, bytes(32)), 0)]
    log += [
        Logged(events.Entered(entry=number, registration=Registration(name=f"Player {number}")), 0)
        for number in range(1, entries + 1)
    ]
    state = fold.refold(log)
    state = fold.apply(state, arena.begin(state, 0), 0)
    chance, ticks, folds = Random(1), list[float](), list[float]()
    idle = dict.fromkeys(state.entries, 0)
    on: dict[Place, int] = {}
    waited_ms = games = 0
    for now_ms in range(0, minutes * MINUTE_MS, arena.TICK_MS):
        before = time.process_time()
        for place in [place for place, ends_ms in on.items() if ends_ms <= now_ms]:
            del on[place]
            found = scoring.played(state, (chance.randrange(40), chance.randrange(40)), None)
            state = fold.apply(state, scoring.result(state, place, found), now_ms)
            sides = state.round(place.round).pairings[place.table - 1].sides
            idle |= dict.fromkeys(sides, now_ms)
        folds.append(time.process_time() - before)
        free = idle.copy()
        seconds, event = timed(lambda: arena.tick(state, set(free), free, now_ms))  # noqa: B023
        ticks.append(seconds)
        if not isinstance(event, events.Paired):
            continue
        seated = {entry for table in event.tables for entry in table.sides}
        if len(seated) != 2 * len(event.tables) or not seated <= idle.keys():
            raise SystemExit("somebody is at two tables")
        state = fold.apply(state, event, now_ms)
        state = fold.apply(state, events.Published(round=event.round), now_ms)
        for table in range(1, len(event.tables) + 1):
            on[Place(event.round, table)] = now_ms + chance.randrange(60, 300) * 1000
        games += len(event.tables)
        waited_ms = max(waited_ms, *(now_ms - idle.pop(entry) for entry in seated))
    print(f"{entries} players, {minutes} minutes, {games} games, {len(ticks)} ticks")
    print(f"a tick: {max(ticks):.3f} s at most, {sum(ticks) / len(ticks):.3f} s on average")
    print(f"results folded between two ticks: {max(folds):.3f} s at most")
    print(f"nobody who was paired had waited more than {waited_ms / 1000:.0f} s")


async def opening(entries: int) -> None:
    """Print how long a server takes to pair a round and to open its tables."""
    async with holding(entered(entries, round(time.time() * 1000))) as (container, made):
        actor = await container.tournaments.room(made)
        longest = [0.0, 0.0]

        async def lagging() -> None:
            while True:
                before = time.perf_counter(), time.thread_time()
                await asyncio.sleep(0.001)
                waited_s = time.perf_counter() - before[0] - 0.001
                longest[:] = map(max, longest, (waited_s, time.thread_time() - before[1]))

        def print_held() -> None:
            wall_ms, used_ms = (round(1000 * seconds) for seconds in longest)
            print(f"  the event loop was held for {wall_ms} ms at most, of which it used {used_ms}")
            longest[:] = 0.0, 0.0

        beside = [asyncio.create_task(keep_swept()), asyncio.create_task(lagging())]
        await asyncio.sleep(0.1)
        longest[:] = 0.0, 0.0
        begun_s = time.perf_counter()
        await actor.act(OWNER, PairRound(id="pair"))
        print(f"{entries} entries paired and stored: {time.perf_counter() - begun_s:.2f} s")
        print_held()
        begun_s, used_s = time.perf_counter(), time.process_time()
        await actor.act(OWNER, PublishRound(id="publish"))
        pairings = actor.state.rounds[-1].pairings
        while not all(one.games[0].room for one in pairings):
            pairings = actor.state.rounds[-1].pairings
            await asyncio.sleep(0.01)
        seconds, used_s = time.perf_counter() - begun_s, time.process_time() - used_s
        print(f"{entries // 2} tables open: {seconds:.2f} s, of the processor {used_s:.2f} s")
        print_held()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


def main() -> None:
    """Print a line for each size, or what holds up the event loop."""
    if "--loop" in sys.argv:
        held(1000, 16)
        return
    if "--arena" in sys.argv:
        arena_of(2000, 10)
        return
    if "--tables" in sys.argv:
        asyncio.run(opening(1000))
        return
    left = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    decoder = msgspec.json.Decoder(AnyEvent)
    print("entries rounds | pair+check s  standings s, again  fold s (events) | networkx s  ratio")
    for entries, rounds in SIZES:
        state, strength = begun(entries, rounds), Random(1)
        for _ in range(rounds - 1):
            state = played(state, strength)
        pairing, drawn = timed(lambda: directing.pair_next(state))  # noqa: B023
        if not drawn:
            raise SystemExit("nothing was paired")
        stored = [(msgspec.json.encode(event), at_ms) for event, at_ms in state.log]
        log = [Logged(decoder.decode(body), at_ms) for body, at_ms in stored]
        folding, again = timed(lambda: fold.refold(log))  # noqa: B023
        if again != state:
            raise SystemExit("the same events gave another state")
        gc.collect()
        gc.freeze()
        cold, warm = (timed(lambda: overview.stage_standings(again, 0))[0] for _ in range(2))  # noqa: B023
        line = f"{entries:7} {rounds:6} | {pairing:12.3f} {cold:12.3f} {warm:6.3f} {folding:7.3f}"
        line += f" ({len(log)})".ljust(9)
        if left > 0:
            other, _ = timed(lambda: peer(state))  # noqa: B023
            left -= other
            line += f" | {other:10.2f} {other / pairing:6.1f}"
        print(line)


if __name__ == "__main__":
    main()
