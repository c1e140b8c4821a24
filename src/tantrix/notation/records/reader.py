"""Reading records: whatever can be read is read, and all that is wrong is listed with its place."""

from __future__ import annotations

from tantrix.notation.records.escapes import unescape_tag
from tantrix.notation.records.header import Report, read_header
from tantrix.notation.records.lexer import Kind, LineIndex, Token, tokens
from tantrix.notation.records.model import Problem, Record, start
from tantrix.notation.records.movetext import MoveLine, MoveReader
from tantrix.notation.records.writer import TAG_NAME, TOLD, result

SHOWN = 60
"""How much of a text a problem shows."""

_HEAD = {Kind.TAG, Kind.BROKEN_TAG, Kind.COMMENT}


def read(text: str) -> tuple[Record, list[Problem]]:
    """Return the first record of a text, and all that is wrong with it.

    Nothing is refused. Tags that are missing are deduced, unknown ones kept; the moves end before
    the first one that the rules forbid. A further record is a problem, `bad.record.more`.
    """
    text = _cleaned(text)
    places = LineIndex(text)
    first, *more = _parts(text) or [[]]
    reader = _Reader(first, places)
    record = reader.record()
    if more:
        reader.report(more[0][0], "bad.record.more", count=len(more))
    return record, reader.problems


def read_many(text: str) -> list[tuple[Record, list[Problem]]]:
    """Return every record of a text, each as `read` does; none of a text without any word.

    A record begins with the first tag that stands after moves.
    """
    text = _cleaned(text)
    places = LineIndex(text)
    readers = [_Reader(part, places) for part in _parts(text)]
    return [(reader.record(), reader.problems) for reader in readers]


def _cleaned(text: str) -> str:
    """Return the text without a byte order mark, its lines ended by line feeds."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _parts(text: str) -> list[list[Token]]:
    """Return the words of each record."""
    parts: list[list[Token]] = []
    moved = True
    for token in tokens(text):
        if moved and (token.kind is Kind.TAG or not parts):
            parts.append([])
            moved = False
        parts[-1].append(token)
        moved = moved or token.kind not in _HEAD
    return parts


class _Reader:
    """Reads the words of one record."""

    def __init__(self, words: list[Token], places: LineIndex) -> None:
        self.problems: list[Problem] = []
        self._words = words
        self._places = places

    def report(self, token: Token | None, error_id: str, **params: object) -> None:
        """Note a problem at a word, at the beginning of the record where there is none."""
        at = token.at if token else self._words[0].at if self._words else 0
        shown = {k: v[:SHOWN] if isinstance(v, str) else v for k, v in params.items()}
        self.problems.append(Problem(*self._places.place(at), error_id, shown))

    def record(self) -> Record:
        """Return the record, as far as it can be read."""
        tokens = self._tags()
        tags = {name: unescape_tag(token.parts[1]) for name, token in tokens.items()}

        def report(name: str, error_id: str, **params: object) -> None:
            self.report(tokens.get(name), error_id, **params)

        rules, deal, hidden = read_header(tags, report)
        kept = {name: value for name, value in tags.items() if name not in TOLD}
        record = Record(kept, rules, deal, hidden=hidden)
        words = (token for token in self._words if token.kind is not Kind.TAG)
        line = MoveReader(words, self.report).read(MoveLine(start(record)))
        record.moves, record.comment = line.moves, line.opening
        if not line.stopped:
            self._compare(tags, line, report)
        self.problems.sort(key=lambda problem: problem[:2])
        return record

    @staticmethod
    def _compare(tags: dict[str, str], line: MoveLine, report: Report) -> None:
        """Compare the tags that tell how the game ended with the game."""
        for name, played in zip(("Result", "Termination"), result(line.state), strict=True):
            if tags.get(name, played) != played:
                report(name, "bad.record.result", written=tags[name], played=played)

    def _tags(self) -> dict[str, Token]:
        """Return the tags by name; of two with one name the first counts."""
        tags: dict[str, Token] = {}
        for token in self._words:
            if token.kind is Kind.TAG:
                name = token.parts[0]
                if not TAG_NAME.fullmatch(name):
                    self.report(token, "bad.tag", name=name)
                elif tags.setdefault(name, token) is not token:
                    self.report(token, "bad.record.tag_twice", name=name)
        return tags
