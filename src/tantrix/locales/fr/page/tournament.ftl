### The page of one tournament.

## Listes

page-tournaments-one = Tournoi
page-tournaments-entries-none = Personne n’est encore inscrit
page-tournaments-waiting =
    { $count ->
        [one] { $count } sur la liste d’attente
       *[other] { $count } sur la liste d’attente
    }
page-tournaments-by = organisé par { $name }
page-tournaments-more = Afficher la suite
page-tournaments-none = Aucun

## Parties de la page

page-tournaments-parts = Parties du tournoi
page-tournaments-stages = Phases
page-tournaments-places = Classement final
page-tournaments-tab-standings = Classement
page-tournaments-tab-rounds = Appariements
page-tournaments-tab-wall = Grille
page-tournaments-tab-cross = Tableau croisé
page-tournaments-tab-bracket = Tableau
page-tournaments-tab-entries = Joueurs
page-tournaments-tab-log = Historique
page-tournaments-tab-rules = Règlement
page-tournaments-col-name = Joueur
page-tournaments-col-points = PT
page-tournaments-col-points-long = Points de tournoi
page-tournaments-col-games = Parties
page-tournaments-col-wtl = V–N–D
page-tournaments-col-margin = Écart
page-tournaments-col-place = Place
page-tournaments-col-time = Temps
page-tournaments-col-tiles = Tuiles
page-tournaments-col-byes = Exempt
page-tournaments-col-table = Table
page-tournaments-col-pairing = Appariement
page-tournaments-col-way = Lien
page-tournaments-col-colours = Couleurs
page-tournaments-col-state = État
page-tournaments-during =
    { $count ->
        [one] Pendant la ronde { $round } sur { $rounds } : { $count } table joue encore
       *[other] Pendant la ronde { $round } sur { $rounds } : { $count } tables jouent encore
    }
page-tournaments-after =
    { $count ->
        [one] Après { $count } ronde sur { $rounds }
       *[other] Après { $count } rondes sur { $rounds }
    }
page-tournaments-find = Chercher un joueur
page-tournaments-find-me = Me trouver
page-tournaments-decided-matches = par les matchs
page-tournaments-decided-fewer = par moins de parties
page-tournaments-decided-mean = par les points par partie
page-tournaments-decided-mutual = par leurs parties
page-tournaments-decided-wins = par les victoires
page-tournaments-decided-margins = par les écarts
page-tournaments-decided-tiles = par les tuiles
page-tournaments-decided-time = au temps
page-tournaments-group = Groupe { $number }
page-tournaments-club = Club ou équipe
page-tournaments-robot = programme
page-tournaments-presence-waiting = liste d’attente
page-tournaments-presence-away = absent
page-tournaments-presence-left = retiré
page-tournaments-presence-checked = pointé
page-tournaments-presence-unchecked = non pointé
page-tournaments-table = Table { $table }
page-tournaments-third = Troisième place
page-tournaments-round-short = R{ $round }
page-tournaments-round-choose = Ronde
page-tournaments-round-hidden = Pas encore publiée : seuls les officiels la voient.
page-tournaments-round-over = Tous les résultats sont là.
page-tournaments-round-starts = Les tables ouvrent le { $time }.
page-tournaments-round-hand = Appariée à la main : { $text }
page-tournaments-round-repeats = Certains se rencontrent de nouveau : il ne restait pas d’autre choix.
page-tournaments-round-playoff = Match de départage : il décide qui passe.
page-tournaments-rounds-none = Pas encore d’appariements
page-tournaments-rounds-none-text = Ils apparaissent ici dès que la première ronde est publiée.
page-tournaments-bye-bye = { $name } est exempt : { $points } points.
page-tournaments-bye-requested = { $name } a demandé une exemption : { $points } points.
page-tournaments-bye-absent = { $name } est absent : { $points } points.
page-tournaments-bye-late = { $name } est arrivé plus tard : { $points } points.
page-tournaments-fault-present = Appariés sans être présents : { $names }
page-tournaments-fault-once = Pas appariés exactement une fois : { $names }
page-tournaments-fault-bye = Une exemption de trop, ou il en manque une : { $names }
page-tournaments-fault-forced = Une paire fixée n’a pas été faite : { $names }
page-tournaments-fault-forbidden = Ne doivent pas se rencontrer : { $names }
page-tournaments-fault-repeat = Se sont déjà rencontrés : { $names }
page-tournaments-fault-second_bye = Deuxième exemption alors que d’autres n’en ont pas eu : { $names }
page-tournaments-fault-lowest = L’exemption revient à quelqu’un de moins bien classé : { $names }
page-tournaments-boards = Premières tables
page-tournaments-live = En cours :
page-tournaments-why = Pourquoi cet adversaire ?
page-tournaments-why-heat = Pourquoi ces adversaires ?
page-tournaments-wall-text = Chaque ronde : numéro de l’adversaire, points, puis place
page-tournaments-wall-heats = À chaque ronde : les points de la manche, et la place ensuite.
page-tournaments-wall-bye = exempt
page-tournaments-place-after = place ensuite
page-tournaments-cross-text = Points de chaque ligne contre chaque colonne
page-tournaments-bracket-form = Présentation
page-tournaments-bracket-tree = Arbre
page-tournaments-bracket-list = Liste
page-tournaments-bracket-free = sans match
page-tournaments-bracket-1 = Finale
page-tournaments-bracket-2 = Demi-finales
page-tournaments-bracket-3 = Quarts de finale

## La suite pour vous

page-tournaments-next = La suite pour vous
page-tournaments-next-draft = Un brouillon : personne d’autre ne le voit avant l’ouverture des inscriptions.
page-tournaments-next-signin = Les inscriptions sont ouvertes. Connectez-vous pour vous inscrire.
page-tournaments-next-open = Les inscriptions sont ouvertes.
page-tournaments-next-inviting = Vous avez choisi comme partenaire { $name }, qui ne vous a pas encore nommé.
page-tournaments-next-invited = Aimeraient jouer avec vous : { $names }
page-tournaments-next-late = C’est commencé, mais on peut encore s’inscrire.
page-tournaments-next-watch = Vous suivez ce tournoi.
page-tournaments-next-waiting = C’est complet : vous êtes sur la liste d’attente.
page-tournaments-next-left = Vous vous êtes retiré.
page-tournaments-next-disqualified = Vous avez été disqualifié.
page-tournaments-next-away = Vous êtes absent et ne serez pas apparié.
page-tournaments-next-entered = Vous êtes inscrit. Le directeur lancera le tournoi.
page-tournaments-next-ready = Vous êtes inscrit. La première ronde commence bientôt.
page-tournaments-next-checkin = Pointez maintenant : sans cela, on n’est pas apparié.
page-tournaments-next-checkin-later = Vous êtes inscrit. Le pointage ouvre plus tard.
page-tournaments-next-checkin-missed = Le pointage est fini sans vous. Revenez à la ronde suivante.
page-tournaments-next-missed = Vous n’étiez pas là au moment du tirage des adversaires : vous ne jouez pas ici.
page-tournaments-next-play = Ronde { $round }, table { $table } : vous jouez contre { $name }. Allez à votre table.
page-tournaments-next-soon = Ronde { $round }, table { $table } : vous jouez contre { $name }. La table ouvre bientôt.
page-tournaments-next-elsewhere = Ronde { $round }, table { $table } : vous jouez contre { $name }.
page-tournaments-next-bye = Vous êtes exempt de la ronde { $round }.
page-tournaments-next-out = Cette phase est finie pour vous. Merci d’avoir joué !
page-tournaments-next-results =
    { $count ->
        [one] { $count } table joue encore.
       *[other] { $count } tables jouent encore.
    }
page-tournaments-next-due = La ronde suivante arrive.
page-tournaments-next-wait = On attend le directeur.
page-tournaments-next-finished = Le tournoi est terminé.
page-tournaments-next-place = Le tournoi est terminé : votre place est la { $place }.
page-tournaments-next-cancelled = Le tournoi a été annulé : son classement ne compte pas.
page-tournaments-next-do-join = S’inscrire
page-tournaments-next-do-signin = Se connecter
page-tournaments-next-do-checkin = Pointer
page-tournaments-next-do-back = Je suis de retour
page-tournaments-next-do-return = Se réinscrire
page-tournaments-next-do-play = Aller à la table
page-tournaments-stuck = Le serveur ne peut pas continuer sans directeur.
page-tournaments-next-reserve = Ronde { $round }, table { $table } : votre équipe joue contre { $name }. Vous êtes remplaçant.
page-tournaments-next-board_done = Ronde { $round } : vos parties sont finies, et votre équipe joue encore contre { $name }.
page-tournaments-team = Votre équipe
page-tournaments-board = Table { $board } de l’équipe
page-tournaments-board-nobody = personne
page-tournaments-own-bye = Demander une exemption pour la ronde { $round }
page-tournaments-own-away = Je m’absente
page-tournaments-own-leave = Me retirer
page-tournaments-own-leave-text = Vos résultats restent, et vous n’êtes plus apparié.
page-tournaments-join-text = Quelles couleurs aimeriez-vous ? Celles de l’adversaire comptent autant.
page-tournaments-join-pair = Partenaire
page-tournaments-join-pair-hint = Vous êtes inscrits dès que chacun a nommé l’autre.
page-tournaments-join-team = Équipe
page-tournaments-join-team-hint = Un nouveau nom crée une équipe dont vous êtes le capitaine ; invitez ensuite les autres.
page-tournaments-join-team-invited = Cette équipe vous a invité.
page-tournaments-join-first = Première couleur
page-tournaments-join-second = Deuxième couleur

## Le formulaire

## Direction

page-tournaments-direct = Direction
page-tournaments-direct-table = Décider
page-tournaments-direct-manage = Gérer
page-tournaments-direct-undo = Annuler
page-tournaments-direct-undo-text = L’événement { $number } ne comptera plus.
page-tournaments-reason = Raison
page-tournaments-reason-hint = Tout le monde peut la lire.
page-tournaments-office-owner = Organisateur
page-tournaments-office-director = Directeur
page-tournaments-office-controller = Contrôleur
page-tournaments-office-helper = Assistant
page-tournaments-rule-tied = Partie nulle
page-tournaments-rule-default = Forfait
page-tournaments-rule-absent = Double absence
page-tournaments-rule-adjudicated = Arbitrage
page-tournaments-rule-conduct = Conduite
page-tournaments-rule-disqualified = Disqualification
page-tournaments-rule-lot = Tirage au sort
page-tournaments-rule-warning = Avertissement
page-tournaments-ending-played = jouée
page-tournaments-ending-resigned = abandon
page-tournaments-ending-default = forfait
page-tournaments-ending-absent = double absence
page-tournaments-ending-tied = partie nulle
page-tournaments-ending-deadlock = blocage
page-tournaments-ending-ruled = par décision
## Arenas, and times that opponents agree on

page-tournaments-next-arena = Gardez cette page ouverte : vous serez apparié dès que quelqu’un est libre.
page-tournaments-next-alone = Jouez la partie { $game } sur { $count }. Il y a du temps jusqu’à
page-tournaments-next-rally = Résolvez les puzzles. Il reste du temps jusqu’à
page-tournaments-next-do-rally = Aller aux puzzles
page-tournaments-next-host = Vous êtes l’hôte de cette simultanée : vos plateaux sont prêts.
page-tournaments-next-guests = Vous êtes l’hôte de cette simultanée. Vos invités peuvent s’inscrire.
page-tournaments-next-do-host = Aller aux plateaux
page-tournaments-next-arrange = Ronde { $round } : vous jouez contre { $name }. Fixez une heure avant
page-tournaments-next-offered = Ronde { $round } : { $name } vous propose une heure. Répondez avant
page-tournaments-next-agreed = Ronde { $round } : vous jouez contre { $name } à l’heure convenue.
page-tournaments-next-do-arrange = Fixer une heure
page-tournaments-tab-chat = Discussion
page-tournaments-following = Le suivant
