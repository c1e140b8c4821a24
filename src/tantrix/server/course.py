"""The course over HTTP: lessons, steps, and what the rules say of an answer; nothing is stored.

An answer brings all placements of the person since the beginning of the step. The house makes them
again, and between them those of the engine, which is the same robot with the same seeds each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, NamedTuple

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tantrix.core.errors import TantrixError
from tantrix.core.hexes import Hex
from tantrix.core.placements import Placement
from tantrix.course import answers
from tantrix.course.lessons import LESSONS, step_of
from tantrix.course.measures import ME, THEM
from tantrix.course.steps import Play, Step
from tantrix.course.tasks import GO_ON, Option, Verdict, wrong
from tantrix.games.review import preview as previewed
from tantrix.games.strategy import StrategyState
from tantrix.notation import jsonforms
from tantrix.notation.jsonforms import Json
from tantrix.notation.moves import code, parse_code
from tantrix.server import sessions
from tantrix.server.limits import Bucket, Buckets
from tantrix.server.protocol import Code, Form
from tantrix.server.replies import read_body, reply, visitor
from tantrix.server.workers import RobotFailed, Robots

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


class Answer(Form, frozen=True):
    """The body of an answer: all placements so far, or what was chosen."""

    placements: Codes | None = None
    chosen: Annotated[list[Chosen], msgspec.Meta(max_length=MOST)] | None = None


class Trial(Form, frozen=True):
    """The body that asks what one more placement would bring about."""

    placements: Codes
    placement: Code


class Plea(Form, frozen=True):
    """The body that asks to be shown how to go on."""

    placements: Codes


class Followed(NamedTuple):
    """How a step stands after some placements, and those with which the engine answered last.

    `views` tell how the board lay before each of these.
    """

    state: StrategyState
    verdict: Verdict
    replies: tuple[Placement, ...] = ()
    views: tuple[Json, ...] = ()


class School:
    """Follows the steps; all that it remembers is what the engine once thought out."""

    def __init__(self, robots: Robots, tick_ms: Callable[[], int]) -> None:
        self._robots = robots
        self._turns: dict[tuple[str, ...], tuple[Placement, ...]] = {}
        self.buckets = Buckets(lambda: Bucket(ANSWERS, ANSWERS_A_SECOND, tick_ms))

    async def follow(self, step: Step, codes: list[str]) -> Followed:
        """Return how a step stands after the placements of the person.

        Only the last of them may be refused or wrong. Raises `TantrixError` `bad.message` where
        another one is, `bad.placement`, and `table.paused` where the engine gives no answer.
        """
        start = step.start()
        reached = Followed(start.copy(), GO_ON)
        for number, text in enumerate(codes, start=1):
            if not reached.verdict.right or reached.verdict.done:
                raise TantrixError("bad.message", field="placements")
            reached = await self._after(step, start, reached.state, codes[:number], text)
        return reached

    async def advise(self, step: Step, state: StrategyState) -> Placement:
        """Return the placement that the engine would make for the person."""
        return await self._choose(step, state)

    async def _after(
        self, step: Step, start: StrategyState, state: StrategyState, codes: list[str], text: str
    ) -> Followed:
        """Make one more placement of the person, and those of the engine."""
        placement = parse_code(text)
        refused = state.refusals(placement)
        if refused:
            return Followed(state, wrong(refused[0]))
        state.push(placement)
        state.settle()
        replies: tuple[Placement, ...] = ()
        if isinstance(step.task, Play):
            replies = await self._answer(step, tuple(codes), state.copy())
        views = []
        for placed in replies:
            views.append(jsonforms.view(state))
            state.push(placed)
            state.settle()
        return Followed(state, answers.verdict(step, start, state), replies, tuple(views))

    async def _answer(
        self, step: Step, codes: tuple[str, ...], state: StrategyState
    ) -> tuple[Placement, ...]:
        """Return the placements of the engine's turn, if it has one; `state` is played on."""
        key = (step.id, *codes)
        if key not in self._turns:
            made = []
            while state.player == THEM and not state.is_over:
                made.append(await self._choose(step, state))
                state.push(made[-1])
                state.settle()
            if len(self._turns) >= REMEMBERED:
                del self._turns[next(iter(self._turns))]
            self._turns[key] = tuple(made)
        return self._turns[key]

    async def _choose(self, step: Step, state: StrategyState) -> Placement:
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


async def course(request: Request) -> Response:
    """List the lessons."""
    return reply(request, {"lessons": [answers.lesson_form(lesson) for lesson in LESSONS]})


async def step(request: Request) -> Response:
    """Tell a step: the position, and what is asked."""
    found = _step(request)
    told = {
        "texts": dict(found.texts),
        "task": answers.task_form(found),
        "theirs": found.theirs,
        "numbers": found.numbers,
        "view": jsonforms.view(found.start()),
    }
    return reply(request, told)


async def answer(request: Request) -> Response:
    """Judge an answer."""
    found = _asked(request)
    body = await read_body(request, Answer)
    if (body.placements is None) == (body.chosen is None):
        raise TantrixError("bad.message", field="placements")
    if body.chosen is not None:
        chosen = [_option(option) for option in body.chosen]
        reached = Followed(found.start(), answers.choice(found, chosen))
    else:
        reached = await _school(request).follow(found, body.placements or [])
    return reply(request, _judged(reached))


async def preview(request: Request) -> Response:
    """Tell what one more placement would bring about."""
    found = _asked(request)
    body = await read_body(request, Trial)
    reached = await _school(request).follow(found, body.placements)
    placement = parse_code(body.placement)
    return reply(request, jsonforms.preview(previewed(reached.state, placement)))


async def show(request: Request) -> Response:
    """Show how to go on: a placement that can end well, or all that is to be chosen."""
    found = _asked(request)
    body = await read_body(request, Plea)
    reached = await _school(request).follow(found, body.placements)
    if isinstance(found.task, Play) and reached.state.player == ME:
        shown: Placement | list[Option] | None
        shown = await _school(request).advise(found, reached.state)
    else:
        shown = await asyncio.to_thread(answers.help_out, found, reached.state)
    told = {
        "placement": code(shown) if isinstance(shown, Placement) else None,
        "chosen": shown if isinstance(shown, list) else None,
    }
    return reply(request, told)


ROUTES = [
    Route("/api/course", course),
    Route("/api/course/{lesson}/{step}", step),
    Route("/api/course/{lesson}/{step}/answer", answer, methods=["POST"]),
    Route("/api/course/{lesson}/{step}/preview", preview, methods=["POST"]),
    Route("/api/course/{lesson}/{step}/show", show, methods=["POST"]),
]


def _judged(reached: Followed) -> Json:
    """Return what is said of an answer, and how the board lies after it."""
    right, done, why = reached.verdict
    return {
        "right": right,
        "done": done,
        "why": None if why is None else jsonforms.refusal(why),
        "params": answers.praise_params(reached.state) if done else {},
        "view": jsonforms.view(reached.state),
        "replies": [code(placement) for placement in reached.replies],
        "views": list(reached.views),
    }


def _school(request: Request) -> School:
    school: School = request.app.state.course
    return school


def _step(request: Request) -> Step:
    """Return the step that the path names."""
    return step_of(request.path_params["lesson"], request.path_params["step"])


def _asked(request: Request) -> Step:
    """Return the step of a question, which is of our own page and does not come too often."""
    sessions.check_origin(request)
    _school(request).buckets.take(visitor(request))
    return _step(request)


def _option(told: int | tuple[int, int]) -> Option:
    """Return a chosen tile or space."""
    return told if isinstance(told, int) else Hex(*told)
