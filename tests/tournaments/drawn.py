"""Results by chance, for tests of what is made of them."""

from __future__ import annotations

from hypothesis import strategies as st

from tantrix.tournaments.results import Ending, GameResult

SIDES = st.sampled_from([0, 1])
SCORES = st.tuples(st.integers(0, 84), st.integers(0, 84))
PENALTIES = st.tuples(st.integers(0, 25), st.integers(0, 25))
TENTHS = st.integers(0, 200)


def _of(ending: Ending, **parts: st.SearchStrategy[object]) -> st.SearchStrategy[GameResult]:
    """Results of one ending, its parts by chance."""
    return st.builds(GameResult, ending=st.just(ending), **parts)


GAMES = st.one_of(
    _of(Ending.PLAYED, scores=SCORES, penalties=PENALTIES),
    _of(Ending.RESIGNED, scores=SCORES, penalties=PENALTIES, out=SIDES),
    _of(Ending.DEFAULT, out=SIDES, ruled=st.none() | TENTHS),
    _of(Ending.ABSENT),
    _of(Ending.TIED, penalties=PENALTIES, ruled=st.none() | TENTHS),
    _of(Ending.DEADLOCK, scores=SCORES, penalties=PENALTIES),
    _of(Ending.RULED, scores=SCORES, ruled=TENTHS),
)
"""Every kind of result."""


def by_margin(margin: int) -> GameResult:
    """A played game without overtime that the first side won by so many tiles."""
    return GameResult(scores=(20 + max(margin, 0), 20 - min(margin, 0)))
