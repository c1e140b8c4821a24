### What happened in a tournament, a line each.

## The form

page-tournaments-line-admitted = { $name } was invited.

## What happened

page-tournaments-log-show = Show
page-tournaments-log-all = Everything
page-tournaments-log-decisions = Rulings and decisions
page-tournaments-log-interested = Made by someone it concerns.
page-tournaments-line-created = The tournament was created.
page-tournaments-line-changed = The settings were changed.
page-tournaments-line-opened = Entries opened.
page-tournaments-line-entered = { $name } entered.
page-tournaments-line-invited = { $name } was named as a partner.
page-tournaments-line-amended = The entry of { $name } was put right.
page-tournaments-line-left = { $name } withdrew.
page-tournaments-line-leaving = { $name } withdraws after round { $round }.
page-tournaments-line-checked_in = { $name } checked in.
page-tournaments-line-away = { $name } is away.
page-tournaments-line-back = { $name } is back.
page-tournaments-line-check_in_closed = Check-in closed.
page-tournaments-line-bye = { $name } asked for a bye in round { $round }.
page-tournaments-line-seeded = Stage { $stage } began.
page-tournaments-line-paired = Round { $round } was paired.
page-tournaments-line-unpaired = Round { $round } was taken back.
page-tournaments-line-published = Round { $round } was published.
page-tournaments-line-began = { $place }, { $sides }: the game began.
page-tournaments-line-result = { $place }, { $sides }: { $result }
page-tournaments-line-corrected = { $place }, { $sides }: corrected to { $result }
page-tournaments-line-marked = { $place }: { $result }.
page-tournaments-line-remarked = { $place } was put right: { $result }.
page-tournaments-line-ruling = Ruling on { $place }, { $sides }: { $rule }, { $result }
page-tournaments-line-ruling-entry = Ruling on { $name }: { $rule }
page-tournaments-line-forbidden = { $sides }: whether they may meet was changed.
page-tournaments-line-round_closed = Round { $round } is over.
page-tournaments-line-stage_closed = Stage { $stage } is over.
page-tournaments-line-arena_ended = The arena's time is up.
page-tournaments-line-appointed = { $name } became { $office }.
page-tournaments-line-dismissed = { $name } no longer holds an office.
page-tournaments-line-extended = The server was closed for a while: there is more time.
page-tournaments-line-next_announced = The next one takes entries.
page-tournaments-line-protested = { $name } protested.
page-tournaments-line-finished = The tournament is finished.
page-tournaments-line-cancelled = The tournament was cancelled.
page-tournaments-line-undone = Event { $number } was undone.

## Arenas, and times that opponents agree on

page-tournaments-line-offered = { $place }, { $sides }: a time was offered.
page-tournaments-line-yielded = { $place }, { $sides }: one of the two yielded the colour that both wanted.
page-tournaments-line-settled = Round { $round }: the colours are settled.
page-tournaments-line-substituted = { $place }, { $sides }: { $name } plays at board { $board }.
page-tournaments-line-hours = { $place }, { $sides }: one of the two said when they could play.
page-tournaments-line-agreed = { $place }, { $sides }: the two agreed on a time.
