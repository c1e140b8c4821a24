"""The tour of the README does what it says."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
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


def test_the_tour_runs_when_it_is_fed_to_an_interpreter() -> None:
    tour = README.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    lines = [line[4:] for line in tour.splitlines() if line.startswith((">>>", "..."))]
    ran = subprocess.run(
        [sys.executable, "-i", "-q"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    shown = [line for line in tour.splitlines() if not line.startswith((">>>", "..."))]
    assert "Error" not in ran.stderr
    assert [line for line in shown if line not in ran.stdout] == []


def test_the_tour_needs_no_more_than_the_package_itself() -> None:
    text = README.read_text(encoding="utf-8")
    used = set(re.findall(r"\btantrix\.([a-zA-Z]\w*)\(", text)) | {"TILES"}
    assert used <= set(tantrix.__all__)
    assert len(used) > 6
    assert "from tantrix." not in text


def test_the_description_of_the_package_has_the_same_tour_and_leads_nowhere_else() -> None:
    package = (README.parent / "docs/library/package.md").read_text(encoding="utf-8")
    tours = [
        text.partition("```python\n")[2].partition("```")[0]
        for text in (README.read_text(encoding="utf-8"), package)
    ]
    assert tours[0] == tours[1]
    assert "](" not in package
    project = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    assert project["readme"] == "docs/library/package.md"
    extras = set(re.findall(r"`tantrix\[(\w+)\]`", package))
    assert extras == set(project["optional-dependencies"])


def test_every_link_of_the_readme_leads_somewhere() -> None:
    text = README.read_text(encoding="utf-8")
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
