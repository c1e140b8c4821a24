"""The puzzle table of the server: what it tells, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware

from server.kit import InThreads, Pages, Times, no_rally, untold
from tantrix.messages import LANGUAGES, say
from tantrix.notation import moves, serializers
from tantrix.puzzles import puzzle_board
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.known import known
from tantrix.puzzles.records import records
from tantrix.puzzles.verify import check, enclosed, table_faults
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.server.auth.identity import Identity, find_visitor
from tantrix.server.config import DEFAULTS
from tantrix.server.puzzles import http as puzzles
from tantrix.server.web import responses
from tantrix.server.web.budget import Budget
from tantrix.server.web.route import Api
from tantrix.solver import complete, find, solve

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
EIGHT = find(puzzle("discovery-8")).solutions[0]
HARD = "v1~1-10x20~loopR.loopB~free"


def codes(placements: object) -> list[str]:
    return [moves.write_placement(one) for one in placements]  # type: ignore[attr-defined]


def sent(forms: Iterable[object]) -> object:
    """Some values as they are once they were sent as JSON."""
    return json.loads(json.dumps(list(forms)))


def table(asked: str, placements: object = (), **more: object) -> Json:
    return {"id": asked, "placements": codes(placements), **more}


@pytest.fixture
async def lone(times: Times) -> AsyncIterator[Pages]:
    """Pages of the puzzle table alone, without a server round it."""
    app = Starlette(
        routes=Api([puzzles.routes]).routes,
        middleware=[Middleware(Identity, find=find_visitor)],
        exception_handlers={TantrixError: responses.refused},
    )
    app.state.puzzles = puzzles.PuzzleService(InThreads(), no_rally, untold)
    app.state.settings = DEFAULTS
    app.state.budget = Budget(times.tick_ms)
    browser = Pages("http://house.example/")
    browser.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=browser.url)
    async with browser:
        yield browser


async def ask(pages: Pages, what: str, body: Json, status: int = 200) -> Json:
    return await pages.post(f"/api/puzzles/{what}", body, status)


async def refused(pages: Pages, what: str, body: Json, status: int = 400) -> str:
    """The id of the error with which a request is refused, which every language can say."""
    error = (await ask(pages, what, body, status))["error"]
    for lang in LANGUAGES:
        text = say(error["id"], error["params"], lang)
        assert error["id"] not in text
        assert "{" not in text
    error_id: str = error["id"]
    return error_id


async def test_the_catalogue_of_a_server_lists_every_puzzle(pages: Pages) -> None:
    answer = await pages.get("/api/puzzles")
    listed = [one["id"] for part in answer["sections"] for one in part["puzzles"]]
    assert sorted(listed) == sorted(CATALOGUE)


@pytest.mark.parametrize("name", ["professor", "pyramid-45", "sets-60", "v1~1-3x2~loopR~holes"])
async def test_a_puzzle_is_told_by_its_name_or_its_id(lone: Pages, name: str) -> None:
    answer = await lone.http.get("/api/puzzles/form", params={"id": name})
    assert answer.json()["id"] == name
    assert tuple(answer.json()["tiles"]) == known(name).tiles


# --- looking -------------------------------------------------------------------------------------


async def test_a_look_tells_clashes_lines_and_what_fits(lone: Pages) -> None:
    lying = [EIGHT[0], EIGHT[1]._replace(q=EIGHT[0].q, r=EIGHT[0].r - 1)]
    answer = await ask(lone, "look", table("discovery-8", lying))
    board = Board(lying)
    pairs = [[list(a), list(b)] for a, b in puzzle_board.mismatches(board)]
    fits = puzzle_board.fitting(puzzle("discovery-8"), board)
    assert answer == {
        "mismatches": pairs,
        "faults": [],
        "solved": False,
        "enclosed": [],
        "score": None,
        "lines": sent(
            map(serializers.line, puzzle_board.shown_lines(puzzle("discovery-8"), board))
        ),
        "fits": {str(tile): codes(found) for tile, found in fits.items()},
    }
    assert len(answer["fits"]) == 6


async def test_a_look_at_a_solution_says_so(lone: Pages) -> None:
    answer = await ask(lone, "look", table("discovery-8", EIGHT))
    assert (answer["solved"], answer["faults"], answer["mismatches"], answer["fits"]) == (
        True,
        [],
        [],
        {},
    )
    assert [(line["closed"], line["score"]) for line in answer["lines"]] == [(True, 16)]


async def test_what_is_wrong_is_told_when_every_tile_lies(lone: Pages) -> None:
    wrong = [*EIGHT[:-1], EIGHT[-1]._replace(q=40)]
    answer = await ask(lone, "look", table("discovery-8", wrong))
    assert answer["solved"] is False
    faults = check(puzzle("discovery-8"), wrong)
    assert answer["faults"] == sent(map(serializers.refusal, faults))
    assert "bad.solution.apart" in [fault["id"] for fault in answer["faults"]]


@pytest.mark.parametrize("name", records())
async def test_scores_are_told_as_they_grow(lone: Pages, name: str) -> None:
    whole = records()[name]
    answer = await ask(lone, "look", table(name, whole.placements))
    assert (answer["score"], answer["solved"]) == (whole.score, True)
    part = await ask(lone, "look", table(name, whole.placements[:30]))
    assert 0 <= part["score"] < whole.score
    assert (await ask(lone, "look", table(name)))["score"] == 0


async def test_the_first_tile_fits_anywhere(lone: Pages) -> None:
    free = (await ask(lone, "look", table("discovery-3")))["fits"]
    assert free == {str(tile): [f"{tile}@0,0:{k}" for k in range(6)] for tile in (1, 2, 3)}
    board = (await ask(lone, "look", table("rainbow-blue")))["fits"]
    assert {len(found) for found in board.values()} == {60}


# --- hints ---------------------------------------------------------------------------------------


async def test_hints_lead_to_a_solution_wherever_the_table_lies(lone: Pages) -> None:
    lying = [Placement(3, 200, -300, 4)]
    for _ in range(7):
        answer = await ask(lone, "hint", table("discovery-8", lying))
        assert answer["answer"] == "next"
        lying.append(moves.read_placement(answer["placement"]))
    assert check(puzzle("discovery-8"), lying) == []
    assert await ask(lone, "hint", table("discovery-8", lying)) == {"answer": "solved"}


async def test_a_hint_for_an_empty_table_is_a_tile_to_begin_with(lone: Pages) -> None:
    answer = await ask(lone, "hint", table("discovery-8"))
    assert moves.read_placement(answer["placement"])[:3] == (1, 0, 0)
    answer = await ask(lone, "hint", table("rainbow-red"))
    assert moves.read_placement(answer["placement"]).hex in (puzzle("rainbow-red").board or ())


async def test_a_table_that_leads_nowhere_is_told(lone: Pages) -> None:
    wrong = [EIGHT[0], EIGHT[1]._replace(q=EIGHT[0].q, r=EIGHT[0].r + 6)]
    assert await ask(lone, "hint", table("discovery-8", wrong)) == {"answer": "none"}
    clash = [Placement(1, 0, 0, 0), Placement(2, 0, 1, 0)]
    assert await ask(lone, "hint", table("discovery-8", clash)) == {"answer": "none"}


async def test_a_rotation_puzzle_is_helped_from_what_is_turned_right(lone: Pages) -> None:
    (whole,) = find(puzzle("pyramid-45")).solutions
    answer = await ask(lone, "hint", table("pyramid-45", whole[:-1]))
    assert answer == {"answer": "next", "placement": moves.write_placement(whole[-1])}
    wrong = [whole[0]._replace(rotation=(whole[0].rotation + 1) % 6)]
    assert await ask(lone, "hint", table("pyramid-45", wrong)) == {"answer": "none"}


async def test_of_scores_the_server_knows_its_record_alone(lone: Pages) -> None:
    whole = records()["four-loops"].placements
    answer = await ask(lone, "hint", table("four-loops", whole[:-1]))
    assert answer == {"answer": "next", "placement": moves.write_placement(whole[-1])}
    assert await ask(lone, "hint", table("four-loops", whole)) == {"answer": "solved"}
    two = [Placement(1, 0, 0, 0), Placement(2, 9, 0, 0)]
    assert await ask(lone, "hint", table("four-loops", two)) == {"answer": "unknown"}


async def test_a_hint_that_takes_too_long_is_not_known(lone: Pages) -> None:
    assert await ask(lone, "hint", table(HARD)) == {"answer": "unknown"}


# --- swapping ------------------------------------------------------------------------------------


async def try_to_swap(pages: Pages, body: Json) -> Json:
    answer = await pages.http.post("/api/puzzles/swap", json=body)
    payload: Json = answer.json()
    assert answer.status_code == (400 if "error" in payload else 200)
    return payload


async def test_two_tiles_change_places(lone: Pages) -> None:
    asked = puzzle("discovery-8")
    pairs = [(a, b) for a in EIGHT for b in EIGHT if a.tile < b.tile]
    swapped = 0
    for a, b in pairs:
        body = table("discovery-8", EIGHT, at=list(a.hex), other=list(b.hex), tile=None)
        answer = await try_to_swap(lone, body)
        if "placements" in answer:
            assert answer["placements"] == codes(puzzle_board.swap(asked, EIGHT, a.hex, b.hex))
            swapped += 1
        else:
            assert answer["error"]["params"] == {"reason": "shape", "tile": a.tile}
    assert 0 < swapped < len(pairs)


async def test_a_tile_of_the_tray_comes_in(lone: Pages) -> None:
    at = EIGHT[4].hex
    for tile in range(9, 31):
        body = table("discovery-30", EIGHT, at=list(at), other=None, tile=tile)
        answer = await try_to_swap(lone, body)
        if "placements" in answer:
            (new,) = set(answer["placements"]) - set(codes(EIGHT))
            assert new.startswith(f"{tile}@{at.q},{at.r}:")
            return
    pytest.fail("no tile has a link of this shape")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"other": None, "tile": None}, "which"),
        ({"other": [0, 0], "tile": 9}, "which"),
        ({"other": [99, 0], "tile": None}, "empty"),
        ({"other": None, "tile": 1}, "tray"),
        ({"other": list(EIGHT[0].hex), "tile": None}, "itself"),
    ],
)
async def test_what_cannot_be_swapped_is_refused(lone: Pages, more: Json, reason: str) -> None:
    body = table("discovery-9", EIGHT, at=list(EIGHT[0].hex), **more)
    assert await refused(lone, "swap", body) == "bad.swap"
    assert (await ask(lone, "swap", body, 400))["error"]["params"]["reason"] == reason


# --- solving -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["discovery-30", "genius-rb", "rainbow-red", "pyramid-45"])
async def test_a_solution_is_shown(lone: Pages, name: str) -> None:
    answer = await ask(lone, "solution", {"id": name})
    assert (answer["status"], answer["score"]) == ("solved", None)
    assert check(puzzle(name), list(map(moves.read_placement, answer["placements"]))) == []
    assert 0 <= answer["seconds"] < 5


async def test_of_scores_the_best_known_is_shown(lone: Pages) -> None:
    answer = await ask(lone, "solution", {"id": "four-lines"})
    assert (answer["status"], answer["score"]) == ("solved", records()["four-lines"].score)
    assert answer["placements"] == codes(records()["four-lines"].placements)


async def test_where_there_is_no_solution_none_is_shown(lone: Pages) -> None:
    answer = await ask(lone, "solution", {"id": "v1~1-4~loopY~free"})
    assert (answer["status"], answer["placements"]) == ("unsolvable", [])


async def test_solutions_are_counted(lone: Pages) -> None:
    answer = await ask(lone, "count", {"id": "discovery-10"})
    assert (answer["count"], answer["complete"]) == (1280, True)
    assert await refused(lone, "count", {"id": "four-lines"}) == "bad.search.scored"


def wish(**more: object) -> Json:
    goal = {"form": "loop", "colour": "R"}
    return {"tiles": [4, 3, 2, 1], "choices": [[goal]], "board": None, "holes": False, **more}


async def test_a_puzzle_of_ones_own_is_solved_before_it_is_shared(lone: Pages) -> None:
    answer = await ask(lone, "make", wish())
    assert answer == {"id": "v1~1-4~loopR~free", "status": "solved", "count": 2, "complete": True}
    yellow = {"form": "loop", "colour": "Y"}
    answer = await ask(lone, "make", wish(choices=[[yellow]]))
    assert (answer["status"], answer["count"], answer["complete"]) == ("unsolvable", 0, True)


@pytest.mark.parametrize("board", ["triangle:3", [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [0, 2]]])
async def test_a_board_is_named_or_told_by_its_cells(lone: Pages, board: object) -> None:
    answer = await ask(lone, "make", wish(tiles=[1, 2, 3, 4, 5, 6], choices=[[]], board=board))
    assert answer["id"] == "v1~1-6~match~triangle-3"
    assert answer["status"] == "solved"


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"tiles": []}, "bad.puzzle.tiles"),
        ({"tiles": [57]}, "bad.message"),
        ({"tiles": [1] * 301}, "bad.message"),
        ({"choices": []}, "bad.puzzle.goals"),
        ({"choices": [[]]}, "bad.puzzle.goals"),
        ({"choices": [[{"form": "loop", "colour": "G"}]]}, "bad.puzzle.colour"),
        ({"choices": [[{"form": "ring", "colour": "R"}]]}, "bad.message"),
        ({"board": "circle:4"}, "bad.board"),
        ({"board": "triangle:4"}, "bad.puzzle.cells"),
        ({"board": [[0, 0], [0, 0], [1, 0], [2, 0]]}, "bad.puzzle.cell_twice"),
        ({"board": [[0, 0], [1, 0], [2, 0], [999, 0]]}, "bad.puzzle.far"),
        ({"board": [[0, 0, 0]]}, "bad.message"),
        ({"holes": None}, "bad.message"),
        ({"extra": 1}, "bad.message"),
    ],
)
async def test_a_puzzle_that_cannot_be_is_refused(lone: Pages, more: Json, error: str) -> None:
    assert await refused(lone, "make", wish(**more)) == error


# --- enclosed spaces ---------------------------------------------------------------------------


def wide() -> list[Placement]:
    """Return a solution of Discovery 10 that encloses a space, but has no hole."""
    asked = puzzle("discovery-10")
    found = solve(replace(asked, holes=True, no_hole=False))
    return list(next(one for one in found if enclosed(Board(one)) and not check(asked, one)))


async def test_a_solution_that_encloses_a_space_is_accepted_and_shown_as_such(lone: Pages) -> None:
    whole = wide()
    answer = await ask(lone, "look", table("discovery-10", whole))
    assert (answer["solved"], answer["enclosed"]) == (True, sent(enclosed(Board(whole))))
    answer = await ask(lone, "look", table("discovery-8", EIGHT))
    assert (answer["solved"], answer["enclosed"]) == (True, [])


async def test_a_hint_leads_on_from_a_table_that_encloses_a_space(lone: Pages) -> None:
    asked, whole = puzzle("discovery-10"), wide()
    tables = [[one for one in whole if one != gone] for gone in whole]
    most = next(one for one in tables if not complete(asked, one).count)
    placement = (await ask(lone, "hint", table("discovery-10", most)))["placement"]
    assert check(asked, [*most, moves.read_placement(placement)]) == []


# --- strict reading ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (table("discovery-99"), "bad.puzzle"),
        (table("v1~1-3~loopR"), "bad.puzzle.id"),
        (table("v1~" + "1" * 6000), "bad.puzzle.long"),
        (table("sets-301"), "bad.puzzle.many"),
        (table("discovery-3", [Placement(4, 0, 0, 0)]), "bad.solution.surplus"),
        (table("discovery-3", [Placement(3, q, 0, 0) for q in (0, 1)]), "bad.solution.surplus"),
        (table("sets-11", [Placement(1, q, 0, 0) for q in (0, 1, 2)]), "bad.solution.surplus"),
        (table("discovery-3", [Placement(t, 0, 0, 0) for t in (1, 2)]), "bad.solution.overlap"),
        ({"id": "discovery-3", "placements": ["3@0,0:6"]}, "bad.placement"),
        ({"id": "discovery-3", "placements": ["3@00,0:1"]}, "bad.placement"),
        ({"id": "discovery-3", "placements": [3]}, "bad.message"),
        ({"id": "discovery-3", "placements": ["3@0,0:1"] * 301}, "bad.message"),
        ({"id": "discovery-3"}, "bad.message"),
        ({"id": 3, "placements": []}, "bad.message"),
    ],
)
@pytest.mark.parametrize("what", ["look", "hint"])
async def test_what_cannot_lie_is_refused(lone: Pages, what: str, body: Json, error: str) -> None:
    assert await refused(lone, what, body) == error


async def test_the_cells_that_are_wrong_are_shown(lone: Pages) -> None:
    body = table("discovery-3", [Placement(tile, 2, -1, 0) for tile in (1, 2)])
    assert (await ask(lone, "look", body, 400))["error"]["cells"] == [[2, -1]]


@pytest.mark.parametrize("what", ["look", "hint", "swap", "solution", "count", "make"])
async def test_a_page_of_another_site_is_refused(lone: Pages, what: str) -> None:
    answer = await lone.http.post(
        f"/api/puzzles/{what}", json={}, headers={"Origin": "https://elsewhere.example"}
    )
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad.origin")


@given(st.data())
def test_any_table_is_looked_at_or_refused_with_a_sentence(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["discovery-9", "rainbow-blue", "pyramid-45", "four-lines"]))
    near = st.integers(-2, 3)
    lying = st.builds(Placement, st.sampled_from(sorted(TILES)), near, near, st.integers(0, 5))
    placements = data.draw(st.lists(lying, max_size=12))
    asked = puzzles.BoardRequest(name, codes(placements))
    if table_faults(puzzle(name), placements):
        with pytest.raises(TantrixError, match=r"bad\.solution\.(surplus|overlap)"):
            puzzles._look(asked)
        return
    shown = puzzles._look(asked)
    assert shown.solved is False
    for tile, found in shown.fits.items():
        for code in found[:1]:
            more = puzzles._look(puzzles.BoardRequest(name, [*asked.placements, code]))
            assert more.mismatches == shown.mismatches
            assert tile not in more.fits
