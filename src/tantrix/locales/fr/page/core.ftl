### Words that every page of the site needs.

## The words of the game

colour-R = rouge
colour-Y = jaune
colour-B = bleu
colour-G = vert
colour-W = blanc

## Everywhere

page-title = Tantrix
page-challenge-copy = Copier mon lien de défi
page-home = Accueil
page-nav = Pages
page-play = Jouer
page-watch = Regarder
page-replay = Revoir
page-close = Fermer
page-retry = Réessayer
page-loading = Un instant…
page-offline = Hors ligne : seuls les casse-têtes et les robots marchent.
page-offline-short = Hors ligne
page-waiting-turn =
    { $count ->
        [one] À vous dans { $count } partie
       *[other] À vous dans { $count } parties
    }
page-waiting-live = Votre partie
page-waiting-unread = Nouvelles notifications : { $count }
page-waiting-none = Notifications
page-rules-server = Ce navigateur n’exécute pas WebAssembly : chaque coup essayé est soumis au serveur.
page-update = Une nouvelle version de ces pages est prête.
page-update-take = La charger
page-you = Vous
page-player = Joueur { $number }
page-numbered = { $name } { $number }
page-copy = Copier le lien
page-copied = Copié
page-copy-failed = Copie impossible
page-error-title = Cela n’a pas marché
page-error-table = Cette table ne peut pas être ouverte
page-error-offline = Serveur injoignable. Vérifiez la connexion, puis réessayez.
page-error-server = Une erreur est survenue de notre côté. Réessayez dans un instant.

## The first page

page-home-puzzles = Casse-têtes
page-home-daily = Match du jour
page-home-learn = Apprendre
page-home-lobby = Salon
page-home-forum = Forum
page-home-tournaments = Tournois

## A game in a list

page-card-resume = Reprendre
page-card-open = Ouvrir
page-card-over = La partie est terminée
page-card-yours = À vous de jouer
page-card-playing = Au tour de : { $name }
page-card-placements =
    { $count ->
        [one] { $count } tuile jouée
       *[other] { $count } tuiles jouées
    }
page-card-now = à l’instant
page-watch-title = Regarder

## A new game

page-new-title = Nouvelle partie
page-new-you = Vous
page-new-name = Votre nom
page-new-as = Votre nom : { $name }
page-new-opponents = Adversaires
page-new-opponent = Adversaire { $number }
page-robot-random = Hasard
page-robot-greedy = Gourmand
page-robot-planner = Stratège
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
page-robot-person = Une personne
page-level-named = { $number } · { $name }
page-level-next = La prochaine fois : { $name }, niveau { $number }.

## Colours, tiles and spaces in words

page-colour-R = Rouge
page-colour-Y = Jaune
page-colour-B = Bleu
page-colour-G = Vert
page-colour-W = Blanc

## A table

page-table-title = Table
page-connection-connecting = Connexion…
page-connection-offline = Reconnexion…
page-cancel = Reprendre

## A position

page-position-title = Position
page-position-link = Position

## Settings

page-settings = Réglages
page-settings-scheme = Clair ou sombre
page-settings-lang = Langue
page-scheme-system = Système
page-scheme-light = Clair
page-scheme-dark = Sombre

## How to play

page-rules = Les règles

## Keys

page-keys = Touches
page-keys-hand = Choisir une tuile de la main
page-keys-move = Se déplacer sur le plateau
page-keys-next = À l’espace suivant où va la tuile
page-keys-turn = Tourner la tuile
page-keys-confirm = Essayer la tuile, puis la poser
page-keys-cancel = La reprendre
page-keys-zoom = Agrandir, réduire
page-keys-fit = Tout montrer
page-keys-steps = Revoir : un pas en arrière, en avant
page-keys-play = Revoir : lire, pause
page-keys-help = Ces touches

## The page

page-people-enter = Connexion
page-people-you = { $name }, votre compte

## The page of the lobby

page-lobby = Salon

## Chat

page-chat-delete = Supprimer ce message

## Calendars

page-month-before = Mois précédent
page-month-after = Mois suivant

## The moderators' page

page-order = Modération

page-keys-offer = Vers la barre des propositions
page-review-open = Analyser ensemble
page-review-opened = Une analyse de cette partie est ouverte.
page-review-come = Rejoindre l’analyse
page-live-card = En cours
page-live-due = Prochain coup avant le { $time }

## Games by name, and what all of them say

page-game-solitaire = Solitaire
page-game-gobble = Gobble
page-game-mindgame = Mind Game
page-game-race = Course de Gobble
page-again = Rejouer

page-archive-title = Archives
page-archive-of_player = Parties dans les archives

page-rankings-title = Classements
page-rankings-pages = Pages du tableau
page-rankings-page = Page { $page } sur { $pages }
page-rankings-page-before = Page précédente
page-rankings-page-after = Page suivante

colour-K = noir
