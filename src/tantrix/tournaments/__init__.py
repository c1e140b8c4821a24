"""Tournaments without a clock, a file or a network: a list of events, and what they add up to.

`directing`, `entering` and `scoring` decide what may happen next and return events, `fold` applies
them to a state, and `overview`, `exports` and `report` tell how it stands.

>>> from tantrix.tournaments import directing, entering, exports, fold, scoring
>>> from tantrix.tournaments.registrations import Registration
>>> from tantrix.tournaments.results import GameResult
>>> from tantrix.tournaments.settings import StageSettings, TournamentSettings
>>> settings = TournamentSettings(name="Open", stages=(StageSettings(rounds=1),))
>>> state = fold.start(directing.create(settings, key=bytes(32)), at_ms=0)
>>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
>>> for name in ("Ann", "Bob"):
...     state = fold.apply(state, entering.enter(state, Registration(name=name)), at_ms=2)
>>> for event in directing.pair_next(state):
...     state = fold.apply(state, event, at_ms=3)
>>> place, found = scoring.Place(round=1, table=1), GameResult(scores=(24, 15))
>>> state = fold.apply(state, scoring.result(state, place, found), at_ms=4)
>>> for line in exports.standings_csv(state).splitlines():
...     print(line)
place,number,name,country,club,points,games,wins,ties,losses,margin,tiles,byes,decided,void
1,2,Bob,,,16.0,1,1,0,0,9,24,0,,
2,1,Ann,,,4.0,1,0,0,1,-9,15,0,points,
"""
