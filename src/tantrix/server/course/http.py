"""The course over HTTP: lessons, steps, and what the rules say of an answer; nothing is stored.

An answer brings all placements of the person since the beginning of the step. The server makes them
again, and between them those of the engine, which is the same robot with the same seeds each time.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, NamedTuple

import msgspec
import structlog
from starlette.requests import HTTPConnection, Request

from tantrix.course import answers
from tantrix.course.measures import ME
from tantrix.course.states import LessonState
from tantrix.course.steps import LessonStep, Play
from tantrix.course.tasks import GO_ON, Option, Verdict, wrong
from tantrix.notation import serializers
from tantrix.notation.json_types import Cell, GameView, Json, PlacementPreview, RefusalView
from tantrix.notation.moves import read_placement, write_placement
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.messages import Code
from tantrix.server.web.allowed import not_one_of, unfit
from tantrix.server.web.budget import Rate, in_thread
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Routes
from tantrix.server.workers.robots import RobotExecutor, RobotFailed

log = structlog.get_logger()

LEVEL = "planner"
"""The robot that is the opponent."""

ANSWERS, ANSWERS_A_SECOND = 60, 4.0
"""How many answers are judged for one address at once, and in the long run."""

PATIENCE_S = 20.0
"""How long the engine may think about the whole of its turn."""

REMEMBERED = 2000
"""How many turns of the engine are kept, so that they need not be thought out again."""

MOST = 56
"""An answer has no more placements, and no more choices, than there are tiles."""

# Without bounds, which msgspec 0.22 mixes up in a union of a number and a tuple, up to a crash;
# only what is on offer is taken anyway.
Chosen = int | tuple[int, int]
Codes = Annotated[list[Code], msgspec.Meta(max_length=MOST)]


class LessonAnswer(Input, frozen=True):
    """The body of an answer: all placements so far, or what was chosen."""

    placements: Codes | None = None
    chosen: Annotated[list[Chosen], msgspec.Meta(max_length=MOST)] | None = None


class LessonPreview(Input, frozen=True):
    """The body that asks what one more placement would bring about."""

    placements: Codes
    placement: Code


class HintRequest(Input, frozen=True):
    """The body that asks to be shown how to go on."""

    placements: Codes


class CourseView(msgspec.Struct, frozen=True):
    """The lessons."""

    lessons: list[answers.LessonView]


class LessonStepView(msgspec.Struct, frozen=True):
    """A step: the ids of its texts, the position, and what is asked.

    With `theirs` the hands of the others matter, with `numbers` how many tiles are left for each
    forced space.
    """

    texts: dict[str, str]
    task: answers.PlayTask | answers.PlaceTask | answers.ChooseTask
    theirs: bool
    numbers: bool
    view: GameView


class JudgedAnswer(msgspec.Struct, frozen=True):
    """What is said of an answer, and how the board lies after it.

    `replies` are the placements of the engine, `views` how the board lay before each of them;
    `params` are what the praise may name.
    """

    right: bool
    done: bool
    why: RefusalView | None
    params: Json
    view: GameView
    replies: list[str]
    views: list[GameView]


class ShownAnswer(msgspec.Struct, frozen=True):
    """How to go on: a placement, or all that is to be chosen; both None where nothing helps."""

    placement: str | None
    chosen: list[int | Cell] | None


class StepResult(NamedTuple):
    """How a step stands after some placements, and those with which the engine answered last.

    `views` tell how the board lay before each of these.
    """

    state: LessonState
    verdict: Verdict
    replies: tuple[Placement, ...] = ()
    views: tuple[GameView, ...] = ()


class CourseService:
    """Follows the steps; all that it remembers is what the engine once thought out."""

    def __init__(self, robots: RobotExecutor) -> None:
        self._robots = robots
        self._turns: dict[tuple[str, ...], tuple[Placement, ...]] = {}

    async def follow(self, step: LessonStep, codes: list[str]) -> StepResult:
        """Return how a step stands after the placements of the person.

        Only the last of them may be refused or wrong. Raises `TantrixError` `bad.message` where
        another one is, `bad.placement`, and `table.paused` where the engine gives no answer.
        """
        start = step.start()
        reached = StepResult(start.copy(), GO_ON)
        for number, text in enumerate(codes, start=1):
            if not reached.verdict.right or reached.verdict.done:
                most = number - 1
                raise unfit("placements", f"Expected at most {most}: more cannot follow the last")
            reached = await self._after(step, start, reached.state, codes[:number], text)
        return reached

    async def advise(self, step: LessonStep, state: LessonState) -> Placement:
        """Return the placement that the engine would make for the person."""
        return await self._choose(step, state)

    async def _after(
        self,
        step: LessonStep,
        start: LessonState,
        state: LessonState,
        codes: list[str],
        text: str,
    ) -> StepResult:
        """Make one more placement of the person, and those of the engine."""
        placement = read_placement(text)
        refused = state.refusals(placement)
        if refused:
            return StepResult(state, wrong(refused[0]))
        state.push(placement)
        state.settle()
        replies: tuple[Placement, ...] = ()
        if isinstance(step.task, Play):
            replies = await self._answer(step, tuple(codes), state.copy())
        views = []
        for placed in replies:
            views.append(answers.view(state))
            state.push(placed)
            state.settle()
        return StepResult(state, answers.verdict(step, start, state), replies, tuple(views))

    async def _answer(
        self, step: LessonStep, codes: tuple[str, ...], state: LessonState
    ) -> tuple[Placement, ...]:
        """Return the placements of the engine's turn, if it has one; `state` is played on."""
        key = (step.id, *codes)
        if key not in self._turns:
            made = []
            while state.player != ME and not state.is_over:
                made.append(await self._choose(step, state))
                state.push(made[-1])
                state.settle()
            if len(self._turns) >= REMEMBERED:
                del self._turns[next(iter(self._turns))]
            self._turns[key] = tuple(made)
        return self._turns[key]

    async def _choose(self, step: LessonStep, state: LessonState) -> Placement:
        """Ask the engine for a placement; its seed is that of the moment."""
        seed = f"{step.id} {len(state.board)}"
        try:
            async with asyncio.timeout(PATIENCE_S):
                chosen = await self._robots.choose("strategy", LEVEL, state.hidden(), seed)
        except (RobotFailed, TimeoutError) as error:
            log.warning("engine failed", step=step.id, why=repr(error))
            raise TantrixError("table.paused") from error
        assert isinstance(chosen, Placement)  # noqa: S101 - Strategy has no other actions
        return chosen


answering = Rate("course.answers", ANSWERS, ANSWERS_A_SECOND)
"""How often an address has an answer judged."""


STEP = ("bad.path",)
FOLLOWING = (*STEP, "bad.placement")
"""Why there is no step, or no answer to what was done there."""

routes = Routes()


@routes.get("/api/course")
async def list_lessons(_: Request) -> CourseView:
    """List the lessons."""
    from tantrix.course.lessons import LESSONS  # for the first who asks, not for the start

    return CourseView(list(map(answers.lesson_form, LESSONS)))


@routes.get("/api/course/{lesson}/{step}", errors=STEP)
async def get_step(request: Request) -> LessonStepView:
    """Tell a step: the position, and what is asked."""
    return step_view(_step(request))


def step_view(step: LessonStep) -> LessonStepView:
    """Return a step: the ids of its texts, the position, and what is asked."""
    return LessonStepView(
        texts=dict(step.texts),
        task=answers.task_form(step),
        theirs=step.theirs,
        numbers=step.numbers,
        view=answers.view(step.start()),
    )


@routes.post("/api/course/{lesson}/{step}/answer", limit=answering, errors=FOLLOWING)
async def answer_step(request: Request, body: LessonAnswer) -> JudgedAnswer:
    """Judge an answer."""
    found = _step(request)
    if (body.placements is None) == (body.chosen is None):
        raise not_one_of(["placements", "chosen"])
    if body.chosen is not None:
        chosen = [_option(option) for option in body.chosen]
        return _judged(StepResult(found.start(), answers.choice(found, chosen)))
    return _judged(await _course(request).follow(found, body.placements or []))


@routes.post("/api/course/{lesson}/{step}/preview", limit=answering, errors=FOLLOWING)
async def preview_step(request: Request, body: LessonPreview) -> PlacementPreview:
    """Tell what one more placement would bring about."""
    reached = await _course(request).follow(_step(request), body.placements)
    placement = read_placement(body.placement)
    return answers.preview(reached.state, placement)


@routes.post("/api/course/{lesson}/{step}/show", limit=answering, errors=FOLLOWING)
async def show_step(request: Request, body: HintRequest) -> ShownAnswer:
    """Show how to go on: a placement that can end well, or all that is to be chosen."""
    found = _step(request)
    reached = await _course(request).follow(found, body.placements)
    shown: Placement | list[Option] | None
    if isinstance(found.task, Play) and reached.state.player == ME:
        shown = await _course(request).advise(found, reached.state)
    else:
        shown = await in_thread(answers.help_out, found, reached.state)
    return ShownAnswer(
        placement=write_placement(shown) if isinstance(shown, Placement) else None,
        chosen=list(shown) if isinstance(shown, list) else None,
    )


def _judged(reached: StepResult) -> JudgedAnswer:
    """Return what is said of an answer, and how the board lies after it."""
    right, done, why = reached.verdict
    return JudgedAnswer(
        right=right,
        done=done,
        why=None if why is None else serializers.refusal(why),
        params=answers.praise_params(reached.state) if done else {},
        view=answers.view(reached.state),
        replies=list(map(write_placement, reached.replies)),
        views=list(reached.views),
    )


def _course(connection: HTTPConnection) -> CourseService:
    course: CourseService = connection.app.state.course
    return course


def _step(request: Request) -> LessonStep:
    """Return the step that the path names."""
    from tantrix.course.lessons import step_of  # for the first who asks, not for the start

    return step_of(request.path_params["lesson"], request.path_params["step"])


def _option(choice: int | tuple[int, int]) -> Option:
    """Return a chosen tile or space."""
    return choice if isinstance(choice, int) else Hex(*choice)
