"""The record book as a fold over finished games of Strategy; who came first stays.

Ranked games count. Robots may play, and hold no record; the fastest game and the streaks are among
people only [O].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tantrix.ratings.games import RatedGame
from tantrix.rules.core.errors import TantrixError


class Feat(StrEnum):
    """What there is a record of.

    >>> from tantrix.ratings.records import Feat
    >>> [feat.value for feat in Feat]
    ['score', 'line', 'loop', 'fastest', 'streak', 'played']
    """

    SCORE = "score"
    LINE = "line"
    LOOP = "loop"
    FASTEST = "fastest"
    STREAK = "streak"
    PLAYED = "played"


class Built(NamedTuple):
    """What a player has built: the points, and the tiles of the longest open line and loop.

    >>> from tantrix.ratings.records import Built
    >>> Built(score=24, line=8, loop=12).loop
    12
    """

    score: int
    line: int
    loop: int


class Feats(NamedTuple):
    """What a finished game may have brought: `built` by person, robots left out.

    `time_ms` is how long a game took that was played to its end, None where it was not.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.records import Built, Feats
    >>> players = RatedPlayer("ann", side=0, place=1), RatedPlayer("bob", side=1, place=2)
    >>> built = {"ann": Built(24, 8, 12), "bob": Built(9, 9, 0)}
    >>> Feats(RatedGame(1, 0, "ranked", players), built, time_ms=600_000).built["ann"].score
    24
    """

    game: RatedGame
    built: Mapping[str, Built]
    time_ms: int | None


class HeldRecord(NamedTuple):
    """A record: its value (tiles, points, milliseconds, games), who holds it, since which game.

    >>> from tantrix.ratings.records import Feat, HeldRecord
    >>> held = {Feat.SCORE: HeldRecord(value=24, person="ann", number=1)}
    >>> held[Feat.SCORE].person
    'ann'
    """

    value: int
    person: str
    number: int


class GameCount(NamedTuple):
    """How many games somebody has played, and won in a row up to now.

    >>> from tantrix.ratings.records import GameCount
    >>> GameCount(played=12, streak=3).streak
    3
    """

    played: int = 0
    streak: int = 0


@dataclass(frozen=True)
class Book:
    """The records after the game of number `last`, and what streaks hang on.

    >>> from tantrix.ratings.records import Book
    >>> Book().last, dict(Book().held)
    (0, {})
    """

    last: int = 0
    held: Mapping[Feat, HeldRecord] = field(default_factory=dict)
    tallies: Mapping[str, GameCount] = field(default_factory=dict)


NOTHING = Book()


def fold(games: Iterable[Feats], before: Book = NOTHING) -> Book:
    """Return the book after more games, which come in the order of their numbers.

    Raises `TantrixError` `bad.game_order` for one that was there already, or comes too late.

    >>> from tantrix.ratings.games import RatedGame, RatedPlayer
    >>> from tantrix.ratings.records import Built, Feat, Feats, fold
    >>> players = RatedPlayer("ann", side=0, place=1), RatedPlayer("bob", side=1, place=2)
    >>> built = {"ann": Built(24, 8, 12), "bob": Built(9, 9, 0)}
    >>> book = fold([Feats(RatedGame(1, 0, "ranked", players), built, time_ms=600_000)])
    >>> book.held[Feat.SCORE]
    HeldRecord(value=24, person='ann', number=1)
    >>> book.held[Feat.LINE].person
    'bob'
    """
    last, held, tallies = before.last, dict(before.held), dict(before.tallies)
    for feats in games:
        number = feats.game.number
        if number <= last:
            raise TantrixError("bad.game_order", number=number, last=last)
        last = number
        if feats.game.counts:
            tallies |= _tallies(feats.game, tallies)
            for feat, claim in _claims(feats, tallies):
                if feat not in held or _better(feat, claim.value, held[feat].value):
                    held[feat] = claim
    return Book(last, held, tallies)


def _better(feat: Feat, value: int, than: int) -> bool:
    return value < than if feat is Feat.FASTEST else value > than


def _among_people(game: RatedGame) -> bool:
    return not any(player.robot for player in game.players)


def _tallies(game: RatedGame, known: Mapping[str, GameCount]) -> dict[str, GameCount]:
    """Return the tallies of the people of a game after it; one with robots touches no streak."""
    counts = _among_people(game)
    found: dict[str, GameCount] = {}
    for player in game.players:
        if not player.robot:
            played, streak = known.get(player.id, GameCount())
            if counts:
                streak = streak + 1 if game.winner == player.side else 0
            found[player.id] = GameCount(played + 1, streak)
    return found


def _claims(feats: Feats, tallies: Mapping[str, GameCount]) -> Iterator[tuple[Feat, HeldRecord]]:
    """Yield the values of a game that may be records, of each kind the best first."""
    game = feats.game
    for person, built in sorted(feats.built.items()):
        for feat, value in zip((Feat.SCORE, Feat.LINE, Feat.LOOP), built, strict=True):
            if value > 0:
                yield feat, HeldRecord(value, person, game.number)
    winners = sorted(player.id for player in game.players if player.side == game.winner)
    if feats.time_ms is not None and winners and _among_people(game):
        yield Feat.FASTEST, HeldRecord(feats.time_ms, winners[0], game.number)
    for player in sorted((p for p in game.players if not p.robot), key=lambda p: p.id):
        tally = tallies[player.id]
        yield Feat.PLAYED, HeldRecord(tally.played, player.id, game.number)
        if tally.streak > 0:
            yield Feat.STREAK, HeldRecord(tally.streak, player.id, game.number)
