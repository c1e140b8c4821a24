"""Planned answers: what a player who waits has written down to place, should the others do as told.

A table with days for a turn keeps them beside its events and not among them, so that nothing of
them, not even a version number, shows to anybody else. Whatever is placed there is compared with
them first: answers that foretold it lose that placement, all others fall away. Once nothing is left
of what an answer foretold it is due, and is stored in the very commit of the placement that it
answers (`followed`). So there is no moment at which a server can die between the two.

What a placement draws is unknown when an answer is planned. It is checked as if the tile went
into no hand (`_refuse_illegal`): whatever is legal then stays so, unless a tile that is drawn has
to fill a space first. Then the rest of the answer is dropped, and kept for its player to be told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from tantrix.notation import moves
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.tables.acts import refuse_stale
from tantrix.server.tables.events import Placed, StepDone
from tantrix.server.tables.messages import Code
from tantrix.server.tables.state import TableState, action_of, apply
from tantrix.server.web.protocol import Input, Version

MOST = 8
"""How many answers a player may plan at a table."""

Foretold = Annotated[tuple[Code, ...], msgspec.Meta(min_length=1, max_length=24)]
Answer = Annotated[tuple[Code, ...], msgspec.Meta(min_length=1, max_length=12)]


class PlannedAnswer(Input, frozen=True):
    """What is placed in one's turn if the others have `foretold` every placement before it."""

    foretold: Foretold
    answer: Answer


class NewPlans(Input, frozen=True):
    """The answers that somebody plans from now on, instead of those of before."""

    version: Version
    answers: list[PlannedAnswer]


class KeptAnswer(msgspec.Struct, frozen=True):
    """A planned answer as it is stored: what is left of what it foretold may be nothing."""

    foretold: tuple[str, ...]
    answer: tuple[str, ...]


class Plans(msgspec.Struct, frozen=True):
    """What a player has planned at a table, by what the others are still to place.

    `dropped` are the placements of an answer that could not be made any more.
    """

    answers: tuple[KeptAnswer, ...] = ()
    dropped: tuple[str, ...] = ()


class FollowedPlans(NamedTuple):
    """The events of a placement and of the answers to it, and the plans that are left by person."""

    events: list[Placed | StepDone]
    plans: dict[str, Plans]


def planned(table: TableState, you: Sequence[int], wish: NewPlans) -> Plans:
    """Return the plans of somebody who moves the players `you`.

    Raises `TantrixError`: `plans.not_correspondence`, `table.over`, `table.stale_version`,
    `plans.your_turn`, `table.robot_plays`, `plans.too_many`, `plans.illegal` and `plans.twice`.
    """
    if not table.config.plannable:
        raise TantrixError("plans.not_correspondence")
    if table.state.is_over:
        raise TantrixError("table.over")
    refuse_stale(table, wish.version)
    if table.player in you:
        raise TantrixError("plans.your_turn")
    if not table.agreements.stand_ins.keys().isdisjoint(you):
        raise TantrixError("table.robot_plays")
    if len(wish.answers) > MOST:
        raise TantrixError("plans.too_many", most=MOST)
    answers: list[KeptAnswer] = []
    for number, one in enumerate(wish.answers, start=1):
        answer = KeptAnswer(*(tuple(map(_plain, codes)) for codes in (one.foretold, one.answer)))
        _refuse_illegal(cast(StrategyState, table.state), you, answer, number)
        if any(answer.foretold == other.foretold for other in answers):
            raise TantrixError("plans.twice", number=number)
        answers.append(answer)
    return Plans(tuple(answers))


def _plain(code: str) -> str:
    """Return a code as events have it; raises `TantrixError` where it is none."""
    return moves.write_placement(moves.read_placement(code))


def _refuse_illegal(
    state: StrategyState, you: Sequence[int], answer: KeptAnswer, number: int
) -> None:
    """Raise `TantrixError` `plans.illegal` where an answer cannot come to be placed.

    The others' turns must end exactly with what is foretold, and `you` place all of the answer in
    one turn. The order of the bag is of no account: a refusal must not tell what will be drawn.
    """
    state = state.hidden()
    codes = [(code, False) for code in answer.foretold] + [(code, True) for code in answer.answer]
    for code, own in codes:
        try:
            if state.is_over or (state.player in you) != own:
                raise TantrixError("plans.illegal", number=number, placement=code)
            state = _after(state, moves.read_placement(code))
        except IllegalAction:
            raise TantrixError("plans.illegal", number=number, placement=code) from None


def _after(state: StrategyState, placement: Placement) -> StrategyState:
    """Return the state after a placement, as if the tile that it draws went into no hand."""
    state.play(placement, settle=False)
    if not state.drawing:
        return state
    left, turn = state.bag_size - 1, (state.stage, state.player)
    rules, board, hands = state.rules, state.board, state.hands
    return StrategyState(rules, board, hands, None, left, *turn, resigned=state.resigned)


def followed(
    table: TableState, event: Placed | StepDone, plans: Mapping[str, Plans], owner: str
) -> FollowedPlans:
    """Return what follows from an action at a table that `owner` made, where some have planned.

    Answers take no time: they have the clocks of the action.
    """
    found = FollowedPlans([], dict(plans))
    table = _happens(table, event, found, owner)
    while (due := _due(table, found.plans, owner)) is not None:
        person, answer = due
        del found.plans[person]
        for placed, code in enumerate(answer):
            try:
                event = table.play(moves.read_placement(code), event.used_ms)
            except IllegalAction:
                found.plans[person] = Plans(dropped=answer[placed:])
                return found
            table = _happens(table, event, found, owner)
    return found


def _happens(
    table: TableState, event: Placed | StepDone, found: FollowedPlans, owner: str
) -> TableState:
    """Note an action with what is left of the plans, and return the table after it."""
    code = moves.write_action(action_of(event))
    mover = table.config.person_of(event.player, owner)
    found.events.append(event)
    for person, plan in tuple(found.plans.items()):
        left = () if person == mover else _left(plan.answers, code)
        if left:
            found.plans[person] = Plans(left)
        else:
            del found.plans[person]
    return apply(table, event, table.updated_ms)


def _left(answers: Sequence[KeptAnswer], code: str) -> tuple[KeptAnswer, ...]:
    """Return the answers that foretold an action, without it."""
    return tuple(
        replace(one, foretold=one.foretold[1:]) for one in answers if one.foretold[:1] == (code,)
    )


def _due(
    table: TableState, plans: Mapping[str, Plans], owner: str
) -> tuple[str, tuple[str, ...]] | None:
    """Return whose answer is due now, and the answer; None where none is."""
    person = table.config.person_of(table.player, owner)
    if person is None or person not in plans or table.robot is not None:
        return None
    due = (one.answer for one in plans[person].answers if not one.foretold)
    answer = next(due, None)
    return None if answer is None else (person, answer)
