"""The sentences of the first lessons of the course in French, and those of its pages."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from tantrix.messages.course_more_fr import MORE

COURSE: dict[str, str | dict[str, str]] = {
    # The pages.
    "page.course": "Cours",
    "page.course.title": "Apprendre à bien jouer",
    "page.course.intro": (
        "Douze courtes leçons, de la correspondance à la fin de partie. Chacune part de positions "
        "tirées de vraies parties et vous donne quelque chose à faire sur le plateau."
    ),
    "page.course.lesson": "Leçon {number}",
    "page.course.steps": {"one": "{done} étape sur {count}", "other": "{done} étapes sur {count}"},
    "page.course.begin": "Commencer",
    "page.course.on": "Continuer",
    "page.course.again": "Refaire",
    "page.course.step": "Étape {number} sur {count}",
    "page.course.task": "À vous",
    "page.course.hint": "Indice",
    "page.course.show": "Montrez-moi",
    "page.course.retry": "Réessayer",
    "page.course.next": "Suite",
    "page.course.next_lesson": "Leçon suivante : {title}",
    "page.course.back": "L’étape précédente",
    "page.course.skip": "L’étape suivante",
    "page.course.picked": "choisi",
    "page.course.all": "Toutes les leçons",
    "page.course.check": "Vérifier",
    "page.course.chosen": {"one": "{count} choix", "other": "{count} choix"},
    "page.course.right": "C’est juste",
    "page.course.wrong": "Pas encore",
    "page.course.them": "Adversaire",
    "page.course.engine": "Votre adversaire réfléchit…",
    "page.course.finished.text": (
        "Jouez maintenant une partie entière : tout ce que vous avez appris y est."
    ),
    "page.course.failed": "Cette leçon ne peut pas être ouverte",
    # The match.
    "course.match.title": "La correspondance",
    "course.match.summary": "La règle d’or, et ce que vaut votre ligne.",
    "course.match.touch.text": (
        "Chaque tuile porte trois bandes de trois couleurs. Partout où deux tuiles se touchent, "
        "les bords en contact doivent être de la même couleur. C’est la règle d’or : elle vaut "
        "toujours."
    ),
    "course.match.touch.task": (
        "Deux tuiles touchent l’espace marqué. Choisissez toutes les tuiles de votre main qui "
        "peuvent s’y poser, dans n’importe quel sens."
    ),
    "course.match.touch.hint": (
        "Lu dans le sens des aiguilles d’une montre, l’espace demande : {reading}. Cherchez deux "
        "bords voisins qui montrent ces couleurs dans cet ordre."
    ),
    "course.match.touch.praise": (
        "Oui. Les quatre autres bords ne touchent encore rien : ils sont libres."
    ),
    "course.match.lay.text": (
        "Vous jouez les rouges, votre adversaire les jaunes. À la fin, seule compte votre "
        "meilleure ligne ou boucle : un point par tuile d’une ligne, deux par tuile d’une boucle."
    ),
    "course.match.lay.task": "Posez une tuile qui allonge votre meilleure ligne rouge.",
    "course.match.lay.hint": (
        "Suivez la ligne rouge jusqu’à l’une de ses extrémités. La tuile à y poser doit montrer du "
        "rouge là où elle touche cette extrémité."
    ),
    "course.match.lay.praise": "Votre ligne compte maintenant {count} tuiles.",
    "course.match.join.text": (
        "Une seule tuile peut rapporter plus d’un point. Quand deux bouts rouges donnent sur le "
        "même espace, une tuile suffit pour réunir les deux morceaux en une ligne."
    ),
    "course.match.join.task": "Réunissez deux morceaux rouges avec une seule tuile.",
    "course.match.join.hint": (
        "Cherchez un espace où le rouge entre par deux côtés, puis une tuile dont la bande rouge "
        "mène de l’un à l’autre."
    ),
    "course.match.join.praise": (
        "Réunis : {count} tuiles d’un seul tenant. Gardez l’œil sur ces espaces, ils décident des "
        "parties."
    ),
    # Forced spaces.
    "course.forced.title": "Les espaces forcés",
    "course.forced.summary": "Les voir, les lire à voix haute, les remplir, les créer.",
    "course.forced.find.text": (
        "Un espace vide entouré de trois tuiles est un espace forcé. Le joueur dont c’est le tour "
        "et qui a une tuile qui convient doit le remplir. Chacun les guette donc sans cesse."
    ),
    "course.forced.find.task": "Choisissez tous les espaces forcés du plateau.",
    "course.forced.find.hint": (
        "Faites le tour du bord et regardez dans chaque creux : combien de tuiles le touchent ? Il "
        "y a {count} espaces forcés ici."
    ),
    "course.forced.find.praise": (
        "Tous trouvés. À partir d’ici, le plateau entoure pour vous les espaces forcés."
    ),
    "course.forced.abc.text": (
        "Pour trouver la tuile d’un espace forcé, lisez ses couleurs à voix haute, dans le sens "
        "des aiguilles d’une montre. Ici : {reading}. Cherchez une tuile qui se lit de même. Trois "
        "couleurs différentes : {fits} tuiles sur 56 conviennent à un tel espace."
    ),
    "course.forced.abc.task": (
        "Les deux mains sont visibles. Choisissez toutes les tuiles, à vous ou à l’adversaire, qui "
        "conviennent à l’espace marqué."
    ),
    "course.forced.abc.hint": (
        "Prenez les tuiles une à une et lisez-les dans le sens des aiguilles d’une montre : "
        "{reading}. Les mêmes couleurs dans l’autre sens ne conviennent pas."
    ),
    "course.forced.abc.praise": "Exactement. On lit et on cherche toujours dans le même sens.",
    "course.forced.aba.text": (
        "Cet espace se lit {reading} : une couleur, une autre, puis de nouveau la première. Entre "
        "les deux bords semblables il y en a un : sur la tuile, une courbe les relie. {fits} "
        "tuiles sur 56 conviennent."
    ),
    "course.forced.aba.task": (
        "Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué."
    ),
    "course.forced.aba.hint": (
        "Dans {reading}, prenez la couleur des deux bouts : cherchez une courbe de cette couleur, "
        "puis regardez ce qui se trouve entre ses extrémités."
    ),
    "course.forced.aba.praise": "Juste. C’est le seul cas qui se lit pareil dans les deux sens.",
    "course.forced.aab.text": (
        "Ici vous lisez {reading} : deux bords semblables côte à côte, donc un coin sur la tuile "
        "qui convient. {fits} tuiles sur 56 conviennent."
    ),
    "course.forced.aab.task": (
        "Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué."
    ),
    "course.forced.aab.hint": (
        "Cherchez un coin de la couleur doublée, puis vérifiez le bord voisin, du bon côté : "
        "{reading} ne se lit pas de même à l’envers."
    ),
    "course.forced.aab.praise": (
        "Cinq, six, six : retenez combien de tuiles conviennent aux trois sortes d’espaces, et "
        "comptez celles qui ne sont plus là."
    ),
    "course.forced.fill.text": (
        "Vous devez remplir un espace forcé, mais la tuile est à votre choix. Toutes correspondent "
        "; ce qui change, c’est où part votre ligne rouge."
    ),
    "course.forced.fill.task": (
        "Remplissez l’espace forcé de sorte que votre bout rouge donne ensuite sur le même espace "
        "qu’un autre bout rouge."
    ),
    "course.forced.fill.hint": (
        "Essayez les deux tuiles et suivez le rouge à la sortie. Sur quel espace retrouve-t-il du "
        "rouge ?"
    ),
    "course.forced.fill.praise": (
        "Bien : avec une tuile de plus, votre ligne en compterait {indirect}. Une leçon y revient "
        "bientôt."
    ),
    "course.forced.chain.text": (
        "Les espaces forcés travaillent aussi pour vous. Après votre coup libre, vous remplissez "
        "de nouveau tout ce que vous pouvez, y compris un espace que vous venez de forcer : deux "
        "tuiles en un tour, ou davantage."
    ),
    "course.forced.chain.task": (
        "Posez au moins deux tuiles dans ce tour : un coup libre qui force un espace pour une "
        "autre de vos tuiles, puis cette tuile."
    ),
    "course.forced.chain.hint": (
        "Cherchez un espace vide touché par deux tuiles, dont la vôtre serait la troisième. Lisez "
        "ce qu’il demanderait alors : avez-vous cette tuile ?"
    ),
    "course.forced.chain.praise": (
        "Bien joué : en un seul tour, plus de tuiles là où vous les voulez."
    ),
    # The restrictions.
    "course.restrictions.title": "Les trois restrictions",
    "course.restrictions.summary": "Ce qui est interdit tant que la pioche n’est pas vide.",
    "course.restrictions.alike.text": (
        "Tant qu’il reste des tuiles dans la pioche, trois choses sont interdites. La première : "
        "laisser un espace forcé avec trois bords de la même couleur. Aucune tuile ne pourrait "
        "jamais le remplir."
    ),
    "course.restrictions.alike.task": (
        "Les {count} tuiles montrées correspondent toutes à l’espace marqué. Choisissez celles "
        "qu’on ne peut pas y poser, parce qu’elles laisseraient à côté trois bords semblables."
    ),
    "course.restrictions.alike.hint": (
        "Regardez les espaces vides voisins de l’espace marqué. Lequel montre déjà deux bords de "
        "la même couleur ? Un troisième bord de cette couleur est interdit."
    ),
    "course.restrictions.alike.praise": (
        "C’est juste. Il en va de même quand on remplit un espace forcé : si cela devait laisser "
        "trois bords semblables, on ne le remplit pas."
    ),
    "course.restrictions.fourth.text": (
        "La deuxième restriction : aucun espace ne peut être entouré de quatre tuiles. Un espace "
        "forcé en a déjà trois : tant qu’il est vide, personne ne pose de tuile à côté."
    ),
    "course.restrictions.fourth.task": (
        "Choisissez tous les espaces où une tuile serait la quatrième autour de l’espace forcé."
    ),
    "course.restrictions.fourth.hint": (
        "Faites le tour de l’espace forcé : trois de ses voisins sont des tuiles. Lesquels des "
        "autres touchent le Tantrix, si bien qu’on pourrait y poser une tuile ? Il y en a {count}."
    ),
    "course.restrictions.fourth.praise": (
        "Oui. Dès que l’espace forcé est rempli, ces places sont de nouveau ouvertes."
    ),
    "course.restrictions.side.text": (
        "La troisième découle de la deuxième. Le long d’un côté droit, on remplit d’abord l’espace "
        "forcé ; l’espace suivant est alors entouré de trois tuiles ; puis vient le suivant. Dans "
        "tout autre ordre, l’un d’eux en aurait quatre. Un espace forcé contrôle donc tout le côté."
    ),
    "course.restrictions.side.task": (
        "Choisissez tous les espaces où personne ne peut jouer en ce moment."
    ),
    "course.restrictions.side.hint": (
        "Partez de l’espace forcé et longez ses côtés tant qu’il y a des tuiles à portée de main. "
        "Le dernier espace, au coin, en fait encore partie. Il y en a {count}."
    ),
    "course.restrictions.side.praise": (
        "Voilà tout le côté. Un seul espace forcé peut tenir un joueur à l’écart d’une bonne "
        "partie du plateau."
    ),
    "course.restrictions.control.text": (
        "Un côté contrôlé est donc un outil. Où personne ne peut jouer, votre adversaire ne le "
        "peut pas non plus, et cela dure tant que personne ne peut remplir l’espace forcé."
    ),
    "course.restrictions.control.task": (
        "Posez une tuile qui crée un espace forcé et ferme à tous au moins quatre espaces."
    ),
    "course.restrictions.control.hint": (
        "Posez votre tuile au bout d’un long côté droit, de sorte que l’espace entre elle et le "
        "côté soit entouré de trois tuiles."
    ),
    "course.restrictions.control.praise": (
        "Fermé. Qui veut jouer là doit d’abord remplir l’espace forcé."
    ),
    # The order of forced fills.
    "course.order.title": "L’ordre des remplissages",
    "course.order.summary": "Plusieurs espaces à remplir : lequel d’abord, et avec quelle tuile ?",
    "course.order.both.text": (
        "Devant plusieurs espaces forcés, vous choisissez l’ordre et les tuiles. Poser plus de "
        "tuiles, c’est décider plus. Ici, une de vos tuiles convient aux deux espaces : ne la "
        "gaspillez pas."
    ),
    "course.order.both.task": "Remplissez les deux espaces forcés.",
    "course.order.both.hint": (
        "Repérez la tuile qui convient aux deux espaces et celle qui ne convient qu’à l’un. La "
        "plus difficile se pose d’abord, à sa seule place."
    ),
    "course.order.both.praise": (
        "Les deux sont remplis. Avant de poser une tuile, voyez toujours ce qu’elle pourrait faire "
        "d’autre."
    ),
    "course.order.best.text": (
        "Chaque remplissage change la suite : il prend une tuile de votre main et décide où les "
        "lignes continuent. Pensez tout l’enchaînement avant la première tuile."
    ),
    "course.order.best.task": (
        "Remplissez les espaces forcés de façon que votre meilleure ligne rouge soit la plus "
        "longue possible."
    ),
    "course.order.best.hint": (
        "Une tuile convient aux deux espaces. Lequel des deux remplissages crée un nouvel espace "
        "forcé où une autre de vos tuiles réunit du rouge ?"
    ),
    "course.order.best.praise": "On ne pouvait faire mieux : {count} tuiles.",
    "course.order.wait.text": (
        "Après chaque tuile posée vous piochez aussitôt, même au milieu du tour. Gardez donc pour "
        "la fin le remplissage qui vous sert le moins : entre-temps, vous piocherez peut-être une "
        "tuile qui y fera mieux."
    ),
    "course.order.wait.task": (
        "Remplissez dans l’ordre qui garde pour la fin le remplissage dont vous ne voulez pas."
    ),
    "course.order.wait.hint": (
        "Pour lequel des deux espaces aimeriez-vous mieux avoir une autre tuile que les vôtres ? "
        "Remplissez d’abord l’autre."
    ),
    "course.order.wait.praise": (
        "Vous avez pioché une tuile qui fait mieux, et votre ligne compte {count} tuiles. Elle ne "
        "viendra pas toujours, mais attendre ne coûtait rien."
    ),
    # Openings.
    "course.openings.title": "Les ouvertures",
    "course.openings.summary": (
        "Les premières tuiles : rien d’isolé qui se referme, des morceaux qui se regardent."
    ),
    "course.openings.corner.text": (
        "Au début, votre rouge est éparpillé en bandes isolées. Un coin tourne si court que deux "
        "autres coins suffisent à le fermer en une boucle de trois tuiles : six points qui ne "
        "grandiront jamais. Ne laissez donc pas traîner un coin rouge tout seul."
    ),
    "course.openings.corner.task": (
        "Choisissez toutes les tuiles de votre main dont la bande rouge est un coin."
    ),
    "course.openings.corner.hint": (
        "Un coin relie deux bords voisins. Une courbe a un bord entre ses deux bouts, une droite "
        "en a deux."
    ),
    "course.openings.corner.praise": (
        "Gardez celles-là pour plus tard. Une courbe isolée est en danger elle aussi, si votre "
        "adversaire en a une autre à y raccorder ; la droite est la plus difficile à refermer."
    ),
    "course.openings.link.text": (
        "Posez vos morceaux de façon qu’ils se regardent. Deux bouts rouges qui donnent sur le "
        "même espace valent presque une ligne à laquelle il manque une seule tuile. Dans "
        "l’ouverture, c’est mieux qu’une ligne allongée tuile après tuile."
    ),
    "course.openings.link.task": (
        "Posez une tuile pour qu’un autre morceau rouge et votre ligne donnent sur le même espace."
    ),
    "course.openings.link.hint": (
        "Voyez où finit votre ligne rouge. Posez une tuile à côté de cet espace, avec son rouge "
        "tourné vers lui."
    ),
    "course.openings.link.praise": (
        "Votre rouge va maintenant jusqu’à {indirect} tuiles, l’espace intermédiaire compris."
    ),
    "course.openings.play.text": (
        "À vous maintenant, contre un adversaire qui joue bien. Pensez à trois choses : pas de "
        "coin rouge isolé, des morceaux qui se regardent, des espaces forcés que vous remplissez "
        "vous-même."
    ),
    "course.openings.play.task": (
        "Jouez trois tours. Votre rouge, connexions indirectes comprises, doit alors avoir gagné "
        "au moins six tuiles."
    ),
    "course.openings.play.hint": (
        "Avant chaque coup libre, cherchez un espace où une tuile réunirait deux morceaux rouges. "
        "Un coup libre qui force un espace pour vous rapporte une tuile de plus."
    ),
    "course.openings.play.praise": (
        "Votre rouge va maintenant jusqu’à {indirect} tuiles. Voilà une ouverture solide."
    ),
    # Why an answer is not right.
    "course.why.missing": {
        "one": "C’est bien jusque-là, mais il en manque encore {count}.",
        "other": "C’est bien jusque-là, mais il en manque encore {count}.",
    },
    "course.why.not_fitting": (
        "La tuile {tile} ne convient pas : on n’y lit nulle part {reading} dans le sens des "
        "aiguilles d’une montre."
    ),
    "course.why.may_lie": (
        "La tuile {tile} peut s’y poser : dans un certain sens, elle ne laisse aucun espace avec "
        "trois bords semblables."
    ),
    "course.why.not_corner": "Sur la tuile {tile}, la bande rouge n’est pas un coin.",
    "course.why.no_red": "La tuile {tile} n’a pas de rouge.",
    "course.why.not_forced": {
        "one": "{count} tuile seulement touche cet espace.",
        "other": "{count} tuiles seulement touchent cet espace.",
    },
    "course.why.no_fourth": "Cet espace ne touche pas l’espace forcé.",
    "course.why.not_controlled": (
        "On peut poser une tuile ici : aucun espace forcé ne contrôle cette place."
    ),
    "course.why.longer": {
        "one": "Votre meilleure ligne rouge en reste à {count} tuile.",
        "other": "Votre meilleure ligne rouge en reste à {count} tuiles.",
    },
    "course.why.no_link": (
        "Cette tuile n’a pas de rouge : elle ne peut pas réunir des morceaux rouges."
    ),
    "course.why.joins": (
        "Cette tuile touche moins de deux bouts rouges : les morceaux restent séparés."
    ),
    "course.why.joins_short": (
        "Deux morceaux sont réunis, mais la ligne ne compte que {count} tuiles. Il y a mieux."
    ),
    "course.why.indirect": (
        "En comptant les connexions indirectes, votre rouge va jusqu’à {count} tuiles ; {asked} "
        "sont possibles."
    ),
    "course.why.no_forced": "Aucun nouvel espace forcé n’est apparu.",
    "course.why.controls": {
        "one": "C’est un espace forcé, mais il ne ferme que {count} espace.",
        "other": "C’est un espace forcé, mais il ne ferme que {count} espaces.",
    },
    "course.why.both": "Cet espace reste vide : aucune de vos tuiles n’y convient plus.",
    "course.why.order": "Ainsi, votre ligne aura au mieux {now} tuiles ; {best} étaient possibles.",
    "course.why.many": {
        "one": "Votre tour est fini après {count} tuile : plus rien n’a pu être rempli.",
        "other": "Votre tour est fini après {count} tuiles : plus rien n’a pu être rempli.",
    },
    **MORE,
}
"""The messages by id."""
