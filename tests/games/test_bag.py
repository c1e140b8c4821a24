from __future__ import annotations

import random
from collections import Counter

import pytest

from tantrix.rules.bag import Deal, Start, deal, deal_order, is_deal
from tantrix.rules.core.errors import TantrixError

PLAYERS = (2, 3, 4)
DEALS = 400


def deals(players: int, start: Start) -> list[Deal]:
    rng = random.Random(f"{players} {start}")
    return [deal(players, start, rng) for _ in range(DEALS)]


def order(dealt: Deal) -> list[int]:
    return [tile for hand in dealt.hands for tile in hand] + list(dealt.bag)


# --- a bag in a known order --------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_six_tiles_go_to_player_0_then_six_to_player_1_and_so_on(players: int) -> None:
    bag = list(range(56, 0, -1))
    dealt = deal_order(players, bag, 1)
    assert dealt.hands == tuple(tuple(bag[6 * p : 6 * p + 6]) for p in range(players))
    assert dealt.bag == tuple(bag[6 * players :])
    assert dealt.starter == 1
    assert dealt.start_draws == ()


def test_player_0_starts_unless_told_otherwise() -> None:
    assert deal_order(2, range(1, 57)).starter == 0


def test_a_bag_may_hold_a_part_of_the_set_but_not_less_than_the_hands() -> None:
    assert deal_order(2, range(1, 13)).bag == ()
    with pytest.raises(TantrixError) as refused:
        deal_order(2, range(1, 12))
    assert refused.value.id == "bad.bag_size"
    assert refused.value.params == {"tiles": 11, "needed": 12}


@pytest.mark.parametrize("wrong", [0, 57, -1, 3])
def test_a_number_that_is_no_tile_or_stands_twice_is_refused(wrong: int) -> None:
    with pytest.raises(TantrixError) as refused:
        deal_order(2, [*range(1, 20), wrong])
    assert (refused.value.id, refused.value.params) == ("bad.bag", {"tile": wrong})


# --- a deal at random --------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", Start)
def test_every_deal_gives_out_the_whole_set_six_tiles_to_a_hand(players: int, start: Start) -> None:
    for dealt in deals(players, start):
        assert sorted(order(dealt)) == list(range(1, 57))
        assert [len(hand) for hand in dealt.hands] == [6] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_with_highest_hand_the_highest_number_dealt_starts_and_nothing_is_drawn(
    players: int,
) -> None:
    for dealt in deals(players, Start.HIGHEST_HAND):
        assert dealt.start_draws == ()
        assert max(tile for hand in dealt.hands for tile in hand) in dealt.hands[dealt.starter]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [Start.DRAW_RETURN, Start.DRAW_KEEP])
def test_with_a_draw_the_player_of_the_highest_tile_drawn_starts(
    players: int, start: Start
) -> None:
    for dealt in deals(players, start):
        assert len(set(dealt.start_draws)) == len(dealt.start_draws) == players
        assert dealt.start_draws[dealt.starter] == max(dealt.start_draws)


@pytest.mark.parametrize("players", PLAYERS)
def test_with_draw_keep_the_tile_drawn_stays_in_the_hand(players: int) -> None:
    for dealt in deals(players, Start.DRAW_KEEP):
        held = zip(dealt.start_draws, dealt.hands, strict=True)
        assert all(hand[0] == tile for tile, hand in held)


@pytest.mark.parametrize("players", PLAYERS)
def test_with_draw_return_the_tile_drawn_goes_back_and_may_come_to_anybody(players: int) -> None:
    kept = Counter(
        tile in dealt.hands[player]
        for dealt in deals(players, Start.DRAW_RETURN)
        for player, tile in enumerate(dealt.start_draws)
    )
    assert 0.05 < kept[True] / kept.total() < 0.17  # six of 56: 0.107


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_equally_often(players: int, start: Start) -> None:
    starters = Counter(dealt.starter for dealt in deals(players, start))
    expected = DEALS / players
    assert all(abs(starters[p] - expected) < 0.25 * expected for p in range(players))


@pytest.mark.parametrize("start", Start)
def test_every_tile_comes_to_every_place_equally_often(start: Start) -> None:
    drawn_last = Counter(order(dealt)[-1] for dealt in deals(2, start))
    in_hand_0 = Counter(tile for dealt in deals(2, start) for tile in dealt.hands[0])
    assert len(drawn_last) == 56
    assert max(drawn_last.values()) < 4 * DEALS / 56
    assert all(0.4 < in_hand_0[tile] / (6 * DEALS / 56) < 1.7 for tile in range(1, 57))


@pytest.mark.parametrize("start", Start)
def test_the_same_random_numbers_deal_the_same_game(start: Start) -> None:
    assert deal(3, start, random.Random(7)) == deal(3, start, random.Random(7))
    assert deal(3, start, random.Random(7)) != deal(3, start, random.Random(8))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", Start)
def test_what_may_have_been_dealt_is_told_from_what_may_not(players: int, start: Start) -> None:
    dealt = deals(players, start)[0]
    wrong = [
        dealt._replace(starter=(dealt.starter + 1) % players),
        dealt._replace(bag=dealt.bag[1:]),
        dealt._replace(hands=(*dealt.hands[1:], ())),
        dealt._replace(start_draws=(99,) * players),
    ]
    assert is_deal(dealt, players, start)
    assert not any(is_deal(one, players, start) for one in wrong)
    assert not is_deal(dealt, players + 1, start)
