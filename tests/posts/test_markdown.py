"""What moderators write becomes HTML that can do no harm, whatever it is."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.server.posts.markdown import Size, html, named_pictures, without_pictures, words

ALLOWED = {
    *("p", "br", "hr", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a"),
    *("h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"),
}
ATTRIBUTES = {
    "a": {"href", "rel"},
    "ol": {"start"},
    "code": {"class"},
    "th": {"style"},
    "td": {"style"},
}
ALIGNED = re.compile(r"text-align:(left|right|center)")
ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onclick=alert(1)>b</b>",
    "![x](https://a.example/x.png)",
    "![x](javascript:alert(1))",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](//evil.example/)",
    "[x](/api/me/delete)",
    "[x](file:///etc/passwd)",
    "[x](https://)",
    "[x](http://[::1)",
    '<https://a.example/" onclick="alert(1)>',
    "<javascript:alert(1)>",
    '[x](https://a.example "t\\" onmouseover=\\"alert(1)")',
    "[x]: javascript:alert(1)\n\n[x]",
    '```html" onclick="x\n<script>\n```',
    "`<script>`",
    "<!-- x --><style>*{display:none}</style>",
    "| a |\n|:-:|\n| <b>x</b> |",
    "&lt;script&gt; &#60;script&#62;",
    "[a](https://a.example/?x=<script>&y=\"'>)",
]


class Harmless(HTMLParser):
    """Reads HTML as browsers do, and notes every tag and attribute that must not be."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ALLOWED:
            self.faults.append(tag)
        for name, value in attrs:
            known = name in ATTRIBUTES.get(tag, set())
            style = name != "style" or ALIGNED.fullmatch(value or "")
            href = name != "href" or re.match(r"https?://[^/]", value or "")
            if not (known and style and href):
                self.faults.append(f"{tag} {name}={value}")

    def handle_comment(self, data: str) -> None:
        self.faults.append(f"comment {data}")

    def handle_decl(self, decl: str) -> None:
        self.faults.append(f"declaration {decl}")

    def handle_pi(self, data: str) -> None:
        self.faults.append(f"instruction {data}")


def faults(text: str) -> list[str]:
    reader = Harmless()
    reader.feed(html(text))
    reader.close()
    return reader.faults


@pytest.mark.parametrize("text", ATTACKS)
def test_no_attack_comes_through(text: str) -> None:
    assert faults(text) == []


PIECES = st.sampled_from([*ATTACKS, *"[]()<>!`*_#|\\\n\"'&;:/", "https://a.example", "](", "\n\n"])


@given(st.lists(PIECES | st.text(max_size=4), max_size=12).map("".join))
def test_nothing_that_can_be_written_comes_through(text: str) -> None:
    assert faults(text) == []


OURS = "AAAAAAAAAAAAAAAAAAAAAA"
GONE = "BBBBBBBBBBBBBBBBBBBBBB"
SIZES = {OURS: Size(60, 40)}
IMG = f'<img src="/api/pictures/{OURS}" alt="{{}}" width="60" height="40" loading="lazy" '
IMG += 'decoding="async" />'


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"![a board](picture:{OURS})", IMG.format("a board")),
        (f"![a\n board ](picture:{OURS})", IMG.format("a board")),
        (f'![a "<b>&lt;\\](picture:{OURS})', IMG.format("a &quot;&lt;b&gt;&amp;lt;\\")),
        (f"a ![b](picture:{OURS}) c", f"a {IMG.format('b')} c"),
        (f"**![b](picture:{OURS})**", f"<strong>{IMG.format('b')}</strong>"),
        (
            f"[![b](picture:{OURS})](https://a.example)",
            f'<a href="https://a.example" rel="nofollow noopener noreferrer">{IMG.format("b")}</a>',
        ),
        (f"![a *board*](picture:{GONE})", "a *board*"),
        (f"![<b>](picture:{GONE})", "&lt;b&gt;"),
        (f"![ ](picture:{OURS})", ""),
        (f"`![a](picture:{OURS})`", f"<code>![a](picture:{OURS})</code>"),
        (f"\\![a](picture:{OURS})", f"![a](picture:{OURS})"),
        (f"![a](picture:{OURS}x)", f"![a](picture:{OURS}x)"),
        ("![a](/api/pictures/x)", "![a](/api/pictures/x)"),
    ],
)
def test_pictures_of_ours_are_shown_in_their_size(text: str, shown: str) -> None:
    assert html(text, SIZES) == f"<p>{shown}</p>\n"


@given(st.lists(PIECES | st.sampled_from([OURS, GONE, "picture:"]), max_size=12).map("".join))
def test_no_other_picture_is_shown(text: str) -> None:
    found = re.findall(r"<img [^>]*>", html(text, SIZES))
    alike = re.compile(re.escape(IMG).replace(r"\{\}", '[^"<>]+'))
    assert all(map(alike.fullmatch, found))


def test_where_no_pictures_are_allowed_there_are_none() -> None:
    text = f"![a](picture:{OURS})"
    assert html(text) == f"<p>{text}</p>\n"
    assert text in words(text).seen


def test_a_text_names_its_pictures() -> None:
    text = f"a ![b\n c](picture:{OURS}) ![](picture:{GONE}) ![x](picture:y)"
    assert named_pictures(text) == [(OURS, "b c"), (GONE, "")]
    assert without_pictures(text) == "a   ![x](picture:y)"


def test_a_harmful_tag_would_be_seen() -> None:
    reader = Harmless()
    reader.feed('<script src=x></script><a href="/x" onclick=y>z</a><!-- c -->')
    assert len(reader.faults) == 5


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("# A\n\n###### B", "23"),
        ("## A\n\n### B\n\n## C", "232"),
        ("###### A", "2"),
        ("### A\n\n# B\n\n## C\n\n# D", "2232"),
        ("".join(f"{'#' * level} x\n\n" for level in range(1, 7)), "234566"),
    ],
)
def test_headings_stand_below_that_of_the_page_and_none_is_left_out(text: str, levels: str) -> None:
    rendered = html(text)
    assert "".join(re.findall(r"<h(\d)>", rendered)) == levels
    assert "".join(re.findall(r"</h(\d)>", rendered)) == levels


def test_links_to_the_web_are_links_that_tell_nothing() -> None:
    rendered = html("[a](https://a.example/x)")
    assert 'href="https://a.example/x"' in rendered
    assert 'rel="nofollow noopener noreferrer"' in rendered
    assert "<a" not in html("[a](mailto:a@a.example)")


def test_tables_lists_and_emphasis_are_there() -> None:
    rendered = html("| a |\n|---|\n| *b* |\n\n1. ~~c~~\n2. **d**")
    assert all(f"<{tag}>" in rendered for tag in ("table", "em", "ol", "s", "strong"))
