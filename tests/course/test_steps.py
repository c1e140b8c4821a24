"""Every step: its position comes of play, its task can be done and be missed, it has its words."""

from __future__ import annotations

import random
import re

import pytest

from tantrix.course import answers, measures
from tantrix.course.lessons import LESSONS, STEPS, step_of
from tantrix.course.measures import ME, THEM
from tantrix.course.states import LessonState
from tantrix.course.steps import LessonStep, Play, PositionSource, found
from tantrix.course.tasks import GO_ON, Choosing, One, Verdict, continuations, right_placements
from tantrix.messages import LANGUAGES, catalogue
from tantrix.robots.base import make_robot
from tantrix.rules.base import Stage
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

ALL = list(STEPS.values())
PLACING = [step for step in ALL if not isinstance(step.task, Play | Choosing)]
PLAYING = [step for step in ALL if isinstance(step.task, Play)]
CHOOSING = [step for step in ALL if isinstance(step.task, Choosing)]


def by_id(step: object) -> str:
    return step.id if isinstance(step, LessonStep) else ""


def test_every_step_has_a_position_and_no_position_is_idle() -> None:
    assert found().keys() == {step.id for step in ALL}


def test_steps_are_named_after_their_lessons() -> None:
    for lesson in LESSONS:
        assert all(step.id == f"{lesson.id}.{step.name}" for step in lesson.steps)
        assert step_of(lesson.name, lesson.steps[0].name) is lesson.steps[0]


def test_an_unknown_step_is_no_path() -> None:
    with pytest.raises(TantrixError, match=r"bad\.path"):
        step_of("match", "nowhere")


@pytest.mark.parametrize("step", ALL, ids=by_id)
def test_a_position_comes_of_legal_play_and_the_person_is_to_act(step: LessonStep) -> None:
    came = found()[step.id]
    state = came.replay()  # every move is checked on the way
    assert state == step.start()
    placed = [move for move in came.moves if "@" in move]
    assert len(state.board) == len(came.deal().board) + len(placed)
    assert came.position.split(" ")[1].startswith(step.game)
    assert state.player == ME
    assert not state.drawing
    assert state.legal_placements()


@pytest.mark.parametrize("step", ALL, ids=by_id)
def test_a_position_shows_what_the_texts_speak_of(step: LessonStep) -> None:
    assert step.suits(step.start())


@pytest.mark.parametrize("step", ALL, ids=by_id)
def test_a_start_is_a_state_of_its_own(step: LessonStep) -> None:
    state = step.start()
    state.push(state.legal_placements()[0])
    assert state != step.start()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_and_every_step_has_its_texts_and_no_other_is_written(lang: str) -> None:
    texts = {text for lesson in LESSONS for text in lesson.texts.values()}
    texts |= {text for step in ALL for text in step.texts.values()}
    written = {key for key in catalogue(lang) if key.startswith("course.")}
    assert {key for key in written if not key.startswith("course.why.")} == texts


@pytest.mark.parametrize("step", PLACING, ids=by_id)
def test_some_legal_placements_are_right_and_some_are_wrong(step: LessonStep) -> None:
    assert not isinstance(step.task, Play | Choosing)
    state = step.start()
    right = set(right_placements(step.task, state))
    assert right
    assert right < set(state.legal_placements())


@pytest.mark.parametrize("step", PLACING, ids=by_id)
def test_what_is_shown_leads_to_the_end_and_what_is_wrong_says_why(step: LessonStep) -> None:
    assert not isinstance(step.task, Play | Choosing)
    start = step.start()
    now = start.copy()
    verdict = GO_ON
    while not verdict.done:
        placement = answers.help_out(step, now)
        assert placement in now.legal_placements()
        now.play(placement)
        now.settle()
        verdict = answers.verdict(step, start, now)
        assert verdict.right
    right = set(right_placements(step.task, start))
    for placement, following in continuations(start):
        verdict = answers.verdict(step, start, following)
        if isinstance(step.task, One):
            assert verdict.done == (placement in right)
        assert verdict.right or verdict.why is not None
        assert placement in right or not verdict.done


@pytest.mark.parametrize("step", CHOOSING, ids=by_id)
def test_a_choice_is_right_when_it_is_all_that_is_asked_for_and_nothing_else(
    step: LessonStep,
) -> None:
    assert isinstance(step.task, Choosing)
    state = step.start()
    options, right = step.task.options(state), sorted(step.task.right(state))
    others = [option for option in options if option not in right]
    assert right
    assert len(others) >= 2
    assert len(set(options)) == len(options)
    assert answers.choice(step, right).done
    assert answers.help_out(step, state) == right
    for option in others:
        too_much = answers.choice(step, [*right, option])
        assert not too_much.right
        assert too_much.why is not None
    for option in right:
        too_little = answers.choice(step, [one for one in right if one != option])
        assert not too_little.right
        assert too_little.why is not None
        assert too_little.why.params == {"count": 1}


@pytest.mark.parametrize("step", CHOOSING, ids=by_id)
def test_what_is_not_on_offer_cannot_be_chosen(step: LessonStep) -> None:
    with pytest.raises(TantrixError, match=r"bad\.message"):
        answers.choice(step, [99])


def test_a_step_takes_answers_of_its_own_kind_only() -> None:
    chooses, lays = step_of("match", "touch"), step_of("match", "lay")
    with pytest.raises(TantrixError, match=r"bad\.message"):
        answers.choice(lays, [1])
    with pytest.raises(TantrixError, match=r"bad\.message"):
        answers.verdict(chooses, chooses.start(), chooses.start())


def test_a_position_that_was_not_played_by_the_rules_is_refused() -> None:
    came = found()["course.match.lay"]
    with pytest.raises(TantrixError, match=r"illegal\."):
        PositionSource(came.position, came.moves[1:]).replay()


def unplayed(state: LessonState) -> list[int]:
    if isinstance(state, MindGameState):
        return [*state.unseen, *state.hands[0], *state.hands[1]]
    return state.unplayed


def test_a_deal_is_the_whole_set_as_the_game_deals_it() -> None:
    for step in ALL:
        start = found()[step.id].deal()
        dealt = [*unplayed(start), *(placed.tile for placed in start.board.placements)]
        whole = range(1, 15) if isinstance(start, SolitaireState) else range(1, 57)
        assert sorted(dealt) == list(whole), step.id
        if isinstance(start, StrategyState | MindGameState):
            assert {len(hand) for hand in start.hands} == {6}


def test_lessons_of_one_heading_lie_side_by_side() -> None:
    groups = [lesson.group for lesson in LESSONS]
    assert groups == sorted(groups, key=("two", "more", "other").index)
    assert set(groups) == {"two", "more", "other"}


@pytest.mark.parametrize(
    ("name", "seat"), [("more.pass", 2), ("doubles.pass", 2), ("more.four", 3)]
)
def test_a_space_for_a_later_player_is_for_nobody_before(name: str, seat: int) -> None:
    lesson, step = name.split(".")
    found_step = step_of(lesson, step)
    start = found_step.start()
    reasons = set()
    for placement in start.legal_placements():
        after = start.copy()
        after.push(placement)
        verdict = answers.verdict(found_step, start, after)
        made = after.board.crowded - start.board.crowded
        held = [bool(made & measures.forced_for(after, player)) for player in range(seat + 1)]
        assert verdict.done == (held == [False] * seat + [True])
        reasons.add(verdict.why.id if verdict.why else "")
    assert {"", "course.why.forces_me", "course.why.no_forced"} <= reasons


def test_rivals_are_those_of_another_colour() -> None:
    assert measures.rivals(step_of("match", "lay").start()) == [1]
    assert measures.rivals(step_of("more", "pass").start()) == [1, 2]
    doubles = step_of("doubles", "pass").start()
    assert measures.rivals(doubles) == [1, 3]
    assert measures.best_rival(doubles) == doubles.scores()[3]
    assert measures.rivals(step_of("more", "four").start()) == [1, 2, 3]
    assert measures.rivals(step_of("mind", "links").start()) == [1]
    assert measures.rivals(step_of("gobble", "make").start()) == []
    assert answers.praise_params(step_of("solitaire", "fill").start())["theirs"] == 0


@pytest.mark.parametrize(
    "step", [s for s in ALL if s.id.startswith("course.solitaire.")], ids=by_id
)
def test_in_solitaire_the_right_placements_bring_the_most_points(step: LessonStep) -> None:
    assert not isinstance(step.task, Play | Choosing)
    start = step.start()
    ahead = step.name == "next"
    points = {}
    for placement, following in continuations(start):
        replies = [after for _, after in continuations(following)] if ahead else [following]
        points[placement] = max(after.scores()[ME] for after in replies)
    best = [placement for placement, count in points.items() if count == max(points.values())]
    assert set(right_placements(step.task, start)) == set(best)


def test_a_gobble_is_made_where_three_tiles_are_touched() -> None:
    step = step_of("gobble", "make")
    start = step.start()
    assert not isinstance(step.task, Play | Choosing)
    for placement in start.legal_placements():
        beside = sum(cell in start.board for cell in neighbours(placement.hex))
        assert (placement in right_placements(step.task, start)) == (beside >= 3)


def test_who_blocks_the_leader_of_four_helps_neither_of_the_others() -> None:
    step = step_of("more", "alone")
    start = step.start()
    assert not isinstance(step.task, Play | Choosing)
    assert start.scores().index(max(start.scores())) == 2
    for placement in right_placements(step.task, start):
        after = start.copy()
        after.push(placement)
        assert after.scores()[1:] == start.scores()[1:]
    reasons = [answers.verdict(step, start, after).why for _, after in continuations(start)]
    assert "course.why.helps_other" in {why.id for why in reasons if why}


def test_a_priority_move_for_black_takes_the_normal_move() -> None:
    step = step_of("mind", "oblige")
    start = step.start()
    assert not isinstance(step.task, Play | Choosing)
    right = right_placements(step.task, start)
    for placement, now in continuations(start):
        obliged = (now.player, now.stage) == (THEM, Stage.FORCED)
        assert obliged == (placement in right)
        while now.player == THEM:
            assert not obliged or {fill.hex for fill in now.legal_placements()} <= now.board.crowded
            now.push(now.legal_placements()[0])


def test_two_tiles_of_a_turn_are_one_and_the_priority_move_that_it_makes() -> None:
    step = step_of("mind", "two")
    start = step.start()
    assert not isinstance(step.task, Play | Choosing)
    right = right_placements(step.task, start)
    for placement, now in continuations(start):
        assert (now.player == ME) == (placement in right)
        if now.player == ME:
            assert {fill.hex for fill in now.legal_placements()} == now.board.crowded


def test_tiles_that_may_not_lie_beside_a_hole_leave_it_odd() -> None:
    step = step_of("mind", "hole")
    start = step.start()
    assert isinstance(step.task, Choosing)
    assert isinstance(start, MindGameState)
    (at,) = step.task.pick(start)
    (hole,) = {cell for cell in neighbours(at) if start.board.spaces.get(cell, "").count(".") == 1}
    for tile in step.task.options(start):
        assert isinstance(tile, int)
        reds = set()
        for rotation in measures.matching(start.board, at)[tile]:
            board = start.board.copy()
            board.push(Placement(tile, *at, rotation))
            reds.add(board.pattern(hole).count("R") % 2)
        assert (reds == {1}) == (tile in step.task.right(start))


def played_on(step: LessonStep, level: str) -> Verdict:
    """Return what is said when a robot plays for the person, against the engine."""
    start = step.start()
    assert isinstance(start, StrategyState)
    now, verdict = start.copy(), GO_ON
    while verdict.right and not verdict.done:
        seed = f"{step.id} {len(now.board)}"
        robot = make_robot(level if now.player == ME else "planner", random.Random(seed))
        now.play(robot.choose(now.hidden()))
        now.settle()
        if now.player == ME or now.is_over:
            verdict = answers.verdict(step, start, now)
    return verdict


@pytest.mark.parametrize("step", PLAYING, ids=by_id)
def test_what_the_engine_advises_reaches_the_goal_and_play_without_a_thought_does_not(
    step: LessonStep,
) -> None:
    assert played_on(step, "planner").done
    thoughtless = played_on(step, "random")
    assert not thoughtless.right
    assert thoughtless.why is not None


@pytest.mark.parametrize("step", PLAYING, ids=by_id)
def test_a_game_that_is_played_on_is_not_judged_before_its_turns_are_over(step: LessonStep) -> None:
    start = step.start()
    now = start.copy()
    now.push(now.legal_placements()[0])
    now.settle()
    assert answers.free_moves(start, now) == 1
    assert answers.verdict(step, start, now) == GO_ON
    assert answers.help_out(step, now) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_praise_says_once_more_that_an_answer_is_right(lang: str) -> None:
    words = r"(Right|Yes|Exactly|Richtig|Ja|Genau|Correcto|Sí|Exacto|Juste|Oui|Exactement)\b"
    every = catalogue(lang).items()
    praises = {name: str(text) for name, text in every if name.endswith(".praise")}
    assert len(praises) > len(ALL) // 2
    assert [name for name, text in praises.items() if re.match(words, text)] == []
