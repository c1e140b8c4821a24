"""Solitaire and Gobble in the page beside the Python rules, state by state."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.boards import code
from games import gobbles, solitaires
from games.tables import golden, golden_names, perft_rows
from games.test_solitaire_tables import some_rules
from sizes import seeds
from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.notation.views import gobble, solitaire
from tantrix.rules.base import Action, Draw, Step
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleRules, GobbleState, is_deal
from tantrix.rules.solitaire.state import SolitaireState, Triple

from .conftest import PageRules, Refused
from .test_strategy import plain

SoloState = SolitaireState | GobbleState


def game_of(state: SoloState, *, hidden: bool = False) -> dict[str, Any]:
    """A game that begins with a state, its board in order of play."""
    shown = state.hidden() if hidden else state
    *fields, _ = registry.write(shown).split(" ")
    board = "+".join(map(code, state.board.placements)) or "-"
    return {"position": " ".join((*fields, board)), "actions": []}


def view(state: SoloState) -> Any:  # noqa: ANN401
    shown = solitaire.view(state) if isinstance(state, SolitaireState) else gobble.view(state)
    return plain(shown)


def preview(state: SoloState, placement: Placement) -> Any:  # noqa: ANN401
    if isinstance(state, SolitaireState):
        return plain(solitaire.preview(state, placement))
    return plain(gobble.preview(state, placement))


def check_seen(rules: PageRules, state: SoloState, rng: random.Random) -> None:
    """Compare a state without its history, its bag in order or not, and what is tried on it."""
    for hidden in (False, True):
        game = game_of(state, hidden=hidden)
        fresh = registry.read(game["position"])
        assert isinstance(fresh, SolitaireState | GobbleState)
        assert rules.ask("view", game) == view(fresh)
        for placement in some_placements(state, rng):
            assert rules.ask("preview", game, code(placement)) == preview(fresh, placement)


def some_placements(state: SoloState, rng: random.Random) -> list[Placement]:
    """Placements of all kinds: legal ones, and others on cells near the tiles and far away."""
    legal = state.legal_placements()
    near = {cell for at in state.board.tiles for cell in (at, *neighbours(at))} | {(0, 0), (9, -2)}
    tiles = [*state.unplayed, 1, 50]
    others = [
        Placement(rng.choice(tiles), *rng.choice(sorted(near)), rng.randrange(6)) for _ in range(6)
    ]
    mine = [one._replace(tile=tile) for one in others for tile in state.hands[0]]
    return [*rng.sample(legal, min(3, len(legal))), *others, *mine]


def check_act(rules: PageRules, state: SoloState, game: dict[str, Any], action: Action) -> None:
    """Make a move in the page and by the rules, with the draw that follows."""
    act = rules.ask("act", game, moves.write_action(action))
    before = state.copy()
    state.push(action)
    drawn = state.last.tile if state.settle() and isinstance(state.last, Draw) else None
    human = moves.write_action(action)
    forced = False
    if isinstance(action, Placement):
        alone = isinstance(state, SolitaireState)
        forced = alone and action.hex in before.board.forced
        human = moves.write_move(before, action, None if alone else drawn)
    entry = {
        "player": 0,
        "forced": forced,
        "code": moves.write_action(action),
        "human": human,
        "drawn": drawn,
        "stage": before.stage,
    }
    assert act == plain({"entry": entry, "view": view(state)})
    game["actions"].append(moves.write_action(action))


def play_on(rules: PageRules, state: SoloState, rng: random.Random, game: dict[str, Any]) -> None:
    """Play a game to its end, most often what is a gobble or leads to one."""
    while not state.is_over:
        legal = state.legal_actions()
        forced = [
            one for one in legal if isinstance(one, Placement) and one.hex in state.board.forced
        ]
        action = rng.choice(forced if forced and rng.random() < 0.7 else legal)
        if rng.random() < 0.3:
            check_seen(rules, state, rng)
        check_act(rules, state, game, action)
    check_seen(rules, state, rng)


@pytest.mark.parametrize("seed", seeds(16, 400))
def test_games_of_solitaire_go_as_by_the_rules(page_rules: PageRules, seed: int) -> None:
    rng, options = random.Random(seed), some_rules(seed)
    state = options.new_state(options.deal(rng))
    play_on(page_rules, state, rng, game_of(state))


@pytest.mark.parametrize("seed", seeds(12, 300))
def test_games_of_gobble_go_as_by_the_rules(page_rules: PageRules, seed: int) -> None:
    rng = random.Random(seed)
    state = GobbleRules().new_state(GobbleRules().deal(rng))
    play_on(page_rules, state, rng, game_of(state))


@pytest.mark.parametrize("seed", seeds(4, 40))
def test_the_page_deals_solitaire_as_it_may_be_dealt(page_rules: PageRules, seed: int) -> None:
    rules = some_rules(seed)
    colour = f":colour={rules.colour}" if rules.colour else ""
    name = f"solitaire:1:triple={rules.triple}:goal={rules.goal}{colour}"
    dealt = page_rules.ask("deal", name, "draw-return", f"{seed:016x}")
    state = rules.new_state(rules.deal_order(dealt["bag"]))
    assert registry.read(dealt["position"]) == state
    assert page_rules.ask("view", {"position": dealt["position"], "actions": []}) == view(state)
    again, other = (
        page_rules.ask("deal", name, "draw-return", f"{n:016x}") for n in (seed, seed + 1)
    )
    assert again == dealt != other


@pytest.mark.parametrize("seed", seeds(8, 80))
def test_the_page_deals_gobble_as_it_may_be_dealt(page_rules: PageRules, seed: int) -> None:
    dealt = page_rules.ask("deal", "gobble:1", "draw-return", f"{seed:016x}")
    one, two = map(moves.read_placement, dealt["laid"])
    deal = gobbles.GobbleDeal((one, two), tuple(dealt["bag"]), dealt["lot"])
    assert is_deal(deal)
    assert dealt["position"] == game_of(GobbleRules().new_state(deal))["position"]


@pytest.mark.parametrize("name", ["gobble:2", "gobble:1:lot=3", "solitaire:1:triple=RRR"])
def test_a_game_for_one_that_there_is_not_is_not_dealt(page_rules: PageRules, name: str) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("deal", name, "draw-return", "1")


@pytest.mark.parametrize("name", [*golden_names("solitaire"), *golden_names("gobble")])
def test_recorded_games_are_played_again_to_the_same_end(page_rules: PageRules, name: str) -> None:
    stored = golden(name)
    state: SoloState
    if name.startswith("solitaire"):
        state = solitaires.rules_of(stored).new_state(stored["deal"])
    else:
        state = GobbleRules().new_state(gobbles.deal_of(stored))
    game = game_of(state)
    for text, *_ in stored["steps"]:
        check_act(page_rules, state, game, gobbles.action_of(text))
    assert state.is_over


@pytest.mark.parametrize("row", perft_rows("solitaire")[::4], ids=lambda row: row["triple"])
def test_counts_of_solitaire_are_those_stored(page_rules: PageRules, row: dict[str, Any]) -> None:
    state = solitaires.SolitaireRules(Triple(row["triple"])).new_state(row["stack"])
    assert [page_rules.ask("perft", game_of(state), n) for n in (1, 2, 3)] == row["counts"]


@pytest.mark.parametrize("row", perft_rows("gobble")[::5], ids=lambda row: row["table"])
def test_counts_of_gobble_are_those_stored(page_rules: PageRules, row: dict[str, Any]) -> None:
    one, two = map(moves.read_placement, row["table"].split("+"))
    deal = gobbles.GobbleDeal((one, two), tuple(row["bag"]), row["lot"])
    game = game_of(GobbleRules().new_state(deal))
    game["actions"] = row["moves"]
    assert [page_rules.ask("perft", game, n) for n in (1, 2, 3)] == row["counts"]


@pytest.mark.parametrize(
    "position",
    [
        "v1 solitaire:1:triple=RYB free 0 1 2,?99 -",
        "v1 solitaire:1:triple=RYB free 0 1 ?5 -",
        "v1 solitaire:1:triple=RYB free+draw 0 1 2,?5 -",
        "v1 solitaire:1:triple=RYB late 0 1 - -",
        "v1 solitaire:1:triple=RYB over 0 1 - -",
        "v1 solitaire:1:triple=RYB free 1 1 - -",
        "v1 solitaire:1:triple=RYB free 0 1 1 -",
        "v1 solitaire:1:triple=RYB free 0 50 - -",
        "v1 solitaire:1:triple=RBY free 0 1 - -",
        "v1 solitaire:1:triple=RYB:goal=win free 0 1 - -",
        "v1 solitaire:1:triple=RYB:colour=G free 0 1 - -",
        "v1 solitaire:1:triple=YBG:goal=loop free 0 43 - -",
        "v1 solitaire:2:triple=RYB free 0 1 - -",
        "v1 solitaire:1:triple=RYB free 0 1 - 2@0,0:0+2@0,1:0",
        "v1 solitaire:1:triple=RYB free 0 1 - 2@0,60:0",
        "v1 gobble:1 free 0 - - -",
        "v1 gobble:1 free 0 1 - -",
        "v1 gobble:1 relief 0 1/2 - -",
        "v1 gobble:1 free+draw 0 -/2 - -",
        "v1 gobble:1:lot=4294967296 free 0 1/- 2 -",
        "v1 gobble:1:lot=1 free 0 1/- ?3 -",
        "v1 gobble:1:gobbles=x free 0 1/- 2 -",
        "v1 gobble:1 free 0 1,3/- 2 -",
    ],
)
def test_what_is_no_position_is_refused(page_rules: PageRules, position: str) -> None:
    with pytest.raises(Refused, match=r"bad\.position"):
        page_rules.ask("view", {"position": position, "actions": []})


@pytest.mark.parametrize("action", ["", "x", "=5", "1@9,9:0", "resign:0", Step.KEEP.value])
def test_what_is_not_legal_is_not_played(page_rules: PageRules, action: str) -> None:
    state = GobbleRules().new_state(gobbles.dealt(1))
    with pytest.raises(Refused, match=r"bad\.placement"):
        page_rules.ask("act", game_of(state), action)
