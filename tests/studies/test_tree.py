"""The tree of a study and its text: exact inverses, whatever was tried and said."""

from __future__ import annotations

from random import Random

import pytest

import tantrix
from analysis.gaming import played
from tantrix.notation import records
from tantrix.notation.records import DEEPEST, Game, GameNode
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.studies import tree as trees
from tantrix.server.studies.tree import StudyNode, StudyTree

SAID = ("", "", "Why?", "{ } \\ [%used 0:01]", "two\n\nlines", "  indented", "é ! $3 (1. 2@0,0:0)")


def start(players: int = 2) -> str:
    """Return the text of a study without moves."""
    return trees.begun(str(Game.played(tantrix.new_game(players=players, seed=4)))).text


def random_tree(rng: Random, text: str, moves: int) -> StudyTree:
    """Return the tree of a study with so many legal moves more, anywhere in it."""
    game = trees.of_text(text)
    nodes: list[GameNode] = [game, *game.main_line()]
    while len(nodes) <= moves:
        parent = rng.choice(nodes)
        depth = sum(node is not above.next for above, node in zip(*two(parent), strict=True))
        state = parent.state()
        if state.is_over or depth >= DEEPEST:
            continue
        assert isinstance(state, StrategyState)
        played = rng.choice(state.legal_actions())
        ahead = state.hidden()
        ahead.play(played, settle=False)
        drawn = rng.choice(ahead.legal_actions()).tile if ahead.drawing else None
        node = parent.add(played, drawn, comment=rng.choice(SAID).strip())
        node.nags = rng.sample(range(7), rng.randint(0, 2))
        nodes.append(node)
    game.comment = rng.choice(SAID).strip()
    return trees.tree_of(game)


def two(node: GameNode) -> tuple[list[GameNode], list[GameNode]]:
    path = node.path()
    return path[:-1], path[1:]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_trees_and_texts_are_exact_inverses(seed: int, players: int) -> None:
    text = start(players)
    tree = random_tree(Random(seed), text, 60)
    stored = trees.changed(text, tree)
    assert stored.moves == len(tree.nodes) == 60
    assert trees.tree_of(trees.of_text(stored.text)) == tree
    assert trees.begun(stored.text) == stored
    assert trees.changed(stored.text, tree) == stored


def test_a_game_with_variations_grows_by_more() -> None:
    text = trees.begun(played(3)).text
    tree = random_tree(Random(1), text, 120)
    assert trees.tree_of(trees.of_text(trees.changed(text, tree).text)) == tree


def test_variations_are_nested_so_deep_and_no_deeper() -> None:
    first = tantrix.new_game(seed=4).legal_actions()[0]
    game = trees.of_text(start())
    node: GameNode = game.add(first, 50)
    for _ in range(DEEPEST):
        actions = node.state().legal_actions()
        drawn = unseen(node)
        node.add(actions[0], drawn)
        node = node.add(actions[0], drawn + 1)
    tree = trees.tree_of(game)
    assert trees.tree_of(trees.of_text(trees.changed(start(), tree).text)) == tree
    last = max(range(len(tree.nodes)), key=lambda at: depth_of(tree, at))
    drawn = unseen(node)
    action = tantrix.write_placement(node.state().legal_actions()[0])
    more = [StudyNode(parent=last + 1, code=action, drawn=drawn + extra) for extra in (0, 1)]
    deeper = StudyTree(comment="", nodes=[*tree.nodes, *more])
    with pytest.raises(TantrixError) as refused:
        trees.changed(start(), deeper)
    assert refused.value.id == "study.deep"


def unseen(node: GameNode) -> int:
    """Return a tile in the bag, of which the next one is there too."""
    state = node.state()
    assert isinstance(state, StrategyState)
    seen = {placed.tile for placed in state.board.placements}
    seen |= {tile for hand in state.hands for tile in hand}
    return next(tile for tile in range(1, 56) if not {tile, tile + 1} & seen)


def depth_of(tree: StudyTree, at: int) -> int:
    """Return in how many variations a node of a tree is."""
    depth, place = 0, at + 1
    while place:
        parent = tree.nodes[place - 1].parent
        first = next(n for n, node in enumerate(tree.nodes, start=1) if node.parent == parent)
        depth, place = depth + (first != place), parent
    return depth


def test_what_ended_a_game_but_no_placement_is_left_out() -> None:
    state = tantrix.new_game(seed=1)
    state.play(state.legal_actions()[0])
    state.play("resign:1")
    text = trees.begun(str(Game.played(state, {"Player1": "Ann", "Seed": "12", "Seal": "ab"}))).text
    assert "resign" not in text
    assert "Seed" not in text
    assert "Seal" not in text
    game, problems = records.read_game(text)
    assert (problems, len(game.moves()), game.tags) == ([], 1, {"Player1": "Ann"})


def test_games_of_other_kinds_are_refused() -> None:
    rules = GobbleRules()
    state = rules.new_state(rules.deal(Random(1)))
    with pytest.raises(TantrixError) as refused:
        trees.begun(str(Game.played(state)))
    assert refused.value.id == "study.game"
    with pytest.raises(TantrixError) as refused:
        trees.begun_at(tantrix.write_position(state))
    assert refused.value.id == "study.game"


@pytest.mark.parametrize(
    ("node", "field", "why"),
    [
        (StudyNode(parent=2, code="2@1,0:0"), "parent", "Expected `int` <= 1"),
        (
            StudyNode(parent=0, code="resign:0"),
            "code",
            "Invalid enum value 'resign:0': one of a placement, a draw",
        ),
    ],
)
def test_the_move_that_cannot_be_is_named(node: StudyNode, field: str, why: str) -> None:
    nodes = [StudyNode(parent=0, code="1@0,0:0"), node]
    with pytest.raises(TantrixError) as raised:
        trees.grown(Game.new(tantrix.new_game(seed=1).hidden()), StudyTree(comment="", nodes=nodes))
    assert raised.value.params == {"field": f"nodes[1].{field}", "why": why}
