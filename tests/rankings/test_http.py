"""The rankings and the record book over HTTP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from sqlalchemy import Connection, update

from rankings.ended import HOUR_MS, START_MS, ended, moved_in, seat, won
from server.company import gathered, person
from server.kit import Open, Pages, Times
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.repository import Sought
from tantrix.server.auth.names import folded
from tantrix.server.db.schema.auth import people_sessions, persons
from tantrix.server.db.schema.rankings import ranking_lines
from tantrix.server.freetable.repository import Spaghetti, SpaghettiFile
from tantrix.server.lobby.starting import refuse_weak
from tantrix.server.tables.finished import FinishedGame, Result

pytestmark = pytest.mark.anyio

DAY_MS = 24 * HOUR_MS
NOW = "2023-11"


@pytest.fixture(autouse=True)
async def people(server: Open) -> None:
    await server.store.database.write(moved_in)


async def play(server: Open, games: Iterable[FinishedGame]) -> None:
    """Enter games, and have the server count them."""
    for one in games:
        before = await server.container.games.search(Sought(), 1)
        await server.container.games.enter(f"t{before[0].number + 1 if before else 1}", one)
    await server.container.rating_updater.catch_up()


def names(table: dict[str, Any]) -> list[tuple[int, str]]:
    return [(row["place"], row["name"]) for row in table["rows"]]


def met(person: dict[str, Any]) -> list[list[str]]:
    """Whom somebody has met in each of their games."""
    return [
        [f"robot {one['level']}" if one["level"] else one["name"] for one in game["others"]]
        for game in person["games"]
    ]


async def become(server: Open, pages: Pages, name: str) -> str:
    """Let a browser be that of a new member, and return their id."""
    found = await person(pages)
    account = {"id": found, "kind": "member", "name": name, "skeleton": name}
    session = {"hash": found, "person": found, "handle": name, "made_ms": START_MS}

    def job(connection: Connection) -> None:
        connection.execute(
            persons.insert().values(**account, folded=folded(name), made_ms=START_MS)
        )
        connection.execute(people_sessions.insert().values(**session, seen_ms=START_MS, browser=""))

    await server.store.database.write(job)
    return found


# --- tables --------------------------------------------------------------------------------------


async def test_a_table_tells_places_names_and_numbers(server: Open, pages: Pages) -> None:
    await play(server, [won("ann", "ben"), won("ann", "cleo", 4)])
    answer = await pages.get("/api/rankings/all-time")
    assert names(answer) == [(1, "Ann"), (2, "Cleo"), (3, "Ben")]
    assert (answer["of"], answer["page"], answer["pages"], answer["you"]) == (3, 1, 1, None)
    first = answer["rows"][0]
    assert (first["ranking"], first["games"], first["wins"], first["ties"]) == (524.6, 2, 2, 0)
    assert first["country"] == "FR"
    assert first["numbers"]["glicko"][0] > 1500 > answer["rows"][1]["numbers"]["glicko"][0]
    assert first["numbers"]["elo"] == 1514
    assert not {"id", "person"} & first.keys()


async def test_the_monthly_table_goes_by_the_month(server: Open, pages: Pages) -> None:
    before = START_MS - 40 * DAY_MS
    await play(server, [won("ben", "ann", ended_ms=before), won("ann", "ben")])
    now = await pages.get("/api/rankings/monthly")
    assert (now["month"], now["months"]) == (NOW, [NOW, "2023-09"])
    assert names(now) == [(1, "Ann"), (2, "Ben")]
    then = await pages.get("/api/rankings/monthly?month=2023-09")
    assert names(then) == [(1, "Ben"), (2, "Ann")]
    assert then["rows"][0]["ranking"] == 709.0


async def test_a_month_without_games_is_there_while_it_lasts(pages: Pages) -> None:
    answer = await pages.get("/api/rankings/monthly")
    assert (answer["months"], answer["rows"], answer["pages"]) == ([NOW], [], 1)
    error = (await pages.get("/api/rankings/monthly?month=2023-12", 400))["error"]
    assert (error["id"], error["params"]) == ("bad.month", {"text": "2023-12"})


async def test_a_table_is_told_page_by_page_and_searched(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.rankings.http.PAGE", 2)
    await play(server, [won("ann", "ben", 9), won("cleo", "dan", 4), won("eve", "fay", 1)])
    pages_of = [await pages.get(f"/api/rankings/all-time?page={page}") for page in (1, 2, 3, 9)]
    assert [answer["page"] for answer in pages_of] == [1, 2, 3, 3]
    seen = [name for answer in pages_of[:3] for _, name in names(answer)]
    assert seen == ["Ann", "Cleo", "Eve", "Fay", "Dan", "Ben"]
    found = await pages.get("/api/rankings/all-time?find=%20AN")
    assert names(found) == [(1, "Ann"), (5, "Dan")]
    assert (found["found"], found["of"]) == (2, 6)
    assert (await pages.get("/api/rankings/all-time?find=nobody"))["rows"] == []


async def test_everybody_is_shown_their_own_row(
    server: Open, pages: Pages, others: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.rankings.http.PAGE", 1)
    own = await become(server, pages, "Zoe")
    await play(server, [won("ann", own)])
    mine = await pages.get("/api/rankings/all-time")
    assert [row["you"] for row in mine["rows"]] == [False]
    assert (mine["you"]["name"], mine["you"]["place"], mine["you"]["you"]) == ("Zoe", 2, True)
    theirs = await others.get("/api/rankings/all-time?page=2")
    assert (theirs["you"], theirs["rows"][0]["name"], theirs["rows"][0]["you"]) == (
        None,
        "Zoe",
        False,
    )


async def test_who_is_idle_for_three_months_is_retired_and_comes_back(
    server: Open, pages: Pages, times: Times
) -> None:
    await play(server, [won("ann", "ben")])
    times.ms += 100 * DAY_MS
    assert (await pages.get("/api/rankings/all-time"))["rows"] == []
    assert names(await pages.get("/api/rankings/retired")) == [(1, "Ann"), (2, "Ben")]
    one = await pages.get("/api/rankings/people/ann")
    assert [(row["table"], row["retired"], row["place"]) for row in one["standings"]] == [
        ("all-time", True, None)
    ]
    await play(server, [won("ann", "cleo", ended_ms=times.wall_ms())])
    times.ms += 4000
    assert names(await pages.get("/api/rankings/all-time")) == [(1, "Ann"), (2, "Cleo")]
    assert names(await pages.get("/api/rankings/retired")) == [(1, "Ben")]


async def test_masters_stand_in_their_table_from_950_on(
    server: Open, pages: Pages, times: Times
) -> None:
    high = update(ranking_lines).where(ranking_lines.c.person.in_(["ann", "ben"]))
    await play(server, [won("ann", "ben"), won("ann", "cleo")])
    await server.store.database.write(lambda c: c.execute(high.values(ranking=960.0)).rowcount)
    answer = await pages.get("/api/rankings/masters")
    assert names(answer) == [(1, "Ann"), (1, "Ben")]
    assert [row["games"] for row in answer["rows"]] == [0, 0]
    await play(server, [won("ben", "ann", 9, kind="masters")])
    times.ms += 4000
    assert names(await pages.get("/api/rankings/masters")) == [(1, "Ben"), (2, "Ann")]


async def test_doubles_have_their_own_table(server: Open, pages: Pages) -> None:
    who = zip(("ann", "ben", "cleo", "dan"), "RYRY", (29, 20) * 2, strict=True)
    seats = [
        seat(one, colour, score, "won" if score > 20 else "lost") for one, colour, score in who
    ]
    await play(server, [ended(seats, kind="doubles")])
    assert names(await pages.get("/api/rankings/doubles")) == [
        (1, "Ann"),
        (1, "Cleo"),
        (3, "Ben"),
        (3, "Dan"),
    ]
    assert (await pages.get("/api/rankings/all-time"))["of"] == 0


async def test_an_account_that_is_no_more_is_in_no_table(server: Open, pages: Pages) -> None:
    gone = (
        update(persons).where(persons.c.id == "ann").values(kind="deleted", name=None, folded=None)
    )
    await play(server, [won("ann", "ben")])
    await server.store.database.write(lambda c: c.execute(gone).rowcount)
    assert names(await pages.get("/api/rankings/all-time")) == [(1, "Ben")]
    assert (await pages.get("/api/rankings/people/ann", 404))["error"]["id"] == "bad.ranking.person"
    answer = await pages.get("/api/rankings/people/Ben")
    assert met(answer) == [["ann"]]
    (first, *_) = (await pages.get("/api/records"))["records"]
    assert (first["record"], first["name"], first["table"]) == ("score", None, "t1")


async def test_a_ranked_game_at_a_table_counts_as_soon_as_it_ends(server: Open) -> None:
    async with gathered(server, kind="ranked") as company:
        for name, pages in zip(("Zoe", "Yan"), company.people, strict=True):
            await become(server, pages, name)
        one, two = await company.visit()
        assert (await two.ask("resign", player=1))["type"] == "accepted"
        await one.until("event")
        await server.container.rating_updater.catch_up()
        answer = await company.watcher.get("/api/rankings/all-time")
    assert names(answer) == [(1, "Zoe"), (2, "Yan")]
    assert [row["ranking"] for row in answer["rows"]] == [515.0, 485.0]


async def test_who_has_950_points_may_play_masters_games(server: Open, times: Times) -> None:
    high = update(ranking_lines).where(ranking_lines.c.person == "ann").values(ranking=950.0)
    await play(server, [won("ann", "ben")])
    await server.store.database.write(lambda c: c.execute(high).rowcount)
    lobby_actor = await server.container.social.lobby.actor()
    await refuse_weak(lobby_actor, "masters", "ann", "Ann")
    with pytest.raises(TantrixError, match="masters"):
        await refuse_weak(lobby_actor, "masters", "ben", "Ben")
    times.ms += 100 * DAY_MS
    with pytest.raises(TantrixError, match="masters"):
        await refuse_weak(lobby_actor, "masters", "ann", "Ann")


# --- countries -----------------------------------------------------------------------------------


async def test_countries_go_by_their_three_best(server: Open, pages: Pages) -> None:
    games = [
        won("cleo", "dan", 1),
        won("ann", "fay", 4),
        won("ben", "fay", 1),
        won("eve", "fay", 9),
    ]
    await play(server, games)
    answer = (await pages.get("/api/rankings/countries"))["countries"]
    assert [(one["place"], one["country"]) for one in answer] == [(1, "FR"), (2, "NZ")]
    assert [person["name"] for person in answer[0]["people"]] == ["Eve", "Ann", "Ben"]
    assert answer[1]["points"] == pytest.approx(505 / 3, abs=0.1)


async def test_a_nation_lists_all_its_players(server: Open, pages: Pages) -> None:
    await play(server, [won("cleo", "dan"), won("ann", "fay"), won("ben", "fay")])
    answer = await pages.get("/api/rankings/nation/FR")
    assert [name for _, name in names(answer)] == ["Ann", "Ben", "Dan"]
    assert answer["rows"][2]["place"] == 3
    assert (await pages.get("/api/rankings/nation/XX"))["rows"] == []


async def test_who_moves_to_another_country_counts_there_with_all_they_have(
    server: Open, pages: Pages, times: Times
) -> None:
    moves = update(persons).where(persons.c.id == "ann").values(country="NZ")
    await play(server, [won("ann", "ben")])
    assert [name for _, name in names(await pages.get("/api/rankings/nation/NZ"))] == []
    await server.store.database.write(lambda c: c.execute(moves).rowcount)
    times.ms += 4000
    answer = await pages.get("/api/rankings/nation/NZ")
    assert [(row["name"], row["ranking"]) for row in answer["rows"]] == [("Ann", 515.0)]


# --- somebody ------------------------------------------------------------------------------------


async def test_somebody_is_told_with_their_games_the_newest_first(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.rankings.http.HISTORY", 2)
    lost = ended([seat("ann", "R", 14), seat("planner", "Y", 20, "won")])
    await play(server, [won("ann", "ben"), won("cleo", "dan"), lost, won("ann", "cleo", 1)])
    answer = await pages.get("/api/rankings/people/ANN")
    assert (answer["name"], answer["country"]) == ("Ann", "FR")
    tables = {row["table"]: (row["place"], row["of"], row["games"]) for row in answer["standings"]}
    assert tables == {"all-time": (1, 4, 3), "monthly": (2, 4, 3)}
    assert met(answer) == [["Cleo"], ["robot planner"]]
    assert [game["result"] for game in answer["games"]] == ["won", "lost"]
    changes = answer["games"][1]["changes"]
    assert [change["table"] for change in changes] == ["all-time", "monthly"]
    assert changes[0]["after"] < changes[0]["before"] == 515.0
    assert answer["games"][0]["table"] == "t4"
    rest = await pages.get(f"/api/rankings/people/ann?before={answer['before']}")
    assert met(rest) == [["Ben"]]
    assert rest["before"] is None


# --- records -------------------------------------------------------------------------------------


async def test_the_record_book_tells_each_game_and_the_largest_spaghetti(
    server: Open, pages: Pages
) -> None:
    assert await pages.get("/api/records") == {"records": [], "spaghetti": None}
    await play(server, [won("ann", "ben", 9)])
    large = Spaghetti("s1", "o", "Long one", "Class 5", 112, 2, START_MS)
    await server.container.figures.enter(large, SpaghettiFile("text", b"digest"), 9)
    answer = await pages.get("/api/records")
    found = {one["record"]: (one["value"], one["name"], one["table"]) for one in answer["records"]}
    assert found == {
        "score": (29, "Ann", "t1"), "line": (14, "Ann", "t1"), "fastest": (HOUR_MS, "Ann", "t1"),
        "streak": (1, "Ann", "t1"), "played": (1, "Ann", "t1"),
    }  # fmt: skip
    assert answer["spaghetti"] == {
        "id": "s1", "name": "Long one", "by": "Class 5", "tiles": 112, "made_ms": START_MS,
    }  # fmt: skip


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/rankings/weekly", 404, "bad.ranking"),
        ("/api/rankings/people/nobody", 404, "bad.ranking.person"),
        ("/api/rankings/monthly?month=2023-13", 400, "bad.month"),
        ("/api/rankings/monthly?month=", 400, "bad.month"),
        ("/api/rankings/all-time?page=0", 400, "bad.message"),
        ("/api/rankings/all-time?page=-1", 400, "bad.message"),
        ("/api/rankings/all-time?page=1e3", 400, "bad.message"),
        ("/api/rankings/all-time?page=%D9%A1", 400, "bad.message"),
        ("/api/rankings/all-time?page=" + "9" * 5000, 400, "bad.message"),
        ("/api/rankings/people/ann?before=x", 400, "bad.message"),
    ],
)
async def test_what_is_not_understood_is_refused(
    pages: Pages, path: str, status: int, error: str
) -> None:
    assert (await pages.get(path, status))["error"]["id"] == error


async def test_who_looks_too_often_is_asked_to_wait(pages: Pages, times: Times) -> None:
    for _ in range(100):
        await pages.get("/api/records")
        await pages.get("/api/rankings/doubles")
    assert (await pages.get("/api/records", 429))["error"]["id"] == "limit.rate"
    times.ms += 1000
    await pages.get("/api/records")


# --- races ---------------------------------------------------------------------------------------


def raced(*people: str, **more: object) -> FinishedGame:
    """A race that ended in this order."""
    results: list[Result] = ["won", *["lost"] * (len(people) - 1)]
    seats = [seat(who, None, 0, how) for who, how in zip(people, results, strict=True)]
    return ended(seats, game="race", **{"kind": "unranked", **more})


async def test_the_races_that_people_raced_together_are_counted(server: Open, pages: Pages) -> None:
    await play(
        server,
        [
            raced("ann", "ben", "greedy"),
            raced("ann", "cleo"),
            raced("ben", "ann"),
            raced("dan", "ann", kind="tournament"),
            raced("greedy", "eve", kind="private"),
            raced("eve", "ann", termination="void"),
            raced("nobody here", "cleo"),
        ],
    )
    rows = (await pages.get("/api/rankings/races"))["rows"]
    assert [(row["place"], row["name"], row["won"], row["races"]) for row in rows] == [
        (1, "Ann", 2, 4),
        (2, "Dan", 1, 1),
        (3, "Ben", 1, 2),
        (4, "Cleo", 0, 2),
    ]
    assert [row["country"] for row in rows] == ["FR", "FR", "FR", "NZ"]


async def test_equals_share_a_place_and_only_oneself_is_told_which_row_is_ones_own(
    server: Open, pages: Pages, others: Pages
) -> None:
    me = await become(server, pages, "Gus")
    await play(server, [raced(me, "ann"), raced("ann", me)])
    rows = (await pages.get("/api/rankings/races"))["rows"]
    assert [(row["place"], row["name"], row["you"]) for row in rows] == [
        (1, "Ann", False),
        (1, "Gus", True),
    ]
    assert not any(row["you"] for row in (await others.get("/api/rankings/races"))["rows"])
