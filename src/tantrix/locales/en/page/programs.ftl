### The API and its tokens.

api-bot-begins = Table { $table }: I play.
api-bot-gave_up = Table { $table }: I have resigned ({ $why }).
api-bot-here = I am { $name } at { $address } and wait for games.
api-bot-left = Room “{ $room }”: I left ({ $why }).
api-bot-over = Table { $table }: over, { $scores }.
api-bot-stopped =
    { $count ->
        [one] Stopped: { $count } game played.
       *[other] Stopped: { $count } games played.
    }
api-bot-going =
    { $count ->
        [one] { $count } game goes on, and so does its clock if it has one: start me again, and I play on.
       *[other] { $count } games go on, and so do their clocks: start me again, and I play on.
    }
api-bot-wait-back = The server answers again.
api-bot-wait-games = I wait for games: invite { $name } in a room of the lobby. Ctrl-C ends it.
api-bot-wait-server = Can't reach the server at { $address } ({ $why }): trying again.
api-bot-wait-players =
    { $count ->
        [one] Room “{ $room }”: I wait for { $count } more player.
       *[other] Room “{ $room }”: I wait for { $count } more players.
    }
api-bot-wait-ready = Room “{ $room }”: I wait for { $names } to be ready.
api-bot-wait-start = Room “{ $room }”: I wait for { $host } to start the game.
api-bot-wait-turn = Table { $table }: I wait for the others to move.
api-address = { $address } is not the address of a server: use one such as http://127.0.0.1:8765.
api-foreign = What answers there is not a Tantrix server: { $address }.
api-token_file = { $file } holds no token, or more than one word.
api-unreachable = Can't reach the server at { $address }: { $why }.
api-members = Only members can have tokens for programs.
api-no_token = There is no such token.
api-not_for_tokens = This is for people at their browsers: no token can do it.
api-scope = This token may not do that: it lacks the scope “{ $scope }”.
api-streams = You have { $most } streams open: close one first.
api-token = This token is not valid, or no longer.
api-tokens = You already have { $most } tokens: revoke one first.

## The page of the API, and the tokens of an account

page-api-title = The API for programs
page-api-lead = Everything you can ask this server for, described by the server itself. Programs use a token, which members create in their account settings.
page-api-parameters = Parameters
page-api-body = Request
page-api-answer = Answer ({ $status })
page-api-types = Types
page-api-needs-session = For people at their browsers: no token will do.
page-api-needs-any = Any token will do.
page-api-needs-scope = A token needs the scope “{ $scope }”.
page-api-tokens = Programs
page-api-tokens-text = A program that has a token acts for you. Whoever has the token can do what it allows, so give it to nobody.
page-api-token-some = A program
page-api-token-name = Name of the program
page-api-token-scopes = What it can do besides reading
page-api-token-make = Create a token
page-api-token-secret = This is the token. It is shown once: keep it in a file now.
page-api-token-made = The token has been created. It is shown above, only once.
page-api-token-revoked = The token has been revoked: no program can use it any more.
page-api-token-next = With the file, a robot plays here for you:
page-api-token-copy = Copy the token
page-api-token-copied = The token is copied
page-api-token-used = Last used { $when }
page-api-token-unused = Not used yet
page-api-token-revoke = Revoke
page-api-token-revoke-named = Revoke the token of { $name }
page-api-scope-play = play
page-api-scope-chat = chat
page-api-scope-none = reading alone
