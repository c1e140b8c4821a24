"""The Gobble race stated a second time, as naively as it can be.

A race is a table (see `gobble.py` here) and what each player has, as plain lists; an action is a
list of words: `[player, "turn"]`, `[player, "25@0,-1:5"]`, `[player, "discard"]`, `[player, "give",
to, "pile" or "stack"]`, `[player, "resign"]`. Nothing here is imported from the package.
Source: the booklet [S0].
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .gobble import Board, Cell, gobbles, laid, read_board, read_code, ways

Words = list[str | int]


@dataclass
class Player:
    """What a player has: both `pile` and `stack` have their top last."""

    pile: list[int]
    hand: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    gobbles: int = 0
    must_give: bool = False
    out: bool = False
    gave_up: bool = False

    def tiles(self) -> list[int]:
        """Everything that the player has."""
        return self.pile + self.hand + self.stack

    def racing(self) -> bool:
        """Whether the player is still in the race."""
        return not self.out and not self.gave_up

    def idle(self) -> bool:
        """Whether there is nothing that the player could do."""
        return not self.racing() or not (self.pile or self.hand or self.must_give)


@dataclass
class Race:
    """All of a race; `went` are those who left it, with why, one after another."""

    board: Board
    players: list[Player]
    owners: dict[Cell, int] = field(default_factory=dict)
    went: list[tuple[int, str]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether nobody can do anything."""
        return all(player.idle() for player in self.players)

    def others(self, number: int) -> list[int]:
        """The other players who are still in the race."""
        return [n for n, player in enumerate(self.players) if n != number and player.racing()]

    def actions(self, number: int) -> list[Words]:
        """What a player may do, beside giving up."""
        player = self.players[number]
        if player.idle():
            return []
        if player.must_give:
            return [
                [number, "give", to, place]
                for to in self.others(number)
                for place, tiles in (("pile", player.pile), ("stack", player.stack))
                if tiles
            ]
        if player.hand:
            words = [*ways(self.board, player.hand[0]), "discard"]
            return [[number, word] for word in words]
        return [[number, "turn"]]

    def after(self, action: Words) -> Race:
        """The race after an action, which must be allowed."""
        race = self.copied()
        number, word = int(action[0]), str(action[1])
        assert action in race.actions(number) or word == "resign"
        player = race.players[number]
        if word == "turn":
            player.hand.append(player.pile.pop())
        elif word == "discard":
            player.stack.append(player.hand.pop())
        elif word == "give":
            taken = player.pile if action[3] == "pile" else player.stack
            race.players[int(action[2])].pile.append(taken.pop())
            player.must_give = False
        elif word == "resign":
            player.gave_up = True
            race.went.append((number, "resigned"))
        else:
            race.join(number, word)
        return race.settled()

    def copied(self) -> Race:
        """The same race once more, sharing no list."""
        players = [
            replace(one, pile=[*one.pile], hand=[*one.hand], stack=[*one.stack])
            for one in self.players
        ]
        return Race({**self.board}, players, {**self.owners}, [*self.went])

    def join(self, number: int, text: str) -> None:
        """Lay the tile in hand."""
        player, cell = self.players[number], read_code(text)[1]
        player.must_give = gobbles(self.board, cell)
        player.gobbles += player.must_give
        player.hand.clear()
        self.board = laid(self.board, text)
        self.owners[cell] = number

    def settled(self) -> Race:
        """This race, with those out who have no tiles, and no debt that cannot be paid."""
        for number, player in enumerate(self.players):
            if player.racing() and not player.tiles():
                player.out = True
                self.went.append((number, "out"))
        for number, player in enumerate(self.players):
            if not player.racing() or not self.others(number):
                player.must_give = False
        return self

    def places(self) -> list[int]:
        """The place of each player of a race that is over."""
        out = [number for number, why in self.went if why == "out"]
        gave_up = [number for number, why in self.went if why == "resigned"]
        places = []
        for number, player in enumerate(self.players):
            if player.out:
                places.append(1 + out.index(number))
            elif player.gave_up:
                places.append(len(self.players) - gave_up.index(number))
            else:
                waiting = [other for other in self.players if other.racing()]
                fewer = [one for one in waiting if len(one.tiles()) < len(player.tiles())]
                places.append(1 + len(out) + len(fewer))
        return places


def start(table: str, piles: list[list[int]]) -> Race:
    """The race with two tiles on the table; each pile is written with its top first."""
    return Race(read_board(table), [Player(pile[::-1]) for pile in piles])
