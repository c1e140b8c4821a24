"""Pictures and plain text of the Mind Game."""

from __future__ import annotations

import random
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from mindgame.playing import chosen, on, order, play, position, ring, start
from tantrix.messages import LANGUAGES
from tantrix.render.mindgame import svg, text
from tantrix.render.mindgame.pieces import look_of
from tantrix.render.themes import THEMES
from tantrix.rules.base import Resign, Stage, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.lines import best_line
from tantrix.rules.mindgame.pieces import TURNED
from tantrix.rules.mindgame.state import MindGameState

from .conftest import Compare
from .test_svg import check_stands_alone, classed

PRIORITY = on(ring("RRRR..", Hex(0, 0), {1, 3, 4}))


@cache
def played(seed: int, actions: int, side: int = 6) -> MindGameState:
    """A state after so many random actions, or the end of that game."""
    state = start(order(seed), side)
    rng = random.Random(seed)
    for _ in range(actions):
        if not state.is_over:
            play(state, chosen(state, rng))
    return state


STATES = [
    pytest.param(played(seed, actions, 5 + seed % 3), theme, LANGUAGES[seed % 2], id=theme)
    for seed, (actions, theme) in enumerate(zip((0, 1, 9, 20, 40, 80), THEMES, strict=True))
]
"""A state with a theme and a language each."""


def pieces(root: ET.Element) -> list[int]:
    """The numbers of the pieces in a picture."""
    names = [node.get("class", "") for node in classed(root, "tile")]
    return sorted(int(name.rpartition("-")[2]) for name in names)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", [1, 8, 23, 56])
def test_a_piece_stands_alone_and_shows_its_three_links(piece: int, theme: str) -> None:
    root = check_stands_alone(svg.tile(piece, 2, theme=theme))
    assert root.get("role") == "img"
    assert pieces(root) == [piece]
    [drawn] = classed(root, "tile")
    assert len(drawn) == 4


@pytest.mark.parametrize("coordinates", [False, True])
@pytest.mark.parametrize(("state", "theme", "lang"), STATES)
def test_every_board_stands_alone_and_shows_every_piece_and_cell(
    state: MindGameState, theme: str, lang: str, coordinates: bool
) -> None:
    board = state.board
    lines = [line for colour in "RK" if (line := best_line(board, colour))]
    root = check_stands_alone(
        svg.board(board, theme=theme, lines=lines, coordinates=coordinates, lang=lang)
    )
    assert pieces(root) == sorted(p.tile for p in board.placements)
    assert len(classed(root, "space")) == len(board.cells) - len(board)
    assert len(classed(root, "priority")) == len(board.priority)
    assert len(classed(root, "line")) == len(lines)
    [margin] = classed(root, "margin")
    assert len(margin) == 6 * board.side
    places = len(board.cells) if coordinates else 0
    assert len(classed(root, "place")) == places


@pytest.mark.parametrize(("state", "theme", "lang"), STATES)
def test_every_state_stands_alone_and_shows_hands_and_scores(
    state: MindGameState, theme: str, lang: str
) -> None:
    root = check_stands_alone(svg.state(state, theme=theme, lang=lang))
    held = [piece for hand in state.hands for piece in hand]
    assert pieces(root) == sorted([*held, *(p.tile for p in state.board.placements)])
    scores = [int((node.text or "").split()[0]) for node in classed(root, "score")]
    assert scores == list(state.scores())
    assert len(classed(root, "player")) == 2


def test_a_hand_tells_its_numbers_and_an_empty_one_is_told() -> None:
    root = check_stands_alone(svg.hand(range(1, 29), columns=7))
    assert [node.text for node in classed(root, "tile-number")] == [str(n) for n in range(1, 29)]
    assert text.hand([]) == "no tiles"


def test_a_trial_marks_and_the_last_placements_are_set_off() -> None:
    state = played(1, 20)
    free = min(state.board.spaces)
    marks = {free: "offending", min(state.board.tiles): "made"}
    shown = svg.board(state.board, trial=Placement(1, *free, 0), marks=marks)
    root = check_stands_alone(shown)
    assert [len(classed(root, f"mark-{kind}")) for kind in ("offending", "made")] == [1, 1]
    assert len(classed(root, "trial")) == 1
    assert len(classed(root, "last")) == 1
    assert not classed(check_stands_alone(svg.board(state.board, last=[])), "last")


def test_red_and_black_show_on_every_face_and_are_told_apart_without_colour() -> None:
    for theme in THEMES:
        look = look_of(theme)
        inks = {look.band("R").colour, look.band("K").colour}
        assert len(inks | {look.theme.face}) == 3 or look.band("R").texture != "solid"
        assert lightness(look.theme.face) - lightness(look.band("K").colour) > 0.5
        assert lightness(look.band("R").colour) - lightness(look.band("K").colour) > 0.1


def lightness(colour: str) -> float:
    """How light a colour `#rrggbb` looks, from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_there_is_no_look_without_a_theme() -> None:
    with pytest.raises(TantrixError, match=r"bad\.theme"):
        look_of("beige")


# --- plain text --------------------------------------------------------------------------------


@pytest.mark.parametrize("piece", [1, 8, 20, 28])
@pytest.mark.parametrize("rotation", [0, 1, 5])
def test_in_text_edges_with_the_same_small_letter_are_joined(piece: int, rotation: int) -> None:
    rows = [line.ljust(9) for line in text.tile(piece, rotation).splitlines()]
    face = TURNED[piece][rotation]
    assert [rows[0][4], rows[1][8], rows[3][8], rows[4][4], rows[3][0], rows[1][0]] == list(
        face.edges
    )
    small = [rows[1][4], rows[1][6], rows[3][6], rows[3][4], rows[3][2], rows[1][2]]
    assert [small[face.partners[edge]] for edge in range(6)] == small
    assert sorted(small) == list("aabbcc")
    assert rows[2].strip() == str(piece)


@pytest.mark.parametrize("width", [40, 70, 120])
@pytest.mark.parametrize("coordinates", [False, True])
@pytest.mark.parametrize("state", [played(seed, 5 + 15 * seed, 5) for seed in range(4)])
def test_a_board_in_text_tells_every_piece_and_keeps_within_the_width(
    state: MindGameState, width: int, coordinates: bool
) -> None:
    drawn = text.board(state.board, width=width, coordinates=coordinates)
    assert max(map(len, drawn.splitlines())) <= max(width, 9 * 4 + 5)
    assert f"[{state.board.peek().tile}]" in drawn
    painted = text.board(state.board, width=width, coordinates=coordinates, colour=True)
    assert ("\x1b[91m" in painted) == any("R" in p.edges for p in faces(state))


def faces(state: MindGameState) -> list[str]:
    """The edges that lie on the board."""
    return [state.board.face(at) for at in state.board.tiles]


def asked(state: MindGameState, lang: str = "en") -> str:
    """The first line of a state's text."""
    return text.state(state, names=["Ada", "Bo"], lang=lang).splitlines()[0]


def test_the_text_says_what_is_asked_at_every_stage() -> None:
    assert (
        asked(start(order(1)))
        == "Ada places the first tile, anywhere on the board.  (44 tiles in the bag)"
    )
    forced = position("1,4/3", PRIORITY)
    assert asked(forced).startswith("Ada must fill a priority move: 1 tile fits. That is the whole")
    assert "  >1<" in text.state(forced)
    assert "   0,0  RRRR.." in text.state(forced)
    free = position("1,4/3", "5@0,0:0")
    assert asked(free) == "Ada places a tile.  (The bag is empty)"
    play(free, Step.OFFER)
    assert asked(free).startswith("Bo must answer the offer to end the game")
    assert asked(position("-/3", "5@0,0:0", bag="?3")).startswith("Ada draws a tile.")
    after = position("1,4/3", PRIORITY, stage="after")
    assert after.stage is Stage.AFTER
    assert asked(after).startswith("Ada must fill a priority move too: 1 tile fits.")


def test_the_text_says_who_forfeited_and_how_the_game_ended() -> None:
    assert asked(position("4/5,11", "1@0,0:0")).startswith(
        "Ada cannot place a tile and forfeits the turn. Bo places a tile."
    )
    over = position("4/10", "1@0,0:0")
    assert asked(over).startswith(
        "Ada cannot place a tile and forfeits the turn. Bo cannot place a tile"
    )
    assert "Ada wins." in asked(over)
    assert "A tie between Ada and Bo." in asked(position("-/-", "3@0,0:0"))
    gone = position("1/3", "5@0,0:0")
    play(gone, Resign(0))
    assert "Bo wins." in asked(gone)


def test_players_without_names_are_called_by_their_colours() -> None:
    state = played(1, 20)
    assert "\nRed: " in text.state(state)
    assert "\nNoir : " in text.state(state, lang="fr").replace("\N{NO-BREAK SPACE}", " ")


def test_a_notebook_shows_states_and_boards_as_pictures() -> None:
    state = played(2, 20)
    assert state._repr_svg_() == svg.state(state)
    assert state.board._repr_svg_() == svg.board(state.board)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_state_in_text_looks_as_it_did(compare: Compare, lang: str) -> None:
    compare(f"mindgame-{lang}.txt", text.state(played(3, 24), lang=lang, coordinates=True))


def test_pictures_look_as_they_did(compare: Compare) -> None:
    compare("mindgame-tile.svg", svg.tile(20, 1, theme="textured"))
    compare("mindgame-state.svg", svg.state(position("1,4/3", PRIORITY)))
