### The page that shows a position.

## Positions

bad-position = La position est illisible à « { $text } » (champ { $field }, { $name }).
bad-position-fields = Une position a sept champs, séparés chacun par une espace.
bad-position-version = « { $text } » n’est pas une version de position connue ici.
bad-position-game = « { $text } » n’est pas un jeu connu ici.
bad-position-other_game = C’est une position de « { $text } », qui n’est pas le jeu demandé.
bad-position-players = « { $text } » : ce jeu ne se joue pas à tant de joueurs.
bad-position-option = « { $text } » a une option inconnue ou répétée.
bad-position-doubles = « { $text } » : on joue par équipes à quatre.
bad-position-colours = « { $text } » : chaque camp a besoin de sa propre couleur.
bad-position-resigned = « { $text } » : seuls des joueurs abandonnent, chacun une seule fois.
bad-position-stage = « { $text } » n’est pas une étape : choisissez forced, free, after ou over.
bad-position-no_draw = « { $text } » : rien à piocher, la pioche est vide.
bad-position-player = « { $text } » n’est aucun des joueurs, numérotés à partir de 0.
bad-position-hands = « { $text } » : il faut une main pour chaque joueur.
bad-position-tile = « { $text } » : les tuiles vont de 1 à 56.
bad-position-tile_twice = « { $text } » : cette tuile figure deux fois.
bad-position-bag_size = « { $text } » n’est pas un nombre de tuiles possible pour la pioche.
bad-position-form = « { $text } » n’est pas un coup comme 25@0,-1:5.
bad-position-coordinate = « { $text } » : cette place est trop éloignée.
bad-position-rotation = « { $text } » : une rotation est un nombre entier de 0 à 5.
bad-position-cell_twice = « { $text } » : une autre tuile s’y trouve.
bad-position-mismatch = « { $text } » : ses couleurs ne correspondent pas à ses voisines.

## A position

page-position-lead = Une position est une ligne de texte. Le bouton « Position » d’une partie revue ouvre cette page.
page-position-example = Voir un exemple
page-position-text = Texte de la position
page-position-show = Montrer
page-position-bad = Cette position ne peut pas être montrée
page-position-turn = { $name } joue : { $stage }
page-stage-forced = d’abord les espaces forcés
page-stage-free = coup libre
page-stage-after = espaces forcés après le coup libre
page-stage-over = la partie est terminée

## What cannot be played or read

bad-position-lot = « { $text } » : le sort est sous 2**32, et la pioche a un ordre connu.
bad-position-hand_and_stack = « { $text } » n’est pas une main et des pénalités, comme 25/3,4.
bad-position-stage_tiles = « { $text } » ne va pas avec la main, les pénalités et la pioche.

bad-position-triple = « { $text } » : un trio de couleurs est RYB, RYG, RBG ou YBG.
bad-position-goal = « { $text } » : un but est best, line ou loop.
bad-position-colour = « { $text } » : le trio n’a pas la couleur du but.
bad-position-tiles = « { $text } » : ce jeu n’a pas l’une des tuiles.
bad-position-hand = « { $text } » : une tuile en main, aucune quand la pile aussi est vide.
bad-position-not_over = « { $text } » : il reste une tuile à poser.

## What cannot be read or set

bad-position-setting = « { $text } » : ce jeu ne peut pas l’avoir.
bad-position-full_hand = « { $text } » : aucune pioche n’est due, la main est pleine.
bad-position-no_piece = « { $text } » : ce jeu n’a pas une telle tuile.
bad-position-margin = « { $text } » : c’est sur la marge du plateau ou au-delà.
