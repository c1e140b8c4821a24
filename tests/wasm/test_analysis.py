"""The analysis that the page makes by itself, beside that of the server."""

from __future__ import annotations

import random
from dataclasses import replace
from importlib.resources import files

import pytest

from analysis.gaming import SMALL, record_of
from tantrix.analysis import moments, serializers
from tantrix.notation import records
from tantrix.robots.native import network
from tantrix.rules.base import Resign
from tantrix.rules.strategy.state import StrategyRules

from .conftest import PageRules, Refused
from .games import game_of, plain, stored


@pytest.fixture(scope="module")
def trained(page_robots: PageRules) -> PageRules:
    """The robots of the page, with the network."""
    assert page_robots.ask(
        "network", list(files("tantrix.robots").joinpath("weights.bin").read_bytes())
    )
    return page_robots


def check_analysis(page: PageRules, record: records.Record) -> None:
    """Analyse a game in the page and by the package, with the same effort."""
    found = list(moments(record, network(), effort=SMALL))
    outcome = records.replay(record).outcome()
    expected = plain(serializers.game(found, outcome, complete=True))
    progress = page.ask("beginAnalysis", stored(record), list(SMALL))
    assert progress == {"done": 0, "placements": len(found)}
    for done in range(1, len(found) + 1):
        assert page.ask("analyseNext") == {"done": done, "placements": len(found)}
        if done == len(found) // 2:
            half = page.ask("analysis")
            assert half == plain(serializers.game(found[:done], None, complete=False))
    assert page.ask("analysis") == expected
    # There is nothing left to look at.
    page.ask("analyseNext")
    assert page.ask("analysis") == expected


def given_up(most: int) -> records.Record:
    """A game that somebody gives up after some placements."""
    record = record_of(2)
    state = records.replay(replace(record, moves=record.moves[:most]))
    state.push(Resign(1 - state.player))
    return records.of(record.deal, state)


def test_a_game_is_analysed_as_at_the_server(trained: PageRules) -> None:
    check_analysis(trained, record_of(1))


def test_a_game_that_was_given_up_is_analysed_as_at_the_server(trained: PageRules) -> None:
    check_analysis(trained, given_up(9))


def test_what_cannot_be_analysed_is_refused(trained: PageRules) -> None:
    game = stored(record_of(1))
    running = {**game, "actions": game["actions"][:5]}
    rules = StrategyRules(players=3)
    three = rules.new_state(rules.deal(random.Random(1)))
    for asked, effort, refusal in (
        (running, [], "bad.position"),
        ({**game, "actions": ["x"]}, [], "bad.position"),
        (stored(given_up(0)), [], "bad.analysis.empty"),
        (game_of(three, "resign:0", "resign:1", hidden=False), [], "bad.analysis.players"),
        (game, [1, 2], "bad.effort"),
        (game, [0] * 8, "bad.effort"),
    ):
        with pytest.raises(Refused, match=refusal.replace(".", r"\.")):
            trained.ask("beginAnalysis", asked, effort)
        for method in ("analyseNext", "analysis"):
            with pytest.raises(Refused, match=r"bad\.position"):
                trained.ask(method)
