"""Positions of the Mind Game as text, and what is refused in them."""

from __future__ import annotations

import contextlib
import random

import pytest

from mindgame.playing import chosen, order, play, start
from tantrix.messages import LANGUAGES, say
from tantrix.notation.positions import mindgame, registry, strategy
from tantrix.rules.base import CHANCE, Resign, Stage, Step, Termination
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

from .examples import slipped


def parsed(  # noqa: PLR0917
    game_name: str = "mindgame:2",
    stage: str = "free",
    player: str = "0",
    hands: str = "1,4/5,14",
    bag: str = "?10",
    board: str = "8@0,0:0",
) -> MindGameState:
    return mindgame.read(f"v1 {game_name} {stage} {player} {hands} {bag} {board}")


@pytest.mark.parametrize("seed", range(8))
def test_text_and_state_are_inverse_at_every_step_of_a_game(seed: int) -> None:
    copies = 1 + (seed % 4 > 0)
    state = start(order(seed, 28 * copies), 5 + seed % 3, copies)
    rng = random.Random(seed)
    while not state.is_over:
        for shown in (state, state.hidden()):
            text = registry.write(shown)
            again = registry.read(text)
            assert again == shown
            assert registry.write(again) == text
            assert again.legal_actions() == shown.legal_actions()
        state.push(state.legal_actions()[0] if state.drawing else chosen(state, rng, offers=0.1))
    assert registry.read(registry.write(state)) == state


def test_the_seven_fields_are_those_of_the_example() -> None:
    text = "v1 mindgame:2:side=5 free 1 1,2/3 - 4@0,0:0"
    state = mindgame.read(text)
    assert state.rules == MindGameRules(side=5)
    assert (state.player, state.stage, state.hands) == (1, Stage.FREE, [(1, 2), (3,)])
    assert state.board.placements == (Placement(4, 0, 0, 0),)
    assert registry.write(state) == text


def test_options_tell_what_differs_from_the_usual_game_in_any_order() -> None:
    state = parsed("mindgame:2:idle:copies=1:declined:side=7")
    assert state.rules == MindGameRules(side=7, copies=1)
    assert (state.declined, state.idle, state.resigned) == (True, True, frozenset())
    assert registry.write(state).split()[1] == "mindgame:2:side=7:copies=1:declined:idle"
    assert parsed("mindgame:2:side=6:copies=2") == parsed()


def test_the_stage_tells_of_draws_offers_and_how_a_game_ended() -> None:
    drawing = parsed(stage="after+draw")
    assert (drawing.current_player, drawing.stage) == (CHANCE, Stage.AFTER)
    offered = parsed(stage="offered", player="1")
    assert offered.legal_actions() == [Step.AGREE, Step.DECLINE]
    for stage, end in (("over", Termination.FORFEITED), ("over+agreed", Termination.AGREED)):
        outcome = parsed(stage=stage).outcome()
        assert outcome is not None
        assert outcome.termination is end


def test_who_resigned_is_told_and_ends_the_game() -> None:
    state = parsed()
    play(state, Resign(1))
    text = registry.write(state)
    assert text.startswith("v1 mindgame:2:resigned=1 over ")
    assert registry.read(text) == state
    assert parsed("mindgame:2:resigned=1").is_over


REFUSED = {
    "players": ("mindgame:3", "free", "0", "1/2", "-", "-"),
    "option": ("mindgame:2:idle:idle", "free", "0", "1/2", "-", "-"),
    "setting": ("mindgame:2:side=4", "free", "0", "1/2", "-", "-"),
    "stage": ("mindgame:2", "free+draw", "0", "1/2", "?5", "-"),
    "no_draw": ("mindgame:2", "forced+draw", "0", "1/2", "-", "-"),
    "full_hand": ("mindgame:2", "after+draw", "0", "1,2,3,4,5,6/7", "?5", "-"),
    "player": ("mindgame:2", "free", "2", "1/2", "-", "-"),
    "hands": ("mindgame:2", "free", "0", "1/2/3", "-", "-"),
    "tile": ("mindgame:2", "free", "0", "1/57", "-", "-"),
    "tile_twice": ("mindgame:2", "free", "0", "1/2", "-", "2@0,0:0"),
    "bag_size": ("mindgame:2:copies=1", "free", "0", "1/2", "?27", "-"),
    "form": ("mindgame:2", "free", "0", "1/2", "-", "3@0:0"),
    "coordinate": ("mindgame:2", "free", "0", "1/2", "-", "3@99999,0:0"),
    "cell_twice": ("mindgame:2", "free", "0", "1/2", "-", "3@0,0:0+4@0,0:0"),
    "margin": ("mindgame:2", "free", "0", "1/2", "-", "3@0,0:0+4@6,0:0"),
    "mismatch": ("mindgame:2", "free", "0", "1/2", "-", "4@0,0:0+5@1,0:0"),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_cannot_be_read_is_told_by_its_reason_in_every_language(reason: str) -> None:
    with pytest.raises(NotationError) as error:
        parsed(*REFUSED[reason])
    assert (error.value.id, error.value.params["reason"]) == ("bad.position", reason)
    for lang in LANGUAGES:
        assert say("bad.position", lang=lang) not in say(error.value, lang=lang)


@pytest.mark.parametrize(
    ("field", "text"),
    [
        (5, "v1 mindgame:2:copies=1 free 0 1,29/2 - -"),
        (6, "v1 mindgame:2:copies=1 free 0 1/2 3,29 -"),
        (7, "v1 mindgame:2:copies=1 free 0 1/2 - 3@0,0:0+29@1,0:0"),
    ],
)
def test_a_piece_that_the_game_does_not_have_is_told_where_it_stands(field: int, text: str) -> None:
    with pytest.raises(NotationError) as error:
        registry.read(text)
    params = error.value.params
    assert (params["reason"], params["field"]) == ("no_piece", field)
    assert str(params["text"]).startswith("29")


@pytest.mark.parametrize(("option", "at"), [("side=13", 11), ("copies=3", 18)])
def test_a_setting_that_cannot_be_is_told_where_it_stands(option: str, at: int) -> None:
    name = f"mindgame:2:{'side=7:' if at > 11 else ''}{option}"
    with pytest.raises(NotationError) as error:
        mindgame.read_name(name)
    assert (error.value.params["reason"], error.value.params["at"]) == ("setting", at)


def test_a_position_of_one_game_is_not_read_as_that_of_another() -> None:
    with pytest.raises(NotationError) as error:
        strategy.read("v1 mindgame:2 free 0 1/2 - -")
    assert error.value.params["reason"] == "game"


@pytest.mark.parametrize("seed", range(300))
def test_a_text_with_slips_is_read_or_refused_and_never_fails(seed: int) -> None:
    rng = random.Random(seed)
    state = start(order(seed), 5)
    for _ in range(seed % 50):
        if not state.is_over:
            play(state, chosen(state, rng))
    with contextlib.suppress(NotationError):
        again = registry.read(slipped(registry.write(state), rng))
        assert registry.read(registry.write(again)) == again
