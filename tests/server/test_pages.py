"""The server answers at the paths that the page declares, and at no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.kit import Open, Pages
from tantrix.server.web.headers import POLICY
from tantrix.server.web.static import EMBEDDED, PAGES

DECLARATIONS = Path(__file__).parents[2] / "web" / "src" / "app" / "pages.ts"


def test_pages_are_those_that_the_page_declares() -> None:
    declared = re.findall(r"\{ path: '(/[^']*)'", DECLARATIONS.read_text())
    assert sorted(declared) == sorted(PAGES)


@pytest.mark.anyio
async def test_only_pages_for_frames_may_be_framed(server: Open, pages: Pages) -> None:
    del server
    for path in (*PAGES, "/nowhere", "/embed", "/embed/me", "/embed/replay/a/b", "/api/me"):
        answer = await pages.http.get(path)
        policy, frames = (answer.headers.get(name) for name in (POLICY, "X-Frame-Options"))
        assert policy is not None, path
        if path in EMBEDDED and answer.status_code == 200:
            assert policy.endswith("frame-ancestors *"), path
            assert frames is None, path
            assert "set-cookie" not in answer.headers, path
        else:
            assert policy.endswith("frame-ancestors 'none'"), path
            assert frames == "DENY", path
