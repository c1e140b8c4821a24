"""The Mind Game in the page beside the Python rules, state by state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from core.boards import code
from games.tables import golden, golden_names
from mindgame.playing import action_of, order, randomly, start
from mindgame.tables import begun
from mindgame.test_perft import ROWS
from sizes import seeds
from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.notation.views import mindgame
from tantrix.robots.mindgame import ahead as looking
from tantrix.robots.mindgame import players
from tantrix.robots.mindgame.search_state import MindGameSearchState
from tantrix.rules.base import Action, Draw, Resign, Stage, Step
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.moves import placements as piece_placements
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

from .conftest import PageRules, Refused
from .test_strategy import plain

NAMES = golden_names("mindgame")


def game_of(state: MindGameState, *, hidden: bool = False) -> dict[str, Any]:
    """A game that begins with a state, its board in order of play."""
    *fields, _ = registry.write(state.hidden() if hidden else state).split(" ")
    board = "+".join(map(code, state.board.placements)) or "-"
    return {"position": " ".join((*fields, board)), "actions": []}


def some_placements(state: MindGameState, rng: random.Random) -> list[Placement]:
    """Placements of all kinds: legal ones, others near the pieces, on the margin and far away."""
    legal, side = state.legal_placements(), state.rules.side
    near = {cell for at in state.board.tiles for cell in (at, *neighbours(at))}
    near |= {Hex(0, 0), Hex(side, 0), Hex(0, -side), Hex(20, -9), Hex(-(10**9), 10**9)}
    hand = [*state.hands[0], *state.hands[1], 1, 56]
    others = [
        Placement(rng.choice(hand), *rng.choice(sorted(near)), rng.randrange(6)) for _ in range(8)
    ]
    priority = [
        Placement(piece, *at, rng.randrange(6))
        for at in sorted(state.board.priority)
        for piece in state.hands[state.player]
    ]
    ways = piece_placements(state.board, state.hands[state.player], state.board.spaces)
    found = [*others, *rng.sample(legal, min(2, len(legal)))]
    return [*found, *rng.sample([*priority, *ways], min(6, len(priority) + len(ways)))]


def check_seen(rules: PageRules, state: MindGameState, rng: random.Random) -> None:
    """Compare a state without its history, its bag in order or not, and what is tried on it."""
    for hidden in (False, True):
        game = game_of(state, hidden=hidden)
        fresh = registry.read(game["position"])
        assert isinstance(fresh, MindGameState)
        assert rules.ask("view", game) == plain(mindgame.view(fresh))
        for placement in some_placements(state, rng):
            asked = rules.ask("preview", game, code(placement))
            assert asked == plain(mindgame.preview(fresh, placement))


def check_act(rules: PageRules, state: MindGameState, game: dict[str, Any], action: Action) -> None:
    """Make an action in the page and by the rules, with the draws that follow."""
    text = moves.write_action(action)
    act = rules.ask("act", game, text)
    entry = None
    if not isinstance(action, Resign):
        entry = {
            "player": state.player,
            "forced": isinstance(action, Placement) and action.hex in state.board.priority,
            "code": text,
            "human": text,
            "drawn": None,
            "stage": state.stage,
        }
    state.push(action)
    drawn = []
    while state.settle():
        assert isinstance(state.last, Draw)
        drawn.append(state.last.tile)
    if entry is not None and drawn:
        entry["drawn"] = drawn if len(drawn) > 1 else drawn[0]
    assert act == plain({"entry": entry, "view": mindgame.view(state)})
    game["actions"].append(text)


def chosen(state: MindGameState, rng: random.Random) -> Action:
    """An action at random, a step now and then, and a resignation once in a while."""
    legal = state.legal_actions()
    steps = [action for action in legal if isinstance(action, Step)]
    if rng.random() < 0.003 and state.stage is not Stage.OFFERED:
        return Resign(rng.randrange(2))
    if steps and rng.random() < 0.05:
        return rng.choice(steps)
    placements = state.legal_placements()
    return rng.choice(placements) if placements else rng.choice(legal)


@pytest.mark.parametrize("seed", seeds(9, 300))
def test_games_go_as_by_the_rules(page_rules: PageRules, seed: int) -> None:
    rng = random.Random(seed)
    copies = 1 + seed % 2
    state = start(order(seed, 28 * copies), 5 + seed % 4, copies)
    game = game_of(state)
    while not state.is_over:
        if rng.random() < 0.1:
            check_seen(page_rules, state, rng)
        check_act(page_rules, state, game, chosen(state, rng))
    check_seen(page_rules, state, rng)


@pytest.mark.parametrize("name", NAMES)
def test_recorded_games_are_played_again_to_the_same_end(page_rules: PageRules, name: str) -> None:
    stored = golden(name)
    state = start(stored["deal"]["bag"], **stored["rules"])
    game = game_of(state)
    for text, *_ in stored["steps"]:
        check_act(page_rules, state, game, action_of(text))
    assert state.is_over


@pytest.mark.parametrize("row", range(0, len(ROWS), 4))
def test_counts_are_those_stored(page_rules: PageRules, row: int) -> None:
    game = game_of(begun(ROWS[row]))
    counts = [page_rules.ask("perft", game, depth) for depth in (1, 2, 3)]
    assert counts == ROWS[row]["counts"]


@pytest.mark.parametrize("seed", seeds(4, 40))
def test_the_page_deals_as_it_may_be_dealt(page_rules: PageRules, seed: int) -> None:
    side, copies = 5 + seed % 8, 1 + seed % 2
    name = f"mindgame:2:side={side}:copies={copies}"
    dealt = page_rules.ask("deal", name, "draw-return", f"{seed:016x}")
    rules = MindGameRules(side, copies)
    told = [*(piece for hand in dealt["hands"] for piece in hand), *dealt["bag"]]
    assert sorted(told) == list(rules.pieces)
    state = rules.new_state(rules.deal_order(told))
    assert registry.read(dealt["position"]) == state
    other = page_rules.ask("deal", name, "draw-return", f"{seed + 1:016x}")
    assert other != dealt == page_rules.ask("deal", name, "draw-return", f"{seed:016x}")


@pytest.mark.parametrize(
    "position",
    [
        "v1 mindgame:2 free 0 1,2/3 - 4@0,0:9",
        "v1 mindgame:2 free 0 1,2/3 - 4@6,0:0",
        "v1 mindgame:2 free 0 1,2/2 - -",
        "v1 mindgame:2 free 0 1,2/3 3,4 -",
        "v1 mindgame:2 free 2 1,2/3 - -",
        "v1 mindgame:2 free+draw 0 1,2/3 7 -",
        "v1 mindgame:2 after+draw 0 1,2/3 - -",
        "v1 mindgame:2 forced+draw 0 1,2,3,4,5,6/7 8 -",
        "v1 mindgame:2 free+agreed 0 1,2/3 7 -",
        "v1 mindgame:2 late 0 1,2/3 7 -",
        "v1 mindgame:2 free 0 1,2 7 -",
        "v1 mindgame:2 free 0 1,2/3 ?54 -",
        "v1 mindgame:2:side=4 free 0 1,2/3 - -",
        "v1 mindgame:2:copies=1 free 0 1,2/29 - -",
        "v1 mindgame:2:idle:idle free 0 1,2/3 - -",
        "v1 mindgame:3 free 0 1,2/3 - -",
    ],
)
def test_what_is_no_position_is_refused(page_rules: PageRules, position: str) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("view", {"position": position, "actions": []})


@pytest.mark.parametrize("action", ["", "x", "=5", "1@9,9:0", "resign:7", "agree", "discard"])
def test_what_is_not_legal_is_not_played(page_rules: PageRules, action: str) -> None:
    with pytest.raises(Refused, match=r"bad\.placement"):
        page_rules.ask("act", game_of(start(order(1))), action)


def worth(state: MindGameState, level: str) -> Callable[[Placement], float]:
    """What a robot at the server makes of a placement."""
    position = MindGameSearchState(state)
    if level == "greedy":
        return lambda one: looking.lead_with(position, one)
    ahead = looking.Ahead(state.hidden(), position)
    return lambda one: ahead.value(one, float("-inf"))


@pytest.mark.parametrize("seed", seeds(3, 40))
@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_robots_choose_what_is_worth_most_to_those_of_the_server(
    page_robots: PageRules, level: str, seed: int
) -> None:
    rng = random.Random(seed)
    state = start(order(seed))
    for _ in randomly(state, rng):
        if state.is_over or rng.random() > 0.12:
            continue
        chosen = page_robots.ask("choose", game_of(state, hidden=True), level, seed)
        if state.stage is Stage.OFFERED:
            leads = MindGameSearchState(state).lead() > 0
            assert chosen == (Step.AGREE if leads else Step.DECLINE)
            continue
        found = looking.distinct(state)
        values = worth(state, level)
        if level == "planner":
            position = MindGameSearchState(state)
            found.sort(key=lambda one: -looking.expected_lead_with(position, 0, one))
            promise = [looking.expected_lead_with(position, 0, one) for one in found]
            last = players.CANDIDATES
            if len(found) > last and promise[last - 1] == promise[last]:
                continue  # chance decides which of the equals are looked at
            found = found[:last]
        assert moves.read_placement(chosen) in found
        best = max(map(values, found))
        assert values(moves.read_placement(chosen)) == pytest.approx(best)


@pytest.mark.parametrize("level", ["", "random", "level3"])
def test_a_robot_that_does_not_play_this_game_is_refused(
    page_robots: PageRules, level: str
) -> None:
    with pytest.raises(Refused, match=r"bad\.robot"):
        page_robots.ask("choose", game_of(start(order(1))), level, 1)
