"""The manual pages of the command: one for each subcommand, complete, in every language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from tantrix.cli.main import COMMANDS
from tantrix.messages import LANGUAGES

Pages = dict[str, dict[str, str]]
"""The pages of each language by their names."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the pages where `man` would look for them."""
    target = tmp_path_factory.mktemp("man")
    subprocess.run([sys.executable, "-m", "tantrix.cli.man", str(target)], check=True)
    return target


@pytest.fixture(scope="module")
def pages(folder: Path) -> Pages:
    """Read the pages."""
    places = {lang: folder / ("" if lang == "en" else lang) / "man1" for lang in LANGUAGES}
    return {
        lang: {file.stem: file.read_text(encoding="utf-8") for file in place.iterdir()}
        for lang, place in places.items()
    }


def test_every_subcommand_has_a_page_in_every_language(pages: Pages) -> None:
    assert {f"tantrix-{name}" for name in COMMANDS} < pages["en"].keys()
    assert {"tantrix", "tantrix-admin-backup", "tantrix-tournament-player-add"} < pages["en"].keys()
    assert all(pages[lang].keys() == pages["en"].keys() for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_sentences_and_no_ids(lang: str, pages: Pages) -> None:
    for name, page in pages[lang].items():
        assert not re.search(r"\bcli\.(command|about|option)|\bman\.", page), name
        assert page.count("\n.SH ") >= 4


def test_a_page_lists_options_and_leads_to_the_pages_beside_it(pages: Pages) -> None:
    solve = pages["en"]["tantrix-solve"]
    assert ".TP\n.B \\-\\-count\nCount all solutions." in solve
    assert ".SH SEE ALSO\n.BR tantrix (1)" in solve
    assert ".B tantrix\\-solve(1)" in pages["en"]["tantrix"]
    assert ".SH NOM\n" in pages["fr"]["tantrix"]


def test_no_text_is_taken_for_a_macro(pages: Pages) -> None:
    known = {"TH", "SH", "TP", "B", "BR"}
    for page in (page for lang in LANGUAGES for page in pages[lang].values()):
        assert set(re.findall(r"^[.'](\w*)", page, re.MULTILINE)) <= known


def test_the_formatter_of_most_systems_has_nothing_to_object_to(folder: Path) -> None:
    groff = which("groff")
    if groff is not None:
        for file in sorted(folder.rglob("*.1")):
            words = [groff, "-man", "-ww", "-z", "-Kutf8", str(file)]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            assert (file.name, done.stdout + done.stderr) == (file.name, "")
