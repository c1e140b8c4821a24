"""Tactics over HTTP: what is shown before and after an answer, and what is counted."""

from __future__ import annotations

import json

import pytest

from server.kit import Json, Pages
from tantrix.analysis import Tactic, packaged_tactics
from tantrix.notation.moves import write_placement

pytestmark = pytest.mark.anyio

FIRST, SECOND = packaged_tactics()[:2]


def wrong(tactic: Tactic = FIRST) -> str:
    legal = tactic.state().legal_placements()
    return next(write_placement(one) for one in legal if not tactic.solved_by(one))


async def answer(pages: Pages, code: str, tactic: Tactic = FIRST, status: int = 200) -> Json:
    return await pages.post(f"/api/tactics/{tactic.id}/answer", {"placement": code}, status)


async def test_the_tactics_are_listed_the_easiest_first(pages: Pages) -> None:
    rows = (await pages.get("/api/tactics"))["tactics"]
    assert [row["id"] for row in rows] == [one.id for one in packaged_tactics()]
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert [row["grade"] for row in rows] == sorted(row["grade"] for row in rows)
    assert not any(row["solved"] or row["tries"] for row in rows)


async def test_a_tactic_shows_its_position_and_not_what_is_right(pages: Pages) -> None:
    shown = await pages.get(f"/api/tactics/{FIRST.id}")
    state = FIRST.state()
    assert shown["view"]["player"] == state.player
    assert shown["view"]["position"] == FIRST.position
    assert (shown["of"], shown["next"]) == (len(packaged_tactics()), SECOND.id)
    del shown["view"]["legal"]
    assert FIRST.best not in json.dumps(shown)
    assert (await pages.get(f"/api/tactics/{packaged_tactics()[-1].id}"))["next"] is None


async def test_an_answer_is_right_or_wrong_with_reasons_and_what_follows(pages: Pages) -> None:
    said = await answer(pages, wrong())
    assert not said["right"]
    assert said["loss"] >= FIRST.lead
    assert said["reasons"]
    assert (said["row"]["tries"], said["row"]["solved"]) == (1, False)
    assert FIRST.best not in json.dumps(said)
    said = await answer(pages, FIRST.best)
    assert said["right"]
    assert said["loss"] == FIRST.lead
    assert said["chain"]
    assert (said["row"]["tries"], said["row"]["solved"]) == (2, True)


async def test_what_is_solved_stays_solved(pages: Pages, others: Pages) -> None:
    await answer(pages, FIRST.best)
    assert not (await answer(pages, wrong()))["right"]
    row = (await pages.get(f"/api/tactics/{FIRST.id}"))["row"]
    assert (row["tries"], row["solved"]) == (1, True)
    assert not (await others.get(f"/api/tactics/{FIRST.id}"))["row"]["solved"]


async def test_who_gives_up_is_shown_the_solution_and_has_tried_once_more(pages: Pages) -> None:
    said = await pages.post(f"/api/tactics/{FIRST.id}/solution", {}, 200)
    assert (said["right"], said["placement"]) == (True, FIRST.best)
    assert (said["row"]["tries"], said["row"]["solved"]) == (1, False)
    assert (await answer(pages, FIRST.best))["row"] == {**said["row"], "tries": 2, "solved": True}


async def test_what_cannot_be_placed_is_refused_and_not_counted(pages: Pages) -> None:
    for code, refusal in (("1@40,40:0", "illegal.tile_not_in_hand"), ("nonsense", "bad.placement")):
        error = (await answer(pages, code, status=400))["error"]
        assert error["id"] == refusal
    assert (await pages.get(f"/api/tactics/{FIRST.id}"))["row"]["tries"] == 0


async def test_there_is_no_such_tactic(pages: Pages) -> None:
    assert (await pages.get("/api/tactics/00000000", 404))["error"]["id"] == "bad.path"


async def test_a_guest_who_registers_keeps_what_was_solved(pages: Pages) -> None:
    await answer(pages, FIRST.best)
    await pages.post("/api/me/enter", {"name": "Ann"})
    assert (await pages.get(f"/api/tactics/{FIRST.id}"))["row"]["solved"]
    told = await pages.get("/api/me/export")
    assert [row["tactic"] for row in told["tactic_attempts"]] == [FIRST.id]
    assert "owner" not in told["tactic_attempts"][0]
