"""Races as text: read exactly as they were written, and refused where they are wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.notation.race_records import (
    RaceMove,
    RaceRecord,
    race_from_json,
    race_record_of,
    race_to_json,
    read_race,
    write_race,
)
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import IllegalAction, NotationError, TantrixError
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceDeal, RaceRules, RaceState


def played(rules: RaceRules, seed: int, most: int = 2000) -> tuple[RaceDeal, RaceState]:
    """Return a race in which everybody does anything that is allowed, and now and then gives up."""
    rng = random.Random(seed)
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    while not state.is_over and len(state.history) < most:
        player = rng.choice(state.racing)
        actions: list[RaceAction] = list(state.legal_actions(player))
        if rng.random() < 0.002:
            actions = [Resign(player)]
        if actions:
            state.play(rng.choice(actions))
    return deal, state


@st.composite
def races(draw: st.DrawFn) -> tuple[RaceDeal, RaceState]:
    """Races of all sizes, as far as they came."""
    players = draw(st.integers(2, 6))
    rules = RaceRules(players, (draw(st.integers(0, 3)),) * players)
    deal, state = played(rules, draw(st.integers(0, 2**32)), draw(st.integers(0, 400)))
    if draw(st.booleans()):
        state.stop()
    return deal, state


NAMES = st.sampled_from(["Event", "Player1", "Player6"])


@given(race=races(), tags=st.dictionaries(NAMES, st.text(max_size=20)), words=st.text(max_size=20))
def test_a_race_is_read_as_it_was_written(
    race: tuple[RaceDeal, RaceState], tags: dict[str, str], words: str
) -> None:
    deal, state = race
    clocks = range(0, 40 * len(state.history), 40)
    record = race_record_of(deal, state, tags, clocks)
    noted = tuple(RaceMove(one.action, one.used_ms, words) for one in record.moves)
    record = RaceRecord(record.rules, deal, noted, tags, record.stopped, words)
    again = read_race(write_race(record))
    assert again == record
    assert race_from_json(json.loads(json.dumps(race_to_json(record)))) == record
    final = again.final()
    assert (final.holdings, final.outcome()) == (state.holdings, state.outcome())
    assert final.board == state.board


def test_every_state_of_a_race_is_its_own() -> None:
    deal, state = played(RaceRules(3), 1, 50)
    states = list(race_record_of(deal, state).states())
    assert [len(one.history) for one in states] == list(range(51))


def test_the_result_is_the_places_and_a_race_that_goes_on_has_none() -> None:
    deal, state = played(RaceRules(2), 4)
    finish = state.outcome()
    assert finish is not None
    text = write_race(race_record_of(deal, state))
    assert text.splitlines()[-1] == "-".join(map(str, finish.places))
    assert f'[Termination "{finish.termination}"]' in text
    begun = RaceRecord(RaceRules(2), deal)
    assert write_race(begun).splitlines()[-1] == "*"


def text_of(seed: int = 4, most: int = 3) -> str:
    return write_race(race_record_of(*played(RaceRules(2), seed, most)))


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda text: text.replace("race:2", "strategy:2"), "bad.record.race"),
        (lambda text: text.replace("race:2", "race:9"), "bad.race.players"),
        (lambda text: text.replace("race:2", "race:3"), "bad.record.race"),
        (lambda text: text.replace('[Version "1"]', '[Version "2"]'), "bad.record.race"),
        (lambda text: text.replace("[Table", "[Chairs"), "bad.record.race"),
        (lambda text: text.replace("[Piles", "[Heaps"), "bad.record.race"),
        (lambda text: text.replace("[Version", '[Handicap "x"]\n[Version'), "bad.record.race"),
        (lambda text: text.replace("[Version", "[Ver-sion"), "bad.tag"),
        (lambda text: text.replace("[Version", "[Game"), "bad.record.tag_twice"),
        (lambda text: text + "0:turn\n", "bad.record.after_result"),
        (lambda text: text.replace("1. ", "1. turn "), "bad.record.word"),
        (lambda text: text.replace("1. ", "1. ( "), "bad.record.word"),
        (lambda text: text.replace("1. ", "1. 0:jump "), "bad.race.action"),
        (lambda text: text.replace("\n*", "\n1-2"), "bad.record.result"),
        (lambda text: text.replace("unfinished", "played"), "bad.record.result"),
    ],
)
def test_what_is_no_race_is_refused(change: Callable[[str], str], error: str) -> None:
    text = text_of()
    assert change(text) != text
    with pytest.raises(TantrixError) as refused:
        read_race(change(text))
    assert refused.value.id == error


@given(at=st.integers(0, 400), length=st.integers(0, 9), words=st.text(max_size=9))
def test_any_text_is_read_or_refused(at: int, length: int, words: str) -> None:
    text = text_of()
    with suppress(TantrixError):
        race = read_race(text[:at] + words + text[at + length :])
        assert read_race(write_race(race)) == race


def document_of() -> dict[str, Any]:
    return race_to_json(race_record_of(*played(RaceRules(2), 4, 3), clocks=(1, 2, 3)))


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        (("tags",), [], "tags"),
        (("tags", "Event"), 1, "tags"),
        (("tags", "Piles"), "1", "tags"),
        (("began",), None, "began"),
        (("began", "Table"), 5, "began"),
        (("comment",), None, "comment"),
        (("moves",), {}, "moves"),
        (("moves", 1), "0:turn", "moves[1]"),
        (("moves", 2, "action"), 3, "moves[2].action"),
        (("moves", 0, "used_ms"), True, "moves[0].used_ms"),
        (("moves", 0, "comment"), None, "moves[0].comment"),
    ],
)
def test_what_is_no_document_of_a_race_is_refused_with_its_place(
    place: tuple[str | int, ...], value: object, path: str
) -> None:
    document = found = document_of()
    for step in place[:-1]:
        found = found[step]  # type: ignore[index]
    found[place[-1]] = value  # type: ignore[index]
    with pytest.raises(NotationError) as refused:
        race_from_json(document)
    assert (refused.value.id, refused.value.params["path"]) == ("bad.record.json", path)


@given(
    place=st.sampled_from(["tags", "began", "comment", "moves", "result", "termination"]),
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
        max_leaves=9,
    ),
)
def test_any_document_is_read_or_refused(place: str, value: object) -> None:
    with suppress(TantrixError):
        race = race_from_json({**document_of(), place: value})
        assert race_from_json(race_to_json(race)) == race


def test_an_action_against_the_rules_is_told_with_its_number() -> None:
    with pytest.raises(IllegalAction) as refused:
        read_race(text_of().replace("\n*", "\n4. 1:discard 1:discard\n*"))
    assert refused.value.at in {(4,), (5,)}


@pytest.mark.parametrize("name", ["Piles", "a b", ""])
def test_a_tag_that_cannot_be_is_not_written(name: str) -> None:
    rules = RaceRules(2)
    record = RaceRecord(rules, rules.deal(random.Random(1)), tags={name: "x"})
    with pytest.raises(NotationError) as refused:
        write_race(record)
    assert refused.value.id == "bad.tag"
