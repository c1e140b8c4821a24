"""The index of the games: entered once, found by anything, and never by looking at all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection

from archive.games import OWNER, played
from tantrix.server.archive import repository as store
from tantrix.server.archive.repository import IndexedGame, Sought, game, query, search
from tantrix.server.db.schema import metadata
from tantrix.server.db.schema.auth import persons
from tantrix.server.tables.finished import FinishedGame, FinishedSeat, ended
from tantrix.server.tables.repository import enter, known_as

DAY_MS = 86_400_000
NAMES = ["Ann", "Ben", "Cy", "Ann Lee"]
RESULTS = ["won", "tied", "lost", "resigned", "deadlock"]


def fake(rng: random.Random, at: int) -> FinishedGame:
    """A game that nobody played, of the form of one that somebody did."""
    seats = tuple(fake_seat(rng, number) for number in range(rng.choice([1, 2, 2, 3])))
    return FinishedGame(
        game=rng.choice(["strategy", "strategy", "gobble"]),
        kind=rng.choice(["private", "ranked"]),
        started_ms=at * DAY_MS,
        ended_ms=at * DAY_MS + rng.randrange(2 * DAY_MS),
        placements=rng.randrange(57),
        opening=rng.choice([None, 1, 2, 56]),
        termination=rng.choice(["played", "resigned", "deadlock"]),
        winner=0,
        margin=rng.randrange(9),
        board="1@0,0:0",
        seats=seats,
    )


def fake_seat(rng: random.Random, number: int) -> FinishedSeat:
    robot = rng.random() < 0.3
    name, level = ("", "greedy") if robot else (rng.choice(NAMES), None)
    person = None if robot else name
    result: Any = rng.choice(["won", "tied", "lost"])
    return FinishedSeat(
        person,
        name,
        level,
        "RYBG"[number],
        rng.randrange(40),
        result,
        10.0,
        5,
        6,
        1000,
        0,
        gave_up=result == "lost" and rng.random() < 0.2,
    )


@pytest.fixture(scope="module")
def connection() -> Iterator[Connection]:
    """A database with the games of a hundred days, entered a little out of order."""
    engine = sqlalchemy.create_engine("sqlite://")
    metadata.create_all(engine)
    rng = random.Random(5)
    with engine.connect() as opened:
        for at in range(400):
            assert enter(opened, f"t{at}", fake(rng, at // 4)) == at + 1
        yield opened
    engine.dispose()


@pytest.fixture(scope="module")
def everything(connection: Connection) -> list[IndexedGame]:
    return search(connection, Sought(), 1000)


def test_a_game_comes_out_as_it_went_in() -> None:
    engine = sqlalchemy.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as opened:
        for number, name in enumerate(["doubles", "solitaire", "mindgame"], start=1):
            came = ended(OWNER, played(name).table)
            assert came is not None
            again = came
            assert enter(opened, name, came) == number
            assert game(opened, number, OWNER, 2**41) == IndexedGame(number, name, came)
        assert enter(opened, "solitaire", again) == 2
        assert game(opened, 2, OWNER, 2**41) != IndexedGame(2, "solitaire", again)
        assert game(opened, 4, OWNER, 2**41) is None
    engine.dispose()


def like(found: IndexedGame, sought: Sought) -> bool:
    """Whether a game is like what is sought, read off the game itself."""
    came = found.ended
    mine = next((n for n, s in enumerate(came.seats) if of(s) == sought.player), None)
    others = [s for n, s in enumerate(came.seats) if n != mine or sought.player is None]
    scores = [s.score for s in came.seats] if mine is None else [came.seats[mine].score]
    results = [s.result for s in came.seats] if mine is None else [came.seats[mine].result]
    results_meant = {"tied"} & set(results) if sought.player is None else set(results)
    return all(
        (
            sought.player is None or mine is not None,
            sought.opponent is None or any(of(s) == sought.opponent for s in others),
            sought.from_ms is None or came.ended_ms >= sought.from_ms,
            sought.until_ms is None or came.ended_ms < sought.until_ms,
            sought.result is None or sought.result in {*results_meant, came.termination},
            sought.min_score is None or max(scores) >= sought.min_score,
            sought.opening is None or came.opening == sought.opening,
            sought.kind is None or came.kind == sought.kind,
            sought.game is None or came.game == sought.game,
            sought.before is None or found.number < sought.before,
        )
    )


def of(seat: FinishedSeat) -> str:
    return seat.name.lower() if seat.level is None else f"robot:{seat.level}"


def maybe(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values


WHO = maybe(st.sampled_from(["ann", "ben", "cy", "ann lee", "robot:greedy", "nobody"]))
SOUGHT = st.builds(
    Sought,
    player=WHO,
    opponent=WHO,
    from_ms=maybe(st.integers(0, 110).map(DAY_MS.__mul__)),
    until_ms=maybe(st.integers(0, 110).map(DAY_MS.__mul__)),
    result=maybe(st.sampled_from(RESULTS)),
    min_score=maybe(st.integers(0, 45)),
    opening=maybe(st.sampled_from([1, 56, 7])),
    kind=maybe(st.sampled_from(["ranked", "masters"])),
    game=maybe(st.sampled_from(["strategy", "mindgame"])),
    before=maybe(st.integers(0, 450)),
    now_ms=st.none(),
)


@given(SOUGHT)
@pytest.mark.parametrize("few", [3, 5000])
def test_a_search_finds_what_is_like_that_the_newest_first(
    connection: Connection, everything: list[IndexedGame], few: int, sought: Sought
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "FEW", few)
        assert search(connection, sought, 1000) == [f for f in everything if like(f, sought)]


def test_pages_follow_one_another_by_number(
    connection: Connection, everything: list[IndexedGame]
) -> None:
    pages, before = [], None
    while page := search(connection, Sought(player="ann", before=before), 7):
        pages += page
        before = page[-1].number
    assert pages == [found for found in everything if like(found, Sought(player="ann"))]
    assert len(pages) > 100


@pytest.mark.parametrize(
    ("sought", "along"),
    [
        (Sought(), "SCAN games"),
        (Sought(before=9), "SEARCH games USING INTEGER PRIMARY KEY (rowid<?)"),
        (Sought(player="ann"), "INDEX game_seats_by_name (known_as=?"),
        (Sought(player="ann", opponent="ben", result="won", min_score=20), "game_seats_by_name"),
        (
            Sought(player="ann", from_ms=0, until_ms=9, opening=3),
            "game_seats_by_name (known_as=? AND number>? AND number<?)",
        ),
        (Sought(from_ms=DAY_MS, until_ms=9 * DAY_MS), "INTEGER PRIMARY KEY (rowid>? AND rowid<?)"),
        (Sought(game="gobble"), "games_by_game (game=?"),
        (Sought(kind="ranked", before=9), "games_by_kind (kind=? AND number<?)"),
        (Sought(opening=3), "games_by_opening (opening=?"),
        (Sought(result="deadlock"), "games_by_end (termination=?"),
    ],
)
def test_an_index_leads_every_search_in_order_of_number(
    connection: Connection, sought: Sought, along: str
) -> None:
    plan = planned(connection, sought)
    assert along in plan[0]
    # Whatever is asked of the games along the way is looked up, and nothing is ever sorted.
    assert not any(step.startswith("SCAN") for step in plan[1:])
    assert not any("TEMP B-TREE" in step for step in plan)


def test_a_rare_score_is_found_by_its_index_and_a_common_one_on_the_way(
    connection: Connection,
) -> None:
    rare = planned(connection, Sought(min_score=39))
    assert rare[0] == "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"
    assert "SEARCH reaching USING COVERING INDEX games_by_best (best>?)" in rare
    assert not any("ORDER BY" in step for step in rare)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "FEW", 3)
        assert planned(connection, Sought(min_score=3)) == planned(connection, Sought())


def test_somebody_with_few_games_leads_to_them_and_is_looked_for_on_the_way_else(
    connection: Connection,
) -> None:
    along = "SEARCH theirs USING COVERING INDEX game_seats_by_name (known_as=?)"
    for sought in (
        Sought(opponent="ben", opening=3),
        Sought(player="ann", opponent="ben"),
        Sought(opponent="ben"),
    ):
        assert along in planned(connection, sought)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "FEW", 3)
            plan = planned(connection, sought)
            assert along not in plan
            assert not any("TEMP B-TREE" in step for step in plan)


def planned(connection: Connection, sought: Sought) -> list[str]:
    """The steps of SQLite's plan of a search."""
    wanted = query(connection, sought).limit(21)
    text = wanted.compile(connection, compile_kwargs={"literal_binds": True})
    steps = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}").all()
    return [step[3] for step in steps]


def test_a_name_that_an_account_has_finds_the_games_of_that_person_alone() -> None:
    engine = sqlalchemy.create_engine("sqlite://")
    metadata.create_all(engine)
    rng = random.Random(3)
    with engine.connect() as opened:
        for number, person in enumerate(["p1", "p2", "p1"]):
            came = fake(rng, number)
            seat = came.seats[0]._replace(name="Ann", level=None, person=person)
            enter(opened, f"t{number}", came._replace(seats=(seat,)))
        assert [found.number for found in search(opened, Sought(player="ann"), 9)] == [3, 2, 1]
        row = {"name": "ANN", "folded": "ann", "skeleton": "ann", "kind": "member"}
        opened.execute(persons.insert().values(id="p1", made_ms=1, role="player", **row))
        assert [found.number for found in search(opened, Sought(player="ann"), 9)] == [3, 1]
        assert "game_seats_by_person" in planned(opened, Sought(player="ann"))[0]
        assert search(opened, Sought(opponent="ann"), 9) == search(opened, Sought(player="ann"), 9)
    engine.dispose()


@pytest.mark.parametrize(
    ("name", "level", "found"),
    [
        ("  ANN   Lee ", None, "ann lee"),
        ("", "greedy", "robot:greedy"),
        ("Straße", None, "strasse"),
    ],
)
def test_names_are_found_whatever_their_case_and_robots_by_their_level(
    name: str, level: str | None, found: str
) -> None:
    assert known_as(name, level) == found
