from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.notation.positions import registry, solitaire
from tantrix.rules.base import Halt, Stage
from tantrix.rules.core.errors import NotationError
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

from .examples import slipped

KINDS = (
    SolitaireRules(),
    SolitaireRules(Triple.RYG, colour="G"),
    SolitaireRules(Triple.RBG, SolitaireGoal.LINE),
    SolitaireRules(Triple.YBG, SolitaireGoal.LOOP, "Y"),
)
START = "v1 solitaire:1:triple=RYB free 0 1 2,?12 -"
FORCED = "1@0,-1:0+2@1,-1:0+3@1,0:0"
MIDDLE = f"v1 solitaire:1 forced 0 12 4,5,6 {FORCED}"


def steps(seed: int) -> Iterator[SolitaireState]:
    """The state of a random game after every action: one object, played on."""
    rng = random.Random(seed)
    rules = KINDS[seed % len(KINDS)]
    state = rules.new_state(rules.deal(rng))
    yield state
    ends = rng.randrange(60)
    while not state.is_over:
        over = len(state.history) >= ends and not state.drawing
        state.push(Halt.VOID if over else rng.choice(state.legal_actions()))
        yield state


@st.composite
def states(draw: st.DrawFn) -> SolitaireState:
    """A state that play reaches, with or without the order of its stack; at a draw as well."""
    wanted = draw(st.integers(0, 30))
    for state in itertools.islice(steps(draw(st.integers(0, 10_000))), wanted + 1):
        found = state
    return found.hidden() if draw(st.booleans()) else found


@given(states())
def test_text_and_state_are_inverse_in_every_state_that_play_reaches(state: SolitaireState) -> None:
    text = registry.write(state)
    again = registry.read(text)
    assert (again, hash(again), registry.write(again)) == (state, hash(state), text)
    assert again.current_player == state.current_player
    assert again.legal_actions() == state.legal_actions()
    assert again.outcome() == state.outcome()


def test_the_seven_fields_of_the_first_position() -> None:
    state = solitaire.read(START)
    assert (state.rules, state.stage, state.hand) == (SolitaireRules(), Stage.FREE, 1)
    assert (state.next_tile, state.bag, state.bag_size) == (2, None, 12)
    assert len(state.board) == 0
    assert registry.write(state) == START


def test_a_game_that_was_ended_says_so_and_is_over_with_a_tile_in_hand() -> None:
    text = f"v1 solitaire:1:triple=RYB:void over 0 12 4,5,6 {FORCED}"
    state = solitaire.read(text)
    assert (state.is_over, state.hand, state.legal_actions()) == (True, 12, [])
    assert solitaire.write(state) == solitaire.write(solitaire.read(text)) != MIDDLE
    with pytest.raises(NotationError) as refused:
        solitaire.read(text.replace("over", "free"))
    assert refused.value.params["reason"] == "stage"


def test_a_known_stack_is_told_in_its_order_from_the_next_tile_on() -> None:
    state = solitaire.read(MIDDLE)
    assert (state.hand, state.next_tile, state.bag) == (12, 4, (5, 6))
    assert " 12 4,5,6 " in registry.write(state)
    assert " 12 4,?2 " in registry.write(state.hidden())


def test_while_the_next_tile_is_not_known_the_stack_is_what_is_out_of_sight() -> None:
    for stack, bag, size in (("4,5,6", (4, 5, 6), 3), ("?3", None, 3)):
        text = f"v1 solitaire:1:triple=RYB free+draw 0 12 {stack} {FORCED}"
        state = solitaire.read(text)
        assert (state.drawing, state.next_tile, state.bag, state.bag_size) == (
            True,
            None,
            bag,
            size,
        )
        assert registry.write(state) == text


@pytest.mark.parametrize(("hand", "stack"), [("12", "-"), ("12", "4")])
def test_the_last_tiles(hand: str, stack: str) -> None:
    state = solitaire.read(f"v1 solitaire:1 forced 0 {hand} {stack} {FORCED}")
    assert (state.bag, state.hidden() == state) == ((), True)
    assert registry.read(registry.write(state)) == state


def test_whether_a_space_must_be_filled_is_seen_from_the_tiles() -> None:
    assert solitaire.read(MIDDLE.replace("forced", "free")) == solitaire.read(MIDDLE)
    assert solitaire.read(MIDDLE.replace(" 12 4,", " 4 12,")).stage is Stage.FREE
    assert solitaire.read(f"v1 solitaire:1 free 0 - - {FORCED}").is_over


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ("", SolitaireRules()),
        (":triple=RBG", SolitaireRules(Triple.RBG)),
        (":triple=RYB:goal=line", SolitaireRules(goal=SolitaireGoal.LINE)),
        (":triple=RYB:goal=loop:colour=B", SolitaireRules(goal=SolitaireGoal.LOOP, colour="B")),
        (":triple=YBG:colour=Y", SolitaireRules(Triple.YBG, colour="Y")),
        (":colour=R:goal=best", SolitaireRules(colour="R")),
        (":colour=R:goal=loop", SolitaireRules(goal=SolitaireGoal.LOOP)),
    ],
)
def test_every_option_of_a_game_comes_back(options: str, rules: SolitaireRules) -> None:
    assert solitaire.read_name(f"solitaire:1{options}") == (rules, False)
    name = solitaire.write_name(rules)
    assert solitaire.read_name(name) == (rules, False)
    assert name in {f"solitaire:1{options}", solitaire.write_name(rules)}


def test_options_that_are_the_default_are_not_written_but_for_the_triple() -> None:
    assert solitaire.write_name(SolitaireRules()) == "solitaire:1:triple=RYB"
    loop = SolitaireRules(Triple.RBG, SolitaireGoal.LOOP, "R")
    assert solitaire.write_name(loop) == "solitaire:1:triple=RBG:goal=loop"
    green = SolitaireRules(Triple.RBG, SolitaireGoal.LINE, "G")
    assert solitaire.write_name(green) == "solitaire:1:triple=RBG:goal=line:colour=G"


FAULTS = [
    (START[:-2] + "^", 6, "fields"),
    (START.replace("v1", "^v2"), 1, "version"),
    (START.replace("solitaire", "^patience"), 2, "game"),
    (START.replace(":1:", ":^2:"), 2, "players"),
    (START.replace("triple", "^tripel"), 2, "option"),
    (START.replace("=RYB", "=RYB:^triple=RYB"), 2, "option"),
    (START.replace("triple=RYB", "^triple=RBY"), 2, "triple"),
    (START.replace("=RYB", "=RYB:^goal=most"), 2, "goal"),
    (START.replace("=RYB", "=RYB:goal=loop:^colour=G"), 2, "colour"),
    (START.replace("=RYB", "=RYB:^colour=X"), 2, "colour"),
    (START.replace("solitaire:1:triple=RYB", "^solitaire:1:triple=YBG:goal=line"), 2, "colour"),
    (START.replace("free", "^after"), 3, "stage"),
    (START.replace("free", "^forced+draw"), 3, "stage"),
    (START.replace("free", "^over"), 3, "not_over"),
    (START.replace("free", "^free+draw").replace("2,?12", "-"), 3, "no_draw"),
    (START.replace("free 0", "free ^1"), 4, "player"),
    (START.replace("0 1 2,?12", "0 ^1,3 2,?11"), 5, "hand"),
    (START.replace("0 1 ", "0 ^- "), 5, "hand"),
    (START.replace("0 1 2,?12", "0 ^- 2"), 5, "hand"),
    (START.replace("free 0 1 2,", "free+draw 0 ^- "), 5, "hand"),
    (START.replace("0 1 ", "0 ^01 "), 5, "tile"),
    (START.replace("0 1 ", "0 ^1/- "), 5, "tile"),
    (START.replace("2,?12", "^2,?13"), 6, "bag_size"),
    (START.replace("2,?12", "^?12"), 6, "bag_size"),
    (START.replace("2,?12", "^2,3,?2"), 6, "bag_size"),
    (START.replace("2,?12", "^2?11"), 6, "bag_size"),
    (START.replace("2,?12", "^2,?0"), 6, "bag_size"),
    (START.replace("2,?12", "^1,?11"), 6, "tile_twice"),
    (START.replace("2,?12", "2,3,^2"), 6, "tile_twice"),
    (START.replace("free", "free+draw").replace("2,?12", "^2,?11"), 6, "bag_size"),
    (START.replace(" 1 ", " 15 ").replace("solitaire", "^solitaire"), 2, "tiles"),
    (START.replace("2,?12", "2,17").replace("solitaire", "^solitaire"), 2, "tiles"),
    ("v1 ^solitaire:1 free 0 1 2,?11 56@0,0:0", 2, "tiles"),
    (START[:-1] + "^1@0,0", 7, "form"),
    (START[:-1] + "14@0,0:0+^13@0,1:1", 7, "mismatch"),
]
"""Texts with their fault at the mark, its field, and the reason."""


@pytest.mark.parametrize(("marked", "field", "reason"), FAULTS)
def test_every_fault_is_told_with_its_field_and_place(marked: str, field: int, reason: str) -> None:
    at, text = marked.index("^"), marked.replace("^", "")
    with pytest.raises(NotationError) as caught:
        registry.read(text)
    params = caught.value.params
    assert caught.value.id == "bad.position"
    assert (params["reason"], params["field"], params["at"]) == (reason, field, at)
    assert text[at:].startswith(str(params["text"]))


@given(states(), st.randoms(use_true_random=False))
def test_a_text_with_a_slip_is_refused_or_means_what_it_says(
    state: SolitaireState, rng: random.Random
) -> None:
    with contextlib.suppress(NotationError):
        again = registry.read(slipped(registry.write(state), rng))
        assert registry.read(registry.write(again)) == again
        assert bool(again.legal_actions()) != again.is_over
