### La page d’une salle : appariements, classement, pendules et feuilles de match sur le réseau d’un portable.

venue-round = Ronde { $round }
venue-playoff = Ronde { $round } : départage
venue-not_begun = La première ronde n’est pas encore appariée.
venue-group = Groupe { $group }
venue-offline = Le portable de l’arbitre est injoignable. Nouvel essai…
venue-kept =
    { $count ->
        [one] { $count } feuille est gardée sur cet appareil jusqu’à ce que le portable de l’arbitre soit joignable.
       *[other] { $count } feuilles sont gardées sur cet appareil jusqu’à ce que le portable de l’arbitre soit joignable.
    }
venue-starts_in = Début dans { $time }
venue-no_show_in = Les parties ont commencé. Les absents perdent par forfait dans { $time }
venue-no_show = Dix minutes sont passées : les absents peuvent perdre par forfait.

## Lists

venue-tab-pairings = Appariements
venue-tab-standings = Classement
venue-tab-sheets = Feuilles de match
venue-find = Chercher un joueur
venue-find_me = Touchez votre nom pour faire ressortir votre ligne.
venue-no_pairings = Les appariements s’affichent ici dès que l’arbitre les publie.
venue-no_standings = Le classement s’affiche ici une fois la première phase commencée.
venue-head-table = Table
venue-head-players = Joueurs
venue-head-result = Points
venue-head-place = Place
venue-head-name = Nom
venue-head-match_points = Points de match
venue-head-points = Points
venue-head-games = Parties
venue-head-wins = Victoires
venue-head-margin = Écart
venue-head-tiles = Tuiles
venue-bye-bye = Exempt
venue-bye-requested = Exempt à sa demande
venue-bye-absent = Absent
venue-colour-R = rouge
venue-colour-Y = jaune
venue-colour-B = bleu
venue-colour-G = vert

## Score sheets

venue-sheet = Saisir le résultat
venue-sheet_of = Ronde { $round }, table { $table } : résultat
venue-tiles_of = Tuiles : { $name }
venue-time_of = Temps : { $name }
venue-confirms = { $name } confirme
venue-hand_in = Remettre
venue-back = Retour
venue-bad_time = Indiquez les deux temps en minutes et secondes, comme 19:30, ou aucun.
venue-unlikely = Ce résultat est inhabituel. Est-il juste ?
venue-nothing_to_enter = Il n’y a rien à saisir à cette table.
venue-outcome-entered = Le résultat est saisi.
venue-outcome-same = Ce résultat était déjà saisi.
venue-outcome-waits = Le résultat attend l’arbitre, car tous les joueurs ne l’ont pas confirmé.
venue-outcome-conflict = Un autre résultat est saisi pour cette partie. L’arbitre décidera.
venue-outcome-kept = Pas de réseau : le résultat est gardé sur cet appareil et envoyé dès que possible.
venue-no_sheets = Aucune feuille n’attend.
venue-conflict = Un résultat différent est saisi pour cette partie.
venue-unconfirmed = Pas confirmé par tous les joueurs.
venue-reason = Raison de la correction
venue-accept = Accepter
venue-dismiss = Écarter

## The clock

venue-clock = Pendule
venue-clock_of = Ronde { $round }, table { $table } : pendule
venue-clock_begin = Le joueur qui ne commence pas appuie de son côté pour lancer le temps de l’adversaire.
venue-clock_begin_heat = Celui qui précède le premier joueur, dans l’ordre affiché, appuie pour lancer le premier temps ; ensuite chacun appuie à la fin de son tour.
venue-clock_runs = Appuyez de votre côté à la fin de votre tour.
venue-clock_paused = La pendule est arrêtée.
venue-pause = Pause
venue-enter_result = Saisir le résultat
venue-costs =
    { $count ->
        [one] { $count } point perdu
       *[other] { $count } points perdus
    }

## Who somebody is

venue-role-visitor = Vous regardez.
venue-role-table = Cet appareil sert de pendule et de feuille de match.
venue-role-helper = Vous aidez l’arbitre.
venue-role-director = Vous êtes l’arbitre.
venue-have_pin = J’ai un code
venue-other_pin = Utiliser un autre code
venue-pin = Code
venue-enter_pin = Continuer

## What is refused

venue-pin_wrong = Ce code est faux.
venue-slow = Trop de codes faux : attendez une minute.
venue-role_low = Il vous faut un autre code pour cela.
venue-origin = Cette demande vient d’une autre page.
venue-body = La demande est illisible.
venue-sheet_bad = Cette feuille de score ne correspond pas à sa table.
venue-no_sheet = Cette feuille n’attend plus.
venue-full = Trop de feuilles attendent : l’arbitre doit d’abord les regarder.

## The command

cli-command-tournament-serve = Montrer appariements et classement aux téléphones, et en recevoir les résultats.
cli-about-tournament-serve = Servir la page de la salle sur le réseau de ce portable : appariements, classement et compte à rebours pour tous ; une pendule et des feuilles de match pour qui a un code. Aucun autre réseau n’est nécessaire. Ctrl-C y met fin, et rien ne se perd.
cli-venue-open = La page de la salle : { $address }
cli-venue-pin-table = Code des tables (pendule et feuille de match) : { $pin }
cli-venue-pin-helper = Code des aides (leurs résultats comptent aussitôt) : { $pin }
cli-venue-pin-director = Code de l’arbitre : { $pin }
cli-option-venue-host = L’adresse d’écoute.
cli-option-venue-port = Le port d’écoute, 0 pour n’importe quel port libre.
