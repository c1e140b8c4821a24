### Setting up a game.

## What cannot be read: colours, tiles, games, placements

bad-colour = « { $text } » n’est pas une couleur : choisissez R, Y, B ou G.
bad-bag = La tuile { $tile } n’est pas entre 1 et 56, ou figure deux fois dans la pioche.
bad-bag_size = { $tiles } tuiles ne suffisent pas : il en faut { $needed } pour les mains.
bad-players = On joue à deux, trois ou quatre, pas à { $players }.
bad-doubles = On joue par équipes à quatre, pas à { $players }.
bad-colours = « { $colours } » : il faut { $needed } couleurs différentes, une par camp.

## A new game

page-new-colour = Votre couleur
page-new-their_name = Nom
page-new-partner = Votre partenaire
page-new-doubles = Par équipes
page-new-doubles-hint = Deux équipes de deux. Les partenaires se font face et partagent une couleur.
page-new-rival = La couleur de l’autre équipe
page-new-more = Début, pendule et rythme
page-new-start = Qui commence
page-new-clock = Pendule
page-new-clock-none = Sans
page-new-clock-minutes =
    { $count ->
        [one] { $count } minute chacun
       *[other] { $count } minutes chacun
    }
page-new-pace = Robots
page-new-go = Commencer la partie
page-new-starting = La partie commence…
page-start-draw--return = Piocher une tuile
page-start-draw--return-hint = Le plus grand numéro commence, les tuiles sont remises.
page-start-highest--hand = La main la plus haute
page-start-highest--hand-hint = Le plus grand numéro parmi les mains commence.
page-start-draw--keep = Piocher et garder
page-start-draw--keep-hint = Le plus grand numéro commence, les tuiles restent en main.
page-pace-human = Prennent leur temps
page-pace-human-hint = Vous voyez chaque tuile se poser.
page-pace-instant = Répondent aussitôt
page-pace-instant-hint = Sans attendre.

## What cannot be played or read

bad-alone = Ce jeu se joue seul, pas à { $players }.

## Games by name, and what all of them say

page-who = Qui joue
page-who-you = Vous
page-who-opponent = Votre adversaire

bad-solitaire-triple = « { $text } » n’est pas un trio de couleurs : choisissez parmi { $known }.
bad-solitaire-goal = « { $text } » n’est pas un but : choisissez parmi { $known }.
bad-solitaire-colour = Les tuiles de { $triple } n’ont pas la couleur { $colour }.
bad-solitaire-stack = La pile a ces tuiles, chacune une fois : { $tiles }.

## What cannot be read or set

bad-mindgame-side = Un plateau a de { $least } à { $most } cases de côté, pas { $side }.
bad-mindgame-copies = Chaque motif peut exister de 1 à { $most } fois, pas { $copies }.
bad-mindgame-piece = Dans cette partie les tuiles vont de 1 à { $most } : { $tile } n’en est pas une.

## A game at the terminal

bad-robot = Il n’y a pas de robot « { $level } » : choisissez random, greedy, planner, ou de level1 à level10.

## Ce que les robots disent d’eux-mêmes

page-about-robot-random = Joue tout ce qui est permis. Pour une première partie.
page-about-robot-greedy = Prend tout de suite le plus de points.
page-about-robot-planner = Réfléchit à tout son tour, et vous bloque.
page-about-robot-level1 = Joue ce qui convient, et passe souvent à côté du meilleur coup. Pour une première partie.
page-about-robot-level2 = Aime les longues lignes, mais se trompe souvent d’un point ou deux.
page-about-robot-level3 = Compte les points sur la table, et se trompe quand les choix se valent presque.
page-about-robot-level4 = Compte bien, une tuile à la fois, avec un faux pas de temps en temps.
page-about-robot-level5 = Prend tout de suite le plus de points, et se trompe rarement.
page-about-robot-level6 = Regarde aussi votre réponse, et la juge parfois mal.
page-about-robot-level7 = Réfléchit à tout son tour, et vous bloque.
page-about-robot-level8 = Essaie plusieurs fois ses meilleurs coups avant de jouer.
page-about-robot-level9 = Les essaie bien plus souvent, et voit venir le danger.
page-about-robot-level10 = Sa pleine force : le meilleur joueur que nous ayons.
page-about-robot-person = À côté de vous, sur cet écran.
page-new-adapt = S’adapter à mes résultats
page-new-adapt-hint = Après une victoire, le niveau suivant vous est proposé ; après une défaite, le précédent.
page-level = Niveau { $number }
