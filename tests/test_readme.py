"""The tour of the README does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import tantrix

README = Path(__file__).parent.parent / "README.md"


def test_the_tour_of_the_readme_runs() -> None:
    text = README.read_text(encoding="utf-8")
    tour = text.partition("```python\n")[2].partition("```")[0]
    example = doctest.DocTestParser().get_doctest(tour, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.summarize() == (0, len(example.examples))
    assert len(example.examples) > 10


def test_the_tour_needs_no_more_than_the_package_itself() -> None:
    text = README.read_text(encoding="utf-8")
    used = set(re.findall(r"\btantrix\.([a-zA-Z]\w*)\(", text)) | {"TILES"}
    assert used <= set(tantrix.__all__)
    assert len(used) > 6
    assert "from tantrix." not in text


def test_every_link_of_the_readme_leads_somewhere() -> None:
    text = README.read_text(encoding="utf-8")
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
