"""Printed pages of a tournament as PDF.

What stands on them is what `render.tournament` writes as HTML; Typst sets it (`pages.typ`). Latin,
Greek and Cyrillic letters it brings along, others it takes from the fonts of the system. A browser
can make a PDF of the HTML as well.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Unpack

from tantrix import messages
from tantrix.render.markup import escape
from tantrix.render.tournament import Kind, PageOptions, body_of, is_wide
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.state import TournamentState


def pdf(kind: Kind, state: TournamentState, **options: Unpack[PageOptions]) -> bytes:
    """Return a page to print as PDF.

    Raises `TantrixError` as `render.tournament.printed` does, and `bad.convert.extra`.

    >>> from tantrix.printing.pages import pdf
    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> pdf("rules", state)[:5]
    b'%PDF-'
    """
    try:
        import typst
    except ModuleNotFoundError:
        raise TantrixError("bad.convert.extra", extra="print") from None
    inputs = {"document": document(kind, state, **options)}
    made = typst.compile(template(), format="pdf", sys_inputs=inputs)
    assert isinstance(made, bytes)  # noqa: S101 - one PDF, and not into a file
    return made


def template() -> bytes:
    """Return the template, which reads the input `document`.

    >>> from tantrix.printing.pages import template
    >>> b"sys.inputs.document" in template()
    True
    """
    return files("tantrix.printing").joinpath("pages.typ").read_bytes()


def document(kind: Kind, state: TournamentState, **options: Unpack[PageOptions]) -> str:
    """Return what stands on a page, as JSON for the template, which takes pictures as text.

    >>> import json
    >>> from tantrix.printing.pages import document
    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> json.loads(document("rules", state, lang="fr"))["title"]
    'Open'
    """
    lang, qr = options.get("lang", "en"), options.get("qr")
    if qr is not None:
        options["qr"] = lambda content: f"<picture>{escape(qr(content))}</picture>"
    return json.dumps(
        {
            "title": state.settings.name,
            "lang": messages.language(lang),
            "wide": is_wide(kind),
            "body": body_of(kind, state, **options),
        }
    )
