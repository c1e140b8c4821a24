### Réponses prévues pendant que l’on attend, dans une partie par correspondance.

page-plans = Prévoir une réponse
page-plans-count = Réponses prévues : { $count }
page-plans-title = Réponses prévues
page-plans-hint = Dès que les autres ont posé ce que vous annoncez, votre réponse est posée en votre nom. Vous seul voyez ces réponses.
page-plans-foretold = Si { $name } pose { $tiles }
page-plans-answer = poser { $tiles }
page-plans-tile = la tuile { $tile } ({ $at })
page-plans-remove = Retirer cette réponse
page-plans-more = Prévoir une autre réponse
page-plans-foretell = Que va poser { $name }, à votre avis ?
page-plans-own = Et que posez-vous alors ?
page-plans-done = Garder cette réponse ?
page-plans-save = Garder
page-plans-undo = Reprendre
page-plans-back = Retour à la partie
page-plans-saved = Votre réponse est prévue.
page-plans-moved = La partie a continué : regardez à nouveau, puis prévoyez.
page-plans-dropped = La suite de votre réponse prévue n’a pas été posée : une tuile piochée doit d’abord remplir un espace.

plans-not_correspondence = On ne peut prévoir des réponses que dans une partie de Stratégie avec des jours pour un tour.
plans-your_turn = C’est votre tour : posez vos tuiles au lieu de prévoir une réponse.
plans-too_many = Vous pouvez prévoir { $most } réponses au plus à une table : retirez-en une d’abord.
plans-illegal = La réponse { $number } n’est pas possible : { $placement } n’y serait pas permis.
plans-twice = La réponse { $number } annonce la même chose qu’une réponse précédente.
