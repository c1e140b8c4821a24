### The API and its tokens.

api-bot-begins = Table { $table } : je joue.
api-bot-gave_up = Table { $table } : j’abandonne ({ $why }).
api-bot-here = Je suis { $name } à { $address } et j’attends des parties.
api-bot-left = Salle « { $room } » : je m’en vais ({ $why }).
api-bot-over = Table { $table } : partie finie, { $scores }.
api-bot-stopped =
    { $count ->
        [one] Arrêté : { $count } partie jouée.
       *[other] Arrêté : { $count } parties jouées.
    }
api-bot-going =
    { $count ->
        [one] { $count } partie continue, et sa pendule si elle en a une : relancez-moi, et je la reprends.
       *[other] { $count } parties continuent, et leurs pendules aussi : relancez-moi, et je les reprends.
    }
api-bot-wait-back = Le serveur répond de nouveau.
api-bot-wait-games = J’attends des parties : invitez { $name } dans une salle du salon. Ctrl-C y met fin.
api-bot-wait-server = Serveur injoignable à { $address } ({ $why }) : j’essaie encore.
api-bot-wait-players =
    { $count ->
        [one] Salle « { $room } » : j’attends encore { $count } joueur.
       *[other] Salle « { $room } » : j’attends encore { $count } joueurs.
    }
api-bot-wait-ready = Salle « { $room } » : il manque l’accord : { $names }.
api-bot-wait-start = Salle « { $room } » : c’est à { $host } de lancer la partie.
api-bot-wait-turn = Table { $table } : j’attends le coup des autres.
api-address = { $address } n’est pas l’adresse d’un serveur : indiquez-en une comme http://127.0.0.1:8765.
api-foreign = Ce qui répond là n’est pas un serveur de Tantrix : { $address }.
api-token_file = { $file } ne contient pas de jeton, ou plus d’un mot.
api-unreachable = Serveur injoignable à { $address } : { $why }.
api-members = Seuls les membres peuvent avoir des jetons pour leurs programmes.
api-no_token = Il n’y a pas de jeton de ce nom.
api-not_for_tokens = C’est réservé aux personnes à leur navigateur : aucun jeton ne le peut.
api-scope = Ce jeton n’a pas ce droit : il lui manque « { $scope } ».
api-streams = Vous avez { $most } flux ouverts : fermez-en un d’abord.
api-token = Ce jeton ne vaut rien, ou plus rien.
api-tokens = Vous avez déjà { $most } jetons : révoquez-en un d’abord.

## The page of the API, and the tokens of an account

page-api-title = L’API pour les programmes
page-api-lead = Tout ce qu’on peut demander à ce serveur, décrit par le serveur lui-même (en anglais). Les programmes utilisent un jeton, que les membres créent dans les réglages de leur compte.
page-api-parameters = Paramètres
page-api-body = Requête
page-api-examples = Exemples de requêtes
page-api-answer = Réponse ({ $status })
page-api-types = Types
page-api-needs-session = Réservé aux personnes à leur navigateur : aucun jeton ne suffit.
page-api-needs-any = N’importe quel jeton suffit.
page-api-needs-scope = Il faut un jeton avec le droit « { $scope } ».
page-api-tokens = Programmes
page-api-tokens-text = Un programme qui a un jeton agit à votre place. Qui a le jeton peut faire ce qu’il permet : ne le donnez à personne.
page-api-token-some = Un programme
page-api-token-name = Nom du programme
page-api-token-scopes = Ce qu’il peut faire, en plus de lire
page-api-token-make = Créer un jeton
page-api-token-secret = Voici le jeton. Il n’est montré qu’une fois : gardez-le maintenant dans un fichier.
page-api-token-made = Le jeton est créé. Il n’est affiché ci-dessus que cette fois.
page-api-token-revoked = Le jeton est révoqué : aucun programme ne peut plus s’en servir.
page-api-token-next = Avec ce fichier, un robot joue ici pour vous :
page-api-token-copy = Copier le jeton
page-api-token-copied = Le jeton est copié
page-api-token-used = Dernier usage : { $when }
page-api-token-unused = Pas encore utilisé
page-api-token-revoke = Révoquer
page-api-token-revoke-named = Révoquer le jeton : { $name }
page-api-scope-play = jouer
page-api-scope-chat = discuter
page-api-scope-direct = diriger des tournois
page-api-scope-none = lire seulement
