### Gobble races.

## What cannot be played or read

bad-race-players = De deux à six peuvent faire la course, non { $players }.
bad-race-handicap = Un handicap de { $handicap } ne peut être distribué à { $players } joueurs.
bad-race-action = « { $text } » n’est rien qui se fasse, comme turn, 25@0,-1:5 ou give:2:stack.

## The pages of the race

page-race-title = Course de Gobble
page-race-lead = Pas de tours : tous jouent à la fois. Le premier sans tuiles gagne.
page-race-make = Créer la course
page-race-new = Nouvelle course
page-race-error = Cette course ne peut pas être ouverte
page-race-join = Rejoindre une course
page-race-join-hint = Le lien reçu, ou la fin de ce lien
page-race-join-go = Rejoindre
page-race-join-unknown = Ce n’est pas un lien vers une course.
page-race-kind-open = Une personne, par lien
page-race-kind-slow = Robot lent
page-race-kind-medium = Robot moyen
page-race-kind-fast = Robot rapide
page-race-robot-slow = Lent
page-race-robot-medium = Moyen
page-race-robot-fast = Rapide
page-race-handicap = Handicap
page-race-handicap-none = aucun
page-race-handicap-tiles =
    { $count ->
        [one] { $count } tuile de plus
       *[other] { $count } tuiles de plus
    }
page-race-rules = Règles
page-race-rules-turn = Retournez la tuile du dessus de votre pile. Il n’y a pas de tours : tous jouent à la fois.
page-race-rules-join = Posez-la là où elle touche au moins deux tuiles, toutes les couleurs s’accordant.
page-race-rules-discard = Ou défaussez-la, face visible, sur votre pile de pénalité.
page-race-rules-gobble = Une tuile qui en touche trois ou plus est un gobble : donnez une tuile à quelqu’un, de votre pile ou de vos pénalités, avant de retourner la suivante.
page-race-rules-out = Vous avez fini quand pile, main et pénalités sont vides. Seuls les gobbles vident les pénalités.
page-race-rules-first = Si deux visent le même espace, le premier arrivé l’a ; l’autre garde sa tuile.
page-race-lobby = Avant la course
page-race-link = Lien
page-race-link-text = Toute personne qui a ce lien peut prendre une place libre :
page-race-seats = Places
page-race-seat-open = Place libre
page-race-seat-free = en attente d’un joueur
page-race-seat-away = absent
page-race-seat-ready = prêt
page-race-seat-waiting = pas encore prêt
page-race-seat-who = Qui est à la place { $number }
page-race-share =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-race-sit = Prendre la place
page-race-stand = Libérer la place
page-race-ready = Je suis prêt
page-race-ready-no = Finalement, je ne suis pas prêt
page-race-wait = La course commence dès que tout le monde est prêt.
page-race-tournament = Retour au tournoi
page-race-due = Elle commence sans ceux qui ne seront pas prêts dans { $time }.
page-race-full = Toutes les places sont prises. Vous pouvez regarder la course d’ici.
page-race-time = Durée de la course
page-race-rivals = Les autres
page-race-yours = Vos tuiles
page-race-pile =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
page-race-stack =
    { $count ->
        [one] { $count } pénalité
       *[other] { $count } pénalités
    }
page-race-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
page-race-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
page-race-place = place { $place }
page-race-out = Fini
page-race-out-at = fini en { $time }
page-race-out-you = Fini : place { $place }
page-race-out-other = { $name } a fini : place { $place }
page-race-standing-waits = attend des tuiles des autres
page-race-standing-out = a fini
page-race-standing-resigned = a abandonné
page-race-turn = Retourner
page-race-discard = Défausser
page-race-pile-short = cachée
page-race-stack-short = pénalité
page-race-give-pile = Donner le dessus de la pile, sans le voir
page-race-give-stack = Donner le dessus des pénalités
page-race-give-to = Donner une tuile à { $name }, qui en a encore { $count }
page-race-hand-turn = toucher pour tourner
page-race-ask-watch = Vous regardez.
page-race-ask-turn = Retournez la tuile suivante.
page-race-ask-give = Gobble ! À qui donnez-vous une tuile ?
page-race-ask-trial = Tournez-la, puis confirmez.
page-race-ask-join = Posez la tuile, ou défaussez-la.
page-race-ask-lit =
    { $count ->
        [one] Elle va dans { $count } espace ; ou défaussez-la.
       *[other] Elle va dans { $count } espaces ; ou défaussez-la.
    }
page-race-ask-waits = Il ne reste que des pénalités : attendez une tuile de quelqu’un.
page-race-ask-out = En attente : { $names }…
page-race-ask-resigned = Vous avez abandonné. Les autres continuent.
page-race-lost = Cet espace est pris : votre tuile est revenue en main.
page-race-lost-to = { $name } y était avant vous : votre tuile est revenue en main.
page-race-misfit = La tuile ne va pas là.
page-race-gift = Gobble par { $name } : vous recevez une tuile.
page-race-space-gobble = un gobble
page-race-won-you = Fini en premier : vous gagnez !
page-race-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
page-race-again = Refaire une course
page-race-record = Télécharger la course
page-race-next = Vers la course suivante
page-race-resign-text = Vos tuiles restent là, et les autres continuent sans vous.
page-race-keys-turn = Retourner la tuile suivante
page-race-keys-join = Poser la tuile dans l’espace
page-race-keys-discard = Défausser la tuile
page-race-keys-give = Donner une tuile à ce joueur
page-race-keys-source = Donner de la pile ou des pénalités
