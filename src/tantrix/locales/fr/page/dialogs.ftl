### The dialogs that every page has: rules in short, settings, keys.

## Settings

page-settings-theme = Tuiles
page-settings-play = Jeu
page-settings-autoFill = Poser d’office la seule tuile possible
page-settings-autoFill-hint = Quand une seule tuile convient, d’une seule façon.
page-settings-allTurns = Proposer les six rotations
page-settings-allTurns-hint = Sinon, seulement celles qui conviennent.
page-settings-numbers = Montrer les nombres des espaces forcés
page-settings-numbers-hint = Tuiles restantes qui conviennent ; après la barre, une fois la pioche vide ; après le tiret, ailleurs aussi. Masqués en partie classée ou de tournoi.
page-settings-tileNumbers = Afficher les numéros des tuiles
page-settings-tileNumbers-hint = Sinon, seulement sous la souris.
page-settings-codes = Afficher les codes dans la liste des coups
page-settings-codes-hint = La notation des parties, comme 25@0,-1:5.
page-settings-sound = Sons
page-settings-sound-hint = Un clic par tuile, un carillon pour une boucle.
page-settings-vibration = Vibrations
page-settings-vibration-hint = Sur les appareils qui le peuvent.
page-settings-instant = Les robots répondent aussitôt
page-settings-instant-hint = Sinon, ils posent tuile après tuile.
page-settings-still = Réduire les animations
page-settings-still-hint = Aucune animation, même si le système les autorise.
page-theme-classic = Classique
page-theme-white = Blanc pour vert
page-theme-textured = Texturé
page-theme-contrast = Contraste fort
page-theme-print = Impression

## How to play

page-rules-press = Continuer
page-rules-again = Encore
page-rules-more = Toutes les règles, avec des conseils (nouvel onglet)
page-rules-goal = Le but
page-rules-goal-text = Chacun a une couleur. Formez-en une ligne aussi longue que possible : une ligne compte un point par tuile, une boucle deux. Seule compte la meilleure ligne ou boucle de votre couleur.
page-rules-match = La règle d’or
page-rules-match-text = Là où deux tuiles se touchent, les couleurs doivent être les mêmes.
page-rules-hand = Votre main
page-rules-hand-text = Vous avez six tuiles, visibles de tous. Pour chaque tuile posée, vous en piochez une.
page-rules-forced = Les espaces forcés
page-rules-forced-text = Un espace vide entouré de trois tuiles est forcé : qui peut le remplir à son tour le doit.
page-rules-turn = Un tour
page-rules-turn-text = Remplissez les espaces forcés que vous pouvez. Posez ensuite une tuile où vous voulez. Puis remplissez de nouveau ce que vous pouvez.
page-rules-restrictions = Ce qui est interdit
page-rules-restrictions-text = Créer un espace forcé avec trois bords de la même couleur ; mettre une quatrième tuile autour d’un espace vide ; bâtir le long d’un côté où des coups forcés y mèneraient. Une fois la pioche vide, tout cela est permis.
page-rules-end = La fin
page-rules-end-text = La partie finit quand toutes les tuiles sont posées ; un joueur sans tuile passe son tour. Un joueur qui a des tuiles mais aucun coup permis y met fin par une partie nulle, sans vainqueur.
page-rules-marks = Les marques du plateau
page-rules-marks-text = Une marque dans un espace forcé est celle d’un joueur qui peut le remplir ; grise, personne ne le peut. Une flèche marque une tuile qui remplit un espace forcé. Les derniers coups ont un bord doré.

## The pages of the race

page-settings-lit = Montrer les espaces possibles dans une course
page-settings-lit-hint = Sinon, vous les cherchez vous-même.

## How to play

page-rules-solitaire-goal = Le but
page-rules-solitaire-goal-text = Joignez 14 tuiles de trois couleurs en une ligne ou une boucle aussi longue que possible : une ligne compte un point par tuile, une boucle deux. La meilleure compte, quelle que soit sa couleur : 28 est le maximum.
page-rules-solitaire-stack = La pile
page-rules-solitaire-stack-text = Les tuiles sont en pile, face cachée. Vous voyez le numéro de la suivante, et jouez celle que vous avez en main.
page-rules-solitaire-forced = Espaces forcés
page-rules-solitaire-forced-text = Un espace vide entouré de trois tuiles ou plus est forcé : une tuile qui convient à l’un d’eux doit y aller. À vous de choisir lequel.
page-rules-solitaire-free = Le reste est libre
page-rules-solitaire-free-text = Toute autre tuile va où elle en touche une et où tous les bords s’accordent. Il n’y a pas de restrictions.
page-rules-solitaire-end = La fin
page-rules-solitaire-end-text = La partie est finie quand les 14 tuiles sont posées. La série demande 28 points cinq fois de suite.
page-rules-gobble-join = Poser
page-rules-gobble-join-text = Posez chaque tuile là où elle touche deux tuiles ou plus et où tous les bords s’accordent.
page-rules-gobble-penalty = La pile de pénalité
page-rules-gobble-penalty-text = Une tuile qui ne va nulle part est mise sur la pile de pénalité.
page-rules-gobble-relief = Un gobble
page-rules-gobble-relief-text = Une tuile qui en touche trois ou plus est un gobble : jouez alors le dessus de la pile de pénalité, ou remettez-le dans la pioche.
page-rules-gobble-marks = Les étoiles
page-rules-gobble-marks-text = Une étoile marque un espace où une tuile serait un gobble.
page-rules-gobble-end = La fin
page-rules-gobble-end-text = Le but : toutes les tuiles jouées et aucune pénalité. Les tuiles restantes, les gobbles et le temps font le résultat.
page-rules-mindgame-goal = Le but
page-rules-mindgame-goal-text = La plus longue ligne de votre couleur, comptée en bandes : une tuile qu’elle traverse trois fois compte trois.
page-rules-mindgame-turn = Un tour
page-rules-mindgame-turn-text = Posez une tuile à côté de celles du plateau, tous les bords s’accordant, pas sur la marge. Rouge commence où il veut, mais pas avec une tuile toute rouge au centre.
page-rules-mindgame-draw = Votre main
page-rules-mindgame-draw-text = Six nouvelles tuiles ne viennent que quand les six sont parties, après le tour de l’autre.
page-rules-mindgame-priority = Coups prioritaires
page-rules-mindgame-priority-text = Un espace vide entouré de quatre tuiles ou plus doit être rempli : par le joueur qui a posé la quatrième, dans le même tour, sinon par l’autre, qui n’a alors pas de coup normal. Si l’on ne peut pas tout remplir, on commence par l’espace qu’entourent le plus de tuiles ; le nombre le dit.
page-rules-mindgame-holes = Trous
page-rules-mindgame-holes-text = La sixième tuile autour d’un espace doit y laisser un nombre pair de bords rouges et noirs.
page-rules-mindgame-forfeit = Aucune tuile à poser
page-rules-mindgame-forfeit-text = Le tour passe, et la main est complétée à six.
page-rules-mindgame-end = La fin
page-rules-mindgame-end-text = La partie est finie quand toutes les tuiles sont posées, quand les deux sont d’accord, ou quand personne ne peut plus poser de tuile.

## Parties jouées hors ligne

page-offline-joined = Vos parties hors ligne sont dans votre compte.
