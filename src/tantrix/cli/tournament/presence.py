"""Who is away, back, or leaves; byes that are asked for, and who must not meet."""

from __future__ import annotations

import click

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, say
from tantrix.cli.tournament.common import add, done, entry_of, named, reason_of, to_change
from tantrix.tournaments import entering, fold, scoring
from tantrix.tournaments.events import AnyEvent, Ruling
from tantrix.tournaments.state import TournamentState


@command("tournament.away")
@click.argument("who", metavar="NUMBER", nargs=-1, required=True)
@as_json
def away_command(who: tuple[str, ...], *, as_json: bool) -> None:
    """Pair somebody no more until they are back."""
    file = to_change()
    number = entry_of(file.state, " ".join(who))
    logged = add(file, lambda state: [entering.away(state, number)])
    line = say("cli.tournament.is_away", entry=named(file.state, number))
    done(file, logged, [line], as_json=as_json)


@command("tournament.back")
@click.argument("who", metavar="NUMBER", nargs=-1, required=True)
@as_json
def back_command(who: tuple[str, ...], *, as_json: bool) -> None:
    """Pair somebody again who was away or had withdrawn."""
    file = to_change()
    number = entry_of(file.state, " ".join(who))
    logged = add(file, lambda state: [entering.back(state, number)])
    which = "waits" if file.state.entry(number).presence == "waiting" else "is_back"
    line = say(f"cli.tournament.{which}", entry=named(file.state, number))
    done(file, logged, [line], as_json=as_json)


@command("tournament.withdraw")
@click.argument("who", metavar="NUMBER", nargs=-1, required=True)
@click.option("--reason", help="cli.option.tournament.reason", default="")
@click.option("--after-round", help="cli.option.tournament.after_round", is_flag=True)
@as_json
def withdraw_command(
    who: tuple[str, ...], reason: str, *, after_round: bool, as_json: bool
) -> None:
    """Take somebody out, at once or after the round.

    A game that is paired and not played is lost by default.
    """
    file = to_change()
    number = entry_of(file.state, " ".join(who))

    def decide(state: TournamentState) -> list[AnyEvent]:
        left = entering.withdraw(state, number, reason, after_round=after_round)
        after = fold.apply(state, left, state.updated_ms)
        return [left, *scoring.walkovers(after, reason or say("cli.tournament.withdrew"))]

    logged = add(file, decide)
    which = "will_leave" if number in file.state.leaving else "has_left"
    lines = [say(f"cli.tournament.{which}", entry=named(file.state, number))]
    lines += [
        say("cli.tournament.walkover", place=f"{event.round}.{event.table}.{event.game}")
        for event, _ in logged
        if isinstance(event, Ruling)
    ]
    done(file, logged, lines, as_json=as_json)


@command("tournament.bye")
@click.argument("who", metavar="NUMBER")
@click.argument("round_number", metavar="ROUND", type=int)
@as_json
def bye_command(who: str, round_number: int, *, as_json: bool) -> None:
    """Note that somebody asks for a bye in a round that is not paired yet."""
    file = to_change()
    number = entry_of(file.state, who)
    logged = add(file, lambda state: [entering.request_bye(state, number, round_number)])
    entry = named(file.state, number)
    line = say("cli.tournament.will_bye", entry=entry, round=round_number)
    done(file, logged, [line], as_json=as_json)


@command("tournament.forbid")
@click.argument("one")
@click.argument("two")
@click.option("--allow", is_flag=True, help="cli.option.allow")
@click.option("--reason", help="cli.option.tournament.reason", default=None)
@as_json
def forbid_command(one: str, two: str, reason: str | None, *, allow: bool, as_json: bool) -> None:
    """Keep two apart for good, or allow them to meet again."""
    file = to_change()
    sides = entry_of(file.state, one), entry_of(file.state, two)
    why = reason_of(reason)
    logged = add(file, lambda state: [entering.forbid(state, sides, why, allowed=allow)])
    which = "cli.tournament.may_meet" if allow else "cli.tournament.never_meet"
    pair = {"one": named(file.state, sides[0]), "two": named(file.state, sides[1])}
    done(file, logged, [say(which, **pair)], as_json=as_json)
