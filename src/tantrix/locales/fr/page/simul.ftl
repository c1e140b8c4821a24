### A simul, for its host.

page-simul-title = Simultanée
page-simul-back = Retour au tournoi
page-simul-boards = Plateaux
page-simul-all = Tous les plateaux
page-simul-next = Plateau suivant ({ $count })
page-simul-go = Aller au plateau qui attend depuis le plus longtemps
page-simul-open = Ouvrir
page-simul-none = Les plateaux s’ouvrent quand la simultanée commence.
page-simul-waiting =
    { $count ->
        [one] { $count } plateau vous attend.
       *[other] { $count } plateaux vous attendent.
    }
page-simul-state-waits = à vous de jouer
page-simul-state-thinks = l’invité réfléchit
page-simul-state-opening = ouverture
page-simul-state-over = terminée
