"""Studies over HTTP: read by whoever may see them, written by guests and members who own them.

Where people write, the process that keeps the lobby answers: it knows the measures.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import structs
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tantrix.notation.positions import registry
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.http import SEEING, ArchiveService
from tantrix.server.auth.names import DELETED
from tantrix.server.db.base import Conflict
from tantrix.server.moderation.lines import cleaned, has_link
from tantrix.server.moderation.repository import StudyAct
from tantrix.server.moderation.service import ModerationService, ReportedStudy
from tantrix.server.studies import tree as trees
from tantrix.server.studies.messages import (
    HideStudy,
    NewStudy,
    ReportStudy,
    SaveStudy,
    StudyDeleted,
    StudyList,
    StudyReported,
    StudyRow,
    StudySettings,
    StudyView,
)
from tantrix.server.studies.repository import Saved, Study, StudyStore
from tantrix.server.tables import views as table_views
from tantrix.server.web import cookies
from tantrix.server.web.allowed import not_one_of
from tantrix.server.web.budget import MAKES, Budget, Rate, in_thread
from tantrix.server.web.cookies import Person
from tantrix.server.web.guards import moderators, not_visitors
from tantrix.server.web.queries import list_place
from tantrix.server.web.responses import visitor
from tantrix.server.web.route import LOBBY, Query, Routes
from tantrix.server.web.times import iso
from tantrix.server.workers.pool import Executor

PAGE = 20
"""How many studies a page of a list has."""

MOST = 200
"""How many studies somebody may have."""

LARGEST = 4 * trees.LARGEST_TEXT
"""Bytes of a body that holds a study: as JSON a tree is longer than its text."""

ID_DIGITS, TIME_DIGITS = 16, 15
"""How long the ids of studies are, and the times of a query at most."""

REPORTED = 2000
"""How many characters of the words in a study are kept with a report."""

SAVES = Rate("studies", 30, 0.5)
"""How many studies a person may make and save at once, and in the long run."""

SAVES_OF_ADDRESS = Rate("studies.address", 120, 2.0)
"""The same for everybody at one address together."""

MADE_OF_ADDRESS = Rate("studies.made", 200, 200 / 86_400)
"""How many studies may be made from one address: new guests cost nothing."""

READS = Rate("studies.reads", 120, 4.0)
"""How often an address may read a study, whose text is read for it."""


class StudyService:
    """What studies need: their store, what else is read, who may write, limits and the time."""

    def __init__(
        self,
        store: StudyStore,
        moderation: ModerationService,
        budget: Budget,
        executor: Executor,
        wall_ms: Callable[[], int],
    ) -> None:
        self.store = store
        self.moderation = moderation
        self.budget = budget
        self.executor = executor
        self.wall_ms = wall_ms

    def writes(self, person: Person) -> None:
        """Refuse who may not write, or has too often; raises `TantrixError`."""
        self.moderation.refuse_muted(person.id)
        self.budget.take(person.id, SAVES)

    async def changed(self, person: Person, text: str, tree: trees.StudyTree) -> trees.StudyText:
        """Return what is stored of a study with another tree; raises as `trees.changed` does."""
        return allowed(person, await self.executor.do(trees.changed, text, tree))


class StudiesBefore(Query, frozen=True):
    """The page of a list: what follows the `before` that the page before has told."""

    before: str = ""


somebody = not_visitors("study.visitor")
moderator = moderators("chat.moderators")

WORDS = ("chat.empty", "chat.long", "chat.character")
WRITING = (*WORDS, "study.visitor", "chat.link", "chat.muted", "lobby.banned")
MOVES = ("bad.placement", "study.full", "study.deep", "study.large", "study.illegal")
BEGINNING = (*MOVES, "study.text", "study.game", "bad.position", "limit.heavy")
OWNING = ("study.visitor", "study.unknown", "study.not_yours")

routes = Routes()


@routes.get("/api/studies", errors=("study.visitor",), guard=somebody)
async def list_own_studies(request: Request, query: StudiesBefore) -> StudyList:
    """List the studies of who asks, the last saved first."""
    person, before = cookies.person(request), list_place(query.before)
    return _page(await _studies(request).store.owned(person.id, before, PAGE + 1), person)


@routes.get("/api/studies/public")
async def list_public_studies(request: Request, query: StudiesBefore) -> StudyList:
    """List the studies that everybody sees, the last saved first."""
    found = await _studies(request).store.public(list_place(query.before), PAGE + 1)
    return _page(found, cookies.person(request))


@routes.post(
    "/api/studies",
    holder=LOBBY,
    limit=SAVES_OF_ADDRESS,
    guard=somebody,
    most=LARGEST,
    status=201,
    errors=(
        *(*WRITING, *BEGINNING, *SEEING),
        *("table.not_over", "study.unknown", "limit.studies"),
    ),
)
async def create_study(request: Request, body: NewStudy) -> StudyRow:
    """Begin a study."""
    shop, person = _studies(request), cookies.person(request)
    shop.writes(person)
    name = named(person, body.name)
    begun = allowed(person, await _begun(request, body))
    if body.tree is not None:
        begun = await shop.changed(person, begun.text, body.tree)
    shop.budget.take(visitor(request), MADE_OF_ADDRESS)
    now_ms = shop.wall_ms()
    made = Study(
        id=secrets.token_hex(ID_DIGITS // 2),
        owner=person.id,
        by=person.name,
        name=name,
        visibility=body.visibility,
        version=1,
        moves=begun.moves,
        made_ms=now_ms,
        saved_ms=now_ms,
    )
    try:
        await shop.store.keep(made, begun.text, MOST)
    except Conflict:
        raise TantrixError("limit.studies", most=MOST) from None
    return _row(made, person)


@routes.get("/api/studies/{study}", limit=READS, errors=("study.unknown",))
async def get_study(request: Request) -> StudyView:
    """Tell a study with its tree."""
    study, text = await _seen(request, request.path_params["study"])
    game = await in_thread(trees.of_text, text)
    tree = await in_thread(trees.tree_of, game)
    return StudyView(
        **structs.asdict(_row(study, cookies.person(request))),
        position=registry.write(game.begun),
        players=trees.players_of(game),
        comment=tree.comment,
        nodes=tree.nodes,
    )


@routes.get("/api/studies/{study}/text", limit=READS, errors=("study.unknown",), media="text/plain")
async def download_study(request: Request) -> Response:
    """Hand out the text of a study."""
    study, text = await _seen(request, request.path_params["study"])
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="tantrix-study-{study.id}.txt"',
    }
    return Response(text, media_type="text/plain", headers=headers)


@routes.post(
    "/api/studies/{study}",
    holder=LOBBY,
    limit=SAVES_OF_ADDRESS,
    guard=somebody,
    most=LARGEST,
    errors=(*WRITING, *MOVES, *OWNING, "study.stale", "limit.heavy"),
)
async def save_study(request: Request, body: SaveStudy) -> StudyRow:
    """Save the tree of a study, unless something else was saved since it was read."""
    shop, person = _studies(request), cookies.person(request)
    study, text = await _own(request)
    shop.writes(person)
    found = await shop.changed(person, text, body.tree)
    saved = Saved(found.text, found.moves, shop.wall_ms())
    return _row(await shop.store.save(study.id, body.version, saved), person)


@routes.post(
    "/api/studies/{study}/settings",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    errors=(*WRITING, *OWNING),
)
async def set_study(request: Request, body: StudySettings) -> StudyRow:
    """Name a study, and say who sees it."""
    shop, person = _studies(request), cookies.person(request)
    study, _ = await _own(request)
    shop.writes(person)
    settled = await shop.store.settle(study.id, named(person, body.name), body.visibility)
    if settled is None:
        raise TantrixError("study.unknown")
    return _row(settled, person)


@routes.delete("/api/studies/{study}", limit=MAKES, guard=somebody, errors=OWNING)
async def delete_study(request: Request) -> StudyDeleted:
    """Delete a study for ever."""
    study, _ = await _own(request)
    await _studies(request).store.delete(study.id)
    return StudyDeleted(study.id)


@routes.post(
    "/api/studies/{study}/hide",
    holder=LOBBY,
    limit=MAKES,
    guard=moderator,
    errors=("chat.moderators", "people.second", "study.unknown"),
)
async def hide_study(request: Request, body: HideStudy) -> StudyRow:
    """Hide a study from all but its owner, or show it again."""
    shop, person = _studies(request), cookies.person(request)
    study, _ = await _seen(request, request.path_params["study"])
    mark: StudyAct = "hide_study" if body.hidden else "show_study"
    act = shop.moderation.act(person, mark, study.by or DELETED, study.name)
    await shop.store.mark(study.id, mark, act)
    return _row(study._replace(hidden=body.hidden), person)


@routes.post(
    "/api/studies/{study}/report",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    status=201,
    errors=(*WORDS, "study.visitor", "study.unknown", "limit.reports"),
)
async def report_study(request: Request, body: ReportStudy) -> StudyReported:
    """Report a study, whose words are kept with the report."""
    study, text = await _seen(request, request.path_params["study"])
    found = await in_thread(trees.begun, text)
    words = f"{study.name}\n{found.words}"[:REPORTED]
    about = ReportedStudy(study.id, study.owner, study.by or DELETED, words)
    moderation, person = _studies(request).moderation, cookies.person(request)
    return StudyReported(await moderation.report_study(person, about, body.reason))


# --- who asks, and for what ----------------------------------------------------------------------


def _studies(connection: HTTPConnection) -> StudyService:
    shop: StudyService = connection.app.state.studies
    return shop


async def _seen(request: Request, wanted: str) -> tuple[Study, str]:
    """Return a study that who asks may see; raises `TantrixError` `study.unknown`."""
    person, found = cookies.person(request), await _studies(request).store.study(wanted)
    if found is None:
        raise TantrixError("study.unknown")
    study, _ = found
    shared = study.visibility != "private" and (not study.hidden or person.role != "player")
    if not shared and study.owner != person.id:
        raise TantrixError("study.unknown")
    return found


async def _own(request: Request) -> tuple[Study, str]:
    """Return a study of who asks; raises `TantrixError` `study.unknown`, `study.not_yours`."""
    found = await _seen(request, request.path_params["study"])
    if found[0].owner != cookies.person(request).id:
        raise TantrixError("study.not_yours")
    return found


async def _begun(request: Request, body: NewStudy) -> trees.StudyText:
    """Return the study with which a new one begins."""
    executor = _studies(request).executor
    given = [body.table, body.position, body.text, body.study]
    if sum(one is not None for one in given) != 1:
        raise not_one_of(["table", "position", "text", "study"])
    if body.position is not None:
        return await executor.do(trees.begun_at, body.position)
    text = body.text
    if body.table is not None:
        text = await _record(request, body.table)
    if body.study is not None:
        _, text = await _seen(request, body.study)
    return await executor.do(trees.begun, text)


async def _record(request: Request, table: str) -> str:
    """Return the record of a game that is over; raises `TantrixError`.

    It is without the names: they would outlive an account that is deleted, or renamed.
    """
    archive: ArchiveService = request.app.state.archive
    table_state = await archive.table_state(table, cookies.owner(request))
    if not table_state.state.is_over:
        raise TantrixError("table.not_over")
    return await in_thread(table_views.record, table_state, named=False)


def named(person: Person, name: str) -> str:
    """Return the name of a study as it is kept; raises `TantrixError` as `cleaned`, `chat.link`."""
    kept = cleaned(name)
    _refuse_links(person, kept)
    return kept


def allowed(person: Person, found: trees.StudyText) -> trees.StudyText:
    """Return what somebody may write; raises `TantrixError` `chat.link`."""
    _refuse_links(person, found.words)
    return found


def _refuse_links(person: Person, words: str) -> None:
    """Refuse links of guests, as wherever people write; raises `TantrixError` `chat.link`."""
    if person.kind == "guest" and has_link(words):
        raise TantrixError("chat.link")


# --- what is told --------------------------------------------------------------------------------


def _page(found: list[Study], person: Person) -> StudyList:
    """Return a page of a list of which one study more was asked for."""
    page = found[:PAGE]
    following = f"{page[-1].saved_ms}-{page[-1].id}" if len(found) > PAGE else None
    return StudyList([_row(study, person) for study in page], following)


def _row(study: Study, person: Person) -> StudyRow:
    return StudyRow(
        id=study.id,
        name=study.name,
        by=study.by,
        visibility=study.visibility,
        version=study.version,
        moves=study.moves,
        made=iso(study.made_ms),
        saved=iso(study.saved_ms),
        hidden=study.hidden,
        mine=study.owner == person.id,
    )
