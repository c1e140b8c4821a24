### The rules of a tournament, in words.

## Listes

page-tournaments-report = Rapport

## Règlement

page-tournaments-rules-games =
    { $count ->
        [one] { $count } partie par match
       *[other] { $count } parties par match
    }
page-tournaments-rules-advance =
    { $count ->
        [one] { $count } qualifié par groupe
       *[other] { $count } qualifiés par groupe
    }
page-tournaments-rules-best =
    { $count ->
        [one] le { $count } meilleur continue
       *[other] les { $count } meilleurs continuent
    }
page-tournaments-rules-bands = pendant la première moitié des rondes, les niveaux proches se rencontrent
page-tournaments-rules-wins = les victoires comptent d’abord, puis les points
page-tournaments-rules-matches = les matchs comptent d’abord : 2 points pour un match gagné, 1 pour un match nul
page-tournaments-rules-apart =
    { $count ->
        [one] ceux d’un même pays ou club ne se rencontrent pas pendant la { $count }re ronde si on peut l’éviter
       *[other] ceux d’un même pays ou club ne se rencontrent pas pendant les { $count } premières rondes si on peut l’éviter
    }
page-tournaments-rules-team =
    { $count ->
        [one] Chaque équipe joue sur { $count } table. L’ordre est fixé à la publication de la ronde ; un remplaçant peut entrer jusqu’à l’ouverture de la table. Une table sans joueur perd 5,0–15,0.
       *[other] Chaque équipe joue sur { $count } tables, toutes en même temps. L’ordre est fixé à la publication de la ronde ; un remplaçant peut entrer jusqu’à l’ouverture de la table. Une table sans joueur perd 5,0–15,0.
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
page-tournaments-rules-every =
    { $count ->
        [one] Une ronde commence toutes les { $count } minute. Une partie encore en cours 10 minutes après le début suivant compte telle quelle.
       *[other] Une ronde commence toutes les { $count } minutes. Une partie encore en cours 10 minutes après le début suivant compte telle quelle.
    }
page-tournaments-rules-late = Qui n’est pas à la table au bout de 10 minutes perd la partie 5,0–15,0. On ne peut proposer ni partie nulle, ni reprise, ni pause.
page-tournaments-rules-late-called = Si vous manquez au bout de 10 minutes, un arbitre peut donner la partie à l’adversaire, 15,0–5,0 ; sans décision, elle est perdue 10 minutes plus tard. On ne peut proposer ni partie nulle, ni reprise, ni pause.
page-tournaments-rules-points = Points
page-tournaments-rules-points-text = Chaque partie partage 20,0 points de tournoi : 10,0 chacun pour une partie nulle, 13,3 pour une tuile d’écart, et davantage si l’écart est plus grand.
page-tournaments-rules-table = Points selon l’écart
page-tournaments-rules-unplayed = Par partie, une exemption vaut 15,0, une exemption demandée 10,0, une ronde avant votre inscription 5,0 et une absence 0,0.
page-tournaments-rules-ties = Égalités
page-tournaments-rules-ties-text = À points égaux comptent les points des parties entre les ex æquo si tous se sont rencontrés aussi souvent, puis les victoires, les écarts et les tuiles. Si tout est égal, la place est partagée.
page-tournaments-rules-lots = Hasard
page-tournaments-rules-lots-text = Tout tirage vient d’un secret. Son SHA-256 est fixé ici dès le début, et le secret est ouvert à la fin : chacun peut vérifier.
page-tournaments-rules-lots-key = Le secret :
page-tournaments-again = Se répète
page-tournaments-again-like = En créer un semblable
page-tournaments-prizes = Prix

## Le formulaire

page-tournaments-rules-conditions = Qui peut s’inscrire
page-tournaments-rules-elo_least = un Elo de tournoi d’au moins { $elo } (1500 avant la première partie)
page-tournaments-rules-elo_most = un Elo de tournoi d’au plus { $elo }
page-tournaments-rules-before =
    { $count ->
        [one] au moins { $count } partie jouée ici
       *[other] au moins { $count } parties jouées ici
    }
page-tournaments-rules-finished = au moins { $share } % de parties terminées
page-tournaments-rules-countries = de { $countries }
page-tournaments-rules-invited = sur invitation seulement

## Arenas, and times that opponents agree on

page-tournaments-rules-arena =
    { $count ->
        [one] des parties commencent pendant { $count } minute
       *[other] des parties commencent pendant { $count } minutes
    }
page-tournaments-rules-arena-points = une victoire compte les points au-dessus de 10,0, une égalité 1,0, une défaite rien
page-tournaments-rules-arena-wins = une victoire compte 2 points, une égalité 1, une défaite rien
page-tournaments-rules-arena-streaks = après deux victoires de suite, chaque nouvelle victoire compte double
page-tournaments-rules-ends =
    { $count ->
        [one] Après { $count } jour, les parties encore en cours sont arrêtées.
       *[other] Après { $count } jours, les parties encore en cours sont arrêtées.
    }
page-tournaments-rules-undecided = Elles sont comptées en l’état.
page-tournaments-rules-decision =
    { $count ->
        [one] Un arbitre peut en décider pendant { $count } jour ; celles qui restent sont comptées en l’état.
       *[other] Un arbitre peut en décider pendant { $count } jours ; celles qui restent sont comptées en l’état.
    }
page-tournaments-rules-arena-late = Qui n’est pas à la table dans la minute perd la partie et passe en pause. Égalités, reprises et pauses ne peuvent pas être proposées.
page-tournaments-rules-heats = vos points sont la moyenne de ceux que vous avez contre chacun des autres de la table, pénalités comprises ; une table de quatre partage 40,0 points, une table de trois 30,0
page-tournaments-rules-gobble = le premier à finir a autant de points que la manche a de joueurs, et ainsi de suite jusqu’à 1 pour le dernier ; à égalité, le temps total le plus court l’emporte
page-tournaments-rules-race =
    { $count ->
        [one] Une course part dès que tous sont prêts. Qui n’est pas prêt dans les trois minutes ne court pas et n’a rien. Après { $count } minute, la course est arrêtée : ceux qui n’ont pas fini sont classés selon les tuiles qui leur restent.
       *[other] Une course part dès que tous sont prêts. Qui n’est pas prêt dans les trois minutes ne court pas et n’a rien. Après { $count } minutes, la course est arrêtée : ceux qui n’ont pas fini sont classés selon les tuiles qui leur restent.
    }
page-tournaments-rules-duplicate = chaque donne se joue deux fois, de chaque côté ; les points sont ceux contre le robot, et une partie non jouée à temps ne compte rien
page-tournaments-rules-solitaire = les points sont les scores de toutes les piles réunies ; à égalité, le temps le plus court l’emporte
page-tournaments-rules-rally =
    { $count ->
        [one] tous ont les mêmes puzzles et { $count } minute, dans l’ordre de leur choix ; les puzzles sont scellés jusqu’au départ, et qui arrive en retard a le temps qui reste
       *[other] tous ont les mêmes puzzles et { $count } minutes, dans l’ordre de leur choix ; les puzzles sont scellés jusqu’au départ, et qui arrive en retard a le temps qui reste
    }
page-tournaments-rules-rally-ties = un puzzle résolu compte 1 point ; à égalité, qui a résolu son dernier plus tôt est devant ; le serveur vérifie chaque solution
page-tournaments-rules-simul =
    { $count ->
        [one] l’organisateur joue une partie contre chaque invité, toutes à la fois ; aucune pendule ne tourne, et après { $count } minute les parties sont comptées en l’état ; rien ne compte pour un classement
       *[other] l’organisateur joue une partie contre chaque invité, toutes à la fois ; aucune pendule ne tourne, et après { $count } minutes les parties sont comptées en l’état ; rien ne compte pour un classement
    }
page-tournaments-rules-sealed = personne d’autre ne voit vos parties avant la fin du temps ; les donnes découlent du secret scellé
page-tournaments-rules-window =
    { $count ->
        [one] Les adversaires fixent une heure en { $count } jour. Sinon, qui a fait deux propositions au moins 48 heures à l’avance gagne par forfait ; si les deux l’ont fait, ils se partagent les points ; si aucun, ils n’en ont pas.
       *[other] Les adversaires fixent une heure en { $count } jours. Sinon, qui a fait deux propositions au moins 48 heures à l’avance gagne par forfait ; si les deux l’ont fait, ils se partagent les points ; si aucun, ils n’en ont pas.
    }
