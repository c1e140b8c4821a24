"""The record book as a fold."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratings.games import SEEDS, game, person, robot, season, won
from tantrix.ratings.games import KINDS, RatedGame
from tantrix.ratings.records import NOTHING, Book, Built, Feat, Feats, GameCount, HeldRecord, fold
from tantrix.rules.core.errors import TantrixError


def feats(game: RatedGame, time_ms: int | None = None, **built: tuple[int, int, int]) -> Feats:
    return Feats(game, {name: Built(*counts) for name, counts in built.items()}, time_ms)


def random_feats(rng: random.Random, size: int) -> list[Feats]:
    found = []
    for each in season(rng, size):
        people = [player.id for player in each.players if not player.robot]
        built = {one: Built(*(rng.randrange(9) for _ in range(3))) for one in people}
        found.append(Feats(each, built, rng.choice([None, rng.randrange(99)])))
    return found


BOOKS = st.builds(random_feats, SEEDS, st.integers(0, 40))


def streak(*winners: str) -> Book:
    """The book after games of a and b with these winners, `=` for a tie."""
    games = []
    for number, winner in enumerate(winners, 1):
        tie = game(number, person("a", 0, 1), person("b", 1, 1))
        loser = "b" if winner == "a" else "a"
        games.append(feats(tie if winner == "=" else won(number, winner, loser)))
    return fold(games)


@given(BOOKS, st.integers(0, 40))
def test_going_on_is_the_same_as_beginning_again(games: list[Feats], at: int) -> None:
    assert fold(games[at:], fold(games[:at])) == fold(games)


@given(BOOKS.filter(len), st.data())
def test_a_game_given_twice_is_refused(games: list[Feats], data: st.DataObject) -> None:
    again = data.draw(st.sampled_from(games))
    with pytest.raises(TantrixError, match="game_order"):
        fold([again], fold(games))


@given(BOOKS)
def test_no_game_has_more_than_the_record(games: list[Feats]) -> None:
    book = fold(games)
    fair = [one for one in games if one.game.sides > 1 and one.game.kind in KINDS]
    for at, feat in enumerate((Feat.SCORE, Feat.LINE, Feat.LOOP)):
        values = [(built[at], -one.game.number) for one in fair for built in one.built.values()]
        best, number = max(values, default=(0, 0))
        held = book.held.get(feat)
        assert held is None if best == 0 else held is not None
        if held is not None:
            assert (held.value, held.number) == (best, -number)


def test_the_best_score_line_and_loop_name_their_game_and_who() -> None:
    games = [
        feats(won(1, "a", "b"), a=(20, 20, 0), b=(16, 4, 8)),
        feats(won(2, "c", "a"), a=(20, 20, 0), c=(24, 13, 12)),
        feats(won(3, "a", "b"), a=(24, 13, 12), b=(2, 21, 0)),
    ]
    assert {feat: fold(games).held[feat] for feat in (Feat.SCORE, Feat.LINE, Feat.LOOP)} == {
        Feat.SCORE: HeldRecord(24, "c", 2),
        Feat.LINE: HeldRecord(21, "b", 3),
        Feat.LOOP: HeldRecord(12, "c", 2),
    }


def test_nobody_has_built_a_loop_of_nothing() -> None:
    book = fold([feats(won(1, "a", "b"), a=(3, 3, 0), b=(0, 0, 0))])
    assert Feat.LOOP not in book.held


def test_the_fastest_game_is_one_among_people_that_was_won() -> None:
    tied = game(2, person("a", 0, 1), person("b", 1, 1))
    machine = game(3, person("a", 0, 1), robot("random", 1, 2))
    slow = [feats(won(4, "b", "a"), 900), feats(won(5, "a", "b"), 900)]
    games = [feats(won(1, "a", "b"), None), feats(tied, 50), feats(machine, 60), *slow]
    games.append(feats(won(6, "c", "a"), 800))
    assert fold(games[:5]).held[Feat.FASTEST] == HeldRecord(900, "b", 4)
    assert fold(games).held[Feat.FASTEST] == HeldRecord(800, "c", 6)


def test_a_tie_and_a_loss_end_a_streak() -> None:
    assert streak("a", "a", "=", "a", "a", "a", "b").held[Feat.STREAK] == HeldRecord(3, "a", 6)
    assert streak("a", "a", "b", "b").held[Feat.STREAK] == HeldRecord(2, "a", 2)
    assert Feat.STREAK not in streak("=").held


def test_a_streak_is_one_of_games_among_people() -> None:
    machine = game(2, person("a", 0, 2), robot("planner", 1, 1))
    book = fold(map(feats, [won(1, "a", "b"), machine, won(3, "a", "b")]))
    assert book.held[Feat.STREAK] == HeldRecord(2, "a", 3)
    assert book.held[Feat.PLAYED] == HeldRecord(3, "a", 3)
    assert book.tallies == {"a": GameCount(3, 2), "b": GameCount(2, 0)}


def test_who_plays_both_sides_robots_alone_and_games_that_do_not_count_hold_no_record() -> None:
    alone = game(1, person("a", 0, 1), person("a", 1, 2))
    robots = game(2, robot("planner", 0, 1), robot("greedy", 1, 2))
    single, casual = game(3, person("a", 0, 1)), won(4, "a", "b", kind="unranked")
    games = [feats(alone, 5, a=(60, 40, 20)), feats(robots, 5), feats(single, 5, a=(9, 9, 9))]
    assert fold([*games, feats(casual, 5, a=(9, 9, 9))]) == Book(4)
    assert NOTHING.last == 0
