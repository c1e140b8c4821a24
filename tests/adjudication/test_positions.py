"""What a position proves without its history, and how a stopped game might have ended."""

from __future__ import annotations

import random
import re

import pytest

from games.playing import random_state
from oracle.strategy import Position, code_of, neighbours, read_code
from sizes import seeds
from tantrix.adjudication.playouts import PlayoutTally, play_out
from tantrix.adjudication.positions import Sign, fills_now, judge, read_position
from tantrix.adjudication.serializers import Speaker, playouts
from tantrix.messages import LANGUAGES
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.strategy.state import StrategyState

NAMES = ["Ann", "Ben", "Cy", "Di"]


def signs(text: str) -> list[Sign]:
    """The signs of a position."""
    return [finding.sign for finding in judge(read_position(text))]


def board_of(text: str) -> str:
    """The last field of a position."""
    return text.split(" ")[6]


def with_board(text: str, board: str) -> str:
    """A position with other tiles on the table."""
    return " ".join([*text.split(" ")[:6], board])


@pytest.mark.parametrize("seed", seeds(6, 40))
def test_positions_of_legal_games_prove_nothing(seed: int) -> None:
    for placements in range(0, 57, 4):
        state = random_state(seed, placements, 2 + seed % 3)
        assert signs(strategy.write(state, hidden=True)) == []


@pytest.mark.parametrize("seed", seeds(6, 40))
def test_what_can_be_filled_is_what_the_oracle_fills(seed: int) -> None:
    state = random_state(seed, 30 + seed, 2)
    text = strategy.write(state, hidden=True)
    found = {
        (player, fill.cell, tile)
        for fill in fills_now(read_position(text))
        for player, tiles in enumerate(fill.tiles)
        for tile in tiles
    }
    oracle = Position.parse(text.replace("+draw", ""))
    expected = {
        (player, cell, tile)
        for player in range(2)
        for tile, cell, _ in map(read_code, oracle.at(player, "forced").fills())
    }
    assert found == expected


def test_a_turned_tile_is_a_mismatch() -> None:
    text = strategy.write(random_state(1, 20, 2), hidden=True)
    turned = re.sub(r":(\d)$", lambda found: f":{(int(found[1]) + 1) % 6}", text)
    findings = judge(read_position(turned))
    assert findings[0].sign is Sign.MATCH
    assert findings[0].cells[1] in neighbours(findings[0].cells[0])
    assert Speaker(NAMES, "en").position(read_position(turned), (0, 0))["standing"] is None


def test_a_tile_far_away_lies_apart() -> None:
    text = strategy.write(random_state(1, 20, 2), hidden=True)
    board = board_of(text).split("+")
    tile = read_code(board[-1])[0]
    moved = "+".join([*board[:-1], code_of(tile, (90, 90), 0)])
    assert Sign.CONNECTED in signs(with_board(text, moved))


@pytest.mark.parametrize(
    ("cells", "sign"),
    [
        ([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)], Sign.HOLE),
        ([(0, -1), (1, -1), (1, 0), (0, 1)], Sign.FOURTH_TILE),
        ([(0, -1), (1, -1), (-1, 0), (-1, -1), (0, -2), (1, -2)], None),
    ],
)
def test_shapes_that_play_cannot_leave(cells: list[tuple[int, int]], sign: Sign | None) -> None:
    board = "+".join(code_of(tile, cell, 0) for tile, cell in enumerate(cells, 1))
    found = signs(f"v1 strategy:2 free 0 {HANDS} ?{44 - len(cells)} {board}")
    crowded = {Sign.HOLE, Sign.FOURTH_TILE, Sign.NOT_IN_ROW, Sign.CONTROLLED_SIDE}
    assert crowded.intersection(found) == ({sign} if sign else set())
    ended = signs(f"v1 strategy:2 free 0 {HANDS} - {board}")
    assert set(ended) <= {Sign.MATCH, Sign.COUNT}


HANDS = "20,21,22,23,24,25/30,31,32,33,34,35"


def test_three_neighbours_that_are_not_in_a_row() -> None:
    ring = [(0, -1), (1, 0), (-1, 1), (2, -1), (2, -2), (1, -2)]
    board = "+".join(code_of(tile, cell, 0) for tile, cell in enumerate(ring, 1))
    assert Sign.NOT_IN_ROW in signs(f"v1 strategy:2 free 0 {HANDS} ?38 {board}")


def test_three_edges_of_one_colour() -> None:
    # Tile 1 is YYBRBR; each of the three tiles turns a yellow edge to the space 0,0.
    found = signs(f"v1 strategy:2 free 0 {HANDS} ?41 1@0,-1:3+2@1,-1:4+14@1,0:5")
    assert Sign.THREE_ALIKE in found


def test_a_controlled_side_shows_in_the_board_alone() -> None:
    # A row of five with a forced space above its left end, and a tile along the side beyond it.
    cells = [(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (3, 0), (-2, -1), (2, -1)]
    board = "+".join(code_of(tile, cell, 0) for tile, cell in enumerate(cells, 1))
    found = signs(f"v1 strategy:2 free 0 {HANDS} ?36 {board}")
    assert Sign.CONTROLLED_SIDE in found


@pytest.mark.parametrize(
    ("hands", "bag", "expected"),
    [
        (HANDS, "?43", [Sign.COUNT]),
        ("20,21,22,23,24/30,31,32,33,34,35", "?45", [Sign.SHORT]),
        ("19,20,21,22,23,24,25/30,31,32,33,34,35", "?43", [Sign.SURPLUS]),
        ("20,21,22,23,24,30/30,31,32,33,34,35", "?44", [Sign.TWICE]),
        ("20,21,22,23,24/30", "-", [Sign.COUNT]),
    ],
)
def test_sets_and_hands(hands: str, bag: str, expected: list[Sign]) -> None:
    assert signs(f"v1 strategy:2 free 0 {hands} {bag} -") == expected


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("v1 strategy:2 free 0 1/2 ?4 1@0,0:0+2@0,0:0", "cell_twice", 36),
        ("v1 strategy:2 free 0 1/2 ?4 1@0,0:9", "rotation", 28),
        ("v1 strategy:2 free 0 1/2 ?4 1@0,99999:0", "coordinate", 28),
        ("v1 strategy:2 free 0 1/x ?4 -", "tile", 23),
        ("v1 strategy:2 free 0 1 ?4 -", "hands", 21),
        ("v1 strategy:2 free 2 1/2 ?4 -", "player", 19),
        ("v1 strategy:2 fre 0 1/2 ?4 -", "stage", 14),
        ("v1 strategy:2 after+draw 0 1/2 - -", "no_draw", 14),
        ("v1 strategy:2 free 0 1/2 ?x -", "tile", 25),
        ("v1 gobble free 0 1/2 ?4 -", "game", 3),
        ("v1 strategy:2 free 0", "fields", 20),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(text: str, reason: str, at: int) -> None:
    with pytest.raises(NotationError) as refused:
        read_position(text)
    assert (refused.value.params["reason"], refused.value.params["at"]) == (reason, at)


# --- stopped games -------------------------------------------------------------------------------


def played(state: StrategyState, seed: int, games: int = 4) -> PlayoutTally:
    """The tally of a game played out so often."""
    *_, last = play_out(state, (0, 2), games, seed)
    return last


@pytest.mark.parametrize("players", [2, 3])
def test_equal_seeds_give_equal_games(players: int) -> None:
    state = random_state(3, 44, players)
    penalties = (0, 2, 0)[:players]
    tallies = [list(play_out(state, penalties, 3, seed))[-1] for seed in (7, 7, 8)]
    assert tallies[0].scores == tallies[1].scores != tallies[2].scores
    assert all(sum(tenths) == 100 * players for tenths in tallies[0].tenths)


def test_the_order_of_the_bag_is_not_used() -> None:
    state = random_state(3, 40, 2)
    assert played(state, 1).scores == played(state.hidden(), 1).scores


def test_the_interval_holds_the_mean_and_penalties_are_paid() -> None:
    state = random_state(3, 44, 2)
    view = playouts(played(state, 1), asked=9)
    assert (view["games"], view["asked"]) == (4, 9)
    assert view["low"][0] <= view["margin"][0] <= view["high"][0]
    assert view["margin"][0] == -view["margin"][1]
    assert sum(view["tenths"]) == 200
    *_, free = play_out(state, (0, 0), 4, 1)
    assert free.mean_tenths()[0] <= view["tenths"][0]


def test_nothing_is_found_before_the_first_game() -> None:
    assert playouts(PlayoutTally(), asked=5)["margin"] == []


def test_a_board_that_does_not_match_is_not_played_out() -> None:
    text = strategy.write(random_state(1, 20, 2), hidden=True)
    turned = re.sub(r":(\d)$", lambda found: f":{(int(found[1]) + 1) % 6}", text)
    twice = text.replace(text.split(" ")[4], f"{read_code(board_of(text).split('+')[0])[0]}/-")
    for wrong in (turned, twice):
        with pytest.raises(TantrixError, match=r"bad\.adjudicate\.cannot_play"):
            next(play_out(read_position(wrong).state(), (0, 0), 1, 0))


def test_every_sentence_is_whole() -> None:
    rng = random.Random(1)
    for seed in range(20):
        text = strategy.write(random_state(seed, 30, 2), hidden=True)
        board = board_of(text).split("+")
        rng.shuffle(board)
        lacking = with_board(text, "+".join(board[5:]))
        for lang in LANGUAGES:
            view = Speaker(NAMES, lang).position(read_position(lacking), (0, 0))
            assert view["findings"]
            assert not [
                one for one in view["findings"] if "{" in one["text"] or "adjudicate" in one["text"]
            ]
