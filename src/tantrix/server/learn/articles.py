"""Articles as HTML: Markdown files of the package, one for each language.

A file begins with its title and a paragraph that says what it is about. A link to another article
is relative (`glossary.md`), one to a page of the site begins with `page:`. What must agree with the
code is made by it, from fenced blocks:

    ```board trace=R controlled=1,0+1,1     placements in order, and below them what they show;
    16@0,0:0 40@0,1:2                       `trace` draws the lines of a colour, `controlled`
                                            and `offending` set cells off
    Three tiles surround one space.
    ```

- `board`: as above; `tiles`: tiles side by side, by their numbers;
- `points`: the tournament points for every margin, `times`: the target times of the first puzzles;
  these blocks hold the names of the columns.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import quote

from tantrix import messages
from tantrix.notation.moves import read_placement
from tantrix.puzzles.catalogue import TARGET_TIMES
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import lines
from tantrix.tournaments.points import FULL_MARGIN, points_text, table

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

    from tantrix.render.markup import Svg

FOLDER = Path(__file__).parent / "articles"
"""Where the articles are, in a folder for each language."""

Group = Literal["games", "strategy", "words", "story"]

GROUPS: Mapping[Group, tuple[str, ...]] = MappingProxyType(
    {
        "games": (
            "what-is-tantrix",
            "puzzles",
            "solitaire",
            "rules",
            "gobble",
            "mind-game",
            "tournament-rules",
        ),
        "strategy": ("forced-spaces", "opening", "middle-game", "endgame", "style"),
        "words": ("glossary",),
        "story": ("history", "records", "links"),
    }
)
"""The articles in the order in which they are read; those of each group begin with the easiest."""

NAMES = tuple(name for names in GROUPS.values() for name in names)
"""All articles in order."""

PICTURE, TILE = 44.0, 72.0
"""Pixels of a tile on a board, and of one that is shown alone."""

_MINUTE = 60


class ArticleHead(NamedTuple):
    """How an article begins: its title, and the paragraph that says what it is about."""

    title: str
    summary: str


@dataclass(frozen=True)
class Drawn:
    """A fenced block that is a picture: what it shows, how, and the words below it."""

    codes: tuple[str, ...]
    options: Mapping[str, str]
    caption: str

    @classmethod
    def read(cls, block: Token) -> Drawn:
        """Read a block; its first paragraph is what is shown, the second one the words."""
        shown, _, caption = block.content.partition("\n\n")
        options = dict(option.split("=", 1) for option in block.info.split()[1:])
        return cls(tuple(shown.split()), options, " ".join(caption.split()))

    def board(self) -> Board:
        """Return the board of a block of placements; raises `TantrixError` where they are wrong."""
        return Board(map(read_placement, self.codes))

    def marks(self) -> dict[Hex, str]:
        """Return the cells that are set off, and how."""
        return {
            Hex(*map(int, cell.split(","))): kind
            for kind in ("controlled", "offending")
            for cell in self.options.get(kind, "").split("+")
            if cell
        }


@cache
def source(name: str, lang: str) -> str:
    """Return an article as it is written; raises `TantrixError` `bad.learn.unknown`."""
    if name not in NAMES:
        raise TantrixError("bad.learn.unknown")
    return (FOLDER / messages.language(lang) / f"{name}.md").read_text(encoding="utf-8")


@cache
def beginning(name: str, lang: str) -> ArticleHead:
    """Return the title of an article and what it is about, as plain text."""
    title, summary, _ = source(name, lang).split("\n\n", 2)
    return ArticleHead(title.removeprefix("# "), " ".join(summary.split()))


@cache
def html(name: str, lang: str, theme: str) -> str:
    """Return an article without its title as HTML, its pictures in a theme.

    Raises `TantrixError` `bad.learn.unknown` or `bad.theme`.
    """
    parser = _parser().enable("table")
    tokens = parser.parse(source(name, lang).partition("\n\n")[2])
    for token in _every(tokens):
        if token.type == "link_open":
            _lead(token)
    made: dict[str, Callable[[Token], str]] = {
        "board": lambda block: _board(Drawn.read(block), theme, lang),
        "tiles": lambda block: _tiles(Drawn.read(block), theme, lang),
        "points": lambda block: _points(block, lang),
        "times": _times,
    }

    def fence(_: object, tokens: Sequence[Token], index: int, *__: object) -> str:
        return made[tokens[index].info.split()[0]](tokens[index])

    parser.add_render_rule("fence", fence)
    return str(parser.renderer.render(tokens, parser.options, {}))


def drawings(name: str, lang: str) -> list[Drawn]:
    """Return the boards of an article."""
    tokens = _parser().parse(source(name, lang))
    return [Drawn.read(token) for token in tokens if token.info.split()[:1] == ["board"]]


def links(name: str, lang: str) -> list[str]:
    """Return where the links of an article lead."""
    found = re.findall(r'<a href="([^"]*)"', html(name, lang, "dark"))
    return list(map(str, found))


def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt  # for the first article, rather than for the start

    return MarkdownIt("commonmark", {"html": False})


def _every(tokens: Sequence[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _every(token.children or ())


def _lead(link: Token) -> None:
    """Have a link lead to a page of the site, or to another site without a word about ours."""
    target = str(link.attrGet("href"))
    if target.startswith("https:"):
        link.attrSet("rel", "noopener noreferrer")
    elif target.startswith("page:"):
        link.attrSet("href", target.removeprefix("page:"))
    else:
        link.attrSet("href", f"/learn/{target.removesuffix('.md')}")


def _figure(drawn: Svg, alt: str, caption: str) -> str:
    """Return a picture with its words; as an image of its own, so that its ids are its own."""
    address = f"data:image/svg+xml,{quote(str(drawn))}"
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure><img src="{address}" alt="{escape(alt)}">{words}</figure>\n'


def _board(block: Drawn, theme: str, lang: str) -> str:
    from tantrix.render import svg  # for the first picture, not for the start

    board = block.board()
    traced = lines(board, block.options["trace"]) if "trace" in block.options else ()
    drawn = svg.board(
        board,
        last=(),
        lines=traced,
        marks=block.marks(),
        size=PICTURE,
        theme=theme,
        lang=lang,
    )
    return _figure(drawn, messages.say("picture.board", {"count": len(board)}, lang), block.caption)


def _tiles(block: Drawn, theme: str, lang: str) -> str:
    from tantrix.render import svg  # for the first picture, not for the start

    numbers = tuple(map(int, block.codes))
    drawn = svg.hand(numbers, size=TILE, theme=theme, lang=lang)
    return _figure(
        drawn, messages.say("picture.hand", {"count": len(numbers)}, lang), block.caption
    )


def _table(block: Token, rows: Sequence[Sequence[str]]) -> str:
    """Return a table; the block names the columns."""
    head = "".join(
        f'<th scope="col">{escape(name.strip())}</th>' for name in block.content.split("|")
    )
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>\n"


def _points(block: Token, lang: str) -> str:
    """Return the table of the points for every margin [S4.3]."""
    mark = messages.decimal_mark(lang)
    margins = [*map(str, range(FULL_MARGIN)), f"{FULL_MARGIN}+"]
    shares = [
        [points_text(share, mark) for share in table(margin)] for margin in range(FULL_MARGIN + 1)
    ]
    return _table(block, [(margin, *share) for margin, share in zip(margins, shares, strict=True)])


def _times(block: Token) -> str:
    """Return the table of the target times, each puzzle with a link to it [S0]."""
    return _table(
        block,
        [
            (f'<a href="/puzzle?id={name}">{name.rpartition("-")[2]}</a>', _time(seconds))
            for name, seconds in TARGET_TIMES.items()
        ],
    )


def _time(seconds: int) -> str:
    return f"{seconds} s" if seconds < _MINUTE else f"{seconds // _MINUTE} min"
