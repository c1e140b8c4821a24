"""The line protocol: what each verb does, and that no line whatever ends the talk."""

from __future__ import annotations

import io
import random
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.playing import Talk
from games.playing import random_state
from tantrix.engine import session
from tantrix.engine.lines import LONGEST, Limits
from tantrix.engine.thinking import RESERVE_MS, time_for
from tantrix.messages import say
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.positions import registry
from tantrix.robots.base import make_robot
from tantrix.rules.registry import GAMES
from tantrix.rules.strategy.state import StrategyRules

ORDER = ",".join(map(str, range(1, 57)))
WORDS = (
    "tep isready newgame position start players 2 3 seed 7 bag moves go movetime nodes depth"
    " infinite stop setoption name value Level greedy MultiPV Seed 0 -1 1@0,0:0 =13 resign:0"
    " discard v1 strategy:2 free after+draw 1,2/3,4 ?52 - 9@0,0:0 nan 99999999999 ' \x00 \x1b é 🧩"
)
POSITION = "v1 strategy:2 free 0 1,2/3,4 ?52 -"


def test_the_greeting_tells_the_options_and_ends_with_tepok() -> None:
    lines = Talk().take("tep")
    assert lines[0].startswith("id name tantrix ")
    assert [line for line in lines if line.startswith("option ")]
    assert lines[-2:] == ["protocol 1", "tepok"]


def test_without_limits_it_plays_as_the_robot_of_the_level_does() -> None:
    state = random_state(3, 11)
    for level in ("greedy", "planner"):
        talk = Talk()
        lines = talk.take(
            f"setoption name Level value {level}",
            "setoption name Seed value 9",
            f"position {registry.write(state)}",
            "go",
        )
        chosen = make_robot(level, random.Random("9")).choose(state.hidden())
        assert lines == [f"bestmove {write_placement(chosen)}"]


def test_limits_end_the_search_and_each_depth_is_told() -> None:
    lines = Talk().take(f"position {registry.write(random_state(3, 11))}", "go depth 2")
    depths = [line.split()[2] for line in lines[:-1]]
    assert depths == ["1", "2"]
    assert lines[-1] == f"bestmove {lines[-2].split()[-1]}"
    few = Talk().take(f"position {registry.write(random_state(3, 11))}", "go nodes 300 depth 5")
    assert all(int(line.split()[8]) <= 300 for line in few[:-1])
    assert few[-1].startswith("bestmove ")


def test_movetime_is_kept_by_the_clock() -> None:
    ticks = iter(range(10**9))
    lines = Talk(lambda: next(ticks)).take("position start seed 1", "go movetime 100")
    assert all(int(line.split()[10]) <= 101 for line in lines[:-1])
    assert lines[-1].startswith("bestmove ")


def test_a_clock_is_shared_out_over_the_placements_to_come() -> None:
    state = StrategyRules().new_state(StrategyRules().deal(random.Random(1)))
    own = 6 + 22  # tiles of the hand, and half of the bag
    assert time_for(state, Limits(clock=own * 1000)) == 1000
    assert time_for(state, Limits(clock=own * 1000, increment=500)) == 1500
    assert time_for(state, Limits(clock=own * 1000, movetime=70)) == 70
    assert time_for(state, Limits(movetime=70)) == 70
    assert time_for(state, Limits(clock=60, increment=5000)) == 60 - RESERVE_MS
    assert time_for(state, Limits(clock=0, increment=5000)) == 0
    assert time_for(state, Limits(depth=2)) is None


def test_an_engine_thinks_by_its_clock() -> None:
    ticks = iter(range(10**9))
    start = "position start seed 1"
    lines = Talk(lambda: next(ticks)).take(start, "go clock 2800 increment 20 depth 9")
    assert all(int(line.split()[10]) <= 121 for line in lines[:-1])
    assert lines[-1].startswith("bestmove ")
    refused = Talk().take(start, "go increment 20", "go clock -1", "go clock")
    assert all(line.startswith("error bad.engine") for line in refused)
    assert len(refused) == 3


def test_multipv_tells_that_many_placements_best_first() -> None:
    talk = Talk()
    talk.take("setoption name MultiPV value 3", f"position {registry.write(random_state(3, 11))}")
    lines = talk.take("go depth 1")
    leads = [float(line.split()[6]) for line in lines[:-1]]
    assert len(leads) == 3
    assert leads == sorted(leads, reverse=True)
    assert lines[-1].endswith(lines[0].split()[-1])


def test_stop_ends_a_thought_without_end_and_readyok_is_said_meanwhile() -> None:
    talk = Talk()
    talk.session.take("position start seed 7")
    talk.session.take("go infinite")
    talk.session.take("isready")
    talk.session.take("position start seed 8")
    talk.session.take("go")
    assert "readyok" in talk.lines
    assert sum("error bad.engine" in line for line in talk.lines) == 2
    assert not any(line.startswith("bestmove") for line in talk.lines)
    talk.session.take("stop")
    assert talk.lines[-1].startswith("bestmove ")
    talk.session.take("stop")
    assert sum(line.startswith("bestmove") for line in talk.lines) == 1


def test_infinite_says_nothing_at_the_end_of_the_search_before_stop() -> None:
    talk = Talk()
    state = random_state(4, 55)
    talk.session.take(f"position {registry.write(state)}")
    talk.session.take("go depth 1 infinite")
    assert not any(line.startswith("bestmove") for line in talk.lines)
    talk.session.take("stop")
    assert talk.lines[-1].startswith("bestmove ")


def test_a_position_after_moves_is_the_one_that_play_reaches() -> None:
    rules = StrategyRules()
    state = rules.new_state(rules.deal_order(range(1, 57)))
    rng = random.Random(2)
    codes = []
    for _ in range(9):
        placement = rng.choice(state.legal_placements())
        codes.append(write_placement(placement))
        state.play(placement)
        state.settle()
    talk = Talk()
    lines = talk.take(f"position start bag {ORDER} moves {' '.join(codes)}", "go depth 1")
    assert read_placement(lines[-1].split()[1]) in state.legal_placements()
    text = registry.write(state)
    assert lines == Talk().take(f"position {text}", "go depth 1")


def test_draws_from_an_unknown_bag_are_told_among_the_moves() -> None:
    first = "position v1 strategy:2 free 0 1,2/3,4 ?52 - moves 1@0,0:0"
    assert Talk().take(first, "go") == ["bestmove none"]
    assert Talk().take(f"{first} =9", "go")[0].startswith("bestmove ")
    assert "bestmove none" not in Talk().take(f"{first} =9", "go")


def test_a_game_that_is_over_has_no_best_move() -> None:
    state = random_state(4, 56)
    assert state.is_over
    assert Talk().take(f"position {registry.write(state)}", "go") == ["bestmove none"]


@pytest.mark.parametrize("game", ["solitaire", "mindgame"])
def test_other_games_are_played_by_their_robots(game: str) -> None:
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(4)))
    [line] = Talk().take(f"position {registry.write(state)}", "go")
    assert read_placement(line.split()[1]) in state.legal_actions()


def test_a_game_without_robots_says_so_and_still_answers() -> None:
    rules = GAMES["gobble"]()
    state = rules.new_state(rules.deal(random.Random(4)))
    line, best = Talk().take(f"position {registry.write(state.hidden())}", "go")
    assert line.startswith("error bad.robot ")
    assert best.startswith("bestmove ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("fly", "verb"),
        ("isready now", "word"),
        ("go depth", "number"),
        ("go depth -1", "number"),
        ("go depth 0", "number"),
        ("go nodes 0", "number"),
        ("go nodes 99999999999", "number"),
        ("go faster", "limit"),
        ("go depth 1 depth 1", "limit"),
        ("setoption Level greedy", "option"),
        ("setoption name Level value strong", "option"),
        ("setoption name MultiPV value 0", "option"),
        ("position start bag", "start"),
        ("position start bag 1,2 seed 3", "start"),
        ("position start colour R", "start"),
        (f"{POSITION.replace('v1', 'position v1')} 1@0,0:0", "word"),
        ("go", "no_position"),
        ("x" * (LONGEST + 1), "long"),
    ],
)
def test_what_cannot_be_read_is_told_and_changes_nothing(line: str, reason: str) -> None:
    talk = Talk()
    [answer] = talk.take(line)
    parts = say("bad.engine", {"reason": reason, "text": "\0"}).split("\0")
    assert answer.startswith("error bad.engine ")
    assert all(" ".join(part.split()) in answer for part in parts)


def test_an_illegal_move_keeps_the_position_before_it() -> None:
    talk = Talk()
    talk.take(f"position {POSITION}")
    [line] = talk.take(f"position {POSITION} moves 9@0,0:0")
    assert line.startswith("error illegal.tile_not_in_hand ")
    assert talk.take("go depth 1")[-1].startswith("bestmove 1@0,0:")


LINES = st.one_of(
    st.text(max_size=60), st.lists(st.sampled_from(WORDS.split()), max_size=9).map(" ".join)
).filter(lambda line: line.split() != ["quit"])


def keeps_talking(lines: list[str]) -> None:
    """Say some lines, and expect answers of one line each, and no end."""
    talk = Talk()
    for line in lines:
        assert talk.session.take(line.replace("movetime", "depth"))
        talk.session.take("stop")
    assert talk.take("isready")[-1] == "readyok"
    assert all(line.isprintable() for line in talk.lines)


@settings(deadline=None, max_examples=150)
@given(st.lists(LINES, max_size=5))
def test_no_line_ends_the_talk_and_all_answers_are_one_line(lines: list[str]) -> None:
    keeps_talking(lines)


@pytest.mark.soak
@settings(deadline=None, max_examples=5000)
@given(st.lists(LINES, max_size=12))
def test_no_line_ends_the_talk_however_many_are_tried(lines: list[str]) -> None:
    keeps_talking(lines)


def test_a_stream_is_read_to_its_end_or_to_quit_and_a_line_too_long_is_refused_whole() -> None:
    target = io.StringIO()
    source = io.StringIO(f"{'9' * 3 * LONGEST}\nisready\nquit\ntep\n")
    session.talk(source, target, random.Random(1), lambda: 0)
    first, second = target.getvalue().splitlines()
    assert first.startswith("error bad.engine ")
    assert second == "readyok"


def test_a_thought_is_finished_at_the_end_of_the_stream() -> None:
    target = io.StringIO()
    source = io.StringIO("position start seed 3\ngo depth 1\n")
    session.talk(source, target, random.Random(1), lambda: 0)
    assert target.getvalue().splitlines()[-1].startswith("bestmove ")


def test_the_talk_ends_when_nobody_reads_any_more() -> None:
    class Gone(io.StringIO):
        def write(self, _: str) -> int:
            raise BrokenPipeError

    source = io.StringIO("tep\nisready\n" * 99)
    session.talk(source, Gone(), random.Random(1), lambda: 0)
    assert source.tell() < 30
    assert not [one for one in threading.enumerate() if one.name == "thinking"]
