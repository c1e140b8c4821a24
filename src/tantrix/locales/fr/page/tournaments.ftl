### Tournaments.

## What cannot be done, and why

tournament-damaged = Les événements de ce tournoi ne s’enchaînent pas : le fichier est abîmé ou a été modifié.
tournament-settings = Le réglage « { $field } » ne peut pas avoir cette valeur.
tournament-few_tables = { $tables } tables ne suffisent pas pour { $entries } inscrits : une table en accueille deux.
tournament-over = Ce tournoi est terminé.
tournament-not_draft = Les inscriptions sont déjà ouvertes.
tournament-not_begun = Le tournoi n’a pas encore commencé.
tournament-begun = Cela ne peut plus changer une fois la phase commencée.
tournament-unfinished = Des parties n’ont pas encore de résultat.
tournament-reason = Donnez une raison.
tournament-no_entry = Il n’y a pas d’inscrit numéro { $entry }.
tournament-number_taken = Le numéro { $entry } est pris.
tournament-name_taken = { $name } est déjà inscrit.
tournament-entered = Vous êtes déjà inscrit.
tournament-too_late = Il est trop tard pour s’inscrire.
tournament-bad_name = « { $name } » ne peut pas être le nom d’un inscrit : il faut de 1 à 60 caractères.
tournament-bad_preferences = « { $text } » doit être deux couleurs différentes, comme RY : le premier choix, puis le second.
tournament-gone = { $name } s’est retiré.
tournament-present = { $name } est déjà là.
tournament-not_present = { $name } n’est pas là.
tournament-no_bye = On ne peut pas demander d’exemption pour la ronde { $round } : demandez-la avant l’appariement, une fois toutes les cinq rondes au plus, et pas pour la dernière.
tournament-itself = Un inscrit ne peut pas jouer contre lui-même.
tournament-no_round = Il n’y a pas encore de ronde { $round }.
tournament-no_table = La ronde { $round } n’a pas de table { $table }.
tournament-no_game = Il n’y a pas de partie { $game } dans ce match.
tournament-no_place = Dites quelle partie la décision concerne.
tournament-no_result = La partie { $place } n’a pas encore de résultat.
tournament-no_ruling = Il n’y a pas de décision numéro { $number }.
tournament-no_event = Il n’y a pas d’événement numéro { $number } à annuler.
tournament-no_undo = L’événement { $number } ne peut pas être annulé : d’autres en dépendent.
tournament-no_stage = Aucune phase de ce numéro n’est en cours.
tournament-no_pairing = La ronde { $round } ne peut pas être appariée : trop d’inscrits se sont déjà rencontrés ou ne doivent pas se rencontrer. Permettez les répétitions, ou terminez la phase.
tournament-bad_forced = Ces paires et cette exemption ne vont pas ensemble : chaque inscrit doit être présent, et nommé une seule fois.
tournament-faulty = L’appariement calculé enfreint la règle « { $rule } » et n’a pas été retenu. Merci de le signaler.
tournament-too_few =
    { $count ->
        [one] Seulement { $count } inscrit présent : il en faut deux pour une ronde.
       *[other] Seulement { $count } inscrits présents : il en faut deux pour une ronde.
    }
tournament-missing =
    { $count ->
        [one] La ronde { $round } n’est pas finie : { $count } table n’a pas encore de résultat.
       *[other] La ronde { $round } n’est pas finie : { $count } tables n’ont pas encore de résultat.
    }
tournament-stage_over = Toutes les rondes de cette phase sont appariées.
tournament-last_stage = Il n’y a pas d’autre phase.
tournament-cut_tied =
    { $count ->
        [one] Les inscrits { $entries } sont à égalité pour la { $count } place qui reste : un départage, ou le tirage au sort.
       *[other] Les inscrits { $entries } sont à égalité pour les { $count } places qui restent : un départage, ou le tirage au sort.
    }
tournament-round_begun = La ronde { $round } a déjà un résultat.
tournament-not_paired = L’inscrit { $entry } ne joue pas dans la ronde { $round }.
tournament-not_paired_with = Les inscrits { $one } et { $two } ne se rencontrent pas dans cette ronde : { $one } joue contre { $first }, { $two } contre { $second }.
tournament-same_result = La partie { $place } a déjà exactement ce résultat.
tournament-has_result = La partie { $place } a déjà un autre résultat : corrigez-le plutôt.
tournament-match_over = Le match est décidé : la partie { $place } ne se joue pas.
tournament-score = { $score } n’est pas un score : un score va de 0 à { $most }.
tournament-report = Le rapport ne se lit pas : la ligne { $line } n’est pas écrite comme il faut.

## Sur le serveur

tournament-unknown = Ce tournoi n’existe pas.
tournament-nothing_to_arrange = Vous n’avez pas de match à fixer maintenant.
tournament-offer_time = Proposez une heure à venir, avant la date limite de la ronde.
tournament-offers = Vous avez proposé autant d’heures que possible dans cette ronde.
tournament-offered = Vous avez déjà proposé cette heure.
tournament-no_offer = Votre adversaire n’a pas proposé cette heure, ou elle est passée.
tournament-partner = Indiquez avec quel partenaire vous voulez jouer.
tournament-partner_taken = Vous ou votre partenaire êtes déjà inscrits.
tournament-not_allowed = Votre fonction dans ce tournoi ne le permet pas.
tournament-not_entered = Vous n’êtes pas inscrit à ce tournoi.
tournament-not_open = Les inscriptions ne sont pas encore ouvertes.
tournament-programs_only = Ce tournoi est réservé aux programmes.
tournament-people_only = Les programmes ne peuvent pas s’inscrire à ce tournoi.
tournament-no_check_in = Le pointage est ouvert de 30 à 2 minutes avant le début.
tournament-round_ahead = La dernière ronde est déjà appariée : publiez-la ou annulez-la.
tournament-no_round_ahead = Aucune ronde n’attend d’être publiée.
tournament-interested = Vous jouez cette partie et un autre arbitre est présent : laissez-lui la décision.
tournament-too_few_left = Il reste trop peu de joueurs pour continuer.
tournament-too_few_came = Moins de deux joueurs étaient présents au début.

## Listes

page-tournaments-one = Tournoi
page-tournaments-lists = Quels tournois
page-tournaments-list-next = En cours et à venir
page-tournaments-list-now = En cours
page-tournaments-list-soon = À venir
page-tournaments-list-mine = Les miens
page-tournaments-list-past = Passés
page-tournaments-list-next-none = Pas de tournoi en ce moment
page-tournaments-list-next-none-text = Créez-en un : il suffit d’une minute, et le serveur s’occupe du reste.
page-tournaments-list-mine-none = Vous n’avez pas encore de tournoi
page-tournaments-list-mine-none-text = Ceux où vous jouez ou que vous dirigez apparaissent ici.
page-tournaments-list-past-none = Pas encore de tournoi passé
page-tournaments-list-past-none-text = Les tournois terminés restent ici avec tous leurs résultats.
page-tournaments-new = Nouveau tournoi
page-tournaments-new-text = Il commence comme brouillon, visible de vous seul. Ouvrez les inscriptions quand tout est prêt.
page-tournaments-new-go = Créer le brouillon
page-tournaments-members = Réservé aux membres
page-tournaments-members-text = Connectez-vous ou créez un compte pour organiser un tournoi.
page-tournaments-minutes =
    { $count ->
        [one] { $count } minute chacun
       *[other] { $count } minutes chacun
    }
page-tournaments-entries =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
page-tournaments-entries-of =
    { $count ->
        [one] { $count } inscrit sur { $most }
       *[other] { $count } inscrits sur { $most }
    }
page-tournaments-entries-none = Personne n’est encore inscrit
page-tournaments-waiting =
    { $count ->
        [one] { $count } sur la liste d’attente
       *[other] { $count } sur la liste d’attente
    }
page-tournaments-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
page-tournaments-by = organisé par { $name }
page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-calendar = Calendrier
page-tournaments-report = Rapport
page-tournaments-more = Afficher la suite
page-tournaments-none = Aucun
page-tournaments-status-draft = brouillon
page-tournaments-status-open = inscriptions ouvertes
page-tournaments-status-running = en cours
page-tournaments-status-finished = terminé
page-tournaments-status-cancelled = annulé

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
page-tournaments-col-tiles = Tuiles
page-tournaments-col-byes = Exempt
page-tournaments-col-table = Table
page-tournaments-col-pairing = Appariement
page-tournaments-col-way = Lien
page-tournaments-col-colours = Couleurs
page-tournaments-col-state = État
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
page-tournaments-round = Ronde { $round }
page-tournaments-round-short = R{ $round }
page-tournaments-round-of = Ronde { $round } sur { $rounds }
page-tournaments-round-choose = Ronde
page-tournaments-round-hidden = Pas encore publiée : seuls les officiels la voient.
page-tournaments-round-over = Tous les résultats sont là.
page-tournaments-round-starts = Les tables ouvrent le { $time }.
page-tournaments-round-hand = Appariée à la main : { $text }
page-tournaments-round-repeats = Certains se rencontrent de nouveau : il ne restait pas d’autre choix.
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
page-tournaments-wall-text = Chaque ronde : numéro de l’adversaire, points, puis place
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
page-tournaments-next-draft = C’est un brouillon : personne d’autre ne le voit avant l’ouverture des inscriptions.
page-tournaments-next-signin = Les inscriptions sont ouvertes. Connectez-vous pour vous inscrire.
page-tournaments-next-open = Les inscriptions sont ouvertes.
page-tournaments-next-inviting = Vous avez choisi comme partenaire { $name }, qui ne vous a pas encore nommé.
page-tournaments-next-invited = Aimeraient jouer avec vous : { $names }
page-tournaments-next-late = C’est commencé, mais on peut encore s’inscrire.
page-tournaments-next-watch = Vous suivez ce tournoi.
page-tournaments-next-waiting = C’est complet : vous êtes sur la liste d’attente.
page-tournaments-next-left = Vous vous êtes retiré.
page-tournaments-next-away = Vous êtes absent et ne serez pas apparié.
page-tournaments-next-entered = Vous êtes inscrit. Le directeur lancera le tournoi.
page-tournaments-next-ready = Vous êtes inscrit. La première ronde commence bientôt.
page-tournaments-next-checkin = Pointez maintenant : sans cela, on n’est pas apparié.
page-tournaments-next-checkin-later = Vous êtes inscrit. Le pointage ouvre plus tard.
page-tournaments-next-checkin-missed = Le pointage est fini et vous n’y étiez pas. Revenez pour la ronde suivante.
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
page-tournaments-next-cancelled = Le tournoi a été annulé.
page-tournaments-next-do-join = S’inscrire
page-tournaments-next-do-signin = Se connecter
page-tournaments-next-do-checkin = Pointer
page-tournaments-next-do-back = Je suis de retour
page-tournaments-next-do-return = Se réinscrire
page-tournaments-next-do-play = Aller à la table
page-tournaments-stuck = Le serveur ne peut pas continuer sans directeur.
page-tournaments-own-bye = Demander une exemption pour la ronde { $round }
page-tournaments-own-away = Je m’absente
page-tournaments-own-leave = Me retirer
page-tournaments-own-leave-text = Vos résultats restent, et vous n’êtes plus apparié.
page-tournaments-join-text = Quelles couleurs aimeriez-vous ? Les souhaits de l’adversaire comptent autant que les vôtres.
page-tournaments-join-partner = Partenaire
page-tournaments-join-partner-hint = Vous êtes inscrits dès que chacun a nommé l’autre.
page-tournaments-join-first = Première couleur
page-tournaments-join-second = Deuxième couleur

## Règlement

page-tournaments-format-swiss = Système suisse
page-tournaments-format-swiss-text = Tous jouent à chaque ronde contre quelqu’un qui a à peu près autant de points, et jamais deux fois contre le même.
page-tournaments-format-round_robin = Toutes rondes
page-tournaments-format-round_robin-text = Chacun joue contre tous les autres.
page-tournaments-format-groups = Groupes
page-tournaments-format-groups-text = Dans un groupe, chacun joue contre tous les autres ; les meilleurs continuent.
page-tournaments-format-knockout = Élimination directe
page-tournaments-format-knockout-text = Le vainqueur d’un match continue, le perdant est éliminé.
page-tournaments-format-arena = Arène
page-tournaments-format-arena-text = Autant de parties que le temps le permet, avec un nouvel adversaire après chacune.
page-tournaments-rules-games =
    { $count ->
        [one] { $count } partie par match
       *[other] { $count } parties par match
    }
page-tournaments-rules-games-usual = 5 parties par match, 8 en demi-finale, 9 en finale
page-tournaments-rules-advance =
    { $count ->
        [one] { $count } qualifié par groupe
       *[other] { $count } qualifiés par groupe
    }
page-tournaments-rules-third = un match pour la troisième place
page-tournaments-rules-repeats = on peut se rencontrer de nouveau quand il ne reste rien d’autre
page-tournaments-rules-alternate = les deux commencent à tour de rôle
page-tournaments-rules-drawn = on tire au sort qui commence chaque partie
page-tournaments-rules-time = Temps
page-tournaments-rules-time-text =
    { $count ->
        [one] Chacun a { $count } minute par partie. L’atteindre coûte 1 point, et chaque minute entière de plus 1 autre ; ils vont à l’adversaire.
       *[other] Chacun a { $count } minutes par partie. Les atteindre coûte 1 point, et chaque minute entière de plus 1 autre ; ils vont à l’adversaire.
    }
page-tournaments-rules-pair = Les temps des partenaires s’additionnent.
page-tournaments-rules-days =
    { $count ->
        [one] Par correspondance : { $count } jour par tour, toutes les parties d’un match à la fois.
       *[other] Par correspondance : { $count } jours par tour, toutes les parties d’un match à la fois.
    }
page-tournaments-rules-late = Qui n’est pas à la table au bout de 10 minutes perd la partie 5,0–15,0. On ne peut proposer ni partie nulle, ni reprise, ni pause.
page-tournaments-rules-points = Points
page-tournaments-rules-points-text = Chaque partie partage 20,0 points de tournoi : 10,0 chacun pour une partie nulle, 13,3 pour une tuile d’écart, et davantage si l’écart est plus grand.
page-tournaments-rules-table = Points selon l’écart
page-tournaments-rules-unplayed = Par partie, une exemption vaut 15,0, une exemption demandée 10,0, une ronde avant votre inscription 5,0 et une absence 0,0.
page-tournaments-rules-ties = Égalités
page-tournaments-rules-ties-text = À points égaux comptent les points des parties entre les ex æquo si tous se sont rencontrés aussi souvent, puis les victoires, les écarts et les tuiles. Si tout est égal, la place est partagée.
page-tournaments-rules-lots = Hasard
page-tournaments-rules-lots-text = Tout tirage vient d’un secret. Son SHA-256 est fixé ici dès le début, et le secret est ouvert à la fin : chacun peut vérifier.
page-tournaments-rules-lots-key = Le secret :
page-tournaments-prizes = Prix
page-tournaments-luck =
    { $count ->
        [one] Avec { $count } partie par match, la chance compte beaucoup : le hasard déplace un résultat d’environ { $points } points.
       *[other] Sur { $count } parties par match, la chance s’équilibre : le hasard déplace la moyenne d’environ { $points } points par partie.
    }

## Le formulaire

page-tournaments-form-name = Nom
page-tournaments-form-format = Formule
page-tournaments-form-players = Joueurs attendus
page-tournaments-form-players-hint = Pour les suggestions seulement.
page-tournaments-form-proposal = Si peu de joueurs peuvent tous se rencontrer : pourquoi pas un toutes rondes ?
page-tournaments-form-rounds-swiss = Rondes
page-tournaments-form-rounds-round_robin = Nombre de rencontres
page-tournaments-form-usual = Vide : le nombre habituel.
page-tournaments-form-groups = Nombre de groupes
page-tournaments-form-groups-hint = Vide : groupes de cinq au plus.
page-tournaments-form-advance = Qualifiés par groupe
page-tournaments-form-games = Parties par match
page-tournaments-form-minutes = Minutes par joueur
page-tournaments-form-minutes-hint = Pour une partie.
page-tournaments-form-days = Jours par tour
page-tournaments-form-days-hint = Par correspondance seulement ; sinon vide.
page-tournaments-form-pairs = Doubles
page-tournaments-form-pairs-hint = Des paires jouent contre des paires.
page-tournaments-form-starts = Début, à votre heure
page-tournaments-form-starts-hint = Vide : quand le directeur le dit.
page-tournaments-form-capacity = Joueurs au plus
page-tournaments-form-capacity-hint = Vide : sans limite.
page-tournaments-form-pause = Minutes entre les rondes
page-tournaments-form-auto = Se déroule tout seul
page-tournaments-form-auto-hint = Le serveur apparie et publie les rondes le moment venu.
page-tournaments-form-checkin = Pointage
page-tournaments-form-checkin-hint = De 30 à 2 minutes avant le début ; les absents ne sont pas appariés.
page-tournaments-form-ranked = Compte pour les classements
page-tournaments-form-ranked-hint = L’Elo de tournoi compte toujours.
page-tournaments-form-hidden = Privé
page-tournaments-form-hidden-hint = Seuls ceux qui ont le lien le trouvent.
page-tournaments-form-alternate = Commencer à tour de rôle
page-tournaments-form-repeats = On peut se rencontrer de nouveau
page-tournaments-form-third = Match pour la troisième place
page-tournaments-form-programs = Programmes
page-tournaments-form-programs-none = Humains seulement
page-tournaments-form-programs-mixed = Les deux
page-tournaments-form-programs-only = Programmes seulement
page-tournaments-form-text = Description
page-tournaments-form-prizes = Prix, un par ligne

## Direction

page-tournaments-direct = Direction
page-tournaments-direct-step-draft = Personne d’autre ne voit ce brouillon. Ouvrez les inscriptions quand les réglages sont bons.
page-tournaments-direct-step-enter = Il faut au moins deux joueurs.
page-tournaments-direct-step-pair = La ronde { $round } peut être appariée.
page-tournaments-direct-step-publish = La ronde { $round } est appariée : regardez-la, puis publiez-la.
page-tournaments-direct-step-results =
    { $count ->
        [one] { $count } table n’a pas encore de résultat.
       *[other] { $count } tables n’ont pas encore de résultat.
    }
page-tournaments-direct-step-next_stage = Cette phase est finie : la suivante peut commencer.
page-tournaments-direct-step-finish = Tout est joué : le tournoi peut être clos.
page-tournaments-direct-step-over = Le tournoi est terminé.
page-tournaments-direct-step-arena = L’arène est en cours.
page-tournaments-direct-more = Autres actions
page-tournaments-direct-open = Ouvrir les inscriptions
page-tournaments-direct-pair = Apparier la ronde
page-tournaments-direct-pair-text = Personne ne voit la ronde avant sa publication.
page-tournaments-direct-pair-add = Fixer une paire
page-tournaments-direct-hand = À la main
page-tournaments-direct-one = Premier joueur
page-tournaments-direct-two = Deuxième joueur
page-tournaments-direct-bye = Exemption pour
page-tournaments-direct-publish = Publier la ronde
page-tournaments-direct-starts = Ouverture des tables
page-tournaments-direct-starts-hint = Vide : tout de suite.
page-tournaments-direct-swap = Échanger deux joueurs
page-tournaments-direct-swap-text = Chacun prend la place de l’autre dans cette ronde.
page-tournaments-direct-unpair = Défaire la ronde
page-tournaments-direct-forbid = Tenir à l’écart
page-tournaments-direct-forbid-text = Ils ne seront pas appariés l’un contre l’autre.
page-tournaments-direct-next--stage = Commencer la phase suivante
page-tournaments-direct-lot = Le sort tranche les places partagées
page-tournaments-direct-finish = Clore le tournoi
page-tournaments-direct-finish-text = Les places deviennent définitives, et le secret des tirages est ouvert.
page-tournaments-direct-settings = Changer les réglages
page-tournaments-direct-offices = Officiels
page-tournaments-direct-cancel = Annuler le tournoi
page-tournaments-direct-cancel-text = Ses parties restent aux archives. C’est définitif.
page-tournaments-direct-table = Décider
page-tournaments-direct-away = Noter absent
page-tournaments-direct-back = Noter de retour
page-tournaments-direct-withdraw = Retirer
page-tournaments-direct-manage = Gérer
page-tournaments-direct-undo = Annuler
page-tournaments-direct-undo-text = L’événement { $number } ne comptera plus.
page-tournaments-reason = Raison
page-tournaments-reason-hint = Tout le monde peut la lire.
page-tournaments-office = Fonction
page-tournaments-office-owner = Organisateur
page-tournaments-office-director = Directeur
page-tournaments-office-controller = Contrôleur
page-tournaments-office-helper = Assistant
page-tournaments-office-director-text = Apparie, publie, corrige et tranche.
page-tournaments-office-controller-text = Tranche et saisit les résultats.
page-tournaments-office-helper-text = Pointe les joueurs et saisit les résultats.
page-tournaments-office-name = Nom du membre
page-tournaments-office-give = Nommer
page-tournaments-office-dismiss = Relever
page-tournaments-game = Partie
page-tournaments-game-title = Ronde { $round }, table { $table }
page-tournaments-mode = Que faire
page-tournaments-mode-result = Saisir le résultat
page-tournaments-mode-correct = Corriger le résultat
page-tournaments-mode-ruling = Prendre une décision
page-tournaments-counts-correct = La partie a un résultat
page-tournaments-counts-ruling = La partie reçoit un résultat
page-tournaments-rule = Décision
page-tournaments-rule-tied = Partie nulle
page-tournaments-rule-default = Forfait
page-tournaments-rule-absent = Double absence
page-tournaments-rule-adjudicated = Arbitrage
page-tournaments-rule-conduct = Conduite
page-tournaments-rule-disqualified = Disqualification
page-tournaments-rule-lot = Tirage au sort
page-tournaments-rule-warning = Avertissement
page-tournaments-ending = Compte comme
page-tournaments-ending-played = jouée
page-tournaments-ending-resigned = abandon
page-tournaments-ending-default = forfait
page-tournaments-ending-absent = double absence
page-tournaments-ending-tied = partie nulle
page-tournaments-ending-deadlock = blocage
page-tournaments-ending-ruled = par décision
page-tournaments-out = Qui a abandonné ou n’est pas venu
page-tournaments-winner = Qui continue
page-tournaments-ruled = { $name } : points sur 20,0
page-tournaments-score = { $name } : tuiles
page-tournaments-time = { $name } : temps
page-tournaments-penalty = { $name } : points de temps

## Ce qui s’est passé

page-tournaments-log-show = Afficher
page-tournaments-log-all = Tout
page-tournaments-log-decisions = Décisions
page-tournaments-log-interested = Prise par quelqu’un qu’elle concerne.
page-tournaments-line-created = Le tournoi a été créé.
page-tournaments-line-changed = Les réglages ont changé.
page-tournaments-line-opened = Les inscriptions sont ouvertes.
page-tournaments-line-entered = { $name } s’est inscrit.
page-tournaments-line-invited = { $name } : choisi comme partenaire.
page-tournaments-line-amended = { $name } : inscription corrigée.
page-tournaments-line-left = { $name } s’est retiré.
page-tournaments-line-checked_in = { $name } a pointé.
page-tournaments-line-away = { $name } s’absente.
page-tournaments-line-back = { $name } est de retour.
page-tournaments-line-check_in_closed = Le pointage est clos.
page-tournaments-line-bye = { $name } a demandé une exemption pour la ronde { $round }.
page-tournaments-line-seeded = La phase { $stage } commence.
page-tournaments-line-paired = La ronde { $round } a été appariée.
page-tournaments-line-unpaired = La ronde { $round } a été défaite.
page-tournaments-line-published = La ronde { $round } a été publiée.
page-tournaments-line-began = { $place }, { $sides } : la partie commence.
page-tournaments-line-result = { $place }, { $sides } : { $result }
page-tournaments-line-corrected = { $place }, { $sides } : corrigé en { $result }
page-tournaments-line-ruling = Décision pour { $place }, { $sides } : { $rule }, { $result }
page-tournaments-line-ruling-entry = Décision pour { $name } : { $rule }
page-tournaments-line-forbidden = { $sides } : leur droit de se rencontrer a changé.
page-tournaments-line-round_closed = La ronde { $round } est finie.
page-tournaments-line-stage_closed = La phase { $stage } est finie.
page-tournaments-line-arena_ended = Le temps de l’arène est écoulé.
page-tournaments-line-appointed = { $name } devient { $office }.
page-tournaments-line-dismissed = { $name } n’a plus de fonction.
page-tournaments-line-extended = Le serveur a été fermé un moment : il y a plus de temps.
page-tournaments-line-finished = Le tournoi est clos.
page-tournaments-line-cancelled = Le tournoi a été annulé.
page-tournaments-line-undone = L’événement { $number } a été annulé.

## Arenas, and times that opponents agree on

page-tournaments-next-arena = Gardez cette page ouverte : vous serez apparié dès que quelqu’un est libre.
page-tournaments-next-arrange = Ronde { $round } : vous jouez contre { $name }. Fixez une heure avant
page-tournaments-next-offered = Ronde { $round } : { $name } vous propose une heure. Répondez avant
page-tournaments-next-agreed = Ronde { $round } : vous jouez contre { $name } à l’heure convenue.
page-tournaments-next-do-arrange = Fixer une heure
page-tournaments-arrange-theirs = Proposé par l’adversaire
page-tournaments-arrange-own = Vos propositions
page-tournaments-arrange-accept = Accepter
page-tournaments-arrange-offer = Proposer cette heure
page-tournaments-arrange-time = Une heure qui vous convient
page-tournaments-arrange-hint = Deux propositions faites au moins 48 heures à l’avance suffisent.
page-tournaments-form-lasts = Minutes en tout
page-tournaments-form-lasts-hint = Aucune partie ne commence après.
page-tournaments-form-window = Jours pour fixer une ronde
page-tournaments-form-window-hint = Les adversaires s’accordent sur une heure ; sinon, laissez vide.
page-tournaments-rules-arena =
    { $count ->
        [one] des parties commencent pendant { $count } minute
       *[other] des parties commencent pendant { $count } minutes
    }
page-tournaments-rules-arena-points = une victoire compte les points au-dessus de 10,0, une égalité 1,0, une défaite rien
page-tournaments-rules-arena-late = Qui n’est pas à la table dans la minute perd la partie et passe en pause. Égalités, reprises et pauses ne peuvent pas être proposées.
page-tournaments-rules-window =
    { $count ->
        [one] Les adversaires fixent une heure en { $count } jour. Sinon, qui a fait deux propositions au moins 48 heures à l’avance gagne par forfait ; si les deux l’ont fait, ils se partagent les points ; si aucun, ils n’en ont pas.
       *[other] Les adversaires fixent une heure en { $count } jours. Sinon, qui a fait deux propositions au moins 48 heures à l’avance gagne par forfait ; si les deux l’ont fait, ils se partagent les points ; si aucun, ils n’en ont pas.
    }
page-tournaments-line-offered = { $place }, { $sides } : une heure a été proposée.
page-tournaments-line-agreed = { $place }, { $sides } : une heure est convenue.
