### Anmeldung in zwei Schritten: nach dem Passwort ein Code aus einer App.

people-code = Dieser Code ist falsch, oder seine Zeit ist abgelaufen.
people-code-used = Dieser Code wurde schon benutzt: Warte auf den nächsten.
people-ticket = Das hat zu lange gedauert, oder du hast zwischendurch Gerät oder Netz gewechselt: Melde dich noch einmal an.
people-two_step-late = Das hat zu lange gedauert: Fang noch einmal an.
people-two_step-on = Die Anmeldung in zwei Schritten ist schon eingeschaltet.
people-two_step-off = Die Anmeldung in zwei Schritten ist ausgeschaltet.

## Die Anmeldung

page-people-code-title = Anmeldung in zwei Schritten
page-people-code-text = Gib den Code ein, den deine Authenticator-App jetzt zeigt, oder einen deiner Wiederherstellungscodes.
page-people-code = Code
page-people-code-go = Weiter
page-people-code-back = Zurück
page-people-code-lost = Wenn du beides verloren hast, kann dir nur helfen, wer diesen Server betreibt.

## Das Konto

page-people-two_step = Anmeldung in zwei Schritten
page-people-two_step-text = Nach deinem Passwort wird ein Code aus einer App auf deinem Handy verlangt. Dann kommt niemand herein, der nur dein Passwort kennt.
page-people-two_step-needed = Auf diesem Server braucht deine Rolle einen zweiten Faktor. Schalte dies ein, oder melde dich mit einem Passkey an, der nach deinem Finger, deinem Gesicht oder einer PIN fragt.
page-people-two_step-show-text = Diese Sitzung hat ohne zweiten Faktor begonnen, den manche Änderungen brauchen. Bestätige sie mit einem Code oder einem Passkey.
page-people-two_step-show = Diese Sitzung bestätigen
page-people-two_step-shown = Diese Sitzung hat jetzt ihren zweiten Faktor.
page-people-two_step-passkey = Passkey benutzen
page-people-two_step-start = Einrichten
page-people-two_step-scan = Scanne das mit einer Authenticator-App, oder tippe den Schlüssel ein. Gib dann den Code ein, den die App zeigt.
page-people-two_step-picture = Bild des Schlüssels für deine App
page-people-two_step-open = In einer App auf diesem Gerät öffnen
page-people-two_step-key-copy = Schlüssel kopieren
page-people-two_step-key-copied = Der Schlüssel ist kopiert
page-people-two_step-go = Einschalten
page-people-two_step-done = Die Anmeldung in zwei Schritten ist eingeschaltet.
page-people-two_step-since = Eingeschaltet seit { $when }.
page-people-two_step-left =
    { $count ->
        [one] { $count } Wiederherstellungscode ist übrig.
       *[other] { $count } Wiederherstellungscodes sind übrig.
    }
page-people-two_step-codes = Wiederherstellungscodes
page-people-two_step-codes-text = Mit jedem davon kommst du einmal ohne die App herein. Sie werden nur jetzt gezeigt: Bewahre sie dort auf, wo du sie ohne dein Handy findest.
page-people-two_step-codes-copy = Codes kopieren
page-people-two_step-codes-copied = Die Codes sind kopiert
page-people-two_step-codes-kept = Ich habe sie aufbewahrt
page-people-two_step-codes-new = Neue Wiederherstellungscodes
page-people-two_step-codes-made = Die alten Wiederherstellungscodes gelten nicht mehr.
page-people-two_step-off = Ausschalten
page-people-two_step-off-done = Die Anmeldung in zwei Schritten ist ausgeschaltet. Das Passwort allein genügt.
page-people-two_step-code-hint = Ein Code der App oder ein Wiederherstellungscode bestätigt jede dieser Aktionen.
page-people-two_step-choose = Wähle unten, wofür der Code ist.
