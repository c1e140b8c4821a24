"""Analysis as JSON lines: what is told agrees with rules and robots, and no line ends it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.playing import random_game, random_state
from oracle.strategy import Position
from sizes import PATIENCE_S
from tantrix.engine.analysis import LONGEST, MOST_MOVES, Analyst, encode
from tantrix.notation import moves, records
from tantrix.notation.positions import registry
from tantrix.robots.base import make_robot
from tantrix.rules.registry import GAMES

Json = dict[str, Any]


def ask(request: object) -> list[Json]:
    """Return the answers to a request, each as it is read by another program."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    analyst = Analyst(random.Random(1), lambda: 0)
    return [json.loads(encode(answer)) for answer in analyst.answer(line)]


def record_of(seed: int, placements: int) -> str:
    """The record of the beginning of a random game."""
    return records.write(records.of(*random_game(seed, placements)))


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_is_evaluated_the_best_first(seed: int) -> None:
    state = random_state(seed, 6 + 9 * seed)
    text = registry.write(state)
    [answer] = ask({"position": text, "level": "greedy", "depth": 1, "id": [seed]})
    assert answer["id"] == [seed]
    assert answer["legal"] == Position.parse(text).actions()
    assert sorted(one["action"] for one in answer["evaluations"]) == answer["legal"]
    leads = [one["lead"] for one in answer["evaluations"]]
    assert leads == sorted(leads, reverse=True)
    assert answer["best"] == answer["evaluations"][0]["action"]
    assert answer["scores"] == list(state.scores())
    assert answer["depth"] == 1


def test_the_best_of_one_turn_is_worth_as_much_as_what_the_greedy_robot_does() -> None:
    state = random_state(2, 15)
    [answer] = ask({"position": registry.write(state), "level": "greedy", "depth": 1})
    leads = {one["action"]: one["lead"] for one in answer["evaluations"]}
    chosen = make_robot("greedy", random.Random(3)).choose(state.hidden())
    assert leads[moves.write_placement(chosen)] == max(leads.values())


def test_forced_spaces_are_told_with_the_tiles_that_fill_them() -> None:
    state = next(s for seed in range(9) if (s := random_state(seed, 20)).board.forced)
    [answer] = ask({"position": registry.write(state)})
    assert [tuple(space["at"]) for space in answer["forced"]] == sorted(state.board.forced)
    assert all(len(space["fitting"]) == 2 for space in answer["forced"])


def test_so_many_evaluations_as_are_asked_for() -> None:
    [answer] = ask({"position": registry.write(random_state(2, 15)), "multi": 3, "depth": 1})
    assert len(answer["evaluations"]) == 3


def test_random_games_are_played_after_each_placement_that_is_told() -> None:
    state = random_state(2, 15)
    asked = {"position": registry.write(state), "multi": 2, "depth": 1, "playouts": 300}
    [answer] = ask(asked)
    for one in answer["evaluations"]:
        found = one["playouts"]
        assert found["games"] == 300
        assert 0 < found["won"] < 1
        assert 0 <= found["tied"] <= 1 - found["won"]
        assert all(10 < points < 40 for points in found["points"])
    assert answer == ask(asked)[0]
    last = random_state(4, 55)
    [answer] = ask({"position": registry.write(last), "depth": 1, "playouts": 10})
    for one in answer["evaluations"]:
        after = last.copy()
        after.push(moves.read_placement(one["action"]))
        assert one["playouts"]["points"] == list(after.scores())


def test_time_that_is_over_leaves_the_first_turn() -> None:
    ticks = iter(range(0, 10**9, 1000))
    analyst = Analyst(random.Random(1), lambda: next(ticks))
    asked = {"position": registry.write(random_state(2, 15)), "seconds": 0, "depth": 9}
    [answer] = analyst.answer(json.dumps(asked).encode())
    assert answer["depth"] == 1
    assert {one["turns"] for one in answer["evaluations"]} == {1}


def test_moves_are_made_before_the_position_is_looked_at() -> None:
    start = "v1 strategy:2 free 0 1,2/3,4 ?52 -"
    [answer] = ask({"position": start, "moves": ["1@0,0:0", "=9"], "depth": 1})
    assert answer["position"] == "v1 strategy:2 forced 1 2,9/3,4 ?51 1@0,0:0".replace(
        "forced", answer["stage"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_every_game_are_told(game: str) -> None:
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(6)))
    for _ in range(6):
        state.play(random.Random(6).choice(state.legal_actions()))
    while state.settle():
        pass
    [answer] = ask({"position": registry.write(state), "level": "greedy"})
    assert answer["legal"] == sorted(map(moves.write_action, state.legal_actions()))
    assert answer["best"] in [*answer["legal"], *([None] if game == "gobble" else [])]


def test_every_move_of_a_record_has_its_answer_with_what_was_played() -> None:
    text = record_of(3, 8)
    answers = ask({"record": text, "level": "greedy", "depth": 1})
    record, _ = records.read(text)
    assert [one["move"] for one in answers] == list(range(1, 10))
    assert [one["played"] for one in answers[:-1]] == [
        moves.write_action(m.placement) for m in record.moves
    ]
    for one in answers[:-1]:
        assert one["evaluations"][one["rank"] - 1]["action"] == one["played"]
        assert one["lost"] >= 0
    assert "played" not in answers[-1]


def test_the_problems_of_a_record_are_told_first() -> None:
    answers = ask({"record": record_of(3, 8).replace("1. ", "1. nonsense ", 1)})
    assert answers[0]["problem"]["line"] > 0
    assert ask({"record": "no game at all"})[0]["error"]["id"] == "bad.request"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[]",
        b"{}",
        b'{"position": 1}',
        b'{"position": "v1", "record": "x"}',
        b'{"position": "v1", "colour": "R"}',
        b'{"position": "v1", "depth": 99}',
        b'{"position": "v1", "seconds": 1e999}',
        b'{"position": "v1", "seconds": NaN}',
        b'\xff{"position": "\xff"}',
        b"[" * 100_000,
        b" " * (LONGEST + 1),
        json.dumps({"position": "v1", "moves": [""] * (MOST_MOVES + 1)}).encode(),
    ],
)
def test_a_request_that_cannot_be_read_is_told_so(line: bytes) -> None:
    [answer] = ask(line)
    assert answer["error"]["id"] == "bad.request"
    assert answer["error"]["text"]


def test_an_illegal_move_is_told_with_its_reasons_and_an_unknown_level_too() -> None:
    start = "v1 strategy:2 free 0 1,2/3,4 ?52 -"
    [answer] = ask({"id": "a", "position": start, "moves": ["9@0,0:0"]})
    assert answer["id"] == "a"
    assert answer["error"]["refusals"][0]["id"] == "illegal.tile_not_in_hand"
    [answer] = ask({"position": start, "level": "strong"})
    assert answer["error"]["id"] == "bad.robot"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
TEXTS = st.sampled_from([registry.write(random_state(seed, 4 * seed)) for seed in range(8)])


@settings(deadline=None, max_examples=100)
@given(
    st.binary(max_size=60)
    | st.dictionaries(
        st.sampled_from(
            ["id", "position", "record", "moves", "level", "seconds", "multi", "playouts"]
        ),
        VALUES,
    ).map(lambda asked: json.dumps(asked).encode())
)
def test_no_line_ends_it(line: bytes) -> None:
    assert ask(line)


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_no_position_that_can_be_written_ends_it(data: st.DataObject) -> None:
    words = data.draw(TEXTS).split(" ")
    other = data.draw(TEXTS).split(" ")
    for field in data.draw(st.sets(st.integers(1, 6), max_size=3)):
        words[field] = other[field]
    [answer] = ask({"position": " ".join(words), "level": "greedy", "depth": 2, "seconds": 0})
    assert ("error" in answer) != ("legal" in answer)


def test_the_command_answers_line_by_line_and_a_record_whole() -> None:
    def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tantrix", "analyse", *words],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
            env={**os.environ, "LC_ALL": "en"},
        )

    asked = {"position": "v1 strategy:2 free 0 1,2/3,4 ?52 -", "id": 1, "depth": 1}
    done = run(text=f"{json.dumps(asked)}\n\nnonsense\n{' ' * LONGEST}x\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr, len(answers)) == (0, "", 3)
    assert answers[0]["id"] == 1
    assert {one["error"]["id"] for one in answers[1:]} == {"bad.request"}
    asked = {"record": record_of(3, 5), "level": "greedy", "multi": 1}
    done = run(text=json.dumps(asked))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, len(answers)) == (0, 6)
    assert all(len(one["evaluations"]) == 1 for one in answers)


@pytest.mark.parametrize("wrong", [{"depth": 99}, {"moves": "x"}, {"position": 5}, {"colour": "R"}])
def test_an_answer_names_its_request_whatever_is_wrong_with_it(wrong: dict[str, object]) -> None:
    [answer] = ask({"id": 7, "position": "v1", **wrong})
    assert (answer["id"], answer["error"]["id"]) == (7, "bad.request")
