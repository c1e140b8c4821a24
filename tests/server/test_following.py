"""Those who follow a game with rules of their own: they are told what was placed, and no views."""

from __future__ import annotations

import json
import random

import pytest

from server.kit import Open, Page, Pages, wish_for
from tantrix.notation import serializers
from tantrix.notation.json_types import Json
from tantrix.notation.moves import read_placement
from tantrix.notation.positions import strategy
from tantrix.rules.base import Draw
from tantrix.rules.strategy.state import StrategyState

pytestmark = pytest.mark.anyio

SHORT = 1000
"""Bytes that the news of a placement stays below; with a view it has up to ten times as many."""


async def follow(pages: Pages, table: str) -> Page:
    """Open a page that follows its game, with its snapshot."""
    page = await pages.open(table)
    await page.send({"type": "hello", "protocol": 1, "version": None, "follows": True})
    await page.until("snapshot")
    return page


def in_order_of_play(view: Json) -> str:
    """Return the position of a view with its tiles in the order in which they were placed."""
    fields = view["position"].split(" ")[:-1]
    return " ".join([*fields, "+".join(view["board"]) or "-"])


def follow_placement(state: StrategyState, event: Json) -> None:
    state.play(read_placement(event["placement"]), settle=False)
    if event["drawn"] is not None:
        state.push(Draw(event["drawn"]))
    state.settle()


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_rules_show_a_follower_what_the_server_shows_others(
    server: Open, players: int
) -> None:
    async with Pages(server.url) as pages:
        seats = [{"kind": "person", "name": colour, "colour": colour} for colour in "RYBG"]
        table = await pages.make(*seats[:players])
        page, follower = await pages.visit(table), await follow(pages, table)
        state = strategy.read(in_order_of_play(follower.view))
        rng = random.Random(players)
        while not page.is_over:
            await page.play(rng, 1)
            news = await follower.until("placement")
            assert "view" not in news
            assert len(follower.raw[-1]) < SHORT or news["result"] is not None
            follow_placement(state, news["event"])
            shown = json.loads(json.dumps(serializers.view(state)))
            assert {**shown, "last": news["last"]} == page.view
            for told in ("version", "clock", "result", "agreements"):
                assert news[told] == page.snapshot[told]


async def test_whatever_is_no_placement_comes_with_its_view(server: Open) -> None:
    async with Pages(server.url) as pages:
        table = await pages.make()
        page, follower = await pages.visit(table), await follow(pages, table)
        await page.place()
        await follower.until("placement")
        await page.ask("resign", player=0)
        told = await follower.until("event")
        assert (told["event"]["kind"], told["view"]) == ("resign", page.view)


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame"])
async def test_nobody_follows_the_other_games(server: Open, game: str) -> None:
    async with Pages(server.url) as pages:
        table = await pages.made(wish_for(game))
        page, follower = await pages.visit(table), await follow(pages, table)
        await page.play(random.Random(1), 1)
        await follower.until("event")
        assert follower.view == page.view
