### The board, its tiles and spaces, wherever tiles are placed.

## Colours, tiles and spaces in words

page-link-corner-R = coin rouge
page-link-corner-Y = coin jaune
page-link-corner-B = coin bleu
page-link-corner-G = coin vert
page-link-corner-W = coin blanc
page-link-bend-R = courbe rouge
page-link-bend-Y = courbe jaune
page-link-bend-B = courbe bleue
page-link-bend-G = courbe verte
page-link-bend-W = courbe blanche
page-link-straight-R = ligne droite rouge
page-link-straight-Y = ligne droite jaune
page-link-straight-B = ligne droite bleue
page-link-straight-G = ligne droite verte
page-link-straight-W = ligne droite blanche
page-cell = q { $q } r { $r }
page-tile = tuile { $tile }, { $links }
page-space = espace { $at }
page-space-lit = la tuile choisie va ici

## A table

page-board = Le Tantrix
page-zoom = Taille du plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout montrer
page-drawer = Panneau latéral
page-hand-nowhere = ne va nulle part pour l’instant
page-hand-key = touche { $key }
page-trial = La tuile à l’essai
page-turn-right = Tourner à droite
page-place = Poser
page-resign = Abandonner
page-resign-no = Continuer
page-resign-yes = Abandonner

## The end

page-result = La fin de la partie

## The Mind Game

page-mind-text = Rouge contre noir, le jeu de 1988 : un plateau avec une marge, et la plus longue ligne de votre couleur.
page-mind-colour-R = Rouge, commence
page-mind-colour-K = Noir
page-mind-reading = Plateau et tuiles
page-mind-reading-text = On ignore la taille du premier plateau et ses tuiles. Ici : un hexagone de six cases de côté, deux tuiles de chaque motif.
page-mind-side = Cases par côté
page-mind-copies = Tuiles
page-mind-copies-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## How to play

page-link-corner-K = coin noir
page-link-bend-K = courbe noire
page-link-straight-K = ligne droite noire
page-hand-of = Main : { $name }

page-live-result-void-entered = Le résultat a été saisi par la direction du tournoi
page-live-result-void-cancelled = Le tournoi a été annulé : cette partie ne compte pas
page-live-result-void-unneeded = Rencontre décidée : cette partie ne compte pas
