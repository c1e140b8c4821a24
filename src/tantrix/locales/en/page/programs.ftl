### The API and its tokens.

api-bot-begins = Table { $table }: my game begins.
api-bot-gave_up = Table { $table }: I have resigned ({ $why }).
api-bot-here = I am { $name } at { $address }, waiting for games.
api-bot-left = Room “{ $room }”: I left ({ $why }).
api-bot-over = Table { $table }: over, { $scores }.
api-bot-stopped =
    { $count ->
        [one] Stopped: { $count } game played.
       *[other] Stopped: { $count } games played.
    }
api-bot-going =
    { $count ->
        [one] { $count } game is still running, and so is its clock if it has one: start me again to continue.
       *[other] { $count } games are still running, and so are their clocks: start me again to continue.
    }
api-bot-wait-back = The server is back.
api-bot-wait-games = Waiting for games: invite { $name } to a room in the lobby. Ctrl-C stops.
api-bot-wait-server = Can't reach the server at { $address } ({ $why }): trying again.
api-bot-wait-players =
    { $count ->
        [one] Room “{ $room }”: waiting for { $count } more player.
       *[other] Room “{ $room }”: waiting for { $count } more players.
    }
api-bot-wait-ready = Room “{ $room }”: waiting for { $names } to be ready.
api-bot-wait-start = Room “{ $room }”: waiting for { $host } to start the game.
api-bot-wait-turn = Table { $table }: waiting for the others to move.
api-address = { $address } is not the address of a server: use something like http://127.0.0.1:8765.
api-foreign = There is no Tantrix server at { $address }.
api-token_file = { $file } contains no token, or more than one word.
api-unreachable = Can't reach the server at { $address }: { $why }.
api-members = Only members can create tokens for programs.
api-no_token = This token doesn't exist.
api-not_for_tokens = Only people in a browser can do this, not tokens.
api-scope = This token does not have the scope “{ $scope }”.
api-streams = You have { $most } streams open: close one first.
api-token = This token is not valid, or no longer valid.
api-tokens = You already have { $most } tokens: revoke one first.

## The page of the API, and the tokens of an account

page-api-title = The API for programs
page-api-lead = Everything you can ask this server for, as described by the server itself. Programs use a token, which members create in their account settings.
page-api-parameters = Parameters
page-api-body = Request
page-api-examples = Examples of requests
page-api-answer = Answer ({ $status })
page-api-types = Types
page-api-needs-session = Only for people in a browser, not for tokens.
page-api-needs-any = Any token.
page-api-needs-scope = A token with the scope “{ $scope }”.
page-api-tokens = Programs
page-api-tokens-text = A program with a token acts on your behalf. Anyone who has the token can do what it allows, so keep it to yourself.
page-api-token-some = A program
page-api-token-name = Name of the program
page-api-token-scopes = What it can do apart from reading
page-api-token-make = Create a token
page-api-token-secret = This is the token. It is shown only once: save it in a file now.
page-api-token-made = The token has been created. It is shown above, only once.
page-api-token-revoked = The token has been revoked: no program can use it any more.
page-api-token-next = With that file, a robot can play here for you:
page-api-token-copy = Copy the token
page-api-token-copied = The token is copied
page-api-token-used = Last used { $when }
page-api-token-unused = Not used yet
page-api-token-revoke = Revoke
page-api-token-revoke-named = Revoke the token of { $name }
page-api-scope-play = play
page-api-scope-chat = chat
page-api-scope-direct = direct tournaments
page-api-scope-none = read only
