"""Sentences that the page must say just so, in a file that `web/src/lib/messages.test.ts` reads.

`PYTHONPATH=tests python -m messages.examples` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tantrix.messages import LANGUAGES, say

FILE = Path(__file__).parents[1] / "data" / "sentences.json"

CASES: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("colour.R", {}),
    ("page.start.draw-keep", {}),
    *(("page.live.watching", {"count": count}) for count in (-1, 0, 1, 1.5, 2, 7)),
    ("page.live.watching", {"count": "many"}),
    ("page.live.here", {"count": 1, "names": "Ada"}),
    ("page.live.here", {"count": 2, "names": "Ada, Bo"}),
    ("bad.solution.missing", {"tiles": [4, 12, 56]}),
    ("illegal.controlled_side", {"q": 2, "r": -1}),
    ("illegal.occupied", {}),
    ("limit.rate", {"seconds": 2.5}),
    ("course.why.many", {"count": 1}),
    ("page.preview.forced", {"who": "Ada (2)"}),
    ("bad.placement", {"text": "x{text} : y"}),
)
"""Ids with their parameters: plurals, lists, fractions, values left out or like placeholders."""


def text() -> str:
    """Return what the file holds: one example a line."""
    examples = (
        {"lang": lang, "id": message_id, "params": params, "text": say(message_id, params, lang)}
        for lang in LANGUAGES
        for message_id, params in CASES
    )
    lines = (f"  {json.dumps(example, ensure_ascii=False)}" for example in examples)
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
