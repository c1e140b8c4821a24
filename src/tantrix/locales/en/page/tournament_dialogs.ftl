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
page-tournaments-arrange-theirs = Offered to you
page-tournaments-arrange-own = Your offers
page-tournaments-arrange-accept = Accept
page-tournaments-arrange-offer = Offer this time
page-tournaments-arrange-time = A time that suits you
page-tournaments-arrange-hint = Two offers made at least 48 hours ahead count as your part.
page-tournaments-leave-after = After this round: the games in it are played first
