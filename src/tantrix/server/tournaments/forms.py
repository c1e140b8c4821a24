"""What requests about tournaments are filled in with: numbers, settings, results and marks.

Each value has its bounds here, so that nothing else comes in. Numbers are as in `messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from tantrix.server.web.protocol import Input
from tantrix.tournaments.heats import Out
from tantrix.tournaments.recurrence import Recurrence
from tantrix.tournaments.settings import (
    EntryConditions,
    MostEntries,
    MostGames,
    MostMs,
    OnlineSettings,
    StageSettings,
    TournamentSettings,
)

LARGEST_SETTINGS = 32_768
"""Bytes of a request that has settings."""

EntryNumber = Annotated[int, msgspec.Meta(ge=1, le=10 * MostEntries)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=MostEntries)]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=4 * MostGames)]
StageNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
EventNumber = Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
Side = Annotated[int, msgspec.Meta(ge=0, le=1)]
Score = Annotated[int, msgspec.Meta(ge=0, le=999)]
Penalty = Annotated[int, msgspec.Meta(ge=0, le=999)]
Tenths = Annotated[int, msgspec.Meta(ge=0, le=200)]
HeatTenths = Annotated[int, msgspec.Meta(ge=0, le=400)]
Sixths = Annotated[int, msgspec.Meta(ge=0, le=5)]
Used = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
WallMs = Annotated[int, msgspec.Meta(ge=0, le=MostMs)]
Reason = Annotated[str, msgspec.Meta(max_length=500)]
PersonName = Annotated[str, msgspec.Meta(max_length=40)]
Colours = Annotated[str, msgspec.Meta(max_length=2)]
EndingName = Literal["played", "resigned", "default", "absent", "tied", "deadlock", "ruled"]


# --- settings -----------------------------------------------------------------------------------


class StageForm(
    StageSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """A stage: its `format`, who plays in it (`source`), and how.

    `rounds` and `groups` are 0 for the usual number, `games` 0 in a knock-out for the usual number
    of each round. `advance` go on, of each group where there are groups. A round robin, groups and
    a knock-out end `stop_after` so many rounds, 0 for none, with the places of what was played.
    """


class ConditionsForm(
    EntryConditions, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """Who may enter: what is 0 or empty is no condition. `finished` is per cent."""


class RecurrenceForm(
    Recurrence, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """When the tournament is held again: `minutes` after midnight by the clocks of a `zone`.

    The zone is one of the IANA, such as `Europe/Paris`. `weekdays` count from 0 for Monday; without
    any it is every day.
    """


class OnlineForm(
    OnlineSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """How the tournament runs at the server.

    With `auto`, rounds are paired as they are due: the first two minutes before the start, each
    next one `pause_ms` after the last result; or, with `every_ms`, so long before its start, which
    is `every_ms` after that of the one before. Where there is a `recurrence`, the next tournament
    takes entries, with the same settings, as soon as the check-in of this one begins. A `private`
    tournament is not `ranked`.
    """

    recurrence: RecurrenceForm | None = None


class SettingsForm(
    TournamentSettings, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True
):
    """All that is said of a tournament before it begins.

    `starts_ms` is 0 where a director says when it begins, `capacity` 0 without a limit. `limit_ms`
    is the time of a side in a game.
    """

    stages: tuple[StageForm, ...] = (StageForm(),)
    conditions: ConditionsForm = ConditionsForm()
    online: OnlineForm = OnlineForm()


def settings_form(settings: TournamentSettings) -> SettingsForm:
    """Return settings with all their values."""
    return msgspec.convert(msgspec.to_builtins(settings), SettingsForm)


def plain_settings(form: SettingsForm) -> TournamentSettings:
    """Return settings as they are stored: games that others cannot find count in no ranking [O]."""
    found = msgspec.convert(msgspec.to_builtins(form), TournamentSettings)
    ranked = found.online.ranked and not found.online.private
    return replace(found, online=replace(found.online, ranked=ranked))


# --- what happened in games ---------------------------------------------------------------------


class ResultForm(Input, frozen=True):
    """The result of a game as an office gives it.

    `penalties` are whole points for overtime. `out` is the side that resigned or did not come.
    `ruled` are the tenths that a Controller gives the first side.
    """

    ending: EndingName = "played"
    scores: tuple[Score, Score] = (0, 0)
    penalties: tuple[Penalty, Penalty] = (0, 0)
    out: Side | None = None
    ruled: Tenths | None = None


class MarkForm(Input, frozen=True):
    """What an entry did in a game of a heat: tiles, the time used, and whether it gave up.

    The time decides the penalty.
    """

    entry: EntryNumber
    game: GameNumber = 1
    score: Score = 0
    time_ms: Used | None = None
    out: Out = ""


class RuledMarkForm(Input, frozen=True):
    """What an entry has of a game of a heat by a ruling; what is `null` stays as it is.

    Points are `tenths` and `sixths` of a tenth: they are given to everybody in the heat or to
    nobody, who then has what follows from the tiles and from who came.
    """

    entry: EntryNumber
    score: Score | None = None
    out: Out | None = None
    tenths: HeatTenths | None = None
    sixths: Sixths = 0
