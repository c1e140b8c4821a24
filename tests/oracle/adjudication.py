"""Games of Strategy with one mistake in them, written as records, and what is legal afterwards.

The mistake is chosen so that by the oracle's own rules it breaks exactly one of them, and it is
known where. Nothing here is imported from the package: games are played by `oracle.strategy`, and
records are written by hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from oracle.strategy import (
    Board,
    Cell,
    Position,
    code_of,
    forced_spaces,
    neighbour,
    neighbours,
    read_code,
    refusals,
    seen,
    spaces,
    tiles_round,
    with_tile,
)

PLACING = {
    "match": [{"mismatch"}],
    "three_alike": [{"three_alike"}],
    "fourth_tile": [{"fourth_tile"}, {"fourth_tile", "controlled_side"}],
    "controlled_side": [{"controlled_side"}],
    "connected": [{"not_connected"}],
}
"""The mistakes of placing, each with the refusals that name it alone."""


@dataclass
class Game:
    """A game so far: the position, the words of its record, and the mistake once it is made.

    `words` are turn, player and text of each placement; `mistake` is its number and its rule.
    """

    position: Position
    hands: list[list[int]]
    bag: list[int]
    rng: random.Random
    words: list[tuple[int, int, str]] = field(default_factory=list)
    before: str = ""
    turn: int = 0
    mistake: tuple[int, str] | None = None

    @staticmethod
    def start(players: int, rng: random.Random) -> Game:
        """A dealt game; player 0 starts."""
        order = rng.sample(range(1, 57), 56)
        position = Position.start(players, order)
        hands = [order[6 * player : 6 * player + 6] for player in range(players)]
        return Game(position, hands, order[6 * players :], rng)

    @property
    def number(self) -> int:
        """The number of the next placement."""
        return len(self.words) + 1

    def note(self, code: str, draws: list[int], *, begins: bool, player: int) -> None:
        """Add a placement to the record."""
        self.turn += begins or not self.turn
        text = code + "".join(f"={tile}" for tile in draws)
        self.words.append((self.turn, player, text))

    def begins(self) -> bool:
        """Whether the next legal placement begins a turn."""
        if not self.words:
            return True
        moved = self.before in ("free", "after")
        anew = self.position.stage in ("forced", "free")
        return self.words[-1][1] != self.position.player or (moved and anew)

    def play(self, code: str | None = None) -> None:
        """Make a legal placement, at random unless it is given."""
        position = self.position
        code = code or self.rng.choice(position.actions())
        self.note(code, position.bag[:1], begins=self.begins(), player=position.player)
        self.before = position.stage
        self.position = position.played(code)

    def record(self, *, hidden: bool) -> str:
        """The record of the game, with the order of the bag or its size alone."""
        hands = "/".join(",".join(map(str, hand)) for hand in self.hands)
        bag = f"?{len(self.bag)}" if hidden else ",".join(map(str, self.bag))
        tags = {
            "Game": f"strategy:{len(self.hands)}",
            "Starter": "0",
            "Hands": hands,
            "Bag": bag,
        }
        lines = [f'[{name} "{value}"]' for name, value in tags.items()]
        words = []
        last = 0
        for turn, _, text in self.words:
            words.append(f"{turn}. {text}" if turn != last else text)
            last = turn
        return "\n".join([*lines, "", *words, "*", ""])


def with_mistake(kind: str, players: int, after: int, rng: random.Random) -> Game | None:
    """A random legal game with one mistake of a kind, made once it can be after so many placements.

    A few placements follow. None where the game ends before.
    """
    game = Game.start(players, rng)
    while game.position.stage != "over":
        if len(game.words) >= after and MISTAKES[kind](game):
            for _ in range(rng.randint(0, 4)):
                if game.position.actions():
                    game.play()
            return game
        game.play()
    return None


# --- the mistakes: each tells whether it could be made ------------------------------------------


def misplace(kind: str) -> Callable[[Game], bool]:
    """The mistake of a free move that breaks one rule of placing."""

    def make(game: Game) -> bool:
        position = game.position
        if position.stage != "free" or not position.board:
            return False
        cells = [c for c in near(position.board) if c not in forced_spaces(position.board)]
        tries = [
            (tile, cell, rotation)
            for tile in position.hands[position.player]
            for cell in cells
            for rotation in range(6)
        ]
        game.rng.shuffle(tries)
        for tile, cell, rotation in tries:
            broken = refusals(position.board, cell, tile, rotation, position.endgame)
            if broken in PLACING[kind]:
                game.mistake = game.number, kind
                force(game, code_of(tile, cell, rotation), begins=game.begins())
                return True
        return False

    return make


def near(board: Board) -> list[Cell]:
    """The spaces, and the empty cells beside them."""
    found = set(spaces(board))
    found |= {cell for space in found for cell in neighbours(space)}
    return sorted(found - board.keys())


def force(game: Game, code: str, *, begins: bool, tile_from_bag: bool = False) -> None:
    """Make a free move by the player to act, whatever it breaks."""
    position = game.position
    tile, cell, rotation = read_code(code)
    hands = [list(hand) for hand in position.hands]
    bag = list(position.bag)
    if tile_from_bag:
        bag.remove(tile)
    else:
        hands[position.player].remove(tile)
    draws = bag[: 0 if tile_from_bag else 1]
    hands[position.player] += draws
    game.note(code, draws, begins=begins, player=position.player)
    board = with_tile(position.board, cell, tile, rotation)
    rest = bag[len(draws) :]
    game.before = "free"
    game.position = Position(hands, rest, board, position.player, "after", position.game).settled()


def move_twice(game: Game) -> bool:
    """A second free move in one turn."""
    if not game.words or game.before not in ("free", "after"):
        return False
    player = game.words[-1][1]
    position = game.position
    if position.player == player or position.stage == "over":
        return False
    again = position.at(player, "free")
    moves = [c for c in again.free_moves() if read_code(c)[1] not in forced_spaces(position.board)]
    if any(again.fills()) or not moves:
        return False
    game.mistake = game.number, "turn"
    game.position = again
    force(game, game.rng.choice(moves), begins=False)
    return True


def play_early(game: Game) -> bool:
    """A whole turn by somebody whose turn it is not."""
    position = game.position
    if not game.words or not game.begins() or position.stage == "over":
        return False
    others = [p for p in range(len(position.hands)) if p != position.player and position.hands[p]]
    if not others:
        return False
    other = position.at(game.rng.choice(others), "forced")
    settled = other.settled()
    if settled.player != other.player or settled.stage not in ("forced", "free"):
        return False
    game.mistake = game.number, "turn"
    game.position = settled
    code = game.rng.choice(settled.actions())
    game.note(code, settled.bag[:1], begins=True, player=settled.player)
    game.before = settled.stage
    game.position = settled.played(code)
    return True


def take_from_bag(game: Game) -> bool:
    """A free move with a tile that is still in the bag."""
    position = game.position
    if position.stage != "free" or len(position.bag) < 2:
        return False
    hands = [list(hand) for hand in position.hands]
    hands[position.player] = list(position.bag)
    other = Position(hands, position.bag, position.board, position.player, "free", position.game)
    moves = [c for c in other.free_moves() if read_code(c)[1] not in forced_spaces(position.board)]
    if not moves:
        return False
    game.mistake = game.number, "hand"
    force(game, game.rng.choice(moves), begins=game.begins(), tile_from_bag=True)
    return True


def draw(rule: str) -> Callable[[Game], bool]:
    """The mistake of drawing a wrong tile, none, or two."""

    def make(game: Game) -> bool:
        position = game.position
        bag = list(position.bag)
        if len(bag) < 4 or position.stage == "over":
            return False
        code = game.rng.choice(position.actions())
        drawn = {"bag": bag[-1:], "short": [], "surplus": bag[:2]}[rule]
        tile, cell, rotation = read_code(code)
        hands = [list(hand) for hand in position.hands]
        hands[position.player].remove(tile)
        hands[position.player] += drawn
        game.mistake = game.number, rule
        game.note(code, drawn, begins=game.begins(), player=position.player)
        game.before = position.stage
        game.position = Position(
            hands,
            [t for t in bag if t not in drawn],
            with_tile(position.board, cell, tile, rotation),
            position.player,
            "forced" if position.stage == "forced" else "after",
            position.game,
        ).settled()
        turn = game.turn
        while game.turn == turn and game.position.actions():
            game.play()
        return True

    return make


def pass_over(game: Game) -> bool:
    """A free move while a forced space can be filled."""
    position = game.position
    if position.stage != "forced" or not position.board:
        return False
    free = position.at(position.player, "free")
    moves = [c for c in free.free_moves() if read_code(c)[1] not in forced_spaces(position.board)]
    if not moves:
        return False
    game.mistake = game.number, "unfilled"
    begins = game.begins()
    game.position = free
    force(game, game.rng.choice(moves), begins=begins)
    return True


def leave(game: Game) -> bool:
    """A turn that ends while a forced space can be filled."""
    position = game.position
    if position.stage != "after":
        return False
    following = (position.player + 1) % len(position.hands)
    settled = position.at(following, "forced").settled()
    if settled.player != following or settled.stage == "over":
        return False
    game.mistake = len(game.words), "unfilled"
    game.position = settled
    code = game.rng.choice(settled.actions())
    game.note(code, settled.bag[:1], begins=True, player=following)
    game.before = settled.stage
    game.position = settled.played(code)
    return True


MISTAKES: dict[str, Callable[[Game], bool]] = {
    **{kind: misplace(kind) for kind in PLACING},
    "turn": move_twice,
    "early": play_early,
    "hand": take_from_bag,
    "bag": draw("bag"),
    "short": draw("short"),
    "surplus": draw("surplus"),
    "unfilled": pass_over,
    "left": leave,
}
"""Every kind of mistake; some are named by the same rule."""


# --- what play can reach ------------------------------------------------------------------------


def unsound(board: Board, bag: int) -> list[Cell]:
    """The cells that show that play cannot have led to a board."""
    wrong = [cell for cell in board if cell not in reached(board)]
    for cell, (tile, rotation) in board.items():
        rest = {other: laid for other, laid in board.items() if other != cell}
        if "mismatch" in refusals(rest, cell, tile, rotation, endgame=True):
            wrong.append(cell)
    if bag:
        for space in forced_spaces(board):
            row = any(
                all(neighbour(space, first + k) in board for k in range(3)) for first in range(6)
            )
            colours = list(seen(board, space).values())
            alike = any(colours.count(colour) > 2 for colour in "RYBG")
            if tiles_round(board, space) != 3 or not row or alike:
                wrong.append(space)
    return wrong


def reached(board: Board) -> set[Cell]:
    """The tiles that hang together with the first one."""
    found: set[Cell] = set()
    ahead = list(board)[:1]
    while ahead:
        cell = ahead.pop()
        if cell in board and cell not in found:
            found.add(cell)
            ahead += neighbours(cell)
    return found
