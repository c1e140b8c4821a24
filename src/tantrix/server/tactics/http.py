"""Tactics over HTTP: positions of real games in which one placement is to be found.

The server judges: the placement that is best does not leave it before somebody has found it, or
has given up. Why another one is worse comes from the analysis, which takes up to a second.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import msgspec
from starlette.requests import Request

from tantrix import analysis
from tantrix.analysis import Explanation, Tactic, packaged_tactics, serializers
from tantrix.analysis.views import ReasonView
from tantrix.notation import serializers as positions
from tantrix.notation.json_types import GameView
from tantrix.notation.moves import read_placement, write_placement
from tantrix.robots.native import network
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.messages import Code
from tantrix.server.tactics.repository import TacticAttempt, TacticStore
from tantrix.server.web import cookies
from tantrix.server.web.budget import Rate
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import Routes
from tantrix.server.workers.pool import Executor

ANSWERS, ANSWERS_A_SECOND = 60, 1.0
"""How many answers are judged for one address at once, and in the long run."""

REMEMBERED = 2000
"""How many explanations are kept; the tactics of the package have some 900 placements."""


class TacticRow(msgspec.Struct, frozen=True):
    """A tactic of the list, from 1 on: how hard it is (1 to 5), and how far one is with it.

    `tries` counts the answers up to the right one.
    """

    id: str
    number: int
    grade: int
    tries: int
    solved: bool


class TacticList(msgspec.Struct, frozen=True):
    """The tactics, the easiest first."""

    tactics: list[TacticRow]


class TacticView(msgspec.Struct, frozen=True):
    """A tactic: the player of the position who is to act is to find the best placement.

    `of` is how many tactics there are, `next` the id of the one that follows, None after the last.
    """

    row: TacticRow
    of: int
    view: GameView
    next: str | None


class TacticAnswer(Input, frozen=True):
    """The placement with which somebody answers."""

    placement: Code


class FollowingPlacement(msgspec.Struct, frozen=True):
    """A placement that follows in at least half of the samples, and who makes it."""

    placement: str
    player: int


class TacticJudged(msgspec.Struct, frozen=True):
    """What is said of a placement.

    `loss` is by how much it lowers the expected result (1 is a win); of the right one, by how much
    the second best does. `reasons` speak against it, or against the second best. `chain` is what
    follows it.
    """

    right: bool
    placement: str
    loss: float
    reasons: list[ReasonView]
    chain: list[FollowingPlacement]
    row: TacticRow


class TacticService:
    """Judges answers, and counts them."""

    def __init__(self, store: TacticStore, executor: Executor, wall_ms: Callable[[], int]) -> None:
        self.store = store
        self._executor = executor
        self._wall_ms = wall_ms
        self._known: OrderedDict[tuple[str, Placement], Explanation] = OrderedDict()

    async def judge(
        self, tactic: Tactic, placement: Placement, owner: str
    ) -> tuple[Explanation, TacticAttempt]:
        """Return what is said of an answer, which is counted; raises `IllegalAction`."""
        explanation = await self._explained(tactic, placement)
        solved_ms = self._wall_ms() if explanation.right else None
        return explanation, await self.store.tried(owner, tactic.id, solved_ms)

    async def give_up(self, tactic: Tactic, owner: str) -> tuple[Explanation, TacticAttempt]:
        """Return what is said of the right answer, which counts as a try that failed."""
        explanation = await self._explained(tactic, read_placement(tactic.best))
        return explanation, await self.store.tried(owner, tactic.id, None)

    async def _explained(self, tactic: Tactic, placement: Placement) -> Explanation:
        refusals = tactic.state().refusals(placement)
        if refusals:
            raise IllegalAction(refusals)
        key = tactic.id, placement
        if key not in self._known:
            self._known[key] = await self._executor.do(explained, tactic, placement)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known[key]


def explained(tactic: Tactic, placement: Placement) -> Explanation:
    """Explain a placement, in this process."""
    return analysis.explained(tactic, placement, network())


answering = Rate("tactics.answers", ANSWERS, ANSWERS_A_SECOND)
"""How often an address has an answer judged."""

ANSWERING = ("bad.path", "bad.placement")
"""Why nothing is said of an answer."""

routes = Routes()


@routes.get("/api/tactics")
async def list_tactics(request: Request) -> TacticList:
    """List the tactics, and how far one is with each."""
    attempts = await _service(request).store.attempts(cookies.owner(request))
    return TacticList([_row(one, attempts.get(one.id)) for one in packaged_tactics()])


@routes.get("/api/tactics/{tactic}", errors=("bad.path",))
async def get_tactic(request: Request) -> TacticView:
    """Show the position of a tactic."""
    found, tactics = _tactic(request), packaged_tactics()
    attempts = await _service(request).store.attempts(cookies.owner(request))
    row = _row(found, attempts.get(found.id))
    following = tactics[row.number].id if row.number < len(tactics) else None
    return TacticView(row, len(tactics), positions.view(found.state()), following)


@routes.post("/api/tactics/{tactic}/answer", limit=answering, errors=ANSWERING)
async def answer_tactic(request: Request, body: TacticAnswer) -> TacticJudged:
    """Judge a placement, and tell why it is right or wrong."""
    found, placement = _tactic(request), read_placement(body.placement)
    said = await _service(request).judge(found, placement, cookies.owner(request))
    return _judged(found, placement, *said)


@routes.post("/api/tactics/{tactic}/solution", limit=answering, errors=("bad.path",))
async def show_tactic_solution(request: Request) -> TacticJudged:
    """Show the right placement to somebody who gives up."""
    found = _tactic(request)
    said = await _service(request).give_up(found, cookies.owner(request))
    return _judged(found, read_placement(found.best), *said)


def _service(request: Request) -> TacticService:
    service: TacticService = request.app.state.tactics
    return service


def _tactic(request: Request) -> Tactic:
    """Return the tactic that the path names."""
    wanted = request.path_params["tactic"]
    found = next((one for one in packaged_tactics() if one.id == wanted), None)
    if found is None:
        raise TantrixError("bad.path")
    return found


def _row(tactic: Tactic, attempt: TacticAttempt | None) -> TacticRow:
    tries, solved_ms = attempt or TacticAttempt()
    number = packaged_tactics().index(tactic) + 1
    return TacticRow(tactic.id, number, tactic.grade, tries, solved_ms is not None)


def _judged(
    tactic: Tactic, placement: Placement, said: Explanation, attempt: TacticAttempt
) -> TacticJudged:
    return TacticJudged(
        right=said.right,
        placement=write_placement(placement),
        loss=said.loss,
        reasons=[serializers.reason(one) for one in said.reasons],
        chain=[
            FollowingPlacement(write_placement(one.placement), one.player) for one in said.chain
        ],
        row=_row(tactic, attempt),
    )
