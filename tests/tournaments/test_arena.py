"""An arena: who is paired when, what games count, and a crowd for ten minutes."""

from __future__ import annotations

from random import Random

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import arena, entering, events, fold, overview, proofs, scoring, steps
from tantrix.tournaments.arena import IdleEntry, match
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.standings import Criterion

from .test_whole import Director

NOW_MS = 1_000_000
SECOND_MS = 1000


def idle(*waited_s: int, last: dict[int, int] | None = None) -> list[IdleEntry]:
    """Entries 1, 2, ... in order of rank, each idle for some seconds."""
    known = last or {}
    return [
        IdleEntry(number, NOW_MS - seconds * SECOND_MS, number, known.get(number))
        for number, seconds in enumerate(waited_s, start=1)
    ]


def test_four_are_matched_at_once_and_two_after_15_seconds() -> None:
    assert match(idle(1, 1, 1, 1), NOW_MS) == [(1, 2), (3, 4)]
    assert match(idle(1), NOW_MS) == []
    assert match(idle(14, 14), NOW_MS) == []
    assert match(idle(15, 2), NOW_MS) == [(1, 2)]


def test_the_last_opponent_is_met_again_only_where_two_alone_have_waited_long() -> None:
    met = {1: 2, 2: 1}
    assert match(idle(59, 59, last=met), NOW_MS) == []
    assert match(idle(60, 60, last=met), NOW_MS) == [(1, 2)]
    assert match(idle(60, 60, 20, 20, last=met), NOW_MS) != [(1, 2), (3, 4)]


def test_of_an_odd_number_whoever_came_last_waits() -> None:
    for latest in range(5):
        waits = [20] * 5
        waits[latest] = 3
        seated = {entry for sides in match(idle(*waits), NOW_MS) for entry in sides}
        assert seated == {1, 2, 3, 4, 5} - {latest + 1}


def test_who_may_not_meet_does_not() -> None:
    assert match(idle(20, 20), NOW_MS, {(1, 2)}) == []


def test_a_crowd_plays_for_ten_minutes() -> None:
    """Nobody is at two tables, and nobody waits long while an opponent is free."""
    rng = Random(4)
    count = 2000
    since = dict.fromkeys(range(count), NOW_MS)
    until: dict[int, int] = {}
    last: dict[int, int] = {}
    longest_ms = 0
    for now_ms in range(NOW_MS, NOW_MS + 600 * SECOND_MS, arena.TICK_MS):
        for entry in [entry for entry, end_ms in until.items() if end_ms <= now_ms]:
            del until[entry]
            since[entry] = now_ms
        ranks = {
            entry: rank for rank, entry in enumerate(sorted(since, key=lambda e: (e * 7) % 99))
        }
        free = [
            IdleEntry(entry, since[entry], ranks[entry], last.get(entry))
            for entry in range(count)
            if entry not in until
        ]
        pairs = match(free, now_ms)
        seated = [entry for sides in pairs for entry in sides]
        assert len(seated) == len(set(seated))
        assert until.keys().isdisjoint(seated)
        if len(free) - len(seated) > 1:
            left = [one for one in free if one.entry not in seated]
            longest_ms = max([longest_ms, *(now_ms - one.since_ms for one in left)])
        for one, two in pairs:
            last[one], last[two] = two, one
            until[one] = until[two] = now_ms + rng.randrange(60, 300) * SECOND_MS
    assert longest_ms <= arena.PATIENCE_MS


def begun(entries: int, **more: object) -> Director:
    stages = (StageSettings(format="arena", minutes=10, **more),)
    director = Director(TournamentSettings(name="arena", stages=stages), entries)
    director.do(arena.begin(director.state, NOW_MS))
    return director


def tick(director: Director, now_ms: int) -> list[int]:
    """Let an arena tick with everybody there; return the tables of a new round."""
    state = director.state
    found = arena.tick(state, set(state.entries), dict.fromkeys(state.entries, NOW_MS), now_ms)
    if found is None:
        return []
    director.do(found)
    return list(range(1, len(getattr(found, "tables", ())) + 1))


def test_games_count_and_players_are_idle_again_after_them() -> None:
    director = begun(6)
    assert tick(director, NOW_MS + 3000) == [1, 2, 3]
    assert tick(director, NOW_MS + 6000) == []
    for table, scores in [(1, (30, 20)), (2, (20, 25))]:
        director.do(scoring.result(director.state, Place(1, table), GameResult(scores=scores)))
    assert tick(director, NOW_MS + 9000) == [1, 2]
    first = {frozenset(each.sides) for each in director.state.rounds[0].pairings}
    again = {frozenset(each.sides) for each in director.state.rounds[1].pairings}
    assert first.isdisjoint(again)
    points = {row.entry: row.tally.tenths for row in overview.stage_standings(director.state, 0)}
    assert sorted(points.values(), reverse=True)[:3] == [62, 50, 0]
    assert steps.next_step(director.state).kind == "arena"


def test_games_that_are_on_when_the_time_is_over_count() -> None:
    director = begun(4)
    tick(director, NOW_MS + 3000)
    over_ms = director.state.stages[0].ends_ms
    director.do(scoring.result(director.state, Place(1, 1), GameResult(scores=(20, 20))))
    tick(director, over_ms)
    assert director.state.stages[0].ended
    assert steps.next_step(director.state).kind == "results"
    director.do(scoring.result(director.state, Place(1, 2), GameResult(scores=(40, 10))))
    assert steps.next_step(director.state).kind == "finish"
    assert proofs.verify(director.state) == []
    director.go_on()
    assert director.state.status == "finished"


def test_no_game_begins_in_the_last_minutes() -> None:
    director = begun(4)
    stage = director.state.stages[0]
    assert arena.last_ms(director.state, stage) == 150 * SECOND_MS  # a quarter of ten minutes
    assert tick(director, stage.ends_ms - 150 * SECOND_MS) == []
    assert tick(director, stage.ends_ms - 150 * SECOND_MS - 1) == [1, 2]
    assert arena.stops_ms(director.state, stage) == stage.ends_ms + 45 * 60 * SECOND_MS


@pytest.mark.parametrize(
    ("more", "points"),
    [
        ({}, [47, 94, 141, 151, 151, 198]),
        ({"streaks": True}, [47, 94, 188, 198, 198, 245]),
        ({"pays": "wins"}, [20, 40, 60, 70, 70, 90]),
        ({"pays": "wins", "streaks": True}, [20, 40, 80, 90, 90, 110]),
    ],
)
def test_what_wins_in_a_row_count(more: dict[str, object], points: list[int]) -> None:
    """Three wins by four tiles, a tie, a loss, and a win after it."""
    director = begun(2, **more)
    found = []
    for number, margin in enumerate([4, 4, 4, 0, -4, 4], start=1):
        tick(director, NOW_MS + number * 61_000)
        sides = director.state.rounds[-1].pairings[0].sides
        scores = (20 + margin, 20) if sides[0] == 1 else (20, 20 + margin)
        place = Place(number, 1)
        director.do(scoring.result(director.state, place, GameResult(scores=scores)))
        rows = overview.stage_standings(director.state, 0)
        found.append(next(row.tally.tenths for row in rows if row.entry == 1))
    assert found == points


def test_fewer_games_and_more_points_a_game_break_ties() -> None:
    director = begun(4)
    tick(director, NOW_MS + 3000)
    for table in (1, 2):
        director.do(scoring.result(director.state, Place(1, table), GameResult(scores=(20, 20))))
    rows = overview.stage_standings(director.state, 0)
    assert [(row.place, row.decided) for row in rows] == [(1, None)] * 4
    tick(director, NOW_MS + 60_000)
    one, two = director.state.rounds[1].pairings[0].sides
    lost = GameResult(ending=Ending.RESIGNED, scores=(20, 20), out=0)
    director.do(scoring.result(director.state, Place(2, 1), lost))
    rows = overview.stage_standings(director.state, 0)
    assert rows[0].entry == two
    assert rows[-1].entry == one
    assert rows[-1].decided is Criterion.FEWER


def test_an_arena_begins_once() -> None:
    director = begun(4)
    with pytest.raises(TantrixError):
        arena.begin(director.state, NOW_MS)


def test_who_pauses_or_has_left_is_not_matched() -> None:
    director = begun(5)
    director.do(entering.away(director.state, 3))
    tick(director, NOW_MS + 3000)
    assert director.state.rounds[0].pairing_of(3) is None
    assert isinstance(fold.refold(director.state.log), type(director.state))
    assert isinstance(director.state.log[-1].event, events.Paired)
