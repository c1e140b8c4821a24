"""Games and puzzles at the terminal: what is said, what is done, and what is refused."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tantrix.cli.main import main
from tantrix.cli.repl.gobble import GobbleRepl
from tantrix.cli.repl.mindgame import MindGameRepl
from tantrix.cli.repl.puzzle import PuzzleRepl
from tantrix.cli.repl.solitaire import SolitaireRepl
from tantrix.messages import LANGUAGES, catalogue, say
from tantrix.notation.moves import write_placement
from tantrix.puzzles import verify
from tantrix.puzzles.known import known
from tantrix.rules.base import Stage, Step
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules
from tantrix.solver import find


class Person(Console):
    """A terminal at which somebody answers as `answers` tell, until they end."""

    def __init__(self) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False, markup=False, emoji=False)
        self.answers: Iterator[str] = iter(())

    def input(self, *_: object, **__: object) -> str:
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        return answer

    @property
    def seen(self) -> str:
        """All that was written."""
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def solitaire(*answers: str, rules: SolitaireRules | None = None) -> tuple[SolitaireRepl, str]:
    """A game of Solitaire after some answers, and what was seen."""
    person = Person()
    talk = SolitaireRepl(person, rules or SolitaireRules(), 4)
    person.answers = iter(answers)
    talk.go()
    return talk, person.seen


def puzzle(name: str, *answers: str) -> tuple[PuzzleRepl, str]:
    """A puzzle after some answers, and what was seen."""
    person = Person()
    talk = PuzzleRepl(person, known(name))
    person.answers = iter(answers)
    talk.go()
    return talk, person.seen


Called = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Called:
    """Calls the command in this process: its exit status, what it wrote, what it complained."""

    def called(*words: str, text: str = "", lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setenv("LC_ALL", lang)
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        with pytest.raises(SystemExit) as ended:
            main(words)
        output = capsys.readouterr()
        return int(ended.value.code or 0), output.out, output.err

    return called


# --- the command -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("nonsense",), "is not a game or a puzzle: use strategy, solitaire, gobble, mindgame"),
        (("discovery-99",), "There is no puzzle “discovery-99”; did you mean “discovery-9”?"),
        (("v1~1-3~bogus",), "cannot be read at"),
        (("--triple", "RYB"), "--triple is not for strategy"),
        (("solitaire", "--robot", "greedy"), "--robot is not for solitaire"),
        (("solitaire", "--record", "x"), "--record is not for solitaire"),
        (("solitaire", "--triple", "RGB"), "--triple: choose one of RYB, RYG, RBG, YBG"),
        (("solitaire", "--triple", "YBG", "--goal", "line"), "do not have the colour R"),
        (("solitaire", "--colour", "G"), "do not have the colour G"),
        (("gobble", "--players", "2"), "--players is not for gobble"),
        (("gobble", "--goal", "line"), "--goal is not for gobble"),
        (("mindgame", "--robot", "random"), "--robot: choose one of greedy, planner"),
        (("mindgame", "--robot", "greedy", "--robot", "greedy"), "--robot: choose one of"),
        (("mindgame", "--colour", "green"), "is not a colour of this game"),
        (("mindgame", "--side", "99"), "5 to 12 cells per side"),
        (("mindgame", "--doubles"), "--doubles is not for mindgame"),
        (("discovery-7", "--seed", "1"), "--seed is not for discovery-7"),
        (("discovery-7", "--load", "no such file"), "cannot be read"),
        (("discovery-7", "one word too many"), "is one word too many"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_clear_line(
    call: Called, words: tuple[str, ...], expected: str
) -> None:
    status, out, complaint = call("play", *words)
    assert (status, out) == (2, "")
    assert complaint.startswith("tantrix: ")
    assert len(complaint.splitlines()) == 1
    assert expected in complaint


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame", "discovery-7", "strategy"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_help_in_every_language_and_is_left_by_a_word(
    call: Called, game: str, lang: str
) -> None:
    words = {each: say(f"cli.word.{each}", lang=lang) for each in ("help", "quit")}
    hints = {each: say("cli.word.hint", lang=each) for each in LANGUAGES}
    text = "{help}\n{quit}\n".format(**words)
    status, out, complaint = call("play", game, text=text, lang=lang)
    assert (status, complaint) == (0, "")
    assert [each for each in LANGUAGES if f"{hints[each]}  " in out] == [lang]


def test_no_word_of_a_talk_means_something_else_in_another_language() -> None:
    meanings: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for name, word in catalogue(lang).items():
            if name.startswith("cli.word."):
                meanings.setdefault(str(word), set()).add(name.replace(".exit", ".quit"))
    assert {word: ids for word, ids in meanings.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame", "rainbow-blue"])
def test_the_end_of_what_is_typed_ends_the_talk(call: Called, game: str) -> None:
    assert call("play", game, text="moves\nboard\n\n?\n\x00\n\u00e9\n9,9\n99\n")[0] == 0


def test_equal_seeds_deal_equal_games_and_others_do_not(call: Called) -> None:
    first, again, other = (call("play", "solitaire", "--seed", seed)[1] for seed in "115")
    assert first == again != other


def test_the_options_of_solitaire_are_played(call: Called) -> None:
    words = ("solitaire", "--triple", "YBG", "--goal", "loop", "--colour", "green", "--seed", "1")
    status, out, _ = call("play", *words, text="hint\n\n" * 14)
    assert status == 0
    assert "green" in out.splitlines()[-1]


# --- Solitaire ---------------------------------------------------------------------------------


def test_a_whole_game_of_solitaire_is_played_by_its_hints() -> None:
    talk, seen = solitaire(*["hint", ""] * 14, rules=SolitaireRules(goal=SolitaireGoal.LINE))
    assert talk.playable.is_over
    assert "Next tile:" in seen
    assert "red line through all tiles: you win!" in seen


def test_a_tile_is_told_by_place_by_letter_and_as_a_whole_placement() -> None:
    talk, _ = solitaire("a")
    [first] = talk.playable.board.placements
    assert first.rotation == 0
    follows = talk.playable.legal_placements()[3]
    talk, _ = solitaire("a", f"{follows.tile} {follows.q},{follows.r} {follows.rotation}")
    assert talk.playable.board.placements == (first, follows)
    there = [one for one in talk.playable.legal_placements() if one.hex == (first.q, first.r - 1)]
    talk, seen = solitaire("a", write_placement(follows), f"{first.q},{first.r - 1}", "a")
    assert talk.playable.board.placements[2:] == tuple(there[:1])
    assert "Enter a tile" not in seen


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "Enter a tile, a place, a placement or a letter"),
        ("57", "There is no tile 57"),
        ("1", "Tile 1 is not in your hand"),
        ("9,9", "that space does not"),
        ("0,0", "There is already a tile there: 4"),
        ("5@0,1:0", "don't match"),
        ("resign", "is not a placement"),
        ("foo", "“help” lists what you can enter."),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(words: str, expected: str) -> None:
    talk, seen = solitaire("a", words)
    assert len(talk.playable.board) == 1
    assert expected in seen


def test_undo_takes_tiles_back_to_the_first() -> None:
    talk, seen = solitaire("a", "hint", "", "hint", "", "undo", "undo", "undo", "undo")
    assert (len(talk.playable.board), talk.playable.history) == (0, ())
    assert seen.count("You have not placed a tile yet.") == 1


def test_a_forced_space_is_asked_for() -> None:
    person = Person()
    talk = SolitaireRepl(person, SolitaireRules(), 2)

    def answers() -> Iterator[str]:
        while talk.playable.stage is not Stage.FORCED:
            board = talk.playable.board
            dense = min(
                talk.playable.legal_placements(), key=lambda p: board.pattern(p.hex).count(".")
            )
            yield write_placement(dense)

    person.answers = answers()
    talk.go()
    assert not talk.playable.is_over
    assert "must go" in person.seen


# --- Gobble ------------------------------------------------------------------------------------


def test_a_whole_game_of_gobble_is_played_by_hints_and_steps() -> None:
    person = Person()
    talk = GobbleRepl(person, 20)
    entered: list[str] = []

    def answers() -> Iterator[str]:
        steps = itertools.cycle(["return", "keep"])
        discards = itertools.cycle(["discard", ""])
        while not talk.playable.is_over:
            if talk.playable.legal_placements():
                entered.append("hint")
                yield "hint"
                entered.append("")
            else:
                relief = talk.playable.stage is Stage.RELIEF
                entered.append(next(steps if relief else discards))
            yield entered[-1]

    person.answers = answers()
    talk.go()
    assert talk.playable.is_over
    assert {"return", "keep", "discard", "", "hint"} <= set(entered)
    assert "a gobble" in person.seen
    assert person.seen.rstrip().endswith(("left.", "you win!"))


def test_what_can_be_joined_is_not_discarded_and_undo_goes_back() -> None:
    person = Person()
    talk = GobbleRepl(person, 4)
    while not talk.playable.legal_placements():
        talk.act(Step.DISCARD)
    before = talk.playable.history
    person.answers = iter(["discard", "keep", "hint", "", "undo", "undo", "hint"])
    talk.go()
    assert "so it cannot be discarded" in person.seen
    assert "This is not possible now" in person.seen
    assert len(talk.playable.history) <= len(before)


# --- the Mind Game -----------------------------------------------------------------------------


@pytest.mark.parametrize("person", [0, 1])
def test_a_whole_mind_game_is_played_against_a_robot(person: int) -> None:
    terminal = Person()
    rules = MindGameRules(copies=1)
    talk = MindGameRepl(terminal, rules, person=person, level="greedy", seed=2)

    def answers() -> Iterator[str]:
        while True:
            if talk.playable.stage is Stage.OFFERED:
                yield "agree"
            else:
                yield write_placement(talk.playable.legal_placements()[0])

    terminal.answers = answers()
    talk.go()
    assert talk.playable.is_over
    assert "wins" in terminal.seen or "tie" in terminal.seen.lower()


def test_the_mind_game_is_asked_by_tile_and_place_and_taken_back() -> None:
    terminal = Person()
    talk = MindGameRepl(terminal, MindGameRules(), person=0, level="greedy", seed=1)
    tile = talk.playable.hands[0][0]
    terminal.answers = iter(
        [f"{tile}@1,0", "b", "moves", "hint", "", "undo", "undo", "offer", "undo", "9,9", "resign"]
    )
    talk.go()
    outcome = talk.playable.outcome()
    assert outcome
    assert outcome.winners == (1,)
    assert f"{tile}@1,0:1" in terminal.seen
    assert "You can offer to end the game at the beginning of your turn" in terminal.seen
    assert "on the margin or beyond it" in terminal.seen


# --- puzzles -----------------------------------------------------------------------------------


def solved(talk: PuzzleRepl, name: str) -> bool:
    """Whether what lies on the table solves the puzzle."""
    return not verify.check(known(name), talk.laid)


@pytest.mark.parametrize("name", ["discovery-3", "discovery-10", "rainbow-blue"])
def test_a_puzzle_is_solved_by_its_hints(name: str) -> None:
    talk, seen = puzzle(name, *["hint", ""] * len(known(name).tiles))
    assert solved(talk, name)
    assert "Solved!" in seen


def test_tiles_are_laid_turned_taken_and_swapped() -> None:
    talk, _ = puzzle("discovery-7", "1@0,0:0", "turn 0,0", "turn 0,0 3", "5 1,0 2")
    assert [write_placement(one) for one in talk.laid] == ["1@0,0:4", "5@1,0:2"]
    talk, _ = puzzle("discovery-7", "1@0,0:0", "5@1,0:2", "take 0,0")
    assert [write_placement(one) for one in talk.laid] == ["5@1,0:2"]
    talk, _ = puzzle("discovery-7", "1@0,0:0", "5@1,0:2", "take all")
    assert talk.laid == []
    talk, _ = puzzle("discovery-7", "1@0,0:0", "6@1,0:0", "swap 0,0 1,0")
    assert [(one.tile, one.hex) for one in talk.laid] == [(6, (0, 0)), (1, (1, 0))]
    talk, _ = puzzle("discovery-7", "1@0,0:0", "swap 0,0 6")
    assert [one.tile for one in talk.laid] == [6]


def test_what_fits_is_offered_by_tile_and_by_place() -> None:
    talk, seen = puzzle("discovery-7", "3", "b", "0,1", "a")
    assert write_placement(talk.laid[0]) == "3@0,0:1"
    assert len(talk.laid) == 2
    assert "c  3@0,0:2" in seen
    talk, _ = puzzle("discovery-3", "1@0,0:0", "2@1,0", "a")
    assert [one.tile for one in talk.laid] == [1, 2]


def test_clashing_colours_are_told_and_undone_without_end() -> None:
    answers = ["1@0,0:0", "2@1,0:1", "turn 1,0", "turn 1,0"]
    talk, seen = puzzle("discovery-7", *answers, *["undo"] * 5, *["redo"] * 3)
    assert "Colours clash between 0,0 | 1,0." in seen
    assert seen.count("Nothing to undo.") == 1
    assert len(talk.laid) == 2
    talk, seen = puzzle("discovery-7", "1@0,0:0", "undo", "redo", "redo")
    assert (len(talk.laid), seen.count("Nothing to redo.")) == (1, 1)


def test_a_hint_tells_that_no_solution_is_left() -> None:
    _, seen = puzzle("discovery-3", "1@0,0:0", "2@9,9:0", "hint")
    assert "There is no solution from here" in seen


def test_check_tells_what_lacks_and_solution_leaves_the_table_alone() -> None:
    talk, seen = puzzle("discovery-5", "1@0,0:0", "check", "solution", "moves")
    assert "Tiles are missing: 2, 3, 4, 5." in seen
    assert "A solution; your own table is unchanged." in seen
    assert [write_placement(one) for one in talk.laid] == ["1@0,0:0"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "letter from the list"),
        ("turn", "Give the place of the tile to rotate"),
        ("turn 9,9", "There is no tile at 9,9"),
        ("take", "Give the place of the tile to take back"),
        ("take 9,9", "There is no tile at 9,9"),
        ("swap 0,0", "Give two places"),
        ("swap 0,0 0,0", "cannot be swapped with itself"),
        ("swap 0,0 9", "Tile 9 is not in the tray"),
        ("save", "Give the name of a file"),
        ("save no/such/folder/x", "cannot be written"),
        ("1", "Tile 1 is not in the tray"),
        ("1@1,0:0", "Tile 1 is not in the tray"),
        ("2@0,0:0", "Two tiles are in the same place"),
        ("2@5,5", "Nothing matches there"),
        ("2@900,0:0", "is too far out"),
        ("9@1,0:0", "Tile 9 is not in the tray"),
        ("nonsense", "is not a placement"),
        ("2@x", "is not a placement"),
    ],
)
def test_what_cannot_be_done_on_a_table_is_said_and_asked_again(words: str, expected: str) -> None:
    talk, seen = puzzle("discovery-7", "1@0,0:0", words)
    assert [write_placement(one) for one in talk.laid] == ["1@0,0:0"]
    assert expected in seen


def test_given_tiles_stay_and_can_be_turned_where_only_the_place_is_given() -> None:
    given = known("pyramid-45").givens[0]
    assert given.at
    place = f"{given.at.q},{given.at.r}"
    talk, seen = puzzle("pyramid-45", f"turn {place}", f"take {place}", "take all")
    assert f"Tile {given.tile} is fixed in its place." in seen
    assert len(talk.laid) == 45


def test_nothing_lies_beside_a_board() -> None:
    _, seen = puzzle("rainbow-blue", "31@40,0:0", f"{known('rainbow-blue').tiles[0]}@40,0:0")
    assert "outside the board" in seen


def test_a_table_is_saved_checked_and_gone_on_with(tmp_path: Path, call: Called) -> None:
    file = tmp_path / "mine.json"
    assert call("play", "discovery-3", text=f"hint\n\nhint\n\nsave {file}\n")[0] == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))) == 2
    words = ("discovery-3", "--load", str(file))
    status, out, _ = call("play", *words, text=f"hint\n\nsave {file}\n")
    assert (status, "Solved!" in out) == (0, True)
    assert call("check", "discovery-3", str(file))[0] == 0
    file.write_text("[[9, 0, 0, 0]]", encoding="utf-8")
    assert call("play", *words)[0] == 2


def test_a_puzzle_with_scores_tells_them() -> None:
    answers = [write_placement(one) for one in find(known("discovery-4")).solutions[0]]
    _, seen = puzzle("four-lines", *answers, "solution", "check")
    assert "Tiles are missing" in seen
    assert "A solution" in seen
