"""The free table of the server: figures kept and drawn, and the record list of spaghettis."""

from __future__ import annotations

import asyncio
import xml.etree.ElementTree as ET
from io import StringIO
from pathlib import Path

import pytest

from puzzles.spaghetti import GOOD
from server.kit import Json, Open, Pages, RandomRobots, Times, opened
from tantrix.messages import LANGUAGES, say
from tantrix.notation import moves
from tantrix.puzzles import spaghetti
from tantrix.rules.core.placements import Placement
from tantrix.server.freetable import http
from tantrix.solver.spaghetti import spaghetti as made

pytestmark = pytest.mark.anyio

TABLE = ["1@0,0:0", "1@1,0:3", "56@5,5:2"]


def kept(placements: list[str] = TABLE, **more: object) -> Json:
    return {"name": "A swan", "by": "Ann", "placements": placements, **more}


def filed(text: str = GOOD, **more: object) -> Json:
    return {"name": "Long", "by": "Ann", "text": text, **more}


def codes_of(text: str) -> list[str]:
    """The placements of a spaghetti's file."""
    return [
        moves.write_placement(Placement(cell // 6, column.q, column.r + i, cell % 6))
        for column in spaghetti.read(text.splitlines())
        for i, cell in enumerate(column.cells)
        if cell
    ]


async def refused(pages: Pages, path: str, body: Json, status: int = 400) -> Json:
    """The answer with which a request is refused, which every language can say."""
    answer = await pages.post(path, body, status)
    error = answer["error"]
    assert all(error["id"] not in say(error["id"], error["params"], lang) for lang in LANGUAGES)
    return answer


async def test_a_table_shows_clashes_lines_of_every_colour_and_what_fits(pages: Pages) -> None:
    body = {"tiles": [1, 1, 2, 2, 56], "placements": ["1@0,0:0", "1@0,1:0"]}
    answer = await pages.post("/api/figures/look", body, 200)
    assert answer["mismatches"] == [[[0, 0], [0, 1]]]
    assert {line["colour"] for line in answer["lines"]} == {"R", "Y", "B"}
    assert list(answer["fits"]) == ["2", "56"]
    assert all(code.startswith("2@") for code in answer["fits"]["2"])
    empty = await pages.post("/api/figures/look", {"tiles": [7], "placements": []}, 200)
    assert empty["fits"] == {"7": [f"7@0,0:{rotation}" for rotation in range(6)]}


async def test_a_figure_is_kept_and_found_by_anybody_after_the_server_was_closed(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "figures.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        figure = (await pages.post("/api/figures", kept(name="  A\tswan ")))["id"]
    async with opened(data, robots, times) as server, Pages(server.url) as others:
        answer = await others.get(f"/api/figures/{figure}")
        assert (answer["name"], answer["by"], answer["tiles"]) == ("A swan", "Ann", 3)
        assert answer["placements"] == TABLE
        assert answer["mine"] is False
        assert (await others.get("/api/figures"))["figures"] == []


async def test_a_session_lists_its_own_figures_newest_first(
    pages: Pages, others: Pages, times: Times
) -> None:
    first = (await pages.post("/api/figures", kept()))["id"]
    times.ms += 1000
    second = (await pages.post("/api/figures", kept(TABLE[:1])))["id"]
    await others.post("/api/figures", kept())
    listed = (await pages.get("/api/figures"))["figures"]
    assert [one["id"] for one in listed] == [second, first]
    assert all(one["mine"] and "owner" not in one for one in listed)


async def test_a_figure_is_drawn_as_a_document(pages: Pages) -> None:
    body = {"placements": TABLE, "theme": "light"}
    origin = {"Origin": pages.origin}
    answer = await pages.http.post("/api/figures/picture", json=body, headers=origin)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.text).tag.endswith("svg")  # noqa: S314 - it is our own
    payload = await refused(pages, "/api/figures/picture", {**body, "theme": "pink"})
    assert payload["error"]["id"] == "bad.theme"


@pytest.mark.parametrize(
    ("placements", "error", "cells"),
    [
        ([], "bad.figure.empty", []),
        (["1@0,0:0", "2@0,0:1"], "bad.solution.overlap", [[0, 0]]),
        (["1@0,0:0", "2@401,0:1"], "bad.figure.far", [[401, 0]]),
        (["57@0,0:0"], "bad.placement", []),
        (["1@0,0:0"] * 1201, "bad.message", []),
    ],
)
async def test_what_cannot_lie_is_refused(
    pages: Pages, placements: list[str], error: str, cells: list[list[int]]
) -> None:
    for path in ("/api/figures", "/api/spaghetti"):
        answer = await refused(pages, path, kept(placements))
        assert (answer["error"]["id"], answer["error"]["cells"]) == (error, cells)


async def test_a_table_of_1200_tiles_has_room(pages: Pages) -> None:
    table = [f"{i % 56 + 1}@{-300 - i % 30},{-300 - i // 30}:5" for i in range(1200)]
    await pages.post("/api/figures/look", {"tiles": [56] * 1200, "placements": table}, 200)
    await pages.post("/api/figures", kept(table))


async def test_names_that_cannot_be_read_are_refused(pages: Pages) -> None:
    for more in ({"name": "a\u202eb"}, {"by": "\u0007"}, {"name": "x" * 61}):
        answer = await refused(pages, "/api/figures", kept(**more))
        assert answer["error"]["id"] == "bad.message"


async def test_another_site_can_keep_nothing(pages: Pages) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    for path, body in (("figures", kept()), ("spaghetti", kept()), ("spaghetti/file", filed())):
        answer = await pages.http.post(f"/api/{path}", json=body, headers=elsewhere)
        assert answer.status_code == 403
    assert (await pages.get("/api/spaghetti"))["records"] == []


async def test_what_is_not_there_is_not_found(pages: Pages) -> None:
    assert (await pages.get("/api/figures/none", 404))["error"]["id"] == "bad.figure.unknown"
    assert (await pages.get("/api/spaghetti/none", 404))["error"]["id"] == "bad.spaghetti.unknown"


async def test_who_keeps_too_much_at_once_is_refused(pages: Pages, times: Times) -> None:
    for _ in range(http.KEEPS):
        await pages.post("/api/figures", kept())
    assert (await refused(pages, "/api/figures", kept(), 429))["error"]["id"] == "limit.rate"
    times.ms += 2000
    await pages.post("/api/figures", kept())


async def test_nobody_keeps_more_than_the_server_has_room_for(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "MOST_FIGURES", 1)
    monkeypatch.setattr(http, "MOST_SPAGHETTIS", 0)
    await pages.post("/api/figures", kept())
    assert (await refused(pages, "/api/figures", kept()))["error"]["id"] == "limit.figures"
    answer = await refused(pages, "/api/spaghetti/file", filed())
    assert answer["error"]["id"] == "limit.spaghettis"


# --- spaghetti -----------------------------------------------------------------------------------


async def test_a_figure_of_a_whole_set_is_entered_and_its_file_is_the_same(pages: Pages) -> None:
    entered = await pages.post("/api/spaghetti", kept(codes_of(GOOD)[::-1]))
    assert (entered["tiles"], entered["sets"]) == (56, 1)
    answer = await pages.http.get(f"/api/spaghetti/{entered['id']}")
    assert answer.text == GOOD
    assert answer.headers["content-disposition"].startswith("attachment")


async def test_the_record_list_has_the_largest_first_beside_that_of_the_sources(
    pages: Pages, others: Pages, times: Times
) -> None:
    await pages.post("/api/spaghetti/file", filed(GOOD))
    large = StringIO()
    spaghetti.write(large, 2, made(112))
    times.ms += 1000
    await others.post("/api/spaghetti/file", filed(large.getvalue(), name="", by="Ben"))
    answer = await pages.get("/api/spaghetti")
    assert answer["sources"] == {"tiles": 50_000, "people": 100}
    rows = [(one["place"], one["tiles"], one["by"], one["mine"]) for one in answer["records"]]
    assert rows == [(1, 112, "Ben", False), (2, 56, "Ann", True)]
    assert all("owner" not in one for one in answer["records"])


def moved(text: str, q: int, r: int) -> str:
    """Return the file of the same figure elsewhere."""
    columns = spaghetti.read(text.splitlines())
    file = StringIO()
    spaghetti.write(file, 1, (one._replace(q=one.q + q, r=one.r + r) for one in columns))
    return file.getvalue()


async def test_a_figure_that_was_moved_is_no_other_one(pages: Pages, others: Pages) -> None:
    one = await pages.post("/api/spaghetti/file", filed())
    for by in ((0, 0), (1, 0), (0, -3), (-200, 40)):
        again = await pages.post("/api/spaghetti/file", filed(moved(GOOD, *by)))
        assert again == one
    answer = await refused(others, "/api/spaghetti/file", filed(moved(GOOD, 7, 7)))
    assert answer["error"]["id"] == "bad.spaghetti.entered"
    assert len((await pages.get("/api/spaghetti"))["records"]) == 1


async def test_a_new_cookie_lifts_no_limit_of_what_an_address_keeps(
    server: Open, times: Times
) -> None:
    budget = server.container.deps.budget
    budget.change(http.entries._replace(size=2))
    budget.change(http.kept._replace(size=2))
    for path, body in (("/api/figures", kept()), ("/api/spaghetti/file", filed())):
        for status in (201, 201, 429):
            async with Pages(server.url) as pages:
                answer = await pages.http.post(path, json=body)
                entered = "bad.spaghetti.entered" in answer.text  # by whoever did so first
                assert (entered and status == 201) or answer.status_code == status
    async with Pages(server.url, address="127.0.0.9") as pages:
        await pages.post("/api/figures", kept())
    times.ms += 86_400_000
    async with Pages(server.url) as pages:
        await pages.post("/api/figures", kept())


async def test_the_same_file_is_entered_once(pages: Pages, others: Pages) -> None:
    one = await pages.post("/api/spaghetti/file", filed())
    again = await pages.post("/api/spaghetti/file", filed(GOOD.rstrip("\n"), name="Anew"))
    assert one == again
    answer = await refused(others, "/api/spaghetti/file", filed())
    assert answer["error"]["id"] == "bad.spaghetti.entered"
    assert len((await others.get("/api/spaghetti"))["records"]) == 1


async def test_what_is_no_spaghetti_is_refused_with_every_reason_and_its_cells(
    pages: Pages,
) -> None:
    table = [*codes_of(GOOD)[:-1], "1@300,300:0"]
    answer = await refused(pages, "/api/spaghetti", kept(table))
    ids = [reason["id"] for reason in answer["reasons"]]
    assert ids == ["bad.spaghetti.sets", "bad.spaghetti.apart"]
    assert [300, 300] in answer["reasons"][1]["cells"]
    wrong = GOOD.replace("c2I1", "c3I1")
    answer = await refused(pages, "/api/spaghetti/file", filed(wrong))
    assert answer["error"] == answer["reasons"][0]
    assert answer["error"]["id"] == "bad.spaghetti.mismatch"
    assert answer["error"]["cells"]
    assert (await pages.get("/api/spaghetti"))["records"] == []


@pytest.mark.parametrize("text", ["", "no spaghetti", "tantrix-spaghetti 1 1\n0 0 A9\n"])
async def test_a_file_that_cannot_be_read_is_refused(pages: Pages, text: str) -> None:
    answer = await refused(pages, "/api/spaghetti/file", filed(text))
    assert answer["error"]["id"] in {"bad.spaghetti.header", "bad.spaghetti.line"}


async def test_a_file_may_have_four_megabytes_and_no_more(pages: Pages) -> None:
    most = http.LARGEST_FILE
    answer = await refused(pages, "/api/spaghetti/file", filed("x" * most))
    assert answer["error"]["id"] == "bad.spaghetti.header"
    answer = await refused(pages, "/api/spaghetti/file", filed("x" * (most + 1)))
    assert answer["error"]["id"] == "bad.message"
    answer = await refused(pages, "/api/spaghetti/file", filed("x" * (2 * most)), 413)
    assert answer["error"]["id"] == "limit.frame"


async def test_a_column_longer_than_any_spaghetti_is_not_read(pages: Pages) -> None:
    text = f"tantrix-spaghetti 1 1\n0 0 {'A0' * 1_000_000}\n"
    said = await refused(pages, "/api/spaghetti/file", filed(text))
    assert said["error"]["id"] == "bad.spaghetti.line"


async def test_a_large_body_of_countless_values_is_not_read(pages: Pages) -> None:
    body = '{"name": "a", "by": "b", "text": [' + ",".join(["[]"] * 500_000) + "]}"
    answer = await pages.http.post(
        "/api/spaghetti/file", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad.json")


async def test_tiles_that_are_strewn_are_told_to_be_put_closer(pages: Pages) -> None:
    placements = [f"{1 + n % 56}@{20 * n % 400},{20 * (n // 20)}:0" for n in range(400)]
    body = {"tiles": list(range(1, 57)) * 9, "placements": placements}
    answer = await pages.http.post("/api/figures/look", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad.figure.strewn")


async def test_the_server_answers_others_while_a_large_file_is_checked(pages: Pages) -> None:
    column = "A0" * 1000
    text = "tantrix-spaghetti 1 1\n" + "".join(f"{q} 0 {column}\n" for q in range(1000))
    entering = asyncio.create_task(refused(pages, "/api/spaghetti/file", filed(text)))
    await asyncio.sleep(0.05)
    await pages.get("/api/spaghetti")
    assert (await entering)["error"]["id"] == "bad.spaghetti.sets"


async def test_no_figure_is_signed_with_the_name_of_a_member(pages: Pages, others: Pages) -> None:
    await pages.post("/api/me/register", {"name": "Anna", "password": "correct horse"})
    refusal = await refused(others, "/api/figures", kept(by="Anna"), 409)
    assert refusal["error"]["id"] == "people.name.taken"
    assert "id" in await pages.post("/api/figures", kept(by="Anna"))
