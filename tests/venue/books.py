"""A tournament of a village hall, kept nowhere but in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tantrix.tournaments import directing, fold
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState
from tantrix.venue.pins import pins_of
from tournaments.test_whole import KEY, Director

PINS = pins_of(KEY)
NOW_MS = 5_000_000


class Memory:
    """A tournament that is kept nowhere."""

    def __init__(self, state: TournamentState) -> None:
        self.state = state

    def read(self) -> TournamentState:
        return self.state

    def append(self, decide: Callable[[TournamentState], Sequence[AnyEvent]]) -> None:
        for event in decide(self.state):
            self.state = fold.apply(self.state, event, NOW_MS)


def village_hall(
    entries: int = 6, starts_ms: int = NOW_MS + 60_000, stage: StageSettings | None = None
) -> Memory:
    """Return a tournament, by default a Swiss, whose first round is published."""
    stages = (StageSettings(rounds=3) if stage is None else stage,)
    director = Director(TournamentSettings(name="Village hall", stages=stages), entries)
    director.do(*directing.pair_next(director.state))
    director.do(directing.publish(director.state, starts_ms))
    return Memory(director.state)


def team_hall() -> Memory:
    """Return two teams at two boards, two games at each, whose only round is published."""
    stages = (StageSettings(format="round_robin", games=2, by="matches"),)
    settings = TournamentSettings(name="Team cup", kind="team", boards=2, stages=stages)
    director = Director(settings, 0)
    director.enter("Bath", members=("Ann", "Ben"))
    director.enter("Paris", members=("Dan", "Eve"))
    director.pair()
    return Memory(director.state)
