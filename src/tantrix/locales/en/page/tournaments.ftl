### Tournaments.

## What cannot be done, and why

tournament-damaged = This tournament's events do not follow from one another: the file is damaged or was edited.
tournament-settings = The setting “{ $field }” cannot have this value.
tournament-few_tables = { $tables } tables are not enough for { $entries } entries: each table seats two.
tournament-over = This tournament is over.
tournament-not_draft = Entries are open already.
tournament-not_begun = The tournament has not begun yet.
tournament-begun = That cannot change once the stage has begun.
tournament-unfinished = Some games still have no result.
tournament-reason = Please give a reason.
tournament-no_entry = There is no entry number { $entry }.
tournament-number_taken = Number { $entry } is taken.
tournament-name_taken = { $name } is entered already.
tournament-entered = You are entered already.
tournament-too_late = It is too late to enter.
tournament-bad_name = “{ $name }” cannot be the name of an entry: use 1 to 60 characters.
tournament-bad_preferences = “{ $text }” must be two different colours, as in RY: the first choice, then the second.
tournament-gone = { $name } has withdrawn.
tournament-present = { $name } is here already.
tournament-not_present = { $name } is not here.
tournament-no_bye = A bye cannot be requested for round { $round }: ask before it is paired, at most once in five rounds, and not for the last one.
tournament-itself = An entry cannot play against itself.
tournament-no_round = There is no round { $round } yet.
tournament-no_table = Round { $round } has no table { $table }.
tournament-no_game = There is no game { $game } in this match.
tournament-no_place = Say which game the ruling decides.
tournament-no_result = Game { $place } has no result yet.
tournament-no_ruling = There is no ruling number { $number }.
tournament-no_event = There is no event number { $number } that could be undone.
tournament-no_undo = Event { $number } cannot be undone: later ones build on it.
tournament-no_stage = No stage with this number is being played.
tournament-no_pairing = Round { $round } cannot be paired: too many have met already or may not meet. Allow repeats, or end the stage.
tournament-bad_forced = These pairs and this bye do not go together: each entry must be present, and named once.
tournament-faulty = The computed pairing breaks the rule “{ $rule }”, so it was not used. Please report this.
tournament-too_few =
    { $count ->
        [one] Only { $count } entry is present: a round needs two.
       *[other] Only { $count } entries are present: a round needs two.
    }
tournament-missing =
    { $count ->
        [one] Round { $round } is not over: { $count } table has no result yet.
       *[other] Round { $round } is not over: { $count } tables have no result yet.
    }
tournament-stage_over = All rounds of this stage are paired.
tournament-last_stage = There is no further stage.
tournament-cut_tied =
    { $count ->
        [one] Entries { $entries } are level for the { $count } place left: let them play off, or draw lots.
       *[other] Entries { $entries } are level for the { $count } places left: let them play off, or draw lots.
    }
tournament-round_begun = Round { $round } has a result already.
tournament-not_paired = Entry { $entry } does not play in round { $round }.
tournament-not_paired_with = Entries { $one } and { $two } do not meet in this round: { $one } plays { $first }, { $two } plays { $second }.
tournament-same_result = Game { $place } already has this very result.
tournament-has_result = Game { $place } already has another result: correct it instead.
tournament-match_over = The match is decided: game { $place } is not played.
tournament-score = { $score } is not a score: scores run from 0 to { $most }.
tournament-report = The report cannot be read: line { $line } is not as tournaments are written.

## At the server

tournament-unknown = There is no such tournament.
tournament-nothing_to_arrange = You have no match to arrange now.
tournament-offer_time = Offer a time in the future, before the round’s deadline.
tournament-offers = You have offered as many times as you may in this round.
tournament-offered = You have offered this time already.
tournament-no_offer = Your opponent has not offered this time, or it has passed.
tournament-partner = Name the partner with whom you want to play.
tournament-partner_taken = You or your partner are entered already.
tournament-not_allowed = Your office in this tournament does not allow that.
tournament-not_entered = You have no entry in this tournament.
tournament-not_open = Entries are not open yet.
tournament-programs_only = This tournament is for programs only.
tournament-people_only = Programs cannot enter this tournament.
tournament-no_check_in = You can check in from 30 minutes to 2 minutes before the start.
tournament-round_ahead = The last round is paired already: publish it, or take it back.
tournament-no_round_ahead = No round is waiting to be published.
tournament-interested = You are playing in this game, and another Controller is here: leave the ruling to them.
tournament-too_few_left = Too few players are left to go on.
tournament-too_few_came = Fewer than two players were there at the start.

## Lists

page-tournaments-one = Tournament
page-tournaments-lists = Which tournaments
page-tournaments-list-next = Now and soon
page-tournaments-list-now = In progress
page-tournaments-list-soon = Coming up
page-tournaments-list-mine = Mine
page-tournaments-list-past = Past
page-tournaments-list-next-none = No tournaments at the moment
page-tournaments-list-next-none-text = Create one: it takes a minute, and the server runs it by itself.
page-tournaments-list-mine-none = You have no tournaments yet
page-tournaments-list-mine-none-text = Those you enter or direct appear here.
page-tournaments-list-past-none = No past tournaments yet
page-tournaments-list-past-none-text = Finished tournaments stay here with all their results.
page-tournaments-new = New tournament
page-tournaments-new-text = It starts as a draft that only you can see. Open entries when everything is right.
page-tournaments-new-go = Create the draft
page-tournaments-members = Members only
page-tournaments-members-text = Sign in or register to create a tournament.
page-tournaments-minutes =
    { $count ->
        [one] { $count } minute each
       *[other] { $count } minutes each
    }
page-tournaments-entries =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-tournaments-entries-of =
    { $count ->
        [one] { $count } of { $most } players
       *[other] { $count } of { $most } players
    }
page-tournaments-entries-none = Nobody has entered yet
page-tournaments-waiting =
    { $count ->
        [one] { $count } on the waiting list
       *[other] { $count } on the waiting list
    }
page-tournaments-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-tournaments-by = organised by { $name }
page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-calendar = Calendar
page-tournaments-report = Report
page-tournaments-more = Show more
page-tournaments-none = None
page-tournaments-status-draft = draft
page-tournaments-status-open = entries open
page-tournaments-status-running = in progress
page-tournaments-status-finished = finished
page-tournaments-status-cancelled = cancelled

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
page-tournaments-col-tiles = Tiles
page-tournaments-col-byes = Byes
page-tournaments-col-table = Table
page-tournaments-col-pairing = Pairing
page-tournaments-col-way = Link
page-tournaments-col-colours = Colours
page-tournaments-col-state = Status
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
page-tournaments-round = Round { $round }
page-tournaments-round-short = R{ $round }
page-tournaments-round-of = Round { $round } of { $rounds }
page-tournaments-round-choose = Round
page-tournaments-round-hidden = Not published yet: only officials see this round.
page-tournaments-round-over = All results are in.
page-tournaments-round-starts = The tables open at { $time }.
page-tournaments-round-hand = Paired by hand: { $text }
page-tournaments-round-repeats = Some players meet again: no other pairing was left.
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
page-tournaments-wall-text = Each round: opponent's number, points, and place afterwards
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
page-tournaments-next-away = You are away, so you will not be paired.
page-tournaments-next-entered = You are in. The director will start the tournament.
page-tournaments-next-ready = You are in. The first round starts soon.
page-tournaments-next-checkin = Check in now: only those who do are paired.
page-tournaments-next-checkin-later = You are in. Check-in opens later.
page-tournaments-next-checkin-missed = Check-in is over and you were not there. Come back for the next round.
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
page-tournaments-next-place = The tournament is over: you finished in place { $place }.
page-tournaments-next-cancelled = The tournament was cancelled.
page-tournaments-next-do-join = Enter
page-tournaments-next-do-signin = Sign in
page-tournaments-next-do-checkin = Check in
page-tournaments-next-do-back = I am back
page-tournaments-next-do-return = Enter again
page-tournaments-next-do-play = Go to the table
page-tournaments-stuck = The server cannot go on without a director.
page-tournaments-own-bye = Ask for a bye in round { $round }
page-tournaments-own-away = I'm away
page-tournaments-own-leave = Withdraw
page-tournaments-own-leave-text = Your results stay, and you are paired no more.
page-tournaments-join-text = Which colours would you like? Your opponent's wishes count as much as yours.
page-tournaments-join-partner = Partner
page-tournaments-join-partner-hint = You are in as soon as both have named each other.
page-tournaments-join-first = First colour
page-tournaments-join-second = Second colour

## Rules

page-tournaments-format-swiss = Swiss
page-tournaments-format-swiss-text = Everyone plays every round, each time against someone with about as many points and never the same opponent twice.
page-tournaments-format-round_robin = Round robin
page-tournaments-format-round_robin-text = Everyone plays everyone else.
page-tournaments-format-groups = Groups
page-tournaments-format-groups-text = Everyone in a group plays everyone else; the best of each group go on.
page-tournaments-format-knockout = Knockout
page-tournaments-format-knockout-text = The winner of a match goes on, the loser is out.
page-tournaments-format-arena = Arena
page-tournaments-format-arena-text = As many games as you can play until the time is up; a new opponent after each.
page-tournaments-rules-games =
    { $count ->
        [one] { $count } game a match
       *[other] { $count } games a match
    }
page-tournaments-rules-games-usual = 5 games a match, 8 in the semi-finals, 9 in the final
page-tournaments-rules-advance =
    { $count ->
        [one] { $count } from each group goes on
       *[other] { $count } from each group go on
    }
page-tournaments-rules-third = a match for third place
page-tournaments-rules-repeats = players may meet again once nothing else is left
page-tournaments-rules-alternate = the two take turns at starting
page-tournaments-rules-drawn = who starts is drawn for every game
page-tournaments-rules-time = Time
page-tournaments-rules-time-text =
    { $count ->
        [one] Each player has { $count } minute a game. Reaching it costs 1 point, and each further full minute 1 more; the opponent gets them.
       *[other] Each player has { $count } minutes a game. Reaching them costs 1 point, and each further full minute 1 more; the opponent gets them.
    }
page-tournaments-rules-pair = Partners' times count together.
page-tournaments-rules-days =
    { $count ->
        [one] By correspondence: { $count } day a turn, all games of a match at once.
       *[other] By correspondence: { $count } days a turn, all games of a match at once.
    }
page-tournaments-rules-late = Anyone not at the table within 10 minutes loses the game 5.0–15.0. Ties, take-backs and pauses cannot be offered.
page-tournaments-rules-points = Points
page-tournaments-rules-points-text = Each game shares out 20.0 tournament points: 10.0 each for a tie, 13.3 for winning by one tile, and more the bigger the margin.
page-tournaments-rules-table = Points by margin
page-tournaments-rules-unplayed = Per game, a bye is worth 15.0, one you asked for 10.0, a round before you entered 5.0, and a round you are away 0.0.
page-tournaments-rules-ties = Ties
page-tournaments-rules-ties-text = Equal points are separated by the points in games between those players if all have met equally often, then by wins, margins, and own tiles. If all are equal, the place is shared.
page-tournaments-rules-lots = Chance
page-tournaments-rules-lots-text = Every draw comes from a secret. Its SHA-256 is fixed here from the start, and the secret is opened at the end, so anyone can check.
page-tournaments-rules-lots-key = The secret:
page-tournaments-prizes = Prizes
page-tournaments-luck =
    { $count ->
        [one] With { $count } game a match, luck counts for much: chance alone moves a result by about { $points } points.
       *[other] Over { $count } games a match, luck evens out: chance alone moves the average by about { $points } points a game.
    }

## The form

page-tournaments-form-name = Name
page-tournaments-form-format = Format
page-tournaments-form-players = Players expected
page-tournaments-form-players-hint = Only for suggestions.
page-tournaments-form-proposal = So few can all play each other: how about a round robin?
page-tournaments-form-rounds-swiss = Rounds
page-tournaments-form-rounds-round_robin = Times everyone meets
page-tournaments-form-usual = Empty: the usual number.
page-tournaments-form-groups = Number of groups
page-tournaments-form-groups-hint = Empty: groups of up to five.
page-tournaments-form-advance = Going on from each group
page-tournaments-form-games = Games a match
page-tournaments-form-minutes = Minutes each
page-tournaments-form-minutes-hint = For one game.
page-tournaments-form-days = Days a turn
page-tournaments-form-days-hint = Only by correspondence; else empty.
page-tournaments-form-pairs = Doubles
page-tournaments-form-pairs-hint = Pairs play against pairs.
page-tournaments-form-starts = Start, in your time
page-tournaments-form-starts-hint = Empty: when the director says.
page-tournaments-form-capacity = Most players
page-tournaments-form-capacity-hint = Empty: no limit.
page-tournaments-form-pause = Minutes between rounds
page-tournaments-form-auto = Runs by itself
page-tournaments-form-auto-hint = The server pairs and publishes rounds as they are due.
page-tournaments-form-checkin = Check-in
page-tournaments-form-checkin-hint = 30 to 2 minutes before the start; who isn't there isn't paired.
page-tournaments-form-ranked = Counts in the rankings
page-tournaments-form-ranked-hint = Tournament Elo counts either way.
page-tournaments-form-hidden = Private
page-tournaments-form-hidden-hint = Only those with the link find it.
page-tournaments-form-alternate = Take turns at starting
page-tournaments-form-repeats = Players may meet again
page-tournaments-form-third = Match for third place
page-tournaments-form-programs = Programs
page-tournaments-form-programs-none = People only
page-tournaments-form-programs-mixed = Both
page-tournaments-form-programs-only = Programs only
page-tournaments-form-text = Description
page-tournaments-form-prizes = Prizes, one a line

## Directing

page-tournaments-direct = Directing
page-tournaments-direct-step-draft = Nobody else can see this draft. Open entries when the settings are right.
page-tournaments-direct-step-enter = At least two players are needed.
page-tournaments-direct-step-pair = Round { $round } can be paired.
page-tournaments-direct-step-publish = Round { $round } is paired: look at it, then publish it.
page-tournaments-direct-step-results =
    { $count ->
        [one] { $count } table has no result yet.
       *[other] { $count } tables have no result yet.
    }
page-tournaments-direct-step-next_stage = This stage is over: the next one can begin.
page-tournaments-direct-step-finish = Everything has been played: the tournament can be finished.
page-tournaments-direct-step-over = The tournament is over.
page-tournaments-direct-step-arena = The arena is on.
page-tournaments-direct-more = More
page-tournaments-direct-open = Open entries
page-tournaments-direct-pair = Pair the round
page-tournaments-direct-pair-text = Nobody sees the round until it is published.
page-tournaments-direct-pair-add = Fix a pair
page-tournaments-direct-hand = By hand
page-tournaments-direct-one = First player
page-tournaments-direct-two = Second player
page-tournaments-direct-bye = Bye for
page-tournaments-direct-publish = Publish the round
page-tournaments-direct-starts = Tables open at
page-tournaments-direct-starts-hint = Empty: at once.
page-tournaments-direct-swap = Swap two players
page-tournaments-direct-swap-text = They take each other's places in this round.
page-tournaments-direct-unpair = Take the round back
page-tournaments-direct-forbid = Keep two apart
page-tournaments-direct-forbid-text = They will not be paired with each other.
page-tournaments-direct-next--stage = Begin the next stage
page-tournaments-direct-lot = Shared places are decided by lot
page-tournaments-direct-finish = Finish the tournament
page-tournaments-direct-finish-text = Places become final, and the secret of the draws is opened.
page-tournaments-direct-settings = Change settings
page-tournaments-direct-offices = Officials
page-tournaments-direct-cancel = Cancel the tournament
page-tournaments-direct-cancel-text = Its games stay in the archive. This cannot be undone.
page-tournaments-direct-table = Decide
page-tournaments-direct-away = Mark as away
page-tournaments-direct-back = Mark as back
page-tournaments-direct-withdraw = Withdraw
page-tournaments-direct-manage = Manage
page-tournaments-direct-undo = Undo
page-tournaments-direct-undo-text = Event { $number } will no longer count.
page-tournaments-reason = Reason
page-tournaments-reason-hint = Everyone can read it.
page-tournaments-office = Office
page-tournaments-office-owner = Owner
page-tournaments-office-director = Director
page-tournaments-office-controller = Controller
page-tournaments-office-helper = Helper
page-tournaments-office-director-text = Pairs, publishes, corrects, and rules.
page-tournaments-office-controller-text = Makes rulings and enters results.
page-tournaments-office-helper-text = Checks players in and enters results.
page-tournaments-office-name = Name of the member
page-tournaments-office-give = Appoint
page-tournaments-office-dismiss = Relieve
page-tournaments-game = Game
page-tournaments-game-title = Round { $round }, table { $table }
page-tournaments-mode = What to do
page-tournaments-mode-result = Enter the result
page-tournaments-mode-correct = Correct the result
page-tournaments-mode-ruling = Make a ruling
page-tournaments-counts-correct = The game has a result
page-tournaments-counts-ruling = The game gets a result
page-tournaments-rule = Ruling
page-tournaments-rule-tied = Tied
page-tournaments-rule-default = Default
page-tournaments-rule-absent = Both absent
page-tournaments-rule-adjudicated = Adjudication
page-tournaments-rule-conduct = Conduct
page-tournaments-rule-disqualified = Disqualification
page-tournaments-rule-lot = Lot
page-tournaments-rule-warning = Warning
page-tournaments-ending = Counts as
page-tournaments-ending-played = played
page-tournaments-ending-resigned = resigned
page-tournaments-ending-default = won by default
page-tournaments-ending-absent = both absent
page-tournaments-ending-tied = tied
page-tournaments-ending-deadlock = deadlock
page-tournaments-ending-ruled = by ruling
page-tournaments-out = Who resigned or did not come
page-tournaments-winner = Who goes on
page-tournaments-ruled = Points for { $name }, of 20.0
page-tournaments-score = { $name }: tiles
page-tournaments-time = { $name }: time
page-tournaments-penalty = { $name }: points for time

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
page-tournaments-line-ruling = Ruling on { $place }, { $sides }: { $rule }, { $result }
page-tournaments-line-ruling-entry = Ruling on { $name }: { $rule }
page-tournaments-line-forbidden = { $sides }: whether they may meet was changed.
page-tournaments-line-round_closed = Round { $round } is over.
page-tournaments-line-stage_closed = Stage { $stage } is over.
page-tournaments-line-arena_ended = The arena's time is up.
page-tournaments-line-appointed = { $name } became { $office }.
page-tournaments-line-dismissed = { $name } no longer holds an office.
page-tournaments-line-extended = The server was closed for a while: there is more time.
page-tournaments-line-finished = The tournament is finished.
page-tournaments-line-cancelled = The tournament was cancelled.
page-tournaments-line-undone = Event { $number } was undone.

## Arenas, and times that opponents agree on

page-tournaments-next-arena = Keep this page open: you are paired as soon as somebody is free.
page-tournaments-next-arrange = Round { $round }: you play { $name }. Agree on a time until
page-tournaments-next-offered = Round { $round }: { $name } has offered you a time. Answer until
page-tournaments-next-agreed = Round { $round }: you play { $name } at the time you agreed on.
page-tournaments-next-do-arrange = Arrange a time
page-tournaments-arrange-theirs = Offered to you
page-tournaments-arrange-own = Your offers
page-tournaments-arrange-accept = Accept
page-tournaments-arrange-offer = Offer this time
page-tournaments-arrange-time = A time that suits you
page-tournaments-arrange-hint = Two offers made at least 48 hours ahead count as your part.
page-tournaments-form-lasts = Minutes in all
page-tournaments-form-lasts-hint = No game begins after that.
page-tournaments-form-window = Days to arrange a round
page-tournaments-form-window-hint = Opponents agree on a time; else empty.
page-tournaments-rules-arena =
    { $count ->
        [one] games begin for { $count } minute
       *[other] games begin for { $count } minutes
    }
page-tournaments-rules-arena-points = a win counts the points above 10.0, a tie 1.0, a loss nothing
page-tournaments-rules-arena-late = Anyone not at the table within a minute loses the game and pauses. Ties, take-backs and pauses cannot be offered.
page-tournaments-rules-window =
    { $count ->
        [one] Opponents agree on a time within { $count } day. If they do not, whoever made two offers at least 48 hours ahead wins by default. If both did, they share the points; if neither did, nobody gets any.
       *[other] Opponents agree on a time within { $count } days. If they do not, whoever made two offers at least 48 hours ahead wins by default. If both did, they share the points; if neither did, nobody gets any.
    }
page-tournaments-line-offered = { $place }, { $sides }: a time was offered.
page-tournaments-line-agreed = { $place }, { $sides }: the two agreed on a time.
