"""The documentation: links lead somewhere, tables are whole, examples run, lines are readable."""

from __future__ import annotations

import ast
import asyncio
import doctest
import inspect
import pkgutil
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import tantrix
from engine.playing import OURS

ROOT = Path(__file__).parent.parent
LISTED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],  # noqa: S607
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.split("\n")
PAGES = sorted(name for name in LISTED if name and (ROOT / name).exists())
PROSE = [name for name in PAGES if not name.startswith(("docs/adr/0", "tests/", ".github/"))]
WORDS = sorted(
    str(file.relative_to(ROOT)) for file in (ROOT / "src/tantrix/locales").rglob("*.ftl")
)
WIDEST = 115
"""Characters a line of prose may have: we wrap at about 105, and a long word may stick out."""

_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_URL = re.compile(r"https?://[^\s()\[\]<>{}\"'`|]+")
_EXAMPLE = re.compile(r"https?://(…|localhost|127\.|192\.168\.|([^/]+\.)?example\b)")
"""Addresses that nobody is meant to open: of the reader's own machine or network, or of none."""
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def without_code(page: str) -> str:
    """The page with its code blocks emptied, line for line, and without code in its lines."""
    blank = _FENCE.sub(lambda block: "\n" * block[0].count("\n"), text_of(page))
    return _CODE.sub("`", blank)


def anchors(page: Path) -> set[str]:
    """The fragments by which the headings of a page can be linked to."""
    headings = _HEADING.findall(_FENCE.sub("", page.read_text(encoding="utf-8")))
    bare = (_LINK.sub("]", heading) for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in bare}


def broken(page: str) -> list[str]:
    """The relative links of a page that lead nowhere, its missing anchors included."""
    found = []
    for link in _LINK.findall(without_code(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        if not target.is_file() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


def test_there_are_pages_to_look_at() -> None:
    assert {"README.md", "docs/index.md", "docs/glossary.md", "CONTRIBUTING.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_every_relative_link_leads_somewhere(page: str) -> None:
    assert broken(page) == []


def test_a_link_that_leads_nowhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = "[a](nowhere.md) [b](README.md#no-such-heading) [c](README.md#two-commands) `[d](x)`"
    monkeypatch.setattr(f"{__name__}.text_of", lambda _: wrong)
    assert broken("LICENSE.md") == ["nowhere.md", "README.md#no-such-heading"]


def outside(files: Iterable[str]) -> list[str]:
    """The addresses of other sites in some files, as they stand there, code left out."""
    found = (url for name in files for url in _URL.findall(without_code(name)))
    return [url for url in found if not _EXAMPLE.match(url)]


def misformed(urls: Iterable[str]) -> set[str]:
    """The addresses that are not secure, end in punctuation, or name a page that has another."""
    spellings = defaultdict(set)
    for url in urls:
        page = url.partition("#")[0]
        spellings[re.sub(r"^https?://(www\.)?", "", page).rstrip("/").lower()].add(page)
    twice = {url for pages in spellings.values() if len(pages) > 1 for url in pages}
    wrong = {url for url in urls if not url.startswith("https://") or url[-1] in ".,;:!?…"}
    return wrong | twice


def test_links_to_other_sites_are_well_formed() -> None:
    urls = outside([*PAGES, *WORDS])
    assert "https://www.tantrix.com/" in urls
    assert misformed(urls) == set()


def test_links_to_other_sites_that_are_not_well_formed_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = (
        "[a](https://a.org/x) [b](http://b.org) see https://c.org/d. [e](https://www.e.org/f)"
        " [g](https://e.org/f/#part) [h](https://a.org/x#part) http://127.0.0.1:8765 `http://i.org`"
        " https://club.example/"
    )
    monkeypatch.setattr(f"{__name__}.text_of", lambda _: text)
    wrong = misformed(outside(["any.md"]))
    assert wrong == {
        "http://b.org",
        "https://c.org/d.",
        "https://www.e.org/f",
        "https://e.org/f/",
    }


def test_every_page_of_the_docs_can_be_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    ahead = [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page not in reached:
            reached.add(page)
            links = _LINK.findall(without_code(str(page.relative_to(ROOT))))
            targets = ((page.parent / link.partition("#")[0]).resolve() for link in links)
            ahead += [target for target in targets if target.suffix == ".md"]
    lost = [page for page in PAGES if page.startswith("docs/") and ROOT / page not in reached]
    assert lost == []


@pytest.mark.parametrize("page", PROSE)
def test_lines_of_prose_are_not_too_wide(page: str) -> None:
    lines = _FENCE.sub(lambda block: "\n" * block[0].count("\n"), text_of(page)).split("\n")
    wide = [
        number
        for number, line in enumerate(lines, 1)
        if len(line) > WIDEST and not line.startswith(("|", "!["))
    ]
    assert wide == []


@pytest.mark.parametrize("page", PAGES)
def test_every_row_of_a_table_has_as_many_cells_as_its_head(page: str) -> None:
    rows = re.findall(r"(?:^\|.*\|\n)+", without_code(page).replace(r"\|", ""), re.MULTILINE)
    uneven = [
        table.partition("\n")[0]
        for table in rows
        if len({row.count("|") for row in table.strip().split("\n")}) > 1
    ]
    assert uneven == []


@pytest.mark.parametrize("page", PROSE)
def test_a_page_begins_with_its_only_title(page: str) -> None:
    titles = re.findall(r"^# .+$", _FENCE.sub("", text_of(page)), re.MULTILINE)
    assert titles == [text_of(page).partition("\n")[0]]


def test_the_readme_is_short() -> None:
    assert text_of("README.md").count("\n") <= 60


def examples_of(page: str) -> list[str]:
    """The code in Python on a page."""
    return re.findall(r"^```python\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)


EXAMPLES = [
    page for page in PAGES if page.startswith(("docs/library/", "docs/play/")) and examples_of(page)
]
"""The pages for players and for those who use the library, as far as they have code."""
TALKS = [page for page in EXAMPLES if ">>> " in examples_of(page)[0]]
ENGINES = "docs/library/engine.md"


def run(program: str, names: dict[str, Any]) -> None:
    """Run an example, which may be part of an asynchronous program."""
    code = compile(program, "example", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    rest = FunctionType(code, names)()
    if code.co_flags & inspect.CO_COROUTINE:
        asyncio.run(rest)


def test_there_are_examples_to_run() -> None:
    assert {ENGINES, "docs/library/records.md", "docs/play/solitaire.md"} <= set(EXAMPLES)
    assert "docs/library/index.md" in TALKS


@pytest.mark.parametrize("page", TALKS)
def test_the_examples_with_answers_give_these_answers(
    page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    text = "\n".join(examples_of(page))
    example = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    results = doctest.DocTestRunner().run(example)
    assert results.failed == 0
    assert results.attempted == text.count(">>> ") > 5


@pytest.mark.parametrize("page", [page for page in EXAMPLES if page not in {*TALKS, ENGINES}])
def test_the_examples_without_answers_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    for example in examples_of(page):
        run(example, {})
        assert bool(capsys.readouterr().out) == ("print(" in example)


def test_the_robot_of_the_docs_is_an_engine() -> None:
    program = examples_of(ENGINES)[0]
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="tep\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "id name The first\n" in done.stdout


def test_the_client_of_the_docs_talks_to_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / "mine"
    mine.write_text(f"#!/bin/sh\nexec {OURS}\n", encoding="utf-8")
    mine.chmod(0o755)
    state = tantrix.new_game(seed=1)
    names: dict[str, Any] = {"state": state}
    run(examples_of(ENGINES)[1], names)
    assert names["choice"].action in state.legal_actions()
    assert "MultiPV" in capsys.readouterr().out


def test_every_package_of_the_library_has_a_page_in_the_reference() -> None:
    programs = {"cli", "server", "venue"}
    internal = text_of("docs/reference/internal.txt").split()
    found = {module.name for module in pkgutil.iter_modules(tantrix.__path__)}
    library = {
        name
        for name in found - programs
        if not name.startswith("_") and f"tantrix.{name}" not in internal
    }
    pages = {
        Path(page).stem.removeprefix("tantrix.") for page in PAGES if "/reference/tantrix." in page
    }
    assert library == pages


def test_every_file_that_contributors_are_told_to_copy_is_there() -> None:
    named = re.findall(r"Copy `([\w./]+)`", text_of("CONTRIBUTING.md"))
    assert len(named) >= 5
    assert [path for path in named if not (ROOT / path).is_file()] == []
