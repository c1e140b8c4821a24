### A table: seats and hands, what is asked, what a placement does, the result, the log.

## Colours, tiles and spaces in words

page-space-forced = forcé
page-space-barred = interdit par les restrictions
page-space-numbers = tuiles possibles : { $numbers }
page-fit-yours =
    { $count ->
        [one] { $count } de vos tuiles convient
       *[other] { $count } de vos tuiles conviennent
    }
page-fit-theirs =
    { $count ->
        [one] { $count } tuile convient ({ $name })
       *[other] { $count } tuiles conviennent ({ $name })
    }
page-fit-nobody = personne n’a de tuile qui convient
page-fit-short = { $name } ({ $count })
page-fit-short-nobody = personne

## A table

page-bag =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
page-seat-partner = partenaire
page-seat-team = équipe
page-seat-turn = doit jouer
page-seat-gone = a abandonné
page-seat-clock = Temps restant :
page-seat-score =
    { $count ->
        [one] { $name } : { $count } point. Tracer la meilleure ligne
       *[other] { $name } : { $count } points. Tracer la meilleure ligne
    }
page-seat-line =
    { $count ->
        [one] ligne de { $count } tuile
       *[other] ligne de { $count } tuiles
    }
page-seat-loop =
    { $count ->
        [one] boucle de { $count } tuile
       *[other] boucle de { $count } tuiles
    }
page-hand-fits = convient à un espace forcé
page-ask = À faire
page-ask-named = { $name } : { $ask }
page-ask-first = Posez la première tuile
page-ask-forced =
    { $count ->
        [one] Remplissez un espace forcé ({ $count } de vos tuiles convient)
       *[other] Remplissez un espace forcé ({ $count } de vos tuiles conviennent)
    }
page-ask-free = Votre coup libre
page-ask-ahead = Pas encore à vous : simple essai
page-ask-filling = La seule tuile qui convient est jouée…
page-ask-chosen =
    { $count ->
        [one] Tuile { $tile } : { $count } espace au choix
       *[other] Tuile { $tile } : { $count } espaces au choix
    }
page-ask-target =
    { $count ->
        [one] Choisissez la tuile pour cet espace ({ $count } y va)
       *[other] Choisissez la tuile pour cet espace ({ $count } y vont)
    }
page-ask-other = Au tour de : { $name }
page-ask-thinking = { $name } réfléchit…
page-ask-filling_robot = { $name } remplit les espaces forcés…
page-ask-endgame = La pioche est vide : plus de restrictions
page-turn-left = Tourner à gauche
page-placing = Pose…
page-preview = Les conséquences
page-preview-waiting = Vérification…
page-preview-nothing = Aucune ligne allongée, aucun espace forcé
page-preview-yours = Votre ligne : { $before } → { $after }
page-preview-theirs = Ligne adverse ({ $name }) : { $before } → { $after }
page-preview-loop =
    { $count ->
        [one] Ferme une boucle ({ $colour }) de { $count } tuile : { $score }
       *[other] Ferme une boucle ({ $colour }) de { $count } tuiles : { $score }
    }
page-preview-forced = Nouvel espace forcé : { $who }
page-resign-text = La partie est alors perdue et ne peut plus être reprise.
page-resign-named = { $name } abandonne

## The end

page-result-you = Vous gagnez !
page-result-win =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-result-tie = Égalité entre { $names }
page-result-deadlock = Partie nulle : personne ne gagne
page-result-absent = Personne n’est venu : partie non jouée
page-result-resigned = Par abandon
page-result-unanalysed = Seules les parties à deux sont analysées.
page-result-points = { $points } points de tournoi
page-result-overtime = { $time } de dépassement

## Moves in words

page-log = Coups
page-log-draw = Tirage au sort : { $draws }. Commence : { $name }.
page-result-margin =
    { $count ->
        [one] De { $count } point
       *[other] De { $count } points
    }
page-share = Partager
page-share-list = La montrer dans les archives
page-share-listed = Elle est dans les archives
page-log-none = Aucune tuile posée.
page-move-forced = { $name } : la tuile { $tile } remplit un espace forcé
page-move-free = { $name } : la tuile { $tile } est posée
page-move-drawn = { $move }, { $drawn } piochée
page-live-paused-ask = Personne ne joue avant la reprise.
page-live-awaited-ask = La partie commence quand tout le monde est là.
page-live-dot-here = est là
page-live-dot-away = est absent
page-live-dot-robot = un robot joue
page-live-result-tie = D’un commun accord
page-live-result-adjudicated = Points comptés tels quels : le temps était bien dépassé
page-live-result-default = Par forfait de : { $names }
page-live-result-absent = Par forfait, absents : { $names }
page-live-result-ruled-scores = Points comptés tels quels, par un arbitre
page-live-result-ruled-tie = Égalité, par décision d’un arbitre
page-live-result-ruled-default = Par forfait, par décision d’un arbitre
page-live-result-ruled-absent = Personne n’est venu, par décision d’un arbitre
page-result-room = Retour à la salle
page-result-tournament = Retour au tournoi

## Games by name, and what all of them say

page-steps = Autres coups
page-space-priority = coup prioritaire
page-space-round = { $numbers } tuiles autour
page-space-gobble = un gobble

## Steps: as news, in the list of moves, and on their buttons

page-step-discard = { $name } : une tuile sur la pile de pénalité
page-step-return = { $name } : une tuile de pénalité retourne dans la pioche
page-step-keep = { $name } : la pile de pénalité reste
page-step-offer = { $name } : proposition d’arrêter la partie
page-step-agree = { $name } : d’accord, la partie est finie
page-step-decline = { $name } : non, la partie continue
page-log-step-discard = en pénalité
page-log-step-return = dans la pioche
page-log-step-keep = garde la pile
page-log-step-offer = propose d’arrêter
page-log-step-agree = accepte
page-log-step-decline = continue
page-step-do-discard = Sur la pile de pénalité
page-step-do-return = Dans la pioche
page-step-do-keep = Garder la pile
page-step-do-offer = Proposer d’arrêter
page-step-do-agree = Accepter
page-step-do-decline = Continuer

## Solitaire

page-solitaire-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-solitaire-ask = Posez la tuile où elle convient
page-solitaire-ask-forced =
    { $count ->
        [one] Elle convient à { $count } espace forcé : elle y va
       *[other] Elle convient à { $count } espaces forcés : choisissez-en un
    }
page-solitaire-preview-next = Nouvel espace forcé : la tuile suivante doit en remplir un
page-solitaire-preview-later = Nouvel espace forcé : la tuile suivante n’y convient pas
page-solitaire-loop = Une boucle à travers les 14 tuiles : { $score } points !
page-solitaire-line = Une ligne à travers les 14 tuiles : { $score } points !

## Gobble for one

page-gobble-ask =
    { $count ->
        [one] Posez la tuile : { $count } espace possible
       *[other] Posez la tuile : { $count } espaces possibles
    }
page-gobble-ask-discard = Aucune place pour cette tuile
page-gobble-ask-relief = Un gobble ! Jouez la tuile { $tile } de pénalité, ou :
page-gobble-preview-gobble = Un gobble
page-gobble-preview-none = Joint deux tuiles
page-gobble-won = Les 56 tuiles sont jouées !
page-gobble-left =
    { $count ->
        [one] Il reste { $count } tuile
       *[other] Il reste { $count } tuiles
    }

## The Mind Game

page-mind-line =
    { $count ->
        [one] ligne de { $count } bande
       *[other] ligne de { $count } bandes
    }
page-mind-loop =
    { $count ->
        [one] boucle de { $count } bande
       *[other] boucle de { $count } bandes
    }
page-mind-ask = Posez une tuile à côté des autres
page-mind-ask-first = Posez la première tuile où vous voulez sur le plateau
page-mind-ask-priority =
    { $count ->
        [one] Un coup prioritaire : { $count } de vos tuiles peut le remplir
       *[other] Un coup prioritaire : { $count } de vos tuiles peuvent le remplir
    }
page-mind-ask-offered = On vous propose d’arrêter la partie
page-mind-ask-waiting = { $name } réfléchit à la proposition…
page-mind-preview-priority = Nouveau coup prioritaire, possible pour : { $who }
page-mind-forfeit =
    { $count ->
        [one] { $names } : aucune tuile à poser, tour passé
       *[other] { $names } : aucune tuile à poser, tours passés
    }
page-result-agreed = D’un commun accord
page-result-forfeited = Personne ne pouvait plus poser de tuile
page-files = Fichiers
page-files-picture = Image de cette étape (SVG)
page-files-animation = Animation (GIF)
page-files-json = Partie entière (JSON)
page-record = Télécharger la partie
