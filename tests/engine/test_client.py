"""Engines of our own making, and the client that talks to any engine."""

from __future__ import annotations

import asyncio
import contextlib
import io
import random
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cli.calling import tantrix
from engine.playing import OURS, script
from engine.test_external import GREETS
from games.playing import random_state
from sizes import PATIENCE_S
from tantrix.engine import EngineClient, EngineOption, Limits, serve
from tantrix.messages import say
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.robots.base import GameRobot, make_game_robot, make_robot
from tantrix.rules.base import Action
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyState

SERVED = """
import random
from tantrix.engine import serve

class Last:
    def choose(self, state):
        return state.legal_actions()[-1]

serve(Last(), "The last", author="Somebody")
"""


class Last:
    """A robot that does the last of all that it may do."""

    def choose(self, state: StrategyState) -> Action:
        assert state.bag is None
        return state.legal_actions()[-1]


class Broken:
    def choose(self, state: StrategyState) -> Action:
        raise RuntimeError(str(state.player))


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def fails(
    work: Callable[[EngineClient], Coroutine[Any, Any, Any]],
    command: str,
    patience_s: float = PATIENCE_S,
) -> TantrixError:
    """What comes of something that is done with an engine; its process is gone."""

    async def trying() -> None:
        async with EngineClient.start(
            command, patience_s=patience_s, on_stderr=lambda _: None
        ) as engine:
            await work(engine)

    with pytest.raises(TantrixError) as raised:
        asyncio.run(trying())
    return raised.value


# --- a robot as an engine -------------------------------------------------------------------


def served(robot: Any, *lines: str) -> list[str]:  # noqa: ANN401 - of any game
    """What a robot answers to some lines."""
    target = io.StringIO()
    serve(robot, author="A\nB", source=io.StringIO("\n".join([*lines, ""])), target=target)
    return target.getvalue().splitlines()


def test_a_robot_becomes_an_engine() -> None:
    state = random_state(3, 9)
    answers = served(Last(), "tep", f"position {registry.write(state)}", "go depth 3")
    assert answers[:4] == ["id name Last", "id author A B", "protocol 1", "tepok"]
    assert answers[4:] == [f"bestmove {write_action(state.legal_actions()[-1])}"]


class Leaving:
    """Ends its program, as the last line of a script may."""

    def choose(self, _: StrategyState) -> NoReturn:
        sys.exit("no more")


@pytest.mark.parametrize("robot", [Broken(), Leaving()])
def test_a_robot_that_fails_says_so_and_something_is_played(robot: GameRobot) -> None:
    state = random_state(3, 9)
    error, best = served(robot, f"position {registry.write(state)}", "go")
    assert error.startswith("error bad.engine")
    assert best == f"bestmove {write_action(state.legal_actions()[0])}"


def test_the_author_of_a_robot_that_fails_is_shown_where(
    capsys: pytest.CaptureFixture[str],
) -> None:
    served(Broken(), f"position {registry.write(random_state(3, 9))}", "go")
    shown = capsys.readouterr().err
    assert "in choose" in shown
    assert "RuntimeError" in shown


@pytest.mark.parametrize(
    ("choice", "shown"),
    [("5@0,0:0", "'5@0,0:0'"), (None, "None"), (Placement(5, 99, 0, 0), "5@99,0:0")],
)
def test_what_is_no_legal_action_is_named_and_something_is_played(
    choice: Any,  # noqa: ANN401 - whatever a robot may return
    shown: str,
) -> None:
    class Wrong:
        def choose(self, _: StrategyState) -> Any:  # noqa: ANN401
            return choice

    state = random_state(3, 9)
    error, best = served(Wrong(), f"position {registry.write(state)}", "go")
    assert error.startswith("error bad.engine")
    assert shown in error
    assert best == f"bestmove {write_action(state.legal_actions()[0])}"


def test_a_robot_has_no_options() -> None:
    (error,) = served(Last(), "setoption name Level value greedy")
    assert error.startswith("error bad.engine")


def test_a_robot_of_six_lines_plays_a_match(tmp_path: Path) -> None:
    command = script(tmp_path, SERVED)
    done = tantrix("match", "random", f"engine:{command}", "--games", "2", "--pairs", "--json")
    assert done.returncode == 0, done.stderr


def test_an_engine_without_options_is_said_to_have_none(tmp_path: Path) -> None:
    error = fails(lambda engine: engine.set_option("MultiPV", 3), script(tmp_path, SERVED))
    assert error.id == "robot.engine.no_options"
    assert say(error).endswith("it has none at all.")


def test_what_an_engine_says_of_an_error_is_told_whole(tmp_path: Path) -> None:
    sentence = "error bad.engine " + "long " * 30 + "end"
    program = f"input(); print({sentence!r}, flush=True); input()"
    error = fails(lambda _: asyncio.sleep(0), script(tmp_path, program))
    assert error.id == "robot.engine.refused"
    assert str(error.params["text"]).endswith("end")


# --- the client -----------------------------------------------------------------------------


def test_the_client_knows_who_the_engine_is_and_what_can_be_set(tmp_path: Path) -> None:
    async def ours() -> None:
        async with EngineClient.start(OURS) as engine:
            assert engine.name.startswith("tantrix ")
            assert list(engine.options) == ["Level", "MultiPV", "Seed"]
            assert engine.options["MultiPV"] == EngineOption("MultiPV", "spin", "1", "1", "56")
            assert "planner" in engine.options["Level"].choices
            await engine.set_option("MultiPV", 3)
            await engine.new_game()
            await engine.ready()

    async def served() -> None:
        async with EngineClient.start(script(tmp_path, SERVED)) as engine:
            assert (engine.name, engine.author, engine.options) == ("The last", "Somebody", {})

    run(ours)
    run(served)


def test_the_client_hears_what_the_engine_thinks_and_plays_its_choice() -> None:
    state = random_state(3, 11)

    async def work() -> None:
        async with EngineClient.start(OURS) as engine:
            await engine.set_option("MultiPV", 2)
            infos = [info async for info in engine.analyse(state, Limits(depth=1))]
            assert [info.multipv for info in infos] == [1, 2]
            assert all(info.depth == 1 and info.nodes and info.lead is not None for info in infos)
            assert infos[0].time_ms is not None
            choice = await engine.play(state, Limits(depth=1))
            assert choice.infos[0].pv == infos[0].pv == (write_action(state_action(choice)),)

    run(work)


def state_action(choice: Any) -> Action:  # noqa: ANN401 - a choice
    assert choice.action is not None
    action: Action = choice.action
    return action


def test_who_has_heard_enough_has_the_engine_stop_and_it_plays_on() -> None:
    state = random_state(3, 11)

    async def work() -> None:
        async with EngineClient.start(OURS) as engine:
            async with contextlib.aclosing(engine.analyse(state, Limits(infinite=True))) as infos:
                async for info in infos:
                    assert info.depth == 1
                    with pytest.raises(TantrixError, match=r"robot\.engine\.busy"):
                        await engine.play(state)
                    break
            choice = await engine.play(state, Limits(movetime=1))
            assert choice.action in state.legal_actions()
            over = random_state(4, 56)
            assert (await engine.play(over)).action is None

    run(work)


@pytest.mark.parametrize("game", ["solitaire", "mindgame"])
def test_an_engine_plays_other_games_too(game: str) -> None:
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(1)))

    async def work() -> None:
        async with EngineClient.start(OURS) as engine:
            await engine.set_option("Level", "greedy")
            assert (await engine.play(state)).action in state.legal_actions()

    run(work)
    assert make_game_robot(game, "greedy", random.Random(1)).choose(state.hidden())


@pytest.mark.parametrize(
    ("go", "reason"),
    [
        ('print("bestmove 56@9,9:0", flush=True)', "illegal"),
        ('print("error I do not want to", flush=True)', "refused"),
        ("sys.exit(3)", "ended"),
        ('print("info " * 2**20, flush=True); time.sleep(60)', "flood"),
        ('[print("info " * 200) for _ in iter(int, 1)]', "flood"),
    ],
)
def test_a_fault_of_an_engine_is_told(tmp_path: Path, go: str, reason: str) -> None:
    command = script(tmp_path, GREETS.format(go=go))
    error = fails(lambda engine: engine.play(random_state(3, 9)), command)
    assert error.id == f"robot.engine.{reason}"


def test_an_engine_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    command = script(tmp_path, GREETS.format(go="time.sleep(600)"))
    error = fails(lambda engine: engine.play(random_state(3, 9)), command, patience_s=2.0)
    assert (error.id, error.params["seconds"]) == ("robot.engine.late", 2.0)


def test_what_an_engine_says_on_standard_error_is_a_note_of_the_error(tmp_path: Path) -> None:
    command = script(tmp_path, GREETS.format(go='raise SystemExit("my own mistake")'))
    error = fails(lambda engine: engine.play(random_state(3, 9)), command)
    assert error.id == "robot.engine.ended"
    assert "my own mistake" in error.__notes__


def test_what_an_engine_says_on_standard_error_is_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        go = 'print("hm", file=sys.stderr, flush=True); print("bestmove none", flush=True)'
        async with EngineClient.start(script(tmp_path, GREETS.format(go=go))) as engine:
            await engine.play(random_state(3, 9))

    run(work)
    assert "hm\n" in capsys.readouterr().err


def test_an_option_that_an_engine_has_not_is_refused() -> None:
    error = fails(lambda engine: engine.set_option("Hash", 1), OURS)
    assert error.id == "robot.engine.no_option"


@pytest.mark.parametrize("command", ["", "/no/such/engine", "'", "/"])
def test_a_command_that_cannot_be_started_is_told(command: str) -> None:
    async def nothing(_: EngineClient) -> None:
        pass

    assert fails(nothing, command).id == "robot.engine.no_command"


# --- robots of other packages ---------------------------------------------------------------


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that offers a robot."""
    (tmp_path / "their_robots.py").write_text(
        "class Last:\n"
        "    def __init__(self, rng): self.rng = rng\n"
        "    def choose(self, state): return state.legal_actions()[-1]\n",
        encoding="utf-8",
    )
    information = tmp_path / "their_robots-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Name: their-robots\nVersion: 1.0\n", encoding="utf-8")
    points = "[tantrix.robots]\nlast = their_robots:Last\ngreedy = their_robots:Last\n"
    (information / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "their_robots", raising=False)


@pytest.mark.usefixtures("plugin")
def test_a_robot_of_another_package_plays_by_its_name() -> None:
    state = random_state(3, 9)
    robot = make_robot("last", random.Random(1))
    assert robot.choose(state) == state.legal_actions()[-1]
    assert type(make_robot("greedy", random.Random(1))).__name__ == "GreedyRobot"
    done = tantrix("match", "random", "last", "--games", "2", "--pairs", "--json")
    assert done.returncode == 0, done.stderr
    done = tantrix("play", "--robot", "last", "--seed", "1", text="quit\n")
    assert done.returncode == 0, done.stderr


def test_a_robot_that_nobody_offers_is_refused() -> None:
    for words in (("match", "random", "last", "--games", "2"), ("play", "--robot", "last")):
        assert tantrix(*words).returncode == 2
