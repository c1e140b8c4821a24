"""T2.2: who may yield the colour that both want, until when, and what becomes of the colours."""

from __future__ import annotations

import pytest

from tantrix.tournaments import directing, events, fold, yielding
from tantrix.tournaments.seatings import colour_note
from tantrix.tournaments.settings import TournamentSettings
from tantrix.tournaments.state import TournamentState

from .test_whole import Director, refused, stage

NOW_MS = 1_000_000


def paired(*preferences: str) -> Director:
    """A round robin of two who prefer colours, in the order of its first pairing."""
    director = Director(TournamentSettings(name="Two", stages=(stage("round_robin"),)), 0)
    for number, letters in enumerate(preferences, start=1):
        director.enter(f"Player {number}", preferences=letters)
    director.do(*directing.pair_next(director.state))
    return director


def published(*preferences: str) -> Director:
    """The same, published."""
    director = paired(*preferences)
    yields_ms = yielding.until_ms(director.state, 1, NOW_MS)
    director.do(directing.publish(director.state, yields_ms=yields_ms))
    return director


def colours_of(state: TournamentState) -> dict[int, str]:
    pairing = state.pairing(1, 1)
    return dict(zip(pairing.sides, pairing.table.colours, strict=True))


@pytest.mark.parametrize(
    ("one", "two", "ms"),
    [
        ("RB", "RG", 60_000),
        ("RB", "RB", 60_000),
        ("RB", "GR", 0),
        ("RB", "", 0),
        ("", "", 0),
    ],
)
def test_there_is_time_to_yield_only_where_both_want_the_same(one: str, two: str, ms: int) -> None:
    assert yielding.until_ms(paired(one, two).state, 1, NOW_MS) == (NOW_MS + ms if ms else 0)


@pytest.mark.parametrize(
    ("preferences", "yields", "got"),
    [
        (("RB", "RG"), 1, {1: "B", 2: "R"}),
        (("RB", "RG"), 2, {1: "R", 2: "G"}),
        (("RB", "RB"), 1, {1: "B", 2: "R"}),
        (("RB", "RB"), 2, {1: "R", 2: "B"}),
    ],
)
def test_who_yields_plays_the_second_colour(
    preferences: tuple[str, str], yields: int, got: dict[int, str]
) -> None:
    director = published(*preferences)
    director.do(yielding.let_have(director.state, yields, NOW_MS + 59_999))
    assert colours_of(director.state) == got
    assert colour_note(director.state, 1, director.state.pairing(1, 1)) is None
    for entry in (1, 2):  # once, by one of them
        refused(
            "tournament.nothing_to_yield",
            lambda entry=entry: yielding.let_have(director.state, entry, NOW_MS),
        )
    assert fold.refold(director.state.log) == director.state


def test_nobody_has_the_colour_that_nobody_yields() -> None:
    """Acceptance test 15: both R first, seconds B and G."""
    director = published("RB", "RG")
    state = director.state
    refused("tournament.nothing_to_yield", lambda: yielding.let_have(state, 1, NOW_MS + 60_000))
    assert yielding.is_open(state, state.round(1), state.pairing(1, 1))
    director.do(events.ColoursSettled(round=1))
    state = director.state
    assert colours_of(state) == {1: "B", 2: "G"}
    assert not yielding.is_open(state, state.round(1), state.pairing(1, 1))
    refused("tournament.nothing_to_yield", lambda: yielding.let_have(state, 1, NOW_MS))


def test_more_time_is_more_time_to_yield() -> None:
    director = published("RB", "RG")
    due_ms = NOW_MS + 90_000
    director.do(events.DueExtended(round=1, due_ms=due_ms, of="colours"))
    state = director.state
    refused("tournament.nothing_to_yield", lambda: yielding.let_have(state, 1, due_ms))
    assert yielding.let_have(state, 1, due_ms - 1).colours in {"BR", "RB"}


def test_nothing_is_yielded_without_a_contest_or_before_the_round_is_seen() -> None:
    for director in (published("RB", "GR"), paired("RB", "RG")):
        state = director.state
        refused(
            "tournament.nothing_to_yield",
            lambda state=state: yielding.let_have(state, 1, NOW_MS),
        )
