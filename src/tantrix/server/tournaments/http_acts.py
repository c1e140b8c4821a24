"""What changes tournaments over HTTP: one request each, with its kind as the end of the path."""

from __future__ import annotations

from starlette.requests import Request

from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.http import TOURNAMENT, UNKNOWN, actor_of, tournaments_of
from tantrix.server.web import cookies
from tantrix.server.web.protocol import Accepted
from tantrix.server.web.ratelimit import makers
from tantrix.server.web.route import Routes

ENTRY = (UNKNOWN, "people.members", "tournament.over", "tournament.not_entered")
"""Why somebody cannot do something with an entry."""

OFFICE = (UNKNOWN, "people.members", "tournament.not_allowed", "tournament.over")
"""Why somebody cannot direct."""

ROUND = ("tournament.no_round", "tournament.no_table", "tournament.no_game")

routes = Routes()


@routes.post(
    "/api/tournaments",
    scope="direct",
    limit=makers,
    most=q.LARGEST_SETTINGS,
    status=201,
    errors=("people.members", "tournament.settings", "tournament.few_tables"),
)
async def create_tournament(request: Request, body: q.NewTournament) -> m.TournamentMade:
    """Make a tournament, as a draft that only those in office see; who asks is its owner."""
    made = await tournaments_of(request).create(cookies.owner(request), body)
    return m.TournamentMade(made)


# --- players -------------------------------------------------------------------------------------


@routes.post(
    "/api/tournaments/{tournament}/join",
    scope="play",
    holder=TOURNAMENT,
    limit=makers,
    errors=(
        *ENTRY,
        *("tournament.bad_name", "tournament.bad_preferences", "tournament.entered"),
        "tournament.name_taken",
        *("tournament.not_open", "tournament.people_only", "tournament.programs_only"),
        *("people.unknown", "tournament.partner", "tournament.partner_taken"),
        "tournament.too_late",
    ),
)
async def join_tournament(request: Request, body: q.JoinTournament) -> Accepted:
    """Enter a tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/leave",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.gone"),
)
async def leave_tournament(request: Request, body: q.LeaveTournament) -> Accepted:
    """Withdraw from a tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/check-in",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.no_check_in", "tournament.present", "tournament.gone"),
)
async def check_in_to_tournament(request: Request, body: q.CheckIn) -> Accepted:
    """Say that an entry is there for the start."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/away",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.not_present"),
)
async def go_away(request: Request, body: q.GoAway) -> Accepted:
    """Be left out of the pairing until one is back."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/back",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.present", "tournament.gone"),
)
async def come_back(request: Request, body: q.ComeBack) -> Accepted:
    """Be paired again."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/bye",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ENTRY, "tournament.no_bye"),
)
async def request_bye(request: Request, body: q.RequestBye) -> Accepted:
    """Ask for a bye."""
    return await _act(request, body)


ARRANGING = (*ENTRY, "tournament.nothing_to_arrange", "tournament.not_begun")
"""Why somebody cannot arrange a time."""


@routes.post(
    "/api/tournaments/{tournament}/offer",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ARRANGING, "tournament.offer_time", "tournament.offered", "tournament.offers"),
)
async def offer_time(request: Request, body: q.OfferTime) -> Accepted:
    """Offer the opponent a time for the match."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/accept",
    scope="play",
    holder=TOURNAMENT,
    errors=(*ARRANGING, "tournament.no_offer"),
)
async def accept_time(request: Request, body: q.AcceptTime) -> Accepted:
    """Accept a time that the opponent has offered."""
    return await _act(request, body)


# --- offices -------------------------------------------------------------------------------------


@routes.post(
    "/api/tournaments/{tournament}/settings",
    scope="direct",
    holder=TOURNAMENT,
    most=q.LARGEST_SETTINGS,
    errors=(*OFFICE, "tournament.settings", "tournament.reason", "tournament.begun"),
)
async def change_settings(request: Request, body: q.ChangeTournamentSettings) -> Accepted:
    """Change the settings."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/open",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.not_draft"),
)
async def open_entries(request: Request, body: q.OpenEntries) -> Accepted:
    """Take entries from now on."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/pair",
    scope="direct",
    holder=TOURNAMENT,
    most=q.LARGEST_SETTINGS,
    errors=(
        *OFFICE,
        *("tournament.bad_forced", "tournament.itself", "tournament.missing"),
        *("tournament.no_entry", "tournament.no_pairing", "tournament.no_stage"),
        *("tournament.not_open", "tournament.not_present", "tournament.reason"),
        *("tournament.round_ahead", "tournament.stage_over", "tournament.too_few"),
    ),
)
async def pair_round(request: Request, body: q.PairRound) -> Accepted:
    """Pair the next round."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/swap",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *("tournament.no_round_ahead", "tournament.not_paired", "tournament.reason"),
        *("tournament.no_entry", "tournament.itself"),
    ),
)
async def swap_entries(request: Request, body: q.SwapEntries) -> Accepted:
    """Put two entries in each other's places."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/unpair",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_round_ahead", "tournament.reason"),
)
async def unpair_round(request: Request, body: q.UnpairRound) -> Accepted:
    """Take back the round that is not published yet."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/publish",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_round_ahead"),
)
async def publish_round(request: Request, body: q.PublishRound) -> Accepted:
    """Show the paired round to everybody."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/forbid",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_entry", "tournament.itself", "tournament.reason"),
)
async def forbid_meeting(request: Request, body: q.ForbidMeeting) -> Accepted:
    """Say that two entries are not to meet."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/result",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *ROUND,
        *("tournament.has_result", "tournament.match_over", "tournament.not_begun"),
        *("tournament.same_result", "tournament.score"),
    ),
)
async def enter_result(request: Request, body: q.EnterResult) -> Accepted:
    """Enter the result of a game that was played elsewhere."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/ruling",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *ROUND,
        *("tournament.interested", "tournament.no_entry", "tournament.no_place"),
        *("tournament.no_ruling", "tournament.reason"),
    ),
)
async def make_ruling(request: Request, body: q.MakeRuling) -> Accepted:
    """Decide as a Controller."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/hold",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, *ROUND, "table.over"),
)
async def hold_game(request: Request, body: q.HoldGame) -> Accepted:
    """Stop a game in play and its clock."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/release",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, *ROUND, "table.over"),
)
async def release_game(request: Request, body: q.ReleaseGame) -> Accepted:
    """Let a game go on that was stopped."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/correct",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, *ROUND, "tournament.no_result", "tournament.reason"),
)
async def correct_result(request: Request, body: q.CorrectResult) -> Accepted:
    """Put a result right."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/withdraw",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_entry", "tournament.gone"),
)
async def withdraw_entry(request: Request, body: q.WithdrawEntry) -> Accepted:
    """Withdraw somebody's entry."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/undo",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.no_event", "tournament.no_undo", "tournament.reason"),
)
async def undo_event(request: Request, body: q.UndoEvent) -> Accepted:
    """Have an event count no more."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/next-stage",
    scope="direct",
    holder=TOURNAMENT,
    errors=(
        *OFFICE,
        *("tournament.cut_tied", "tournament.last_stage", "tournament.not_begun"),
        "tournament.unfinished",
    ),
)
async def begin_next_stage(request: Request, body: q.NextStage) -> Accepted:
    """Begin the next stage."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/finish",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.not_begun", "tournament.unfinished"),
)
async def finish_tournament(request: Request, body: q.FinishTournament) -> Accepted:
    """End the tournament."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/cancel",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "tournament.reason"),
)
async def cancel_tournament(request: Request, body: q.CancelTournament) -> Accepted:
    """Break the tournament off."""
    return await _act(request, body)


@routes.post(
    "/api/tournaments/{tournament}/offices",
    scope="direct",
    holder=TOURNAMENT,
    errors=(*OFFICE, "people.unknown"),
)
async def appoint(request: Request, body: q.Appoint) -> Accepted:
    """Give somebody an office, or take it away."""
    return await _act(request, body)


async def _act(request: Request, message: q.TournamentAction) -> Accepted:
    """Do what a request asks, once."""
    return await (await actor_of(request)).act(cookies.owner(request), message)
