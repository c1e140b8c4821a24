from __future__ import annotations

import random
from typing import Any

import pytest

from tantrix.rules.bag import Start, deal, deal_order
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules

R, Y, B, G = Colour


def test_two_play_red_and_yellow_unless_told_otherwise() -> None:
    rules = StrategyRules()
    assert (rules.players, rules.colours, rules.doubles) == (2, (R, Y), False)
    assert rules.start is Start.DRAW_RETURN


@pytest.mark.parametrize(("players", "colours"), [(2, (R, Y)), (3, (R, Y, B)), (4, (R, Y, B, G))])
def test_each_player_has_a_colour_of_the_own(players: int, colours: tuple[Colour, ...]) -> None:
    rules = StrategyRules(players)
    assert rules.colours == colours
    assert [rules.colour_of(player) for player in range(players)] == list(colours)
    assert rules.sides == tuple((player,) for player in range(players))


def test_in_doubles_partners_sit_opposite_and_share_a_colour() -> None:
    rules = StrategyRules(4, (G, B), doubles=True)
    assert rules.sides == ((0, 2), (1, 3))
    assert [rules.colour_of(player) for player in range(4)] == [G, B, G, B]
    assert StrategyRules(4, doubles=True).colours == (R, Y)


def test_letters_will_do_for_colours() -> None:
    rules = StrategyRules(2, ("G", "B"))  # a caller may have read letters
    assert rules.colours == (G, B)
    assert all(isinstance(colour, Colour) for colour in rules.colours)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_three_or_four_can_play(players: int) -> None:
    with pytest.raises(TantrixError) as refused:
        StrategyRules(players)
    assert (refused.value.id, refused.value.params) == ("bad.players", {"players": players})


@pytest.mark.parametrize("players", [2, 3])
def test_doubles_are_for_four(players: int) -> None:
    with pytest.raises(TantrixError) as refused:
        StrategyRules(players, doubles=True)
    assert (refused.value.id, refused.value.params) == ("bad.doubles", {"players": players})


@pytest.mark.parametrize(
    ("players", "doubles", "colours", "needed"),
    [
        (2, False, (R,), 2),
        (2, False, (R, R), 2),
        (2, False, ("R", "X"), 2),
        (2, False, (R, Y, B), 2),
        (3, False, (R, Y), 3),
        (4, False, (R, Y, B, B), 4),
        (4, True, (R, Y, B, G), 2),
        (4, True, (R, R), 2),
    ],
)
def test_every_side_needs_a_colour_of_its_own(
    players: int, doubles: bool, colours: tuple[Any, ...], needed: int
) -> None:
    with pytest.raises(TantrixError) as refused:
        StrategyRules(players, colours, doubles=doubles)
    assert refused.value.id == "bad.colours"
    assert refused.value.params == {"colours": "".join(colours), "needed": needed}


def test_how_the_starter_is_found_is_no_part_of_what_is_played() -> None:
    assert StrategyRules(start=Start.DRAW_KEEP) == StrategyRules(start=Start.HIGHEST_HAND)
    assert StrategyRules(2, (R, Y)) == StrategyRules()
    assert StrategyRules(2, (Y, R)) != StrategyRules()


@pytest.mark.parametrize("start", Start)
def test_the_rules_deal_as_they_say(start: Start) -> None:
    rules = StrategyRules(3, start=start)
    assert rules.deal(random.Random(3)) == deal(3, start, random.Random(3))
    assert rules.deal_order(range(1, 57), 2) == deal_order(3, range(1, 57), 2)


def test_a_new_state_has_the_deal_and_the_starter_to_make_the_free_move() -> None:
    rules = StrategyRules(3)
    dealt = rules.deal_order(range(56, 0, -1), 2)
    state = rules.new_state(dealt)
    assert state.hands == [tuple(sorted(hand)) for hand in dealt.hands]
    assert (state.bag, state.bag_size) == (dealt.bag, 38)
    assert (state.stage, state.player, state.current_player) == ("free", 2, 2)
    assert (len(state.board), state.history, state.drawing) == (0, (), False)
