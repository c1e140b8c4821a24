### The lobby and its rooms.

## Why something cannot be done in the lobby or in a room

lobby-visitor = Entrez d’abord comme invité, ou connectez-vous.
lobby-banned = Vous ne pouvez participer ni au salon ni aux discussions avant le { $until }. Raison : { $reason }
lobby-unknown = Cette salle n’existe plus, ou elle est privée.
lobby-host = Seul l’hôte de la salle peut le faire.
lobby-no_slot = Il n’y a personne à cette place.
lobby-slot_taken = Quelqu’un d’autre a pris cette place.
lobby-room_full = Toutes les places de cette salle sont prises.
lobby-no_seat = Prenez d’abord une place.
lobby-playing = Une partie est en cours ici : attendez qu’elle soit finie.
lobby-elsewhere = Vous jouez dans la salle « { $room } » : finissez d’abord cette partie.
lobby-busy = { $name } joue une autre partie.
lobby-members = Les parties classées sont réservées aux membres.
lobby-masters = Les parties de maîtres demandent au moins 950 points : { $name } en a moins.
lobby-no_robots = Les robots ne peuvent pas jouer ce genre de partie.
lobby-seats_free =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-not_ready = Pas encore prêts : { $names }.
lobby-absent = Pas ici pour le moment : { $names }.
lobby-not_welcome = Vous ne pouvez pas jouer ensemble : l’un de vous ignore l’autre.
lobby-uninvitable = Vous ne pouvez pas inviter { $name }.
lobby-nobody = Personne ici ne s’appelle { $name }.
lobby-seek_gone = Quelqu’un a été plus rapide, ou le défi a été retiré.
lobby-rooms = Vous êtes l’hôte de { $most } salles : fermez-en une d’abord.
lobby-invitations = Il y a déjà { $most } invitations à cette salle.
lobby-no_review = On ne peut analyser ensemble qu’une partie finie.

## The page of the lobby

page-lobby-lead = Prenez une place dans une salle, ou cherchez un adversaire.
page-lobby-quick = Partie rapide
page-lobby-quick-hint = Contre le premier venu, 15 minutes chacun
page-lobby-playing = Retour à votre partie
page-lobby-seeking = Recherche d’un adversaire…
page-lobby-seeking-stop = Ne plus chercher
page-lobby-offer = Personne pour l’instant. Jouer plutôt contre un robot ?
page-lobby-offer-go = Jouer contre le robot { $name }
page-lobby-rooms = Salles
page-lobby-rooms-none = Aucune salle ouverte
page-lobby-rooms-none-visitor = Connectez-vous et ouvrez-en une : les autres la verront aussitôt ici.
page-lobby-people-none = Personne n’est encore connecté
page-lobby-rooms-none-text = Ouvrez-en une : les autres la verront aussitôt ici.
page-lobby-mine = Vos salles
page-lobby-invitations = Invitations
page-lobby-invited = { $name } vous invite
page-lobby-accept = Rejoindre
page-lobby-decline = Refuser
page-lobby-open = Ouvrir une salle
page-lobby-open-name = Nom de la salle
page-lobby-challenge = Défier { $name }
page-lobby-challenge-short = Défier
page-lobby-challenge-go = Ouvrir une salle et inviter
page-lobby-challenge-first = Vous allez défier { $name } : entrez d’abord.
page-lobby-open-default = Salle : { $name }
page-lobby-open-private = Privée : seulement par lien ou invitation
page-lobby-open-go = Ouvrir la salle
page-lobby-seeks = Défis ouverts
page-lobby-seeks-none = Aucun défi ouvert.
page-lobby-seek = Chercher un adversaire
page-lobby-seek-hint = Les autres voient ce que vous aimeriez jouer. Si quelqu’un veut la même chose, la partie commence aussitôt.
page-lobby-seek-go = Chercher
page-lobby-seek-first = Couleur souhaitée
page-lobby-seek-second = Si elle est prise
page-lobby-seek-any = n’importe laquelle
page-lobby-seek-accept = Jouer contre { $name } : { $terms }
page-lobby-people =
    { $count ->
        [one] { $count } personne ici
       *[other] { $count } personnes ici
    }
page-lobby-place-lobby = dans le salon
page-lobby-place-room = dans une salle
page-lobby-place-table = à une table
page-lobby-place-watch = regarde une partie
page-lobby-ignore = Ignorer
page-lobby-heed = Ne plus ignorer
page-lobby-heed-name = Ne plus ignorer { $name }
page-lobby-enter = Pour prendre une place ou écrire, entrez comme invité ou connectez-vous.
page-lobby-silent = Serveur injoignable
page-lobby-silent-text = Nouvelle tentative en cours…
page-lobby-error = Le salon ne peut pas être ouvert

## Rooms

page-room = Salle
page-room-error = Cette salle ne peut pas être ouverte
page-room-back = Retour au salon
page-room-closed = Cette salle est fermée
page-room-by = ouverte par { $name }
page-room-private = privée
page-room-open = Entrer
page-room-open-name = Entrer dans la salle { $name }
page-room-watch = Regarder
page-room-watch-name = Regarder la partie dans { $name }
page-room-table = À la table
page-room-slots = Places
page-room-slot-take = Prendre la place : { $colour }
page-room-slot-taken = { $colour } : { $name }
page-room-slot-you = { $colour } : vous
page-room-slot-open = { $colour } : libre
page-room-slot-shut = { $colour } : pas nécessaire
page-room-slot-free = libre
page-room-slot-spare = pas nécessaire
page-room-slot-away = absent
page-room-slot-unready = pas encore prêt
page-room-slot-ready = prêt
page-room-slot-robot = robot
page-room-stand = Libérer la place
page-room-leave = Quitter la salle
page-room-close = Fermer la salle
page-room-robot = Ajouter un robot…
page-room-robot-slot = Robot à la place { $colour }
page-room-robot-none = pas de robot
page-room-remove = Libérer la place occupée par { $name }
page-room-host = hôte
page-room-host-make = Nommer { $name } hôte
page-room-start = Commencer
page-room-start-wait = Vous pourrez commencer dès que toutes les places seront prises.
page-room-wait = En attente : { $name } doit commencer la partie.
page-room-ready = Je suis prêt
page-room-ready-changed = Les conditions ont changé.
page-room-again = Rejouer
page-room-again-wait = La partie suivante commence dès que tout le monde est prêt.
page-room-link = Lien
page-room-link-text = Toute personne qui a ce lien peut entrer :
page-room-invite = Inviter par le nom
page-room-invite-go = Inviter
page-room-invite-sent = { $name } est invité.
page-room-terms = Conditions
page-room-terms-change = Changer les conditions
page-room-terms-hint = Proposer des conditions, c’est les accepter ; les autres devront répondre à nouveau.
page-room-terms-keep = Proposer
page-room-review = Analyser la partie
page-room-review-last = Analyser la dernière partie ensemble
page-room-review-table = Lien vers la partie

## The lobby of a race

lobby-begun = Cette course a déjà commencé.
lobby-not_begun = Cette course n’a pas encore commencé.
lobby-not_over = Cette course n’est pas encore finie.
lobby-fixed = Les places d’une course de tournoi sont fixes.
lobby-seated = Vous avez déjà une place dans cette course.
lobby-full = Toutes les places de cette course sont prises.
lobby-taken = Cette place n’est pas libre.
lobby-host_only = Seule la personne qui a créé la course peut faire cela.
