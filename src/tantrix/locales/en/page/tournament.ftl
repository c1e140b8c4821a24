### The page of one tournament.

## Lists

page-tournaments-one = Tournament
page-tournaments-entries-none = Nobody has entered yet
page-tournaments-waiting =
    { $count ->
        [one] { $count } on the waiting list
       *[other] { $count } on the waiting list
    }
page-tournaments-by = organised by { $name }
page-tournaments-more = Show more
page-tournaments-none = None

## Parts of the page

page-tournaments-parts = Parts of the tournament
page-tournaments-stages = Stages
page-tournaments-places = Final places
page-tournaments-tab-standings = Standings
page-tournaments-tab-rounds = Pairings
page-tournaments-tab-wall = Wall chart
page-tournaments-tab-cross = Crosstable
page-tournaments-tab-bracket = Bracket
page-tournaments-tab-entries = Players
page-tournaments-tab-log = History
page-tournaments-tab-rules = Rules
page-tournaments-col-name = Player
page-tournaments-col-points = TPs
page-tournaments-col-points-long = Tournament points
page-tournaments-col-games = Games
page-tournaments-col-wtl = W–T–L
page-tournaments-col-margin = Margin
page-tournaments-col-place = Place
page-tournaments-col-time = Time
page-tournaments-col-tiles = Tiles
page-tournaments-col-byes = Byes
page-tournaments-col-table = Table
page-tournaments-col-pairing = Pairing
page-tournaments-col-way = Link
page-tournaments-col-colours = Colours
page-tournaments-col-state = Status
page-tournaments-during =
    { $count ->
        [one] During round { $round } of { $rounds }: { $count } table still playing
       *[other] During round { $round } of { $rounds }: { $count } tables still playing
    }
page-tournaments-after =
    { $count ->
        [one] After { $count } of { $rounds } rounds
       *[other] After { $count } of { $rounds } rounds
    }
page-tournaments-find = Find a player
page-tournaments-find-me = Find me
page-tournaments-decided-matches = by match points
page-tournaments-decided-fewer = by fewer games
page-tournaments-decided-mean = by points a game
page-tournaments-decided-mutual = by games between them
page-tournaments-decided-wins = by wins
page-tournaments-decided-margins = by margins
page-tournaments-decided-tiles = by tiles
page-tournaments-decided-time = by time
page-tournaments-group = Group { $number }
page-tournaments-club = Club or team
page-tournaments-robot = program
page-tournaments-presence-waiting = waiting list
page-tournaments-presence-away = away
page-tournaments-presence-left = withdrawn
page-tournaments-presence-checked = checked in
page-tournaments-presence-unchecked = not checked in
page-tournaments-table = Table { $table }
page-tournaments-third = Third place
page-tournaments-round-short = R{ $round }
page-tournaments-round-choose = Round
page-tournaments-round-hidden = Not published yet: only officials see this round.
page-tournaments-round-over = All results are in.
page-tournaments-round-starts = The tables open at { $time }.
page-tournaments-round-hand = Paired by hand: { $text }
page-tournaments-round-repeats = Some players meet again: no other pairing was left.
page-tournaments-round-playoff = A play-off: it decides who goes on.
page-tournaments-rounds-none = No pairings yet
page-tournaments-rounds-none-text = They appear here as soon as the first round is published.
page-tournaments-bye-bye = { $name } has a bye: { $points } points.
page-tournaments-bye-requested = { $name } asked for a bye: { $points } points.
page-tournaments-bye-absent = { $name } is away: { $points } points.
page-tournaments-bye-late = { $name } entered later: { $points } points.
page-tournaments-fault-present = Paired without being present: { $names }
page-tournaments-fault-once = Not paired exactly once: { $names }
page-tournaments-fault-bye = There is a bye too many, or one is missing: { $names }
page-tournaments-fault-forced = A fixed pair was not made: { $names }
page-tournaments-fault-forbidden = These may not meet: { $names }
page-tournaments-fault-repeat = These have met already: { $names }
page-tournaments-fault-second_bye = A second bye while others have had none: { $names }
page-tournaments-fault-lowest = The bye should go to somebody lower down: { $names }
page-tournaments-boards = Top boards
page-tournaments-live = In play:
page-tournaments-why = Why this opponent?
page-tournaments-why-heat = Why these opponents?
page-tournaments-wall-text = Each round: opponent's number, points, and place afterwards
page-tournaments-wall-heats = Each round: the points of the heat, and the place afterwards.
page-tournaments-wall-bye = bye
page-tournaments-place-after = place afterwards
page-tournaments-cross-text = Points of each row against each column
page-tournaments-bracket-form = Shown as
page-tournaments-bracket-tree = Tree
page-tournaments-bracket-list = List
page-tournaments-bracket-free = free
page-tournaments-bracket-1 = Final
page-tournaments-bracket-2 = Semi-finals
page-tournaments-bracket-3 = Quarter-finals

## What you do next

page-tournaments-next = What you do next
page-tournaments-next-draft = This is a draft: nobody else sees it until entries open.
page-tournaments-next-signin = Entries are open. Sign in to enter.
page-tournaments-next-open = Entries are open.
page-tournaments-next-inviting = You have named { $name } as your partner, who has yet to name you.
page-tournaments-next-invited = Would like to play with you: { $names }
page-tournaments-next-late = It has begun, but you can still enter.
page-tournaments-next-watch = You are watching this tournament.
page-tournaments-next-waiting = It is full: you are on the waiting list.
page-tournaments-next-left = You have withdrawn.
page-tournaments-next-disqualified = You were disqualified.
page-tournaments-next-away = You are away, so you will not be paired.
page-tournaments-next-entered = You are in. The director will start the tournament.
page-tournaments-next-ready = You are in. The first round starts soon.
page-tournaments-next-checkin = Check in now: only those who do are paired.
page-tournaments-next-checkin-later = You are in. Check-in opens later.
page-tournaments-next-checkin-missed = Check-in is over and you were not there. Come back for the next round.
page-tournaments-next-missed = You were not there when opponents were drawn, so you do not play here.
page-tournaments-next-play = Round { $round }, table { $table }: you play { $name }. Go to your table.
page-tournaments-next-soon = Round { $round }, table { $table }: you play { $name }. The table opens shortly.
page-tournaments-next-elsewhere = Round { $round }, table { $table }: you play { $name }.
page-tournaments-next-bye = You have a bye in round { $round }.
page-tournaments-next-out = You are out of this stage. Thank you for playing!
page-tournaments-next-results =
    { $count ->
        [one] { $count } table is still playing.
       *[other] { $count } tables are still playing.
    }
page-tournaments-next-due = The next round is coming.
page-tournaments-next-wait = Waiting for the director.
page-tournaments-next-finished = The tournament is over.
page-tournaments-next-place = The tournament is over. Your final place: { $place }.
page-tournaments-next-cancelled = The tournament was cancelled: its standings do not count.
page-tournaments-next-do-join = Enter
page-tournaments-next-do-signin = Sign in
page-tournaments-next-do-checkin = Check in
page-tournaments-next-do-back = I am back
page-tournaments-next-do-return = Enter again
page-tournaments-next-do-play = Go to the table
page-tournaments-stuck = The server cannot go on without a director.
page-tournaments-next-reserve = Round { $round }, table { $table }: your team plays { $name }. You are a reserve.
page-tournaments-next-board_done = Round { $round }: your games are over, and your team still plays { $name }.
page-tournaments-team = Your team
page-tournaments-board = Board { $board }
page-tournaments-board-nobody = nobody
page-tournaments-own-bye = Ask for a bye in round { $round }
page-tournaments-own-away = I'm away
page-tournaments-own-leave = Withdraw
page-tournaments-own-leave-text = Your results stay, and you will not be paired again.
page-tournaments-join-text = Which colours would you like? Your opponent's wishes count as much as yours.
page-tournaments-join-pair = Partner
page-tournaments-join-pair-hint = You are in as soon as both have named each other.
page-tournaments-join-team = Team
page-tournaments-join-team-hint = A new name makes you the captain of a new team, who then invites the others.
page-tournaments-join-team-invited = This team has invited you.
page-tournaments-join-first = First colour
page-tournaments-join-second = Second colour

## The form

## Directing

page-tournaments-direct = Directing
page-tournaments-direct-table = Decide
page-tournaments-direct-manage = Manage
page-tournaments-direct-undo = Undo
page-tournaments-direct-undo-text = Event { $number } will no longer count.
page-tournaments-reason = Reason
page-tournaments-reason-hint = Everyone can read it.
page-tournaments-office-owner = Owner
page-tournaments-office-director = Director
page-tournaments-office-controller = Controller
page-tournaments-office-helper = Helper
page-tournaments-rule-tied = Tied
page-tournaments-rule-default = Default
page-tournaments-rule-absent = Both absent
page-tournaments-rule-adjudicated = Adjudication
page-tournaments-rule-conduct = Conduct
page-tournaments-rule-disqualified = Disqualification
page-tournaments-rule-lot = Lot
page-tournaments-rule-warning = Warning
page-tournaments-ending-played = played
page-tournaments-ending-resigned = resigned
page-tournaments-ending-default = won by default
page-tournaments-ending-absent = both absent
page-tournaments-ending-tied = tied
page-tournaments-ending-deadlock = deadlock
page-tournaments-ending-ruled = by ruling
## Arenas, and times that opponents agree on

page-tournaments-next-arena = Keep this page open: you are paired as soon as somebody is free.
page-tournaments-next-alone = Play game { $game } of { $count }. There is time until
page-tournaments-next-rally = Solve the puzzles. There is time until
page-tournaments-next-do-rally = Go to the puzzles
page-tournaments-next-host = You host this simul: your boards are ready.
page-tournaments-next-guests = You host this simul. Your guests can enter.
page-tournaments-next-do-host = Go to the boards
page-tournaments-next-arrange = Round { $round }: you play { $name }. Agree on a time until
page-tournaments-next-offered = Round { $round }: { $name } has offered you a time. Answer until
page-tournaments-next-agreed = Round { $round }: you play { $name } at the time you agreed on.
page-tournaments-next-do-arrange = Arrange a time
page-tournaments-tab-chat = Chat
page-tournaments-following = Next one
