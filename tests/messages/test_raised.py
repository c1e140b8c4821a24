"""What the sources raise and say, compared with the catalogue: nothing missing, nothing idle."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tantrix
from games.playing import random_state
from tantrix.cli.tournament import COMMANDS
from tantrix.messages import LANGUAGES, catalogue, say
from tantrix.notation import records
from tantrix.notation.positions import registry
from tantrix.rules.base import Stage, Termination
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules

from .test_messages import EN, all_placeholders

SOURCES = sorted(Path(tantrix.__file__).parent.rglob("*.py"))
WEB = Path(__file__).parents[2] / "web" / "src"
SCRIPTS = [
    *sorted(Path(tantrix.__file__).parent.glob("venue/static/*.js")),
    *sorted(path for path in WEB.rglob("*.ts") if not path.name.endswith(".test.ts")),
]
ERROR = re.compile(
    r"(illegal|api|bad|table|limit|store|lobby|robot|cli|people|tournament|venue)(\.[a-z][a-z0-9_]*)+"
)
NAMED = {f"tournament.{name}" for name in COMMANDS}
"""Commands, which look like errors."""

ID = re.compile(r"[a-z]+(\.[a-zA-Z0-9_-]+)+")


def is_error(text: str) -> bool:
    """Whether a text is the id of an error."""
    return ERROR.fullmatch(text) is not None and text not in NAMED


class Sources:
    """All texts in the sources: whole, and the beginnings of those that are filled in.

    `given` are the parameters of each call such as `Error("bad.tag", name=...)`.
    """

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.beginnings: set[str] = set()
        self.given: list[tuple[str, set[str]]] = []
        for path in SOURCES:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._read(node)
        for path in SCRIPTS:
            script = path.read_text(encoding="utf-8")
            self.texts |= set(re.findall(r"'([^'\n]*)'", script))
            self.beginnings |= set(re.findall(r"`([a-z_]+(?:\.[a-z_]+)*\.)\$\{", script))

    def _read(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begins = str(node.values[0].value)
            if begins.endswith(".") and ID.fullmatch(f"{begins}x"):
                self.beginnings.add(begins)
        if isinstance(node, ast.Call):
            self.given += self._call_params(node)

    @staticmethod
    def _call_params(call: ast.Call) -> Iterator[tuple[str, set[str]]]:
        """Yield the id and the parameters of a call, where all of them can be read."""
        strings = [a.value for a in call.args if isinstance(a, ast.Constant)]
        ids = [str(value) for value in strings if is_error(str(value))]
        if not ids or any(keyword.arg is None for keyword in call.keywords):
            return
        names = {str(keyword.arg) for keyword in call.keywords}
        if isinstance(call.func, ast.Name) and call.func.id == "Rate":
            names.add("seconds")  # as a budget raises it
        for argument in call.args[1:]:
            if isinstance(argument, ast.Dict):
                names |= {str(ast.literal_eval(key)) for key in argument.keys if key}
            elif not isinstance(argument, ast.Constant | ast.Tuple):
                return
        yield ids[0], names

    def has(self, message_id: str) -> bool:
        """Tell whether an id stands in the sources, whole or as a beginning and the rest."""
        begins = (b for b in self.beginnings if message_id.startswith(b))
        family, _, reason = message_id.rpartition(".")
        return (
            message_id in self.texts
            or any(message_id.removeprefix(b) in self.texts for b in begins)
            or (family in self.texts and reason in self.texts)
        )


@pytest.fixture(scope="module")
def sources() -> Sources:
    return Sources()


def test_every_id_that_is_raised_has_its_sentence(sources: Sources) -> None:
    raised = set(filter(is_error, sources.texts))
    assert raised
    assert raised - EN.keys() == set()


def test_every_sentence_is_said_somewhere(sources: Sources) -> None:
    ids = {message_id for message_id in EN if not message_id.startswith("page.")}
    assert {message_id for message_id in ids if not sources.has(message_id)} == set()


def test_an_idle_sentence_is_found(sources: Sources) -> None:
    assert sources.has("bad.placement.drawn")
    assert not sources.has("bad.placement.no_such_reason")
    assert not sources.has("illegal.no_such_rule")


def test_every_family_of_ids_has_its_sentences(sources: Sources) -> None:
    families = {
        begins for begins in sources.beginnings if ERROR.fullmatch(begins.removesuffix("."))
    }
    assert families
    described = {begins for begins in families if any(known.startswith(begins) for known in EN)}
    assert families - described == set()


def test_every_stage_and_every_end_has_its_words() -> None:
    assert {f"stage.{stage}" for stage in Stage} <= EN.keys()
    assert {f"termination.{end}" for end in Termination} <= EN.keys()
    assert {f"ask.{stage}" for stage in set(Stage) - {Stage.OVER}} <= EN.keys()


def test_no_sentence_asks_for_a_parameter_that_is_not_given(sources: Sources) -> None:
    assert sources.given
    for message_id, given_names in sources.given:
        assert all_placeholders(EN[message_id]) <= given_names, message_id


PLACEMENTS = [0, 4, 9, 25, 50, 56]


@cache
def record() -> str:
    """The record of a short game."""
    rng = random.Random(3)
    rules = StrategyRules()
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    for _ in range(4):
        state.push(rng.choice(state.legal_actions()))
        state.settle()
    return records.write(records.of(deal, state))


def check_sentence(message_id: str, params: Mapping[str, object]) -> None:
    """Every language has a whole sentence for an id with these parameters."""
    plain = {name: "…" if isinstance(value, str) else value for name, value in params.items()}
    kept = {"reason": params["reason"]} if "reason" in params else {}
    for lang in LANGUAGES:
        text = say(message_id, {**plain, **kept}, lang)
        assert message_id not in text
        assert not re.search(r"\{\w+\}", text)


@given(st.data())
def test_every_problem_of_a_torn_record_is_told_in_whole_sentences(data: st.DataObject) -> None:
    words = re.split(r"(\s+)", record())
    torn = st.sampled_from(["(", ")", "{", "}", "[", '"', ";", "9.", "1-0", "*", "7@0,0", "é", ""])
    for _ in range(data.draw(st.integers(1, 4))):
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(torn)
    for problem in records.read("".join(words))[1]:
        check_sentence(problem.id, problem.params)


@given(st.data())
def test_every_fault_of_a_position_is_told_in_whole_sentences(data: st.DataObject) -> None:
    seed, placements = data.draw(st.integers(0, 5)), data.draw(st.integers(0, 12))
    shown = registry.write(random_state(seed, placements, 2 + seed % 3))
    at = data.draw(st.integers(0, len(shown) - 1))
    piece = data.draw(st.sampled_from(["", " ", "9", "-", "?", "@", "+", "/", ":", ",", "x"]))
    try:
        registry.read(f"{shown[:at]}{piece}{shown[at + 1 :]}")
    except NotationError as error:
        check_sentence(error.id, error.params)


@given(st.data())
def test_every_refusal_of_a_placement_is_told_in_a_whole_sentence(data: st.DataObject) -> None:
    seed, placements = data.draw(st.integers(0, 9)), data.draw(st.sampled_from(PLACEMENTS))
    state = random_state(seed, placements, 2 + seed % 3)
    placement = Placement(
        data.draw(st.sampled_from([*state.hands[state.player], 0, 57])),
        data.draw(st.integers(-4, 4)),
        data.draw(st.integers(-4, 4)),
        data.draw(st.integers(-1, 6)),
    )
    for refusal in state.refusals(placement):
        check_sentence(refusal.id, refusal.params)


def test_the_catalogue_has_no_id_that_no_source_could_name() -> None:
    assert all(ID.fullmatch(message_id) for lang in LANGUAGES for message_id in catalogue(lang))
