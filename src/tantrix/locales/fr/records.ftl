### Game records and lists of games.

## Records

bad-clock = { $ms } ms n’est pas un temps de pendule.
bad-tag = « { $name } » n’est pas un nom d’étiquette possible.
bad-record-version = « { $version } » n’est pas une version de notation connue ici.
bad-record-hands = { $hands } mains sont notées pour { $players } joueurs.
bad-record-no_hands = Les mains ne sont pas notées.
bad-record-colours = « { $text } » ne sont pas les couleurs des camps.
bad-record-start = « { $text } » n’est pas une façon de décider qui commence.
bad-record-start_draws = { $draws } tuiles piochées pour décider qui commence, au lieu de { $players }.
bad-record-starter = « { $text } » n’est aucun des joueurs, numérotés à partir de 0.
bad-record-tag = L’étiquette « { $text } » se trouve parmi les coups.
bad-record-tag_twice = L’étiquette « { $name } » figure deux fois.
bad-record-broken_tag = L’étiquette « { $text } » n’a pas de fin.
bad-record-broken_comment = Le commentaire « { $text } » n’a pas de fin.
bad-record-open = Une variante n’a pas de fin.
bad-record-close = « { $text } » termine une variante qui n’a pas commencé.
bad-record-word = « { $text } » n’est pas un coup.
bad-record-variation = Une variante sans coup, ou sans coup avant elle.
bad-record-too_deep = Les variantes sont trop imbriquées.
bad-record-turn = Le tour { $counted } porte le numéro { $written }.
bad-record-result = Le résultat noté est { $written }, celui des coups { $played }.
bad-record-after_result = « { $text } » se trouve après la fin de la partie.
bad-record-more =
    { $count ->
        [one] { $count } autre partie suit ; seule la première a été lue.
       *[other] { $count } autres parties suivent ; seule la première a été lue.
    }

bad-game_order = La partie { $number } ne peut pas être comptée : les tableaux vont déjà jusqu’à la partie { $last }.
