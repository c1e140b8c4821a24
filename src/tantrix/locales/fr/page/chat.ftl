### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Entrez comme invité, ou connectez-vous, pour écrire ici.
chat-muted = Vous ne pouvez pas écrire avant le { $until }. La raison : { $reason }
chat-unknown = Ce canal n’existe pas.
chat-players = Jusqu’à la fin de la partie, seuls ceux qui jouent lisent et écrivent ici.
chat-playing = Une partie est en cours : jusqu’à la fin, seuls ceux qui jouent écrivent ici.
chat-watchers = Tant que vous jouez, vous ne voyez pas ce que disent les spectateurs.
chat-empty = Il n’y a rien à lire là-dedans.
chat-long = C’est trop long : { $most } caractères au plus.
chat-character = Une ligne ne peut pas contenir le caractère { $code }.
chat-link = Les invités ne peuvent pas envoyer de liens.
chat-repeated = Vous venez de le dire.
chat-yourself = Vous ne pouvez pas vous ignorer vous-même.
chat-no_line = Cette ligne n’est plus là.
chat-no_name = Ce nom n’y est pas.
chat-no_report = Ce signalement est déjà clos.
chat-no_measure = Cette mesure n’est plus en vigueur.
chat-moderators = Seuls les modérateurs peuvent le faire.
chat-peer = Les mesures contre des modérateurs reviennent aux administrateurs.

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
page-chat-hint-room = Cette discussion suit jusqu’à la table, et retour.
page-chat-hint-players = La salle lit aussi. Jusqu’à la fin, seuls les joueurs écrivent.
page-chat-hint-table = Jusqu’à la fin, seuls ceux qui jouent lisent ceci.
page-chat-hint-watch = Ceux qui jouent ne lisent ceci qu’après la fin.
page-chat-hint-open = La partie est finie : tout le monde peut lire ceci.
page-chat-hint-watched = Les spectateurs lisent ceci, et les joueurs dans l’analyse.
page-chat-hint-tournament = Tous les spectateurs lisent ceci ; ceux qui jouent une partie en direct, seulement après la fin de celle-ci.
page-chat-hint-review = Ceux qui sont ici lisent ceci, et les spectateurs à la table.
page-chat-lines = Lignes
page-chat-fresh =
    { $count ->
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
page-chat-none = Personne n’a encore rien dit.
page-chat-say = Votre ligne
page-chat-send = Envoyer
page-chat-line = Que faire de la ligne écrite par { $name }
page-chat-report = Signaler cette ligne
page-chat-report-why = Qu’est-ce qui ne va pas ?
page-chat-report-go = Signaler
page-chat-report-done = Merci : un modérateur va l’examiner.
page-chat-ignored = { $name } est ignoré.

## The page of the API, and the tokens of an account

page-lobby-person-bot = programme
