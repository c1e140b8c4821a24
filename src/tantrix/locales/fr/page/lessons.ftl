### The course: all lessons.

## The match

course-match-title = Le raccord
course-match-summary = La règle d’or, et ce que vaut votre ligne.
course-match-touch-text = Chaque tuile porte trois bandes de trois couleurs. Partout où deux tuiles se touchent, les bords en contact doivent être de la même couleur. C’est la règle d’or : elle vaut toujours.
course-match-touch-task = Deux tuiles touchent l’espace marqué. Choisissez toutes les tuiles de votre main qui peuvent s’y poser, dans n’importe quel sens.
course-match-touch-hint = Lu dans le sens des aiguilles d’une montre, l’espace demande : { $reading }. Cherchez deux bords voisins qui montrent ces couleurs dans cet ordre.
course-match-touch-praise = Les quatre autres bords ne touchent encore rien : ils sont libres.
course-match-lay-text = Vous jouez les rouges, votre adversaire les jaunes. À la fin, seule compte votre meilleure ligne ou boucle : un point par tuile d’une ligne, deux par tuile d’une boucle.
course-match-lay-task = Posez une tuile qui allonge votre meilleure ligne rouge.
course-match-lay-hint = Suivez la ligne rouge jusqu’à l’une de ses extrémités. La tuile à y poser doit montrer du rouge là où elle touche cette extrémité.
course-match-lay-praise = Votre ligne compte maintenant { $count } tuiles.
course-match-join-text = Une seule tuile peut rapporter plus d’un point. Quand deux bouts rouges donnent sur le même espace, une tuile suffit pour réunir les deux morceaux en une ligne.
course-match-join-task = Réunissez deux morceaux rouges avec une seule tuile.
course-match-join-hint = Cherchez un espace où le rouge entre par deux côtés, puis une tuile dont la bande rouge mène de l’un à l’autre.
course-match-join-praise = Réunis : { $count } tuiles d’un seul tenant. Gardez l’œil sur ces espaces, ils décident des parties.

## Forced spaces

course-forced-title = Les espaces forcés
course-forced-summary = Les voir, les lire à voix haute, les remplir, les créer.
course-forced-find-text = Un espace vide entouré de trois tuiles est un espace forcé. Le joueur dont c’est le tour et qui a une tuile qui convient doit le remplir. Chacun les guette donc sans cesse.
course-forced-find-task = Choisissez tous les espaces forcés du plateau.
course-forced-find-hint = Faites le tour du bord et regardez dans chaque creux : combien de tuiles le touchent ? Il y a { $count } espaces forcés ici.
course-forced-find-praise = Tous trouvés. À partir d’ici, le plateau entoure pour vous les espaces forcés.
course-forced-abc-text = Pour trouver la tuile d’un espace forcé, lisez ses couleurs à voix haute, dans le sens des aiguilles d’une montre. Ici : { $reading }. Cherchez une tuile qui se lit de même. Trois couleurs différentes : { $fits } tuiles sur 56 conviennent à un tel espace.
course-forced-abc-task = Les deux mains sont visibles. Choisissez toutes les tuiles, à vous ou à l’adversaire, qui conviennent à l’espace marqué.
course-forced-abc-hint = Prenez les tuiles une à une et lisez-les dans le sens des aiguilles d’une montre : { $reading }. Les mêmes couleurs dans l’autre sens ne conviennent pas.
course-forced-abc-praise = On lit et on cherche toujours dans le même sens.
course-forced-aba-text = Cet espace se lit { $reading } : une couleur, une autre, puis de nouveau la première. Entre les deux bords semblables il y en a un : sur la tuile, une courbe les relie. { $fits } tuiles sur 56 conviennent.
course-forced-aba-task = Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué.
course-forced-aba-hint = Dans { $reading }, prenez la couleur des deux bouts : cherchez une courbe de cette couleur, puis regardez ce qui se trouve entre ses extrémités.
course-forced-aba-praise = C’est le seul cas qui se lit pareil dans les deux sens.
course-forced-aab-text = Ici vous lisez { $reading } : deux bords semblables côte à côte, donc un coin sur la tuile qui convient. { $fits } tuiles sur 56 conviennent.
course-forced-aab-task = Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué.
course-forced-aab-hint = Cherchez un coin de la couleur doublée, puis vérifiez le bord voisin, du bon côté : { $reading } ne se lit pas de même à l’envers.
course-forced-aab-praise = Cinq, six, six : retenez combien de tuiles conviennent aux trois sortes d’espaces, et comptez celles qui ne sont plus là.
course-forced-fill-text = Vous devez remplir un espace forcé, mais la tuile est à votre choix. Toutes correspondent ; ce qui change, c’est où part votre ligne rouge.
course-forced-fill-task = Remplissez l’espace forcé de sorte que votre bout rouge donne ensuite sur le même espace qu’un autre bout rouge.
course-forced-fill-hint = Essayez les deux tuiles et suivez le rouge à la sortie. Sur quel espace retrouve-t-il du rouge ?
course-forced-fill-praise = Bien : avec une tuile de plus, votre ligne en compterait { $indirect }. Une leçon y revient bientôt.
course-forced-chain-text = Les espaces forcés travaillent aussi pour vous. Après votre coup libre, vous remplissez de nouveau tout ce que vous pouvez, y compris un espace que vous venez de forcer : deux tuiles en un tour, ou davantage.
course-forced-chain-task = Posez au moins deux tuiles dans ce tour : un coup libre qui force un espace pour une autre de vos tuiles, puis cette tuile.
course-forced-chain-hint = Cherchez un espace vide touché par deux tuiles, dont la vôtre serait la troisième. Lisez ce qu’il demanderait alors : avez-vous cette tuile ?
course-forced-chain-praise = Bien joué : en un seul tour, plus de tuiles là où vous les voulez.

## The restrictions

course-restrictions-title = Les trois restrictions
course-restrictions-summary = Ce qui est interdit tant que la pioche n’est pas vide.
course-restrictions-alike-text = Tant qu’il reste des tuiles dans la pioche, trois choses sont interdites. La première : laisser un espace forcé avec trois bords de la même couleur. Aucune tuile ne pourrait jamais le remplir.
course-restrictions-alike-task = Les { $count } tuiles montrées correspondent toutes à l’espace marqué. Choisissez celles qu’on ne peut pas y poser, parce qu’elles laisseraient à côté trois bords semblables.
course-restrictions-alike-hint = Regardez les espaces vides voisins de l’espace marqué. Lequel montre déjà deux bords de la même couleur ? Un troisième bord de cette couleur est interdit.
course-restrictions-alike-praise = Il en va de même quand on remplit un espace forcé : si cela devait laisser trois bords semblables, on ne le remplit pas.
course-restrictions-fourth-text = La deuxième restriction : aucun espace ne peut être entouré de quatre tuiles. Un espace forcé en a déjà trois : tant qu’il est vide, personne ne pose de tuile à côté.
course-restrictions-fourth-task = Choisissez tous les espaces où une tuile serait la quatrième autour de l’espace forcé.
course-restrictions-fourth-hint = Faites le tour de l’espace forcé : trois de ses voisins sont des tuiles. Lesquels des autres touchent le Tantrix, si bien qu’on pourrait y poser une tuile ? Il y en a { $count }.
course-restrictions-fourth-praise = Dès que l’espace forcé est rempli, ces places sont de nouveau ouvertes.
course-restrictions-side-text = La troisième découle de la deuxième. Le long d’un côté droit, on remplit d’abord l’espace forcé ; l’espace suivant est alors entouré de trois tuiles ; puis vient le suivant. Dans tout autre ordre, l’un d’eux en aurait quatre. Un espace forcé contrôle donc tout le côté.
course-restrictions-side-task = Choisissez tous les espaces où personne ne peut jouer en ce moment.
course-restrictions-side-hint = Partez de l’espace forcé et longez ses côtés tant qu’il y a des tuiles à portée de main. Le dernier espace, au coin, en fait encore partie. Il y en a { $count }.
course-restrictions-side-praise = Voilà tout le côté. Un seul espace forcé peut tenir un joueur à l’écart d’une bonne partie du plateau.
course-restrictions-control-text = Un côté contrôlé est donc un outil. Où personne ne peut jouer, votre adversaire ne le peut pas non plus, et cela dure tant que personne ne peut remplir l’espace forcé.
course-restrictions-control-task = Posez une tuile qui crée un espace forcé et ferme à tous au moins quatre espaces.
course-restrictions-control-hint = Posez votre tuile au bout d’un long côté droit, de sorte que l’espace entre elle et le côté soit entouré de trois tuiles.
course-restrictions-control-praise = Fermé. Qui veut jouer là doit d’abord remplir l’espace forcé.

## The order of forced fills

course-order-title = L’ordre des remplissages
course-order-summary = Plusieurs espaces à remplir : lequel d’abord, et avec quelle tuile ?
course-order-both-text = Devant plusieurs espaces forcés, vous choisissez l’ordre et les tuiles. Poser plus de tuiles, c’est décider plus. Ici, une de vos tuiles convient aux deux espaces : ne la gaspillez pas.
course-order-both-task = Remplissez les deux espaces forcés.
course-order-both-hint = Repérez la tuile qui convient aux deux espaces et celle qui ne convient qu’à l’un. La plus difficile se pose d’abord, à sa seule place.
course-order-both-praise = Les deux sont remplis. Avant de poser une tuile, voyez toujours ce qu’elle pourrait faire d’autre.
course-order-best-text = Chaque remplissage change la suite : il prend une tuile de votre main et décide où les lignes continuent. Pensez tout l’enchaînement avant la première tuile.
course-order-best-task = Remplissez les espaces forcés de façon que votre meilleure ligne rouge soit la plus longue possible.
course-order-best-hint = Une tuile convient aux deux espaces. Lequel des deux remplissages crée un nouvel espace forcé où une autre de vos tuiles réunit du rouge ?
course-order-best-praise = On ne pouvait faire mieux : { $count } tuiles.
course-order-wait-text = Après chaque tuile posée vous piochez aussitôt, même au milieu du tour. Gardez donc pour la fin le remplissage qui vous sert le moins : entre-temps, vous piocherez peut-être une tuile qui y fera mieux.
course-order-wait-task = Remplissez dans l’ordre qui garde pour la fin le remplissage dont vous ne voulez pas.
course-order-wait-hint = Pour lequel des deux espaces aimeriez-vous mieux avoir une autre tuile que les vôtres ? Remplissez d’abord l’autre.
course-order-wait-praise = Vous avez pioché une tuile qui fait mieux, et votre ligne compte { $count } tuiles. Elle ne viendra pas toujours, mais attendre ne coûtait rien.

## Openings

course-openings-title = Les ouvertures
course-openings-summary = Les premières tuiles : rien d’isolé qui se referme, des morceaux qui se regardent.
course-openings-corner-text = Au début, votre rouge est éparpillé en bandes isolées. Un coin tourne si court que deux autres coins suffisent à le fermer en une boucle de trois tuiles : six points qui ne grandiront jamais. Ne laissez donc pas traîner un coin rouge tout seul.
course-openings-corner-task = Choisissez toutes les tuiles de votre main dont la bande rouge est un coin.
course-openings-corner-hint = Un coin relie deux bords voisins. Une courbe a un bord entre ses deux bouts, une droite en a deux.
course-openings-corner-praise = Gardez celles-là pour plus tard. Une courbe isolée est en danger elle aussi, si votre adversaire en a une autre à y raccorder ; la droite est la plus difficile à refermer.
course-openings-link-text = Posez vos morceaux de façon qu’ils se regardent. Deux bouts rouges qui donnent sur le même espace valent presque une ligne à laquelle il manque une seule tuile. Dans l’ouverture, c’est mieux qu’une ligne allongée tuile après tuile.
course-openings-link-task = Posez une tuile pour qu’un autre morceau rouge et votre ligne donnent sur le même espace.
course-openings-link-hint = Voyez où finit votre ligne rouge. Posez une tuile à côté de cet espace, avec son rouge tourné vers lui.
course-openings-link-praise = Votre rouge va maintenant jusqu’à { $indirect } tuiles, l’espace intermédiaire compris.
course-openings-play-text = À vous maintenant, contre un adversaire qui joue bien. Pensez à trois choses : pas de coin rouge isolé, des morceaux qui se regardent, des espaces forcés que vous remplissez vous-même.
course-openings-play-task = Jouez trois tours. Votre rouge, connexions indirectes comprises, doit alors avoir gagné au moins six tuiles.
course-openings-play-hint = Avant chaque coup libre, cherchez un espace où une tuile réunirait deux morceaux rouges. Un coup libre qui force un espace pour vous rapporte une tuile de plus.
course-openings-play-praise = Votre rouge va maintenant jusqu’à { $indirect } tuiles. Voilà une ouverture solide.

## Why an answer is not right

course-why-missing =
    { $count ->
        [one] C’est bien jusque-là, mais il en manque encore { $count }.
       *[other] C’est bien jusque-là, mais il en manque encore { $count }.
    }
course-why-not_fitting = La tuile { $tile } ne convient pas : on n’y lit nulle part { $reading } dans le sens des aiguilles d’une montre.
course-why-may_lie = La tuile { $tile } peut s’y poser : dans un certain sens, elle ne laisse aucun espace avec trois bords semblables.
course-why-not_corner = Sur la tuile { $tile }, la bande rouge n’est pas un coin.
course-why-no_red = La tuile { $tile } n’a pas de rouge.
course-why-not_forced =
    { $count ->
        [one] { $count } tuile seulement touche cet espace.
       *[other] { $count } tuiles seulement touchent cet espace.
    }
course-why-no_fourth = Cet espace ne touche pas l’espace forcé.
course-why-not_controlled = On peut poser une tuile ici : aucun espace forcé ne contrôle cette place.
course-why-longer =
    { $count ->
        [one] Votre meilleure ligne rouge en reste à { $count } tuile.
       *[other] Votre meilleure ligne rouge en reste à { $count } tuiles.
    }
course-why-no_link = Cette tuile n’a pas de rouge : elle ne peut pas réunir des morceaux rouges.
course-why-joins = Cette tuile touche moins de deux bouts rouges : les morceaux restent séparés.
course-why-joins_short = Deux morceaux sont réunis, mais la ligne ne compte que { $count } tuiles. Il y a mieux.
course-why-indirect = En comptant les connexions indirectes, votre rouge va jusqu’à { $count } tuiles ; { $asked } sont possibles.
course-why-no_forced = Aucun nouvel espace forcé n’est apparu.
course-why-controls =
    { $count ->
        [one] C’est un espace forcé, mais il ne ferme que { $count } espace.
       *[other] C’est un espace forcé, mais il ne ferme que { $count } espaces.
    }
course-why-both = Cet espace reste vide : aucune de vos tuiles n’y convient plus.
course-why-order = Ainsi, votre ligne aura au mieux { $now } tuiles ; { $best } étaient possibles.
course-why-many =
    { $count ->
        [one] Votre tour est fini après { $count } tuile : plus rien n’a pu être rempli.
       *[other] Votre tour est fini après { $count } tuiles : plus rien n’a pu être rempli.
    }

## Indirect connections

course-indirect-title = Les connexions indirectes
course-indirect-summary = Des morceaux séparés par un seul espace, et quand les réunir.
course-indirect-find-text = Deux morceaux sont indirectement connectés quand un seul espace sépare leurs extrémités : une tuile suffit pour les réunir. Leur longueur indirecte compte toutes leurs tuiles et les espaces intermédiaires. Elle dit mieux que le score où vous en êtes.
course-indirect-find-task = Choisissez tous les espaces où une tuile réunirait deux morceaux rouges.
course-indirect-find-hint = Suivez chaque morceau rouge jusqu’à ses bouts et voyez sur quels espaces ils donnent. Deux bouts rouges donnent sur le même espace à { $count } endroits.
course-indirect-find-praise = Avec ces espaces, votre rouge va jusqu’à { $indirect } tuiles, alors que votre score n’est que de { $count }.
course-indirect-gain-text = Au début, gagnez de la longueur par les espaces plutôt que par les tuiles : une tuile bien placée met un morceau éloigné à votre portée. Tant que plusieurs tuiles conviennent à l’espace intermédiaire, on vous prendra difficilement la connexion.
course-indirect-gain-task = Posez une tuile qui augmente votre longueur indirecte d’au moins trois tuiles.
course-indirect-gain-hint = Repérez un morceau rouge à l’écart et les espaces sur lesquels il donne. Une de vos tuiles, accrochée à votre ligne, doit donner elle aussi sur l’un d’eux.
course-indirect-gain-praise = Vous avez maintenant { $indirect } tuiles à portée.
course-indirect-connect-text = Une connexion n’est à vous qu’une fois la tuile posée. Fermez-la quand il reste peu de tuiles qui conviennent, ou quand votre adversaire pourrait remplir l’espace ou vous l’interdire.
course-indirect-connect-task = Réunissez deux morceaux rouges en une ligne d’au moins sept tuiles.
course-indirect-connect-hint = Sur quel espace donnent deux bouts rouges ? Laquelle de vos tuiles y va, avec du rouge précisément sur ces deux bords ?
course-indirect-connect-praise = C’est acquis : { $count } tuiles d’un seul tenant.

## Loops

course-loops-title = Petites, moyennes et grandes boucles
course-loops-summary = Quand une boucle gagne la partie, et quand elle est un piège.
course-loops-meet-text = Une boucle compte double, mais elle est fermée et ne grandira plus. Le gagnant a en moyenne 24 points : une boucle de trois tuiles en début de partie, six points, n’est donc pas un cadeau. Ses tuiles sont perdues pour la longue ligne.
course-loops-meet-task = Une courte ligne jaune donne par ses deux bouts sur un même espace. Choisissez cet espace.
course-loops-meet-hint = Suivez les courtes lignes jaunes jusqu’à leurs deux bouts. Là où les deux se rejoignent, toute tuile qui convient ferme la boucle.
course-loops-meet-praise = Tout ce qui convient à cet espace ferme la boucle, quel que soit celui qui le pose.
course-loops-small-text = Dans l’ouverture, aidez donc votre adversaire à faire de petites boucles. Cela peut valoir votre coup libre : les jaunes marquent quelques points tout de suite, et doivent recommencer ailleurs.
course-loops-small-task = Fermez une petite boucle jaune.
course-loops-small-hint = Trouvez l’espace où se rejoignent les deux bouts d’une ligne jaune, et une de vos tuiles qui y convient.
course-loops-small-praise = Six ou huit points, et plus d’issue : ces tuiles ne feront jamais partie d’une longue ligne jaune.
course-loops-trap-text = Vous n’avez même pas à la fermer vous-même. Qui peut remplir un espace forcé le doit : forcez l’espace où une courte ligne jaune se rejoint, et les jaunes eux-mêmes devront fermer la boucle.
course-loops-trap-task = Créez un espace forcé où une courte ligne jaune devra se fermer.
course-loops-trap-hint = Trouvez l’espace où se rejoignent les deux bouts d’une courte ligne jaune. Deux tuiles l’entourent déjà : la vôtre peut être la troisième.
course-loops-trap-praise = Toute tuile qui y convient ferme la boucle, et qui en a une doit la poser.
course-loops-middle-text = Une boucle moyenne, de huit ou neuf tuiles, rapporte seize ou dix-huit points. Cela suffit rarement, et il est trop tard pour en commencer une autre. Mais vos points sont à l’abri : employez désormais chaque tour à arrêter votre adversaire.
course-loops-middle-task = Fermez une boucle rouge.
course-loops-middle-hint = Suivez votre plus longue ligne rouge. Ses deux bouts donnent-ils sur le même espace ?
course-loops-middle-praise = { $count } points que personne ne peut vous reprendre. Arrêtez maintenant les jaunes.
course-loops-large-text = À partir de douze tuiles, il vaut la peine de fermer une ligne : une boucle de douze compte 24 et bat une ligne de 23. Les bons joueurs laissent rarement faire, mais la menace suffit à les occuper.
course-loops-large-task = Fermez la grande boucle rouge.
course-loops-large-hint = Suivez votre plus longue ligne rouge jusqu’à ses deux bouts. Il ne reste qu’un espace entre eux.
course-loops-large-praise = { $count } points avec une seule tuile !

## Twin spaces

course-twins-title = Les espaces jumeaux
course-twins-summary = Deux espaces qui attendent la même tuile.
course-twins-find-text = Deux espaces forcés sont jumeaux quand ils demandent les mêmes couleurs dans le même ordre. Ils peuvent être tournés autrement, mais lus à voix haute ils sonnent pareil, et la tuile qui convient à l’un convient à l’autre.
course-twins-find-task = Choisissez les deux espaces jumeaux.
course-twins-find-hint = Lisez chaque espace forcé à voix haute, dans le sens des aiguilles d’une montre. Deux d’entre eux sonnent pareil.
course-twins-find-praise = Une tuile, deux places : qui la pioche a le choix.
course-twins-make-text = Les jaunes espèrent une tuile dans l’espace marqué. Si vous en piochez une qui convient, vous devez l’y poser, pour leur bien, à moins que l’espace n’ait un jumeau : alors vous la posez dans le jumeau.
course-twins-make-task = Posez une tuile qui crée un jumeau de l’espace marqué.
course-twins-make-hint = Lisez l’espace marqué à voix haute. Cherchez ensuite un espace touché par deux tuiles qui montre déjà deux de ces couleurs, et ajoutez la troisième.
course-twins-make-praise = Une tuile qui convient a maintenant deux places possibles, et il en reste moins pour celle que veulent les jaunes.

## Blocked games

course-blocked-title = Les parties bloquées
course-blocked-summary = Quand personne ne peut remplir, soyez celui qui débloque.
course-blocked-now-text = Il arrive que des espaces forcés restent vides longtemps, parce que personne n’a de tuile qui convient. Chacun ferme ses côtés et la place manque de plus en plus : la partie est bloquée.
course-blocked-now-task = Les deux mains sont visibles. Choisissez tous les espaces forcés que personne ne peut remplir maintenant.
course-blocked-now-hint = Lisez chaque espace forcé à voix haute, puis passez les deux mains en revue, tuile par tuile.
course-blocked-now-praise = Gardez ces lectures en tête : la prochaine tuile piochée sera peut-être la bonne.
course-blocked-open-text = Celui qui débloque la partie remplit plusieurs espaces à la suite et décide comment elle continue. Posez donc à chaque tour autant de tuiles que possible : pour chacune vous en piochez une autre, et chacune peut être la clé.
course-blocked-open-task = Posez au moins trois tuiles dans ce tour.
course-blocked-open-hint = Commencez par un coup libre qui force un espace pour une autre de vos tuiles ; une seule tuile peut même en forcer deux.
course-blocked-open-praise = Trois tuiles posées, trois piochées : trois chances au lieu d’une de trouver la clé.

## Blocking

course-blocking-title = Bloquer
course-blocking-summary = De force, pour un temps, pour toujours.
course-blocking-force-text = Les espaces forcés obligent aussi votre adversaire. Créez-en un que seuls les jaunes peuvent remplir, et leur tour commence par une tuile là où vous la voulez.
course-blocking-force-task = Créez un espace forcé que les jaunes peuvent remplir, et pas vous.
course-blocking-force-hint = Regardez les espaces touchés par deux tuiles, et la main des jaunes. Quelle troisième couleur conviendrait à l’une de leurs tuiles, et à aucune des vôtres ?
course-blocking-force-praise = Les jaunes doivent maintenant le remplir d’abord, que cela les aide ou non.
course-blocking-hold-text = Une ligne est bloquée pour un temps quand son extrémité se trouve sur un côté contrôlé : tant que l’espace forcé est vide, personne ne peut y continuer. Gardez vos propres extrémités loin de ces côtés.
course-blocking-hold-task = Créez un espace forcé dont les côtés arrêtent une extrémité de la meilleure ligne jaune.
course-blocking-hold-hint = Trouvez les deux bouts de la plus longue ligne jaune. Sur quel côté droit sont-ils ? Un espace forcé sur ce côté les arrête.
course-blocking-hold-praise = Tant que votre espace forcé reste vide, les jaunes ne peuvent pas continuer par là.
course-blocking-ends-text = Une extrémité est bloquée pour toujours quand il ne reste aucune tuile qui y convienne. Le nombre inscrit dans un espace forcé dit combien de tuiles de la pioche y conviennent encore : zéro dans la pioche et rien dans les mains, c’est pour toujours.
course-blocking-ends-task = Choisissez l’extrémité où la meilleure ligne jaune est bloquée pour toujours.
course-blocking-ends-hint = Suivez la plus longue ligne jaune jusqu’à ses deux bouts. L’un d’eux donne sur un espace forcé marqué d’un zéro.
course-blocking-ends-praise = Les jaunes ne peuvent plus grandir que par l’autre bout, et vous savez où regarder.
course-blocking-ever-text = Pour bloquer une extrémité pour toujours, faites-en un espace pour lequel il ne reste rien. Comptez : cinq tuiles conviennent à un espace ABC, six aux autres, et beaucoup sont déjà posées. Une ligne déjà bloquée d’un côté est deux fois plus facile à arrêter.
course-blocking-ever-task = Bloquez pour toujours une extrémité de la meilleure ligne jaune.
course-blocking-ever-hint = Trouvez les bouts de la plus longue ligne jaune. Là où une tuile de plus créerait un espace forcé, lisez-le et comptez les tuiles qui pourraient encore venir. Pendant l’essai, la ligne au-dessus de votre main dit qui pourrait le remplir.
course-blocking-ever-praise = Plus aucune tuile n’y convient.
course-blocking-play-text = Vous avez une petite avance. Gardez-la : ralentissez les jaunes par des espaces forcés et des côtés fermés, sans oublier votre propre ligne.
course-blocking-play-task = Jouez trois tours et soyez alors en tête.
course-blocking-play-hint = Avant chaque coup libre, regardez les deux bouts de la ligne jaune. Pouvez-vous en arrêter un ? Sinon, allongez la vôtre.
course-blocking-play-praise = { $count } à { $theirs } : vous avez gardé l’avance.

## Last connections and free moves

course-last-title = Dernières connexions, coups libres
course-last-summary = Que faire quand la pioche s’épuise.
course-last-connect-text = Quand il ne reste que quelques tuiles dans la pioche, fermez vos dernières connexions indirectes. Une fois la pioche vide, les restrictions tombent et votre adversaire peut boucher presque n’importe quel espace.
course-last-connect-task = Réunissez deux morceaux rouges pour que votre meilleure ligne gagne au moins trois tuiles.
course-last-connect-hint = Suivez votre plus longue ligne rouge jusqu’à ses bouts. Où un autre morceau rouge donne-t-il sur le même espace ?
course-last-connect-praise = { $count } tuiles d’un seul tenant, juste à temps.
course-last-side-text = La pioche est vide et les restrictions sont levées : les espaces le long des côtés contrôlés, si longtemps fermés, s’ouvrent tous d’un coup. Le premier à jouer un coup libre prend le meilleur : comptez donc à temps les tuiles de la pioche.
course-last-side-task = Réunissez deux morceaux rouges là où personne ne pouvait jouer : votre meilleure ligne doit gagner au moins trois tuiles.
course-last-side-hint = Longez les côtés voisins des espaces forcés. Dans quel espace deux bouts rouges se rejoignent-ils ?
course-last-side-praise = { $count } tuiles. L’instant d’avant, cette place était interdite.

## The endgame

course-endgame-title = La fin de partie
course-endgame-summary = Plus de restrictions : tout est ouvert, et chaque extrémité en danger.
course-endgame-four-text = En fin de partie apparaissent des espaces entourés de quatre, cinq ou six tuiles. Ce sont aussi des espaces forcés : qui peut les remplir le doit. Celui-ci se lit { $reading } : { $fits } tuiles sur 56 seulement y conviennent.
course-endgame-four-task = Choisissez toutes les tuiles des deux mains qui conviennent à l’espace marqué.
course-endgame-four-hint = Les quatre bords doivent correspondre, dans cet ordre : { $reading }. Écartez toute tuile à laquelle manque une de ces couleurs.
course-endgame-four-praise = Plus il y a de tuiles autour d’un espace, moins il y en a qui y conviennent : souvent aucune.
course-endgame-alike-text = Trois bords de la même couleur sont maintenant permis, et c’est le blocage le plus sûr : aucune tuile ne remplira jamais cet espace. Arrivez donc en fin de partie avec vos deux bouts libres, et attaquez ceux des jaunes.
course-endgame-alike-task = Bloquez pour toujours la meilleure ligne jaune par trois bords de la même couleur.
course-endgame-alike-hint = Regardez les espaces aux bouts de la ligne jaune. Lequel montre déjà deux bords de la même couleur ? Ajoutez le troisième.
course-endgame-alike-praise = Aucune tuile n’ira jamais là. Protégez vos propres bouts du même sort.
course-endgame-play-text = Les dernières tuiles. Chaque coup libre compte : voyez d’abord si votre ligne peut encore grandir, puis fermez les bouts jaunes. Les espaces forcés se remplissent comme avant.
course-endgame-play-task = Jouez jusqu’à la fin et gagnez.
course-endgame-play-hint = Vous avez une petite avance. Où les jaunes pourraient-ils encore gagner ? Fermez cette place, ou gagnez davantage.
course-endgame-play-praise = { $count } à { $theirs }. Bien joué !

## Why an answer is not right

course-why-small_loop = Cela ferme une boucle de { $count } tuiles. Elle compte double, mais ne grandira jamais : laissez votre ligne ouverte.
course-why-no_joint = Moins de deux bouts rouges donnent sur cet espace, ou il ne reste aucune tuile pour les réunir.
course-why-no_meet = Aucune ligne jaune ne donne sur cet espace par ses deux bouts.
course-why-no_loop = Cela ne ferme aucune boucle de cette couleur.
course-why-loop_size =
    { $count ->
        [one] Une boucle de { $count } tuile : ce n’est pas la bonne.
       *[other] Une boucle de { $count } tuiles : ce n’est pas la bonne.
    }
course-why-no_trap = Cela ne force pas l’espace où une courte ligne jaune se rejoint.
course-why-not_twin = Cet espace forcé n’a pas de jumeau : aucun autre ne se lit comme lui.
course-why-no_twin = C’est un nouvel espace forcé, mais il se lit autrement que l’espace marqué.
course-why-somebody = Quelqu’un a une tuile qui convient à cet espace.
course-why-forces_me = Vous avez une tuile qui convient à ce nouvel espace : vous devez donc le remplir vous-même.
course-why-forces_nobody = C’est un espace forcé, mais les jaunes n’ont pas de tuile qui y convienne.
course-why-helps = Cela allonge la ligne jaune.
course-why-blocks = La ligne jaune peut encore continuer à ces endroits.
course-why-holds = C’est un espace forcé, mais la ligne jaune peut toujours continuer à ces endroits.
course-why-not_alike = C’est bloqué, mais pas par trois bords de la même couleur.
course-why-end_open = Soit la meilleure ligne jaune ne finit pas ici, soit il reste une tuile qui convient.
course-why-builds = Votre rouge va jusqu’à { $count } tuiles, connexions indirectes comprises ; il en fallait { $asked }.
course-why-behind = Le score est de { $count } à { $theirs } : vous n’êtes pas en tête.
course-why-wait = Dans cet ordre, votre adversaire gagne plus qu’il n’est nécessaire.

## Three and four players

course-more-title = À trois ou à quatre
course-more-summary = D’autres mains à surveiller, et un meneur à freiner.
course-more-hands-text = On joue aussi à trois ou à quatre : une couleur chacun, les mêmes règles. Quand vient son tour, celui qui a une tuile pour un espace forcé doit le remplir : surveillez donc toutes les mains.
course-more-hands-task = Choisissez toutes les tuiles, de n’importe laquelle des trois mains, qui conviennent à l’espace marqué.
course-more-hands-hint = Prenez les tuiles une à une et lisez-les dans le sens des aiguilles d’une montre : { $reading }.
course-more-hands-praise = Vos deux adversaires pourraient le remplir. Chaque main compte six tuiles : la pioche commence donc avec 38 tuiles à trois, avec 32 à quatre. Chacun en pose moins, et chacune pèse davantage.
course-more-pass-text = Vous jouez les rouges ; après vous viennent les jaunes, puis les bleus. Un espace forcé que les jaunes ne peuvent pas remplir reste là pour les bleus. Regardez donc au-delà du joueur suivant : vous pouvez laisser une tâche à celui d’après.
course-more-pass-task = Créez un espace forcé que les bleus peuvent remplir, mais ni vous ni les jaunes.
course-more-pass-hint = Regardez les espaces touchés par deux tuiles. Quelle troisième couleur conviendrait à une tuile des bleus, et à aucune des vôtres ni de celles des jaunes ?
course-more-pass-praise = À moins que les jaunes ne piochent une tuile qui convienne, le tour des bleus commence par une tuile là où vous la voulez.
course-more-leader-text = Seul le meilleur score gagne : avant de bloquer, voyez qui mène. Ici, ce sont les bleus. Freiner les jaunes, ce serait travailler pour les bleus.
course-more-leader-task = Bloquez pour toujours une extrémité de la meilleure ligne bleue.
course-more-leader-hint = Suivez la plus longue ligne bleue jusqu’à ses deux bouts. Où l’une de vos tuiles créerait-elle un espace forcé pour lequel il ne reste aucune tuile ?
course-more-leader-praise = Les bleus ne continueront pas par là. Les jaunes en profitent aussi, et ont tout intérêt à faire de même au tour suivant.
course-more-four-text = À quatre, les jaunes, les bleus puis les verts jouent après vous. Plus un joueur est loin, plus un espace forcé doit passer de mains, et plus on pioche de tuiles entre-temps.
course-more-four-task = Créez un espace forcé que les verts peuvent remplir, mais ni vous, ni les jaunes, ni les bleus.
course-more-four-hint = Regardez les espaces touchés par deux tuiles. Quelle troisième couleur conviendrait à une tuile des verts, et à aucune des trois mains qui les précèdent ?
course-more-four-praise = À moins que les jaunes ou les bleus ne piochent une tuile qui convienne, le tour des verts commence par une tuile là où vous la voulez.
course-more-alone-text = À quatre, la pioche est vide quand 32 tuiles sont posées : dès lors, chacun voit tout. Freiner le meneur sert aussi deux autres joueurs : ne leur faites au moins pas d’autre cadeau.
course-more-alone-task = Bloquez pour toujours une extrémité de la meilleure ligne bleue, sans allonger celle des jaunes ni celle des verts.
course-more-alone-hint = Cherchez où la plus longue ligne bleue peut encore continuer. Où l’une de vos tuiles créerait-elle un espace forcé pour lequel il ne reste aucune tuile ? Voyez ensuite ce que cette tuile relie d’autre.
course-more-alone-praise = Les bleus ne continueront pas par là, et personne d’autre n’y a gagné un point.

## Doubles

course-doubles-title = Doubles
course-doubles-summary = Deux équipes, les partenaires face à face, une couleur par équipe.
course-doubles-partner-text = En doubles, on joue à quatre, en deux équipes. Vous et votre partenaire, en face de vous, jouez les rouges ; les deux autres jouent les jaunes. Chaque joueur a une main de six tuiles. Le score d’une équipe est sa meilleure ligne ou boucle, quel que soit celui qui a posé les tuiles.
course-doubles-partner-task = Choisissez toutes les tuiles, de votre main ou de celle de votre partenaire, qui conviennent à l’espace marqué.
course-doubles-partner-hint = Parcourez les deux mains et lisez les tuiles dans le sens des aiguilles d’une montre : { $reading }.
course-doubles-partner-praise = L’un comme l’autre pourrait le remplir. Les partenaires ont le droit de se parler : décidez ensemble quelle tuile dépenser.
course-doubles-pass-text = Après vous joue un adversaire, puis votre partenaire. Un espace forcé qui attend votre partenaire donne à l’équipe une tuile de plus : votre partenaire le remplit, et garde son coup libre.
course-doubles-pass-task = Créez un espace forcé que votre partenaire peut remplir, mais ni vous ni l’adversaire 1, qui joue avant votre partenaire.
course-doubles-pass-hint = Regardez les espaces touchés par deux tuiles. Quelle troisième couleur conviendrait à une tuile de votre partenaire, et à aucune des vôtres ni de celles de l’adversaire 1 ?
course-doubles-pass-praise = À moins que l’adversaire 1 ne pioche une tuile qui convienne, le tour de votre partenaire commence par une tuile de plus.
course-doubles-join-text = Le rouge de votre partenaire est aussi le vôtre. Ne suivez donc pas seulement vos propres tuiles : cherchez les morceaux que vous avez posés à distance l’un de l’autre, et réunissez-les.
course-doubles-join-task = Réunissez deux morceaux rouges en une ligne d’au moins cinq tuiles.
course-doubles-join-hint = Cherchez un espace où le rouge entre par deux côtés, puis une tuile dont la bande rouge mène de l’un à l’autre.
course-doubles-join-praise = Réunis. Votre équipe a maintenant { $count } points, et c’est le score des deux partenaires.

## Solitaire

course-solitaire-title = Solitaire
course-solitaire-summary = Quatorze tuiles, une par une, pour la plus longue ligne.
course-solitaire-fill-text = Le Solitaire se joue seul, avec les 14 tuiles qui ont les trois mêmes couleurs. Vous posez une tuile à la fois, là où elle correspond ; il n’y a pas de restrictions. Mais si elle convient à un espace forcé, elle doit aller dans l’un d’eux. Votre score est la meilleure ligne ou boucle, de n’importe quelle couleur.
course-solitaire-fill-task = Votre tuile convient à plusieurs espaces forcés. Posez-la pour le plus de points.
course-solitaire-fill-hint = Suivez les plus longues lignes jusqu’à leurs bouts. Quel espace forcé, et quelle rotation, en allonge une ?
course-solitaire-fill-praise = Votre score est de { $count }. Réfléchissez avant de forcer un espace : il vous enlève le choix.
course-solitaire-next-text = La tuile suivante est toujours en vue. Prévoyez donc pour deux : la meilleure place pour cette tuile est celle qui en laisse une bonne à la suivante.
course-solitaire-next-task = Posez votre tuile de façon à pouvoir atteindre le plus de points avec la suivante.
course-solitaire-next-hint = Regardez d’abord la tuile suivante. Où réunirait-elle deux morceaux, où allongerait-elle la plus longue ligne ? Voyez ensuite ce que votre tuile peut y faire.
course-solitaire-next-praise = Ce qui semblait le mieux sur le moment vous aurait laissé moins de points après la tuile suivante.
course-solitaire-loop-text = Une boucle compte deux points par tuile, jusqu’à 28 pour les 14. Mais une longue ligne ne se ferme pas toujours. Quand il reste peu de tuiles, une boucle de six vaut autant qu’une ligne de douze.
course-solitaire-loop-task = Fermez une boucle, pour le plus de points.
course-solitaire-loop-hint = Cherchez un espace où donnent les deux bouts d’une même ligne, puis tournez votre tuile jusqu’à ce qu’elle les relie.
course-solitaire-loop-praise = Fermée : { $count } points.

## Gobble

course-gobble-title = Gobble
course-gobble-summary = Toucher deux tuiles, ou trois pour un gobble.
course-gobble-join-text = Au Gobble, une tuile doit en toucher au moins deux autres, et tous les bords en contact doivent correspondre. Il n’y a pas de restrictions. Seul, vous tirez les tuiles de la pioche une à une, et essayez de poser les 56.
course-gobble-join-task = Choisissez tous les espaces où votre tuile peut se poser.
course-gobble-join-hint = Écartez les espaces qu’une seule tuile touche. Lisez les autres dans le sens des aiguilles d’une montre, et cherchez la même chose sur votre tuile. Il y en a { $count }.
course-gobble-join-praise = Tous trouvés. Une tuile qui ne va nulle part est mise sur la pile de pénalité.
course-gobble-make-text = Une tuile qui en touche trois ou plus est un gobble. C’est la seule façon de vider votre pile de pénalité : vous pouvez remettre la tuile du dessus dans la pioche, ou la jouer aussitôt. Dans la course, vous donnez plutôt une tuile à un adversaire.
course-gobble-make-task = Faites un gobble.
course-gobble-make-hint = Une étoile marque les espaces où une tuile serait un gobble. Auquel votre tuile convient-elle ?
course-gobble-make-praise = Un gobble ! Quand la pile de pénalité est vide, on continue simplement.
course-gobble-invite-text = Préparez vos gobbles. Un nouvel espace entouré de trois tuiles en attend beaucoup, peu ou aucune : trois bords de la même couleur ne seront jamais remplis.
course-gobble-invite-task = Créez un espace pour un gobble auquel conviennent au moins quatre des tuiles à venir.
course-gobble-invite-hint = Cherchez un espace touché par deux tuiles, dont la vôtre serait la troisième. Quelle couleur votre tuile doit-elle y montrer ?
course-gobble-invite-praise = Tôt ou tard, l’une de ces tuiles sortira de la pioche.

## The Mind Game

course-mind-title = Le Mind Game
course-mind-summary = Rouge contre noir : bandes, coups prioritaires et trous.
course-mind-links-text = Le Mind Game de 1988 se joue à deux : vous avez les rouges, votre adversaire les noirs. Posez une tuile à côté des autres, tous les bords s’accordant, jamais sur la marge. La plus longue ligne gagne, comptée en bandes : une tuile que votre ligne traverse trois fois compte trois.
course-mind-links-task = Posez une tuile qui allonge votre plus longue ligne d’au moins trois bandes.
course-mind-links-hint = Suivez votre plus longue ligne jusqu’à ses bouts. Laquelle de vos tuiles traverserait-elle plus d’une fois, ou pour rejoindre une autre ligne rouge ?
course-mind-links-praise = Votre plus longue ligne a maintenant { $count } bandes. Une ligne fermée compte aussi ses bandes, mais pas double.
course-mind-priority-text = Un espace vide entouré de quatre tuiles ou plus est un coup prioritaire : qui peut le remplir le doit. D’abord le joueur qui a posé la quatrième tuile, dans le même tour, puis l’adversaire, puis celui qui pioche une tuile qui convient.
course-mind-priority-task = Choisissez tous les coups prioritaires du plateau.
course-mind-priority-hint = Comptez les tuiles autour de chaque espace vide. Il y en a { $count }.
course-mind-priority-praise = Tous trouvés. Si vous pouvez les remplir tous, vous le devez. Sinon, on commence par l’espace qu’entourent le plus de tuiles.
course-mind-two-text = Un tour, c’est une tuile, puis tous les coups prioritaires que vous pouvez remplir. Une quatrième tuile autour d’un espace vous en donne donc une de plus, si vous en avez une autre qui y convient.
course-mind-two-task = Posez une tuile qui soit la quatrième autour d’un espace, et remplissez cet espace dans le même tour.
course-mind-two-hint = Regardez les espaces touchés par trois tuiles. Avec laquelle couvrir le quatrième côté, de sorte qu’une autre des vôtres convienne ?
course-mind-two-praise = Deux tuiles en un tour. Vous ne piochez à nouveau que quand votre main est vide : ce sera plus tôt.
course-mind-oblige-text = Un coup prioritaire que vous ne pouvez pas remplir revient à votre adversaire. Le remplir remplace son coup normal : les noirs posent alors une tuile là où vous la voulez, et rien d’autre.
course-mind-oblige-task = Créez un coup prioritaire que les noirs peuvent remplir, mais pas vous.
course-mind-oblige-hint = Regardez les espaces touchés par trois tuiles. Quelle quatrième couleur conviendrait à une tuile des noirs, et à aucune de celles qui vous restent ?
course-mind-oblige-praise = Les noirs doivent remplir cet espace, et n’ont pas de coup normal dans ce tour.
course-mind-hole-text = Toute tuile a un nombre pair de bords rouges et de bords noirs. La sixième tuile autour d’un trou doit donc y laisser un nombre pair de chaque couleur : sinon, aucune tuile ne pourrait jamais le remplir.
course-mind-hole-task = Ces { $count } tuiles s’accordent toutes avec l’espace marqué. Choisissez celles qui ne peuvent pas y aller à cause du trou voisin.
course-mind-hole-hint = Comptez les bords rouges autour du trou : le sixième doit-il être rouge ou noir ? Tournez ensuite chaque tuile : peut-elle s’accorder avec l’espace marqué en montrant cette couleur ?
course-mind-hole-praise = Les autres laissent le trou pair. Il attend désormais celui qui a une tuile qui y convient.

## Why an answer is not right

course-why-forces_before = Quelqu’un qui joue plus tôt a une tuile qui convient.
course-why-forces_other = C’est un espace forcé, mais le joueur à qui il est destiné n’a pas de tuile qui y convienne.
course-why-helps_leader = Cela allonge la ligne bleue.
course-why-leader_open = La ligne bleue peut encore continuer à ces endroits.
course-why-points = Cela fait un score de { $count } ; { $best } est possible.
course-why-points_next = Avec la tuile suivante, vous pourriez alors atteindre un score de { $count } ; { $best } est possible.
course-why-cannot_join = Votre tuile ne peut pas se poser ici : elle ne toucherait qu’une tuile, ou les couleurs ne correspondent pas.
course-why-no_gobble = Ici, votre tuile en touche moins de trois.
course-why-invites =
    { $count ->
        [one] Au plus { $count } des tuiles à venir conviendrait à un nouvel espace pour un gobble.
       *[other] Au plus { $count } des tuiles à venir conviendraient à un nouvel espace pour un gobble.
    }
course-why-helps_other = Cela allonge la ligne d’un autre adversaire.
course-why-gains =
    { $count ->
        [one] Votre plus longue ligne a alors { $count } bande ; il en faut { $asked }.
       *[other] Votre plus longue ligne a alors { $count } bandes ; il en faut { $asked }.
    }
course-why-no_priority = Cela ne crée pas de coup prioritaire.
course-why-priority_other = C’est un coup prioritaire, mais les noirs n’ont pas de tuile qui y convienne.
course-why-even = La tuile { $tile } peut y aller : au moins une rotation laisse au trou un nombre pair de bords de chaque couleur.
