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
