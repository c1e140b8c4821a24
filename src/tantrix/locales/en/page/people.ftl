### Accounts and profiles.

people-name-taken = That name, or one that looks like it, is taken: choose another one.
people-name-first = Choose a name of your own first.
people-password = That password is too weak.
people-password-short = A password needs at least { $shortest } characters.
people-password-name = Your name is not a good password: everybody knows it.
people-password-common = That password is one of the first that anyone would try.
people-email = That is not an e-mail address.
people-country = “{ $text }” is not a known country.
people-login = Name or password is wrong.
people-kept = This cannot be saved.
people-kept-full = No more than { $most } bytes can be saved.
people-passkey = The passkey was not accepted.
people-passkey-known = This passkey is already in use.
people-passkey-last = This is the only way into your account: set a password first.
people-passkey-late = That took too long: try again.
people-passkey-many = You can have { $most } passkeys: remove one first.
people-passkey-site = Passkeys need an address with a name, not a number.

## The page

page-people-title = Your account
page-people-lead = You can play robots and solve puzzles without an account. To play other people, join as a guest or register. You keep everything you have done so far.
people-guest = Guest
page-people-guest = As a guest
page-people-guest-text = You get a name. There is nothing to fill in.
page-people-guest-go = Join as a guest
page-people-guest-lead = You are a guest in this browser only. If you register, you keep everything you have done, on any device.
page-people-login = Log in
page-people-login-go = Log in
page-people-login-passkey = Log in with a passkey
page-people-logout = Log out
page-people-register = Register
page-people-register-text = Members play ranked games and appear in the rankings.
page-people-register-go = Register
page-people-name = Name
page-people-name-hint = 2 to 20 letters, digits, spaces, and - _ . Everybody sees it.
page-people-password = Password
page-people-password-hint = At least 8 characters.
page-people-password-text = When it changes, every other browser is logged out.
page-people-password-first = You log in with a passkey; a password is a second way to log in.
page-people-password-forgotten = Forgotten your password?
page-people-password-old = Old password
page-people-password-new = New password
page-people-password-go = Change the password
page-people-email = E-mail address (optional)
page-people-email-hint = Nobody sees it. Nothing is sent to it unless you confirm it and ask for mail.
page-people-account = Account
page-people-country = Country
page-people-country-none = Not given
page-people-colours = Preferred colours
page-people-colours-hint = Used when you look for an opponent, and in tournaments.
page-people-colours-first = First
page-people-colours-second = Second
page-people-colours-any = Any
page-people-save = Save
page-people-follow = Follow
page-people-unfollow = Unfollow
page-people-followed = You now follow { $name }. They are not told.
page-people-unfollowed = You no longer follow { $name }.
page-people-follows = People I follow
page-people-notifications = Notifications
page-people-saved = Your account is saved.
page-people-renamed = Your name is now { $name }.
page-people-in-guest = You have joined as { $name }: others can now find you in the lobby.
page-people-in-login = You are logged in as { $name }.
page-people-in-member = You are now a member, { $name }, and can play ranked games in the lobby.
page-people-out = You are logged out.
page-people-deleted = Your account is deleted.
page-people-to_lobby = To the lobby
page-people-password-changed = The password has been changed, and every other browser has been logged out.
page-people-passkey-made = The passkey has been saved: next time you can log in with it.
page-people-passkey-removed = The passkey has been removed: it can no longer be used.
page-people-passkeys = Passkeys
page-people-passkeys-text = A passkey stays on your device and logs you in without a name or a password.
page-people-passkeys-unable = This browser cannot use passkeys at this address.
page-people-passkey-some = Passkey
page-people-passkey-name = Name of the new passkey
page-people-passkey-name-hint = For you, such as “Phone”.
page-people-passkey-make = Add a passkey
page-people-passkey-none = No passkey was used.
page-people-passkey-unused = never used
page-people-passkey-used = last used { $when }
page-people-passkey-remove = Remove
page-people-passkey-remove-named = Remove “{ $name }”
page-people-sessions = Where you are logged in
page-people-sessions-end = Log out everywhere else
page-people-session-some = Unknown browser
page-people-session-here = this browser
page-people-session-seen = last seen { $when }
page-people-session-end = Log out
page-people-session-end-named = Log out { $name }
page-people-session-ended = Logged out.
page-people-data = Your data
page-people-data-text = Download everything we store about you, or have it all deleted.
page-people-export = Download my data
page-people-delete = Delete the account
page-people-delete-text = Your name, sessions, passkeys and settings are deleted for good. Games you have played stay, without your name.
page-people-delete-passkey = You will be asked for your passkey.
page-people-delete-no = Keep it
page-people-delete-yes = Delete for good
page-people-banned = You are banned for now
page-people-kind = Account type
page-people-kind-guest = guest
page-people-kind-member = member
page-people-role = Role
page-people-role-moderator = moderator
page-people-role-admin = administrator
page-people-since = Since
page-people-profile = Statistics and profile

## The page of the API, and the tokens of an account

page-people-kind-bot = program

## Statistics

page-people-stats = Statistics
page-people-stats-none = Finished games will show up here.
page-people-stats-games = Games
page-people-stats-colours = By colour
page-people-stats-levels = Against robots
page-people-stats-name = Game
page-people-stats-colour = Colour
page-people-stats-level = Robot
page-people-stats-played = Played
page-people-stats-won = Won
page-people-stats-tied = Tied
page-people-stats-mean = Mean score
page-people-stats-best = Best score
page-people-stats-strategy = Strategy
page-people-stats-streak = Wins in a row
page-people-stats-streak-text = current { $now }, best { $best }
page-people-stats-daily = Daily Match
page-people-stats-daily-text =
    { $count ->
        [one] { $count } solved on the day, longest streak { $streak }, fastest { $time }
       *[other] { $count } solved on the day, longest streak { $streak }, fastest { $time }
    }
page-people-stats-puzzles = Puzzles
page-people-stats-puzzles-text =
    { $count ->
        [one] { $count } solved
       *[other] { $count } solved
    }
page-people-stats-discovery = Discovery: best times
page-people-stats-tiles = Tiles
page-people-stats-time = Time
page-people-stats-ratings = All-time ranking
page-people-stats-graph =
    { $count ->
        [one] The ranking over { $count } game, between { $low } and { $high }, now { $last }
       *[other] The ranking over { $count } games, between { $low } and { $high }, now { $last }
    }

## Challenges

page-people-challenge = Challenge
page-people-report = Report this name

## Achievements

page-people-achievements = Achievements
page-people-achievements-reached = { $reached } of { $count } reached
page-people-achievements-next = What to try next
page-people-achievements-done = Reached
page-people-achievements-progress = { $now } of { $goal }
page-people-achievement-first_game = First game
page-people-achievement-first_game-text = Play a game of Strategy to its end: the course shows you how.
page-people-achievement-lessons = Well taught
page-people-achievement-lessons-text = Finish the { $goal } lessons of the course: each takes a few minutes.
page-people-achievement-first_win = First win
page-people-achievement-first_win-text = Win a game of Strategy: begin with the easiest robot.
page-people-achievement-level = Up the ladder
page-people-achievement-level-text = Beat the robots of all { $goal } levels one after another.
page-people-achievement-line = Long line
page-people-achievement-line-text = Make a line of { $goal } tiles: keep both of its ends open.
page-people-achievement-loop = Closed circle
page-people-achievement-loop-text = Close a loop of { $goal } tiles: each of them counts twice.
page-people-achievement-score = High score
page-people-achievement-score-text = Score { $goal } points in a game: a loop of 15 tiles would do, or one long line.
page-people-achievement-colours = All colours
page-people-achievement-colours-text = Win with each of the { $goal } colours: choose another one before the game.
page-people-achievement-streak = Winning streak
page-people-achievement-streak-text = Win { $goal } games in a row, against robots or people.
page-people-achievement-people = In company
page-people-achievement-people-text = Play against a person: open a room in the lobby, and wait for company.
page-people-achievement-many = Crowded table
page-people-achievement-many-text = Play with three or four at a table: choose two or three opponents.
page-people-achievement-discovery = Up to thirty
page-people-achievement-discovery-text = Solve all { $goal } Discovery puzzles: close the loop first, then exchange links of one shape until all edges match.
page-people-achievement-rainbow = Whole rainbow
page-people-achievement-rainbow-text = Solve all { $goal } Rainbow puzzles: place first the tile that fits in the fewest spaces.
page-people-achievement-solitaire = Perfect loop
page-people-achievement-solitaire-text = Score { $goal } in Solitaire: one loop through all 14 tiles.
page-people-achievement-gobble = Nothing left over
page-people-achievement-gobble-text = Win a game of Gobble: place every tile, and empty your penalty stack.
page-people-achievement-mind = Another game
page-people-achievement-mind-text = Finish a Mind Game: red against black.
page-people-achievement-daily = Puzzle of the day
page-people-achievement-daily-text = Solve the Daily Match on its day: Monday's is the easiest.
page-people-achievement-daily_streak = A whole week
page-people-achievement-daily_streak-text = Solve the Daily Match on { $goal } days in a row.
page-people-achievement-tactics = Sharp eye
page-people-achievement-tactics-text = Solve { $goal } tactics: look at what will be forced before you place.
page-people-achievement-tactics_at_once = At first sight
page-people-achievement-tactics_at_once-text = Solve { $goal } tactics on the first try: take your time.
page-people-achievement-rush = Quick hands
page-people-achievement-rush-text = Solve { $goal } exercises in one puzzle rush.

## Why somebody cannot be followed, or sent anything

limit-follows = You can follow { $most } people, and you already do.
follow-self = You cannot follow yourself.
notify-token = This link has been used already, or is too old.
notify-often = We have already sent several links today. Check your mail, or try again tomorrow.
notify-off = This server sends no mail.
notify-push = This browser cannot be notified.
