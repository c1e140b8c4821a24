"""What changes tournaments over HTTP: one request each, with its kind as the end of the path."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request

from tantrix.notation.json_types import Json
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import office_requests as o
from tantrix.server.tournaments import player_requests as p
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.forms import LARGEST_SETTINGS
from tantrix.server.tournaments.http import TOURNAMENT, UNKNOWN, act, actor_of, tournaments_of
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES, Rate
from tantrix.server.web.protocol import Accepted
from tantrix.server.web.route import Endpoint, Routes, Scope

Act = TypeVar("Act", bound=Endpoint)

CONDITIONS = (
    *("tournament.invited_only", "tournament.elo_least", "tournament.elo_most"),
    *("tournament.games_least", "tournament.finished_least", "tournament.country"),
    *("tournament.playing_elsewhere", "tournament.engaged"),
)
"""Why somebody may not play."""

ENTRY = (UNKNOWN, "people.members", "tournament.over", "tournament.not_entered")
"""Why somebody cannot do something with an entry."""

SECOND = "people.second"
"""What who directs a tournament that counts is told where a second factor is missing."""

OFFICE = (UNKNOWN, "people.members", "tournament.not_allowed", "tournament.over", SECOND)
"""Why somebody cannot direct."""

LARGEST_SOLUTION = 16_384
"""Bytes of the body that has the solution of a puzzle."""

ROUND = ("tournament.no_round", "tournament.no_table", "tournament.no_game")

routes = Routes()


def _by_player(
    act: str,
    example: Json,
    errors: tuple[str, ...] = (),
    limit: Rate | None = None,
    most: int | None = None,
) -> Callable[[Act], Act]:
    """Declare a request of a player: the end of its path, a body, then why it may be refused."""
    return _declared(act, "play", example, (*ENTRY, *errors), limit, most)


def _by_office(
    act: str,
    example: Json,
    errors: tuple[str, ...] = (),
    limit: Rate | None = None,
    most: int | None = None,
) -> Callable[[Act], Act]:
    """Declare a request of somebody in office, as `_by_player`."""
    return _declared(act, "direct", example, (*OFFICE, *errors), limit, most)


def _declared(  # noqa: PLR0913, PLR0917 - as a declaration has them
    act: str,
    scope: Scope,
    example: Json,
    errors: tuple[str, ...],
    limit: Rate | None,
    most: int | None,
) -> Callable[[Act], Act]:
    path = f"/api/tournaments/{{tournament}}/{act}"
    return routes.post(
        path,
        scope=scope,
        holder=TOURNAMENT,
        limit=limit,
        most=most,
        examples=(example,),
        errors=errors,
    )


def _by_maker(path: str, example: Json, errors: tuple[str, ...]) -> Callable[[Act], Act]:
    """Declare a request of who makes a tournament: all of its path, a body, then the refusals."""
    return routes.post(
        path,
        scope="direct",
        limit=MAKES,
        most=LARGEST_SETTINGS,
        examples=(example,),
        status=201,
        errors=("people.members", "tournament.settings", *errors),
    )


@_by_maker(
    "/api/tournaments",
    {"id": "a1", "settings": {"name": "Club evening", "stages": [{"rounds": 5}]}},
    errors=("tournament.few_tables",),
)
async def create_tournament(request: Request, body: q.NewTournament) -> m.TournamentMade:
    """Make a tournament, as a draft that only those in office see; who asks is its owner."""
    made = await tournaments_of(request).create(cookies.owner(request), body)
    return m.TournamentMade(made)


@_by_maker(
    "/api/tournaments/uploads",
    {
        "id": "a1",
        "event": {
            "kind": "created",
            "settings": {"name": "Club evening", "stages": [{"rounds": 5}], "limit_ms": 1200000},
            "seal": "97c4a5bf2bca8652d98a48bfa59339612617b34ead92ca6e687dbf77285a287f",
            "secret": {"key": "6c0bc83e7e344afe8d3167f549a6f9bb223792edcd0940f6df71b987693f7d94"},
        },
    },
    errors=("tournament.damaged",),
)
async def upload_tournament(request: Request, body: q.UploadTournament) -> m.TournamentMade:
    """Make a copy of a tournament that a director keeps in a file; asked again, it is the same."""
    made = await tournaments_of(request).upload(cookies.owner(request), body)
    return m.TournamentMade(made)


# --- players -------------------------------------------------------------------------------------


@_by_player(
    "join",
    {"id": "a1", "preferences": "RY"},
    errors=(
        "tournament.bad_name",
        "tournament.bad_preferences",
        "tournament.entered",
        "tournament.name_taken",
        "tournament.not_open",
        "tournament.people_only",
        "tournament.programs_only",
        "people.unknown",
        "tournament.partner",
        "tournament.partner_taken",
        "tournament.not_invited",
        "tournament.team",
        "tournament.too_late",
        "tournament.host",
        *CONDITIONS,
    ),
    limit=MAKES,
)
async def join_tournament(request: Request, body: p.JoinTournament) -> Accepted:
    """Enter a tournament."""
    return await _act(request, body)


@_by_player(
    "team",
    {"id": "a1", "members": ["Ann", "Ben", "Cleo"]},
    errors=(
        "people.unknown",
        "tournament.not_captain",
        "tournament.no_captain",
        "tournament.member_taken",
        "tournament.member_twice",
        "tournament.people_only",
        "tournament.programs_only",
        *CONDITIONS,
    ),
    limit=MAKES,
)
async def change_team(request: Request, body: p.ChangeTeam) -> Accepted:
    """Say who plays in the own team, and at which boards."""
    return await _act(request, body)


@_by_player(
    "substitute",
    {"id": "a1", "board": 2, "name": "Cleo"},
    errors=(
        "tournament.not_captain",
        "tournament.no_board",
        "tournament.no_lineup",
        "tournament.board_begun",
        "tournament.no_reserve",
    ),
)
async def substitute_member(request: Request, body: p.SubstituteMember) -> Accepted:
    """Let a reserve play at a board."""
    return await _act(request, body)


@_by_player("leave", {"id": "a1", "reason": "a train"}, errors=("tournament.gone",))
async def leave_tournament(request: Request, body: p.LeaveTournament) -> Accepted:
    """Withdraw from a tournament."""
    return await _act(request, body)


@_by_player(
    "solve",
    {"id": "a1", "number": 1, "placements": ["1@0,0:0", "2@1,0:3"]},
    errors=(
        "tournament.not_begun",
        "tournament.no_rally",
        "tournament.no_puzzle",
        "tournament.solved",
        "tournament.time_over",
        "bad.placement",
    ),
    most=LARGEST_SOLUTION,
)
async def solve_puzzle_of_rally(request: Request, body: p.SolvePuzzle) -> Accepted:
    """Hand in the solution of a puzzle of a rally, which is checked."""
    return await _act(request, body)


@_by_player(
    "check-in",
    {"id": "a1"},
    errors=(
        SECOND,
        "tournament.no_check_in",
        "tournament.present",
        "tournament.gone",
        "tournament.team_incomplete",
        *CONDITIONS,
    ),
)
async def check_in_to_tournament(request: Request, body: p.CheckIn) -> Accepted:
    """Say that an entry is there for the start."""
    return await _act(request, body)


@_by_player("away", {"id": "a1"}, errors=("tournament.not_present", SECOND))
async def go_away(request: Request, body: p.GoAway) -> Accepted:
    """Be left out of the pairing until one is back."""
    return await _act(request, body)


@_by_player(
    "back",
    {"id": "a1"},
    errors=(
        *("tournament.present", "tournament.gone"),
        *("tournament.playing_elsewhere", "tournament.engaged", SECOND),
    ),
)
async def come_back(request: Request, body: p.ComeBack) -> Accepted:
    """Be paired again."""
    return await _act(request, body)


@_by_player("bye", {"id": "a1", "round": 3}, errors=("tournament.no_bye", SECOND))
async def request_bye(request: Request, body: p.RequestBye) -> Accepted:
    """Ask for a bye."""
    return await _act(request, body)


@_by_player(
    "protest",
    {"id": "a1", "reason": "The clock stood still."},
    errors=(
        "tournament.not_begun",
        "tournament.protest_over",
        "tournament.protests",
        "tournament.reason",
    ),
)
async def make_protest(request: Request, body: p.MakeProtest) -> Accepted:
    """Protest, until 24 hours after the end; a Controller answers by a ruling."""
    return await _act(request, body)


@_by_player(
    "yield",
    {"id": "a1"},
    errors=("tournament.nothing_to_yield", "tournament.not_begun", "tournament.not_captain"),
)
async def yield_colour(request: Request, body: p.YieldColour) -> Accepted:
    """Let the opponent have the colour that both want first."""
    return await _act(request, body)


ARRANGING = ("tournament.nothing_to_arrange", "tournament.not_begun")
"""Why somebody cannot arrange a time."""


@_by_player(
    "offer",
    {"id": "a1", "starts_ms": 1795856400000},
    errors=(*ARRANGING, "tournament.offer_time", "tournament.offered", "tournament.offers"),
)
async def offer_time(request: Request, body: p.OfferTime) -> Accepted:
    """Offer the opponent a time for the match."""
    return await _act(request, body)


@_by_player(
    "availability",
    {"id": "a1", "spans": [[1795852800000, 1795860000000]]},
    errors=(*ARRANGING, "tournament.hours"),
)
async def state_hours(request: Request, body: p.StateHours) -> Accepted:
    """Say when one could play the match."""
    return await _act(request, body)


@_by_player(
    "accept", {"id": "a1", "starts_ms": 1795856400000}, errors=(*ARRANGING, "tournament.no_offer")
)
async def accept_time(request: Request, body: p.AcceptTime) -> Accepted:
    """Accept a time that the opponent has offered."""
    return await _act(request, body)


# --- offices -------------------------------------------------------------------------------------


@_by_office(
    "settings",
    {
        "id": "a1",
        "settings": {"name": "Club evening", "stages": [{"rounds": 4}]},
        "note": "one round less",
    },
    errors=(
        *("tournament.settings", "tournament.reason", "tournament.begun"),
        *("tournament.kind_fixed", "tournament.rounds_paired"),
    ),
    most=LARGEST_SETTINGS,
)
async def change_settings(request: Request, body: o.ChangeTournamentSettings) -> Accepted:
    """Change the settings."""
    return await _act(request, body)


@_by_office("open", {"id": "a1"}, errors=("tournament.not_draft",))
async def open_entries(request: Request, body: o.OpenEntries) -> Accepted:
    """Take entries from now on."""
    return await _act(request, body)


@_by_office(
    "pair",
    {"id": "a1"},
    errors=(
        "tournament.bad_forced",
        "tournament.itself",
        "tournament.missing",
        "tournament.no_entry",
        "tournament.no_force",
        "tournament.no_pairing",
        "tournament.no_stage",
        "tournament.not_open",
        "tournament.not_present",
        "tournament.reason",
        "tournament.round_ahead",
        "tournament.stage_over",
        "tournament.too_few",
    ),
    most=LARGEST_SETTINGS,
)
async def pair_round(request: Request, body: o.PairRound) -> Accepted:
    """Pair the next round."""
    return await _act(request, body)


@_by_office(
    "swap",
    {"id": "a1", "one": 3, "two": 5, "reason": "They travel together."},
    errors=(
        "tournament.no_round_ahead",
        "tournament.not_paired",
        "tournament.reason",
        "tournament.no_entry",
        "tournament.itself",
    ),
)
async def swap_entries(request: Request, body: o.SwapEntries) -> Accepted:
    """Put two entries in each other's places."""
    return await _act(request, body)


@_by_office(
    "unpair",
    {"id": "a1", "reason": "A late entry"},
    errors=("tournament.no_round_ahead", "tournament.reason"),
)
async def unpair_round(request: Request, body: o.UnpairRound) -> Accepted:
    """Take back the round that is not published yet."""
    return await _act(request, body)


@_by_office("publish", {"id": "a1"}, errors=("tournament.no_round_ahead",))
async def publish_round(request: Request, body: o.PublishRound) -> Accepted:
    """Show the paired round to everybody."""
    return await _act(request, body)


@_by_office(
    "forbid",
    {"id": "a1", "sides": [1, 2], "reason": "They are married."},
    errors=("tournament.no_entry", "tournament.itself", "tournament.reason"),
)
async def forbid_meeting(request: Request, body: o.ForbidMeeting) -> Accepted:
    """Say that two entries are not to meet."""
    return await _act(request, body)


@_by_office(
    "result",
    {"id": "a1", "round": 1, "table": 1, "scores": [24, 20]},
    errors=(
        *ROUND,
        "tournament.at_table",
        "tournament.has_result",
        "tournament.match_over",
        "tournament.not_begun",
        "tournament.not_captain",
        "tournament.same_result",
        "tournament.score",
    ),
)
async def enter_result(request: Request, body: o.EnterResult) -> Accepted:
    """Enter the result of a game that was played elsewhere; a captain may, of the own team."""
    return await _act(request, body)


@_by_office(
    "mark",
    {"id": "a1", "round": 1, "table": 1, "marks": [{"entry": 3, "score": 38, "time_ms": 412000}]},
    errors=(
        *ROUND,
        "tournament.has_result",
        "tournament.not_begun",
        "tournament.not_in_heat",
        "tournament.no_result",
        "tournament.same_result",
        "tournament.score",
    ),
)
async def mark_heat(request: Request, body: o.MarkHeat) -> Accepted:
    """Enter what entries of a heat did, or put it right."""
    return await _act(request, body)


@_by_office(
    "ruling",
    {
        "id": "a1",
        "rule": "tied",
        "reason": "rule 13",
        "round": 1,
        "table": 1,
        "result": {"ending": "tied"},
    },
    errors=(
        *ROUND,
        "tournament.heat_shares",
        "tournament.interested",
        "tournament.no_entry",
        "tournament.no_place",
        "tournament.no_ruling",
        "tournament.no_shares",
        "tournament.not_in_heat",
        "tournament.reason",
        "tournament.ruled",
        "tournament.score",
    ),
)
async def make_ruling(request: Request, body: o.MakeRuling) -> Accepted:
    """Decide as a Controller."""
    return await _act(request, body)


@_by_office("hold", {"id": "a1", "round": 1, "table": 1}, errors=(*ROUND, "table.over"))
async def hold_game(request: Request, body: o.HoldGame) -> Accepted:
    """Stop a game in play and its clock."""
    return await _act(request, body)


@_by_office("release", {"id": "a1", "round": 1, "table": 1}, errors=(*ROUND, "table.over"))
async def release_game(request: Request, body: o.ReleaseGame) -> Accepted:
    """Let a game go on that was stopped."""
    return await _act(request, body)


@_by_office(
    "correct",
    {
        "id": "a1",
        "round": 1,
        "table": 1,
        "result": {"scores": [24, 20]},
        "reason": "a slip of the pen",
    },
    errors=(*ROUND, "tournament.interested", "tournament.no_result", "tournament.reason"),
)
async def correct_result(request: Request, body: o.CorrectResult) -> Accepted:
    """Put a result right."""
    return await _act(request, body)


@_by_office(
    "withdraw",
    {"id": "a1", "entry": 7, "reason": "ill"},
    errors=("tournament.no_entry", "tournament.gone"),
)
async def withdraw_entry(request: Request, body: o.WithdrawEntry) -> Accepted:
    """Withdraw somebody's entry."""
    return await _act(request, body)


@_by_office("junior", {"id": "a1", "entry": 7, "junior": True}, errors=("tournament.no_entry",))
async def mark_junior(request: Request, body: o.MarkJunior) -> Accepted:
    """Say that an entry is a junior's, or not."""
    return await _act(request, body)


@_by_office(
    "undo",
    {"id": "a1", "event": 12, "reason": "by mistake"},
    errors=("tournament.no_event", "tournament.no_undo", "tournament.reason"),
)
async def undo_event(request: Request, body: o.UndoEvent) -> Accepted:
    """Have an event count no more."""
    return await _act(request, body)


@_by_office(
    "next-stage",
    {"id": "a1"},
    errors=(
        "tournament.cut_tied",
        "tournament.last_stage",
        "tournament.not_begun",
        "tournament.unfinished",
    ),
)
async def begin_next_stage(request: Request, body: o.NextStage) -> Accepted:
    """Begin the next stage."""
    return await _act(request, body)


@_by_office(
    "upload",
    {
        "id": "a1",
        "after": 1,
        "digest": "a7768ed4ba3b43d5d730ea75ccd7fd8aa543ca073c96c3ad305b2542a5b8191a",
        "events": [{"kind": "opened"}],
    },
    errors=("tournament.parted", "tournament.damaged", "tournament.settings"),
    limit=MAKES,
    most=o.LARGEST_UPLOAD,
)
async def upload_events(request: Request, body: o.UploadEvents) -> Accepted:
    """Add events of a director's file to its copy."""
    return await _act(request, body)


@_by_office("finish", {"id": "a1"}, errors=("tournament.not_begun", "tournament.unfinished"))
async def finish_tournament(request: Request, body: o.FinishTournament) -> Accepted:
    """End the tournament."""
    return await _act(request, body)


@_by_office("cancel", {"id": "a1", "reason": "No hall"}, errors=("tournament.reason",))
async def cancel_tournament(request: Request, body: o.CancelTournament) -> Accepted:
    """Break the tournament off."""
    return await _act(request, body)


@_by_office(
    "offices", {"id": "a1", "name": "Ben", "office": "controller"}, errors=("people.unknown",)
)
async def appoint(request: Request, body: o.Appoint) -> Accepted:
    """Give somebody an office, or take it away."""
    return await _act(request, body)


@_by_office("admit", {"id": "a1", "name": "Cleo"}, errors=("people.unknown",), limit=MAKES)
async def admit_person(request: Request, body: o.AdmitPerson) -> Accepted:
    """Invite somebody by name."""
    return await _act(request, body)


async def _act(request: Request, message: q.TournamentAction) -> Accepted:
    """Do what a request asks, once."""
    return await act(request, await actor_of(request), message)
