### Words that every page of the site needs.

## The words of the game

colour-R = rot
colour-Y = gelb
colour-B = blau
colour-G = grün
colour-W = weiß

## Everywhere

page-title = Tantrix
page-challenge-copy = Meinen Link „Spiel gegen mich“ kopieren
page-home = Start
page-nav = Seiten
page-play = Spielen
page-watch = Zuschauen
page-replay = Nachspielen
page-close = Schließen
page-retry = Noch einmal
page-loading = Einen Moment…
page-offline = Du bist offline. Rätsel und Roboter gehen trotzdem.
page-offline-short = Offline
page-waiting-turn =
    { $count ->
        [one] In { $count } Partie am Zug
       *[other] In { $count } Partien am Zug
    }
page-waiting-live = Deine Partie
page-waiting-unread = Neue Benachrichtigungen: { $count }
page-waiting-none = Benachrichtigungen
page-rules-server = Dieser Browser kann kein WebAssembly: Jeder Stein, den du ausprobierst, geht zur Prüfung an den Server.
page-update = Eine neuere Version dieser Seiten ist da.
page-update-take = Laden
page-you = Du
page-player = Spieler { $number }
page-numbered = { $name } { $number }
page-copy = Link kopieren
page-copied = Kopiert
page-copy-failed = Kopieren ging nicht
page-error-title = Das hat nicht geklappt
page-error-table = Dieser Tisch lässt sich nicht öffnen
page-error-offline = Server nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
page-error-server = Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.

## The first page

page-home-puzzles = Rätsel
page-home-daily = Tagesrätsel
page-home-learn = Lernen
page-home-lobby = Lobby
page-home-forum = Forum
page-home-tournaments = Turniere

## A game in a list

page-card-resume = Weiterspielen
page-card-open = Öffnen
page-card-over = Die Partie ist zu Ende
page-card-yours = Du bist am Zug
page-card-playing = { $name } ist am Zug
page-card-placements =
    { $count ->
        [one] { $count } Stein gelegt
       *[other] { $count } Steine gelegt
    }
page-card-now = gerade eben
page-watch-title = Zuschauen

## A new game

page-new-title = Neue Partie
page-new-you = Du
page-new-name = Dein Name
page-new-as = Du spielst als { $name }.
page-new-opponents = Gegner
page-new-opponent = Gegner { $number }
page-robot-random = Zufall
page-robot-greedy = Gierig
page-robot-planner = Planer
page-robot-level1 = Plop
page-robot-level2 = Bibo
page-robot-level3 = Tilu
page-robot-level4 = Moku
page-robot-level5 = Hexi
page-robot-level6 = Rubo
page-robot-level7 = Sarco
page-robot-level8 = Vexa
page-robot-level9 = Orlax
page-robot-level10 = Tantor
page-robot-person = Ein Mensch
page-level-named = { $number } · { $name }
page-level-next = Beim nächsten Mal: { $name }, Stufe { $number }.

## Colours, tiles and spaces in words

page-colour-R = Rot
page-colour-Y = Gelb
page-colour-B = Blau
page-colour-G = Grün
page-colour-W = Weiß

## A table

page-table-title = Tisch
page-connection-connecting = Verbinde…
page-connection-offline = Verbinde neu…
page-cancel = Zurücknehmen

## A position

page-position-title = Stellung
page-position-link = Stellung

## Settings

page-settings = Einstellungen
page-settings-scheme = Hell oder dunkel
page-settings-lang = Sprache
page-scheme-system = System
page-scheme-light = Hell
page-scheme-dark = Dunkel

## How to play

page-rules = Spielregeln

## Keys

page-keys = Tasten
page-keys-hand = Einen Stein der Hand wählen
page-keys-move = Über das Spielfeld gehen
page-keys-next = Zur nächsten Lücke, in die der Stein passt
page-keys-turn = Den Stein drehen
page-keys-confirm = Den Stein ausprobieren, dann legen
page-keys-cancel = Ihn zurücknehmen
page-keys-zoom = Größer, kleiner
page-keys-fit = Alles zeigen
page-keys-steps = Nachspielen: Schritt zurück, Schritt vor
page-keys-play = Nachspielen: abspielen, anhalten
page-keys-help = Diese Tasten zeigen

## The page

page-people-enter = Anmelden
page-people-you = { $name }, dein Konto

## The page of the lobby

page-lobby = Lobby

## Chat

page-chat-delete = Diese Nachricht löschen

## Calendars

page-month-before = Voriger Monat
page-month-after = Nächster Monat

## The moderators' page

page-order = Moderation

page-keys-offer = Zur Leiste mit den Angeboten
page-review-open = Gemeinsam besprechen
page-review-opened = Zu dieser Partie läuft eine Besprechung.
page-review-come = Zur Besprechung
page-live-card = Läuft gerade
page-live-due = Nächster Zug bis { $time }

## Games by name, and what all of them say

page-game-solitaire = Solitaire
page-game-gobble = Gobble
page-game-mindgame = Mind Game
page-game-race = Das Gobble-Rennen
page-again = Noch eine Partie

page-archive-title = Archiv
page-archive-of_player = Partien im Archiv

page-rankings-title = Ranglisten
page-rankings-pages = Seiten der Tabelle
page-rankings-page = Seite { $page } von { $pages }
page-rankings-page-before = Vorige Seite
page-rankings-page-after = Nächste Seite

colour-K = schwarz
