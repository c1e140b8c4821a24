### What is sent by mail and by push.

## Mail about games

mail-subject-turn =
    { $count ->
        [one] It is your turn in { $count } game
       *[other] It is your turn in { $count } games
    }
mail-text-turn =
    { $count ->
        [one] It is your turn in this game:
       *[other] It is your turn in these games:
    }
mail-subject-challenge = { $by } has challenged you
mail-text-challenge = { $by } has invited you to play. Accept or decline here:
mail-subject-offer = { $by } has made you an offer
mail-text-offer = { $by } has made you an offer in your game. Answer it at the table:
mail-subject-round = Your tournament game is ready
mail-text-round = A round has been paired, and your table is open:
mail-subject-start = { $about } starts { $when }
mail-text-start = You have entered this tournament. Its page says whether you have to check in:
mail-in-minutes =
    { $count ->
        [one] in { $count } minute
       *[other] in { $count } minutes
    }
mail-in-hours =
    { $count ->
        [one] in { $count } hour
       *[other] in { $count } hours
    }
mail-subject-followed = { $by } has opened a room
mail-text-followed = { $by }, whom you follow, has opened a room. Join them here:
mail-subject-reply = { $by } has replied in the forum
mail-text-reply = { $by } has replied in a thread you posted in. You will not hear of further replies there until you have had a look:
mail-subject-renamed = Your name is now { $name }
mail-text-renamed = A moderator has given you another name: { $name }. Log in with it from now on. Your account:
mail-item = { $by }: { $link }
mail-why = You get this mail because you asked for it in your notification settings. To stop mail of this kind, open this link (no login needed): { $link }

## Mail with a link

mail-subject-verify = Confirm your e-mail address
mail-text-verify = Hello { $name }! Please confirm that this is your address. The link works once, within a day:
mail-not_you-verify = If you did not ask for this, do nothing: we send nothing else to this address.
mail-subject-reset = Choose a new password
mail-text-reset = Hello { $name }! You asked for a new password. The link works once, within a day:
mail-not_you-reset = If it was not you, do nothing: your password stays as it is.

## Push

push-stop = Stop notifications on this device
push-title-turn = It is your turn
push-body-turn = { $by } has made a move.
push-title-challenge = You have been challenged
push-body-challenge = { $by } has invited you to play.
push-title-offer = You have an offer in a game
push-body-offer = { $by } is waiting for your answer.
push-title-round = Your tournament game is ready
push-body-round = You are playing { $by }.
push-title-start = { $about } starts { $when }
push-body-start = You have entered. The tournament's page says whether you have to check in.
push-title-followed = Somebody you follow is waiting to play
push-body-followed = { $by } has opened a room.
push-title-reply = A reply in the forum
push-body-reply = { $by } has replied in a thread you posted in.
push-title-renamed = A moderator has given you the name { $name }
