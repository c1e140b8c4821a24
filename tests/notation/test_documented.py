"""The record of docs/library/records.md is one."""

from __future__ import annotations

import re
from pathlib import Path

from tantrix.notation import records

DOCS = Path(__file__).parents[2] / "docs" / "library" / "records.md"


def test_the_record_of_the_docs_is_read_without_complaint_and_replays() -> None:
    found = re.search(r"```\n(.*?)\n```", DOCS.read_text(), re.DOTALL)
    assert found is not None
    record, problems = records.read(found[1])
    assert problems == []
    assert records.replay(record).is_over
    assert records.write(record).rstrip() == found[1]
