### What a director reads: the settings of a tournament, and what can be done with it.

## Listes

page-tournaments-new-text = Il commence comme brouillon, visible de vous seul. Ouvrez les inscriptions quand tout est prêt.
page-tournaments-new-go = Créer le brouillon
page-tournaments-template = Partir de
page-tournaments-template-blank = Un formulaire vide
page-tournaments-template-arena = Arène du jour
page-tournaments-template-sunday = Suisse du dimanche
page-tournaments-members = Réservé aux membres
page-tournaments-members-text = Connectez-vous ou créez un compte pour organiser un tournoi.

## Le formulaire

page-tournaments-form-name = Nom
page-tournaments-form-format = Formule
page-tournaments-form-players = Joueurs attendus
page-tournaments-form-players-hint = Pour les suggestions seulement.
page-tournaments-form-proposal = Si peu de joueurs peuvent tous se rencontrer : pourquoi pas un toutes rondes ?
page-tournaments-form-rounds-swiss = Rondes
page-tournaments-form-rounds-heats = Rondes
page-tournaments-form-rounds-round_robin = Nombre de rencontres
page-tournaments-form-usual = Vide : le nombre habituel.
page-tournaments-form-groups = Nombre de groupes
page-tournaments-form-groups-hint = Vide : groupes de cinq au plus.
page-tournaments-form-advance = Qualifiés par groupe
page-tournaments-form-games = Parties par match
page-tournaments-form-games-duplicate = Donnes, chacune jouée deux fois
page-tournaments-form-games-solitaire = Piles
page-tournaments-form-games-rally = Puzzles
page-tournaments-form-robot = Le robot
page-tournaments-form-duplicate = Les mêmes donnes à toutes les tables
page-tournaments-form-minutes = Minutes par joueur
page-tournaments-form-minutes-hint = Pour une partie.
page-tournaments-form-minutes-race = La plus longue durée d’une course ; 15 en ligne.
page-tournaments-form-days = Jours par tour
page-tournaments-form-days-hint = Par correspondance seulement ; sinon vide.
page-tournaments-form-kind = Qui joue
page-tournaments-form-kind-person = Individuel
page-tournaments-form-kind-pair = Doubles
page-tournaments-form-kind-team = Équipes
page-tournaments-form-boards = Tables par équipe
page-tournaments-form-boards-hint = Autant de membres d’une équipe jouent un match, tous en même temps.
page-tournaments-form-starts = Début, à votre heure
page-tournaments-form-starts-hint = Vide : quand le directeur le dit.
page-tournaments-form-again = Se répète
page-tournaments-form-again-hint = Le suivant prend les inscriptions une demi-heure avant le début de celui-ci, avec les mêmes réglages.
page-tournaments-form-again-days = Ces jours-là ; tous les jours si aucun n’est choisi
page-tournaments-form-again-times = À ces heures
page-tournaments-form-again-times-hint = Par exemple 02:00, 10:00, 18:00.
page-tournaments-form-again-zone = Fuseau horaire
page-tournaments-form-again-zone-hint = Par exemple Europe/Paris : l’heure reste la même été comme hiver.
page-tournaments-form-capacity = Joueurs au plus
page-tournaments-form-capacity-hint = Vide : sans limite.
page-tournaments-form-pause = Minutes entre les rondes
page-tournaments-form-every = Minutes d’un début à l’autre
page-tournaments-form-every-hint = Pour des rondes à heures fixes. Une partie encore en cours 10 minutes après le début suivant compte telle quelle.
page-tournaments-form-auto = Se déroule tout seul
page-tournaments-form-auto-hint = Le serveur apparie et publie les rondes le moment venu.
page-tournaments-form-calls = Un arbitre décide des absences
page-tournaments-form-calls-hint = Si un côté manque au bout de 10 minutes, on appelle un arbitre ; sans décision, la partie est perdue 10 minutes plus tard.
page-tournaments-form-checkin = Pointage
page-tournaments-form-checkin-hint = De 30 à 2 minutes avant le début ; les absents ne sont pas appariés.
page-tournaments-form-ranked = Compte pour les classements
page-tournaments-form-ranked-hint = L’Elo de tournoi compte toujours.
page-tournaments-form-hidden = Privé
page-tournaments-form-hidden-hint = Seuls ceux qui ont le lien le trouvent.
page-tournaments-form-alternate = Commencer à tour de rôle
page-tournaments-form-repeats = On peut se rencontrer de nouveau
page-tournaments-form-then = Ensuite
page-tournaments-form-then-stage = Phase { $number }
page-tournaments-form-then-advance = Combien continuent
page-tournaments-form-then-add = Ajouter une phase
page-tournaments-form-then-plate = Ajouter une consolante
page-tournaments-form-then-remove = Retirer
page-tournaments-form-apart = Rondes sans rencontre d’un même club ou pays
page-tournaments-form-apart-hint = Pendant tant de premières rondes, les joueurs d’un même pays ou club ne se rencontrent pas si on peut l’éviter. D’ordinaire 0 ; avec de grands clubs, 2.
page-tournaments-form-bands = D’abord entre niveaux proches
page-tournaments-form-bands-hint = Pendant la première moitié des rondes, un classement plus élevé compte comme une avance pour l’appariement, jamais pour les résultats. Utile si les niveaux sont très différents.
page-tournaments-form-third = Match pour la troisième place
page-tournaments-form-conditions = Qui peut s’inscrire
page-tournaments-form-conditions-hint = Un champ vide ne pose pas de condition. On vérifie à l’inscription, puis au pointage ; ceux que vous invitez par leur nom en sont dispensés.
page-tournaments-form-invited = Sur invitation seulement
page-tournaments-form-least_elo = Elo, au moins
page-tournaments-form-most_elo = Elo, au plus
page-tournaments-form-before = Parties jouées ici, au moins
page-tournaments-form-finished = Parties terminées, pour cent au moins
page-tournaments-form-countries = Pays
page-tournaments-form-countries-hint = Des codes comme FR, BE, CH.
page-tournaments-form-ends = Jours pour une ronde
page-tournaments-form-ends-hint = Les parties encore en cours sont alors arrêtées.
page-tournaments-form-decision = Jours pour les arbitres
page-tournaments-form-decision-hint = Ils décident des parties arrêtées ; celles qui restent sont comptées en l’état.
page-tournaments-called = Ronde { $round }, table { $table }, partie { $game } : on attend un arbitre. Sans décision, elle est comptée en l’état à { $time }.
page-tournaments-called-awaited = Ronde { $round }, table { $table }, partie { $game } : quelqu’un manque. Sans décision, forfait à { $time }.
page-tournaments-form-pays = Une victoire compte
page-tournaments-form-pays-margins = les points au-dessus de 10,0
page-tournaments-form-pays-wins = 2 points
page-tournaments-form-streaks = Séries
page-tournaments-form-streaks-hint = Après deux victoires de suite, chaque nouvelle victoire compte double.
page-tournaments-form-programs = Programmes
page-tournaments-form-programs-none = Humains seulement
page-tournaments-form-programs-mixed = Les deux
page-tournaments-form-programs-only = Programmes seulement
page-tournaments-form-text = Description
page-tournaments-form-prizes = Prix, un par ligne

## Direction

page-tournaments-office = Fonction
page-tournaments-factor = avec un second facteur
page-tournaments-factor-none = sans second facteur

## Arenas, and times that opponents agree on

page-tournaments-form-lasts = Minutes en tout
page-tournaments-form-lasts-hint = Aucune partie ne commence après.
page-tournaments-form-lasts-alone = Minutes pendant lesquelles chacun joue ; pour plus long, donnez des jours ci-dessous
page-tournaments-form-window-days = Jours pour jouer
page-tournaments-form-window-alone = Au lieu des minutes : chacun joue quand il veut.
page-tournaments-form-window = Jours pour fixer une ronde
page-tournaments-form-window-hint = Les adversaires s’accordent sur une heure ; sinon, laissez vide.
page-tournaments-direct-admit = Inviter quelqu’un
page-tournaments-direct-admit-text = Plus aucune condition ne l’empêche de s’inscrire ; l’inscription reste à faire.
page-tournaments-direct-step-draft = Personne d’autre ne voit ce brouillon. Ouvrez les inscriptions quand les réglages sont bons.
page-tournaments-direct-step-enter = Il faut au moins deux joueurs.
page-tournaments-direct-step-pair = La ronde { $round } peut être appariée.
page-tournaments-direct-step-playoff = Un départage peut être apparié.
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
tournament-no_force = Ici, le tirage décide des rencontres : personne ne les choisit.
tournament-rounds_paired = Rondes déjà appariées : { $count }. Il ne peut pas y en avoir moins.
page-tournaments-direct-hand = À la main
page-tournaments-direct-one = Premier joueur
page-tournaments-direct-two = Deuxième joueur
page-tournaments-direct-bye = Exemption pour
page-tournaments-direct-publish = Publier la ronde
page-tournaments-direct-starts = Ouverture des tables
page-tournaments-direct-starts-hint = Vide : tout de suite.
page-tournaments-direct-swap = Échanger deux joueurs
page-tournaments-direct-swap-text = Chacun prend la place de l’autre dans cette ronde.
page-tournaments-direct-stop = Terminer après la ronde { $round }
page-tournaments-direct-stop-text = Cette ronde est la dernière de la phase. Les places sont celles de ce qui est joué.
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
page-tournaments-direct-away = Noter absent
page-tournaments-direct-back = Noter de retour
page-tournaments-direct-junior-on = Marquer comme junior
page-tournaments-direct-junior-off = Pas un junior
page-tournaments-direct-withdraw = Retirer

## Fonctions

page-tournaments-offices-director-text = Apparie, publie, corrige et tranche.
page-tournaments-offices-controller-text = Apparie, corrige, retire des inscrits et tranche.
page-tournaments-offices-helper-text = Pointe les joueurs et saisit les résultats.
page-tournaments-offices-name = Nom du membre
page-tournaments-offices-give = Nommer
page-tournaments-offices-dismiss = Relever
