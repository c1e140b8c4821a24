"""The venue's application: who may do what, and what becomes of a score sheet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, overview, scoring
from tantrix.tournaments.events import Published
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.venue.app import Venue
from tantrix.venue.pins import MINUTE_MS, TRIES, Pins, pins_of
from tantrix.venue.views import venue as venue_view
from tournaments.test_whole import KEY, Director

from .books import NOW_MS, PINS, Memory, team_hall, village_hall


class Browser:
    """Somebody's browser, which keeps its cookies."""

    def __init__(self, venue: Venue) -> None:
        self._transport = httpx.ASGITransport(venue.app)
        self.cookies = httpx.Cookies()

    def get(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        return asyncio.run(self._ask("GET", path, **more))

    def post(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        return asyncio.run(self._ask("POST", path, **more))

    async def _ask(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401
        address = "http://10.0.0.7:8000"
        async with httpx.AsyncClient(
            transport=self._transport, base_url=address, cookies=self.cookies
        ) as client:
            answer = await client.request(method, path, **more)
            self.cookies = client.cookies
            return answer


@pytest.fixture
def book() -> Memory:
    return village_hall()


@pytest.fixture
def venue(book: Memory) -> Venue:
    return Venue(book, wall_ms=lambda: NOW_MS, tick_ms=lambda: 0)


@pytest.fixture
def visitor(venue: Venue) -> Callable[[str], Browser]:
    """Open the page as somebody with the PIN of a role, or with none."""

    def opened(role: str) -> Browser:
        client = Browser(venue)
        if role != "visitor":
            assert client.post("/pin", json={"pin": PINS[role]}).json() == {"role": role}
        return client

    return opened


def sheet(**more: object) -> dict[str, object]:
    usual = {"round": 1, "table": 1, "game": 1, "scores": [24, 20], "confirmed": [True, True]}
    return {**usual, **more}


def test_everybody_sees_pairings_and_standings(visitor: Callable[[str], Browser]) -> None:
    state = visitor("visitor").get("/state").json()
    assert (state["name"], state["role"], state["round"]) == ("Village hall", "visitor", 1)
    assert state["starts_ms"] - state["now_ms"] == 60_000
    assert len(state["tables"]) == 3
    assert [row["place"] for row in state["standings"][0]["rows"]] == [1] * 6
    assert "secret" not in str(state)


def test_a_round_that_is_published_without_a_time_begins_then() -> None:
    book = village_hall(starts_ms=0)
    (at_ms,) = [at_ms for event, at_ms in book.state.log if isinstance(event, Published)]
    view = venue_view(book.state, "visitor", [], at_ms)
    assert view.starts_ms == at_ms > 0


def test_a_round_is_seen_once_it_is_published(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    director = Director(TournamentSettings(name="hidden"), 4)
    director.do(*directing.pair_next(director.state))
    book.state = director.state
    state = visitor("visitor").get("/state").json()
    assert (state["round"], state["tables"]) == (0, [])


def test_a_play_off_is_shown_and_its_games_follow_until_somebody_wins() -> None:
    first = StageSettings(format="round_robin", advance=1)
    stages = (first, StageSettings(format="knockout", source="advanced"))
    director = Director(TournamentSettings(name="level", stages=stages), 2)
    for _ in range(2):
        director.pair()
        number = len(director.state.rounds)
        level = scoring.played(director.state, (20, 20), None)
        director.do(scoring.result(director.state, Place(number, 1), level))
    shown = venue_view(director.state, "visitor", [], NOW_MS)
    assert (shown.round, shown.playoff) == (2, True)
    (table,) = shown.tables
    assert (len(table.games), table.next) == (1, 2)
    won = scoring.played(director.state, (24, 20), None)
    director.do(scoring.result(director.state, Place(2, 1, 2), won))
    assert venue_view(director.state, "visitor", [], NOW_MS).tables[0].next == 0


def test_a_sheet_that_both_confirm_is_entered_once(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    tablet = visitor("table")
    times = [19 * MINUTE_MS, 21 * MINUTE_MS + 5000]
    handed = sheet(times_ms=times)
    assert tablet.post("/sheet", json=handed).json() == {"outcome": "entered"}
    assert tablet.post("/sheet", json=handed).json() == {"outcome": "same"}
    assert book.state.pairing(1, 1).match().tenths == (167, 33)
    assert tablet.get("/state").json()["tables"][0]["next"] == 0


def test_a_sheet_that_one_player_confirms_waits_for_the_director(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    half = sheet(confirmed=[True, False])
    for _ in range(2):
        assert visitor("table").post("/sheet", json=half).json() == {"outcome": "waits"}
    assert not book.state.rounds[0].begun
    assert visitor("table").get("/state").json()["sheets"] == []
    director = visitor("director")
    waiting = director.get("/state").json()["sheets"]
    assert [each["place"] for each in waiting] == ["1.1.1"]
    decision = {"number": waiting[0]["number"], "accept": True}
    assert director.post("/decide", json=decision).status_code == 200
    assert book.state.pairing(1, 1).match().tenths == (147, 53)
    assert scoring.unsigned_games(book.state) == [Place(1, 1, 1)]
    assert director.get("/state").json()["sheets"] == []
    assert director.post("/decide", json=decision).json()["id"] == "venue.no_sheet"


def test_two_different_results_are_a_conflict_that_the_director_decides(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    helper, director = visitor("helper"), visitor("director")
    assert helper.post("/sheet", json=sheet(confirmed=[False, False])).json() == {
        "outcome": "entered"
    }
    other = sheet(scores=[20, 24])
    assert visitor("table").post("/sheet", json=other).json() == {"outcome": "conflict"}
    assert book.state.pairing(1, 1).match().tenths == (147, 53)
    number = director.get("/state").json()["sheets"][0]["number"]
    refused = director.post("/decide", json={"number": number, "accept": True})
    assert refused.json()["id"] == "tournament.reason"
    reason = {"number": number, "accept": True, "reason": "the sheet says so"}
    assert director.post("/decide", json=reason).status_code == 200
    assert book.state.pairing(1, 1).match().tenths == (53, 147)


def test_a_sheet_that_is_put_away_changes_nothing(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    visitor("table").post("/sheet", json=sheet(confirmed=[False, True]))
    director = visitor("director")
    assert director.post("/decide", json={"number": 1, "accept": False}).status_code == 200
    assert not book.state.rounds[0].begun


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"scores": [85, 0]}, "tournament.score"),
        ({"table": 9}, "tournament.no_table"),
        ({"round": 9}, "tournament.no_round"),
        ({"game": 2}, "tournament.match_over"),
        ({"game": 0}, "tournament.no_game"),
        ({"times_ms": [-1, 0]}, "venue.sheet_bad"),
        ({"scores": "24-20"}, "venue.body"),
        ({"more": 1}, "venue.body"),
    ],
)
def test_a_wrong_sheet_is_refused_in_a_sentence(
    visitor: Callable[[str], Browser], wrong: dict[str, Any], error: str
) -> None:
    answer = visitor("helper").post("/sheet", json=sheet(**wrong))
    assert answer.status_code == 422
    assert answer.json()["id"] == error
    assert answer.json()["text"]
    assert "{" not in answer.json()["text"]


def test_who_has_no_pin_only_looks(visitor: Callable[[str], Browser]) -> None:
    assert visitor("visitor").post("/sheet", json=sheet()).status_code == 403
    for role in ("visitor", "table", "helper"):
        decided = visitor(role).post("/decide", json={"number": 1, "accept": True})
        assert decided.status_code == 403


def test_what_another_page_sends_is_refused(visitor: Callable[[str], Browser]) -> None:
    tablet = visitor("table")
    stranger = {"origin": "http://elsewhere.example"}
    assert tablet.post("/sheet", json=sheet(), headers=stranger).status_code == 403
    own = {"origin": "http://10.0.0.7:8000"}
    assert tablet.post("/sheet", json=sheet(), headers=own).status_code == 200


def test_what_is_too_long_or_no_json_is_refused(visitor: Callable[[str], Browser]) -> None:
    for content in (b"", b"{", b"[" * 2000, b" " * 9000 + b"{}", b"\xff"):
        answer = visitor("visitor").post("/pin", content=content)
        assert answer.json()["id"] == "venue.body"


def test_whoever_guesses_pins_is_slowed_down() -> None:
    now_ms = 0
    pins = Pins(KEY, lambda: now_ms)
    for _ in range(TRIES):
        with pytest.raises(TantrixError, match="pin_wrong"):
            pins.enter("000000", "10.0.0.9")
    with pytest.raises(TantrixError, match="slow"):
        pins.enter(PINS["director"], "10.0.0.9")
    assert pins.enter(PINS["director"], "10.0.0.8")[1] == "director"
    now_ms = MINUTE_MS
    assert pins.enter(f" {PINS['table']} ", "10.0.0.9")[1] == "table"


def test_pins_are_six_digits_and_differ() -> None:
    pins = pins_of(KEY)
    assert {len(pin) for pin in pins.values()} == {6}
    assert len(set(pins.values())) == 3
    assert pins_of(KEY) == pins != pins_of(KEY[::-1])


def test_pins_sessions_and_waiting_sheets_outlive_the_page(book: Memory, tmp_path: Path) -> None:
    kept = tmp_path / "hall.sheets"
    for served in range(2):
        venue = Venue(book, kept, wall_ms=lambda: NOW_MS, tick_ms=lambda: 0)
        director = Browser(venue)
        if served == 0:
            assert director.post("/pin", json={"pin": PINS["director"]}).status_code == 200
            cookies = director.cookies
            table = Browser(venue)
            table.post("/pin", json={"pin": PINS["table"]})
            table.post("/sheet", json=sheet(confirmed=[True, False]))
        director.cookies = cookies
        waiting = director.get("/state").json()["sheets"]
        assert [each["place"] for each in waiting] == ["1.1.1"]
    kept.write_text("broken")
    assert Venue(book, kept).app is not None


def test_a_waiting_sheet_becomes_a_conflict_or_is_settled(
    visitor: Callable[[str], Browser],
) -> None:
    tablet, director = visitor("table"), visitor("director")
    for scores in ([24, 20], [20, 24]):
        tablet.post("/sheet", json=sheet(scores=scores, confirmed=[True, False]))
    assert [each["conflict"] for each in director.get("/state").json()["sheets"]] == [False] * 2
    director.post("/sheet", json=sheet(scores=[24, 20]))
    (left,) = director.get("/state").json()["sheets"]
    assert (left["scores"], left["conflict"]) == ([20, 24], True)


# --- heats ---------------------------------------------------------------------------------------


@pytest.fixture
def hall(book: Memory) -> Memory:
    """Have heats of three and four in the hall, not pairings."""
    book.state = village_hall(7, stage=StageSettings(format="heats")).state
    return book


def heat_sheet(book: Memory, *scores: int, table: int = 1, **more: object) -> dict[str, object]:
    entries = list(book.state.heat(1, table).entries)
    signed = [True] * len(scores)
    usual = {"round": 1, "table": table, "game": 1, "scores": scores, "entries": entries}
    return {**usual, "confirmed": signed, **more}


def test_a_heat_is_shown_and_its_sheet_entered_once(
    hall: Memory, visitor: Callable[[str], Browser]
) -> None:
    tablet = visitor("table")
    tables = tablet.get("/state").json()["tables"]
    assert [len(table["sides"]) for table in tables] == [3, 4]
    assert (tables[0]["heat"], tables[0]["next"], tables[0]["left"]) == (True, 1, [0, 1, 2])
    assert all(side["colour"] for table in tables for side in table["sides"])
    times = [19 * MINUTE_MS, 21 * MINUTE_MS + 5000, 0]
    handed = heat_sheet(hall, 24, 20, 15, times_ms=times)
    assert tablet.post("/sheet", json=handed).json() == {"outcome": "entered"}
    assert tablet.post("/sheet", json=handed).json() == {"outcome": "same"}
    assert [mark.penalty for mark in hall.state.heat(1, 1).marks] == [0, 2, 0]
    shown = tablet.get("/state").json()["tables"][0]
    assert (shown["next"], shown["games"][0]["scores"]) == (0, [24, 20, 15])
    plain = heat_sheet(hall, 24, 20, 15, table=2, entries=[*hall.state.heat(1, 2).entries[:3]])
    assert tablet.post("/sheet", json=plain).json() == {"outcome": "entered"}
    assert tablet.get("/state").json()["tables"][1]["left"] == [3]


def test_the_points_of_a_heat_are_exact_on_the_page(
    hall: Memory, visitor: Callable[[str], Browser]
) -> None:
    helper = visitor("helper")
    helper.post("/sheet", json=heat_sheet(hall, 24, 20, 15, confirmed=[]))
    state = helper.get("/state").json()
    assert state["tables"][0]["games"][0]["tenths"] == [153.5, 101.5, 45.0]
    assert state["standings"][0]["rows"][0]["tenths"] == 153.5


def test_a_heat_that_not_all_confirm_waits_and_another_result_is_a_conflict(
    hall: Memory, visitor: Callable[[str], Browser]
) -> None:
    tablet, director = visitor("table"), visitor("director")
    half = heat_sheet(hall, 24, 20, 15, confirmed=[True, True, False])
    assert tablet.post("/sheet", json=half).json() == {"outcome": "waits"}
    (waiting,) = director.get("/state").json()["sheets"]
    assert (len(waiting["names"]), waiting["scores"]) == (3, [24, 20, 15])
    decision = {"number": waiting["number"], "accept": True}
    assert director.post("/decide", json=decision).status_code == 200
    assert [mark.score for mark in hall.state.heat(1, 1).marks] == [24, 20, 15]
    assert scoring.unsigned_games(hall.state) == [Place(1, 1, 1)]
    assert tablet.post("/sheet", json=half).json() == {"outcome": "same"}
    other = heat_sheet(hall, 24, 20, 16)
    assert tablet.post("/sheet", json=other).json() == {"outcome": "conflict"}
    (waiting,) = director.get("/state").json()["sheets"]
    assert waiting["conflict"]
    decision = {"number": waiting["number"], "accept": True}
    assert director.post("/decide", json=decision).json()["id"] == "tournament.reason"
    reason = {**decision, "reason": "the sheet says so"}
    assert director.post("/decide", json=reason).status_code == 200
    assert [mark.score for mark in hall.state.heat(1, 1).marks] == [24, 20, 16]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"scores": [24, 20]}, "venue.sheet_bad"),
        ({"times_ms": [0, 0]}, "venue.sheet_bad"),
        ({"entries": []}, "venue.sheet_bad"),
        ({"entries": [1, 1, 2]}, "venue.sheet_bad"),
        ({"scores": [24, 20, 85]}, "tournament.score"),
        ({"game": 2}, "tournament.no_game"),
        ({"table": 3}, "tournament.no_table"),
    ],
)
def test_a_wrong_sheet_of_a_heat_is_refused(
    hall: Memory, visitor: Callable[[str], Browser], wrong: dict[str, Any], error: str
) -> None:
    sheet = heat_sheet(hall, 24, 20, 15)
    answer = visitor("helper").post("/sheet", json={**sheet, **wrong})
    assert (answer.status_code, answer.json()["id"]) == (422, error)
    assert not hall.state.heat(1, 1).marks


def test_a_sheet_of_a_heat_does_not_fit_a_pairing(visitor: Callable[[str], Browser]) -> None:
    helper = visitor("helper")
    for wrong in ({"scores": [24, 20, 15]}, {"scores": []}, {"entries": [1, 2]}):
        answer = helper.post("/sheet", json=sheet(**wrong))
        assert answer.json()["id"] == "venue.sheet_bad"


def test_the_page_needs_nothing_from_elsewhere(visitor: Callable[[str], Browser]) -> None:
    client = visitor("visitor")
    page = client.get("/")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    for path in ("/page.css", "/page.js", "/clock.js"):
        content = client.get(path).text
        assert "://" not in content
        assert f'"{path}"' in page.text or path == "/clock.js"


def test_the_page_speaks_the_browsers_language(visitor: Callable[[str], Browser]) -> None:
    client = visitor("visitor")
    for asked, lang in [("fr-CA,fr;q=0.9", "fr"), ("it", "en"), ("it,de;q=0.8", "de"), ("", "en")]:
        found = client.get("/words", headers={"accept-language": asked}).json()
        assert found["lang"] == lang
        assert found["words"]["venue.tab.pairings"]
    assert client.get("/words?lang=fr").json()["lang"] == "fr"


def test_groups_have_standings_each(book: Memory, visitor: Callable[[str], Browser]) -> None:
    stages = (StageSettings(format="groups"),)
    director = Director(TournamentSettings(name="groups", stages=stages), 10)
    director.pair()
    book.state = director.state
    found = visitor("visitor").get("/state").json()["standings"]
    assert [group["group"] for group in found] == [1, 2]
    assert len(overview.groups_of(book.state.stages[0])) == 2


def test_each_board_of_two_teams_is_a_table_with_a_sheet_of_its_own(
    book: Memory, visitor: Callable[[str], Browser]
) -> None:
    book.state = team_hall().state
    tablet, director = visitor("table"), visitor("director")
    tables = tablet.get("/state").json()["tables"]
    assert [(each["table"], each["board"], each["next"]) for each in tables] == [
        (1, 1, 1),
        (1, 2, 3),
    ]
    shown = {f"{side['number']} {side['name']}" for side in tables[1]["sides"]}
    assert shown == {"1.2 Ben (Bath)", "2.2 Eve (Paris)"}
    assert tablet.post("/sheet", json=sheet(game=3)).json() == {"outcome": "entered"}
    half = sheet(game=4, confirmed=[True, False])
    assert tablet.post("/sheet", json=half).json() == {"outcome": "waits"}
    state = director.get("/state").json()
    assert {*state["sheets"][0]["names"]} == {"Ben (Bath)", "Eve (Paris)"}
    assert [[game is not None for game in each["games"]] for each in state["tables"]] == [
        [False, False],
        [True, False],
    ]
    assert [each["next"] for each in state["tables"]] == [1, 4]
    decision = {"number": state["sheets"][0]["number"], "accept": True}
    assert director.post("/decide", json=decision).status_code == 200
    second = tablet.get("/state").json()["tables"][1]
    assert (second["next"], second["left"]) == (0, [])
    for game in (1, 2):
        assert tablet.post("/sheet", json=sheet(game=game)).json() == {"outcome": "entered"}
    rows = tablet.get("/state").json()["standings"][0]["rows"]
    assert [row["match_points"] for row in rows] == [2, 0]


def test_match_points_are_shown_only_where_matches_count(visitor: Callable[[str], Browser]) -> None:
    rows = visitor("visitor").get("/state").json()["standings"][0]["rows"]
    assert {row["match_points"] for row in rows} == {None}
