"""The sentences of the later lessons of the course in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

MORE: dict[str, str | dict[str, str]] = {
    # Indirect connections.
    "course.indirect.title": "Les connexions indirectes",
    "course.indirect.summary": "Des morceaux séparés par un seul espace, et quand les réunir.",
    "course.indirect.find.text": (
        "Deux morceaux sont indirectement connectés quand un seul espace sépare leurs extrémités : "
        "une tuile suffit pour les réunir. Leur longueur indirecte compte toutes leurs tuiles et "
        "les espaces intermédiaires. Elle dit mieux que le score où vous en êtes."
    ),
    "course.indirect.find.task": (
        "Choisissez tous les espaces où une tuile réunirait deux morceaux rouges."
    ),
    "course.indirect.find.hint": (
        "Suivez chaque morceau rouge jusqu’à ses bouts et voyez sur quels espaces ils donnent. "
        "Deux bouts rouges donnent sur le même espace à {count} endroits."
    ),
    "course.indirect.find.praise": (
        "Avec ces espaces, votre rouge va jusqu’à {indirect} tuiles, alors que votre score n’est "
        "que de {count}."
    ),
    "course.indirect.gain.text": (
        "Au début, gagnez de la longueur par les espaces plutôt que par les tuiles : une tuile "
        "bien placée met un morceau éloigné à votre portée. Tant que plusieurs tuiles conviennent "
        "à l’espace intermédiaire, on vous prendra difficilement la connexion."
    ),
    "course.indirect.gain.task": (
        "Posez une tuile qui augmente votre longueur indirecte d’au moins trois tuiles."
    ),
    "course.indirect.gain.hint": (
        "Repérez un morceau rouge à l’écart et les espaces sur lesquels il donne. Une de vos "
        "tuiles, accrochée à votre ligne, doit donner elle aussi sur l’un d’eux."
    ),
    "course.indirect.gain.praise": "Vous avez maintenant {indirect} tuiles à portée.",
    "course.indirect.connect.text": (
        "Une connexion n’est à vous qu’une fois la tuile posée. Fermez-la quand il reste peu de "
        "tuiles qui conviennent, ou quand votre adversaire pourrait remplir l’espace ou vous "
        "l’interdire."
    ),
    "course.indirect.connect.task": (
        "Réunissez deux morceaux rouges en une ligne d’au moins sept tuiles."
    ),
    "course.indirect.connect.hint": (
        "Sur quel espace donnent deux bouts rouges ? Laquelle de vos tuiles y va, avec du rouge "
        "précisément sur ces deux bords ?"
    ),
    "course.indirect.connect.praise": "C’est acquis : {count} tuiles d’un seul tenant.",
    # Loops.
    "course.loops.title": "Petites, moyennes et grandes boucles",
    "course.loops.summary": "Quand une boucle gagne la partie, et quand elle est un piège.",
    "course.loops.meet.text": (
        "Une boucle compte double, mais elle est fermée et ne grandira plus. Le gagnant a en "
        "moyenne 24 points : une boucle de trois tuiles en début de partie, six points, n’est donc "
        "pas un cadeau. Ses tuiles sont perdues pour la longue ligne."
    ),
    "course.loops.meet.task": (
        "Une courte ligne jaune donne par ses deux bouts sur un même espace. Choisissez cet espace."
    ),
    "course.loops.meet.hint": (
        "Suivez les courtes lignes jaunes jusqu’à leurs deux bouts. Là où les deux se rejoignent, "
        "toute tuile qui convient ferme la boucle."
    ),
    "course.loops.meet.praise": (
        "Tout ce qui convient à cet espace ferme la boucle, quel que soit celui qui le pose."
    ),
    "course.loops.small.text": (
        "Dans l’ouverture, aidez donc votre adversaire à faire de petites boucles. Cela peut "
        "valoir votre coup libre : les jaunes marquent quelques points tout de suite, et doivent "
        "recommencer ailleurs."
    ),
    "course.loops.small.task": "Fermez une petite boucle jaune.",
    "course.loops.small.hint": (
        "Trouvez l’espace où se rejoignent les deux bouts d’une ligne jaune, et une de vos tuiles "
        "qui y convient."
    ),
    "course.loops.small.praise": (
        "Six ou huit points, et plus d’issue : ces tuiles ne feront jamais partie d’une longue "
        "ligne jaune."
    ),
    "course.loops.trap.text": (
        "Vous n’avez même pas à la fermer vous-même. Qui peut remplir un espace forcé le doit : "
        "forcez l’espace où une courte ligne jaune se rejoint, et les jaunes eux-mêmes devront "
        "fermer la boucle."
    ),
    "course.loops.trap.task": "Créez un espace forcé où une courte ligne jaune devra se fermer.",
    "course.loops.trap.hint": (
        "Trouvez l’espace où se rejoignent les deux bouts d’une courte ligne jaune. Deux tuiles "
        "l’entourent déjà : la vôtre peut être la troisième."
    ),
    "course.loops.trap.praise": (
        "Toute tuile qui y convient ferme la boucle, et qui en a une doit la poser."
    ),
    "course.loops.middle.text": (
        "Une boucle moyenne, de huit ou neuf tuiles, rapporte seize ou dix-huit points. Cela "
        "suffit rarement, et il est trop tard pour en commencer une autre. Mais vos points sont à "
        "l’abri : employez désormais chaque tour à arrêter votre adversaire."
    ),
    "course.loops.middle.task": "Fermez une boucle rouge.",
    "course.loops.middle.hint": (
        "Suivez votre plus longue ligne rouge. Ses deux bouts donnent-ils sur le même espace ?"
    ),
    "course.loops.middle.praise": (
        "{count} points que personne ne peut vous reprendre. Arrêtez maintenant les jaunes."
    ),
    "course.loops.large.text": (
        "À partir de douze tuiles, il vaut la peine de fermer une ligne : une boucle de douze "
        "compte 24 et bat une ligne de 23. Les bons joueurs laissent rarement faire, mais la "
        "menace suffit à les occuper."
    ),
    "course.loops.large.task": "Fermez la grande boucle rouge.",
    "course.loops.large.hint": (
        "Suivez votre plus longue ligne rouge jusqu’à ses deux bouts. Il ne reste qu’un espace "
        "entre eux."
    ),
    "course.loops.large.praise": "{count} points avec une seule tuile !",
    # Twin spaces.
    "course.twins.title": "Les espaces jumeaux",
    "course.twins.summary": "Deux espaces qui attendent la même tuile.",
    "course.twins.find.text": (
        "Deux espaces forcés sont jumeaux quand ils demandent les mêmes couleurs dans le même "
        "ordre. Ils peuvent être tournés autrement, mais lus à voix haute ils sonnent pareil, et "
        "la tuile qui convient à l’un convient à l’autre."
    ),
    "course.twins.find.task": "Choisissez les deux espaces jumeaux.",
    "course.twins.find.hint": (
        "Lisez chaque espace forcé à voix haute, dans le sens des aiguilles d’une montre. Deux "
        "d’entre eux sonnent pareil."
    ),
    "course.twins.find.praise": "Une tuile, deux places : qui la pioche a le choix.",
    "course.twins.make.text": (
        "Les jaunes espèrent une tuile dans l’espace marqué. Si vous en piochez une qui convient, "
        "vous devez l’y poser, pour leur bien, à moins que l’espace n’ait un jumeau : alors vous "
        "la posez dans le jumeau."
    ),
    "course.twins.make.task": "Posez une tuile qui crée un jumeau de l’espace marqué.",
    "course.twins.make.hint": (
        "Lisez l’espace marqué à voix haute. Cherchez ensuite un espace touché par deux tuiles qui "
        "montre déjà deux de ces couleurs, et ajoutez la troisième."
    ),
    "course.twins.make.praise": (
        "Une tuile qui convient a maintenant deux places possibles, et il en reste moins pour "
        "celle que veulent les jaunes."
    ),
    # Blocked games.
    "course.blocked.title": "Les parties bloquées",
    "course.blocked.summary": "Quand personne ne peut remplir, soyez celui qui débloque.",
    "course.blocked.now.text": (
        "Il arrive que des espaces forcés restent vides longtemps, parce que personne n’a de tuile "
        "qui convient. Chacun ferme ses côtés et la place manque de plus en plus : la partie est "
        "bloquée."
    ),
    "course.blocked.now.task": (
        "Les deux mains sont visibles. Choisissez tous les espaces forcés que personne ne peut "
        "remplir maintenant."
    ),
    "course.blocked.now.hint": (
        "Lisez chaque espace forcé à voix haute, puis passez les deux mains en revue, tuile par "
        "tuile."
    ),
    "course.blocked.now.praise": (
        "C’est juste. Gardez ces lectures en tête : la prochaine tuile piochée sera peut-être la "
        "bonne."
    ),
    "course.blocked.open.text": (
        "Celui qui débloque la partie remplit plusieurs espaces à la suite et décide comment elle "
        "continue. Posez donc à chaque tour autant de tuiles que possible : pour chacune vous en "
        "piochez une autre, et chacune peut être la clé."
    ),
    "course.blocked.open.task": "Posez au moins trois tuiles dans ce tour.",
    "course.blocked.open.hint": (
        "Commencez par un coup libre qui force un espace pour une autre de vos tuiles ; une seule "
        "tuile peut même en forcer deux."
    ),
    "course.blocked.open.praise": (
        "Trois tuiles posées, trois piochées : trois chances au lieu d’une de trouver la clé."
    ),
    # Blocking.
    "course.blocking.title": "Bloquer",
    "course.blocking.summary": "De force, pour un temps, pour toujours.",
    "course.blocking.force.text": (
        "Les espaces forcés obligent aussi votre adversaire. Créez-en un que seuls les jaunes "
        "peuvent remplir, et leur tour commence par une tuile là où vous la voulez."
    ),
    "course.blocking.force.task": (
        "Créez un espace forcé que les jaunes peuvent remplir, et pas vous."
    ),
    "course.blocking.force.hint": (
        "Regardez les espaces touchés par deux tuiles, et la main des jaunes. Quelle troisième "
        "couleur conviendrait à l’une de leurs tuiles, et à aucune des vôtres ?"
    ),
    "course.blocking.force.praise": (
        "Les jaunes doivent maintenant le remplir d’abord, que cela les aide ou non."
    ),
    "course.blocking.hold.text": (
        "Une ligne est bloquée pour un temps quand son extrémité se trouve sur un côté contrôlé : "
        "tant que l’espace forcé est vide, personne ne peut y continuer. Gardez vos propres "
        "extrémités loin de ces côtés."
    ),
    "course.blocking.hold.task": (
        "Créez un espace forcé dont les côtés arrêtent une extrémité de la meilleure ligne jaune."
    ),
    "course.blocking.hold.hint": (
        "Trouvez les deux bouts de la plus longue ligne jaune. Sur quel côté droit sont-ils ? Un "
        "espace forcé sur ce côté les arrête."
    ),
    "course.blocking.hold.praise": (
        "Tant que votre espace forcé reste vide, les jaunes ne peuvent pas continuer par là."
    ),
    "course.blocking.ends.text": (
        "Une extrémité est bloquée pour toujours quand il ne reste aucune tuile qui y convienne. "
        "Le nombre inscrit dans un espace forcé dit combien de tuiles de la pioche y conviennent "
        "encore : zéro dans la pioche et rien dans les mains, c’est pour toujours."
    ),
    "course.blocking.ends.task": (
        "Choisissez l’extrémité où la meilleure ligne jaune est bloquée pour toujours."
    ),
    "course.blocking.ends.hint": (
        "Suivez la plus longue ligne jaune jusqu’à ses deux bouts. L’un d’eux donne sur un espace "
        "forcé marqué d’un zéro."
    ),
    "course.blocking.ends.praise": (
        "Les jaunes ne peuvent plus grandir que par l’autre bout, et vous savez où regarder."
    ),
    "course.blocking.ever.text": (
        "Pour bloquer une extrémité pour toujours, faites-en un espace pour lequel il ne reste "
        "rien. Comptez : cinq tuiles conviennent à un espace ABC, six aux autres, et beaucoup sont "
        "déjà posées. Une ligne déjà bloquée d’un côté est deux fois plus facile à arrêter."
    ),
    "course.blocking.ever.task": "Bloquez pour toujours une extrémité de la meilleure ligne jaune.",
    "course.blocking.ever.hint": (
        "Trouvez les bouts de la plus longue ligne jaune. Là où une tuile de plus créerait un "
        "espace forcé, lisez-le et comptez les tuiles qui pourraient encore venir. Pendant "
        "l’essai, la ligne au-dessus de votre main dit qui pourrait le remplir."
    ),
    "course.blocking.ever.praise": "Plus aucune tuile n’y convient.",
    "course.blocking.play.text": (
        "Vous avez une petite avance. Gardez-la : ralentissez les jaunes par des espaces forcés et "
        "des côtés fermés, sans oublier votre propre ligne."
    ),
    "course.blocking.play.task": "Jouez trois tours et soyez alors en tête.",
    "course.blocking.play.hint": (
        "Avant chaque coup libre, regardez les deux bouts de la ligne jaune. Pouvez-vous en "
        "arrêter un ? Sinon, allongez la vôtre."
    ),
    "course.blocking.play.praise": "{count} à {theirs} : vous avez gardé l’avance.",
    # Last connections and free moves.
    "course.last.title": "Dernières connexions, coups libres",
    "course.last.summary": "Que faire quand la pioche s’épuise.",
    "course.last.connect.text": (
        "Quand il ne reste que quelques tuiles dans la pioche, fermez vos dernières connexions "
        "indirectes. Une fois la pioche vide, les restrictions tombent et votre adversaire peut "
        "boucher presque n’importe quel espace."
    ),
    "course.last.connect.task": (
        "Réunissez deux morceaux rouges pour que votre meilleure ligne gagne au moins trois tuiles."
    ),
    "course.last.connect.hint": (
        "Suivez votre plus longue ligne rouge jusqu’à ses bouts. Où un autre morceau rouge "
        "donne-t-il sur le même espace ?"
    ),
    "course.last.connect.praise": "{count} tuiles d’un seul tenant, juste à temps.",
    "course.last.side.text": (
        "La pioche est vide et les restrictions sont levées : les espaces le long des côtés "
        "contrôlés, si longtemps fermés, s’ouvrent tous d’un coup. Le premier à jouer un coup "
        "libre prend le meilleur : comptez donc à temps les tuiles de la pioche."
    ),
    "course.last.side.task": (
        "Réunissez deux morceaux rouges là où personne ne pouvait jouer : votre meilleure ligne "
        "doit gagner au moins trois tuiles."
    ),
    "course.last.side.hint": (
        "Longez les côtés voisins des espaces forcés. Dans quel espace deux bouts rouges se "
        "rejoignent-ils ?"
    ),
    "course.last.side.praise": "{count} tuiles. L’instant d’avant, cette place était interdite.",
    # The endgame.
    "course.endgame.title": "La fin de partie",
    "course.endgame.summary": (
        "Plus de restrictions : tout est ouvert, et chaque extrémité en danger."
    ),
    "course.endgame.four.text": (
        "En fin de partie apparaissent des espaces entourés de quatre, cinq ou six tuiles. Ce sont "
        "aussi des espaces forcés : qui peut les remplir le doit. Celui-ci se lit {reading} : "
        "{fits} tuiles sur 56 seulement y conviennent."
    ),
    "course.endgame.four.task": (
        "Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué."
    ),
    "course.endgame.four.hint": (
        "Les quatre bords doivent correspondre, dans cet ordre : {reading}. Écartez toute tuile à "
        "laquelle manque une de ces couleurs."
    ),
    "course.endgame.four.praise": (
        "Plus il y a de tuiles autour d’un espace, moins il y en a qui y conviennent : souvent "
        "aucune."
    ),
    "course.endgame.alike.text": (
        "Trois bords de la même couleur sont maintenant permis, et c’est le blocage le plus sûr : "
        "aucune tuile ne remplira jamais cet espace. Arrivez donc en fin de partie avec vos deux "
        "bouts libres, et attaquez ceux des jaunes."
    ),
    "course.endgame.alike.task": (
        "Bloquez pour toujours la meilleure ligne jaune par trois bords de la même couleur."
    ),
    "course.endgame.alike.hint": (
        "Regardez les espaces aux bouts de la ligne jaune. Lequel montre déjà deux bords de la "
        "même couleur ? Ajoutez le troisième."
    ),
    "course.endgame.alike.praise": (
        "Aucune tuile n’ira jamais là. Protégez vos propres bouts du même sort."
    ),
    "course.endgame.play.text": (
        "Les dernières tuiles. Chaque coup libre compte : voyez d’abord si votre ligne peut encore "
        "grandir, puis fermez les bouts jaunes. Les espaces forcés se remplissent comme avant."
    ),
    "course.endgame.play.task": "Jouez jusqu’à la fin et gagnez.",
    "course.endgame.play.hint": (
        "Vous avez une petite avance. Où les jaunes pourraient-ils encore gagner ? Fermez cette "
        "place, ou gagnez davantage."
    ),
    "course.endgame.play.praise": "{count} à {theirs}. Bien joué !",
    # Why an answer is not right.
    "course.why.small_loop": (
        "Cela ferme une boucle de {count} tuiles. Elle compte double, mais ne grandira jamais : "
        "laissez votre ligne ouverte."
    ),
    "course.why.no_joint": (
        "Moins de deux bouts rouges donnent sur cet espace, ou il ne reste aucune tuile pour les "
        "réunir."
    ),
    "course.why.no_meet": "Aucune ligne jaune ne donne sur cet espace par ses deux bouts.",
    "course.why.no_loop": "Cela ne ferme aucune boucle de cette couleur.",
    "course.why.loop_size": {
        "one": "Une boucle de {count} tuile : ce n’est pas la bonne.",
        "other": "Une boucle de {count} tuiles : ce n’est pas la bonne.",
    },
    "course.why.no_trap": "Cela ne force pas l’espace où une courte ligne jaune se rejoint.",
    "course.why.not_twin": "Cet espace forcé n’a pas de jumeau : aucun autre ne se lit comme lui.",
    "course.why.no_twin": (
        "C’est un nouvel espace forcé, mais il se lit autrement que l’espace marqué."
    ),
    "course.why.somebody": "Quelqu’un a une tuile qui convient à cet espace.",
    "course.why.forces_me": (
        "Vous avez une tuile qui convient à ce nouvel espace : vous devez donc le remplir "
        "vous-même."
    ),
    "course.why.forces_nobody": (
        "C’est un espace forcé, mais les jaunes n’ont pas de tuile qui y convienne."
    ),
    "course.why.helps": "Cela allonge la ligne jaune.",
    "course.why.blocks": "La ligne jaune peut encore continuer à ces endroits.",
    "course.why.holds": (
        "C’est un espace forcé, mais la ligne jaune peut toujours continuer à ces endroits."
    ),
    "course.why.not_alike": "C’est bloqué, mais pas par trois bords de la même couleur.",
    "course.why.end_open": (
        "Soit la meilleure ligne jaune ne finit pas ici, soit il reste une tuile qui convient."
    ),
    "course.why.builds": (
        "Votre rouge va jusqu’à {count} tuiles, connexions indirectes comprises ; il en fallait "
        "{asked}."
    ),
    "course.why.behind": "Le score est de {count} à {theirs} : vous n’êtes pas en tête.",
    "course.why.wait": "Dans cet ordre, votre adversaire gagne plus qu’il n’est nécessaire.",
}
"""The messages by id."""
