### Tournaments over the board: the director's commands and what is printed.

## The commands

cli-command-tournament = Direct a tournament over the board.
cli-about-tournament = Direct a tournament over the board, without network or server. The tournament is one file; name it first or with --file, or be in a folder that holds only one. Without a command you are asked what comes next.
cli-command-tournament-new = Make the file of a new tournament.
cli-about-tournament-new = Make the file of the tournament NAME; entries are open at once. A stage added with --then follows the one before: --then knockout:8 lets eight go on (from groups, that many of each), --then plate is for those who lost their first match.
cli-command-tournament-change = Change what was announced.
cli-about-tournament-change = Change what was announced: the options that are named, of the tournament or of one --stage. It needs a --note, which everybody can read. Fewer --rounds end a Swiss or heats earlier; --stop-after 4 ends a round robin, groups or a knock-out after four rounds, with the places of what is played. What is paired already stays.
cli-command-tournament-player = Enter players, one by one or from a table.
cli-about-tournament-player = Enter players, one by one or from a table.
cli-command-tournament-away = Do not pair somebody until they are back.
cli-about-tournament-away = Do not pair entry NUMBER (or enough of its name) until “back NUMBER”.
cli-command-tournament-back = Pair somebody again.
cli-about-tournament-back = Pair entry NUMBER (or enough of its name) again, who was away or had withdrawn.
cli-command-tournament-withdraw = Take somebody out.
cli-about-tournament-withdraw = Take entry NUMBER (or enough of its name) out; results stay. A game that is paired and not played is lost by default: if it is still to be played, use --after-round.
cli-command-tournament-bye = Note a requested bye.
cli-about-tournament-bye = Note that entry NUMBER (or enough of its name) asks for a bye in a ROUND that is not paired yet: at most once in five rounds, not in the last one.
cli-command-tournament-forbid = Keep two entries apart.
cli-about-tournament-forbid = Never pair ONE with TWO (numbers, or enough of the names), or with --allow let them meet again.
cli-command-tournament-pair = Pair the next round.
cli-about-tournament-pair = Pair the next round and show who meets whom. Nobody sees it until you publish it.
cli-command-tournament-swap = Let two entries change places.
cli-about-tournament-swap = Let the entries ONE and TWO (numbers, or enough of the names) change places in the last round, before its first result. What the round then breaks is shown.
cli-command-tournament-publish = Announce the round; its time begins.
cli-about-tournament-publish = Announce the last round: it begins now, or --at a time of today, and players who are not there can be defaulted ten minutes later.
cli-command-tournament-substitute = Let a reserve play at a board.
cli-about-tournament-substitute = Let NAME, a reserve of TEAM, play at a BOARD of the published match, before the board’s first result.
cli-command-tournament-unpair = Take the last round back.
cli-about-tournament-unpair = Take the last round back, before its first result.
cli-command-tournament-enter = Enter results.
cli-about-tournament-enter = Enter one result, or one line after the other up to an empty line: the number, tiles and time of one player, then of the other, such as 12 24 19:30 7 20 21:05. A word of the name may stand for the number; at a board of teams it is 3.2, board 2 of team 3. Times may be left out; the margin may follow, and “resigned 7”. “absent 7” defaults player 7, “missing” lists the tables that still play.
cli-command-tournament-missing = List the tables that still play.
cli-about-tournament-missing = List the tables that still play.
cli-command-tournament-standings = Show the standings.
cli-about-tournament-standings = Show the standings, and which criterion decided between equals.
cli-command-tournament-wall = Show the wall chart.
cli-about-tournament-wall = Show the opponent, the points and the place of every entry in each round, in the order of the seeding.
cli-command-tournament-cross = Show the cross-table.
cli-about-tournament-cross = Show what every entry has against every other.
cli-command-tournament-who = Show everything about one entry.
cli-about-tournament-who = Show the opponents, results and place of an entry, by its number or by enough of its name.
cli-command-tournament-why = Say why two entries meet.
cli-about-tournament-why = Say why those at a table meet, such as 5.3: where they stood before the round, and why nobody nearer was paired with them.
cli-command-tournament-correct = Correct a result.
cli-about-tournament-correct = Correct the result at PLACE, such as 5.3 (round 5, table 3) or 5.3.2 (its second game), in any round, or take it away with --remove. Rounds that are paired already stay as they are.
cli-command-tournament-rule = Note a ruling.
cli-about-tournament-rule = Note what a Controller has decided, with a reason. About the game at PLACE: tied; tied 7 5.0 (7 pays 5.0); default 7; default 7 0.0 (7 has 0.0); absent (both); adjudicated 12 24 14.7 7 20 5.3; conduct 12 15.0 7 5.0; lot, or lot 7 (7 goes on); warning. Of a heat, adjudicated and conduct name everybody in it. About entry NO: warning; disqualify.
cli-command-tournament-undo = Undo an event.
cli-about-tournament-undo = Undo event NUMBER, by default the last one. That is an event too, and needs a reason; “log” shows the numbers.
cli-command-tournament-log = Show the last events.
cli-about-tournament-log = Show the last events with their numbers.
cli-command-tournament-next--stage = Begin the next stage.
cli-about-tournament-next--stage = End a stage that is played, and begin the next one with those who go on.
cli-command-tournament-finish = End the tournament.
cli-about-tournament-finish = End the tournament once everything is played: places become final, and the secret of the lots is opened.
cli-command-tournament-cancel = Call the tournament off.
cli-about-tournament-cancel = Call the tournament off, with a reason: its games stay, its standings are void. Nothing can be changed or undone after it. To end early with places that count, see “change --rounds” and “change --stop-after”.
cli-command-tournament-print = Write lists and score sheets to print.
cli-about-tournament-print = Write a page to print from the browser, or a PDF if the name of the file (--output) ends in .pdf. WHAT: sheets (score sheets, two on an A4), pairings, names (pairings by name), standings, wall, cross, control (all results and totals after a round), rules, times (cards for the tables), poster (for the wall).
cli-command-tournament-merge = Take results from another laptop.
cli-about-tournament-merge = Take the results that another copy of this tournament, in FILE, has and this one has not. The same result twice is one; different ones are shown and left to you. Exit status: 1 if there are conflicts.
cli-command-tournament-upload = Show the tournament at a server.
cli-about-tournament-upload = Send what the server at ADDRESS does not have of this tournament yet; it shows it to everybody, and changes nothing. Do so after every round, or at the end. A token with the scope “direct” is needed, which a member makes on the server’s page.
cli-command-tournament-verify = Check a file or an export, and draw every lot again.
cli-about-tournament-verify = Check that no line of the file was edited, draw seedings, groups and rounds again, and compare the hash of the results. With EXPORT, check what “export json” or a server has written of a tournament instead: as far as its secret is open. Exit status: 0 everything is intact, 1 it is not.
cli-command-tournament-export = Write the tournament for other programs.
cli-about-tournament-export = Write the tournament as json (all events), standings, results or heats (CSV), trf (TRF16 with wins as points) or txt (a report that can be read back).
cli-command-tournament-player--add = Enter a player.
cli-about-tournament-player--add = Enter the player NAME. Without NAME, ask for one after the other: name, country, colours, Elo, with commas between.
cli-command-tournament-player--import = Enter all players of a table.
cli-about-tournament-player--import = Enter everybody in FILE, a CSV table whose first line names its columns (name, country, club, elo, colours, junior, colour-blind, members), or nobody if a line is wrong.
cli-command-tournament-player--list = List the players.
cli-about-tournament-player--list = List the players.
cli-command-tournament-player--edit = Correct what is known of a player.
cli-about-tournament-player--edit = Correct the name, country, club, Elo, colours or marks of entry NUMBER (or enough of its name).

## Their options

cli-option-file = The file of the tournament.
cli-option-by = Who acts, for the log.
cli-option-repair = Move a half line at the end of the file into a file beside it.
cli-option-format = The format of the first stage.
cli-option-rounds = Rounds; 0 for the usual number. A round robin is played that many times.
cli-option-stop_after = End a round robin, groups or a knock-out after this many rounds, with the places of what is played; 0: do not.
cli-option-match_games = Games of a match, of teams at each board (usually two); 0 for the usual number of a knock-out.
cli-option-then = A further stage, such as knockout:8 or plate; after groups usually knockout:2, with none no stage.
cli-option-by_wins = Wins count before points.
cli-option-tables = Tables in the hall; 0 if nobody counts them.
cli-option-sets = Sets available.
cli-option-clocks = Clocks available.
cli-option-sets_cb = Sets for the colour-blind.
cli-option-limit = Time for each side, usually 20:00, for a pair 24:00.
cli-option-apart = For this many rounds those of one club or country do not meet if it can be avoided.
cli-option-bands = Count rating bands in the order of pairing until half of the rounds are over.
cli-option-repeats = Let two meet again once nothing else is left.
cli-option-alternate = Starts alternate, instead of being drawn.
cli-option-first = How round 1 of a Swiss is paired.
cli-option-third_place = Play for third place.
cli-option-doubles_event = The entries are pairs; their time counts together.
cli-option-team_boards = The entries are teams that meet at this many boards; matches count before points.
cli-option-pool = Whose time counts in doubles: that of both partners together (pair), or each one’s (player).
cli-option-capacity = The most entries; whoever comes later waits. 0 for no limit.
cli-option-text = What else everybody should know of the tournament.
cli-option-prize = A prize; give it once for each.
cli-option-note = Why it changes; everybody can read it.
cli-option-country = The country, such as FR.
cli-option-club = The club.
cli-option-elo = The tournament Elo, for the seeding.
cli-option-games_before = Tournament games played before; anyone with fewer than 36 is a newcomer.
cli-option-colours = Two preferred colours, such as RY: the first choice, then the second.
cli-option-cb = Colour-blind.
cli-option-junior = A junior.
cli-option-member = A member of a pair, or of a team in the order of the boards, reserves last; give it once for each.
cli-option-name = The name.
cli-option-starts_at = When the round begins today, such as 14:30; now if it is left out.
cli-option-allow = Let them meet again.
cli-option-stage = The stage, from 1; by default the last one that has begun.
cli-option-force = Entries that are to meet in a Swiss, such as 3-9, or 3-9,1-4 for several; of heats all, such as 3-9-4,1-2-5.
cli-option-give_bye = The entry that is to have the bye.
cli-option-order = The seeding of the first stage as the control sheet has it, from the best down, such as 3-1-2.
cli-option-groups = The groups as the control sheet has them, such as 3-1-6,2-4-5.
cli-option-by_lot = Draw lots where a place that goes on is shared.
cli-option-tournament-after_round = The games of the round that is on are played first.
cli-option-tournament-reason = The reason; everybody can read it.
cli-option-through = An entry that goes on by a play-off, where a place is shared.
cli-option-both = Ask for the margin on the sheet too, as a check.
cli-option-yes = Do not ask again about unlikely results.
cli-option-unsigned = The score sheets came without all signatures.
cli-option-after = The standings after this many rounds of the stage.
cli-option-remove = Take the result away.
cli-option-supersedes = The number of the ruling that this one replaces.
cli-option-round = The round; by default the last one.
cli-option-interested = Whoever rules is a player whom it concerns.
cli-option-last = How many events.
cli-option-address = The address of the page of the venue, for the poster.

## The file

cli-tournament-no_file = There is no tournament in this folder: make one with “tantrix tournament new NAME”, or name the file.
cli-tournament-which = There are several tournaments here: name one of { $files }.
cli-tournament-no_command = “{ $text }” is neither a command nor a file; see --help.
cli-tournament-exists = { $file } exists already.
cli-tournament-empty = { $file } holds no tournament.
cli-tournament-edited = { $file }: line { $line } was edited, or a line before it is missing. Continue with a copy that is intact.
cli-tournament-unknown_event = { $file }: line { $line } is intact, but this version cannot read it. Use a newer one.
cli-tournament-cut = { $file } is cut off in line { $line }: that line is left out, everything before it is intact.
cli-tournament-torn = { $file } is cut off in line { $line }. Look at “missing” and “log”, then go on with --repair, which moves the half line into a file beside this one.
cli-tournament-repaired = Half of line { $line } is now in { $file }; everything before it is intact.
cli-tournament-ask_repair = Leave the half line out and go on? [Y/n]
cli-tournament-made = Entries are open. The tournament is in { $file }: keep copies of it.
cli-tournament-usual_games = As usual in groups, a match has { $count } games (--games).
cli-tournament-usual_cut = The best { $count } of each group go on to a knock-out (--then).
cli-tournament-usual_limit = As usual in doubles, a pair has { $count } minutes (--limit).
cli-tournament-seal = Seal of the lots: { $seal }
cli-tournament-few_sets = { $tables } tables need { $tables } sets: there are { $count }.
cli-tournament-few_clocks = { $tables } tables need { $tables } clocks: there are { $count }.
cli-tournament-bad_stage = “{ $text }” is not a stage: write knockout:8, swiss:16, groups:16, round-robin:4 or plate.
cli-tournament-no_teams = With --boards the entries are teams: leave out --pairs, and choose a format of two sides.
cli-tournament-no_pool = --pool says whose time counts in doubles: choose --pairs with it.
cli-tournament-change_what = Nothing would change: name what should be different.
cli-tournament-changed = Changed; the note is in the log.
cli-tournament-now_rounds =
    { $count ->
        [one] Stage { $stage } now has { $count } round.
       *[other] Stage { $stage } now has { $count } rounds.
    }
cli-tournament-rounds_fixed = A knock-out has the rounds of its tree: --stop-after ends it earlier.
cli-tournament-no_stop = Here --rounds says how many rounds there are: fewer of them end the stage earlier.
cli-tournament-no_address = Only the poster shows the --address of the page of the venue.
cli-tournament-cancelled = { $name } is cancelled: its standings are void.

## What is typed

cli-tournament-ask_supersede = Ruling { $number } decides { $place } already. Does the new one supersede it (y/n)?
cli-tournament-default_how = { $name } would be the absent player, and gets at most 10.0, not { $points }: name the player who did not come, and what that player gets.
cli-tournament-no_name = Nobody here is called “{ $text }”.
cli-tournament-several = “{ $text }” could be { $names }: write the number, or more of the name.
cli-tournament-number = “{ $text }” is not a number.
cli-tournament-time = “{ $text }” is not a time: write minutes and seconds, such as 19:30.
cli-tournament-points = “{ $text }” are not tournament points: write 14.7.
cli-tournament-hour = “{ $text }” is not a time of day: write 14:30.
cli-tournament-place = “{ $text }” is not a place: write 5.3 for table 3 of round 5, 5.3.2 for its second game.
cli-tournament-bad_pair = “{ $text }” does not say who is meant: write 3-9, or 3-1-2 where more belong together.
tournament-not_again = That does not fit: everybody who takes part is named once, and groups and tables are as many and as large as they have to be.
cli-tournament-elo = “{ $text }” is not an Elo.
cli-tournament-result = “{ $text }” is not a result: write number, tiles, time of both, such as 12 24 19:30 7 20 21:05.
cli-tournament-heat_result = “{ $text }” is not the result of this heat: write number, tiles, time of each of { $who }.
cli-tournament-one_board = Name one board of both teams: 3.2 and 7.2 for board 2 of teams 3 and 7.
cli-tournament-not_entered = Not entered: { $text }
cli-tournament-doubtful = { $why } Repeat it with --yes if it is right.
cli-tournament-other_margin = The margin on the sheet is { $margin }, the tiles give { $actual }. Not entered.
cli-tournament-other_table = At { $place }, { $one } plays { $two }.
cli-tournament-correct_what = Give the right result, or --remove.
cli-tournament-rule_how = Write the number of the entry and its points, such as 7 5.0.
cli-tournament-adjudicated_how = Write number, tiles and points of both, such as 12 24 14.7 7 20 5.3.
cli-tournament-conduct_how = Write number and points of both, such as 12 15.0 7 5.0.
cli-tournament-not_twenty = The points of both make { $sum }, not 20.0.
cli-tournament-no_entry = This entry cannot be read.
cli-tournament-no_rows = { $file } holds no players.
cli-tournament-bad_row = Line { $line }: { $why } Nobody was entered.
cli-tournament-another = { $file } is another tournament.

## What is asked

cli-tournament-ask_reason = Reason:
cli-tournament-ask_name = There is no tournament here. Name of a new one:
cli-tournament-ask_player = Name, country, colours, Elo (empty: done):
cli-tournament-ask_team = Team, then its members by board, with commas between (empty: done):
cli-tournament-ask_margin = Margin on the sheet:
cli-tournament-ask_absent = Who is not there? (number or name; empty: nobody)
cli-tournament-sure = Is that right? [y/N]
cli-tournament-what_next = What next? [{ $command }]
cli-tournament-prompt =
    { $count ->
        [one] Round { $round }, { $count } table left
       *[other] Round { $round }, { $count } tables left
    }
cli-tournament-step-enter = { $name }: entries are open ({ $entries } so far).
cli-tournament-step-pair = { $name }: round { $round } can be paired; { $entries } entries.
cli-tournament-step-playoff = { $name }: some are level for the last places. A play-off can be paired (or next-stage --through, --by-lot).
cli-tournament-step-publish = { $name }: round { $round } is paired. Look at it, print it, then publish it.
cli-tournament-step-results =
    { $count ->
        [one] { $name }: round { $round } is being played; { $count } table has no result yet.
       *[other] { $name }: round { $round } is being played; { $count } tables have no result yet.
    }
cli-tournament-step-next_stage = { $name }: this stage is played.
cli-tournament-step-finish = { $name }: everything is played.
cli-tournament-step-over = { $name } is over.

## Entries

cli-tournament-entered = { $entry } is entered.
cli-tournament-waits = { $entry } is on the waiting list.
cli-tournament-alike = That name looks like { $like }: the same person?
cli-tournament-alike_in = { $name } looks like { $like }: the same person?
cli-tournament-imported =
    { $count ->
        [one] { $count } entry was added.
       *[other] { $count } entries were added.
    }
cli-tournament-nobody = Nobody is entered yet.
cli-tournament-waiting = waiting
cli-tournament-away = away
cli-tournament-left = withdrawn
cli-tournament-junior = junior
cli-tournament-colour_blind = colour-blind
cli-tournament-is_away = { $entry } is not paired until “back”.
cli-tournament-is_back = { $entry } is paired again.
cli-tournament-has_left = { $entry } has withdrawn.
cli-tournament-will_leave = { $entry } will withdraw after the round.
cli-tournament-withdrew = withdrawn
cli-tournament-not_there = did not come
cli-tournament-not_published = Round { $round } is not published yet.
cli-tournament-early = The ten minutes are not over: until { $at } the player may still come.
cli-tournament-ten_minutes = The ten minutes of round { $round } were over at { $at }. Somebody is not there? Type “a”.
cli-tournament-walkover = Game { $place } is won by default.
cli-tournament-will_bye = { $entry } has a bye in round { $round }.
cli-tournament-never_meet = { $one } and { $two } will not be paired.
cli-tournament-may_meet = { $one } and { $two } may be paired again.

## Rounds

cli-tournament-playoff =
    { $count ->
        [one] Round { $round }, a play-off: { $count } table
       *[other] Round { $round }, a play-off: { $count } tables
    }
cli-tournament-round =
    { $count ->
        [one] Round { $round }: { $count } table
       *[other] Round { $round }: { $count } tables
    }
cli-tournament-round_repeats =
    { $count ->
        [one] Round { $round }: { $count } table; some meet again, since nothing else was left
       *[other] Round { $round }: { $count } tables; some meet again, since nothing else was left
    }
cli-tournament-unplayed-bye = { $entry } has a bye: { $points }
cli-tournament-unplayed-requested = { $entry } has the bye asked for: { $points }
cli-tournament-unplayed-absent = { $entry } is away: { $points }
cli-tournament-unplayed-late = { $entry } had not entered yet: { $points }
cli-tournament-colours-agree = both { $colour }: agree, else { $one }, { $two }
cli-tournament-colours-chooser = CB set: { $name } chooses both
cli-tournament-propose_all = { $entries } entries: a round robin of { $rounds } rounds would let everybody meet everybody.
cli-tournament-many_rounds = { $rounds } rounds are many for { $entries } entries, and two may not meet again: { $usual } are usual, or allow repeats.
cli-tournament-published = Round { $round } is published. From { $at } on, players who are not there can be defaulted: “absent NUMBER” in “enter”.
cli-tournament-is_published = Round { $round } is published already.
cli-tournament-empty_board = Nobody sits at board { $seat } of { $team }: “substitute”, or “absent { $seat }” once the ten minutes are over.
cli-tournament-substituted = { $name } plays at board { $board } of { $team }.
cli-tournament-no_show = No-shows can be defaulted from { $at } on: “absent NUMBER” in “enter”.
cli-tournament-unpaired = Round { $round } is taken back.
cli-tournament-next = Stage { $stage } begins with { $entries }.
cli-tournament-opened = Secret of the lots: { $key }
cli-tournament-digest = Hash of the results: { $digest }
cli-tournament-fault-present = This breaks a rule: { $entries } cannot be paired.
cli-tournament-fault-once = This breaks a rule: { $entries } must be paired exactly once.
cli-tournament-fault-bye = This breaks a rule: one bye if the number is odd, none if it is even ({ $entries }).
cli-tournament-fault-forced = This breaks a rule: { $entries } were to be paired as you said.
cli-tournament-fault-forbidden = This breaks a rule: { $entries } must not meet.
cli-tournament-fault-repeat = This breaks a rule: { $entries } have met already.
cli-tournament-fault-second_bye = This breaks a rule: { $entries }: others have had fewer byes.
cli-tournament-fault-lowest = This breaks a rule: { $entries }: the bye belongs to somebody lower.

## Results

cli-tournament-doubt-margin = A margin of { $margin } is unusual.
cli-tournament-doubt-low = The winner has only { $tiles }.
cli-tournament-doubt-same = That is exactly the result of game { $place }.
cli-tournament-doubt-fast = { $name } used only { $time }.
cli-tournament-doubt-penalty =
    { $count ->
        [one] { $name } used { $time }, which costs { $count } point.
       *[other] { $name } used { $time }, which costs { $count } points.
    }
cli-tournament-doubt-adjudicate =
    { $count ->
        [one] { $name } used { $time }, which costs { $count } point, and is long enough to be adjudicated (“rule”).
       *[other] { $name } used { $time }, which costs { $count } points, and is long enough to be adjudicated (“rule”).
    }
cli-tournament-echo = margin { $margin }, table { $table }, penalties { $penalties }, points { $points }
cli-tournament-total = { $entry } { $points } (place { $place })
cli-tournament-totals = totals: { $one }, { $two }
cli-tournament-heat_echo = { $entry } { $tiles } ({ $out }), penalty { $penalty }, points { $points }, total { $total } (place { $place })
cli-tournament-match = match: { $points }
cli-tournament-goes_on = { $entry } goes on.
cli-tournament-unsigned = Sheets without all signatures: { $places }. Enter such a result again once it is signed.
cli-tournament-signed_now = signed now
cli-tournament-all_in = All results of round { $round } are in.
cli-tournament-nothing_missing = Nothing is missing.
cli-tournament-removed = The result of { $place } has been removed.
cli-tournament-pairings_stay = Later rounds stay as they are paired.
cli-tournament-ruled = Ruling { $number }: { $kind }, { $where }.
cli-tournament-counts = The game counts { $one } - { $two }.
cli-tournament-undone = Undone: { $event }. Another undo takes back the event before it; to redo what was undone, enter it again.
cli-tournament-counts_no_more = undone

## Lists

cli-tournament-standings-during =
    { $count ->
        [one] { $name }: standings during round { $round }, { $count } table still playing
       *[other] { $name }: standings during round { $round }, { $count } tables still playing
    }
cli-tournament-standings = { $name }: standings after round { $round }
cli-tournament-group = Group { $group }
cli-tournament-wall = Opponent, points (place), in the order of the seeding
cli-tournament-stands = Place { $place } with { $points }.
cli-tournament-head-place = #
cli-tournament-head-number = no
cli-tournament-head-name = name
cli-tournament-head-country = country
cli-tournament-head-club = club
cli-tournament-head-elo = Elo
cli-tournament-head-colours = colours
cli-tournament-head-colour = col
cli-tournament-head-presence = presence
cli-tournament-head-note = note
cli-tournament-head-match_points = match points
cli-tournament-head-points = points
cli-tournament-head-games = games
cli-tournament-head-wtl = W-T-L
cli-tournament-head-margin = margin
cli-tournament-head-tiles = tiles
cli-tournament-head-byes = byes
cli-tournament-head-decided = decided by
cli-tournament-head-table = table
cli-tournament-head-badges = prize
cli-tournament-decided-mutual = mutual
cli-tournament-decided-wins = wins
cli-tournament-decided-margins = margins
cli-tournament-decided-tiles = tiles
cli-tournament-decided-time = time

## Copies and proofs

cli-tournament-merged =
    { $count ->
        [one] { $count } result was added, { $same } were already known.
       *[other] { $count } results were added, { $same } were already known.
    }
cli-tournament-conflict = Conflict at { $place }: here { $own }, there { $other }. Look at the sheet; use “correct” if it is not the same as here.
cli-tournament-left_out =
    { $count ->
        [one] { $count } other event there was not added: only results are.
       *[other] { $count } other events there were not added: only results are.
    }
cli-tournament-merged_from = from another laptop
cli-tournament-uploaded =
    { $count ->
        [one] { $count } event sent. The tournament is shown at { $address }
       *[other] { $count } events sent. The tournament is shown at { $address }
    }
cli-tournament-chain =
    { $count ->
        [one] { $count } line, none edited. Hash of the last one: { $head }
       *[other] { $count } lines, none edited. Hash of the last one: { $head }
    }
cli-tournament-redrawn =
    { $count ->
        [one] { $count } round was paired again, and came out the same.
       *[other] { $count } rounds were paired again, and came out the same.
    }
cli-tournament-drawn_otherwise = Round { $round } comes out differently when it is paired again.
cli-tournament-seeded_otherwise = Stage { $stage } begins differently when it is drawn again.
cli-tournament-other_seal = The secret is not the one that was sealed.
cli-tournament-still_sealed = The secret is still sealed: no lot can be drawn again before the end.
cli-tournament-same_digest = Results and places are those of the finish. Their hash: { $digest }
cli-tournament-export_events =
    { $count ->
        [one] { $count } event. An export has no hash in its lines: what follows from the events is checked.
       *[other] { $count } events. An export has no hash in its lines: what follows from the events is checked.
    }
cli-tournament-export_gap = Events are missing, out of order, or from a different tournament than the seal.
cli-tournament-no_export = { $file } is not the export of a tournament as JSON.
cli-tournament-other_digest = The results are not those of the finish.
cli-tournament-written = Written: { $file }

## On paper

print-pairings = Round { $round }: pairings
print-playoff = Round { $round }: play-off
print-names = Round { $round }: find your table
print-standings = Standings after round { $round }
print-standings-before = Standings before the first round
print-standings-during =
    { $count ->
        [one] Standings during round { $round }: { $count } table still playing
       *[other] Standings during round { $round }: { $count } tables still playing
    }
print-void = The tournament was cancelled: its standings are void.
print-wall = Wall chart: opponent, points (place after the round)
print-cross = Cross-table
print-control = Control sheet, round { $round }
print-group = Group { $group }
print-pairs = To pair this round again: { $pairs }
print-seeding = Seeding of this stage (--order): { $order }
print-groups = Groups of this stage (--groups): { $groups }
print-mark = Last event and hash of the file: { $mark }
print-ruling = Ruling { $number }, { $place }: { $rule }. { $reason }
print-chooser = Colour-blind set: { $name } chooses both colours
print-agree = both { $colour }: agree, else { $one }, { $two }
print-unplayed-bye = Bye: { $entry }, { $points } points
print-unplayed-requested = Requested bye: { $entry }, { $points } points
print-unplayed-absent = Away: { $entry }, { $points } points
print-unplayed-late = Not entered yet: { $entry }, { $points } points
print-ending-missing = no result yet
print-ending-resigned = resigned
print-ending-default = by default
print-ending-absent = neither came
print-ending-tied = ruled tied
print-ending-deadlock = deadlock
print-ending-ruled = adjudicated
print-unsigned = not signed
print-out-resigned = resigned
print-out-absent = did not come
print-head-place = Place
print-head-number = No
print-head-name = Name
print-head-country = Country
print-head-match_points = Match points
print-head-points = Points
print-head-games = Games
print-head-wtl = W-T-L
print-head-margin = Margin
print-head-tiles = Tiles
print-head-time = Time
print-head-byes = Byes
print-head-decided = Decided by
print-head-table = Table
print-head-game = Game
print-head-first = Left
print-head-second = Right
print-head-colour = Colour
print-head-opponent = Opponent
print-head-note = Note
print-head-badges = Prize
print-prizes = Prizes
print-badge-first = 1st prize
print-badge-second = 2nd prize
print-badge-third = 3rd prize
print-badge-newcomer = best newcomer
print-badge-junior = best junior
print-badge-country = best of { $country }
print-badge-team = winning team
print-decided-mutual = mutual
print-decided-wins = wins
print-decided-margins = margins
print-decided-tiles = tiles
print-decided-time = time
print-sheet = Round { $round }, table { $table }, game { $game } of { $games }
print-sheet-board = Round { $round }, table { $table }, board { $board }, game { $game } of { $games }
print-sheet-who = Player
print-sheet-colour = Colour
print-sheet-preferences = Preferences
print-sheet-checks = Checked
print-sheet-set = set complete
print-sheet-clock = clock
print-sheet-draw = Tile drawn; starts
print-sheet-starts = starts
print-sheet-tiles = Tiles (line / loop)
print-sheet-time = Time used
print-sheet-margin = Margin; points of the table
print-sheet-penalties = Penalty
print-sheet-points = Tournament points
print-sheet-mistake = Mistake or ruling
print-sheet-signed = Signed
print-sheet-controller = Controller
print-rules = At the table
print-rule-begin = Check the clock, and that the set is complete. Once the game has begun, it counts.
print-rule-colours = Lay out the colour markers and write names and colours on the sheet before the game.
print-rule-start = Each draws a tile: the higher number starts. Both go back; then each draws six. The second player starts the first player's clock.
print-rule-draw = Draw quickly and without looking. Never touch the other's tiles, nor move or hide your own in their turn.
print-rule-test = To test a tile, put it near the place without touching; forced ones further back.
print-rule-confirm = A tile is confirmed when the hand enters the bag; once the bag is empty, when the tile touches.
print-rule-refill = Draw a replacement after every tile, and press the clock only after the last one. Forgotten: draw as soon as it is noticed.
print-rule-bag = The bag passes over with the turn. A hand goes in only to draw, or to count, announced and for both. Last tile: say “bag empty”.
print-rule-end = After the final move put the clock to Pause. Leave the Tantrix until the sheet is signed.
print-rule-sheet = Fill in the sheet, both sign it, and hand it to the Controller.
print-rule-errors = Check each other. Simple error: say so. Serious: pause, keep a tile just drawn apart, name the problem, agree, clock on. Not agreed: call the Controller, whose decision is final.
print-rule-late = If you are not there ten minutes after the start, you can lose by default.
print-rule-watch = Phones off. If you watch, never interfere: go to a Controller.
print-poster-limit = Each player has { $time }. Whoever reaches it gives the opponent a point, and one more for every further full minute.
print-poster-hurry = Take special care near a game that is short of time.
print-poster-dispute = Agree with your opponent if you can. If you cannot, pause the clock and call a Controller, whose decision is final.
print-poster-venue = Pairings and standings on your phone, before and after your game:
print-times = Time
print-times-used = Time used
print-times-cost = Points to the opponent
print-times-late = One point more for every further full minute. Beyond { $time } the Controller may stop and adjudicate the game.
print-points = Tournament points by margin of tiles
print-times-margin = Margin
print-times-winner = Winner
print-times-loser = Loser
tournament-parted = The file does not continue what the server shows: it was uploaded from another copy.
