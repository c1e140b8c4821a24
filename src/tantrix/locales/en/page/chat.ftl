### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Enter as a guest, or log in, to write here.
chat-muted = You may not write until { $until }. The reason: { $reason }
chat-unknown = There is no such channel.
chat-players = Until the game is over, only those who play read and write here.
chat-playing = A game is being played: until it is over, only those who play write here.
chat-watchers = While you play you do not see what those say who watch.
chat-empty = There is nothing to read in that.
chat-long = That is too long: at most { $most } characters.
chat-character = A line cannot have the character { $code }.
chat-link = Guests cannot send links.
chat-repeated = You have just said that.
chat-yourself = You cannot ignore yourself.
chat-no_line = That line is no longer there.
chat-no_report = That report is closed already.
chat-no_measure = That measure no longer holds.
chat-moderators = Only moderators can do that.
chat-peer = Measures against moderators are up to the administrators.

## The page of the lobby

page-lobby-person-guest = guest
page-lobby-person-moderator = moderator
page-lobby-person-admin = administrator
page-lobby-ignore-name = Ignore { $name }

## Chat

page-chat = Chat
page-chat-table = Chat of the players
page-chat-watch = Chat of those who watch
page-chat-room = Chat of the room
page-chat-review = Chat of the review
page-chat-hint-room = This conversation goes along to the table and back.
page-chat-hint-players = Who is in the room reads along. Until the end only players write.
page-chat-hint-table = Until the end only those who play read this.
page-chat-hint-watch = Those who play read this only after the end.
page-chat-hint-open = The game is over: everybody may read this now.
page-chat-hint-watched = Who watched reads this; those who played find it in the review.
page-chat-hint-review = Who is here reads this, and who watched at the table.
page-chat-lines = Lines
page-chat-fresh =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
page-chat-none = Nobody has said anything yet.
page-chat-say = Your line
page-chat-send = Send
page-chat-line = What to do about the line of { $name }
page-chat-report = Report this line
page-chat-report-why = What is wrong with it?
page-chat-report-go = Report
page-chat-report-done = Thank you: a moderator will look at it.
page-chat-ignored = { $name } is ignored.

## The page of the API, and the tokens of an account

page-lobby-person-bot = program
