from __future__ import annotations

import re

import pytest

from puzzles.spaghetti import GOOD
from tantrix.render.spaghetti import page
from tantrix.rules.core.errors import TantrixError


def test_the_page_holds_the_file_and_tells_how_many_tiles_lie() -> None:
    made = page(GOOD.splitlines(keepends=True))
    assert f'id="data">{GOOD.rstrip()}</script>' in made
    assert "<title>Spaghetti of 56 tiles</title>" in made


def test_a_large_number_is_written_in_groups_of_three() -> None:
    row = "A0" * 1250
    assert "Spaghetti of 1\N{NARROW NO-BREAK SPACE}250 tiles" in page(
        ["tantrix-spaghetti 1 1", f"0 0 {row}"]
    )


@pytest.mark.parametrize(("lang", "expected"), [("en", "Closer"), ("fr", "Plus près")])
def test_the_page_speaks_a_language(lang: str, expected: str) -> None:
    made = page(GOOD.splitlines(), lang=lang)
    assert f'<html lang="{lang}">' in made
    assert expected in made


def test_no_place_in_the_page_is_left_open_and_nothing_comes_from_elsewhere() -> None:
    made = page(GOOD.splitlines())
    assert not re.search(r"@[a-z]+@", made)
    assert not re.search(r"https?:|//[a-z]+\.", made)


@pytest.mark.parametrize("line", ["0 0 </script>", "0 0 A0<", "0 0"])
def test_what_is_no_spaghetti_is_not_put_on_a_page(line: str) -> None:
    with pytest.raises(TantrixError, match=r"bad\.spaghetti\.line"):
        page(["tantrix-spaghetti 1 1", line])
