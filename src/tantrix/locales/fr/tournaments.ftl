### Tournaments over the board: the director's commands and what is printed.

## The commands

cli-command-tournament = Diriger un tournoi sur table.
cli-about-tournament = Diriger un tournoi sur table, sans réseau ni serveur. Le tournoi est un seul fichier ; nommez-le d’abord ou par --file, ou placez-vous dans un dossier qui n’en contient qu’un. Sans commande, on vous demande la suite.
cli-command-tournament-new = Créer le fichier d’un nouveau tournoi.
cli-about-tournament-new = Créer le fichier du tournoi NAME ; les inscriptions sont ouvertes aussitôt. Une phase ajoutée par --then suit la précédente : --then knockout:8 qualifie huit inscrits (dans des groupes, autant de chacun), --then plate est la consolante des battus du premier match.
cli-command-tournament-change = Changer ce qui a été annoncé.
cli-about-tournament-change = Changer ce qui a été annoncé : les options nommées, du tournoi ou d’une phase (--stage). Il faut une note (--note), que tout le monde peut lire. Moins de rondes (--rounds) terminent plus tôt un suisse ou des séries ; --stop-after 4 termine un toutes rondes, des groupes ou une élimination directe après quatre rondes, avec les places de ce qui est joué. Ce qui est apparié le reste.
cli-command-tournament-player = Inscrire des joueurs, un par un ou par une table.
cli-about-tournament-player = Inscrire des joueurs, un par un ou par une table.
cli-command-tournament-away = Ne plus apparier quelqu’un avant son retour.
cli-about-tournament-away = Ne plus apparier l’inscrit NUMBER (ou assez de son nom) avant « back NUMBER ».
cli-command-tournament-back = Apparier de nouveau quelqu’un.
cli-about-tournament-back = Apparier de nouveau l’inscrit NUMBER (ou assez de son nom), qui était absent ou s’était retiré.
cli-command-tournament-withdraw = Retirer quelqu’un.
cli-about-tournament-withdraw = Retirer l’inscrit NUMBER (ou assez de son nom) ; les résultats restent. Une partie appariée et non jouée est perdue par forfait : si elle doit encore se jouer, ajoutez --after-round.
cli-command-tournament-bye = Noter une exemption demandée.
cli-about-tournament-bye = Noter que l’inscrit NUMBER (ou assez de son nom) demande une exemption pour une ronde ROUND non appariée : une fois toutes les cinq rondes au plus, pas pour la dernière.
cli-command-tournament-forbid = Séparer deux inscrits.
cli-about-tournament-forbid = Ne jamais apparier ONE avec TWO (numéros, ou assez des noms), ou avec --allow le permettre de nouveau.
cli-command-tournament-pair = Apparier la ronde suivante.
cli-about-tournament-pair = Apparier la ronde suivante et montrer qui rencontre qui. Personne ne la voit avant sa publication.
cli-command-tournament-swap = Échanger deux inscrits.
cli-about-tournament-swap = Échanger les inscrits ONE et TWO (numéros, ou assez des noms) dans la dernière ronde, avant son premier résultat. Ce que la ronde enfreint alors est indiqué.
cli-command-tournament-publish = Annoncer la ronde ; son heure commence.
cli-about-tournament-publish = Annoncer la dernière ronde : elle commence maintenant, ou à l’heure de --at, et les absents peuvent perdre par forfait dix minutes après.
cli-command-tournament-substitute = Faire entrer un remplaçant.
cli-about-tournament-substitute = Faire jouer NAME, remplaçant de l’équipe TEAM, à la table BOARD de l’équipe dans le match publié, avant le premier résultat de cette table.
cli-command-tournament-unpair = Reprendre la dernière ronde.
cli-about-tournament-unpair = Reprendre la dernière ronde, avant son premier résultat.
cli-command-tournament-enter = Saisir des résultats.
cli-about-tournament-enter = Saisir un résultat, ou une ligne après l’autre jusqu’à une ligne vide : numéro, tuiles et temps d’un joueur, puis de l’autre, comme 12 24 19:30 7 20 21:05. Un mot du nom peut remplacer le numéro ; par équipes c’est 3.2, la table 2 de l’équipe 3. Les temps peuvent manquer ; l’écart peut suivre, et « resigned 7 » (abandon). « absent 7 » donne le forfait contre le 7, « missing » liste les tables qui jouent encore.
cli-command-tournament-missing = Lister les tables qui jouent encore.
cli-about-tournament-missing = Lister les tables qui jouent encore.
cli-command-tournament-standings = Afficher le classement.
cli-about-tournament-standings = Afficher le classement, et le critère qui a départagé les égalités.
cli-command-tournament-wall = Afficher le tableau mural.
cli-about-tournament-wall = Afficher l’adversaire, les points et la place de chaque inscrit à chaque ronde, dans l’ordre des têtes de série.
cli-command-tournament-cross = Afficher la grille.
cli-about-tournament-cross = Afficher les points de chaque inscrit contre chaque autre.
cli-command-tournament-who = Tout montrer d’un inscrit.
cli-about-tournament-who = Montrer les adversaires, les résultats et la place d’un inscrit, d’après son numéro ou assez de son nom.
cli-command-tournament-why = Dire pourquoi deux inscrits se rencontrent.
cli-about-tournament-why = Dire pourquoi ceux d’une table se rencontrent, par exemple 5.3 : où ils en étaient avant la ronde, et pourquoi personne de plus proche ne leur a été apparié.
cli-command-tournament-correct = Corriger un résultat.
cli-about-tournament-correct = Corriger le résultat de PLACE, comme 5.3 (ronde 5, table 3) ou 5.3.2 (sa deuxième partie), de toute ronde, ou l’enlever par --remove. Les rondes déjà appariées restent comme elles sont.
cli-command-tournament-rule = Noter une décision.
cli-about-tournament-rule = Noter la décision d’un contrôleur, avec une raison. Sur la partie de PLACE : tied (nulle) ; tied 7 5.0 (le 7 paie 5,0) ; default 7 (forfait) ; default 7 0.0 (le 7 a 0,0) ; absent (les deux) ; adjudicated 12 24 14.7 7 20 5.3 ; conduct 12 15.0 7 5.0 ; lot, ou lot 7 (le 7 passe) ; warning. À trois ou quatre à la table, adjudicated et conduct nomment tout le monde. Sur l’inscrit NO : warning ; disqualify.
cli-command-tournament-undo = Annuler un événement.
cli-about-tournament-undo = Annuler l’événement NUMBER, par défaut le dernier. C’est aussi un événement, avec une raison ; « log » montre les numéros.
cli-command-tournament-log = Afficher les derniers événements.
cli-about-tournament-log = Afficher les derniers événements avec leurs numéros.
cli-command-tournament-next--stage = Commencer la phase suivante.
cli-about-tournament-next--stage = Terminer une phase jouée, et commencer la suivante avec les qualifiés.
cli-command-tournament-finish = Terminer le tournoi.
cli-about-tournament-finish = Terminer le tournoi une fois tout joué : les places sont définitives, et le secret des tirages est ouvert.
cli-command-tournament-cancel = Annuler le tournoi.
cli-about-tournament-cancel = Annuler le tournoi, avec une raison : ses parties restent, ses classements sont nuls. Rien ne peut être changé ni défait ensuite. Pour finir plus tôt avec des places qui comptent, voir « change --rounds » et « change --stop-after ».
cli-command-tournament-print = Écrire les listes et feuilles à imprimer.
cli-about-tournament-print = Écrire une page à imprimer depuis le navigateur, ou un PDF si le nom du fichier (--output) finit par .pdf. WHAT : sheets (feuilles de partie, deux par A4), pairings (appariements), names (par nom), standings (classement), wall (tableau mural), cross (grille), control (tous les résultats et totaux après une ronde), rules (règles), times (temps), poster (affiche).
cli-command-tournament-merge = Reprendre les résultats d’un autre portable.
cli-about-tournament-merge = Reprendre les résultats qu’une autre copie de ce tournoi, dans FILE, a de plus. Le même résultat deux fois n’en fait qu’un ; deux résultats différents sont montrés, et vous décidez. Code de sortie : 1 s’il y a des conflits.
cli-command-tournament-upload = Montrer le tournoi sur un serveur.
cli-about-tournament-upload = Envoie ce que le serveur à ADDRESS n’a pas encore de ce tournoi ; il le montre à tous et n’y change rien. À faire après chaque ronde, ou à la fin. Il faut un jeton de portée « direct », qu’un membre crée sur la page du serveur.
cli-command-tournament-verify = Vérifier un fichier ou un export, et refaire chaque tirage.
cli-about-tournament-verify = Vérifier qu’aucune ligne du fichier n’a été modifiée, refaire l’ordre de départ, les groupes et les rondes, et comparer l’empreinte des résultats. Avec EXPORT, vérifier plutôt ce que « export json » ou un serveur a écrit d’un tournoi, autant que son secret est ouvert. Code de sortie : 0 tout est intact, 1 non.
cli-command-tournament-export = Écrire le tournoi pour d’autres programmes.
cli-about-tournament-export = Écrire le tournoi en json (tous les événements), standings, results ou heats (CSV ; heats à trois ou quatre), trf (TRF16, une victoire vaut un point) ou txt (un rapport qui se relit).
cli-command-tournament-player--add = Inscrire un joueur.
cli-about-tournament-player--add = Inscrire le joueur NAME. Sans NAME, les demander l’un après l’autre : nom, pays, couleurs, Elo, séparés par des virgules.
cli-command-tournament-player--import = Inscrire tous les joueurs d’une table.
cli-about-tournament-player--import = Inscrire tous ceux de FILE, une table CSV dont la première ligne nomme les colonnes (nom, pays, club, elo, couleurs, junior, daltonien, membres), ou personne si une ligne est fausse.
cli-command-tournament-player--list = Lister les joueurs.
cli-about-tournament-player--list = Lister les joueurs.
cli-command-tournament-player--edit = Corriger ce qu’on sait d’un joueur.
cli-about-tournament-player--edit = Corriger le nom, le pays, le club, l’Elo, les couleurs ou les marques d’un inscrit, d’après son numéro ou assez de son nom.

## Their options

cli-option-file = Le fichier du tournoi.
cli-option-by = Qui agit, pour le journal.
cli-option-repair = Mettre une demi-ligne à la fin du fichier dans un fichier à côté.
cli-option-format = Le format de la première phase.
cli-option-rounds = Rondes ; 0 pour le nombre habituel. Un toutes rondes se joue autant de fois.
cli-option-stop_after = Après tant de rondes, un toutes rondes, des groupes ou une élimination directe se terminent, avec les places de ce qui est joué ; 0 : non.
cli-option-match_games = Parties d’un match, par équipes à chaque table (deux d’habitude) ; 0 pour le nombre habituel d’une élimination directe.
cli-option-then = Une phase de plus, comme knockout:8 ou plate (consolante) ; après des groupes d’habitude knockout:2, avec none aucune.
cli-option-by_wins = Les victoires comptent avant les points.
cli-option-tables = Tables de la salle ; 0 si personne ne les compte.
cli-option-sets = Jeux disponibles.
cli-option-clocks = Pendules disponibles.
cli-option-sets_cb = Jeux pour daltoniens.
cli-option-limit = Temps de chaque camp, d’habitude 20:00, d’une paire 24:00.
cli-option-apart = Dans autant de rondes, ceux d’un même club ou pays ne se rencontrent pas si possible.
cli-option-bands = Compter des tranches d’Elo pour l’appariement jusqu’à la moitié des rondes.
cli-option-repeats = Permettre une nouvelle rencontre quand rien d’autre ne reste.
cli-option-alternate = Les débuts alternent au lieu d’être tirés.
cli-option-first = Comment la ronde 1 d’un suisse est appariée.
cli-option-third_place = Jouer la troisième place.
cli-option-doubles_event = Les inscrits sont des paires ; leurs temps s’additionnent.
cli-option-team_boards = Les inscrits sont des équipes, qui se rencontrent sur tant de tables ; les matchs comptent avant les points.
cli-option-pool = Quel temps compte en double : celui des deux partenaires ensemble (pair), ou celui de chacun (player).
cli-option-capacity = Nombre maximal d’inscrits ; les suivants attendent. 0 pour aucune limite.
cli-option-text = Ce que tout le monde devrait encore savoir du tournoi.
cli-option-prize = Un prix ; à donner une fois par prix.
cli-option-note = Pourquoi cela change ; tout le monde peut le lire.
cli-option-country = Le pays, comme FR.
cli-option-club = Le club.
cli-option-elo = L’Elo de tournoi, pour les têtes de série.
cli-option-games_before = Parties de tournoi déjà jouées ; moins de 36, c’est un débutant.
cli-option-colours = Deux couleurs préférées, comme RY : le premier choix, puis le second.
cli-option-cb = Daltonien.
cli-option-junior = Junior.
cli-option-member = Un membre d’une paire, ou d’une équipe dans l’ordre de ses tables, remplaçants à la fin ; à donner une fois par membre.
cli-option-name = Le nom.
cli-option-starts_at = Heure de début aujourd’hui, comme 14:30 ; maintenant si elle manque.
cli-option-allow = Leur permettre de se rencontrer.
cli-option-stage = La phase, à partir de 1 ; par défaut la dernière commencée.
cli-option-force = Les inscrits qui doivent se rencontrer dans un suisse, comme 3-9, ou 3-9,1-4 pour plusieurs ; de groupes à trois ou quatre tous, comme 3-9-4,1-2-5.
cli-option-give_bye = L’inscrit à exempter.
cli-option-order = L’ordre de départ de la première phase tel qu’il figure sur la feuille de contrôle, du meilleur au dernier, comme 3-1-2.
cli-option-groups = Les groupes tels qu’ils figurent sur la feuille de contrôle, comme 3-1-6,2-4-5.
cli-option-by_lot = Tirer au sort quand une place qualificative est partagée.
cli-option-tournament-after_round = Les parties de la ronde en cours se jouent d’abord.
cli-option-tournament-reason = La raison ; tout le monde peut la lire.
cli-option-through = Un inscrit qualifié par un départage, quand une place est partagée.
cli-option-both = Demander aussi l’écart de la feuille, pour contrôle.
cli-option-yes = Ne pas redemander pour un résultat improbable.
cli-option-unsigned = Les feuilles sont arrivées sans toutes les signatures.
cli-option-after = Le classement après autant de rondes de la phase.
cli-option-remove = Enlever le résultat.
cli-option-supersedes = Le numéro de la décision que celle-ci remplace.
cli-option-round = La ronde ; par défaut la dernière.
cli-option-interested = La décision vient d’un joueur concerné.
cli-option-last = Combien d’événements.
cli-option-address = L’adresse de la page de la salle, pour l’affiche.

## The file

cli-tournament-no_file = Il n’y a pas de tournoi dans ce dossier : créez-en un par « tantrix tournament new NOM », ou nommez le fichier.
cli-tournament-which = Il y a ici plusieurs tournois : nommez l’un de { $files }.
cli-tournament-no_command = « { $text } » n’est ni une commande ni un fichier ; voir --help.
cli-tournament-exists = { $file } existe déjà.
cli-tournament-empty = { $file } ne contient pas de tournoi.
cli-tournament-edited = { $file } : la ligne { $line } a été modifiée, ou une ligne manque avant elle. Continuez avec une copie intacte.
cli-tournament-unknown_event = { $file } : la ligne { $line } est intacte, mais cette version ne sait pas la lire. Prenez-en une plus récente.
cli-tournament-cut = { $file } est coupé à la ligne { $line } : cette ligne est laissée de côté, tout ce qui précède est intact.
cli-tournament-torn = { $file } est coupé à la ligne { $line }. Regardez « missing » et « log », puis continuez avec --repair, qui met la demi-ligne dans un fichier à côté.
cli-tournament-repaired = La moitié de la ligne { $line } est maintenant dans { $file } ; tout ce qui précède est intact.
cli-tournament-ask_repair = Laisser la demi-ligne et continuer ? [O/n]
cli-tournament-made = Les inscriptions sont ouvertes. Le tournoi est dans { $file } : gardez-en des copies.
cli-tournament-usual_games = Comme d’habitude en groupes, un match a { $count } parties (--games).
cli-tournament-usual_cut = Les { $count } premiers de chaque groupe passent en élimination directe (--then).
cli-tournament-usual_limit = Comme d’habitude en double, une paire a { $count } minutes (--limit).
cli-tournament-seal = Sceau des tirages : { $seal }
cli-tournament-few_sets = { $tables } tables demandent { $tables } jeux : il y en a { $count }.
cli-tournament-few_clocks = { $tables } tables demandent { $tables } pendules : il y en a { $count }.
cli-tournament-bad_stage = « { $text } » n’est pas une phase : écrivez knockout:8, swiss:16, groups:16, round-robin:4 ou plate (consolante).
cli-tournament-no_teams = Avec --boards, les inscrits sont des équipes : omettez --pairs, et choisissez un format à deux camps.
cli-tournament-no_pool = --pool dit quel temps compte en double : choisissez-le avec --pairs.
cli-tournament-change_what = Rien ne changerait : nommez ce qui doit être autrement.
cli-tournament-changed = C’est changé ; la note figure au journal.
cli-tournament-now_rounds =
    { $count ->
        [one] La phase { $stage } a maintenant { $count } ronde.
       *[other] La phase { $stage } a maintenant { $count } rondes.
    }
cli-tournament-rounds_fixed = Une élimination directe a les rondes de son tableau : --stop-after la termine plus tôt.
cli-tournament-no_stop = Ici, --rounds dit combien il y a de rondes : moins de rondes terminent la phase plus tôt.
cli-tournament-no_address = Seule l’affiche montre l’adresse (--address) de la page de la salle.
cli-tournament-cancelled = { $name } est annulé : ses classements sont nuls.

## What is typed

cli-tournament-ask_supersede = La décision { $number } porte déjà sur { $place }. La nouvelle la remplace-t-elle (o/n) ?
cli-tournament-default_how = { $name } serait le joueur absent et reçoit au plus 10,0, pas { $points } : nommez le joueur qui n’est pas venu, et ce qu’il reçoit.
cli-tournament-no_name = Personne ne s’appelle « { $text } » ici.
cli-tournament-several = « { $text } » peut être { $names } : écrivez le numéro, ou le nom plus complet.
cli-tournament-number = « { $text } » n’est pas un nombre.
cli-tournament-time = « { $text } » n’est pas un temps : écrivez minutes et secondes, comme 19:30.
cli-tournament-points = « { $text } » ne sont pas des points de tournoi : écrivez 14.7.
cli-tournament-hour = « { $text } » n’est pas une heure : écrivez 14:30.
cli-tournament-place = « { $text } » n’est pas une place : écrivez 5.3 pour la table 3 de la ronde 5, 5.3.2 pour sa deuxième partie.
cli-tournament-bad_pair = « { $text } » ne dit pas de qui il s’agit : écrivez 3-9, ou 3-1-2 s’ils sont plus nombreux.
tournament-not_again = Cela ne convient pas : chaque participant est nommé une fois, et les groupes et les tables ont le nombre et la taille qu’il faut.
cli-tournament-elo = « { $text } » n’est pas un Elo.
cli-tournament-result = « { $text } » n’est pas un résultat : écrivez numéro, tuiles, temps des deux, comme 12 24 19:30 7 20 21:05.
cli-tournament-heat_result = « { $text } » n’est pas le résultat de cette manche : écrivez numéro, tuiles, temps pour { $who }.
cli-tournament-one_board = Nommez une même table des deux équipes : 3.2 et 7.2 pour la table 2 des équipes 3 et 7.
cli-tournament-not_entered = Non saisi : { $text }
cli-tournament-doubtful = { $why } Répétez avec --yes si c’est exact.
cli-tournament-other_margin = L’écart de la feuille est { $margin }, les tuiles donnent { $actual }. Non saisi.
cli-tournament-other_table = En { $place }, { $one } joue contre { $two }.
cli-tournament-correct_what = Donnez le bon résultat, ou --remove.
cli-tournament-rule_how = Écrivez le numéro de l’inscrit et ses points, comme 7 5.0.
cli-tournament-adjudicated_how = Écrivez numéro, tuiles et points des deux, comme 12 24 14.7 7 20 5.3.
cli-tournament-conduct_how = Écrivez numéro et points des deux, comme 12 15.0 7 5.0.
cli-tournament-not_twenty = Les points des deux font { $sum }, et non 20,0.
cli-tournament-no_entry = Cette inscription est illisible.
cli-tournament-no_rows = { $file } ne contient pas de joueurs.
cli-tournament-bad_row = Ligne { $line } : { $why } Personne n’a été inscrit.
cli-tournament-another = { $file } est un autre tournoi.

## What is asked

cli-tournament-ask_reason = Raison :
cli-tournament-ask_name = Il n’y a pas de tournoi ici. Nom du nouveau :
cli-tournament-ask_player = Nom, pays, couleurs, Elo (vide : fini) :
cli-tournament-ask_team = Équipe, puis ses membres par table, séparés par des virgules (vide : fini) :
cli-tournament-ask_margin = Écart de la feuille :
cli-tournament-ask_absent = Qui manque ? (numéro ou nom ; vide : personne)
cli-tournament-sure = Est-ce exact ? [o/N]
cli-tournament-what_next = Et maintenant ? [{ $command }]
cli-tournament-prompt =
    { $count ->
        [one] Ronde { $round }, encore { $count } table
       *[other] Ronde { $round }, encore { $count } tables
    }
cli-tournament-step-enter = { $name } : les inscriptions sont ouvertes ({ $entries } pour l’instant).
cli-tournament-step-pair = { $name } : la ronde { $round } peut être appariée ; { $entries } inscrits.
cli-tournament-step-playoff = { $name } : égalité pour les dernières places. Un départage peut être apparié (ou next-stage --through, --by-lot).
cli-tournament-step-publish = { $name } : la ronde { $round } est appariée. Regardez-la, imprimez-la, puis publiez-la.
cli-tournament-step-results =
    { $count ->
        [one] { $name } : la ronde { $round } se joue ; { $count } table est sans résultat.
       *[other] { $name } : la ronde { $round } se joue ; { $count } tables sont sans résultat.
    }
cli-tournament-step-next_stage = { $name } : cette phase est jouée.
cli-tournament-step-finish = { $name } : tout est joué.
cli-tournament-step-over = { $name } est terminé.

## Entries

cli-tournament-entered = Inscrit : { $entry }.
cli-tournament-waits = En liste d’attente : { $entry }.
cli-tournament-alike = Ce nom ressemble à { $like } : la même personne ?
cli-tournament-alike_in = { $name } ressemble à { $like } : la même personne ?
cli-tournament-imported =
    { $count ->
        [one] { $count } inscription ajoutée.
       *[other] { $count } inscriptions ajoutées.
    }
cli-tournament-nobody = Personne n’est encore inscrit.
cli-tournament-waiting = en attente
cli-tournament-away = absent
cli-tournament-left = retiré
cli-tournament-junior = junior
cli-tournament-colour_blind = daltonien
cli-tournament-is_away = Plus d’appariement avant « back » : { $entry }.
cli-tournament-is_back = De nouveau apparié : { $entry }.
cli-tournament-has_left = Retiré : { $entry }.
cli-tournament-will_leave = { $entry } se retirera après la ronde.
cli-tournament-withdrew = retiré
cli-tournament-not_there = n’est pas venu
cli-tournament-not_published = La ronde { $round } n’est pas encore publiée.
cli-tournament-early = Les dix minutes ne sont pas passées : jusqu’à { $at }, le joueur peut encore venir.
cli-tournament-ten_minutes = Les dix minutes de la ronde { $round } sont passées depuis { $at }. Quelqu’un manque ? Tapez « a ».
cli-tournament-walkover = La partie { $place } est gagnée par forfait.
cli-tournament-will_bye = Exempté de la ronde { $round } : { $entry }.
cli-tournament-never_meet = { $one } et { $two } ne seront pas appariés.
cli-tournament-may_meet = { $one } et { $two } peuvent de nouveau être appariés.

## Rounds

cli-tournament-playoff =
    { $count ->
        [one] Ronde { $round }, départage : { $count } table
       *[other] Ronde { $round }, départage : { $count } tables
    }
cli-tournament-round =
    { $count ->
        [one] Ronde { $round } : { $count } table
       *[other] Ronde { $round } : { $count } tables
    }
cli-tournament-round_repeats =
    { $count ->
        [one] Ronde { $round } : { $count } table ; certains se retrouvent, faute d’autre choix
       *[other] Ronde { $round } : { $count } tables ; certains se retrouvent, faute d’autre choix
    }
cli-tournament-unplayed-bye = Exempté : { $entry }, { $points }
cli-tournament-unplayed-requested = Exempté à sa demande : { $entry }, { $points }
cli-tournament-unplayed-absent = Absent : { $entry }, { $points }
cli-tournament-unplayed-late = Pas encore inscrit : { $entry }, { $points }
cli-tournament-colours-agree = tous deux { $colour } : d’accord, sinon { $one }, { $two }
cli-tournament-colours-chooser = jeu daltonien : { $name } choisit les deux
cli-tournament-propose_all = { $entries } inscrits : un toutes rondes de { $rounds } rondes ferait se rencontrer tout le monde.
cli-tournament-many_rounds = { $rounds } rondes sont beaucoup pour { $entries } inscrits sans répétition : { $usual } est l’usage, ou permettez les répétitions.
cli-tournament-published = La ronde { $round } est publiée. À partir de { $at }, les absents peuvent perdre par forfait : « absent NUMÉRO » dans « enter ».
cli-tournament-is_published = La ronde { $round } est déjà publiée.
cli-tournament-empty_board = Personne n’est à la table { $seat } de { $team } : « substitute », ou « absent { $seat } » une fois les dix minutes passées.
cli-tournament-substituted = { $name } joue à la table { $board } de { $team }.
cli-tournament-no_show = Forfait possible contre les absents à partir de { $at } : « absent NUMÉRO » dans « enter ».
cli-tournament-unpaired = La ronde { $round } est reprise.
cli-tournament-next = La phase { $stage } commence avec { $entries }.
cli-tournament-opened = Secret des tirages : { $key }
cli-tournament-digest = Empreinte des résultats : { $digest }
cli-tournament-fault-present = Une règle est enfreinte : { $entries } ne peuvent être appariés.
cli-tournament-fault-once = Une règle est enfreinte : { $entries } doivent être appariés une fois exactement.
cli-tournament-fault-bye = Une règle est enfreinte : une exemption si le nombre est impair, aucune sinon ({ $entries }).
cli-tournament-fault-forced = Une règle est enfreinte : { $entries } devaient être appariés comme demandé.
cli-tournament-fault-forbidden = Une règle est enfreinte : { $entries } ne doivent pas se rencontrer.
cli-tournament-fault-repeat = Une règle est enfreinte : { $entries } se sont déjà rencontrés.
cli-tournament-fault-second_bye = Une règle est enfreinte : { $entries } : d’autres ont eu moins d’exemptions.
cli-tournament-fault-lowest = Une règle est enfreinte : { $entries } : l’exemption revient à quelqu’un de plus bas.

## Results

cli-tournament-doubt-margin = Un écart de { $margin } est inhabituel.
cli-tournament-doubt-low = Le gagnant n’a que { $tiles }.
cli-tournament-doubt-same = C’est exactement le résultat de la partie { $place }.
cli-tournament-doubt-fast = { $name } n’a utilisé que { $time }.
cli-tournament-doubt-penalty =
    { $count ->
        [one] { $name } a utilisé { $time }, ce qui coûte { $count } point.
       *[other] { $name } a utilisé { $time }, ce qui coûte { $count } points.
    }
cli-tournament-doubt-adjudicate =
    { $count ->
        [one] { $name } a utilisé { $time }, ce qui coûte { $count } point et permet un arbitrage (« rule »).
       *[other] { $name } a utilisé { $time }, ce qui coûte { $count } points et permet un arbitrage (« rule »).
    }
cli-tournament-echo = écart { $margin }, table { $table }, pénalités { $penalties }, points { $points }
cli-tournament-total = { $entry } { $points } (place { $place })
cli-tournament-totals = totaux : { $one }, { $two }
cli-tournament-heat_echo = { $entry } { $tiles } ({ $out }), pénalité { $penalty }, points { $points }, total { $total } (place { $place })
cli-tournament-match = match : { $points }
cli-tournament-goes_on = Qualifié : { $entry }.
cli-tournament-unsigned = Feuilles sans toutes les signatures : { $places }. Saisissez de nouveau un tel résultat une fois signé.
cli-tournament-signed_now = signé maintenant
cli-tournament-all_in = Tous les résultats de la ronde { $round } sont là.
cli-tournament-nothing_missing = Rien ne manque.
cli-tournament-removed = Le résultat de { $place } est enlevé.
cli-tournament-pairings_stay = Les rondes suivantes restent appariées comme elles sont.
cli-tournament-ruled = Décision { $number } : { $kind }, { $where }.
cli-tournament-counts = La partie compte { $one } - { $two }.
cli-tournament-undone = Annulé : { $event }. Un autre undo annule l’événement précédent ; pour refaire ce qui est annulé, il suffit de l’entrer à nouveau.
cli-tournament-counts_no_more = annulé

## Lists

cli-tournament-standings-during =
    { $count ->
        [one] { $name } : classement pendant la ronde { $round }, { $count } table joue encore
       *[other] { $name } : classement pendant la ronde { $round }, { $count } tables jouent encore
    }
cli-tournament-standings = { $name } : classement après la ronde { $round }
cli-tournament-group = Groupe { $group }
cli-tournament-wall = Adversaire, points (place), dans l’ordre des têtes de série
cli-tournament-stands = Place { $place } avec { $points }.
cli-tournament-head-place = #
cli-tournament-head-number = no
cli-tournament-head-name = nom
cli-tournament-head-country = pays
cli-tournament-head-club = club
cli-tournament-head-elo = Elo
cli-tournament-head-colours = couleurs
cli-tournament-head-colour = coul
cli-tournament-head-presence = présence
cli-tournament-head-note = note
cli-tournament-head-match_points = points de match
cli-tournament-head-points = points
cli-tournament-head-games = parties
cli-tournament-head-wtl = V-N-D
cli-tournament-head-margin = écart
cli-tournament-head-tiles = tuiles
cli-tournament-head-byes = exempt.
cli-tournament-head-decided = départage
cli-tournament-head-table = table
cli-tournament-head-badges = prix
cli-tournament-decided-mutual = entre eux
cli-tournament-decided-wins = victoires
cli-tournament-decided-margins = écarts
cli-tournament-decided-tiles = tuiles
cli-tournament-decided-time = temps

## Copies and proofs

cli-tournament-merged =
    { $count ->
        [one] { $count } résultat repris, { $same } déjà connus.
       *[other] { $count } résultats repris, { $same } déjà connus.
    }
cli-tournament-conflict = Conflit en { $place } : ici { $own }, là-bas { $other }. Regardez la feuille ; « correct » si ce n’est pas comme ici.
cli-tournament-left_out =
    { $count ->
        [one] { $count } autre événement de là-bas n’a pas été repris : seuls les résultats le sont.
       *[other] { $count } autres événements de là-bas n’ont pas été repris : seuls les résultats le sont.
    }
cli-tournament-merged_from = d’un autre portable
cli-tournament-uploaded =
    { $count ->
        [one] { $count } événement envoyé. Le tournoi se voit à { $address }
       *[other] { $count } événements envoyés. Le tournoi se voit à { $address }
    }
cli-tournament-chain =
    { $count ->
        [one] { $count } ligne, non modifiée. Empreinte de la dernière : { $head }
       *[other] { $count } lignes, aucune modifiée. Empreinte de la dernière : { $head }
    }
cli-tournament-redrawn =
    { $count ->
        [one] { $count } ronde appariée de nouveau, à l’identique.
       *[other] { $count } rondes appariées de nouveau, à l’identique.
    }
cli-tournament-drawn_otherwise = La ronde { $round } sort autrement quand on l’apparie de nouveau.
cli-tournament-seeded_otherwise = La phase { $stage } commence autrement quand on refait le tirage.
cli-tournament-other_seal = Le secret n’est pas celui qui a été scellé.
cli-tournament-still_sealed = Le secret est encore scellé : aucun tirage ne peut être refait avant la fin.
cli-tournament-same_digest = Résultats et places sont ceux de la clôture. Leur empreinte : { $digest }
cli-tournament-export_events =
    { $count ->
        [one] { $count } événement. Un export n’a pas d’empreinte dans ses lignes : on vérifie ce qui suit des événements.
       *[other] { $count } événements. Un export n’a pas d’empreinte dans ses lignes : on vérifie ce qui suit des événements.
    }
cli-tournament-export_gap = Des événements manquent, sont en désordre, ou sont d’un autre tournoi que le sceau.
cli-tournament-no_export = { $file } n’est pas l’export d’un tournoi en JSON.
cli-tournament-other_digest = Les résultats ne sont pas ceux de la fin.
cli-tournament-written = Écrit : { $file }

## On paper

print-pairings = Ronde { $round } : appariements
print-playoff = Ronde { $round } : départage
print-names = Ronde { $round } : trouvez votre table
print-standings = Classement après la ronde { $round }
print-standings-before = Classement avant la première ronde
print-standings-during =
    { $count ->
        [one] Classement pendant la ronde { $round } : { $count } table joue encore
       *[other] Classement pendant la ronde { $round } : { $count } tables jouent encore
    }
print-void = Le tournoi a été annulé : son classement est nul.
print-wall = Tableau mural : adversaire, points (place après la ronde)
print-cross = Grille
print-control = Feuille de contrôle, ronde { $round }
print-group = Groupe { $group }
print-pairs = Pour apparier de nouveau cette ronde : { $pairs }
print-seeding = Ordre de départ de cette phase (--order) : { $order }
print-groups = Groupes de cette phase (--groups) : { $groups }
print-mark = Dernier événement et empreinte du fichier : { $mark }
print-ruling = Décision { $number }, { $place } : { $rule }. { $reason }
print-chooser = Jeu pour daltoniens : { $name } choisit les deux couleurs
print-agree = tous deux { $colour } : mettez-vous d’accord, sinon { $one }, { $two }
print-unplayed-bye = Exempté : { $entry }, { $points } points
print-unplayed-requested = Exempté à sa demande : { $entry }, { $points } points
print-unplayed-absent = Absent : { $entry }, { $points } points
print-unplayed-late = Pas encore inscrit : { $entry }, { $points } points
print-ending-missing = sans résultat
print-ending-resigned = abandon
print-ending-default = forfait
print-ending-absent = tous deux absents
print-ending-tied = nulle par décision
print-ending-deadlock = blocage
print-ending-ruled = arbitrée
print-unsigned = non signé
print-out-resigned = abandon
print-out-absent = pas venu
print-head-place = Place
print-head-number = No
print-head-name = Nom
print-head-country = Pays
print-head-match_points = Points de match
print-head-points = Points
print-head-games = Parties
print-head-wtl = V-N-D
print-head-margin = Écart
print-head-tiles = Tuiles
print-head-time = Temps
print-head-byes = Exempt.
print-head-decided = Départage
print-head-table = Table
print-head-game = Partie
print-head-first = Gauche
print-head-second = Droite
print-head-colour = Couleur
print-head-opponent = Adversaire
print-head-note = Note
print-head-badges = Prix
print-prizes = Prix
print-badge-first = 1er prix
print-badge-second = 2e prix
print-badge-third = 3e prix
print-badge-newcomer = meilleur débutant
print-badge-junior = meilleur junior
print-badge-country = meilleur de son pays ({ $country })
print-badge-team = équipe gagnante
print-decided-mutual = entre eux
print-decided-wins = victoires
print-decided-margins = écarts
print-decided-tiles = tuiles
print-decided-time = temps
print-sheet = Ronde { $round }, table { $table }, partie { $game } sur { $games }
print-sheet-board = Ronde { $round }, match { $table }, table { $board }, partie { $game } sur { $games }
print-sheet-who = Joueur
print-sheet-colour = Couleur
print-sheet-preferences = Préférences
print-sheet-checks = Vérifié
print-sheet-set = jeu complet
print-sheet-clock = pendule
print-sheet-draw = Tuile tirée ; début
print-sheet-starts = commence
print-sheet-tiles = Tuiles (ligne / boucle)
print-sheet-time = Temps utilisé
print-sheet-margin = Écart ; points de la table
print-sheet-penalties = Pénalité
print-sheet-points = Points de tournoi
print-sheet-mistake = Erreur ou décision
print-sheet-signed = Signé
print-sheet-controller = Contrôleur
print-rules = À la table
print-rule-begin = Vérifiez la pendule, et que le jeu est complet. Une fois commencée, la partie compte.
print-rule-colours = Posez les marqueurs de couleur et écrivez noms et couleurs sur la feuille avant la partie.
print-rule-start = Chacun tire une tuile : le plus grand numéro commence. Les deux retournent dans le sac ; puis chacun en tire six. Le second joueur lance la pendule du premier.
print-rule-draw = Tirez vite et sans regarder. Ne touchez jamais les tuiles de l’autre ; ne bougez ni ne cachez les vôtres pendant son tour.
print-rule-test = Pour essayer une tuile, posez-la près de la place sans toucher ; les forcées plus en arrière.
print-rule-confirm = Une tuile est confirmée quand la main entre dans le sac ; le sac vide, quand elle touche.
print-rule-refill = Tirez un remplacement après chaque tuile, et n’appuyez sur la pendule qu’après le dernier. Oublié : tirez dès qu’on le voit.
print-rule-bag = Le sac passe avec le tour. La main n’y entre que pour tirer, ou pour compter, à voix haute et pour les deux. Dernière tuile : dites « sac vide ».
print-rule-end = Après le dernier coup, mettez la pendule sur Pause. Laissez le Tantrix jusqu’à la signature.
print-rule-sheet = Remplissez la feuille, signez tous deux, et remettez-la au contrôleur.
print-rule-errors = Contrôlez-vous. Erreur simple : dites-le. Grave : pause, mettez à part une tuile qu’on vient de tirer, nommez le problème, accordez-vous, relancez. Sinon : appelez le contrôleur, dont la décision est finale.
print-rule-late = Qui n’est pas là dix minutes après le début peut perdre par forfait.
print-rule-watch = Téléphones éteints. Qui regarde n’intervient jamais, mais va voir un contrôleur.
print-poster-limit = Chaque joueur dispose de { $time }. Qui les atteint donne un point à l’adversaire, puis un de plus par minute entière.
print-poster-hurry = Redoublez d’attention près d’une partie en manque de temps.
print-poster-dispute = Mettez-vous d’accord si possible. Sinon, arrêtez la pendule et appelez un contrôleur, dont la décision est finale.
print-poster-venue = Appariements et classement sur votre téléphone, avant et après votre partie :
print-times = Temps
print-times-used = Temps utilisé
print-times-cost = Points à l’adversaire
print-times-late = Un point de plus par minute entière. Au-delà de { $time }, le contrôleur peut arrêter et arbitrer la partie.
print-points = Points de tournoi selon l’écart de tuiles
print-times-margin = Écart
print-times-winner = Gagnant
print-times-loser = Perdant
tournament-parted = Le fichier ne continue pas ce que montre le serveur : il a été envoyé depuis une autre copie.
