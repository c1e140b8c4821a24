### Dialogs of a tournament: results, times, teams, and why two meet.

page-tournaments-why-title = Table { $table } : pourquoi ils se rencontrent
page-tournaments-team-members = Membres, un par ligne
page-tournaments-team-members-hint =
    { $count ->
        [one] Dans l’ordre des tables ; tous ceux qui suivent le { $count }er sont remplaçants. Ceux que vous ajoutez sont invités.
       *[other] Dans l’ordre des tables ; tous ceux qui suivent les { $count } premiers sont remplaçants. Ceux que vous ajoutez sont invités.
    }
page-tournaments-team-invited = N’ont pas encore accepté : { $names }
page-tournaments-team-save = Enregistrer l’équipe
page-tournaments-team-lineup = Ce match
page-tournaments-team-lineup-hint = Un remplaçant peut entrer jusqu’à l’ouverture de la table.
page-tournaments-team-substitute = Faire entrer
page-tournaments-arrange-hours = Quand pourriez-vous jouer ?
page-tournaments-arrange-hours-hint = Indiquez les heures qui vous conviennent, dans votre fuseau. Votre adversaire ne voit que celles qui lui conviennent aussi.
page-tournaments-arrange-from = De
page-tournaments-arrange-to = À
page-tournaments-arrange-hours-add = Ajouter
page-tournaments-arrange-hours-none = Vous n’avez pas encore indiqué d’heures.
page-tournaments-arrange-remove = Retirer
page-tournaments-arrange-overlaps = Heures qui conviennent à tous deux
page-tournaments-arrange-span = { $from } à { $to }
page-tournaments-game = Partie
page-tournaments-game-title = Ronde { $round }, table { $table }
page-tournaments-game-closes = La table de cette partie est ouverte. Elle sera fermée, et les deux joueurs le verront.
tournament-at_table = Le résultat de cette partie vient de sa table ici.
page-tournaments-mode = Que faire
page-tournaments-mode-result = Saisir le résultat
page-tournaments-mode-correct = Corriger le résultat
page-tournaments-mode-ruling = Prendre une décision
page-tournaments-counts-correct = La partie a un résultat
page-tournaments-counts-ruling = La partie reçoit un résultat
page-tournaments-rule = Décision
page-tournaments-adjudicate = Juger d’après la partie notée
page-tournaments-ending = Compte comme
page-tournaments-out = Qui a abandonné ou n’est pas venu
page-tournaments-winner = Qui continue
page-tournaments-ruled = { $name } : points sur 20,0
page-tournaments-score = { $name } : tuiles
page-tournaments-time = { $name } : temps
page-tournaments-penalty = { $name } : points de temps
page-tournaments-guilty = Qui est responsable
page-tournaments-paid = Points payés aux autres
page-tournaments-points = { $name } : points
tournament-heat_shares = Une décision qui partage les points d’une table à trois ou quatre nomme tous ceux qui y jouent, et les points font 10,0 par joueur.
tournament-no_shares = Ici, les points découlent de ce que chacun a fait : une décision ne les partage pas.
page-tournaments-arrange-theirs = Proposé par l’adversaire
page-tournaments-arrange-own = Vos propositions
page-tournaments-arrange-accept = Accepter
page-tournaments-arrange-offer = Proposer cette heure
page-tournaments-arrange-time = Une heure qui vous convient
page-tournaments-arrange-hint = Deux propositions faites au moins 48 heures à l’avance suffisent.
page-tournaments-leave-after = Après cette ronde : ses parties se jouent d’abord

tournament-pairing-hand = La direction a apparié cette ronde à la main : { $text }
tournament-pairing-halves = À la ronde 1, la moitié haute des têtes de série rencontre la moitié basse : { $one }, numéro { $first }, rencontre { $two }, numéro { $second }.
tournament-pairing-order = Avant cette ronde, { $one } était numéro { $first } de l’appariement avec { $points } points, et { $two } numéro { $second } avec { $others }.
tournament-pairing-neighbours = Les voisins dans cet ordre se rencontrent chaque fois que c’est possible.
tournament-pairing-repeat = { $one } et { $two } s’étaient déjà rencontrés, à la ronde { $rounds } : sans répétition, la ronde ne pouvait être appariée.
tournament-pairing-met = { $one } avait déjà rencontré { $two }, à la ronde { $rounds }.
tournament-pairing-forbidden = { $one } et { $two } ne doivent pas se rencontrer.
tournament-pairing-apart = { $one } et { $two } ont un club ou un pays en commun : on les sépare aux premières rondes.
tournament-pairing-free = { $name } est exempt.
tournament-pairing-taken = { $one } a été apparié avec { $two } : ainsi la somme des écarts est la plus petite.
tournament-pairing-more =
    { $count ->
        [one] { $count } autre joueur se trouvait entre eux.
       *[other] { $count } autres joueurs se trouvaient entre eux.
    }
tournament-pairing-third = Les perdants des deux demi-finales jouent pour la troisième place.
tournament-pairing-tree = Le tableau les réunit : les têtes de série numéro { $first } et numéro { $second }.
tournament-pairing-all_play = Ici tout le monde rencontre tout le monde ; une grille fixe dit à quelle ronde.
tournament-pairing-arena = Tous deux étaient libres, proches au classement, et ne venaient pas de jouer ensemble.
tournament-pairing-playoff = Tous deux étaient à égalité pour les dernières places, et le sort les a réunis pour un départage.
tournament-pairing-alone = Chacun fait la même épreuve, seul.
tournament-pairing-heat = Avant cette ronde, ils occupaient les rangs { $places } du classement.
tournament-pairing-again =
    { $count ->
        [one] { $one } et { $two } avaient déjà joué { $count } manche ensemble.
       *[other] { $one } et { $two } avaient déjà joué { $count } manches ensemble.
    }
tournament-pairing-strangers = Aucun d’eux n’avait encore joué une manche avec un autre.
tournament-pairing-starts = Les débuts alternent : { $one } commence, après avoir commencé { $first } fois jusqu’ici ; { $two } a commencé { $second } fois.
