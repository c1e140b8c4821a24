from __future__ import annotations

import random
import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.playing import random_state
from tantrix.render import svg, text
from tantrix.render.themes import THEMES
from tantrix.rules.base import Resign
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.lines import best_line
from tantrix.rules.strategy.review import forced_reports
from tantrix.rules.strategy.state import StrategyRules, StrategyState

from .conftest import Compare
from .test_svg import check_stands_alone, classed

NAMES = ["Ada", "Bo", "Cy", "Di"]


STATES = st.builds(
    random_state, st.integers(0, 30), st.sampled_from([0, 1, 5, 20, 40, 56]), st.integers(2, 4)
)


def asked(state: StrategyState, names: list[str] | None = None, lang: str = "en") -> str:
    """The line of a picture that says what is asked."""
    (line,) = classed(ET.fromstring(svg.state(state, names=names, lang=lang)), "asked")  # noqa: S314
    return line.text or ""


@given(STATES, st.sampled_from(sorted(THEMES)), st.sampled_from(["en", "fr"]))
def test_every_state_stands_alone_and_shows_every_tile(
    state: StrategyState, theme: str, lang: str
) -> None:
    root = check_stands_alone(svg.state(state, theme=theme, lang=lang))
    shown = [int(node.get("class", "").rpartition("-")[2]) for node in classed(root, "tile")]
    hands = [tile for hand in state.hands for tile in hand]
    assert sorted(shown) == sorted([*hands, *(p.tile for p in state.board.placements)])
    assert len(classed(root, "player")) == state.rules.players
    scores = [int(re.sub(r"\D", "", node.text or "")) for node in classed(root, "score")]
    assert scores == list(state.scores())


@given(STATES)
def test_every_forced_space_tells_its_number_and_whose_hand_can_fill_it(
    state: StrategyState,
) -> None:
    root = ET.fromstring(svg.state(state))  # noqa: S314
    reports = forced_reports(state)
    assert [node.text for node in classed(root, "number")] == [
        report.numbers.text for report in sorted(reports)
    ]
    unfilled = [report for report in reports if not any(report.holders)]
    assert len(classed(root, "mark-nobody")) == len(unfilled)
    assert not classed(ET.fromstring(svg.state(state, numbers=False)), "number")  # noqa: S314


@given(STATES)
def test_an_arrow_stands_on_every_tile_that_must_be_played(state: StrategyState) -> None:
    root = ET.fromstring(svg.state(state))  # noqa: S314
    forced = {placement.tile for placement in state.legal_placements()}
    wanted = len(forced) if state.stage in ("forced", "after") else 0
    assert len(classed(root, "arrow")) == wanted
    assert text.state(state).count("<") == wanted


@given(STATES, st.integers(60, 120))
def test_the_text_of_a_state_tells_hands_scores_and_bag(state: StrategyState, width: int) -> None:
    shown = text.state(state, names=NAMES[: state.rules.players], width=width)
    for player, name in enumerate(NAMES[: state.rules.players]):
        assert re.search(rf"^{name}: {state.scores()[player]} points?$", shown, re.MULTILINE)
    for hand in state.hands:
        for tile in hand:
            assert re.search(rf"(^|\D){tile}(\D|$)", shown)
    assert text.board(state.board, width=width, last=()).split("\n")[0].strip() in shown
    written = f"({state.bag_size} tile" if state.bag_size else "(The bag is empty"
    assert written in shown


def test_what_is_asked_goes_with_the_turn() -> None:
    state = random_state(1, 0)
    name = ("Red", "Yellow")[state.player]
    assert asked(state) == f"{name} places the first tile."
    rouge = ("Rouge", "Jaune")[state.player]
    assert asked(state, lang="fr") == f"{rouge} pose la première tuile."
    assert asked(state, ["Ada", "Bo"]) == f"{['Ada', 'Bo'][state.player]} places the first tile."
    twin = state.copy()
    twin.push(twin.legal_actions()[0])
    assert asked(twin) == f"{name} draws a tile."
    twin.settle()
    assert asked(twin).endswith("has the free move.")


@pytest.mark.parametrize("stage", ["forced", "after"])
def test_what_is_asked_counts_the_tiles_that_fill_a_forced_space(stage: str) -> None:
    states = (random_state(seed, tiles) for seed in range(40) for tiles in range(4, 40, 3))
    state = next(s for s in states if s.stage == stage)
    fitting = {placement.tile for placement in state.legal_placements()}
    shown = f"{len(fitting)} tile fits." if len(fitting) == 1 else f"{len(fitting)} tiles fit."
    assert asked(state).endswith(shown)
    assert (" again: " in asked(state)) == (stage == "after")


def test_the_end_names_the_winner_or_the_tie() -> None:
    ends = [random_state(seed, 56) for seed in range(31)]
    outcomes = [(state, state.outcome()) for state in ends]
    for state, outcome in outcomes:
        assert outcome
        names = [("Red", "Yellow")[player] for player in outcome.winners]
        shown = f"{names[0]} wins." if len(names) == 1 else "A tie between Red and Yellow."
        assert asked(state) == f"All tiles have been placed. {shown}"
        assert "The bag is empty" in text.state(state)


def test_a_team_wins_together_and_resigning_ends_it() -> None:
    state = random_state(2, 8, 4, doubles=True)
    assert asked(state).startswith(("Red 1", "Red 2", "Yellow 1", "Yellow 2"))
    resigned = state.copy()
    for player in (0, 2):
        if not resigned.is_over:
            resigned.push(Resign(player))
    assert asked(resigned).endswith("Yellow 1 and Yellow 2 win.")


def test_the_text_names_the_colours_of_the_seats() -> None:
    rules = StrategyRules(players=2, colours=(Colour.BLUE, Colour.GREEN))
    state = rules.new_state(rules.deal(random.Random(3)))
    assert "Blue: 0 points" in text.state(state)
    assert "Vert\N{NO-BREAK SPACE}: 0 point\n" in text.state(state, lang="fr")
    white = svg.state(state, theme="white")
    names = [node.text for node in classed(ET.fromstring(white), "name")]  # noqa: S314
    assert names == ["Blue", "White"]


def test_a_long_name_is_cut_and_an_evil_one_is_only_text() -> None:
    state = random_state(1, 5)
    root = check_stands_alone(svg.state(state, names=["<script>\x00&\"'", "x" * 300]))
    assert [node.text for node in classed(root, "name")] == ["<script>&\"'", "x" * 21 + "…"]


def test_colour_adds_only_paint() -> None:
    state = random_state(4, 20, 3)
    painted = text.state(state, colour=True)
    assert "\x1b[" in painted
    bare = re.sub(r"\x1b\[\d*m", "", painted)
    assert [line.rstrip() for line in bare.split("\n")] == [
        line.rstrip() for line in text.state(state).split("\n")
    ]


def test_a_notebook_is_shown_the_state() -> None:
    state = random_state(1, 5)
    assert state._repr_svg_() == svg.state(state)


def test_states_stay_as_they_are(compare: Compare) -> None:
    state = random_state(7, 9)
    line = best_line(state.board, "R")
    compare("state.svg", svg.state(state, lines=[line] if line else []))
    compare("state.txt", text.state(state))
    compare("state-fr.txt", text.state(state, lang="fr", coordinates=True))
