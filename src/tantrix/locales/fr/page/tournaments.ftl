### Tournaments: what their lists and all their pages say, and what cannot be done.

## What cannot be done, and why

tournament-damaged = Les événements de ce tournoi ne s’enchaînent pas : le fichier est abîmé ou a été modifié.
tournament-settings = Le réglage « { $field } » ne peut pas avoir cette valeur.
tournament-few_tables = { $entries } inscrits demandent { $needed } tables : il y en a { $tables }.
tournament-over = Ce tournoi est terminé.
tournament-not_draft = Les inscriptions sont déjà ouvertes.
tournament-not_begun = Le tournoi n’a pas encore commencé.
tournament-begun = Cela ne peut plus changer une fois la phase commencée.
tournament-kind_fixed = Une fois la première inscription prise, on ne change plus qui joue (une personne, une paire ou une équipe), ni le nombre de tables d’une équipe.
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
tournament-disqualified = { $name } a été disqualifié.
tournament-present = { $name } est déjà là.
tournament-not_present = { $name } n’est pas là.
tournament-no_bye = On ne peut pas demander d’exemption pour la ronde { $round } : demandez-la avant l’appariement, une fois toutes les cinq rondes au plus, et pas pour la dernière.
tournament-itself = Un inscrit ne peut pas jouer contre lui-même.
tournament-must_meet = Cette formule ne permet pas d’empêcher une rencontre : tous jouent contre tous, ou les vainqueurs se rencontrent.
tournament-no_round = Il n’y a pas encore de ronde { $round }.
tournament-no_table = La ronde { $round } n’a pas de table { $table }.
tournament-no_game = Il n’y a pas de partie { $game } dans ce match.
tournament-not_in_heat = Le numéro { $entry } ne joue pas en { $place }.
tournament-host = Vous êtes l’hôte de cette simultanée : vos invités s’inscrivent, et vous jouez contre tous.
tournament-no_place = Dites quelle partie la décision concerne.
tournament-no_result = La partie { $place } n’a pas encore de résultat.
tournament-ruled = La décision { $number } porte déjà sur cette partie : une nouvelle doit dire qu’elle la remplace (--supersedes { $number }).
tournament-no_ruling = Il n’y a pas de décision numéro { $number }.
tournament-no_event = Il n’y a pas d’événement numéro { $number } à annuler.
tournament-no_undo = L’événement { $number } ne peut pas être annulé : d’autres en dépendent.
tournament-no_stage = Aucune phase de ce numéro n’est en cours.
tournament-no_pairing = La ronde { $round } ne peut pas être appariée : trop d’inscrits se sont déjà rencontrés ou ne doivent pas se rencontrer. Permettez les répétitions, ou terminez la phase.
tournament-bad_forced = Ces paires et cette exemption ne vont pas ensemble : chaque inscrit doit être présent, et nommé une seule fois.
tournament-faulty = L’appariement calculé enfreint la règle « { $rule } » et n’a pas servi. Signalez-le.
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
tournament-report = La ligne { $line } du rapport est illisible.

## Sur le serveur

tournament-unknown = Ce tournoi n’existe pas.
tournament-nothing_to_yield = Vous n’avez pas de couleur à céder, ou il est trop tard pour cela.
tournament-protest_over = Il est trop tard pour réclamer : c’était possible jusqu’à 24 heures après la fin.
tournament-protests = Vous avez réclamé autant de fois qu’il est permis dans ce tournoi.
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
tournament-no_check_in = Le pointage est ouvert de 30 minutes (par correspondance, un jour) à 2 minutes avant le début.
tournament-round_ahead = La dernière ronde est déjà appariée : publiez-la ou annulez-la.
tournament-no_round_ahead = Aucune ronde n’attend d’être publiée.
tournament-interested = Cette partie est la vôtre, ou décide de votre qualification, et un autre arbitre est présent : laissez-la-lui.
tournament-team = Indiquez le nom de votre équipe.
tournament-team_incomplete =
    { $count ->
        [one] Votre équipe ne peut pas encore pointer : il lui faut { $count } membre ayant accepté.
       *[other] Votre équipe ne peut pas encore pointer : il lui faut { $count } membres ayant accepté.
    }
tournament-not_invited = { $name } ne vous a pas invité : demandez à son capitaine de vous nommer.
tournament-not_captain = Seul le capitaine d’une équipe peut faire cela.
tournament-no_captain = Le capitaine doit figurer parmi les membres, au moins comme remplaçant.
tournament-member_twice = Chaque membre ne peut être nommé qu’une fois.
tournament-member_taken = { $name } est déjà inscrit, seul ou dans une autre équipe.
tournament-team_large = Une équipe a { $most } membres au plus.
tournament-no_lineup = L’équipe n’a pas de match publié à jouer maintenant.
tournament-no_board = Il n’y a pas de table { $board } dans l’équipe.
tournament-board_begun = La table { $board } est déjà ouverte : son joueur ne peut plus être remplacé.
tournament-no_reserve = { $name } n’est pas remplaçant de l’équipe dans ce match.
tournament-why-withdrawn = L’inscrit s’est retiré.
tournament-why-not_arranged = Aucun horaire n’a été convenu avant la limite.
tournament-why-empty_board = Personne n’occupait cette table.
tournament-why-nobody_came = Personne n’est venu, et il faut un qualifié : c’est la meilleure tête de série.
tournament-invited_only = Seuls les invités peuvent s’inscrire : { $name } n’en est pas un.
tournament-elo_least = { $name } a un Elo de tournoi de { $elo } ; ce tournoi demande au moins { $least }.
tournament-elo_most = { $name } a un Elo de tournoi de { $elo } ; ce tournoi est ouvert jusqu’à { $most }.
tournament-games_least =
    { $count ->
        [one] { $name } a joué { $games } parties ici ; ce tournoi en demande au moins { $count }.
       *[other] { $name } a joué { $games } parties ici ; ce tournoi en demande au moins { $count }.
    }
tournament-finished_least = { $name } a terminé { $share } % de ses parties ; ce tournoi en demande au moins { $least } %.
tournament-country = Ce tournoi est réservé aux joueurs de { $countries }, d’après leur profil : { $name } n’en est pas.
tournament-playing_elsewhere = Vous jouez déjà une autre partie en direct : terminez-la d’abord.
tournament-engaged = { $name } joue un autre tournoi en direct, à quitter d’abord.
tournament-hours = Indiquez des plages de 24 heures au plus, qui se terminent avant la limite de la ronde.
tournament-too_few_left = Il reste trop peu de joueurs pour continuer.
tournament-too_few_came = Moins de deux joueurs étaient présents au début.
tournament-from_file = Ce tournoi est tenu dans un fichier : le serveur ne fait que le montrer.

## Listes

page-tournaments-lists = Quels tournois
page-tournaments-list-next = En cours et à venir
page-tournaments-list-now = En cours
page-tournaments-list-soon = À venir
page-tournaments-list-mine = Les miens
page-tournaments-list-past = Passés
page-tournaments-list-next-none = Pas de tournoi en ce moment
page-tournaments-list-next-none-text = Créez-en un en une minute : le serveur fait le reste.
page-tournaments-list-mine-none = Vous n’avez pas encore de tournoi
page-tournaments-list-mine-none-text = Ceux où vous jouez ou que vous dirigez apparaissent ici.
page-tournaments-list-past-none = Pas encore de tournoi passé
page-tournaments-list-past-none-text = Les tournois terminés restent ici.
page-tournaments-new = Nouveau tournoi
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
page-tournaments-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
page-tournaments-calendar = Calendrier
page-tournaments-status-draft = brouillon
page-tournaments-status-open = inscriptions ouvertes
page-tournaments-status-running = en cours
page-tournaments-status-finished = terminé
page-tournaments-status-cancelled = annulé

## Parties de la page

page-tournaments-round = Ronde { $round }
page-tournaments-round-of = Ronde { $round } sur { $rounds }

## Règlement

page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-format-swiss = Système suisse
page-tournaments-format-round_robin = Toutes rondes
page-tournaments-format-groups = Groupes
page-tournaments-format-knockout = Élimination directe
page-tournaments-format-plate = Consolante
page-tournaments-format-arena = Arène
page-tournaments-format-heats = Manches à trois ou quatre
page-tournaments-format-gobble = Manches de Gobble
page-tournaments-format-duplicate = Duplicate
page-tournaments-format-solitaire = Duplicate de Solitaire
page-tournaments-format-rally = Rallye de puzzles
page-tournaments-format-simul = Simultanée
page-tournaments-rules-games-usual = 5 parties par match, 8 en demi-finale, 9 en finale
page-tournaments-luck =
    { $count ->
        [one] Avec { $count } partie par match, la chance compte beaucoup : le hasard déplace un résultat d’environ { $points } points.
       *[other] Sur { $count } parties par match, la chance s’équilibre : le hasard déplace la moyenne d’environ { $points } points par partie.
    }

## Le formulaire

page-tournaments-form-duplicate-hint = Toutes les tables d’une ronde ont les mêmes donnes, chacune jouée des deux côtés.

## Direction

page-tournaments-out-played = a joué
page-tournaments-out-resigned = a abandonné
page-tournaments-out-absent = n’est pas venu
page-tournaments-out-conceded = concédée par l’hôte
page-tournaments-month = Mois
page-tournaments-month-count =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
page-tournaments-month-whole = Afficher tout le mois
page-tournaments-month-none = Rien ne commence ce mois-ci.
page-tournaments-list-dates = Par date
