"""Adjudication over HTTP: the same answers as on the command line, within limits."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from adjudication.test_examples import mismatched
from cli.calling import tantrix
from games.playing import random_state
from server.kit import InThreads, Pages, Times
from tantrix.adjudication.questions import ERRORS, Question
from tantrix.messages import LANGUAGES, say
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import TantrixError
from tantrix.server.adjudication import http as adjudication
from tantrix.server.adjudication import playouts
from tantrix.server.auth.identity import Identity, find_visitor
from tantrix.server.config import DEFAULTS
from tantrix.server.web import responses
from tantrix.server.web.budget import Budget
from tantrix.server.web.route import Api

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
POSITION = strategy.write(random_state(3, 40, 2), hidden=True)
TAGS = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'


@pytest.fixture
async def lone(times: Times) -> AsyncIterator[Pages]:
    """Pages of the adjudication alone, without a server round it."""
    app = Starlette(
        routes=Api([adjudication.routes]).routes,
        middleware=[Middleware(Identity, find=find_visitor)],
        exception_handlers={TantrixError: responses.refused},
    )
    app.state.adjudication = adjudication.AdjudicationService(InThreads())
    app.state.settings = DEFAULTS
    app.state.budget = Budget(times.tick_ms)
    browser = Pages("http://server.example/")
    browser.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=browser.url)
    async with browser:
        yield browser


async def ask(pages: Pages, body: Json, status: int = 200, what: str = "") -> Json:
    return await pages.post(f"/api/adjudicate{what}", body, status)


async def test_a_server_judges_a_record(pages: Pages) -> None:
    told = await ask(pages, {"text": mismatched().record(hidden=True)})
    assert told["verdict"]["remedy"] == "take_back"
    assert told["verdict"]["later"] == 9


async def test_a_record_has_the_answer_of_the_command_line(lone: Pages) -> None:
    record = mismatched().record(hidden=True)
    done = tantrix("adjudicate", "-", "--no-agreement", "--by", "1", "--json", text=record)
    told = await ask(lone, {"text": record, "agreed": False, "by": 1})
    assert told == json.loads(done.stdout)
    french = await ask(lone, {"text": record, "lang": "fr"})
    assert "les couleurs ne correspondent pas" in french["faults"][0]["text"]


async def test_a_position_has_the_answer_of_the_command_line(lone: Pages) -> None:
    words = ("adjudicate", "-", "--position", "--times", "19:30,21:05", "--json")
    done = tantrix(*words, text=POSITION)
    body = {"text": POSITION, "times_ms": [1_170_000, 1_265_000]}
    told = await ask(lone, body, what="/position")
    assert told == json.loads(done.stdout)
    assert told["penalties"] == [0, 2]
    longer = await ask(lone, {**body, "limit_ms": 1_300_000}, what="/position")
    assert longer["penalties"] == [0, 0]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"text": ""}, "bad.record.no_hands"),
        ({"text": f"{TAGS}1. 5@"}, "bad.placement"),
        ({"text": f"{TAGS}1. 5@0,0:0 {{"}, "bad.record.broken_comment"),
        ({"text": f"{TAGS}1. 5@0,0:0=20 (5@"}, "bad.record.open"),
        ({"text": f"{TAGS}1. 5@0,0:0=20 2. 7@0,0:0"}, "illegal.occupied"),
        ({"text": f"{TAGS}1. 5@0,0:0", "announced": 2}, "bad.adjudicate.announced"),
        ({"text": f"{TAGS}1. 5@0,0:0", "by": 2}, "bad.adjudicate.player"),
        ({"text": f"{TAGS}1. 5@0,0:0", "times_ms": [1]}, "bad.adjudicate.times"),
        ({"text": TAGS + "5@0,0:0 " * 113}, "bad.adjudicate.many"),
        ({"text": f"{TAGS}1. 5@0,0:0 2. 7@0,1:0"}, "bad.adjudicate.no_draws"),
        ({"text": "[Version"}, "bad.record.no_hands"),
        ({"text": "x" * (adjudication.LONGEST + 1)}, "bad.message"),
        ({"text": TAGS, "moment": "soon"}, "bad.message"),
        ({"text": TAGS, "announced": -1}, "bad.message"),
        ({}, "bad.message"),
    ],
)
async def test_what_cannot_be_judged_is_refused(lone: Pages, body: Json, error: str) -> None:
    refused = (await ask(lone, body, 400))["error"]
    assert refused["id"] == error
    assert error in {*ERRORS, "bad.message"}
    for lang in LANGUAGES:
        plain = dict.fromkeys(refused["params"], "…")
        assert "{" not in say(error, plain, lang)


async def test_a_text_that_is_no_position_is_refused(lone: Pages) -> None:
    for text, error in (
        ("v1", "bad.position"),
        (POSITION.replace("strategy:2", "strategy:9"), "bad.position"),
        (f"{POSITION}{'+1@0,0:0' * 120}", "bad.adjudicate.many"),
    ):
        assert (await ask(lone, {"text": text}, 400, "/position"))["error"]["id"] == error


async def test_one_address_may_not_ask_without_end(lone: Pages, times: Times) -> None:
    body = {"text": TAGS}
    for _ in range(adjudication.ASKS):
        await ask(lone, body)
    assert (await ask(lone, body, 429))["error"]["id"] == "limit.rate"
    times.ms += 1000
    await ask(lone, body)


async def lines(pages: Pages, body: Json) -> list[Json]:
    """Return what a stream of play-outs says."""
    path = "/api/adjudicate/playouts"
    async with pages.http.stream("POST", path, json=body) as answer:
        assert answer.status_code == 200
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_a_stopped_game_is_played_out_in_a_process_of_its_own(lone: Pages) -> None:
    words = ("adjudicate", "-", "--position", "--times", "19:30,25:20", "--playouts", "3")
    done = tantrix(*words, "--seed", "7", "--json", text=POSITION)
    body = {"text": POSITION, "times_ms": [1_170_000, 1_520_000], "games": 3, "seed": 7}
    found = await lines(lone, body)
    assert found[-1] == json.loads(done.stdout)["playouts"]
    assert [line["games"] for line in found] == sorted(line["games"] for line in found)


async def test_the_process_ends_with_whoever_listens_to_it() -> None:
    process = playouts.PlayoutService().process
    question = Question(text=POSITION)
    async with contextlib.aclosing(process.each(playouts.played_out, question, 200, 0)) as found:
        assert (await anext(found))["asked"] == 200
    (only,) = [found async for found in process.each(playouts.played_out, question, 1, 0)]
    assert only["games"] == 1


async def test_what_cannot_be_played_out_is_refused(lone: Pages) -> None:
    mismatch = "v1 strategy:2 free 0 1,2,3/4,5,6 ?44 7@0,0:0+9@0,1:0"
    over = "v1 strategy:2:halted=tie over 0 -/- ?55 7@0,0:0"
    for text, error in (
        ("v1", "bad.position"),
        (mismatch, "bad.adjudicate.cannot_play"),
        (over, "bad.adjudicate.over"),
    ):
        refused = await ask(lone, {"text": text, "games": 1}, 400, "/playouts")
        assert refused["error"]["id"] == error
