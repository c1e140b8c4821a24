from __future__ import annotations

import itertools
import random
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tantrix.notation import moves, records
from tantrix.notation.positions import registry
from tantrix.notation.records import Problem, Record, RecordMove
from tantrix.notation.records.escapes import (
    LONGEST,
    Comment,
    escape_tag,
    read_comment,
    unescape_tag,
    write_clock,
    write_comment,
)
from tantrix.rules.bag import Start
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import IllegalAction, NotationError
from tantrix.rules.strategy.state import StrategyRules, StrategyState

from .examples import DEADLOCKED, deal, game, slipped, steps

TEXTS = st.text(max_size=12) | st.sampled_from(['"', "\\", "{[%clk 1:00]}", "a\nb", "\ufeff\ud800"])
SEEDS = range(12)


def record(seed: int, *, resign: bool = False) -> Record:
    rules, dealt = deal(seed)
    people = {f"Player{player + 1}": f"Player {player}" for player in range(rules.players)}
    tags = {"Event": "Trial", "Date": "2026-11-21", **people}
    return records.of(dealt, game(seed, resign=resign), tags)


def variation(state: StrategyState, rng: random.Random, depth: int) -> tuple[RecordMove, ...]:
    """Some legal moves from a state, with draws of its unseen tiles, and with variations."""
    state = state.hidden()
    moves = []
    for _ in range(rng.randint(1, 3)):
        if state.is_over:
            break
        move = RecordMove(
            rng.choice(state.legal_placements()), comment=rng.choice(["", "so", "(a)"])
        )
        if depth and rng.random() < 0.3:
            move = replace(move, variations=(variation(state, rng, depth - 1),))
        state.push(move.placement)
        if state.drawing:
            draw, _ = rng.choice(state.chance_outcomes())
            move = replace(move, drawn=draw.tile)
            state.push(draw)
        moves.append(move)
    return tuple(moves)


@st.composite
def annotated(draw: st.DrawFn) -> Record:
    """A whole game with tags, comments, times and variations of any text."""
    seed = draw(st.integers(0, 500))
    rng = random.Random(seed)
    whole = record(seed, resign=draw(st.booleans()))
    whole.tags = draw(st.dictionaries(st.from_regex(r"\A(Event|Player[1-4]|[A-Z]x?)\Z"), TEXTS))
    whole.comment = draw(TEXTS)
    states = records.iter_states(whole)
    for number, (move, state) in enumerate(zip(whole.moves, states, strict=False)):
        if rng.random() < 0.2:
            branches = tuple(variation(state, rng, 2) for _ in range(rng.randint(1, 2)))
            move = replace(move, variations=branches)  # noqa: PLW2901
        clock = rng.choice([None, 0, rng.randrange(10_000_000)])
        comment = draw(TEXTS) if number < 4 else ""
        whole.moves[number] = replace(move, used_ms=clock, comment=comment)
    return whole


# A game that is written and read.


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_comes_back_with_every_position_and_score(seed: int) -> None:
    whole = record(seed, resign=seed % 4 == 3)
    text = records.write(whole)
    again, problems = records.read(text)
    assert problems == []
    assert records.write(again) == text
    played = [s.copy() for s in steps(seed, resign=seed % 4 == 3) if not s.drawing]
    assert list(records.iter_states(again)) == played
    final = records.replay(again)
    assert final == played[-1]
    assert final.outcome() == played[-1].outcome()


@settings(max_examples=30)
@given(annotated())
def test_writing_and_reading_are_inverse_for_any_text(whole: Record) -> None:
    text = records.write(whole)
    again, problems = records.read(text)
    assert problems == []
    assert records.write(again) == text
    assert again == read_back(whole)
    assert records.read(text.replace("\n", "\r\n")) == (again, [])
    assert records.read("\ufeff" + text) == (again, [])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_without_the_order_of_the_bag_replays_as_well(seed: int) -> None:
    whole = record(seed)
    secret = replace(whole, deal=whole.deal._replace(bag=()), hidden=len(whole.deal.bag))
    again, problems = records.read(records.write(secret))
    assert problems == []
    assert again.hidden == len(whole.deal.bag)
    assert [s.hidden() for s in records.iter_states(whole)] == list(records.iter_states(again))


@pytest.mark.parametrize("start", Start)
def test_it_comes_back_how_it_was_decided_who_starts(start: Start) -> None:
    rules = StrategyRules(players=3, start=start)
    dealt = rules.deal(random.Random(7))
    again, problems = records.read(records.write(records.of(dealt, rules.new_state(dealt))))
    assert problems == []
    assert again.rules == rules
    assert again.deal == dealt._replace(bag=())


def test_a_running_game_tells_no_tile_that_is_still_in_the_bag() -> None:
    dealt = deal(0)[1]
    state = next(itertools.islice(steps(0), 20, None))
    running = records.of(dealt, state, {"Seed": "secret", "Date": "2026-11-21"})
    assert "Seed" not in running.tags
    assert running.deal.bag == ()
    text = records.write(running)
    assert f'[Bag "?{len(dealt.bag)}"]' in text
    assert text.endswith("\n*\n")
    assert '[Termination "unfinished"]' in text
    again, problems = records.read(text)
    assert problems == []
    assert records.replay(again) == state.hidden()


def test_a_finished_game_tells_the_bag_and_the_seed() -> None:
    whole = records.of(deal(0)[1], game(0), {"Seed": "17"})
    text = records.write(whole)
    assert '[Seed "17"]' in text
    assert f'[Bag "{",".join(map(str, deal(0)[1].bag))}"]' in text


def test_the_times_of_a_game_stand_at_its_moves() -> None:
    whole = records.of(deal(0)[1], game(0), clocks=[754_500, None, 0])
    assert [move.used_ms for move in whole.moves[:4]] == [754_500, None, 0, None]
    assert "{[%used 12:34.5]}" in records.write(whole)


def test_nothing_is_drawn_where_the_bag_is_empty() -> None:
    moves = record(0).moves
    drawn = [move.drawn for move in moves if move.drawn is not None]
    assert drawn == list(deal(0)[1].bag)
    assert all(move.drawn is None for move in moves[-6:])


def test_a_draw_that_is_not_noted_comes_out_of_the_known_bag() -> None:
    whole = record(0)
    text = records.write(whole)
    whole.moves = [replace(move, drawn=None) for move in whole.moves]
    assert records.write(whole) == text
    undrawn = "\n".join(re.sub(r"=\d+", "", line) for line in text.split("\n"))
    assert records.read(undrawn) == records.read(text)


def test_turns_are_numbered_and_stand_on_a_line_each() -> None:
    text = records.write(record(0))
    turns = text.partition("\n\n")[2].splitlines()[:-1]
    assert [turn.split(" ")[0] for turn in turns] == [f"{n + 1}." for n in range(len(turns))]
    for turn in turns:
        free = [move for move in turn.split(" ")[1:] if not move.startswith("F")]
        assert len(free) <= 1


def test_a_resignation_is_a_move_of_its_own() -> None:
    rules, dealt = deal(0)
    state = rules.new_state(dealt)
    state.play(state.legal_actions()[0])
    state.settle()
    state.play(Resign(0))
    text = records.write(records.of(dealt, state))
    assert " resign:0\n" in text
    assert '[Termination "resigned"]' in text
    again, problems = records.read(text)
    assert problems == []
    assert again.moves[-1] == RecordMove(Resign(0))
    assert records.replay(again) == state


def test_a_deadlock_comes_back() -> None:
    state = registry.read(DEADLOCKED)
    assert records.result(state) == ("3-1", "deadlock")


def test_the_scores_are_the_result() -> None:
    end = game(3)
    assert records.result(end) == ("-".join(map(str, end.scores())), "played")
    assert records.write(record(3)).splitlines()[-1] == records.result(end)[0]


def test_several_records_in_one_text_come_back() -> None:
    whole = [record(seed) for seed in range(3)]
    text = records.write_many(whole)
    found = records.read_many(text)
    assert [problems for _, problems in found] == [[], [], []]
    assert records.write_many(each for each, _ in found) == text
    assert found[0][0] == records.read(records.write(whole[0]))[0]


def test_only_the_first_of_several_records_is_read_where_one_is_wanted() -> None:
    first, second = records.write(record(0)), records.write(record(1))
    found, problems = records.read(first + "\n" + second + "\n" + second)
    assert records.write(found) == first
    line = first.count("\n") + 2
    assert problems == [Problem(line, 1, "bad.record.more", {"count": 2})]


def test_a_text_without_a_word_has_no_record() -> None:
    assert records.read_many(" \n\n") == []
    empty, problems = records.read("")
    assert empty.moves == []
    assert [problem.id for problem in problems] == ["bad.record.no_hands"]


# What the strict writer refuses.


@pytest.mark.parametrize("name", ["Game", "Hands", "Result", "", "Two words", 'A"', "É", "x" * 256])
def test_a_tag_that_the_game_tells_or_that_is_no_word_is_not_written(name: str) -> None:
    whole = record(0)
    whole.tags[name] = "value"
    with pytest.raises(NotationError) as error:
        records.write(whole)
    assert error.value.id == "bad.tag"


@pytest.mark.parametrize("ms", [-1, LONGEST + 1])
def test_a_time_that_no_clock_shows_is_not_written(ms: int) -> None:
    whole = record(0)
    whole.moves[0] = replace(whole.moves[0], used_ms=ms)
    with pytest.raises(NotationError) as error:
        records.write(whole)
    assert error.value.id == "bad.clock"


def test_an_illegal_move_is_not_written() -> None:
    whole = record(0)
    whole.moves[1] = whole.moves[0]
    with pytest.raises(IllegalAction):
        records.write(whole)


def test_an_illegal_variation_is_not_written() -> None:
    whole = record(0)
    whole.moves[1] = replace(whole.moves[1], variations=((whole.moves[0],),))
    with pytest.raises(IllegalAction):
        records.write(whole)


def nested(whole: Record, depth: int) -> RecordMove:
    """The first move with itself as a variation of itself, again and again."""
    move = whole.moves[0]
    for _ in range(depth):
        move = replace(whole.moves[0], variations=((move,),))
    return move


def test_variations_are_nested_to_a_limit() -> None:
    whole = record(0)
    whole.moves[0] = nested(whole, records.DEEPEST)
    assert records.read(records.write(whole)) == (read_back(whole), [])
    whole.moves[0] = nested(whole, records.DEEPEST + 1)
    with pytest.raises(NotationError) as error:
        records.write(whole)
    assert error.value.id == "bad.record.too_deep"


def test_an_empty_variation_is_left_out() -> None:
    whole = record(0)
    text = records.write(whole)
    whole.moves[0] = replace(whole.moves[0], variations=((),))
    assert records.write(whole) == text


def read_back(whole: Record) -> Record:
    """The record with those of its tags that say something."""
    return replace(whole, tags={name: value for name, value in whole.tags.items() if value})


# What the reader makes of texts that are not quite right.

WHOLE = records.write(record(0))
LINES = WHOLE.splitlines()
HEAD = LINES.index("") + 1
"""Lines before the first move."""


def read_ids(text: str) -> tuple[Record, list[tuple[int, int, str]]]:
    found, problems = records.read(text)
    assert records.read(records.write(found)) == (read_back(found), [])
    return found, [problem[:3] for problem in problems]


def without(tag: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(f"[{tag} "))


@pytest.mark.parametrize(
    "tag", ["Version", "Event", "Player1", "Colours", "Start", "StartDraws", "Result"]
)
def test_a_missing_tag_is_no_problem(tag: str) -> None:
    found, problems = read_ids(without(tag))
    assert problems == []
    assert found.moves == record(0).moves


def test_who_starts_is_deduced_from_the_draws() -> None:
    found, problems = read_ids(without("Starter"))
    assert problems == []
    assert found.deal == record(0).deal


def test_who_starts_is_deduced_from_the_hands() -> None:
    rules = StrategyRules(players=3, start=Start.HIGHEST_HAND)
    dealt = rules.deal(random.Random(1))
    whole = records.of(dealt, rules.new_state(dealt))
    text = re.sub(r"\[Starter .*\]\n", "", records.write(whole))
    found, problems = read_ids(text)
    assert problems == []
    assert found.deal == whole.deal


def test_player_0_starts_where_nothing_tells() -> None:
    found, _ = records.read('[Hands "1,2/3,4"]')
    assert found.deal.starter == 0


def test_the_number_of_players_is_deduced_from_the_hands_or_the_names() -> None:
    assert records.read('[Hands "1/2/3"]')[0].rules.players == 3
    assert records.read('[Player1 ""] [Player2 ""] [Player3 ""]')[0].rules.players == 3
    assert records.read("")[0].rules.players == 2


def test_a_bag_that_is_not_told_has_all_other_tiles_in_no_known_order() -> None:
    found, problems = read_ids(without("Bag"))
    assert problems == []
    assert (found.hidden, found.deal.bag) == (44, ())
    assert found.moves == record(0).moves


def test_unknown_tags_are_kept_in_their_order() -> None:
    found, problems = read_ids('[Zoo "1"]\n[Annotator "A. \\"B\\" \\\\"]\n' + WHOLE)
    assert problems == []
    assert list(found.tags.items())[:2] == [("Zoo", "1"), ("Annotator", 'A. "B" \\')]


def test_a_tag_without_a_text_is_read_but_not_written() -> None:
    found, problems = read_ids('[Zoo ""]\n' + WHOLE.replace('[Event "Trial"]', '[Event ""]'))
    assert problems == []
    assert found.tags["Zoo"] == found.tags["Event"] == ""
    assert ' ""]' not in records.write(found)
    dealt = deal(0)[1]
    assert ' ""]' not in records.write(records.of(dealt, next(steps(0))))


def test_odd_spacing_is_no_problem() -> None:
    head, _, moves = WHOLE.partition("\n\n")
    odd = head.replace("[", " [ ").replace("]\n", " ] ") + moves.replace("\n", "\r\n\r\n  ")
    glued = re.sub(r"(\d+\.) ", r"\1", odd)
    assert records.read(odd) == records.read(WHOLE)
    assert records.read(glued) == records.read(WHOLE)
    assert records.read(re.sub(r"\d+\. ", "", WHOLE)) == records.read(WHOLE)


def test_a_needless_rotation_and_a_missing_mark_are_no_problem() -> None:
    codes = [moves.write_placement(placement) for placement in game(0).board.placements]
    head = "\n".join(LINES[:HEAD])
    assert records.read("\n".join([head, *codes, LINES[-1]])) == records.read(WHOLE)


def test_comments_of_both_kinds_are_joined_to_the_move_before() -> None:
    text = WHOLE.replace("\n2. ", " {[%clk 1:02:03.4567] two\nlines} ; and more\n{}\n2. ")
    found, problems = read_ids("{before} " + text.replace("\n1. ", "\n{it [%clk x] all}\n1. "))
    assert problems == []
    assert found.comment == "before it [%clk x] all"
    assert found.moves[0].comment == "two lines  and more"
    assert found.moves[0].used_ms == 3_723_456


def test_a_needless_backslash_is_dropped() -> None:
    assert records.read('[Event "a\\b\\u12"]')[0].tags["Event"] == "abu12"


def test_the_first_comment_of_a_variation_belongs_to_its_first_move() -> None:
    first = LINES[HEAD].removeprefix("1. ")
    found, problems = read_ids(WHOLE.replace("\n2. ", f" ({{why}} {first} {{so}})\n2. "))
    assert problems == []
    assert found.moves[0].variations[0][0].comment == "why so"


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ('[Version "1"]', '[Version "2"]', [(2, 1, "bad.record.version")]),
        ("strategy:2", "strategy:9", [(1, 1, "bad.game")]),
        ("strategy:2", "draughts", [(1, 1, "bad.game")]),
        ('"RY"', '"RR"', [(7, 1, "bad.record.colours")]),
        ("draw-return", "by-age", [(8, 1, "bad.record.start")]),
        ('[StartDraws "', '[StartDraws "0', [(9, 1, "bad.tiles")]),
        ('[StartDraws "', '[StartDraws "1 ', [(9, 1, "bad.record.start_draws")]),
        ('[Starter "', '[Starter "7', [(10, 1, "bad.record.starter")]),
        ('[Bag "', '[Bag "99,', [(12, 1, "bad.tiles")]),
        ('[Bag "', '[Bag "99', [(12, 1, "bad.tiles")]),
        ('[Result "', '[Result "9', [(13, 1, "bad.record.result")]),
        ('"played"', '"deadlock"', [(14, 1, "bad.record.result")]),
        ("[Date ", "[Event ", [(4, 1, "bad.record.tag_twice")]),
        ("[Date ", "[Dáte ", [(4, 1, "bad.tag")]),
        ('[Date "2026-11-21"]', '[Date "]', [(4, 1, "bad.record.broken_tag")]),
        ('[Date "2026-11-21"]', '[Date ""', [(4, 1, "bad.record.broken_tag")]),
        ("\n2. ", "\n3. ", [(17, 1, "bad.record.turn")]),
        ("\n2. ", f"\n{'9' * 9999}. ", [(17, 1, "bad.record.turn")]),
        ("\n2. ", "\nwhat is this\n2. ", [(17, n, "bad.record.word") for n in (1, 6, 9)]),
        ("\n2. ", "\n)\n2. ", [(17, 1, "bad.record.close")]),
        ("\n2. ", "\n(\n)\n2. ", [(17, 1, "bad.record.variation")]),
        ("\n1. ", "\n(1@0,0:0 (x))\n1. ", [(16, 1, "bad.record.variation")]),
        (
            "\n2. ",
            "\n(99@0,0:0 (x) 1-1)\n2. ",
            [(17, 2, "bad.placement"), (17, 1, "bad.record.variation")],
        ),
    ],
)
def test_every_problem_is_listed_with_its_place_and_reading_goes_on(
    old: str, new: str, problems: list[tuple[int, int, str]]
) -> None:
    assert WHOLE.count(old) == 1
    found, ids = read_ids(WHOLE.replace(old, new))
    assert ids == sorted(problems)
    assert found.moves == record(0).moves


def test_a_problem_shows_only_the_beginning_of_a_long_text() -> None:
    long = "x" * 1000
    texts = [WHOLE.replace(old, long) for old in ("draw-return", '"RY"', "\n2. ", "strategy:2")]
    for text in [*texts, f'[Version "{long}"]', f"{long}@"]:
        for problem in records.read(text)[1]:
            assert all(len(str(value)) <= 60 for value in problem.params.values())


def test_a_result_that_the_moves_do_not_bear_out_is_listed() -> None:
    found, problems = read_ids("\n".join([*LINES[:-1], "99-0"]))
    assert problems == [(len(LINES), 1, "bad.record.result")]
    assert found.moves == record(0).moves


def test_words_after_the_result_are_listed_once() -> None:
    _, problems = read_ids(WHOLE + "more (and) {more}")
    assert problems == [(len(LINES) + 1, 1, "bad.record.after_result")]


def test_a_result_in_a_variation_is_no_word_there() -> None:
    first = LINES[HEAD].removeprefix("1. ")
    _, problems = read_ids(WHOLE.replace("\n2. ", f"\n({first} *)\n2. "))
    assert problems == [(17, len(first) + 3, "bad.record.word")]


def test_variations_that_are_nested_too_deep_are_left_out() -> None:
    first = LINES[HEAD].removeprefix("1. ")
    deep = f"({first} " * 20 + ")" * 20
    found, problems = read_ids(WHOLE.replace("\n2. ", f"\n{deep}\n2. "))
    column = (len(first) + 2) * records.DEEPEST + 1
    assert problems == [(17, column, "bad.record.too_deep")]
    assert found.moves[1:] == record(0).moves[1:]
    whole = record(0)
    assert found.moves[0] == nested(whole, records.DEEPEST)


def test_a_variation_that_does_not_end_takes_the_rest() -> None:
    first = LINES[HEAD].removeprefix("1. ")
    found, problems = read_ids("\n".join([*LINES[: HEAD + 1], f"({first}", "what"]))
    assert problems[-2:] == [(17, 1, "bad.record.open"), (18, 1, "bad.record.word")]
    assert len(found.moves) == 1
    assert found.moves[0].variations == ((record(0).moves[0],),)


def test_a_parenthesis_at_the_end_is_listed() -> None:
    _, problems = read_ids("\n".join([*LINES[: HEAD + 1], "("]))
    assert (17, 1, "bad.record.open") in problems
    _, problems = read_ids(WHOLE + "(")
    assert [problem[2] for problem in problems] == ["bad.record.after_result", "bad.record.open"]


def test_a_comment_that_does_not_end_takes_the_rest() -> None:
    found, problems = read_ids("\n".join([*LINES[: HEAD + 2], "{what", LINES[HEAD + 2]]))
    assert problems[-1] == (18, 1, "bad.record.broken_comment")
    assert len(found.moves) == len(re.findall("@", "".join(LINES[: HEAD + 2])))


def test_a_mark_of_a_forced_fill_that_is_none_is_listed_and_passed_over() -> None:
    found, problems = read_ids(WHOLE.replace("\n1. ", "\n1. F"))
    assert problems == [(16, 4, "bad.placement")]
    assert found.moves == record(0).moves


def test_reading_ends_before_the_first_impossible_move() -> None:
    text = "\n".join([*LINES[: HEAD + 1], "2. 1@0,0:0 {lost} (lost) lost", *LINES[HEAD + 1 :]])
    found, problems = records.read(text)
    assert [problem[:2] for problem in problems] == [(17, 4)]
    assert problems[0].id.startswith("illegal.")
    assert problems[0].params["move"] == "1@0,0:0"
    assert found.moves == record(0).moves[:1]
    assert records.write(found).endswith("\n*\n")


def test_a_draw_that_the_bag_does_not_give_is_impossible() -> None:
    bag = record(0).deal.bag
    text = WHOLE.replace(f"={bag[1]}\n", f"={bag[2]}\n")
    found, problems = read_ids(text)
    assert len(problems) == 1
    assert found.moves == record(0).moves[:1]


def test_a_draw_that_is_not_told_ends_a_game_whose_bag_is_not_known() -> None:
    whole = record(0)
    text = re.sub(r'\[Bag ".*"\]', '[Bag "?44"]', WHOLE).replace(f"={whole.deal.bag[2]}", "")
    found, problems = read_ids(text)
    assert [problem[2] for problem in problems] == ["illegal.draw_due"]
    assert found.moves == [*whole.moves[:2], replace(whole.moves[2], drawn=None)]


def test_nobody_resigns_twice_or_from_an_empty_seat() -> None:
    for word in ("resign:5", "resign:2", "resign:"):
        found, problems = read_ids("\n".join([*LINES[:HEAD], word, "*"]))
        assert len(problems) == 1
        assert found.moves == []


def test_hands_that_do_not_suit_the_game_leave_nothing_to_play() -> None:
    for hands in ("1,2", "1,2/3/4", "1,1/2"):
        found, problems = read_ids(re.sub(r'\[Hands ".*"\]', f'[Hands "{hands}"]', WHOLE))
        assert problems[0][:2] == (11, 1)
        assert found.deal.hands == ((), ())
        assert found.moves == []


# Whatever comes.


def test_a_clock_is_written_as_short_as_it_can_be() -> None:
    times = {0: "0:00", 999: "0:00.999", 60_000: "1:00", 754_500: "12:34.5", 6_000_010: "100:00.01"}
    assert {ms: write_clock(ms) for ms in times} == times


@pytest.mark.parametrize("clock", ["1:60:00", "999999:999999999:00", "1:60", "9999999999:00", "1"])
def test_what_is_no_time_stays_a_comment(clock: str) -> None:
    text = f"[%clk {clock}]"
    assert read_comment(text) == Comment(text)
    assert read_comment(write_comment(text)[1:-1]) == Comment(text)


CLOCKS = st.none() | st.integers(0, LONGEST)


@given(TEXTS, CLOCKS, CLOCKS)
def test_times_and_comments_are_inverse_to_what_is_written(
    comment: str, used: int | None, left: int | None
) -> None:
    written = write_comment(comment, used, left)
    assert read_comment(written[1:-1]) == Comment(comment, used, left)


def test_time_used_and_time_left_are_told_apart() -> None:
    assert write_comment("so", 4_500, 595_500) == "{[%used 0:04.5] [%left 9:55.5] so}"
    assert read_comment("[%clk 0:04.5]") == Comment("", 4_500)


@given(TEXTS)
def test_a_value_is_inverse_to_what_is_written(value: str) -> None:
    written = escape_tag(value)
    assert unescape_tag(written) == value
    assert written.isprintable() or not value.isprintable()


@given(st.integers(0, 20), st.randoms(use_true_random=False))
def test_a_record_with_slips_is_read_as_far_as_it_goes(seed: int, rng: random.Random) -> None:
    text = slipped(records.write(record(seed)), rng)
    for found, problems in records.read_many(text):
        assert records.read(records.write(found)) == (read_back(found), [])
        for problem in problems:
            assert 1 <= problem.line <= text.count("\n") + 1
            assert problem.column >= 1


@given(st.text(alphabet='[]{}()"\\;*.-@:=,F0123456789 \nresign', max_size=80) | st.text())
def test_any_text_is_read(text: str) -> None:
    found, problems = records.read(text)
    assert found.moves == []
    assert problems
    assert [problem.id for problem in records.read(records.write(found))[1]] == []


PIECES = [
    "[",
    "[A ",
    '[A "',
    '[A "b"]',
    "{",
    "}",
    "(",
    ")",
    "(1@0,0:0 ",
    "1-",
    "1.",
    "\\",
    "a",
    "1@",
]


@pytest.mark.parametrize(
    "piece", [*PIECES, "\n", "\r", " ", ";", "{}", "{\\", "1@0,0:0 ", "()", "{a}", "(("]
)
def test_garbage_of_any_length_is_read_to_its_end(piece: str, soak: bool) -> None:
    garbage = piece * ((1_000_000 if soak else 20_000) // len(piece))
    found, _ = records.read("\n".join(LINES[: HEAD + 1]) + garbage)
    assert len(found.moves) <= 1
    records.read(garbage)
