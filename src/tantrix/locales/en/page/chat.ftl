### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Join as a guest or log in to write here.
chat-muted = You cannot write until { $until }. Reason: { $reason }
chat-unknown = This channel doesn't exist.
chat-players = Until the game is over, only the players can read and write here.
chat-playing = Only the players can write here until the game is over.
chat-watchers = You cannot see the spectators' chat while you are playing.
chat-empty = The message is empty.
chat-long = That is too long: { $most } characters at most.
chat-character = A message cannot contain the character { $code }.
chat-link = Guests cannot send links.
chat-repeated = You just said that.
chat-yourself = You cannot ignore yourself.
chat-no_line = That message no longer exists.
chat-no_name = That name does not appear there.
chat-no_report = That report has already been closed.
chat-no_measure = That sanction is no longer in force.
chat-moderators = Only moderators can do that.
chat-peer = Only administrators can sanction moderators.

## The page of the lobby

page-lobby-person-guest = guest
page-lobby-person-moderator = moderator
page-lobby-person-admin = administrator
page-lobby-ignore-name = Ignore { $name }

## Chat

page-chat = Chat
page-chat-table = Players' chat
page-chat-watch = Spectators' chat
page-chat-room = Room chat
page-chat-review = Review chat
page-chat-hint-room = This chat continues at the table.
page-chat-hint-players = Everyone in the room can read this; only players can write during the game.
page-chat-hint-table = Only the players can read this until the game is over.
page-chat-hint-watch = The players can read this only after the game.
page-chat-hint-open = The game is over: everyone can read this now.
page-chat-hint-watched = Spectators can read this; the players will find it in the review.
page-chat-hint-tournament = Everyone who watches can read this; players of a live game only once it is over.
page-chat-hint-review = Everyone here can read this, and so can those who watched the game.
page-chat-lines = Messages
page-chat-fresh =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
page-chat-none = Nobody has said anything yet.
page-chat-say = Your message
page-chat-send = Send
page-chat-line = Options for the message from { $name }
page-chat-report = Report this message
page-chat-report-why = What is wrong with it?
page-chat-report-go = Report
page-chat-report-done = Thank you: a moderator will look into it.
page-chat-ignored = { $name } is ignored.

## The page of the API, and the tokens of an account

page-lobby-person-bot = program
