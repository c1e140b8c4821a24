### Tables: playing, offers, the end of a game.

## The end

page-rematch = Revanche
page-result-more = Plus
page-practice = Entraînement

page-live-bar = Les autres à la table
page-live-title = Une proposition pour vous
page-live-paused = La partie est en pause.
page-live-held = Un arbitre a suspendu la partie.
page-live-awaited = On attend { $names }. Forfait à { $time }.
page-live-ruling = Un arbitre est appelé. À { $time }, les points comptent tels quels.
page-live-ask-controller = Appeler un arbitre
page-live-resume = Reprendre
page-live-replaced = Un robot joue à votre place.
page-live-return = Reprendre ma place
page-live-here =
    { $count ->
        [one] { $names } est là.
       *[other] { $names } sont là.
    }
page-live-robots = Vous jouez contre { $names }.
page-live-away = { $name } est absent depuis { $time }.
page-live-left = { $name } est parti.
page-live-robot = Un robot joue pour { $name }, absent.
page-live-wait = Dans { $time }, un robot pourra jouer à sa place.
page-live-late-days = { $name } n’a pas joué à temps.
page-live-late-time = { $name } a largement dépassé son temps.
page-live-claim-robot = Faire jouer un robot
page-live-claim-default = Réclamer le gain
page-live-claim-without = Jouer sans lui
page-live-claim-time = Compter les points
page-live-offer = Proposer…
page-live-offers = Que proposez-vous ?
page-live-offer-tie = L’égalité
page-live-offer-take_back = Reprendre le tour
page-live-offer-pause = Une pause
page-live-offer-rematch = Une revanche
page-live-nothing = La proposition n’a pas abouti.
page-live-taken_back = Le dernier tour a été repris.
page-live-agree = D’accord
page-live-decline = Non merci
page-live-withdraw = Retirer
page-live-asked-tie = { $name } propose l’égalité.
page-live-asked-take_back = { $name } voudrait reprendre son dernier tour.
page-live-asked-pause = { $name } voudrait une pause.
page-live-asked-rematch = { $name } voudrait rejouer.
page-live-asking-tie = Vous proposez l’égalité à { $names }.
page-live-asking-take_back = Vous demandez à { $names } de reprendre votre dernier tour.
page-live-asking-pause = Vous demandez une pause à { $names }.
page-live-asking-rematch = Vous avez proposé une revanche à { $names }.
page-live-offered-tie = { $name } propose l’égalité.
page-live-offered-take_back = { $name } voudrait reprendre un tour.
page-live-offered-pause = { $name } voudrait une pause.
page-live-following = Vers la partie suivante
page-live-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
review-not_over = On peut analyser une partie ensemble quand elle est finie.

page-ranked-counting = Cette partie compte : le classement suit dans un instant.
page-ranked-counted-all--time = Comptée au classement de toujours :
page-ranked-counted-monthly = Comptée au classement du mois :
page-ranked-counted-masters = Comptée au classement des maîtres :
page-ranked-counted-doubles = Comptée au classement des doubles :
page-ranked-counted-tournaments = Comptée à l’Elo des tournois :

## Parties jouées hors ligne

page-offline-kind = Jouée hors ligne
