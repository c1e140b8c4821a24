"""A game as a tree: every move with those that might have been made instead of it.

The tree is what people edit: comments, glyphs and variations can be added anywhere. A `Game` is the
root of it, and knows the tags and the position before the first move. The first of a node's
`variations` is its main continuation. A state is not kept: `GameNode.state` plays the moves again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tantrix.notation.moves import read_action
from tantrix.notation.records import writer
from tantrix.notation.records.header import game_of, header_of
from tantrix.notation.records.model import (
    Record,
    RecordMove,
    TurnState,
    advance,
    moves_of,
    start,
)
from tantrix.rules.bag import Deal
from tantrix.rules.base import Action, Draw, State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState


@dataclass(eq=False)
class GameNode:
    """A move of a game, and all that follows from it.

    `parent` and `action` are None at the root only. `drawn`, `nags`, `used_ms` and `left_ms` are
    as in `RecordMove`, times in milliseconds.

    >>> import tantrix
    >>> state = tantrix.new_game(seed=1)
    >>> game = tantrix.Game.played(state)
    >>> node = game.add(state.legal_actions()[0], comment="a quiet start")
    >>> node.comment, node.parent is game
    ('a quiet start', True)
    """

    parent: GameNode | None = field(default=None, repr=False)
    action: Action | None = None
    drawn: int | None = None
    comment: str = ""
    nags: list[int] = field(default_factory=list)
    used_ms: int | None = None
    left_ms: int | None = None
    variations: list[GameNode] = field(default_factory=list, repr=False)

    # --- where it is ------------------------------------------------------------------------

    @property
    def next(self) -> GameNode | None:
        """The main continuation, None at the end of a line."""
        return self.variations[0] if self.variations else None

    @property
    def root(self) -> Game:
        """The game."""
        node = self.path()[0]
        if isinstance(node, Game):
            return node
        raise TantrixError("bad.node")

    @property
    def is_main_line(self) -> bool:
        """Whether the move was made in the game itself."""
        path = self.path()
        return all(node is path[at].variations[0] for at, node in enumerate(path[1:]))

    def path(self) -> list[GameNode]:
        """Return the nodes from the root to this one."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]

    def main_line(self) -> Iterator[GameNode]:
        """Yield the main continuations from here to the end."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def end(self) -> GameNode:
        """Return the last node of the main line from here."""
        return [self, *self.main_line()][-1]

    def state(self) -> TurnState:
        """Return the position after the move.

        Beyond the game itself nobody knows the order of the bag: the state of a variation does not.
        Raises `IllegalAction` where a move is against the rules.
        """
        state, aside = self.root.begun.copy(), False
        for node in self.path()[1:]:
            if node.parent is not None and node is not node.parent.next and not aside:
                state, aside = state.hidden(), True
            advance(state, node.move())
        return state

    # --- changing it ------------------------------------------------------------------------

    def add(self, action: Action | str, drawn: int | None = None, *, comment: str = "") -> GameNode:
        """Add a move after this one and return it: the main continuation, or a variation of it.

        An action may be given as text. Where the order of the bag is known, the draw follows from
        it. Raises `IllegalAction`, `NotationError` and `TypeError` as `play` does, and changes
        nothing then.
        """
        if isinstance(action, str):
            action = read_action(action)
        state = self.state().hidden() if self.variations else self.state()
        advance(state, RecordMove(action, drawn))
        if isinstance(state.last, Draw) and not isinstance(action, Draw):
            drawn = state.last.tile
        node = GameNode(self, action, drawn, comment)
        self.variations.append(node)
        return node

    def promote(self) -> None:
        """Move this node one place up among the variations of its parent."""
        around = self._around()
        at = around.index(self)
        if at:
            around[at - 1], around[at] = self, around[at - 1]

    def promote_to_main(self) -> None:
        """Make this node the main continuation of its parent."""
        around = self._around()
        around.remove(self)
        around.insert(0, self)

    def remove(self) -> None:
        """Take this node and all that follows from it out of the game."""
        self._around().remove(self)
        self.parent = None

    def _around(self) -> list[GameNode]:
        """Return the moves from which this one is a choice; raises `TantrixError` `bad.node`."""
        if self.parent is None:
            raise TantrixError("bad.node")
        return self.parent.variations

    # --- as moves ---------------------------------------------------------------------------

    def move(self, branches: Iterable[tuple[RecordMove, ...]] = ()) -> RecordMove:
        """Return this move alone, with the variations that begin in its place."""
        if self.action is None:
            raise TantrixError("bad.node")
        return RecordMove(
            self.action,
            self.drawn,
            self.used_ms,
            self.comment,
            tuple(branches),
            tuple(self.nags),
            self.left_ms,
        )

    def moves(self) -> tuple[RecordMove, ...]:
        """Return the main line from here with all variations, as a record has them."""
        line: list[RecordMove] = []
        node = self
        while node.variations:
            main, *others = node.variations
            line.append(main.move((other.move(), *other.moves()) for other in others))
            node = main
        return tuple(line)

    def attach(self, moves: Iterable[RecordMove]) -> None:
        """Add a line of moves after this one, unchecked, with its variations."""
        parent = self
        for move in moves:
            node = GameNode(
                parent,
                move.placement,
                move.drawn,
                move.comment,
                list(move.nags),
                move.used_ms,
                move.left_ms,
            )
            parent.variations.append(node)
            for branch in move.variations:
                parent.attach(branch)
            parent = node


@dataclass(eq=False)
class Game(GameNode):
    """The root of a game of any kind: what it began with, and its tags of free text.

    `begun` is the position before the first move. A game of Strategy that began with a deal has it
    in `deal`, and is written with it; `hidden` is the size of a bag that stays secret, and the bag
    of `deal` is empty then. `comment` is what stands before the first move.

    Games are equal when all that is written of them is. A game can be changed: it has no hash.

    >>> import tantrix
    >>> state = tantrix.new_game(seed=1)
    >>> state.play("5@0,0:0")
    >>> game = tantrix.Game.played(state, {"Event": "Trial"})
    >>> len(game.moves()), game.final().board == state.board
    (1, True)
    """

    begun: TurnState = field(kw_only=True)
    tags: dict[str, str] = field(default_factory=dict, kw_only=True)
    deal: Deal | None = field(default=None, kw_only=True)
    hidden: int = field(default=0, kw_only=True)

    @classmethod
    def new(cls, begun: TurnState, tags: Mapping[str, str] | None = None) -> Game:
        """Return a game without moves that begins in a position."""
        return cls(begun=begun.copy(), tags=dict(tags or {}))

    @classmethod
    def played(
        cls,
        state: TurnState,
        tags: Mapping[str, str] | None = None,
        clocks: Sequence[int | None] = (),
    ) -> Game:
        """Return the game that led to `state` from where its history begins.

        `clocks` are the times of the moves in milliseconds, without draws. Until the game is over
        the order of the bag is left out, and the tag `Seed` with it.
        """
        begun = state.copy()
        for _ in state.history:
            begun.pop()
        game = cls.new(begun if state.is_over else begun.hidden(), tags)
        if not state.is_over:
            game.tags.pop("Seed", None)
        game.attach(moves_of(state.history, clocks))
        return game

    @classmethod
    def of(cls, record: Record) -> Game:
        """Return the game of a record.

        Variations of a variation's first move become variations of the same move as that.
        """
        game = cls(
            begun=start(record),
            tags=dict(record.tags),
            deal=None if record.begun else record.deal,
            hidden=0 if record.begun else record.hidden,
            comment=record.comment,
        )
        game.attach(record.moves)
        return game

    def record(self) -> Record:
        """Return the record of a game of Strategy.

        Raises `TantrixError` `bad.record.other_game` for any other.
        """
        if not isinstance(self.begun, StrategyState):
            raise TantrixError("bad.record.other_game", game=game_of(self.begun))
        rules, deal, hidden, begun = header_of(self.begun)
        if self.deal is not None:
            deal, hidden, begun = self.deal, self.hidden, None
        moves = list(self.moves())
        return Record(dict(self.tags), rules, deal, moves, hidden, self.comment, begun)

    def final(self) -> State:
        """Return the position after the last move of the game itself."""
        return self.end().state()

    def __eq__(self, other: object) -> bool:
        """Tell whether two games began alike and have the same moves, tags, comments and glyphs."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._told() == other._told()

    __hash__ = None  # type: ignore[assignment]  # as of everything that can be changed

    def _told(self) -> tuple[object, ...]:
        """Return all that is told of the game."""
        return self.begun, self.deal, self.hidden, self.tags, self.comment, self.moves()

    def __str__(self) -> str:
        """Return the game as text; see `records.write_game`."""
        return write_game(self)


def write_game(game: Game | TurnState) -> str:
    """Return a game of any kind as text, one turn a line; `reader.read_game` is the inverse.

    Of a state it is the game that led to it, `Game.played(state)`. Raises as `records.write` does.

    >>> import tantrix
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> text.splitlines()[0]
    '[Game "strategy:2"]'
    """
    if not isinstance(game, Game):
        game = Game.played(game)
    if game.deal is not None:
        return writer.write(game.record())
    return writer.write_from(game.begun, game.tags, game.moves(), game.comment)
