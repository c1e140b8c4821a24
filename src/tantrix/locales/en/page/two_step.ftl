### Two-step log-in: after the password a code from an app.

people-code = That code is wrong, or it is out of date.
people-code-used = That code has been used: wait for the next one.
people-ticket = That took too long, or you changed device or network in between: log in again.
people-two_step-late = That took too long: start again.
people-two_step-on = Two-step log-in is already on.
people-two_step-off = Two-step log-in is off.

## Logging in

page-people-code-title = Two-step log-in
page-people-code-text = Enter the code that your authenticator app shows now, or one of your recovery codes.
page-people-code = Code
page-people-code-go = Continue
page-people-code-back = Back
page-people-code-lost = If you have lost both, only whoever runs this server can help.

## The account

page-people-two_step = Two-step log-in
page-people-two_step-text = After your password you are asked for a code from an app on your phone, so that nobody gets in with your password alone.
page-people-two_step-needed = On this server your role needs a second factor. Switch this on, or log in with a passkey that asks for your finger, face or PIN.
page-people-two_step-show-text = This session began without a second factor, which some changes need. Confirm it with a code or a passkey.
page-people-two_step-show = Confirm this session
page-people-two_step-shown = This session has its second factor now.
page-people-two_step-passkey = Use a passkey
page-people-two_step-start = Set up
page-people-two_step-scan = Scan this with an authenticator app, or type in the key. Then enter the code that the app shows.
page-people-two_step-picture = Picture of the key for your app
page-people-two_step-open = Open in an app on this device
page-people-two_step-key-copy = Copy the key
page-people-two_step-key-copied = The key has been copied
page-people-two_step-go = Switch on
page-people-two_step-done = Two-step log-in is on.
page-people-two_step-since = On since { $when }.
page-people-two_step-left =
    { $count ->
        [one] { $count } recovery code is left.
       *[other] { $count } recovery codes are left.
    }
page-people-two_step-codes = Recovery codes
page-people-two_step-codes-text = Each of these lets you in once without the app. They are shown only now: keep them where you can find them without your phone.
page-people-two_step-codes-copy = Copy the codes
page-people-two_step-codes-copied = The codes have been copied
page-people-two_step-codes-kept = I have kept them
page-people-two_step-codes-new = New recovery codes
page-people-two_step-codes-made = The old recovery codes are no longer valid.
page-people-two_step-off = Switch off
page-people-two_step-off-done = Two-step log-in is off. The password alone lets you in.
page-people-two_step-code-hint = A code from the app, or a recovery code, confirms each of these.
page-people-two_step-choose = Choose below what the code is for.
