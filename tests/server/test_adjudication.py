"""Adjudication over HTTP: the same answers as on the command line, within limits."""

from __future__ import annotations

import asyncio
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
from server.kit import Pages, Times
from tantrix.adjudication.questions import ERRORS
from tantrix.messages import LANGUAGES, say
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import TantrixError
from tantrix.server.adjudication import http as adjudication
from tantrix.server.auth.identity import Identity, find_visitor
from tantrix.server.config import DEFAULTS
from tantrix.server.web import responses
from tantrix.server.web.route import Api

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
RECORD = mismatched().record(hidden=True)
POSITION = strategy.text(random_state(3, 40, 2), hidden=True)
TAGS = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'


@pytest.fixture
async def lone(times: Times) -> AsyncIterator[Pages]:
    """Pages of the adjudication alone, without a server round it."""
    app = Starlette(
        routes=Api([adjudication.routes]).routes(),
        middleware=[Middleware(Identity, find=find_visitor)],
        exception_handlers={TantrixError: responses.refused},
    )
    app.state.adjudication = adjudication.AdjudicationService(times.tick_ms)
    app.state.settings = DEFAULTS
    browser = Pages("http://server.example/")
    browser.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=browser.url)
    async with browser:
        yield browser


async def ask(pages: Pages, body: Json, status: int = 200, what: str = "") -> Json:
    return await pages.post(f"/api/adjudicate{what}", body, status)


async def test_a_server_judges_a_record(pages: Pages) -> None:
    told = await ask(pages, {"text": RECORD})
    assert told["verdict"]["remedy"] == "take_back"
    assert told["verdict"]["later"] == 9


async def test_a_record_has_the_answer_of_the_command_line(lone: Pages) -> None:
    done = tantrix("adjudicate", "-", "--no-agreement", "--by", "1", "--json", text=RECORD)
    told = await ask(lone, {"text": RECORD, "agreed": False, "by": 1})
    assert told == json.loads(done.stdout)
    french = await ask(lone, {"text": RECORD, "lang": "fr"})
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


async def test_few_wait_while_one_question_is_answered(lone: Pages) -> None:
    answers = await asyncio.gather(
        *(lone.http.post("/api/adjudicate", json={"text": RECORD}) for _ in range(20))
    )
    codes = [answer.status_code for answer in answers]
    assert codes.count(200) == 1 + adjudication.WAITING
    assert {answer.json()["error"]["id"] for answer in answers if answer.status_code != 200} == {
        "limit.busy"
    }
