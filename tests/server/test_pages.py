"""The server answers at the paths that the page declares, and at no others."""

from __future__ import annotations

import re
from pathlib import Path

from tantrix.server.web.static import PAGES

DECLARATIONS = Path(__file__).parents[2] / "web" / "src" / "app" / "pages.ts"


def test_pages_are_those_that_the_page_declares() -> None:
    declared = re.findall(r"\{ path: '(/[^']*)'", DECLARATIONS.read_text())
    assert sorted(declared) == sorted(PAGES)
