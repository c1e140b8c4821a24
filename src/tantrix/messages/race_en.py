"""The sentences of Gobble, alone and as a race, in English."""

from __future__ import annotations

from collections.abc import Mapping

RACE: Mapping[str, str | Mapping[str, str]] = {
    # Why an action is against the rules.
    "illegal.two_tiles": "A tile must touch at least two others: there it touches one.",
    "illegal.not_top": "Only the top of the penalty stack can be played now: tile {tile}.",
    "illegal.can_be_joined": {
        "one": "This tile can be joined in {count} space, so it is no penalty.",
        "other": "This tile can be joined in {count} spaces, so it is no penalty.",
    },
    "illegal.race.no_player": "There is no player {player} in this race.",
    "illegal.race.out": "You are out: nothing is left to do.",
    "illegal.race.resigned": "You have given up this race.",
    "illegal.race.give_first": "You made a gobble: give somebody a tile first.",
    "illegal.race.hand_full": "Join or discard tile {tile} first.",
    "illegal.race.hand_empty": "You have no tile in hand: turn one first.",
    "illegal.race.pile_empty": "Your pile is empty.",
    "illegal.race.stack_empty": "Your penalty stack is empty.",
    "illegal.race.nothing_owed": "A tile is given after a gobble of your own, once.",
    "illegal.race.give_to": "Nothing can be given there: only to others who are still in the race.",
    # What cannot be played or read.
    "bad.alone": "This game is for one player, not for {players}.",
    "bad.race.players": "Two to six can race, not {players}.",
    "bad.race.handicap": "A handicap of {handicap} cannot be dealt to {players} players.",
    "bad.race.action": "“{text}” is no action of a race, such as turn, 25@0,-1:5 or give:2:stack.",
    "bad.position.lot": "“{text}”: the lot is below 2**32, and goes with a bag in a known order.",
    "bad.position.hand_and_stack": "“{text}” is no hand and penalty stack, such as 25/3,4.",
    "bad.position.stage_tiles": "“{text}” does not go with the tiles in hand, stack and bag.",
    # The lobby of a race.
    "lobby.begun": "This race is on already.",
    "lobby.not_begun": "This race has not begun yet.",
    "lobby.not_over": "This race is not over yet.",
    "lobby.seated": "You have a seat in this race already.",
    "lobby.full": "All seats of this race are taken.",
    "lobby.taken": "This seat is not free.",
    "lobby.host_only": "Only whoever made the race can do that.",
}
