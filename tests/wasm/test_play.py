"""Games that the page holds by itself: dealt, played and answered by robots as at the server."""

from __future__ import annotations

import random
from importlib.resources import files
from typing import Any

import pytest

from games.tables import action_of, deal_of, golden, golden_names, rules_of
from native.twins import new_game, played
from sizes import seeds
from tantrix.native import engine
from tantrix.notation import moves, serializers
from tantrix.notation.positions import registry
from tantrix.rules.bag import Deal, Start, is_deal
from tantrix.rules.base import Draw, Resign
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

from .conftest import PageRules, Refused
from .games import game_of, plain

GAMES = ("strategy:2:colours=BG", "strategy:3:colours=RYG", "strategy:4:doubles:colours=YR")


def check_act(rules: PageRules, state: StrategyState, game: dict[str, Any], text: str) -> None:
    """Make an action in the page and by the rules, with the draw that follows."""
    act = rules.ask("act", game, text)
    action = moves.read_action(text)
    entry = None
    if isinstance(action, Placement):
        forced, stage, player = action.hex in state.board.forced, state.stage, state.player
        before = state.copy()
    state.push(action)
    drawn = state.last.tile if state.settle() and isinstance(state.last, Draw) else None
    if isinstance(action, Placement):
        entry = {
            "player": player,
            "forced": forced,
            "code": text,
            "human": moves.write_move(before, action, drawn),
            "drawn": drawn,
            "stage": stage,
        }
    assert act == plain({"entry": entry, "view": serializers.view(state)})


@pytest.mark.parametrize("name", golden_names("strategy"))
def test_recorded_games_are_played_action_by_action(page_rules: PageRules, name: str) -> None:
    stored = golden(name)
    state = rules_of(stored).new_state(deal_of(stored))
    game = game_of(state, hidden=False)
    for text, *_ in stored["steps"]:
        action = action_of(text)
        if isinstance(action, Draw):
            continue
        check_act(page_rules, state, game, moves.write_action(action))
        game["actions"].append(moves.write_action(action))


@pytest.mark.parametrize("seed", seeds(9, 300))
def test_dealt_games_are_played_to_the_end_as_by_the_rules(
    page_rules: PageRules, seed: int
) -> None:
    rng = random.Random(seed)
    name, start = GAMES[seed % 3], list(Start)[seed // 3 % 3]
    dealt = page_rules.ask("deal", name, start.value, f"{rng.getrandbits(64):016x}")
    state = registry.read(dealt["position"])
    hands = tuple(map(tuple, dealt["hands"]))
    deal = Deal(hands, tuple(dealt["bag"]), dealt["starter"], tuple(dealt["start_draws"]))
    assert is_deal(deal, state.rules.players, start)
    assert state == state.rules.new_state(deal)
    actions: list[str] = []
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        if rng.random() < 0.01:
            action = Resign(state.player)
        game = {"position": dealt["position"], "actions": list(actions)}
        actions.append(moves.write_action(action))
        check_act(page_rules, state, game, actions[-1])


def test_deals_differ_and_are_repeated(page_rules: PageRules) -> None:
    one, again, other = (
        page_rules.ask("deal", GAMES[0], "draw-return", f"{seed:016x}") for seed in (1, 1, 2)
    )
    assert one == again != other


@pytest.mark.parametrize(
    "question",
    [
        ("strategy:5", "draw-return", "0"),
        ("strategy:2", "first", "0"),
        ("strategy:2", "draw-return", "x"),
        ("solitaire", "draw-return", "0"),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    page_rules: PageRules, question: tuple[str, str, str]
) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("deal", *question)


@pytest.mark.parametrize("action", ["", "x", "=5", "5@9,9:0", "resign:7"])
def test_what_is_not_legal_is_not_played(page_rules: PageRules, action: str) -> None:
    with pytest.raises(Refused, match=r"bad\.placement"):
        page_rules.ask("act", game_of(new_game(0), hidden=False), action)


@pytest.mark.parametrize("seed", seeds(4, 40))
@pytest.mark.parametrize("level", ["random", "greedy", "planner"])
def test_robots_choose_what_they_choose_at_the_server(
    page_robots: PageRules, level: str, seed: int
) -> None:
    state, rng = new_game(seed), random.Random(seed)
    player = engine.Player(level)
    for _ in played(state, rng):
        if state.is_over or state.drawing or rng.random() > 0.1:
            continue
        chosen = page_robots.ask("choose", game_of(state), level, seed)
        assert chosen == moves.write_placement(engine.choose(state, player, seed))


@pytest.mark.parametrize("level", ["net", "search samples=16"])
def test_robots_with_the_network_choose_what_they_choose_at_the_server(
    page_robots: PageRules, level: str
) -> None:
    weights = files("tantrix.robots").joinpath("weights.bin").read_bytes()
    assert page_robots.ask("network", list(weights))
    player = engine.Player(level, engine.Network(weights))
    state, rng = new_game(4), random.Random(4)
    assert state.rules.players == 2
    for _ in played(state, rng):
        if state.is_over or state.drawing or rng.random() > 0.15:
            continue
        chosen = page_robots.ask("choose", game_of(state), level, 4)
        assert chosen == moves.write_placement(engine.choose(state, player, 4))


@pytest.mark.parametrize("level", ["", "wizard", "search", "flat ms=9"])
def test_a_robot_that_cannot_play_here_is_refused(page_robots: PageRules, level: str) -> None:
    with pytest.raises(Refused, match=r"bad\.robot"):
        page_robots.ask("choose", game_of(new_game(0)), level, 1)
