### Dialogs of a tournament: results, times, teams, and why two meet.

page-tournaments-why-title = Table { $table }: why they meet
page-tournaments-team-members = Members, one a line
page-tournaments-team-members-hint =
    { $count ->
        [one] In the order of the boards; everyone after the first { $count } is a reserve. Those you add are invited.
       *[other] In the order of the boards; everyone after the first { $count } is a reserve. Those you add are invited.
    }
page-tournaments-team-invited = Have not accepted yet: { $names }
page-tournaments-team-save = Save the team
page-tournaments-team-lineup = This match
page-tournaments-team-lineup-hint = A reserve can stand in until the table of the board opens.
page-tournaments-team-substitute = Put in
page-tournaments-arrange-hours = When could you play?
page-tournaments-arrange-hours-hint = Enter the hours that suit you, in your own time. Your opponent sees only where they overlap with theirs.
page-tournaments-arrange-from = From
page-tournaments-arrange-to = To
page-tournaments-arrange-hours-add = Add
page-tournaments-arrange-hours-none = You have not entered any hours yet.
page-tournaments-arrange-remove = Remove
page-tournaments-arrange-overlaps = Hours that suit you both
page-tournaments-arrange-span = { $from } to { $to }
page-tournaments-game = Game
page-tournaments-game-title = Round { $round }, table { $table }
page-tournaments-game-closes = The table of this game is open. It closes, and both players are told.
tournament-at_table = The result of this game comes from its table here.
page-tournaments-mode = What to do
page-tournaments-mode-result = Enter the result
page-tournaments-mode-correct = Correct the result
page-tournaments-mode-ruling = Make a ruling
page-tournaments-counts-correct = The game has a result
page-tournaments-counts-ruling = The game gets a result
page-tournaments-rule = Ruling
page-tournaments-adjudicate = Adjudicate with the record
page-tournaments-ending = Counts as
page-tournaments-out = Who resigned or did not come
page-tournaments-winner = Who goes on
page-tournaments-ruled = Points for { $name }, of 20.0
page-tournaments-score = { $name }: tiles
page-tournaments-time = { $name }: time
page-tournaments-penalty = { $name }: points for time
page-tournaments-guilty = Who was responsible
page-tournaments-paid = Points paid to the others
page-tournaments-points = { $name }: points
tournament-heat_shares = A ruling that shares the points of a heat names everybody in it, and the points make 10.0 for each.
tournament-no_shares = Here the points follow from what everybody did: a ruling does not share them.
page-tournaments-arrange-theirs = Offered to you
page-tournaments-arrange-own = Your offers
page-tournaments-arrange-accept = Accept
page-tournaments-arrange-offer = Offer this time
page-tournaments-arrange-time = A time that suits you
page-tournaments-arrange-hint = Two offers made at least 48 hours ahead count as your part.
page-tournaments-leave-after = After this round: the games in it are played first

tournament-pairing-hand = A director paired this round by hand: { $text }
tournament-pairing-halves = In round 1 the upper half of the seeding meets the lower half: { $one }, number { $first }, meets { $two }, number { $second }.
tournament-pairing-order = Before this round { $one } was number { $first } in the pairing order with { $points } points, and { $two } number { $second } with { $others }.
tournament-pairing-neighbours = Neighbours in that order meet whenever they can.
tournament-pairing-repeat = { $one } and { $two } had met before, in round { $rounds }: without a repeat the round could not be paired.
tournament-pairing-met = { $one } had already met { $two }, in round { $rounds }.
tournament-pairing-forbidden = { $one } and { $two } may not meet.
tournament-pairing-apart = { $one } and { $two } share a club or a country, which are kept apart in the first rounds.
tournament-pairing-free = { $name } has the bye.
tournament-pairing-taken = { $one } was paired with { $two }: that way the distances over all pairs are smallest.
tournament-pairing-more =
    { $count ->
        [one] { $count } more player stood between them.
       *[other] { $count } more players stood between them.
    }
tournament-pairing-third = The losers of the two semi-finals play for third place.
tournament-pairing-tree = The bracket brings them together: number { $first } and number { $second } of the seeding.
tournament-pairing-all_play = Everybody here meets everybody; a fixed table says in which round.
tournament-pairing-arena = Both were free, stood close to each other in the standings, and had not just played each other.
tournament-pairing-playoff = Both were level for the last places that lead on, and the lot paired them for a play-off.
tournament-pairing-alone = Everybody does the same task alone.
tournament-pairing-heat = Before this round they were numbers { $places } in the standings.
tournament-pairing-again =
    { $count ->
        [one] { $one } and { $two } had sat in { $count } heat together before.
       *[other] { $one } and { $two } had sat in { $count } heats together before.
    }
tournament-pairing-strangers = None of them had sat in a heat together before.
tournament-pairing-starts = Starts alternate: { $one } begins, having started { $first } times so far; { $two } started { $second } times.
