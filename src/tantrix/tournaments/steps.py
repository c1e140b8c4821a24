"""What is to be done next in a tournament.

A plate runs beside the knock-out whose losers play in it: it begins as soon as everybody in it is
known, and then two stages are on. What somebody has to do comes before what is waited for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tantrix.tournaments import overview, playoffs
from tantrix.tournaments.state import StageState, TournamentState

StepKind = Literal[
    "enter", "pair", "arena", "publish", "results", "playoff", "next_stage", "finish", "over"
]


@dataclass(frozen=True, slots=True)
class NextStep:
    """What is to be done next: for `results`, the round and the tables that still play.

    >>> from tantrix.tournaments import sample, steps
    >>> steps.next_step(sample.under_way())
    NextStep(kind='results', stage=0, round=1, tables=(1, 2))
    """

    kind: StepKind
    stage: int = 0
    round: int = 0
    tables: tuple[int, ...] = ()


def next_step(state: TournamentState) -> NextStep:
    """Return what is to be done next.

    >>> from tantrix.tournaments import directing, fold, steps
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> steps.next_step(state).kind
    'enter'
    """
    if state.status in {"finished", "cancelled"}:
        return NextStep("over")
    if not state.stages:
        present = [each for each in state.entries.values() if each.presence == "present"]
        return NextStep("enter" if len(present) < state.settings.stages[0].least else "pair")
    waiting = steps_of(state)
    if plate_is_due(state):
        waiting.append(NextStep("next_stage", len(state.stages)))
    if waiting:
        return min(waiting, key=lambda step: _ORDER.index(step.kind))
    if len(state.stages) < len(state.settings.stages):
        main = playoffs.cut_stage(state)
        if playoffs.to_play(state, main):
            return NextStep("playoff", main.number)
        return NextStep("next_stage", len(state.stages))
    return NextStep("finish")


_ORDER = ("publish", "next_stage", "pair", "arena", "results")
"""What comes first where several stages are on."""


def steps_of(state: TournamentState) -> list[NextStep]:
    """Return what is to be done next in each stage that is on.

    >>> from tantrix.tournaments import sample, steps
    >>> [step.kind for step in steps.steps_of(sample.played(sample.under_way()))]
    ['pair']
    """
    found = [step_of(state, stage) for stage in state.stages if not stage.closed]
    return [step for step in found if step is not None]


def plate_is_due(state: TournamentState) -> bool:
    """Tell whether the next stage is a plate, and everybody in it is known.

    >>> from tantrix.tournaments import sample, steps
    >>> from tantrix.tournaments.settings import StageSettings
    >>> plate = StageSettings(format="knockout", source="plate")
    >>> state = sample.under_way(StageSettings(format="knockout", games=1), plate)
    >>> steps.plate_is_due(state), steps.plate_is_due(sample.played(state))
    (False, True)
    """
    number = len(state.stages)
    if not 0 < number < len(state.settings.stages):
        return False
    if state.settings.stages[number].source != "plate":
        return False
    slots = overview.slots_of(state, number - 1)
    decided = len(slots) - 1
    # Who had a bye in round 1 plays the first match in round 2.
    known = decided >= (2 if None in slots[0] else 1)
    return known or played_out(state, state.stages[number - 1])


def step_of(state: TournamentState, stage: StageState) -> NextStep | None:
    """Return what is to be done next in a stage, `None` once it is played.

    >>> from tantrix.tournaments import sample, steps
    >>> state = sample.under_way()
    >>> steps.step_of(state, state.stages[0]).tables
    (1, 2)
    """
    arena = stage.settings.format == "arena"
    if arena and not stage.ended:
        return NextStep("arena", stage.number)
    for last in overview.current_rounds(state, stage):
        left = overview.missing(state, last.number)
        if left and not last.published and (last.playoff or not arena):
            return NextStep("publish", stage.number, last.number)
        if left:
            return NextStep("results", stage.number, last.number, tuple(left))
    return None if played_out(state, stage) else NextStep("pair", stage.number)


def played_out(state: TournamentState, stage: StageState) -> bool:
    """Tell whether all rounds of a stage are paired and played, in an arena all games.

    So are its play-offs, as far as they are paired.

    >>> from tantrix.tournaments import sample, steps
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1)))
    >>> steps.played_out(state, state.stages[0])
    True
    """
    rounds = state.rounds_of(stage.number)
    if any(overview.missing(state, each.number) for each in state.playoffs_of(stage.number)):
        return False
    if stage.settings.format == "arena":
        return stage.ended and not any(overview.missing(state, each.number) for each in rounds)
    if len(rounds) < stage.planned:
        return False
    return not rounds or not overview.missing(state, rounds[-1].number)
