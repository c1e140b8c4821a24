"""What a game gives both sides, and how a match adds up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.results import Ending, GameResult, Match, Sum, by_default, starters

from .drawn import GAMES, by_margin


@given(GAMES)
def test_every_game_shares_20_unless_neither_side_came(game: GameResult) -> None:
    assert sum(game.tenths) == (0 if game.ending is Ending.ABSENT else 200)
    assert all(0 <= tenths <= 200 for tenths in game.tenths)


@given(GAMES)
def test_sides_that_change_places_change_everything(game: GameResult) -> None:
    other = game.swapped()
    assert other.swapped() == game
    assert (other.tenths, other.tiles) == (game.tenths[::-1], game.tiles[::-1])
    assert other.margin == -game.margin
    assert other.winner == (None if game.winner is None else 1 - game.winner)


def test_who_does_not_come_loses_by_default() -> None:
    absent = by_default(1)
    assert (absent.tenths, absent.winner) == ((150, 50), 0)
    assert (absent.margin, absent.tiles, absent.played) == (0, (0, 0), False)
    assert by_default(0).tenths == (50, 150)
    assert by_default(0, ruled=0).tenths == (0, 200)


def test_neither_came() -> None:
    neither = GameResult(ending=Ending.ABSENT)
    assert (neither.tenths, neither.winner, neither.margin) == ((0, 0), None, 0)


def test_a_win_is_more_tiles_whatever_the_clock_did() -> None:
    late = GameResult(scores=(20, 19), penalties=(6, 0))
    assert (late.tenths, late.winner, late.margin) == ((73, 127), 0, 1)


def test_whoever_resigns_has_5_at_most_and_gains_nothing_by_tiles() -> None:
    ahead = GameResult(ending=Ending.RESIGNED, scores=(24, 20), out=0)
    assert (ahead.tenths, ahead.winner, ahead.margin) == ((50, 150), 1, 0)
    behind = GameResult(ending=Ending.RESIGNED, scores=(10, 26), out=0)
    assert (behind.tenths, behind.winner, behind.margin) == ((27, 173), 1, -16)
    assert behind.tiles == (10, 26)


@pytest.mark.parametrize("ending", [Ending.TIED, Ending.DEADLOCK])
def test_a_ruled_tie_and_a_deadlock_share_and_still_pay_for_time(ending: Ending) -> None:
    late = GameResult(ending=ending, penalties=(0, 2))
    assert (late.tenths, late.winner, late.margin) == ((120, 80), None, 0)
    assert GameResult(ending=ending).tenths == (100, 100)


def test_a_ruled_tie_may_cost_the_side_that_was_responsible() -> None:
    assert GameResult(ending=Ending.TIED, ruled=50).tenths == (50, 150)
    assert GameResult(ending=Ending.TIED, ruled=50, penalties=(1, 0)).tenths == (40, 160)


def test_what_a_controller_shares_is_final_and_the_scores_make_the_win() -> None:
    ruled = GameResult(ending=Ending.RULED, scores=(30, 12), ruled=120)
    assert (ruled.tenths, ruled.winner, ruled.margin) == ((120, 80), 0, 18)
    assert GameResult(ending=Ending.RULED, ruled=0).tenths == (0, 200)


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": (85, 0)},
        {"scores": (0, -1)},
        {"penalties": (0, -1)},
        {"out": 0},
        {"ruled": 100},
        {"ending": Ending.RESIGNED},
        {"ending": Ending.DEFAULT, "out": 2},
        {"ending": Ending.RULED},
        {"ending": Ending.RULED, "ruled": 201},
        {"ending": Ending.DEADLOCK, "ruled": 50},
    ],
)
def test_values_that_do_not_go_together_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\d|ruling|None"):
        GameResult(**wrong)  # type: ignore[arg-type]


def of_margins(planned: int, *margins: int, by: Sum = Sum.POINTS) -> Match:
    return Match(planned, tuple(map(by_margin, margins)), by=by)


def test_a_match_of_five_worked_by_hand() -> None:
    match = of_margins(5, 4, -16, 9, -2, 1)
    assert (match.tenths, match.over, match.winner) == ((528, 472), True, 0)
    assert (match.wins, match.margin, match.tiles) == ((3, 2), -4, (114, 118))


def test_a_match_is_over_when_the_lead_exceeds_what_is_left() -> None:
    assert of_margins(5, 9, 20, 12).tenths == (506, 94)
    assert of_margins(5, 9, 20, 12).winner == 0
    assert of_margins(5, 9, 12, 11).tenths == (490, 110)
    assert not of_margins(5, 9, 12, 11).over
    assert of_margins(5, 9, 12, 11).winner is None
    assert not of_margins(2, 36).over  # 20.0 ahead with 20.0 to play for


def test_a_match_by_wins_is_over_at_the_majority() -> None:
    assert of_margins(5, 1, 1, -30, 1, by=Sum.WINS).winner == 0
    assert of_margins(5, 1, 1, -30, by=Sum.WINS).winner is None
    assert of_margins(3, 1, 0, by=Sum.WINS).winner is None
    assert of_margins(3, 1, 0, 0, by=Sum.WINS).winner == 0
    assert of_margins(2, 1, -5, by=Sum.WINS).winner == 1  # wins are equal: points


def test_an_equal_match_goes_by_wins_margins_and_own_tiles() -> None:
    by_wins = Match(2, (GameResult(scores=(21, 20), penalties=(5, 0)), by_margin(7)))
    assert by_wins.tenths == (83 + 155, 117 + 45)
    tied = GameResult(ending=Ending.TIED, ruled=62)
    assert Match(2, (by_margin(7), tied)).tenths == (217, 183)
    equal = Match(2, (GameResult(ending=Ending.RULED, ruled=100, scores=(9, 8)), by_margin(0)))
    assert (equal.tenths, equal.winner) == ((200, 200), 0)
    margins = (GameResult(ending=Ending.RULED, ruled=100, scores=(9, 8)),
               GameResult(ending=Ending.RULED, ruled=100, scores=(8, 12)))  # fmt: skip
    assert Match(2, margins).winner == 1


def test_a_playoff_decides_at_its_first_game_with_a_winner() -> None:
    equal = of_margins(2, 5, -5)
    assert (equal.over, equal.winner) == (True, None)
    assert Match(2, equal.results, (by_margin(0),)).winner is None
    assert Match(2, equal.results, (by_margin(0), by_margin(-1))).winner == 1


def test_a_match_has_no_more_games_than_planned() -> None:
    with pytest.raises(ValueError, match="3 games in a match of 2"):
        of_margins(2, 1, 1, 1)


@given(st.lists(GAMES, max_size=9), st.integers(0, 5), st.sampled_from(Sum), st.data())
def test_what_is_decided_stays_decided(
    games: list[GameResult], left: int, by: Sum, data: st.DataObject
) -> None:
    early = Match(len(games) + left, tuple(games), by=by)
    late = data.draw(st.lists(GAMES, min_size=left, max_size=left))
    if early.over and early.winner is not None:
        assert Match(early.planned, (*games, *late), by=by).winner == early.winner


@given(st.integers(0, 12), st.sampled_from([0, 1]))
def test_starts_that_alternate_differ_by_one_at_most(games: int, first: int) -> None:
    turns = starters(games, first)
    assert len(turns) == games
    assert turns[:1] == [first][:games]
    assert abs(turns.count(0) - turns.count(1)) <= 1
