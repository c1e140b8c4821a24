### Game records and lists of games.

## Records

bad-tag = « { $name } » n’est pas un nom d’étiquette possible.
bad-record-tag = L’étiquette « { $text } » se trouve parmi les coups.
bad-record-tag_twice = L’étiquette « { $name } » figure deux fois.
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
bad-record-race = Ces étiquettes ne sont pas la donne d’une course de Gobble.
bad-record-json = Ce n’est pas le JSON d’une partie, voir { $path }.
bad-convert-unread = On ne peut pas lire de parties au format { $format }, seulement { $known }.
bad-convert-unwritten = On ne peut pas écrire de parties au format { $format }, seulement { $known }.
bad-convert-json = La ligne { $line } n’est pas le JSON d’une partie : { $why }
bad-convert-syntax = Ligne { $line }, colonne { $column } : ce n’est pas du JSON.
bad-convert-race = La course de Gobble qui commence à la ligne { $line } est illisible : { $why }
bad-convert-parquet = Ce n’est pas un fichier Parquet de parties : { $why }
bad-convert-extra = Pour cela, installez tantrix[{ $extra }].
bad-convert-pictures = Une image montre une partie, et il en faut exactement une.
bad-nag = { $nag } n’est pas le numéro d’un signe : ils vont de 0 à 255.
bad-node = Ce nœud n’appartient à aucune partie, ou n’est pas un coup.

bad-game_order = La partie { $number } ne peut pas être comptée : les tableaux vont déjà jusqu’à la partie { $last }.
bad-record-at = Coup { $move } : { $why }
bad-record-at-variation = Coup { $move }, variante { $number } : { $why }
