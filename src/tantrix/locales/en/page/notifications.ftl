### Notifications, and the people one follows.

## The list

page-notifications-title = Notifications
page-notifications-none = Nothing new
page-notifications-none-text = Your turns and offers in correspondence games, challenges, tournaments, rooms opened by people you follow, replies in the forum and name changes by moderators will appear here.
page-notifications-turn = It is your turn
page-notifications-turn-by = { $by } has moved: it is your turn
page-notifications-offer = You have an offer in a game
page-notifications-offer-by = { $by } has made you an offer in your game
page-notifications-challenge-by = { $by } has challenged you
page-notifications-round = Your tournament game is ready
page-notifications-round-by = Your tournament game against { $by } is ready
page-notifications-start = { $about } starts: { $time }
page-notifications-followed-by = { $by } has opened a room
page-notifications-challenge = You have been challenged
page-notifications-followed = Somebody you follow has opened a room
page-notifications-reply = There is a new reply in a thread you posted in
page-notifications-reply-by = { $by } has replied in a thread you posted in
page-notifications-renamed = A moderator has given you another name
page-notifications-new = New
page-notifications-visitor = Join as a guest or log in to get notifications.

## How one hears of things

page-notifications-settings = What we send you
page-notifications-settings-text = All notifications are listed on this page. Nothing is sent to you unless you ask for it here.
page-notifications-kind = Notification
page-notifications-kind-turn = It is my turn (correspondence)
page-notifications-kind-offer = I am offered a tie, a pause, a take-back or a rematch (correspondence)
page-notifications-kind-challenge = Somebody challenges me
page-notifications-kind-round = My tournament game is ready
page-notifications-kind-start = A tournament I have entered starts soon (24 hours, 1 hour and 10 minutes before)
page-notifications-kind-followed = Somebody I follow opens a room
page-notifications-kind-reply = Somebody replies in a forum thread I posted in
page-notifications-kind-renamed = A moderator gives me another name
page-notifications-mail = Mail
page-notifications-mail-of = By mail: { $kind }
page-notifications-push = Devices
page-notifications-push-of = On my devices: { $kind }
page-notifications-digest = Mail about my turns
page-notifications-digest-1 = at most once an hour
page-notifications-digest-6 = at most every six hours
page-notifications-digest-24 = at most once a day
page-notifications-save = Save
page-notifications-saved = Saved.
page-notifications-mail-off = This server sends no mail.
page-notifications-mail-none = To get mail, add an e-mail address to your account.
page-notifications-mail-account = Your account
page-notifications-mail-member = To get mail, register: guests have no e-mail address.
page-notifications-mail-unverified = { $address } is not confirmed yet: nothing is sent to it.
page-notifications-mail-verified = Mail goes to { $address }.
page-notifications-verify = Send me the link
page-notifications-verify-sent = We have sent you a mail. Open the link in it.
page-notifications-push-off = This server sends no push notifications.
page-notifications-push-unsupported = This browser cannot receive push notifications.
page-notifications-push-denied = This browser blocks notifications from this site: allow them in its settings.
page-notifications-push-start = Notify me on this device
page-notifications-push-stop = Stop notifying this device
page-notifications-push-on = This device gets notifications.

## Links in mails

page-mail-verify = Confirm your address
page-mail-verify-go = Confirm
page-mail-verify-text = Press the button to confirm that this is your address.
page-mail-verify-done = { $address } is confirmed. Choose now what we may send to it.
page-mail-stop = Stop this mail
page-mail-stop-go = Stop it
page-mail-stop-text = Press the button and we will stop sending you mail of this kind.
page-mail-stop-all = Stop all mail
page-mail-stop-done = Done: we will not send you this mail any more.
page-mail-reset = Choose a new password
page-mail-reset-go = Set the password
page-mail-reset-text = Every browser is logged out when the password changes.
page-mail-reset-done = Your password is changed. Log in with it.
page-mail-reset-ask = Forgotten your password?
page-mail-reset-ask-text = Enter your name. If your account has a confirmed e-mail address, we send a link to it.
page-mail-reset-ask-go = Send the link
page-mail-reset-sent = If that account has a confirmed address, a mail is on its way.
page-mail-settings = Notification settings

## Following

page-follows-title = People I follow
page-follows-none = You do not follow anybody yet
page-follows-none-text = Open somebody's profile and choose “Follow”: you will then see here when they are online. They are not told.
page-follows-lobby = Find people in the lobby
page-follows-watch = Watch
page-follows-room = Go to the room
page-follows-offline = offline
page-follows-online = online
page-follows-playing = playing
page-follows-watching = watching a game
page-follows-waiting = in a room
page-follows-challenge = Challenge { $name }
page-follows-challenge-short = Challenge
page-follows-unfollow = Unfollow { $name }
page-follows-unfollow-short = Unfollow
page-follows-visitor = Join as a guest or log in to follow people.
