"""One mistake in a random legal game: that placement and that rule are named first."""

from __future__ import annotations

import random
from functools import cache

import pytest

from oracle.adjudication import MISTAKES, Game, unsound, with_mistake
from oracle.strategy import Position
from sizes import seeds
from tantrix.adjudication.reading import read
from tantrix.adjudication.verdict import Adjudication, AdjustedPosition, Agreement, adjudicate
from tantrix.notation.positions import strategy
from tantrix.tournaments.mistakes import Remedy

SEEDS = seeds(2, 60)


@cache
def mistaken(kind: str, seed: int) -> tuple[Game, Adjudication]:
    """A game with a mistake, and what is found in it."""
    for again in range(100):
        rng = random.Random(f"{kind} {seed} {again}")
        game = with_mistake(kind, rng.randint(2, 4), rng.randint(0, 50), rng)
        if game is not None:
            hidden = kind != "bag" and rng.random() < 0.5
            return game, adjudicate(read(game.record(hidden=hidden)))
    raise AssertionError(kind)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", MISTAKES)
def test_the_mistake_is_named_first(kind: str, seed: int) -> None:
    game, found = mistaken(kind, seed)
    first = found.faults[0]
    assert (first.number, first.rule) == game.mistake


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", MISTAKES)
def test_the_position_after_the_remedy_is_legal(kind: str, seed: int) -> None:
    _, found = mistaken(kind, seed)
    assert found.verdict is not None
    if found.verdict.remedy is Remedy.NOTHING:
        return
    check(found.verdict.position, random.Random(seed))
    for agreement, position in found.verdict.agreements:
        if position is not None and agreement is not Agreement.STANDS:
            check(position, random.Random(seed))


def check(after: AdjustedPosition, rng: random.Random) -> None:
    """Play can have led to the position once tiles are removed and drawn as it says."""
    text = strategy.write(after.state, hidden=True)
    position = Position.parse(text.replace("+draw", ""))
    assert unsound(position.board, len(position.bag)) == []
    bag = len(position.bag)
    for held, remove, draw in zip(position.hands, after.remove, after.draw, strict=True):
        rng.shuffle(held)
        del held[:remove]
        held.extend([0] * draw)
        bag += remove - draw
    assert sum(map(len, position.hands)) + bag + len(position.board) == 56
    if bag:
        assert {len(hand) for hand in position.hands} == {6}


@pytest.mark.parametrize("seed", seeds(3, 200))
@pytest.mark.parametrize("hidden", [False, True])
def test_legal_games_have_no_fault(seed: int, hidden: bool) -> None:
    rng = random.Random(seed)
    game = Game.start(2 + seed % 3, rng)
    while game.position.stage != "over":
        game.play()
    found = adjudicate(read(game.record(hidden=hidden)))
    assert found.faults == ()
    assert found.verdict is None
    assert len(found.account.placements) == len(game.words)


@pytest.mark.parametrize("kind", MISTAKES)
def test_the_same_record_has_the_same_verdict(kind: str) -> None:
    game, found = mistaken(kind, 0)
    again = adjudicate(read(game.record(hidden=False)))
    assert [(f.rule, f.number) for f in again.faults] == [(f.rule, f.number) for f in found.faults]
