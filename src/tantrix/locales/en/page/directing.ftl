### What a director reads: the settings of a tournament, and what can be done with it.

## Lists

page-tournaments-new-text = It starts as a draft that only you can see. Open entries when everything is right.
page-tournaments-new-go = Create the draft
page-tournaments-template = Begin with
page-tournaments-template-blank = An empty form
page-tournaments-template-arena = Daily arena
page-tournaments-template-sunday = Sunday Swiss
page-tournaments-members = Members only
page-tournaments-members-text = Sign in or register to create a tournament.

## The form

page-tournaments-form-name = Name
page-tournaments-form-format = Format
page-tournaments-form-players = Players expected
page-tournaments-form-players-hint = Only for suggestions.
page-tournaments-form-proposal = So few can all play each other: how about a round robin?
page-tournaments-form-rounds-swiss = Rounds
page-tournaments-form-rounds-heats = Rounds
page-tournaments-form-rounds-round_robin = Times everyone meets
page-tournaments-form-usual = Empty: the usual number.
page-tournaments-form-groups = Number of groups
page-tournaments-form-groups-hint = Empty: groups of up to five.
page-tournaments-form-advance = Going on from each group
page-tournaments-form-games = Games a match
page-tournaments-form-games-duplicate = Deals, each played twice
page-tournaments-form-games-solitaire = Stacks
page-tournaments-form-games-rally = Puzzles
page-tournaments-form-robot = The robot
page-tournaments-form-duplicate = The same deals at all tables
page-tournaments-form-minutes = Minutes each
page-tournaments-form-minutes-hint = For one game.
page-tournaments-form-minutes-race = The longest a race may take; 15 online.
page-tournaments-form-days = Days a turn
page-tournaments-form-days-hint = Only by correspondence; else empty.
page-tournaments-form-kind = Who plays
page-tournaments-form-kind-person = Singles
page-tournaments-form-kind-pair = Doubles
page-tournaments-form-kind-team = Teams
page-tournaments-form-boards = Boards of a team
page-tournaments-form-boards-hint = How many of a team play in a match, all at once.
page-tournaments-form-starts = Start, in your time
page-tournaments-form-starts-hint = Empty: when the director says.
page-tournaments-form-again = Held again
page-tournaments-form-again-hint = The next one takes entries half an hour before this one starts, with the same settings.
page-tournaments-form-again-days = On these days; every day if none is chosen
page-tournaments-form-again-times = At these times
page-tournaments-form-again-times-hint = Such as 02:00, 10:00, 18:00.
page-tournaments-form-again-zone = Time zone
page-tournaments-form-again-zone-hint = Such as Europe/Paris: the time stays the same in summer and winter.
page-tournaments-form-capacity = Most players
page-tournaments-form-capacity-hint = Empty: no limit.
page-tournaments-form-pause = Minutes between rounds
page-tournaments-form-every = Minutes from start to start
page-tournaments-form-every-hint = For rounds at fixed times. Games still on 10 minutes after the next start are scored as they stand.
page-tournaments-form-auto = Runs by itself
page-tournaments-form-auto-hint = The server pairs and publishes rounds as they are due.
page-tournaments-form-calls = A Controller awards no-shows
page-tournaments-form-calls-hint = If one side has not turned up after 10 minutes, a Controller is called; without a decision the game is lost 10 minutes later.
page-tournaments-form-checkin = Check-in
page-tournaments-form-checkin-hint = 30 to 2 minutes before the start; whoever isn't there isn't paired.
page-tournaments-form-ranked = Counts in the rankings
page-tournaments-form-ranked-hint = Tournament Elo counts either way.
page-tournaments-form-hidden = Private
page-tournaments-form-hidden-hint = Only those with the link find it.
page-tournaments-form-alternate = Take turns at starting
page-tournaments-form-repeats = Players may meet again
page-tournaments-form-then = Then
page-tournaments-form-then-stage = Stage { $number }
page-tournaments-form-then-advance = How many go on
page-tournaments-form-then-add = Add a stage
page-tournaments-form-then-plate = Add a plate
page-tournaments-form-then-remove = Remove
page-tournaments-form-apart = Rounds without clubmates or compatriots
page-tournaments-form-apart-hint = For this many rounds at the start, players from the same country or club do not meet if it can be avoided. Usually 0; with large clubs 2.
page-tournaments-form-bands = Similar ratings meet first
page-tournaments-form-bands-hint = In the first half of the rounds a higher rating counts as a head start for the pairing, never for the standings. Useful where strengths differ a lot.
page-tournaments-form-third = Match for third place
page-tournaments-form-conditions = Who may enter
page-tournaments-form-conditions-hint = Empty fields set no condition. Conditions are checked at entry and again at check-in; those you invite by name are exempt.
page-tournaments-form-invited = Invited players only
page-tournaments-form-least_elo = Elo, at least
page-tournaments-form-most_elo = Elo, at most
page-tournaments-form-before = Games played here, at least
page-tournaments-form-finished = Games finished, per cent at least
page-tournaments-form-countries = Countries
page-tournaments-form-countries-hint = Codes such as FR, BE, CH.
page-tournaments-form-ends = Days for a round
page-tournaments-form-ends-hint = Games still on after that stop.
page-tournaments-form-decision = Days for Controllers
page-tournaments-form-decision-hint = They decide the games that have stopped; what is left is scored as it stands.
page-tournaments-called = Round { $round }, table { $table }, game { $game } waits for a Controller. Without a ruling it is scored as it stands at { $time }.
page-tournaments-called-awaited = Round { $round }, table { $table }, game { $game }: somebody has not turned up. Without a ruling they lose by default at { $time }.
page-tournaments-form-pays = A win counts
page-tournaments-form-pays-margins = the points above 10.0
page-tournaments-form-pays-wins = 2 points
page-tournaments-form-streaks = Streaks
page-tournaments-form-streaks-hint = After two wins in a row, each further win counts twice.
page-tournaments-form-programs = Programs
page-tournaments-form-programs-none = People only
page-tournaments-form-programs-mixed = Both
page-tournaments-form-programs-only = Programs only
page-tournaments-form-text = Description
page-tournaments-form-prizes = Prizes, one a line

## Directing

page-tournaments-office = Office
page-tournaments-factor = with a second factor
page-tournaments-factor-none = without a second factor

## Arenas, and times that opponents agree on

page-tournaments-form-lasts = Minutes in all
page-tournaments-form-lasts-hint = No game begins after that.
page-tournaments-form-lasts-alone = Minutes in which everyone plays; for longer, give days below
page-tournaments-form-window-days = Days to play
page-tournaments-form-window-alone = Instead of minutes: everyone plays when they like.
page-tournaments-form-window = Days to arrange a round
page-tournaments-form-window-hint = Opponents agree on a time; else empty.
page-tournaments-direct-admit = Invite somebody
page-tournaments-direct-admit-text = No entry condition keeps them out any more. They still have to enter themselves.
page-tournaments-direct-step-draft = Nobody else can see this draft. Open entries when the settings are right.
page-tournaments-direct-step-enter = At least two players are needed.
page-tournaments-direct-step-pair = Round { $round } can be paired.
page-tournaments-direct-step-playoff = A play-off can be paired.
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
tournament-no_force = Here the draw decides who meets: nobody can choose a pair or a bye.
tournament-rounds_paired = Rounds already paired: { $count }. There cannot be fewer.
page-tournaments-direct-hand = By hand
page-tournaments-direct-one = First player
page-tournaments-direct-two = Second player
page-tournaments-direct-bye = Bye for
page-tournaments-direct-publish = Publish the round
page-tournaments-direct-starts = Tables open at
page-tournaments-direct-starts-hint = Empty: at once.
page-tournaments-direct-swap = Swap two players
page-tournaments-direct-swap-text = They take each other's places in this round.
page-tournaments-direct-stop = End after round { $round }
page-tournaments-direct-stop-text = This is the last round of the stage. The places follow from what was played.
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
page-tournaments-direct-away = Mark as away
page-tournaments-direct-back = Mark as back
page-tournaments-direct-junior-on = Mark as a junior
page-tournaments-direct-junior-off = Not a junior
page-tournaments-direct-withdraw = Withdraw

## Offices

page-tournaments-offices-director-text = Pairs, publishes, corrects, and rules.
page-tournaments-offices-controller-text = Pairs, corrects, withdraws entries and makes rulings.
page-tournaments-offices-helper-text = Checks players in and enters results.
page-tournaments-offices-name = Name of the member
page-tournaments-offices-give = Appoint
page-tournaments-offices-dismiss = Relieve
