### The administration commands.

admin-bad_copy = La copia { $file } está dañada.
admin-copied =
    { $count ->
        [one] { $file }: { $count } byte, comprobado.
       *[other] { $file }: { $count } bytes, comprobados.
    }
admin-damaged = Los eventos de la mesa { $table } no forman una partida válida.
admin-differing = La mesa { $table } da un resultado distinto del guardado.
admin-role = { $name } es ahora: { $role }. Un servidor en marcha lo nota en medio minuto.
admin-nobody = No hay ninguna cuenta con ese nombre.
admin-no_accounts = Aún no hay cuentas.
admin-renamed = { $name } se llama ahora { $new }. Un servidor en marcha lo nota en medio minuto.
admin-banned = { $name }: expulsión hasta { $until }. Un servidor en marcha lo nota en medio minuto; «tantrix admin ban» con --days 0 la levanta.
admin-free = { $name }: expulsión levantada. Un servidor en marcha lo nota en medio minuto.
admin-exists = { $file } ya existe y no se ha sobrescrito.
admin-export-month =
    { $count ->
        [one] { $month }: { $count } partida
       *[other] { $month }: { $count } partidas
    }
admin-exported =
    { $count ->
        [one] { $count } partida escrita en { $folder }.
       *[other] { $count } partidas escritas en { $folder }.
    }
admin-missing = La partida de la mesa { $table } ha terminado, pero falta en el archivo de partidas.
admin-no_extra = Para esto, instala tantrix[{ $extra }].
admin-no_file = Esta base de datos está en un servidor PostgreSQL: cópiala con pg_dump, restáurala con pg_restore.
admin-password = La nueva contraseña de { $name }: { $password }
admin-password-next = Solo se muestra una vez. Se han cerrado todas las sesiones de { $name }: puede iniciar sesión con ella y elegir otra en los ajustes de su cuenta.
admin-token-next = El token de { $name } solo se muestra una vez; se puede revocar en los ajustes de la cuenta.
admin-progress = { $done } de { $total }
admin-proved =
    { $count ->
        [one] { $count } mesa jugada de nuevo, { $ended } de ellas hasta el final.
       *[other] { $count } mesas jugadas de nuevo, { $ended } de ellas hasta el final.
    }
admin-purged =
    { $count ->
        [one] { $count } sesión cerrada.
       *[other] { $count } sesiones cerradas.
    }
admin-unavailable = La base de datos no responde: { $why }.
admin-equal = Las clasificaciones y los récords son correctos.
admin-unequal = Las clasificaciones o los récords diferían y se han reemplazado.
