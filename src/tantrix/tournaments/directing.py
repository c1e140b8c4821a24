"""Directing: what makes a tournament, a round and a stage, and what ends them.

Every function looks at the state and returns an event, or several that follow each other, or raises
`TantrixError` with the reason. Nothing here knows a clock or a file, and who may do what is for the
server and the command to say.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from hashlib import sha256

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import checker, draw, events, knockout, overview, playoffs
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply
from tantrix.tournaments.guards import going_on, reasoned, running
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.proofs import results_digest
from tantrix.tournaments.rounds import Entry, Pair, Round
from tantrix.tournaments.settings import TournamentSettings, check_settings
from tantrix.tournaments.stages import seeds_from_groups
from tantrix.tournaments.state import RoundState, StageState, TournamentState
from tantrix.tournaments.steps import next_step, plate_is_due, played_out, steps_of


def create(settings: TournamentSettings, key: bytes, by: str = "") -> events.Created:
    """Return the first event; `key` are 32 random bytes. Raises `TantrixError` for settings.

    >>> from tantrix.tournaments.directing import create
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> event = create(TournamentSettings(name="Open"), key=bytes(32))
    >>> event.seal[:8]  # told at once; the key is told at the end
    '66687aad'
    """
    return events.Created(
        settings=check_settings(settings),
        seal=sha256(key).hexdigest(),
        secret=Secret(key.hex()),
        by=by,
    )


def change(
    state: TournamentState, settings: TournamentSettings, note: str, by: str = ""
) -> events.Changed:
    """Return a change of the settings; it needs a note once entries are open.

    A stage that has begun keeps its format and the rounds that are paired, and no stage may go that
    has begun. Once somebody has entered, who an entry is (a person, a pair, a team) and the boards
    of teams stay as they are.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> event = directing.change(state, TournamentSettings(name="Masters"), note="")
    >>> fold.apply(state, event, at_ms=1).settings.name
    'Masters'
    """
    going_on(state)
    check_settings(settings)
    if state.status != "draft" and not note.strip():
        raise TantrixError("tournament.reason")
    begun = [stage.settings.format for stage in state.stages]
    if [stage.format for stage in settings.stages[: len(begun)]] != begun:
        raise TantrixError("tournament.begun")
    for stage in state.stages:
        paired = len(state.rounds_of(stage.number))
        planned = settings.stages[stage.number].planned(len(stage.order))
        if planned < paired and stage.settings.format != "arena":
            raise TantrixError("tournament.rounds_paired", count=paired)
    is_other = (settings.kind, settings.boards) != (state.settings.kind, state.settings.boards)
    if is_other and (state.entries or state.stages):
        raise TantrixError("tournament.kind_fixed")
    return events.Changed(settings=settings, note=note, by=by)


def open_entries(state: TournamentState, by: str = "") -> events.EntriesOpened:
    """Return the opening of the entries.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> fold.apply(state, directing.open_entries(state), at_ms=1).status
    'open'
    """
    if state.status != "draft":
        raise TantrixError("tournament.not_draft")
    return events.EntriesOpened(by=by)


def finish(state: TournamentState, by: str = "") -> events.Finished:
    """Return the end, once everything is played; it opens the secret.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1)))
    >>> sample.after(state, directing.finish(state)).status
    'finished'
    """
    running(state)
    step = next_step(state)
    if step.kind != "finish":
        raise TantrixError("tournament.unfinished")
    return events.Finished(key=state.secret.key, digest=results_digest(state), by=by)


def cancel(state: TournamentState, reason: str, by: str = "") -> events.Cancelled:
    """Return the end of a tournament that does not go on.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> fold.apply(state, directing.cancel(state, "no hall"), at_ms=1).status
    'cancelled'
    """
    going_on(state)
    return events.Cancelled(reason=reasoned(reason), by=by)


def pair_next(  # noqa: PLR0913 - what a director may ask for
    state: TournamentState,
    stage: int | None = None,
    *,
    forced: Collection[Pair] = (),
    bye: Entry | None = None,
    reason: str = "",
    by: str = "",
) -> list[AnyEvent]:
    """Return the events that pair the next round; the first one seeds the entries.

    `stage` is one that is on, by default the one that waits for a round. Once all are played, it is
    the play-off between those who share the last places that lead on. Raises `TantrixError` where
    too few are there, while games of it are missing, or where its rounds are over.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.played(sample.under_way())
    >>> [paired] = directing.pair_next(state)
    >>> paired.round, [table.sides for table in paired.tables]
    (2, [(3, 1), (2, 4)])
    >>> [paired] = directing.pair_next(state, forced=[(1, 2)], reason="a television table")
    >>> [table.sides for table in paired.tables]
    [(3, 4), (1, 2)]
    """
    going_on(state)
    found: list[AnyEvent] = []
    if not state.stages:
        seeded = draw.seed(state, 0)
        if len(seeded.order) < state.settings.stages[0].least:
            raise TantrixError("tournament.too_few", count=len(seeded.order))
        found.append(seeded)
        state = apply(state, seeded, state.updated_ms)
    step = next_step(state)
    if step.kind == "playoff" and stage in {None, step.stage}:
        if forced or bye is not None:
            raise TantrixError("tournament.no_force")
        drawn = draw.draw_playoff(state, state.stages[step.stage])
        return [*found, msgspec.structs.replace(drawn, by=by)]
    number = _open_stage(state).number if stage is None else stage
    if not 0 <= number < len(state.stages) or state.stages[number].closed:
        raise TantrixError("tournament.no_stage")
    rounds = state.rounds_of(number)
    if rounds and (left := overview.missing(state, rounds[-1].number)):
        raise TantrixError("tournament.missing", round=rounds[-1].number, count=len(left))
    if len(rounds) >= state.stages[number].planned:
        raise TantrixError("tournament.stage_over")
    if forced or bye is not None:
        reasoned(reason)
    for sides in forced:
        _fits(state, sides)
    drawn = draw.draw_round(state, number, forced=forced, bye=bye)
    found.append(msgspec.structs.replace(drawn, reason=reason, by=by))
    return found


def swap(
    state: TournamentState, one: Entry, two: Entry, reason: str, by: str = ""
) -> list[AnyEvent]:
    """Return the last round with two entries in each other's places, as a director decides.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.under_way()
    >>> changed = sample.after(state, *directing.swap(state, 2, 4, "they are sisters"))
    >>> [pairing.sides for pairing in state.rounds[0].pairings]
    [(3, 2), (1, 4)]
    >>> [pairing.sides for pairing in changed.rounds[0].pairings]
    [(3, 4), (1, 2)]
    """
    going_on(state)
    last = _last_round(state)
    if last.begun:
        raise TantrixError("tournament.round_begun", round=last.number)
    if last.playoff:
        raise TantrixError("tournament.no_force")
    places = {one: two, two: one}
    seated = {entry for pairing in last.pairings for entry in pairing.sides}
    seated |= {entry for heat in last.heats for entry in heat.entries}
    byes = [bye.entry for bye in last.byes if bye.why.value == "bye"]
    for entry in (one, two):
        if state.entry(entry).number not in seated and entry not in byes:
            raise TantrixError("tournament.not_paired", entry=entry, round=last.number)
    stage = state.stages[last.stage]
    without = apply(state, events.Unpaired(round=last.number), state.updated_ms)
    tables = []
    for number, pairing in enumerate(last.pairings, start=1):
        upper, lower = (places.get(entry, entry) for entry in pairing.sides)
        made = draw.table_of(
            without, stage, (last.number, number), (upper, lower), pairing.table.games
        )
        table = pairing.table
        tables.append(
            msgspec.structs.replace(
                made, group=table.group, third_place=table.third_place, branch=table.branch
            )
        )
    of = {why: tuple(b.entry for b in last.byes if b.why.value == why) for why in _WHY}
    paired = events.Paired(
        stage=last.stage,
        round=last.number,
        tables=tuple(tables),
        heats=tuple(
            draw.heat_of(
                without,
                stage,
                (last.number, number),
                [places.get(entry, entry) for entry in heat.entries],
                heat.heat.games,
            )
            for number, heat in enumerate(last.heats, start=1)
        ),
        byes=tuple(places.get(entry, entry) for entry in of["bye"]),
        requested=of["requested"],
        absent=of["absent"],
        games=last.games,
        reason=reasoned(reason),
        by=by,
        puzzles=last.puzzles,
    )
    return [events.Unpaired(round=last.number, reason=reason, by=by), paired]


_WHY = ("bye", "requested", "absent")


def objections(state: TournamentState, number: int) -> list[checker.PairingFault]:
    """Return what a Swiss round breaks, whoever paired it; nothing where rounds are given.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=3, repeats=True)))
    >>> directing.objections(state, 1)
    []
    >>> by_hand = directing.pair_next(state, forced=[(1, 4)], reason="on their own wish")
    >>> [fault.rule.name for fault in directing.objections(sample.after(state, *by_hand), 2)]
    ['REPEAT', 'REPEAT']
    """
    each = state.round(number)
    stage = state.stages[each.stage]
    if stage.settings.format != "swiss" or each.playoff:
        return []
    before = overview.restricted(state, number - 1)
    byes = [bye.entry for bye in each.byes if bye.why.value == "bye"]
    out = {bye.entry for bye in each.byes if bye.why.value in {"absent", "requested", "late"}}
    request = draw.request_of(before, stage)
    contenders = [one for one in request.contenders if one.entry not in out]
    found = Round(tuple(p.sides for p in each.pairings), byes[0] if byes else None)
    return checker.faults(replace(request, contenders=contenders), found)


def publish(  # noqa: PLR0913 - all times of a round
    state: TournamentState,
    starts_ms: int = 0,
    by: str = "",
    *,
    deadline_ms: int = 0,
    ends_ms: int = 0,
    yields_ms: int = 0,
) -> events.Published:
    """Return that everybody sees the last round; the times are as in the event.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> sample.after(state, directing.publish(state)).rounds[0].published
    True
    """
    return events.Published(
        round=_last_round(state).number,
        starts_ms=starts_ms,
        deadline_ms=deadline_ms,
        ends_ms=ends_ms,
        yields_ms=yields_ms,
        by=by,
    )


def unpair(state: TournamentState, reason: str, by: str = "") -> events.Unpaired:
    """Return that the last round is taken back, before its first result.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.under_way()
    >>> sample.after(state, directing.unpair(state, "somebody came late")).rounds
    ()
    """
    going_on(state)
    last = _last_round(state)
    if last.begun:
        raise TantrixError("tournament.round_begun", round=last.number)
    return events.Unpaired(round=last.number, reason=reasoned(reason), by=by)


def close_round(state: TournamentState, number: int, due_ms: int = 0) -> events.RoundClosed:
    """Return that all games of a round have results.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.played(sample.under_way())
    >>> directing.close_round(state, 1, due_ms=60_000).due_ms
    60000
    """
    if left := overview.missing(state, number):
        raise TantrixError("tournament.missing", round=number, count=len(left))
    return events.RoundClosed(round=number, due_ms=due_ms)


def next_stage(
    state: TournamentState,
    *,
    by_lot: bool = False,
    chosen: Collection[Entry] = (),
    by: str = "",
) -> list[AnyEvent]:
    """Return the end of the last stage, and the beginning of those that follow from it.

    Where a place is shared across the cut, a play-off decides, see `pair_next`: `chosen` are those
    who go on by one that was played elsewhere. Or the lot does, if `by_lot`. Raises `TantrixError`
    `tournament.cut_tied` with the numbers of those it concerns.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced")
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=2), final))
    >>> state = sample.after(state, *directing.next_stage(state, by_lot=True))
    >>> state.stages[1].settings.format, len(state.stages[1].order)
    ('knockout', 2)
    """
    running(state)
    following = len(state.stages)
    if plate_is_due(state):
        return [draw.seed(state, following, _plate(state, state.stages[-1]))]
    if not all(stage.closed or played_out(state, stage) for stage in state.stages):
        raise TantrixError("tournament.unfinished")
    if following >= len(state.settings.stages):
        raise TantrixError("tournament.last_stage")
    main = playoffs.cut_stage(state)
    through, lots = _through(state, main, None if by_lot else chosen)
    closed = events.StageClosed(stage=main.number, through=tuple(through), lots=tuple(lots), by=by)
    after = apply(state, closed, state.updated_ms)
    return [closed, draw.seed(after, following, through)]


def _plate(state: TournamentState, beside: StageState) -> list[Entry]:
    """Return who plays in the plate of a knock-out.

    Who still plays for third place does not: nobody plays two matches at once [O].
    """
    slots = overview.slots_of(state, beside.number)
    third: list[Entry] = []
    rounds = knockout.rounds_of(len(beside.order))
    if beside.settings.third_place and len(slots) >= rounds > 1:
        third = knockout.beaten(*slots[rounds - 2 : rounds])
    return [
        entry
        for entry in knockout.plate(slots, beside.order)
        if entry not in third and state.entries[entry].presence != "left"
    ]


def _through(
    state: TournamentState, stage: StageState, chosen: Collection[Entry] | None
) -> tuple[list[Entry], list[Entry]]:
    """Return who goes on from a stage as seeds of the next one, and whom the lot has chosen.

    Of those whom play-offs have left equal, those go on who are `chosen`; `None` lets the lot
    decide.
    """
    lots: list[Entry] = []
    tables: list[list[Entry]] = []
    for found in playoffs.qualifications(state, stage):
        tied = list(found.tied)
        if chosen is None:
            draw.lot_of(state, "cut", stage.number, found.group).shuffle(tied)
            on = tied[: found.places]
            lots += on
        else:
            on = [entry for entry in tied if entry in chosen]
            if len(on) != found.places:
                raise TantrixError(
                    "tournament.cut_tied", entries=", ".join(map(str, tied)), count=found.places
                )
        tables.append([*found.through, *on])
    if len(tables) == 1:
        return tables[0], lots
    everybody = [row.entry for row in overview.stage_standings(state, stage.number)]
    return seeds_from_groups(tables, everybody), lots


def _open_stage(state: TournamentState) -> StageState:
    """Return the first stage that waits for a round, else the first that is on."""
    waiting = [step.stage for step in steps_of(state) if step.kind == "pair"]
    for stage in (*map(state.stages.__getitem__, waiting), *state.stages):
        if not stage.closed and not played_out(state, stage):
            return stage
    raise TantrixError("tournament.stage_over")


def _fits(state: TournamentState, sides: Pair) -> None:
    """Raise `TantrixError` for a pair that cannot be made, whatever a director wants."""
    if sides[0] == sides[1]:
        raise TantrixError("tournament.itself")
    for entry in sides:
        if state.entry(entry).presence != "present":
            raise TantrixError("tournament.not_present", name=state.entry(entry).name)


def _last_round(state: TournamentState) -> RoundState:
    if not state.rounds:
        raise TantrixError("tournament.no_round", round=1)
    return state.rounds[-1]
