"""A game that is registered has all its parts, in every layer that registers games."""

from __future__ import annotations

import random
from typing import get_args, get_type_hints

import msgspec
import pytest

from tantrix.cli.play import PLAYED
from tantrix.notation.positions.registry import FORMS, read, write
from tantrix.render.registry import PICTURES, as_svg, as_text
from tantrix.robots.base import ROBOTS, levels_of, make_game_robot
from tantrix.rules.core.board import Board
from tantrix.rules.registry import GAMES
from tantrix.server.lobby.room_settings import LOBBY_GAMES, RoomSettings
from tantrix.server.tables.config import TableConfig
from tantrix.server.tables.games import AnyTableConfig, NewTable
from tantrix.server.tables.messages import SetupView


def tags(union: object) -> list[str]:
    """The names by which the members of a union are told apart."""
    return [msgspec.inspect.type_info(one).tag for one in get_args(union)]


def names(kind: type, field: str) -> tuple[str, ...]:
    """The names that a field may have."""
    names: tuple[str, ...] = get_args(get_type_hints(kind)[field])
    return names


def test_every_layer_knows_the_same_games() -> None:
    known = list(GAMES)
    assert list(FORMS) == list(PICTURES) == list(PLAYED) == known
    assert tags(NewTable) == tags(AnyTableConfig) == known
    assert list(names(SetupView, "game")) == known
    assert {kind.__struct_config__.tag for kind in TableConfig.__subclasses__()} == set(known)


def test_games_against_others_have_robots_and_are_met_for_in_the_lobby() -> None:
    for_several = {game for game in GAMES if GAMES[game]().players > 1}
    assert for_several == LOBBY_GAMES.keys() == set(names(RoomSettings, "game"))
    assert for_several <= ROBOTS.keys() <= GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_dealt_written_read_and_seen(game: str) -> None:
    rules, form = GAMES[game](), FORMS[game]
    state = rules.new_state(rules.deal(random.Random(1)))
    assert isinstance(state, form.state)
    assert read(write(state)) == state
    assert form.view(state)["position"] == form.write(state.hidden())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_and_told_as_text(game: str) -> None:
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(1)))
    for _ in range(8):
        state.play(state.legal_actions()[0])
    for tile in state.hands[0]:  # type: ignore[attr-defined]
        assert str(tile) in as_text(state)
    assert as_svg(state).startswith("<svg")
    assert as_svg(state, theme="light") != as_svg(state, theme="dark")


def test_what_has_no_turns_is_not_shown_as_a_game() -> None:
    with pytest.raises(TypeError, match="no position of a game with turns: Board"):
        as_text(Board())  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "level"), [(g, level) for g in ROBOTS for level in ROBOTS[g]])
def test_every_level_is_a_robot_that_plays_the_game(game: str, level: str) -> None:
    assert level in levels_of(game)
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(1)))
    choice = make_game_robot(game, level, random.Random(2)).choose(state.hidden())
    assert choice in state.legal_actions()
