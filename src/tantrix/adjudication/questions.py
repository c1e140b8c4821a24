"""What can be asked about a record or a position, and the answers as JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tantrix.adjudication.views import PositionVerdictView, RecordView
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState
from tantrix.tournaments.mistakes import MistakeMoment

ERRORS = (
    "bad.adjudicate.announced",
    "bad.adjudicate.begun",
    "bad.adjudicate.many",
    "bad.adjudicate.no_draws",
    "bad.adjudicate.player",
    "bad.adjudicate.times",
    "bad.clock",
    "bad.game",
    "bad.placement",
    "bad.position",
    "bad.record.broken_comment",
    "bad.record.broken_tag",
    "bad.record.close",
    "bad.record.colours",
    "bad.record.game",
    "bad.record.hands",
    "bad.record.no_hands",
    "bad.record.open",
    "bad.record.other_game",
    "bad.record.start",
    "bad.record.start_draws",
    "bad.record.starter",
    "bad.record.version",
    "bad.record.word",
    "bad.tiles",
    "illegal.occupied",
)
"""What may be wrong with a question; where it is about a record, with `line` and `column`."""

USUAL = 200
"""How often a stopped game is played out."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """A text to be judged, with the times used by the players and the limit of a side.

    `times_ms` is None where they are those of the record, or not known.

    >>> from tantrix.adjudication.questions import Question, judge_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> state, verdict = judge_position(Question(text=text, times_ms=(1_290_000, 0)), "en")
    >>> verdict["penalties"]
    [2, 0]
    """

    text: str
    times_ms: tuple[int, ...] | None = None
    limit_ms: int | None = None


@dataclass(frozen=True, kw_only=True)
class RecordQuestion(Question):
    """A record, how and when a mistake was announced, and by whom.

    The parameters are those of `verdict.adjudicate`.

    >>> from tantrix.adjudication.questions import RecordQuestion, judge_record
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> question = RecordQuestion(text=head + " 1. 5@0,0:0=13 2. 8@0,1:1=14", agreed=False)
    >>> state, found = judge_record(question, "en")
    >>> found["verdict"]["remedy"]
    'tie'
    """

    announced: int | None = None
    by: int | None = None
    moment: MistakeMoment | None = None
    agreed: bool = True


def judge_record(question: RecordQuestion, lang: str) -> tuple[StrategyState, RecordView]:
    """Return the position at the announcement, and what is found; raises one of `ERRORS`.

    >>> from tantrix.adjudication.questions import RecordQuestion, judge_record
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> question = RecordQuestion(text=head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> state, found = judge_record(question, "en")
    >>> found["verdict"]["remedy"], len(found["placements"]), state.current_player
    ('take_back', 2, 0)
    """
    from tantrix.adjudication import times  # with the judges, whom who only asks does without
    from tantrix.adjudication.reading import read
    from tantrix.adjudication.serializers import Speaker
    from tantrix.adjudication.verdict import adjudicate

    transcript = read(question.text)
    rules = transcript.header.rules
    if question.by is not None and question.by not in range(rules.players):
        raise TantrixError("bad.adjudicate.player", player=question.by)
    found = adjudicate(
        transcript, question.announced, moment=question.moment, agreed=question.agreed
    )
    used = question.times_ms or times.clocks(found.account)
    penalties = times.penalties(rules, used, question.limit_ms)
    state = found.now.state
    speaker = Speaker(_names(state, transcript.tags, lang), lang)
    return state, speaker.record(found, penalties, question.by)


def judge_position(question: Question, lang: str) -> tuple[StrategyState, PositionVerdictView]:
    """Return a position, and what it proves; raises one of `ERRORS`.

    >>> from tantrix.adjudication.questions import Question, judge_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> state, verdict = judge_position(Question(text=text), "en")
    >>> [finding["sign"] for finding in verdict["findings"]], len(state.board)
    ([<Sign.MATCH: 'match'>], 2)
    """
    from tantrix.adjudication import times  # with the judges, whom who only asks does without
    from tantrix.adjudication.positions import read_position
    from tantrix.adjudication.serializers import Speaker

    found = read_position(question.text)
    rules = found.name.rules
    used = question.times_ms or (0,) * rules.players
    penalties = times.penalties(rules, used, question.limit_ms)
    state = found.state()
    return state, Speaker(_names(state, {}, lang), lang).position(found, penalties)


def _names(state: StrategyState, tags: Mapping[str, str], lang: str) -> list[str]:
    """Return the names of the players: those of the tags, or else of their colours."""
    from tantrix.render.themes import DARK
    from tantrix.render.wording import names_of

    colours = names_of(state, DARK, None, lang)
    return [tags.get(f"Player{n}") or colour for n, colour in enumerate(colours, 1)]
