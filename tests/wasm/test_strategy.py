"""Strategy in the page beside the Python rules: views, previews with their refusals, and counts."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from games.playing import start
from games.tables import DEPTH, action_of, deal_of, golden, golden_names, perft_rows, rules_of
from native.test_games import any_state, scattered
from native.twins import new_game, played
from sizes import seeds
from tantrix.course import measures
from tantrix.notation import serializers
from tantrix.notation.moves import write_action, write_placement
from tantrix.notation.positions import registry
from tantrix.rules.base import Draw
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.lines import EndStatus, chains, end_status, lines
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.spaces import canonical, fits
from tantrix.rules.strategy.review import preview
from tantrix.rules.strategy.state import StrategyState

from .conftest import PageRules, Refused
from .games import game_of, plain

ROWS = perft_rows("strategy")


def check_view(rules: PageRules, state: StrategyState, game: dict[str, Any]) -> None:
    assert rules.ask("view", game) == plain(serializers.view(state))


def some_placements(state: StrategyState, rng: random.Random) -> list[Placement]:
    """Placements of all kinds: legal ones, and others on cells near the tiles and far away."""
    legal = state.legal_placements()
    found = rng.sample(legal, min(3, len(legal)))
    hand = [tile for each in state.hands for tile in each] or [1]
    near = {cell for at in state.board.tiles for cell in (at, *neighbours(at))} | {(0, 0), (3, -2)}
    for _ in range(6):
        at = rng.choice(sorted(near))
        found.append(Placement(rng.choice(hand), *at, rng.randrange(6)))
    fitting = [
        Placement(tile, *at, rotation)
        for at, pattern in sorted(state.board.spaces.items())
        for tile in sorted(fits(pattern).keys() & set(state.hands[state.player]))
        for rotation in fits(pattern)[tile]
    ]
    return [*found, *rng.sample(fitting, min(6, len(fitting)))]


def check_previews(rules: PageRules, state: StrategyState, rng: random.Random) -> None:
    game = game_of(state)
    for placement in some_placements(state, rng):
        expected = plain(serializers.preview(preview(state, placement)))
        assert rules.ask("preview", game, write_placement(placement)) == expected


@pytest.mark.parametrize("seed", seeds(16, 400))
def test_games_look_as_the_server_shows_them_and_previews_are_its_own(
    page_rules: PageRules, seed: int
) -> None:
    state, rng = new_game(seed), random.Random(seed)
    for _ in played(state, rng, resigning=0.005 if seed % 3 else 0):
        if rng.random() < 0.3:
            check_view(page_rules, _fresh(state), game_of(state))
        if rng.random() < 0.3:
            check_previews(page_rules, state, rng)
    check_view(page_rules, _fresh(state), game_of(state))


@pytest.mark.parametrize("seed", seeds(6, 200))
def test_who_follows_a_game_sees_what_the_server_shows(page_rules: PageRules, seed: int) -> None:
    """From the position at any moment on, of which nobody knows the bag, by what is told then."""
    state, rng = new_game(seed), random.Random(seed)
    followed = game_of(state)
    for action in played(state, rng):
        followed["actions"].append(write_action(action))
        if not state.drawing:
            state.settle()
            shown = plain(serializers.view(state))
            assert page_rules.ask("view", followed) | {"last": shown["last"]} == shown
            if rng.random() < 0.1:
                followed = game_of(state)


def _fresh(state: StrategyState) -> StrategyState:
    """The same position without its history."""
    game = game_of(state)
    return registry.read(game["position"])


@pytest.mark.parametrize("seed", seeds(20, 400))
def test_any_position_is_seen_and_tried_as_by_the_rules(page_rules: PageRules, seed: int) -> None:
    rng = random.Random(seed)
    for state in (any_state(rng), any_state(rng), scattered(rng)):
        check_view(page_rules, _fresh(state), game_of(state))
        check_previews(page_rules, state, rng)


@pytest.mark.parametrize("name", golden_names("strategy"))
def test_recorded_games_are_played_again_to_the_same_end(page_rules: PageRules, name: str) -> None:
    stored = golden(name)
    state = rules_of(stored).new_state(deal_of(stored))
    first = game_of(state, hidden=False)
    actions: list[str] = []
    for text, *_ in stored["steps"]:
        check_view(page_rules, state, {**first, "actions": actions})
        action = action_of(text)
        state.push(action)
        state.settle()
        if not isinstance(action, Draw):
            actions.append(write_action(action))
    check_view(page_rules, state, {**first, "actions": actions})


@pytest.mark.parametrize("row", range(0, len(ROWS), 6))
def test_counts_are_those_stored(page_rules: PageRules, row: int) -> None:
    game = game_of(start(ROWS[row]["players"], ROWS[row]["bag"]), hidden=False)
    counts = [page_rules.ask("perft", game, depth) for depth in range(1, DEPTH + 1)]
    assert counts == ROWS[row]["counts"]


def test_random_games_are_counted_once_each(page_rules: PageRules) -> None:
    game = game_of(new_game(0))
    sums = page_rules.ask("playouts", game, 100, 1)
    assert sums == page_rules.ask("playouts", game, 100, 1)
    assert sum(sums["wins"]) + sums["ties"] + sums["deadlocks"] == sums["games"] == 100


@pytest.mark.parametrize(
    "position",
    [
        "",
        "v1",
        "v2 strategy:2 free 0 5/6 ?40 1@0,0:0",
        "v1 mindgame:3 free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:5 free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2:halted=tie over 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2:colours=XY free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2:resigned=7 free 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2 late 0 5/6 ?40 1@0,0:0",
        "v1 strategy:2 free 2 5/6 ?40 1@0,0:0",
        "v1 strategy:2 free 0 5/5 ?40 1@0,0:0",
        "v1 strategy:2 free 0 5/57 ?40 1@0,0:0",
        "v1 strategy:2 free 0 5/6 ?99 1@0,0:0",
        "v1 strategy:2 free 0 5/6 ?x 1@0,0:0",
        "v1 strategy:2 free 0 5/6 ?40 1@0,0",
        "v1 strategy:2 free 0 5/6 ?40 1@0,0:6",
        "v1 strategy:2 free 0 5/6 ?40 1@0,99999999999999999999:0",
        "v1 strategy:2 free 0 5/6 ?40 1@0,0:0+1@0,1:0",
    ],
)
def test_what_is_no_position_is_refused(page_rules: PageRules, position: str) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("view", {"position": position, "actions": []})


@pytest.mark.parametrize("action", ["x", "=99", "=-1", "resign:9", "5@0,1", "5@0,0:0", "56@0,1:0"])
def test_an_action_that_is_not_legal_is_refused(page_rules: PageRules, action: str) -> None:
    game = {"position": "v1 strategy:2 free 0 5/6 ?40 1@0,0:0", "actions": [action]}
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("view", game)


def test_what_is_no_placement_is_not_tried(page_rules: PageRules) -> None:
    with pytest.raises(Refused, match=r"bad\.placement"):
        page_rules.ask("preview", game_of(new_game(0)), "5@0,1")


# --- what joins the lines of a colour, and what blocks them ---------------------------------------


def connections_of(state: StrategyState, colour: Colour) -> Any:  # noqa: ANN401 - JSON
    """What the page is to be told by the rules, its lists sorted."""
    board, left = state.board, state.unplayed
    ends = [end for line in lines(board, colour) for end in line.ends]
    asked: dict[str, list[Hex]] = {}
    for at in board.forced:
        asked.setdefault(canonical(board.spaces[at]), []).append(at)
    twins = [cells for cells in asked.values() if len(cells) > 1]
    assert {at for cells in twins for at in cells} == measures.twins(board)
    found = {
        "chains": [
            {
                "lines": [sorted(line.cells) for line in chain.pieces],
                "joints": [
                    {"at": at, "edges": sorted(end.edge for end in ends if end.hex == at)}
                    for at in chain.joints
                ],
                "length": chain.length,
            }
            for chain in chains(board, colour, left)
        ],
        "ends": [
            {
                "at": end.hex,
                "edge": end.edge,
                "status": end_status(board, end, left, restricted=state.restricted),
            }
            for end in ends
        ],
        "twins": twins,
    }
    return in_order(plain(found))


def in_order(value: Any) -> Any:  # noqa: ANN401 - JSON
    """JSON with every list sorted but the two numbers of a cell."""
    if isinstance(value, dict):
        return {key: in_order(each) for key, each in value.items()}
    if isinstance(value, list) and not all(isinstance(each, int) for each in value):
        return sorted(map(in_order, value), key=json.dumps)
    return value


def check_connections(rules: PageRules, state: StrategyState) -> Counter[str]:
    """Compare all colours; what there was to compare is counted."""
    seen: Counter[str] = Counter()
    for colour in Colour:
        found = rules.ask("connections", game_of(state), colour)
        for chain in found["chains"]:
            for line in chain["lines"]:
                assert line["colour"] == colour
            chain["lines"] = [sorted(line["cells"]) for line in chain["lines"]]
            for joint in chain["joints"]:
                joint["edges"].sort()
            seen["joined"] += len(chain["lines"]) > 1
        assert in_order(found) == connections_of(state, colour)
        seen.update(end["status"] for end in found["ends"])
        seen["twins"] += len(found["twins"])
    return seen


def test_connections_blocked_ends_and_twins_of_recorded_games_are_those_of_the_rules(
    page_rules: PageRules,
) -> None:
    seen: Counter[str] = Counter()
    for name in golden_names("strategy"):
        stored = golden(name)
        state = rules_of(stored).new_state(deal_of(stored))
        for text, *_ in stored["steps"]:
            action = action_of(text)
            state.push(action)
            state.settle()
            if not isinstance(action, Draw):
                seen += check_connections(page_rules, state)
    assert all(seen[what] > 0 for what in ("joined", "twins", *EndStatus))


@pytest.mark.parametrize("seed", seeds(10, 200))
def test_connections_of_any_position_are_those_of_the_rules(
    page_rules: PageRules, seed: int
) -> None:
    rng = random.Random(seed)
    for state in (any_state(rng), scattered(rng)):
        check_connections(page_rules, state)


def test_only_the_colours_of_the_tiles_have_connections(page_rules: PageRules) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("connections", game_of(new_game(0)), "W")


# --- turns that are tried ahead -------------------------------------------------------------------


@pytest.mark.parametrize("seed", seeds(8, 200))
def test_a_turn_is_tried_ahead_as_far_as_no_draw_decides_it(
    page_rules: PageRules, seed: int
) -> None:
    state, rng = new_game(seed).hidden(), random.Random(seed)
    for _ in played(state, rng):
        if state.is_over or state.drawing or rng.random() > 0.1:
            continue
        placement = rng.choice(state.legal_placements())
        answer = page_rules.ask("ahead", game_of(state), write_placement(placement))
        after = state.copy()
        player = after.player
        after.push(placement)
        if not after.drawing:
            expected = plain(serializers.view(_fresh(after)))
            # The page knows what was placed last, a state without its history does not.
            assert {**answer["view"], "last": []} == expected
            assert not answer["open"]
            continue
        outcomes = []
        for draw in after.legal_actions():
            assert isinstance(draw, Draw)
            after.push(draw)
            legal = after.legal_placements() if after.player == player else []
            known = {write_placement(one) for one in legal if one.tile != draw.tile}
            outcomes.append((after.player, after.stage, known))
            after.pop()
        view = answer["view"]
        drawn = after.legal_actions()[0]
        assert isinstance(drawn, Draw)
        assert (view["bag"], drawn.tile in view["hands"][player]) == (after.bag_size - 1, False)
        assert sorted(view["hands"][player]) == sorted(set(state.hands[player]) - {placement.tile})
        shown = (view["player"], view["stage"])
        decided = all((who, stage.value) == shown for who, stage, _ in outcomes)
        assert answer["open"] == (not decided)
        if view["player"] == player and not answer["open"]:
            # What is shown as legal is so whatever comes, and nothing else is.
            assert all(known == set(view["legal"]) for _, _, known in outcomes)


@pytest.mark.parametrize("placement", ["", "x", "=5", "5@9,9:0", "resign:0"])
def test_what_is_not_legal_is_not_tried_ahead(page_rules: PageRules, placement: str) -> None:
    with pytest.raises(Refused, match=r"bad\.placement"):
        page_rules.ask("ahead", game_of(new_game(0)), placement)
