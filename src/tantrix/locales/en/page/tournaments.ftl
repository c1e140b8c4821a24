### Tournaments: what their lists and all their pages say, and what cannot be done.

## What cannot be done, and why

tournament-damaged = This tournament's events do not follow from one another: the file is damaged or was edited.
tournament-settings = The setting “{ $field }” cannot have this value.
tournament-few_tables = { $entries } entries need { $needed } tables: there are { $tables }.
tournament-over = This tournament is over.
tournament-not_draft = Entries are open already.
tournament-not_begun = The tournament has not begun yet.
tournament-begun = That cannot change once the stage has begun.
tournament-kind_fixed = Who plays as an entry (a person, a pair or a team), and at how many boards, cannot change once somebody has entered.
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
tournament-disqualified = { $name } was disqualified.
tournament-present = { $name } is here already.
tournament-not_present = { $name } is not here.
tournament-no_bye = A bye cannot be requested for round { $round }: ask before it is paired, at most once in five rounds, and not for the last one.
tournament-itself = An entry cannot play against itself.
tournament-must_meet = In this format two entries cannot be kept apart: all play all, or the winners meet.
tournament-no_round = There is no round { $round } yet.
tournament-no_table = Round { $round } has no table { $table }.
tournament-no_game = There is no game { $game } in this match.
tournament-not_in_heat = Number { $entry } does not play in { $place }.
tournament-host = You host this simul: your guests enter, and you play all of them.
tournament-no_place = Say which game the ruling decides.
tournament-no_result = Game { $place } has no result yet.
tournament-ruled = Ruling { $number } decides this game already: a new one has to say that it supersedes it (--supersedes { $number }).
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
tournament-nothing_to_yield = You have no colour to yield, or the time for it is over.
tournament-protest_over = It is too late to protest: that was possible until 24 hours after the end.
tournament-protests = You have protested as often as you may in this tournament.
tournament-nothing_to_arrange = You have no match to arrange now.
tournament-offer_time = Offer a time in the future, before the round’s deadline.
tournament-offers = You have offered as many times as you may in this round.
tournament-offered = You have offered this time already.
tournament-no_offer = Your opponent has not offered this time, or it has passed.
tournament-partner = Name the partner with whom you want to play.
tournament-partner_taken = You or your partner have entered already.
tournament-not_allowed = Your office in this tournament does not allow that.
tournament-not_entered = You have no entry in this tournament.
tournament-not_open = Entries are not open yet.
tournament-programs_only = This tournament is for programs only.
tournament-people_only = Programs cannot enter this tournament.
tournament-no_check_in = You can check in from 30 minutes (by correspondence, a day) to 2 minutes before the start.
tournament-round_ahead = The last round is paired already: publish it, or take it back.
tournament-no_round_ahead = No round is waiting to be published.
tournament-interested = This game is yours, or decides whether you go on, and another Controller is here: leave it to them.
tournament-team = Name your team.
tournament-team_incomplete =
    { $count ->
        [one] Your team cannot check in yet: it needs { $count } member who has accepted.
       *[other] Your team cannot check in yet: it needs { $count } members who have accepted.
    }
tournament-not_invited = { $name } has not invited you: ask its captain to name you.
tournament-not_captain = Only the captain of a team can do that.
tournament-no_captain = The captain must be among the members, as a reserve at least.
tournament-member_twice = Each member can be named only once.
tournament-member_taken = { $name } is entered already, alone or in another team.
tournament-team_large = A team has at most { $most } members.
tournament-no_lineup = The team has no published match to play now.
tournament-no_board = There is no board { $board }.
tournament-board_begun = Board { $board } is open already: its player cannot be replaced any more.
tournament-no_reserve = { $name } is not a reserve of the team in this match.
tournament-why-withdrawn = The entry has withdrawn.
tournament-why-not_arranged = No time was agreed on by the deadline.
tournament-why-empty_board = Nobody sat at this board.
tournament-why-nobody_came = Neither side came, and somebody has to go on: the better seed does.
tournament-invited_only = Only those who are invited can enter: { $name } is not.
tournament-elo_least = { $name } has a tournament Elo of { $elo }; this tournament asks for at least { $least }.
tournament-elo_most = { $name } has a tournament Elo of { $elo }; this tournament is for up to { $most }.
tournament-games_least =
    { $count ->
        [one] { $name } has played { $games } games here; this tournament asks for at least { $count }.
       *[other] { $name } has played { $games } games here; this tournament asks for at least { $count }.
    }
tournament-finished_least = { $name } has finished { $share } % of all games; this tournament asks for at least { $least } %.
tournament-country = This tournament is for players from { $countries }, as their profile says: { $name } is not one.
tournament-playing_elsewhere = You are in another live game: finish it first.
tournament-engaged = { $name } is taking part in another live tournament: leave it, or be away there, first.
tournament-hours = Give spans of up to 24 hours that end before the round’s deadline.
tournament-too_few_left = Too few players are left to go on.
tournament-too_few_came = Fewer than two players were there at the start.
tournament-from_file = This tournament is kept in a file: the server only shows it.

## Lists

page-tournaments-lists = Which tournaments
page-tournaments-list-next = Now and soon
page-tournaments-list-now = In progress
page-tournaments-list-soon = Coming up
page-tournaments-list-mine = Mine
page-tournaments-list-past = Past
page-tournaments-list-next-none = No tournaments at the moment
page-tournaments-list-next-none-text = Create one: it takes a minute, and the server runs it for you.
page-tournaments-list-mine-none = You have no tournaments yet
page-tournaments-list-mine-none-text = Those you enter or direct appear here.
page-tournaments-list-past-none = No past tournaments yet
page-tournaments-list-past-none-text = Finished tournaments stay here with all their results.
page-tournaments-new = New tournament
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
page-tournaments-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-tournaments-calendar = Calendar
page-tournaments-status-draft = draft
page-tournaments-status-open = entries open
page-tournaments-status-running = in progress
page-tournaments-status-finished = finished
page-tournaments-status-cancelled = cancelled

## Parts of the page

page-tournaments-round = Round { $round }
page-tournaments-round-of = Round { $round } of { $rounds }

## Rules

page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-format-swiss = Swiss
page-tournaments-format-round_robin = Round robin
page-tournaments-format-groups = Groups
page-tournaments-format-knockout = Knockout
page-tournaments-format-plate = Plate
page-tournaments-format-arena = Arena
page-tournaments-format-heats = Heats of three and four
page-tournaments-format-gobble = Gobble heats
page-tournaments-format-duplicate = Duplicate
page-tournaments-format-solitaire = Solitaire duplicate
page-tournaments-format-rally = Puzzle rally
page-tournaments-format-simul = Simul
page-tournaments-rules-games-usual = 5 games a match, 8 in the semi-finals, 9 in the final
page-tournaments-luck =
    { $count ->
        [one] With { $count } game a match, luck counts for much: chance alone moves a result by about { $points } points.
       *[other] Over { $count } games a match, luck evens out: chance alone moves the average by about { $points } points a game.
    }

## The form

page-tournaments-form-duplicate-hint = All tables of a round have the same deals, each played from both seats.

## Directing

page-tournaments-out-played = played
page-tournaments-out-resigned = resigned
page-tournaments-out-absent = did not come
page-tournaments-out-conceded = conceded by the host
page-tournaments-month = Month
page-tournaments-month-count =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
page-tournaments-month-whole = Show the whole month
page-tournaments-month-none = Nothing starts in this month.
page-tournaments-list-dates = By date
