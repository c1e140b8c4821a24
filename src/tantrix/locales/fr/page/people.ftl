### Accounts and profiles.

people-name-taken = Quelqu’un porte ce nom, ou un nom semblable : prenez-en un autre.
people-name-first = Choisissez d’abord un nom à vous.
people-password = Ce mot de passe est trop faible.
people-password-short = Un mot de passe a au moins { $shortest } caractères.
people-password-name = Votre nom n’est pas un bon mot de passe : tout le monde le connaît.
people-password-common = Ce mot de passe est parmi les premiers que l’on essaie.
people-email = Ce n’est pas une adresse électronique.
people-country = « { $text } » n’est pas un pays connu ici.
people-login = Le nom ou le mot de passe est faux.
people-kept = Cela ne peut pas être enregistré.
people-kept-full = On ne peut pas enregistrer plus de { $most } octets.
people-passkey = La clé d’accès n’a pas été acceptée.
people-passkey-known = Cette clé d’accès est déjà utilisée.
people-passkey-last = C’est votre seul moyen de vous connecter : choisissez d’abord un mot de passe.
people-passkey-late = Cela a pris trop de temps : réessayez.
people-passkey-many = Vous pouvez avoir { $most } clés d’accès : enlevez-en une d’abord.
people-passkey-site = Les clés d’accès demandent une adresse avec un nom, pas un nombre.

## The page

page-people-title = Votre compte
page-people-lead = Vous pouvez jouer contre les robots et résoudre des casse-têtes sans compte. Pour rencontrer du monde, entrez comme invité ou inscrivez-vous. Ce que vous avez fait reste à vous.
people-guest = Invité
page-people-guest = Comme invité
page-people-guest-text = Un nom vous est donné. Rien à remplir.
page-people-guest-go = Entrer comme invité
page-people-guest-lead = Vous êtes invité dans ce navigateur seulement. Inscrivez-vous, et tout ce que vous avez fait reste à vous sur tous vos appareils.
page-people-login = Avec votre compte
page-people-login-go = Se connecter
page-people-login-passkey = Se connecter avec une clé d’accès
page-people-logout = Se déconnecter
page-people-register = S’inscrire
page-people-register-text = Les membres jouent des parties classées et figurent dans les classements.
page-people-register-go = S’inscrire
page-people-name = Nom
page-people-name-hint = De 2 à 20 lettres, chiffres, espaces, et - _ . Tout le monde le voit.
page-people-password = Mot de passe
page-people-password-hint = Au moins 8 caractères.
page-people-password-text = Quand il change, tous les autres navigateurs sont déconnectés.
page-people-password-first = Vous vous connectez avec une clé d’accès ; un mot de passe est un second moyen.
page-people-password-forgotten = Mot de passe oublié ?
page-people-password-old = Ancien mot de passe
page-people-password-new = Nouveau mot de passe
page-people-password-go = Changer le mot de passe
page-people-email = Adresse électronique (facultative)
page-people-email-hint = Personne ne la voit. Rien n’y est envoyé si vous ne la confirmez pas et ne le demandez pas.
page-people-account = Compte
page-people-country = Pays
page-people-country-none = Non indiqué
page-people-colours = Couleurs préférées
page-people-colours-hint = Elles servent quand vous cherchez un adversaire, et dans les tournois.
page-people-colours-first = La première
page-people-colours-second = La seconde
page-people-colours-any = Peu importe
page-people-save = Enregistrer
page-people-follow = Suivre
page-people-unfollow = Ne plus suivre
page-people-followed = Vous suivez maintenant { $name }, qui n’en est pas informé.
page-people-unfollowed = Vous ne suivez plus { $name }.
page-people-follows = Personnes que je suis
page-people-notifications = Notifications
page-people-saved = Votre compte est enregistré.
page-people-renamed = Vous vous appelez maintenant { $name }.
page-people-in-guest = Vous êtes là sous le nom { $name } : les autres peuvent vous trouver au salon.
page-people-in-login = Vous êtes connecté : { $name }.
page-people-in-member = Vous êtes maintenant membre, { $name } : les parties classées du salon vous sont ouvertes.
page-people-out = Vous êtes déconnecté.
page-people-deleted = Votre compte est supprimé.
page-people-to_lobby = Au salon
page-people-password-changed = Le mot de passe est changé, et tous les autres navigateurs sont déconnectés.
page-people-passkey-made = La clé est enregistrée : vous pourrez l’utiliser à la prochaine connexion.
page-people-passkey-removed = La clé est supprimée : elle ne permet plus de se connecter.
page-people-passkeys = Clés d’accès
page-people-passkeys-text = Une clé d’accès reste sur votre appareil et vous connecte sans nom ni mot de passe.
page-people-passkeys-unable = Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse.
page-people-passkey-some = Clé d’accès
page-people-passkey-name = Nom de la nouvelle clé d’accès
page-people-passkey-name-hint = Pour vous, par exemple « Téléphone ».
page-people-passkey-make = Ajouter une clé d’accès
page-people-passkey-none = Aucune clé d’accès n’a été utilisée.
page-people-passkey-unused = jamais utilisée
page-people-passkey-used = dernière utilisation : { $when }
page-people-passkey-remove = Enlever
page-people-passkey-remove-named = Enlever « { $name } »
page-people-sessions = Où vous êtes connecté
page-people-sessions-end = Se déconnecter partout ailleurs
page-people-session-some = Navigateur inconnu
page-people-session-here = ce navigateur
page-people-session-seen = vu le { $when }
page-people-session-end = Déconnecter
page-people-session-end-named = Déconnecter { $name }
page-people-session-ended = Déconnecté.
page-people-data = Vos données
page-people-data-text = Téléchargez tout ce que nous gardons de vous, ou faites tout effacer.
page-people-export = Télécharger mes données
page-people-delete = Supprimer le compte
page-people-delete-text = Votre nom, vos sessions, vos clés d’accès et vos réglages disparaissent pour toujours. Les parties que vous avez jouées restent, sans votre nom.
page-people-delete-passkey = On vous demandera votre clé d’accès.
page-people-delete-no = Le garder
page-people-delete-yes = Supprimer pour toujours
page-people-banned = Vous êtes suspendu pour l’instant
page-people-kind = Type de compte
page-people-kind-guest = invité
page-people-kind-member = membre
page-people-role = Fonction
page-people-role-moderator = modérateur
page-people-role-admin = administrateur
page-people-since = Depuis le
page-people-profile = Statistiques et profil

## The page of the API, and the tokens of an account

page-people-kind-bot = programme

## Statistics

page-people-stats = Statistiques
page-people-stats-none = Les parties terminées apparaîtront ici.
page-people-stats-games = Parties
page-people-stats-colours = Par couleur
page-people-stats-levels = Contre les robots
page-people-stats-name = Jeu
page-people-stats-colour = Couleur
page-people-stats-level = Robot
page-people-stats-played = Jouées
page-people-stats-won = Gagnées
page-people-stats-tied = Nulles
page-people-stats-mean = Moyenne
page-people-stats-best = Record
page-people-stats-strategy = Stratégie
page-people-stats-streak = Victoires de suite
page-people-stats-streak-text = { $now } en ce moment, record { $best }
page-people-stats-daily = Match du jour
page-people-stats-daily-text =
    { $count ->
        [one] { $count } jour résolu à temps, plus longue série { $streak }, record { $time }
       *[other] { $count } jours résolus à temps, plus longue série { $streak }, record { $time }
    }
page-people-stats-puzzles = Casse-têtes
page-people-stats-puzzles-text =
    { $count ->
        [one] { $count } résolu
       *[other] { $count } résolus
    }
page-people-stats-discovery = Discovery : meilleurs temps
page-people-stats-tiles = Tuiles
page-people-stats-time = Temps
page-people-stats-ratings = Classement général
page-people-stats-graph =
    { $count ->
        [one] Le classement sur { $count } partie, entre { $low } et { $high }, { $last } maintenant
       *[other] Le classement sur { $count } parties, entre { $low } et { $high }, { $last } maintenant
    }

## Challenges

page-people-challenge = Défier
page-people-report = Signaler ce nom

## Les succès

page-people-achievements = Succès
page-people-achievements-reached = { $reached } succès sur { $count }
page-people-achievements-next = À essayer ensuite
page-people-achievements-done = Atteints
page-people-achievements-progress = { $now } sur { $goal }
page-people-achievement-first_game = Première partie
page-people-achievement-first_game-text = Jouez une partie de Stratégie jusqu’au bout : le cours vous montre comment.
page-people-achievement-lessons = Bonne école
page-people-achievement-lessons-text = Terminez les { $goal } leçons du cours : chacune prend quelques minutes.
page-people-achievement-first_win = Première victoire
page-people-achievement-first_win-text = Gagnez une partie de Stratégie : commencez par le robot le plus facile.
page-people-achievement-level = L’échelle
page-people-achievement-level-text = Battez l’un après l’autre les robots des { $goal } niveaux.
page-people-achievement-line = Longue ligne
page-people-achievement-line-text = Formez une ligne de { $goal } tuiles : gardez ses deux bouts ouverts.
page-people-achievement-loop = Le cercle fermé
page-people-achievement-loop-text = Fermez une boucle de { $goal } tuiles : chacune compte double.
page-people-achievement-score = Gros score
page-people-achievement-score-text = Marquez { $goal } points dans une partie : une boucle de 15 tuiles suffit, ou une longue ligne.
page-people-achievement-colours = Toutes les couleurs
page-people-achievement-colours-text = Gagnez avec chacune des { $goal } couleurs : choisissez-en une autre avant la partie.
page-people-achievement-streak = Série de victoires
page-people-achievement-streak-text = Gagnez { $goal } parties de suite, contre des robots ou des personnes.
page-people-achievement-people = En compagnie
page-people-achievement-people-text = Jouez contre une personne : ouvrez une salle dans le salon et attendez de la compagnie.
page-people-achievement-many = Table animée
page-people-achievement-many-text = Jouez à trois ou à quatre : choisissez deux ou trois adversaires.
page-people-achievement-discovery = Jusqu’à trente
page-people-achievement-discovery-text = Résolvez les { $goal } casse-têtes Discovery : fermez d’abord la boucle, puis échangez des segments de même forme jusqu’à ce que tout concorde.
page-people-achievement-rainbow = Tout l’arc-en-ciel
page-people-achievement-rainbow-text = Résolvez les { $goal } casse-têtes Arc-en-ciel : posez d’abord la tuile qui a le moins de places possibles.
page-people-achievement-solitaire = La boucle parfaite
page-people-achievement-solitaire-text = Marquez { $goal } au Solitaire : une seule boucle passant par les 14 tuiles.
page-people-achievement-gobble = Plus rien à poser
page-people-achievement-gobble-text = Gagnez une partie de Gobble : posez toutes les tuiles, et videz votre pile de pénalité.
page-people-achievement-mind = Un autre jeu
page-people-achievement-mind-text = Jouez une partie de Mind Game jusqu’au bout : rouge contre noir.
page-people-achievement-daily = Le casse-tête du jour
page-people-achievement-daily-text = Résolvez le Match du jour le jour même : celui du lundi est le plus facile.
page-people-achievement-daily_streak = Toute une semaine
page-people-achievement-daily_streak-text = Résolvez le Match du jour { $goal } jours de suite.
page-people-achievement-tactics = L’œil vif
page-people-achievement-tactics-text = Résolvez { $goal } tactiques : regardez ce qui sera forcé avant de poser.
page-people-achievement-tactics_at_once = Du premier coup d’œil
page-people-achievement-tactics_at_once-text = Résolvez { $goal } tactiques du premier coup : prenez votre temps.
page-people-achievement-rush = Mains rapides
page-people-achievement-rush-text = Résolvez { $goal } exercices dans une seule course.

## Why somebody cannot be followed, or sent anything

limit-follows = Vous pouvez suivre { $most } personnes, et c’est déjà le cas.
follow-self = Vous ne pouvez pas vous suivre vous-même.
notify-token = Ce lien a déjà servi, ou il est trop vieux.
notify-often = Nous avons déjà envoyé plusieurs liens aujourd’hui. Cherchez dans vos courriels, ou réessayez demain.
notify-off = Ce serveur n’envoie pas de courriels.
notify-push = Ce navigateur ne peut pas être averti.
