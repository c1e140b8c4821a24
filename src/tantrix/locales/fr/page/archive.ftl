### The archive of finished games.

page-archive-search = Chercher dans les parties
page-archive-player = Joueur
page-archive-opponent = Contre
page-archive-go = Chercher
page-archive-more = Plus
page-archive-any = Peu importe
page-archive-game = Jeu
page-archive-game-strategy = Stratégie
page-archive-game-solitaire = Solitaire
page-archive-game-gobble = Gobble
page-archive-game-mindgame = Mind Game
page-archive-game-race = Course de Gobble
page-archive-race = Voir la course
page-archive-kind = Table
page-archive-kind-private = Privée
page-archive-kind-unranked = Hors classement
page-archive-kind-ranked = Classée
page-archive-kind-masters = Maîtres
page-archive-kind-doubles = Doubles
page-archive-kind-tournament = Tournoi
page-archive-result = Résultat
page-archive-result-won = Gagnée par le joueur
page-archive-result-lost = Perdue par le joueur
page-archive-result-tied = Égalité
page-archive-result-resigned = Par abandon
page-archive-result-deadlock = Partie nulle
page-archive-min_score = Score minimal
page-archive-opening = Première tuile
page-archive-from = Du
page-archive-to = Au
page-archive-won = a gagné
page-archive-number = Nº { $number }
page-archive-end-deadlock = partie nulle
page-archive-end-resigned = par abandon
page-archive-end-stuck = bloquée
page-archive-end-agreed = d’un commun accord
page-archive-end-forfeited = par forfait
page-archive-end-tie = égalité convenue
page-archive-end-adjudicated = arbitrée
page-archive-end-default = par forfait
page-archive-end-absent = personne n’est venu
page-archive-end-void = sans effet
page-archive-none = Aucune partie trouvée
page-archive-none-yet = Toute partie terminée à une table d’ici y est ajoutée automatiquement et conservée.
page-archive-none-older = Il n’y a pas de parties plus anciennes.
page-archive-none-so = Aucune partie terminée ne correspond. Les noms doivent être exacts. Retirez un critère :
page-archive-none-without = Sans « { $field } : { $value } »
page-archive-all = Toutes les archives
page-archive-found = Parties trouvées
page-archive-count =
    { $count ->
        [one] { $count } partie affichée
       *[other] { $count } parties affichées
    }
page-archive-pages = Pages des archives
page-archive-newest = Les plus récentes
page-archive-older = Parties plus anciennes
page-archive-take = Télécharger toutes ces parties :
page-archive-take-records = Feuilles de partie
page-archive-take-json = JSON
