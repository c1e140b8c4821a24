"""Withdrawals after the round: the games that an entry still has are played, then it has left."""

from __future__ import annotations

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, entering, events, overview, scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, refold, start
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState


class Director:
    """A tournament of four, of one stage, whose first round is published."""

    def __init__(self, stage: StageSettings) -> None:
        settings = TournamentSettings(name="Open", stages=(stage,))
        self.state: TournamentState = start(directing.create(settings, bytes(32)), 1)
        self.do(directing.open_entries(self.state))
        for name in ("Ann", "Ben", "Cat", "Dan"):
            self.do(entering.enter(self.state, Registration(name=name)))
        self.next_round()

    def do(self, *happened: AnyEvent) -> None:
        for event in happened:
            self.state = apply(self.state, event, 2)

    def next_round(self) -> None:
        self.do(*directing.pair_next(self.state))
        self.do(directing.publish(self.state))

    def win(self, table: int, game: int = 1) -> None:
        """Have the first side win a game of the last round."""
        place = Place(len(self.state.rounds), table, game)
        found = scoring.played(self.state, (24, 20), None)
        self.do(scoring.result(self.state, place, found))

    def table_of(self, entry: int) -> int:
        found = self.state.rounds[-1].pairing_of(entry)
        assert found is not None
        return found[0]

    def presence(self, entry: int) -> str:
        return self.state.entries[entry].presence


def test_the_games_of_the_round_are_played_first() -> None:
    director = Director(StageSettings(rounds=2, games=2))
    table = director.table_of(1)
    director.do(entering.withdraw(director.state, 1, "a train", after_round=True))
    assert director.presence(1) == "present"
    assert scoring.walkovers(director.state, "gone") == []
    director.win(table)
    assert director.presence(1) == "present"
    director.win(table, 2)
    assert (director.presence(1), director.state.entries[1].reason) == ("left", "a train")
    for game in (1, 2):
        director.win(3 - table, game)
    director.next_round()
    assert director.state.rounds[-1].pairing_of(1) is None
    assert refold(director.state.log) == director.state


def test_who_has_no_game_left_goes_at_once() -> None:
    director = Director(StageSettings(rounds=2))
    director.win(director.table_of(2))
    left = entering.withdraw(director.state, 2, after_round=True)
    assert left == events.Left(entry=2)
    director.do(left)
    assert director.presence(2) == "left"


def test_in_a_round_robin_the_games_to_come_are_settled_after_the_round() -> None:
    director = Director(StageSettings(format="round_robin"))
    table = director.table_of(3)
    director.do(entering.withdraw(director.state, 3, after_round=True))
    assert director.state.pairing(1, table).games[0].result is None
    director.win(table)
    assert director.presence(3) == "left"
    director.win(3 - table)
    director.next_round()
    assert len(overview.missing(director.state, 2)) == 1


def test_one_may_stay_after_all_or_go_at_once() -> None:
    director = Director(StageSettings(rounds=2))
    director.do(entering.withdraw(director.state, 1, after_round=True))
    with pytest.raises(TantrixError, match=r"tournament\.gone"):
        entering.withdraw(director.state, 1, after_round=True)
    director.do(entering.back(director.state, 1))
    director.win(director.table_of(1))
    assert director.presence(1) == "present"
    other = 2 if director.table_of(2) != director.table_of(1) else 3
    director.do(entering.withdraw(director.state, other, after_round=True))
    director.do(entering.withdraw(director.state, other))
    assert (director.presence(other), director.state.leaving) == ("left", frozenset())


def test_an_undone_withdrawal_has_not_happened() -> None:
    director = Director(StageSettings(rounds=2))
    director.do(entering.withdraw(director.state, 1, after_round=True))
    number = director.state.version
    director.win(director.table_of(1))
    director.do(scoring.undo(director.state, number, "she stays"))
    assert director.presence(1) == "present"
