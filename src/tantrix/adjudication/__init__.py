"""Adjudication: what went wrong at a table, and what is done about it [S4.13].

`reading` cuts a record into entries, `replay` makes them whatever they break and judges each,
`verdict` applies the decision table of `tournaments.mistakes`, `positions` judges a position
without its history, and `playouts` estimates how a stopped game would have ended. `questions` is
the way in for the command line and the server.
"""
