### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Entrez comme invité, ou connectez-vous, pour écrire ici.
chat-muted = Vous ne pouvez pas écrire avant le { $until }. Raison : { $reason }
chat-unknown = Ce canal n’existe pas.
chat-players = Jusqu’à la fin de la partie, seuls les joueurs lisent et écrivent ici.
chat-playing = Seuls les joueurs écrivent ici jusqu’à la fin de la partie.
chat-watchers = Tant que vous jouez, vous ne voyez pas la discussion des spectateurs.
chat-empty = Le message est vide.
chat-long = C’est trop long : { $most } caractères au plus.
chat-character = Un message ne peut pas contenir le caractère { $code }.
chat-link = Les invités ne peuvent pas envoyer de liens.
chat-repeated = Vous venez de le dire.
chat-yourself = Vous ne pouvez pas vous ignorer vous-même.
chat-no_line = Ce message n’existe plus.
chat-no_name = Ce nom n’y figure pas.
chat-no_report = Ce signalement est déjà clos.
chat-no_measure = Cette mesure n’est plus en vigueur.
chat-moderators = Seuls les modérateurs peuvent le faire.
chat-peer = Seuls les administrateurs peuvent prendre des mesures contre un modérateur.

## The page of the lobby

page-lobby-person-guest = invité
page-lobby-person-moderator = modérateur
page-lobby-person-admin = administrateur
page-lobby-ignore-name = Ignorer { $name }

## Chat

page-chat = Discussion
page-chat-table = Discussion des joueurs
page-chat-watch = Discussion des spectateurs
page-chat-room = Discussion de la salle
page-chat-review = Discussion de l’analyse
page-chat-hint-room = Cette discussion continue à la table.
page-chat-hint-players = Toute la salle lit ceci ; pendant la partie, seuls les joueurs écrivent.
page-chat-hint-table = Jusqu’à la fin de la partie, seuls les joueurs lisent ceci.
page-chat-hint-watch = Les joueurs ne lisent ceci qu’après la partie.
page-chat-hint-open = La partie est finie : tout le monde peut lire ceci.
page-chat-hint-watched = Les spectateurs lisent ceci ; les joueurs le trouveront dans l’analyse.
page-chat-hint-tournament = Tous les spectateurs lisent ceci ; ceux qui jouent une partie en direct, seulement après la fin de celle-ci.
page-chat-hint-review = Tous ceux qui sont ici lisent ceci, et ceux qui ont suivi la partie.
page-chat-lines = Messages
page-chat-fresh =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
page-chat-none = Personne n’a encore rien dit.
page-chat-say = Votre message
page-chat-send = Envoyer
page-chat-line = Options du message écrit par { $name }
page-chat-report = Signaler ce message
page-chat-report-why = Qu’est-ce qui ne va pas ?
page-chat-report-go = Signaler
page-chat-report-done = Merci : un modérateur va l’examiner.
page-chat-ignored = { $name } est ignoré.

## The page of the API, and the tokens of an account

page-lobby-person-bot = programme
