"""Engines of others as robots: they play, and whatever they do wrong is told in time."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from engine.playing import OURS, script
from games.playing import random_state
from server.process import gone
from sizes import PATIENCE_S
from tantrix.engine.external import MOST_OUTPUT, Clock, External
from tantrix.engine.players import Players
from tantrix.notation.positions import registry
from tantrix.robots.arena import play_match
from tantrix.rules.core.errors import TantrixError

GREETS = """
import os, sys, time
for line in sys.stdin:
    words = line.split()
    if words[0] == "tep":
        print("hello there\\ntepok", flush=True)
    elif words[0] == "position":
        open(os.path.join(os.path.dirname(__file__), "seen"), "a").write(line)
    elif words[0] == "go":
        {go}
"""


def fails(command: str, patience_s: float = PATIENCE_S) -> TantrixError:
    """Ask an engine for a placement and return what it is refused for; its process is gone."""
    state = random_state(3, 9)
    engine = External(command, patience_s=patience_s)
    with pytest.raises(TantrixError) as raised, engine:
        engine.choose(state)
    with pytest.raises(ProcessLookupError):
        os.kill(engine._process.pid, 0)
    return raised.value


def test_our_own_engine_plays_a_match_as_an_engine_of_somebody_else() -> None:
    players = ("random", f"engine:{OURS}")
    *_, tally = play_match(players, 2, pairs=True, seed=1, seating=Players(movetime=1))
    assert len(tally.games) == 2


def test_an_engine_is_sent_its_clock(tmp_path: Path) -> None:
    go = """time.sleep(0.03)
        open(os.path.join(os.path.dirname(__file__), "went"), "a").write(line)
        print("bestmove", first(), flush=True)"""
    first = """
def first():
    from tantrix.notation.positions import registry
    from tantrix.notation.moves import write_action
    text = open(os.path.join(os.path.dirname(__file__), "seen")).read().splitlines()[-1]
    return write_action(registry.read(text.removeprefix("position ")).legal_actions()[0])
"""
    command = script(tmp_path, first + GREETS.format(go=go))
    with External(command, clock=Clock(60_000, 1_000)) as engine:
        state = random_state(3, 9)
        for _ in range(2):
            assert engine.choose(state) in state.legal_placements()
    once, again = (tmp_path / "went").read_text().splitlines()
    assert once == "go clock 60000 increment 1000"
    assert 0 < int(again.split()[2]) <= 60_000 + 1_000 - 30


def test_a_clock_that_has_run_out_stays_at_zero(tmp_path: Path) -> None:
    go = "open(os.path.join(os.path.dirname(__file__), 'seen'), 'a').write(line)"
    go += "; time.sleep(0.01); print('bestmove none', flush=True)"
    with External(script(tmp_path, GREETS.format(go=go)), clock=Clock(5)) as engine:
        for _ in range(2):
            with pytest.raises(TantrixError, match=r"robot\.engine\.illegal"):
                engine.choose(random_state(3, 9))
    went = [line for line in (tmp_path / "seen").read_text().splitlines() if line.startswith("go")]
    assert went == ["go clock 5 increment 0", "go clock 0 increment 0"]


def test_the_clock_of_a_match_is_part_of_its_key() -> None:
    players = Players(movetime=5, clock=Clock(60_000, 500))
    assert players.title("engine:./mine") == "engine:./mine movetime=5 clock=60000+500"
    assert players.title("greedy") == "greedy"


def test_an_engine_never_sees_the_order_of_the_bag(tmp_path: Path) -> None:
    fails(script(tmp_path, GREETS.format(go='print("bestmove none", flush=True)')))
    state = random_state(3, 9)
    seen = (tmp_path / "seen").read_text()
    assert seen == f"position {registry.write(state.hidden())}\n"
    assert f"?{state.bag_size}" in seen


@pytest.mark.parametrize(
    ("go", "reason"),
    [
        ('print("bestmove 56@9,9:0", flush=True)', "illegal"),
        ('print("bestmove", flush=True)', "illegal"),
        ('print("bestmove \\xff\\x00", flush=True)', "illegal"),
        ('print("error I do not want to", flush=True)', "refused"),
        ("sys.exit(3)", "ended"),
        ("os.kill(os.getpid(), 9)", "ended"),
        (f'print("info " * {MOST_OUTPUT}, flush=True); time.sleep(60)', "flood"),
        ('[print("info " * 200) for _ in iter(int, 1)]', "flood"),
    ],
)
def test_a_fault_is_told_and_the_process_ended(tmp_path: Path, go: str, reason: str) -> None:
    error = fails(script(tmp_path, GREETS.format(go=go)))
    assert error.id == f"robot.engine.{reason}"
    assert "an engine.py" in str(error.params["command"])


def test_an_engine_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    error = fails(script(tmp_path, GREETS.format(go="time.sleep(600)")), patience_s=2.0)
    assert (error.id, error.params["seconds"]) == ("robot.engine.late", 2.0)


def test_what_an_engine_says_on_standard_error_is_seen(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fails(script(tmp_path, GREETS.format(go='raise SystemExit("my own mistake")')))
    assert "my own mistake" in capfd.readouterr().err


def test_an_engine_that_never_greets_is_not_waited_for() -> None:
    assert fails("sleep 60", patience_s=0.2).id == "robot.engine.late"


@pytest.mark.parametrize("command", ["", "/no/such/engine", "'", "/"])
def test_a_command_that_cannot_be_started_is_told(command: str) -> None:
    engine = External(command)
    with pytest.raises(TantrixError) as raised, engine:
        pass
    assert raised.value.id == "robot.engine.no_command"


def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    child = (
        'import subprocess; print("bestmove", subprocess.Popen(["sleep", "60"]).pid, flush=True)'
    )
    error = fails(script(tmp_path, GREETS.format(go=child)))
    assert error.id == "robot.engine.illegal"
    while not gone(int(str(error.params["text"]))):
        time.sleep(0.01)


def test_a_level_that_nobody_has_is_refused_as_ever() -> None:
    with pytest.raises(TantrixError, match=r"bad\.robot"):
        play_match(("greedy", "engines"), 2, pairs=False, seed=1, seating=Players())
    with Players().seat("greedy", random.Random(1)) as robot:
        assert robot.choose(random_state(3, 9)) in random_state(3, 9).legal_placements()


def test_who_gives_up_waiting_for_a_greeting_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(External, "_answer", interrupted)
    engine = External(script(tmp_path, "import time; time.sleep(60)"))
    with pytest.raises(KeyboardInterrupt), engine:
        pass
    with pytest.raises(ProcessLookupError):
        os.kill(engine._process.pid, 0)
