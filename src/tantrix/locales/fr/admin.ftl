### The administration commands.

admin-bad_copy = La copie { $file } n’est pas saine.
admin-copied =
    { $count ->
        [one] { $file } : { $count } octet, vérifié.
       *[other] { $file } : { $count } octets, vérifiés.
    }
admin-damaged = La table { $table } ne donne pas une partie.
admin-differing = La table { $table } donne un autre résultat que celui qui est gardé.
admin-role = { $name } est désormais : { $role }. Un serveur en marche le voit en une demi-minute.
admin-nobody = Aucun compte ne porte un tel nom.
admin-no_accounts = Il n’y a pas encore de compte.
admin-renamed = { $name } s’appelle désormais { $new }. Un serveur en marche le voit en une demi-minute.
admin-banned = { $name } ne peut plus participer jusqu’au { $until }. Un serveur en marche le voit en une demi-minute ; « tantrix admin ban » avec --days 0 y met fin.
admin-free = { $name } peut participer. Un serveur en marche le voit en une demi-minute.
admin-exists = { $file } est déjà là ; rien n’est écrasé.
admin-export-month =
    { $count ->
        [one] { $month } : { $count } partie
       *[other] { $month } : { $count } parties
    }
admin-exported =
    { $count ->
        [one] { $count } partie écrite dans { $folder }.
       *[other] { $count } parties écrites dans { $folder }.
    }
admin-missing = La partie de la table { $table } est finie et n’est dans aucun index.
admin-no_extra = Pour cela, installez tantrix[{ $extra }].
admin-no_file = Cette base est sur un serveur PostgreSQL : copiez-la avec pg_dump, restaurez-la avec pg_restore.
admin-password = Le nouveau mot de passe pour { $name } : { $password }
admin-password-next = Il n’est dit qu’une fois. Toutes les sessions ouvertes par { $name } ont pris fin : qu’il serve à se connecter, puis à en choisir un autre dans les réglages du compte.
admin-token-next = Jeton pour { $name } : il ne s’affiche qu’une fois et peut être révoqué dans les réglages du compte.
admin-progress = { $done } sur { $total }
admin-proved =
    { $count ->
        [one] { $count } table rejouée, { $ended } jusqu’au bout.
       *[other] { $count } tables rejouées, { $ended } jusqu’au bout.
    }
admin-purged =
    { $count ->
        [one] { $count } session terminée.
       *[other] { $count } sessions terminées.
    }
admin-unavailable = La base de données ne répond pas : { $why }.
admin-equal = Les classements et les records sont les mêmes.
admin-unequal = Les classements ou les records différaient, et sont remplacés.
admin-directs =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
admin-factor-codes = connexion en deux étapes
admin-factor-passkey = clé d’accès
admin-factor-none = pas de second facteur
admin-no_office = Personne n’est modérateur, et personne ne dirige de tournoi qui ne soit pas fini.
admin-recovered = La connexion en deux étapes est arrêtée pour { $name } : le mot de passe suffit pour entrer, jusqu’à ce qu’elle soit remise en marche. Un serveur en marche le voit en une demi-minute.
