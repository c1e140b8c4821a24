"""The articles to learn from: whole in every language, and true wherever the code can tell."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tantrix
from tantrix.messages import LANGUAGES
from tantrix.notation.moves import read_placement
from tantrix.puzzles import records
from tantrix.puzzles.catalogue import BOUNDS, TARGET_TIMES, puzzle
from tantrix.puzzles.puzzle import LinkShape
from tantrix.rules.core.board import Board
from tantrix.rules.core.lines import best_line, chains
from tantrix.rules.core.restrictions import barred, refusals
from tantrix.rules.core.spaces import canonical, fits
from tantrix.rules.core.tiles import TILES
from tantrix.server.learn import articles
from tantrix.server.learn.articles import FOLDER, NAMES, Drawn
from tantrix.server.web.static import PAGES
from tantrix.tournaments.points import FULL_MARGIN, points_text, table

BY_THE_RULES = {"rules", "forced-spaces", "opening", "middle-game"}
"""Articles whose boards are of games of Strategy before the endgame."""

SITES = {
    "www.tantrix.com",
    "www.familygamesamerica.com",
    *(f"{lang}.wikipedia.org" for lang in LANGUAGES),
}

every = pytest.mark.parametrize("name", NAMES)
spoken = pytest.mark.parametrize("lang", LANGUAGES)


def text_of(name: str, lang: str = "en") -> str:
    return articles.source(name, lang)


def rows(name: str, lang: str) -> list[list[str]]:
    """Return the cells of all tables that are written out in an article."""
    lines = [line for line in text_of(name, lang).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def cells(html: str) -> list[list[str]]:
    """Return the cells of the rows of the tables in HTML."""
    found = re.findall(r"<tr>((?:<td>.*?</td>)+)</tr>", html)
    return [re.findall(r"<td>(?:<a[^>]*>)?(.*?)(?:</a>)?</td>", row) for row in found]


@spoken
def test_every_article_is_there_in_every_language_and_no_other(lang: str) -> None:
    assert sorted(path.stem for path in (FOLDER / lang).iterdir()) == sorted(NAMES)
    assert {path.name for path in FOLDER.iterdir()} == set(LANGUAGES)


@every
def test_an_article_is_built_alike_in_every_language(name: str) -> None:
    def shape(lang: str) -> list[str]:
        marks = re.findall(r"^(#+ |- |\d+\. |\| |```\w*|\*\*)", text_of(name, lang), re.MULTILINE)
        assert marks[0] == "# "
        return marks

    for lang in LANGUAGES[1:]:
        assert shape(lang) == shape("en")
        assert articles.drawings(name, lang) == [
            Drawn(drawn.codes, drawn.options, there.caption)
            for drawn, there in zip(
                articles.drawings(name, "en"), articles.drawings(name, lang), strict=True
            )
        ]


@every
@spoken
def test_an_article_begins_with_its_title_and_what_it_is_about(name: str, lang: str) -> None:
    title, summary = articles.beginning(name, lang)
    assert 4 <= len(title) <= 60
    assert 40 <= len(summary) <= 280
    assert not set("[]*`") & set(summary)


@every
@spoken
def test_every_link_leads_somewhere(name: str, lang: str) -> None:
    for link in articles.links(name, lang):
        if link.startswith("https://"):
            assert link.split("/")[2] in SITES
        elif link.startswith("/learn/"):
            assert link.removeprefix("/learn/") in NAMES
        else:
            path, _, query = link.partition("?")
            assert path in PAGES
            if query:
                assert path == "/puzzle"
                assert puzzle(query.removeprefix("id=")).tiles


@every
def test_every_board_can_be_reached(name: str) -> None:
    for drawn in articles.drawings(name, "en"):
        board = Board()
        for placement in map(read_placement, drawn.codes):
            assert not board or placement.hex in board.spaces
            assert refusals(board, placement, restricted=name in BY_THE_RULES) == ()
            board.push(placement)


@every
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_article_is_drawn(name: str, theme: str) -> None:
    html = articles.html(name, "en", theme)
    drawn = len(re.findall(r"^```(?:board|tiles)", text_of(name), re.MULTILINE))
    assert html.count("<figure>") == html.count('alt="') == html.count("<figcaption>") == drawn
    assert not re.search(r"<(?!/?(a|p|h2|ul|ol|li|strong|em|code|table|thead|tbody|tr|th|td|"
                         r"figure|img|figcaption)\b)", html)  # fmt: skip


def board_of(name: str, number: int = 0) -> tuple[Board, Drawn]:
    drawn = articles.drawings(name, "en")[number]
    return drawn.board(), drawn


def test_pictures_show_what_the_words_below_them_say() -> None:
    forced, _ = board_of("rules")
    (space,) = forced.forced
    assert canonical(forced.pattern(space)).strip(".") == "BRB"
    controlled, drawn = board_of("rules", 1)
    assert len(controlled.forced) == 1
    assert set(drawn.marks()) == barred(controlled)
    twins, _ = board_of("forced-spaces")
    asked = {canonical(twins.pattern(at)).strip(".") for at in twins.forced}
    assert (len(twins.forced), len(asked)) == (2, 1)
    pieces, _ = board_of("opening")
    chain = max(chains(pieces, "B", sorted(TILES)), key=lambda one: one.length)
    best = best_line(pieces, "B")
    assert best is not None
    assert (chain.length, best.length, len(chain.joints)) == (5, 1, 2)
    for name, number, colour, length in (
        ("what-is-tantrix", 0, "Y", 3),
        ("puzzles", 0, "Y", 3),
        ("opening", 1, "B", 3),
        ("opening", 2, "R", 4),
        ("middle-game", 0, "R", 8),
    ):
        board, drawn = board_of(name, number)
        loop = best_line(board, colour)
        assert drawn.options["trace"] == colour
        assert loop is not None
        assert (loop.closed, loop.length) == (True, length)
    for name in ("solitaire", "endgame"):
        board, drawn = board_of(name)
        (space,) = drawn.marks()
        assert not fits(board.pattern(space))
        assert board.pattern(space).count("Y") == 3
    gobbles, _ = board_of("gobble")
    assert len(gobbles.forced) == 2


@spoken
def test_the_table_of_points_is_that_of_the_code(lang: str) -> None:
    found = cells(articles.html("tournament-rules", lang, "dark"))
    wanted = [[points_text(share) for share in table(margin)] for margin in range(FULL_MARGIN + 1)]
    shown = [[share.replace(",", ".") for share in row[1:]] for row in found[: FULL_MARGIN + 1]]
    assert shown == wanted
    assert [row[0] for row in found[: FULL_MARGIN + 1]] == [*map(str, range(36)), "36+"]


@spoken
def test_the_target_times_are_those_of_the_puzzles(lang: str) -> None:
    seconds = {"s": 1, "min": 60}
    found = {
        f"discovery-{tiles}": time.split()
        for tiles, time in cells(articles.html("puzzles", lang, "dark"))[:8]
    }
    assert {name: int(many) * seconds[unit] for name, (many, unit) in found.items()} == TARGET_TIMES


@spoken
def test_the_numbers_of_tiles_that_fit_are_those_of_the_tiles(lang: str) -> None:
    kinds = {"ABC": "RYB", "ABA": "RYR", "AAB": "RRY", "AAA": "RRR"}
    fitting = {kind: len(fits(f"{asked}...")) for kind, asked in kinds.items()}
    found = {row[1][:3]: int(row[2]) for row in rows("forced-spaces", lang)[1:]}
    assert found == fitting
    words = {
        row[0][row[0].index("A") :][:3]: row[1]
        for row in rows("glossary", lang)[1:]
        if "AB" in row[0]
    }
    assert {
        kind: int(re.findall(r"(\d) (?:of the|des|der|de las) 56", text)[0])
        for kind, text in words.items()
    } == {kind: fitting[kind] for kind in ("ABC", "ABA", "AAB")}


@spoken
def test_the_glossary_explains_twenty_five_words(lang: str) -> None:
    assert len(rows("glossary", lang)) == 1 + 25


@spoken
def test_the_rules_answer_eleven_questions(lang: str) -> None:
    assert len(re.findall(r"^\*\*[^*]+\?\*\*", text_of("rules", lang), re.MULTILINE)) == 11


@spoken
def test_the_records_are_those_of_the_puzzles(lang: str) -> None:
    kept = json.loads((Path(tantrix.__file__).parent / "puzzles" / "records.json").read_text())
    shapes = {"four-lines": LinkShape.LINE, "four-loops": LinkShape.LOOP}
    for name, shape in shapes.items():
        (row,) = (row for row in rows("records", lang) if name in row[0])
        assert list(map(int, row[1:])) == [
            records.BY_HAND[name],
            kept[name]["score"],
            BOUNDS[shape],
        ]


@spoken
def test_the_largest_spaghetti_are_those_of_the_sources(lang: str) -> None:
    told = {
        row[0]: int("".join(re.findall(r"\d+", row[1])))
        for row in rows("records", lang)
        if row[0].isdigit()
    }
    assert told == {"2008": 40_000, "2014": 50_000}


@spoken
def test_the_piles_of_the_rainbow_are_as_large_as_they_are(lang: str) -> None:
    piles = [row for row in rows("puzzles", lang) if "rainbow" in row[0]]
    assert len(piles) == 5
    for row in piles:
        (name,) = re.findall(r"id=([\w-]+)", row[0])
        assert len(puzzle(name).tiles) == int(row[1])


@pytest.mark.parametrize(("lang", "quoted"), [("de", "„[^„“]*“"), ("es", r"«(?! )[^«»]*(?<! )»")])
def test_quotation_marks_are_those_of_the_language(lang: str, quoted: str) -> None:
    for name in NAMES:
        assert re.findall(".{9}[„“”«»].{9}", re.sub(quoted, "", text_of(name, lang))) == []


@spoken
def test_the_figures_that_the_booklets_name_are_told(lang: str) -> None:
    longest = sum("R" in tile.edges for tile in TILES.values())
    told = {
        "what-is-tantrix": {len(TILES), 1988},
        "records": {longest, 2 * longest, 74, 24},
        "glossary": {longest, 2 * longest, 24, 120, 60},
        "rules": {len(TILES), longest, 12, 24, 23},
        "puzzles": {360, 120, 60},
        "style": {13, 20},
    }
    for name, figures in told.items():
        assert figures <= set(map(int, re.findall(r"\d+", text_of(name, lang)))), name
    shapes = {
        "de": "sechs Ecken, zwei Geraden und sechs Bögen",
        "en": "six corners, two straights and six bends",
        "es": "seis esquinas, dos rectas y seis curvas",
        "fr": "six coins, deux droites et six courbes",
    }
    assert shapes[lang] in " ".join(text_of("solitaire", lang).split())


@spoken
def test_the_article_on_puzzles_leads_to_every_kind_of_them(lang: str) -> None:
    five = ("junior", "student", "professor", "master", "genius")
    ids = (*five, "genius-ry", "genius-rb", "pyramid-45")
    wanted = {"/daily", "/free", *(f"/puzzle?id={name}" for name in ids)}
    assert wanted <= set(articles.links("puzzles", lang))


def test_french_has_no_space_at_which_a_line_breaks_before_its_double_signs() -> None:
    for name in NAMES:
        text = re.sub(r"```.*?```|\]\([^)]*\)|https:\S+", "", text_of(name, "fr"), flags=re.DOTALL)
        assert re.findall(r".{9} [:;?!»].{9}|«[^\u00a0].{9}", text) == []
