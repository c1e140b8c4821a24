"""The archive over HTTP: searching, pictures, and files to take away."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from io import BytesIO

import pytest
from PIL import Image

from archive.games import WISHES, Played, played
from archive.keeping import keep
from server.kit import FRIEND, PERSON, ROBOT, Open, Pages, http_client, plain, wish_for
from server.test_secrets import reveals, secret_of
from tantrix import messages
from tantrix.notation import records
from tantrix.rules.base import Termination
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.registry import GAMES
from tantrix.server.archive import animations, http
from tantrix.server.archive.query import KINDS, RESULTS, GameSearch, sought
from tantrix.server.archive.repository import Sought
from tantrix.server.tables import views
from tantrix.server.tables.options import TableOptions
from tantrix.server.web import cookies

pytestmark = pytest.mark.anyio

SVG = "{http://www.w3.org/2000/svg}svg"


async def numbers(pages: Pages, query: str) -> list[int]:
    return [found["number"] for found in (await pages.get(f"/api/games?{query}"))["games"]]


async def test_games_are_found_by_who_played_and_what_came_of_it(
    pages: Pages, rng: random.Random
) -> None:
    first = await pages.new()
    await first.play(rng, 5)
    await first.ask("resign", player=1)
    second = await pages.new(PERSON, ROBOT)
    await second.play(rng)
    alone = await pages.visit(await pages.made(wish_for("gobble")))
    await alone.play(rng)
    assert await numbers(pages, "") == [3, 2, 1]
    assert await numbers(pages, "player=ANN") == [3, 2, 1]
    assert await numbers(pages, "player=ben&result=lost") == [1]
    assert await numbers(pages, "opponent=robot:random") == [2]
    assert await numbers(pages, "player=Ann&opponent=Ben&result=resigned") == [1]
    assert await numbers(pages, "game=gobble") == [3]
    assert await numbers(pages, "kind=ranked") == []
    assert await numbers(pages, "before=3") == [2, 1]
    assert await numbers(pages, "from=2023-11-14&to=2023-11-14") == [3, 2, 1]
    assert await numbers(pages, "to=2023-11-13") == []
    answer = (await pages.get("/api/games?game=strategy&min_score=1&player=Ben"))["games"][0]
    opening = first.snapshot["log"][0]["code"].partition("@")[0]
    assert (answer["opening"], answer["placements"]) == (int(opening), 5)
    assert [seat["name"] for seat in answer["seats"]] == ["Ann", "Ben"]
    assert await numbers(pages, f"opening={opening}&player=Ben") == [1]


async def test_what_is_told_of_a_game_names_nobody_s_session(
    server: Open, pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.visit(await pages.shared())
    await page.play(rng, 2)
    await page.ask("resign", player=0)
    [found] = await server.container.games.search(Sought(), 9)
    owner = found.ended.seats[0].person
    assert owner
    for path in ("/api/games", "/api/games/1", "/api/games/all/lines", "/api/games/all/records"):
        assert owner not in (await others.http.get(path)).text


async def test_pages_are_told_where_the_next_one_begins(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PAGE", 2)
    for number in range(5):
        await keep(server.store, f"t{number}", played("gobble", number % 2))
    answer = await pages.get("/api/games")
    assert ([one["number"] for one in answer["games"]], answer["before"]) == ([5, 4], 4)
    answer = await pages.get("/api/games?before=2")
    assert ([one["number"] for one in answer["games"]], answer["before"]) == ([1], None)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("playr=Ann", "playr"),
        ("from=yesterday", "from"),
        ("to=9999-12-31", "to"),
        ("result=win", "result"),
        ("result=won", "player"),
        ("min_score=-1", "min_score"),
        ("min_score=1e3", "min_score"),
        ("opening=57", "opening"),
        ("opening=٣", "opening"),
        ("kind=secret", "kind"),
        ("game=chess", "game"),
        ("before=99999999999", "before"),
        (f"player={'x' * 61}", "player"),
    ],
)
async def test_a_wrong_search_says_which_field_is_wrong(
    pages: Pages, query: str, field: str
) -> None:
    for path in ("/api/games", "/api/games/all/lines"):
        error = (await pages.get(f"{path}?{query}", 400))["error"]
        assert (error["id"], error["params"]["field"]) == ("bad.message", field)


def test_empty_parameters_seek_nothing() -> None:
    assert sought(GameSearch(player=" ")) == Sought()
    with pytest.raises(TantrixError):
        sought(GameSearch(player=" ", result="won"))


@pytest.mark.parametrize("name", ["two", "solitaire", "gobble", "mindgame"])
async def test_every_game_has_a_small_picture_and_one_of_every_step(
    server: Open, pages: Pages, name: str
) -> None:
    game = played(name)
    await keep(server.store, "t", game)
    steps = len(game.table.moves)
    for path in (
        "/api/games/1/picture?theme=light&lang=fr",
        "/api/tables/t/pictures/0",
        f"/api/tables/t/pictures/{steps // 2}?theme=print",
        f"/api/tables/t/pictures/{steps}",
        f"/api/tables/t/pictures/{steps // 2}?small=1",
    ):
        answer = await pages.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        drawn = ET.fromstring(answer.text)  # noqa: S314 - our own
        assert drawn.tag == SVG
        [ground] = [each for each in drawn.iter() if each.get("class") == "table"]
        small = "games" in path or "small" in path
        assert (ground.get("fill") == "none") == small
        assert ("attachment" in str(answer.headers)) == ("tables" in path)
    await pages.get(f"/api/tables/t/pictures/{steps + 1}", 404)
    await pages.get("/api/games/1/picture?theme=pink", 400)
    await pages.get("/api/games/2/picture", 404)
    await pages.get("/api/games/99999999999999999999", 404)


@pytest.mark.parametrize("name", ["two", "solitaire", "gobble", "mindgame"])
async def test_every_game_can_be_had_as_an_animation(server: Open, pages: Pages, name: str) -> None:
    game = played(name)
    await keep(server.store, "t", game)
    answer = await pages.http.get("/api/tables/t/animation?theme=light")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/gif")
    assert answer.headers["content-disposition"] == 'attachment; filename="tantrix-t.gif"'
    counts = {
        len(views.state_at(game.table, index).board)  # type: ignore[attr-defined]
        for index in range(1, len(game.table.moves) + 1)
    }
    with Image.open(BytesIO(answer.content)) as shown:
        assert shown.n_frames >= len(counts) > 1  # type: ignore[attr-defined]


async def test_a_game_that_goes_on_or_is_nobody_s_has_no_animation(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    table = page.snapshot["table"]["id"]
    await page.play(rng, 9)
    for who in (pages, others):
        answer = await who.http.get(f"/api/tables/{table}/animation")
        assert answer.json()["error"]["id"] == "table.not_over"
    await pages.get("/api/tables/nowhere/animation", 404)
    await pages.get(f"/api/tables/{table}/animation?theme=pink", 400)


async def test_animations_are_limited_for_each_address(pages: Pages) -> None:
    answers = [
        await pages.http.get("/api/tables/nowhere/animation") for _ in range(animations.ASKS + 1)
    ]
    assert [answer.status_code for answer in answers] == [404] * animations.ASKS + [429]


async def test_the_whole_of_a_game_is_told_and_its_deal_only_after_the_end(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    table = page.snapshot["table"]["id"]
    await page.play(rng, 9)
    secret = await secret_of(server, table)
    running = await pages.http.get(f"/api/tables/{table}/json")
    pictured = await pages.http.get(f"/api/tables/{table}/pictures/9")
    assert running.json()["deal"] is None
    assert not any(reveals(answer.text, secret) for answer in (running, pictured))
    await page.ask("resign", player=0)
    payload = await pages.get(f"/api/tables/{table}/json")
    assert (payload["deal"]["seed"], payload["deal"]["bag"]) == secret
    assert [step["code"] for step in payload["steps"]] == [e["code"] for e in page.snapshot["log"]]
    assert payload["result"]["outcome"] == page.snapshot["result"]["outcome"]
    await pages.get("/api/tables/nowhere/json", 404)


async def test_a_player_s_games_are_one_file_of_records(server: Open, pages: Pages) -> None:
    games = {name: played(name) for name in ("two", "robot", "gobble", "doubles")}
    for name, game in games.items():
        await keep(server.store, name, game)
    answer = await pages.http.get("/api/games/all/records?player=Ann")
    assert answer.headers["content-disposition"] == 'attachment; filename="tantrix.txt"'
    read = list(records.iter_games(answer.text.splitlines(keepends=True)))
    assert [problems for _, problems in read] == [[]] * 4
    own = [views.record(game.table) for game in reversed(games.values())]
    assert [str(game) for game, _ in read] == own
    only_gobble = await pages.http.get("/api/games/all/records?game=gobble")
    assert only_gobble.text == views.record(games["gobble"].table) + "\n"
    lines = (await pages.http.get("/api/games/all/lines?player=Ann")).text.splitlines()
    assert [json.loads(line)["table"]["id"] for line in lines] == list(reversed(games))
    only = (await pages.http.get("/api/games/all/lines?opponent=Di")).text.splitlines()
    assert len(only) == 1
    await pages.get("/api/games/all/zip", 404)


async def test_a_whole_archive_is_sent_game_by_game(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PAGE", 2)
    for number in range(5):
        await keep(server.store, f"t{number}", played("gobble", number % 2))
    asked: list[int] = []
    search = server.container.games.search

    async def noted(wanted: Sought, limit: int) -> object:
        asked.append(limit)
        return await search(wanted, limit)

    monkeypatch.setattr(server.container.games, "search", noted)
    answer = await pages.http.get("/api/games/all/lines")
    assert len(answer.text.splitlines()) == 5
    assert asked == [2] * 4


async def test_a_game_that_does_not_add_up_is_left_out_of_the_files(
    server: Open, pages: Pages
) -> None:
    for number in range(3):
        await keep(server.store, f"t{number}", played("gobble", number))
    entries = server.store.entries

    async def torn(table: str) -> object:
        found = await entries(table)
        return found[:4] + found[5:] if table == "t1" else found

    server.store.entries = torn  # type: ignore[assignment, method-assign]
    lines = (await pages.http.get("/api/games/all/lines")).text.splitlines()
    assert [json.loads(line)["table"]["id"] for line in lines] == ["t2", "t0"]
    await pages.get("/api/tables/t1/json", 503)


async def test_who_takes_archives_away_too_often_is_told_to_wait(server: Open) -> None:
    async with http_client(server.url) as client:
        path = "/api/games/all/records"
        found = [(await client.get(path)).status_code for _ in range(http.FILES + 1)]
    assert found == [200] * http.FILES + [429]


def session(pages: Pages) -> str:
    """Who asks from these pages, as the server knows them."""
    return cookies.digest(pages.http.cookies[cookies.COOKIE])


def of(person: str, **terms: object) -> Played:
    """A game of two of whom the first is a person of the server."""
    game = Played(WISHES["two"], "terms", person=person, terms=TableOptions(**terms))  # type: ignore[arg-type]
    return game.play(9)


async def test_a_hidden_game_is_found_by_those_who_sat_there_alone(
    server: Open, pages: Pages, others: Pages
) -> None:
    for browser in (pages, others):
        await browser.get("/api/bootstrap")
    await keep(server.store, "t", of(session(pages)).resign(0), hidden=True)
    await keep(server.store, "u", of("nobody", kind="ranked").resign(0))
    assert await numbers(pages, "") == [2, 1]
    assert await numbers(pages, "player=ann") == [2, 1]
    assert await numbers(others, "") == await numbers(others, "player=ann") == [2]
    assert await numbers(others, "kind=ranked") == [2]
    for path in ("/api/games/1", "/api/games/1/picture"):
        assert (await pages.http.get(path)).status_code == 200
        assert (await others.http.get(path)).status_code == 404
    assert len((await others.http.get("/api/games/all/lines")).text.splitlines()) == 1


async def test_a_game_that_is_told_late_or_not_at_all_is_not_told_here_before_its_end(
    server: Open, pages: Pages, others: Pages
) -> None:
    for browser in (pages, others):
        await browser.get("/api/bootstrap")
    games = {"late": of(session(pages), delay_s=60), "closed": of(session(pages), watch=False)}
    for table, game in games.items():
        await keep(server.store, table, game)
        for path in (f"/api/tables/{table}/json", f"/api/tables/{table}/pictures/3"):
            assert (await pages.http.get(path)).status_code == 200
            refused = await others.get(path, 403)
            assert refused["error"]["id"] == "table.delayed"
    await keep(server.store, "over", games["late"].resign(0))
    await others.get("/api/tables/over/json")


async def test_the_mind_game_and_a_game_of_friends_are_found_alike(
    pages: Pages, rng: random.Random
) -> None:
    seats = [plain(PERSON), plain(FRIEND)]
    page = await pages.visit(await pages.made({**WISHES["mindgame"], "seats": seats}))
    await page.play(rng)
    [answer] = (await pages.get("/api/games?opponent=ben"))["games"]
    assert answer["game"] == "mindgame"
    assert answer["table"] == page.snapshot["table"]["id"]
    assert answer["seats"][0]["score"] == page.view["scores"][0]


def test_every_way_to_end_has_its_word() -> None:
    catalogue = messages.catalogue("en")
    ends = set(Termination) - {Termination.PLAYED}
    assert all(f"page.archive.end.{end}" in catalogue for end in ends)
    assert all(f"page.archive.result.{result}" in catalogue for result in RESULTS)
    assert all(f"page.archive.kind.{kind}" in catalogue for kind in KINDS)
    assert all(f"page.archive.game.{game}" in catalogue for game in GAMES)
