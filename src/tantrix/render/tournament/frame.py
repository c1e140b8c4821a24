"""The frame of every printed page: elements, tables, the style, and how points are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from tantrix import messages
from tantrix.render.markup import FONT, escape
from tantrix.tournaments.points import points_text

_STYLE = """
@page { size: A4; margin: 12mm }
* { box-sizing: border-box; print-color-adjust: exact }
html { background: #fff; color-scheme: light }
body { font: 10.5pt/1.35 @font@; color: #111; margin: 0 auto; max-width: 190mm }
h1 { font-size: 16pt; margin: 0 0 1mm } h2 { font-size: 12pt; margin: 4mm 0 2mm }
p { margin: 1mm 0 }
table { border-collapse: collapse; width: 100% }
th, td { border: 0.3mm solid #777; padding: 0.8mm 1.5mm; text-align: left; vertical-align: top }
th { background: #eee; font-weight: 600 }
thead { display: table-header-group } tr { break-inside: avoid }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
th.n { white-space: normal } .t { white-space: nowrap }
.big td { font-size: 13pt } .many { font-size: 8.5pt } .many td, .many th { padding: 0.7mm 1.1mm }
.wide { font-size: 7.5pt } .wide td, .wide th { padding: 0.4mm 0.7mm; text-align: center }
.wide .l { text-align: left; white-space: nowrap } .self { background: #bbb }
.note { color: #333; font-size: 9pt }
.sheet { height: 133mm; border: 0.5mm solid #111; padding: 3mm 4mm; margin: 0 0 5mm;
  break-inside: avoid; display: flex; flex-direction: column; gap: 1mm }
.sheet:nth-of-type(2n) { break-after: page } .sheet:last-of-type { break-after: auto }
.head { display: flex; justify-content: space-between; align-items: flex-start; gap: 4mm }
.head svg { width: 17mm; height: 17mm; display: block; margin: 0 auto }
.id { font: 8pt monospace; text-align: center }
.sheet table { flex: 1; table-layout: fixed }
.sheet td, .sheet th { height: 7mm; vertical-align: middle; padding: 0 1.5mm }
.sheet .who { font-size: 13pt; font-weight: 600 }
.sheet th { width: 48mm; font-size: 9pt; line-height: 1.1 }
.box { display: inline-block; width: 4.5mm; height: 4.5mm; border: 0.4mm solid #111;
  vertical-align: middle; margin: 0 1mm 0 3mm }
.card { border: 0.5mm solid #111; padding: 5mm; margin: 0 0 6mm; break-inside: avoid }
.card li { margin: 1.2mm 0 } .card ol { margin: 1mm 0; padding-left: 7mm }
.poster { font-size: 23pt } .poster:has(.venue) { font-size: 19pt }
.poster h1 { font-size: 34pt; margin: 0 0 8mm }
.venue { display: flex; align-items: center; gap: 8mm }
.venue svg { flex: none; width: 50mm; height: 50mm }
.venue .address { font-weight: 600; overflow-wrap: anywhere }
.poster ol { padding-left: 14mm } .poster li { margin: 0 0 6mm }
.points { columns: 4; column-gap: 4mm; font-size: 8pt } .points table { break-inside: avoid }
.points td, .points th { padding: 0.5mm 1mm }
@media print { a { color: inherit } body { padding-right: 0.3mm } }
@media screen { body { padding: 6mm } .sheet { height: auto; min-height: 133mm } }
@media screen and (max-width: 34rem) { body { padding: 3mm }
  .sheet th { width: 34%; font-size: 8pt } .sheet .who { font-size: 11pt }
  .sheet td, .sheet th { overflow-wrap: anywhere; padding: 0 1mm } .box { margin: 0 1mm 0 0 } }
"""


_WIDE = "@page { size: A4 landscape } body { max-width: 273mm }\n"


def page(title: str, body: str, lang: str, *, wide: bool = False) -> str:
    """Return a whole page of HTML; a wide one lies on its side."""
    style = _STYLE.replace("@font@", FONT) + (_WIDE if wide else "")
    return (
        f'<!doctype html>\n<html lang="{messages.language(lang)}">\n<head>\n'
        '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n"
        f"</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def tag(name: str, content: str, class_: str = "") -> str:
    """Return an element of HTML; its content is markup."""
    marked = f' class="{class_}"' if class_ else ""
    return f"<{name}{marked}>{content}</{name}>"


def text(name: str, content: object, class_: str = "") -> str:
    """Return an element of HTML around a text."""
    return tag(name, escape("" if content is None else str(content)), class_)


def table(
    heads: Sequence[str], rows: Iterable[Sequence[object]], classes: str, class_: str = ""
) -> str:
    """Return a table; `classes` has a letter a column.

    `n` is for numbers, `l` for words, `t` for what stays on one line.
    """
    head = "".join(text("th", cell, at) for cell, at in zip(heads, classes, strict=True))
    body = "".join(
        tag("tr", "".join(text("td", cell, at) for cell, at in zip(row, classes, strict=True)))
        + "\n"
        for row in rows
    )
    return tag("table", f"<thead>{tag('tr', head)}</thead>\n<tbody>\n{body}</tbody>", class_)


def heading(title: str, what: str) -> str:
    """Return the head of a page: the tournament, and what this is."""
    return f"{text('h1', title)}\n{text('h2', what)}\n"


def points(tenths: int | Fraction, lang: str) -> str:
    """Return tournament points as people write them: 14.7, or 14,7 by the language."""
    return points_text(tenths, messages.decimal_mark(lang))


def say(message_id: str, lang: str, **params: object) -> str:
    """Return a sentence."""
    return messages.say(message_id, params, lang)


def clock(ms: int) -> str:
    """Return a time used: 19:30."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"
