"""A study as the tree that a page edits, and as the text that is stored.

The text is that of a game, with variations, comments and glyphs. In a study nobody knows the order
of the bag: each draw is written with its move, so that any line can be tried with any tile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec

from tantrix.notation import records
from tantrix.notation.moves import read_action, write_action
from tantrix.notation.positions import registry
from tantrix.notation.records import DEEPEST, Game, GameNode
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.moderation.lines import cleaned, cleaned_text
from tantrix.server.tables.messages import Code
from tantrix.server.web.allowed import not_among
from tantrix.server.web.protocol import Input

MOST_MOVES = 1000
"""How many moves a study has at most, those of its variations included."""

LARGEST_TEXT = 65_536
"""Characters of the text of a study."""

LONGEST = 2000
"""Characters of a comment."""

MOST_GLYPHS = 4
"""How many glyphs a move has at most."""

SECRETS = ("Seed", "Seal")
"""The tags that tell the order of the bag, which no study knows."""

Comment = Annotated[str, msgspec.Meta(max_length=4 * LONGEST)]
Glyph = Annotated[int, msgspec.Meta(ge=0, le=255)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class StudyNode(Input, frozen=True, omit_defaults=True):
    """A move after the move `parent`, which is a place in the list from 1; the start is 0.

    The first move after another is its main continuation. `drawn` is the tile drawn after it,
    `nags` are numeric annotation glyphs as in PGN, times are those of a record.
    """

    parent: Annotated[int, msgspec.Meta(ge=0)]
    code: Code
    drawn: Annotated[int, msgspec.Meta(ge=1, le=56)] | None = None
    comment: Comment = ""
    nags: Annotated[list[Glyph], msgspec.Meta(max_length=MOST_GLYPHS)] = []  # noqa: RUF012 - copied
    used_ms: Milliseconds | None = None
    left_ms: Milliseconds | None = None


class StudyTree(Input, frozen=True):
    """All that may be changed in a study: the comment before the first move, and the moves."""

    comment: Comment
    nodes: list[StudyNode]


class StudyText(msgspec.Struct, frozen=True):
    """A study as it is stored: its text, the number of its moves, and the words in it."""

    text: str
    moves: int
    words: str


def of_text(text: str) -> Game:
    """Return the game of a text as a study has it.

    Raises `TantrixError`: `study.large`, `study.text` with the place of the first fault, and
    `study.game` for all games but Strategy.
    """
    if len(text) > LARGEST_TEXT:
        raise TantrixError("study.large", most=LARGEST_TEXT)
    game, problems = records.read_game(text)
    if problems:
        first = problems[0]
        raise TantrixError("study.text", line=first.line, column=first.column, why=first.id)
    if not isinstance(game.begun, StrategyState):
        raise TantrixError("study.game")
    return _opened(game, game.begun)


def of_position(text: str) -> Game:
    """Return a study without moves that begins in a position.

    Raises `NotationError` `bad.position`, and `TantrixError` `study.game`.
    """
    state = registry.read(text)
    if not isinstance(state, StrategyState):
        raise TantrixError("study.game")
    return Game.new(state.hidden())


def tree_of(game: Game) -> StudyTree:
    """Return the tree of a game, each line before those that begin beside it."""
    nodes: list[StudyNode] = []
    left: list[tuple[int, GameNode]] = [(0, node) for node in reversed(game.variations)]
    while left:
        parent, node = left.pop()
        move = node.move()
        nodes.append(
            StudyNode(
                parent=parent,
                code=write_action(move.placement),
                drawn=move.drawn,
                comment=move.comment,
                nags=list(move.nags),
                used_ms=move.used_ms,
                left_ms=move.left_ms,
            )
        )
        left += [(len(nodes), child) for child in reversed(node.variations)]
    return StudyTree(comment=game.comment, nodes=nodes)


def players_of(game: Game) -> list[str]:
    """Return the names of the players, empty where a game does not tell them."""
    count = game.begun.rules.players if isinstance(game.begun, StrategyState) else 0
    return [game.tags.get(f"Player{number}", "") for number in range(1, count + 1)]


def grown(game: Game, tree: StudyTree) -> Game:
    """Return a game that begins as another and has the moves of a tree.

    Raises `TantrixError`: those of `cleaned`, `bad.message`, `study.full`, `study.deep`, and
    `NotationError` `bad.placement`. Whether the moves are legal is not asked.
    """
    if len(tree.nodes) > MOST_MOVES:
        raise TantrixError("study.full", most=MOST_MOVES)
    root = Game(
        begun=game.begun,
        tags={name: cleaned(value) for name, value in game.tags.items() if value.strip()},
        deal=game.deal,
        hidden=game.hidden,
        comment=_comment(tree.comment),
    )
    places: list[tuple[GameNode, int]] = [(root, 0)]
    for number, node in enumerate(tree.nodes):
        if node.parent > number:
            why = f"Expected `int` <= {number}"
            raise TantrixError("bad.message", field=f"nodes[{number}].parent", why=why)
        parent, depth = places[node.parent]
        depth += bool(parent.variations)
        if depth > DEEPEST:
            raise TantrixError("study.deep", most=DEEPEST)
        places.append((_added(parent, node, number), depth))
    return root


def written(game: Game) -> StudyText:
    """Return what is stored of a game.

    Raises `TantrixError` `study.illegal` where a move is against the rules, and `study.large`.
    """
    try:
        text = records.write_game(game)
    except IllegalAction as error:
        raise TantrixError("study.illegal", move=error.at[0], why=error.id) from None
    if len(text) > LARGEST_TEXT:
        raise TantrixError("study.large", most=LARGEST_TEXT)
    tree = tree_of(game)
    said = [tree.comment, *(node.comment for node in tree.nodes), *game.tags.values()]
    return StudyText(text, len(tree.nodes), "\n".join(filter(None, said)))


def begun(text: str) -> StudyText:
    """Return what is stored of a study that is begun from a text.

    Raises as `of_text`, `grown` and `written` do.
    """
    game = of_text(text)
    return written(grown(game, tree_of(game)))


def begun_at(position: str) -> StudyText:
    """Return what is stored of a study that is begun in a position; raises as `of_position`."""
    return written(of_position(position))


def changed(text: str, tree: StudyTree) -> StudyText:
    """Return what is stored of a study with another tree; raises as `grown` and `written`."""
    return written(grown(of_text(text), tree))


def _added(parent: GameNode, node: StudyNode, number: int) -> GameNode:
    """Add the move of a place in a tree, from 0 on, after another one."""
    action = read_action(node.code)
    if not isinstance(action, Placement | Draw):
        raise not_among(f"nodes[{number}].code", node.code, ("a placement", "a draw"))
    added = GameNode(
        parent,
        action,
        node.drawn,
        _comment(node.comment),
        list(node.nags),
        node.used_ms,
        node.left_ms,
    )
    parent.variations.append(added)
    return added


def _comment(text: str) -> str:
    """Return a comment as it is kept; there need be none."""
    return cleaned_text(text, LONGEST) if text.strip() else ""


def _opened(game: Game, state: StrategyState) -> Game:
    """Return a game without the order of its bag, and without what ended it but for a placement."""
    deal = game.deal
    if deal is not None and not game.hidden:
        game = replace(game, deal=deal._replace(bag=()), hidden=len(deal.bag))
    tags = {name: value for name, value in game.tags.items() if name not in SECRETS}
    opened = Game(
        begun=state.hidden(),
        tags=tags,
        deal=game.deal,
        hidden=game.hidden,
        comment=game.comment,
    )
    left: list[tuple[GameNode, GameNode]] = [(opened, node) for node in game.variations]
    while left:
        parent, node = left.pop(0)
        if isinstance(node.action, Placement | Draw):
            node.parent = parent
            parent.variations.append(node)
            children, node.variations = node.variations, []
            left += [(node, child) for child in children]
    return opened
