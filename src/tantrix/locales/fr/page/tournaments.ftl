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
