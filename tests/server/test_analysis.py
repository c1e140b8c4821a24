"""The analysis of a game over HTTP: as on the command line, for games that are over."""

from __future__ import annotations

import json
from random import Random

import pytest

from analysis.gaming import played
from cli.calling import tantrix
from server.kit import FRIEND, PERSON, Pages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.analysis import AnalysisRefused, AnalysisService, analysed

pytestmark = pytest.mark.anyio

OTHER = {"kind": "person", "name": "Third", "colour": "B"}


async def test_a_game_that_is_over_is_analysed(pages: Pages, rng: Random) -> None:
    page = await pages.new(PERSON, FRIEND)
    await page.play(rng, 3)
    path = f"/api/tables/{page.snapshot['table']['id']}"
    early = await pages.get(f"{path}/analysis", 400)
    assert early["error"]["id"] == "bad.analysis.running"
    await page.ask("resign", player=0)
    found = await pages.get(f"{path}/analysis")
    codes = [entry["code"] for entry in page.snapshot["log"]][:3]
    assert len(found["moments"]) == 3
    assert found["values"][-1] == 0
    for moment, code in zip(found["moments"], codes, strict=True):
        assert moment["made"]["placement"] == code or moment["number"] == 1
    record = (await pages.http.get(f"{path}/record")).text
    assert json.loads(tantrix("analyse", "-", "--json", text=record).stdout) == found
    assert await pages.get(f"{path}/analysis") == found


async def test_what_cannot_be_analysed_is_refused(pages: Pages) -> None:
    page = await pages.new(PERSON, FRIEND, OTHER)
    for player in (0, 1):
        await page.ask("resign", player=player)
    path = f"/api/tables/{page.snapshot['table']['id']}"
    found = await pages.get(f"{path}/analysis", 400)
    assert found["error"]["id"] == "bad.analysis.players"
    await pages.get("/api/tables/none/analysis", 404)


async def test_an_analysis_that_takes_too_long_is_given_up() -> None:
    service = AnalysisService(patience_s=0)
    with pytest.raises(TantrixError) as refused:
        await service.analysed("table", played(1))
    assert refused.value.id == "bad.analysis.failed"


def test_a_refusal_comes_back_from_the_process() -> None:
    assert analysed(played(1, most=0)) == AnalysisRefused("bad.analysis.empty", {})
