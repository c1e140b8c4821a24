### El inicio de sesión en dos pasos: tras la contraseña, un código de una aplicación.

people-code = Ese código es incorrecto, o ya ha caducado.
people-code-used = Ese código ya se ha usado: espera al siguiente.
people-ticket = Ha tardado demasiado, o has cambiado de dispositivo o de red entretanto: inicia sesión de nuevo.
people-two_step-late = Ha tardado demasiado: empieza de nuevo.
people-two_step-on = El inicio de sesión en dos pasos ya está activado.
people-two_step-off = El inicio de sesión en dos pasos está desactivado.

## Al iniciar sesión

page-people-code-title = Inicio de sesión en dos pasos
page-people-code-text = Escribe el código que muestra ahora tu aplicación de autenticación, o uno de tus códigos de recuperación.
page-people-code = Código
page-people-code-go = Continuar
page-people-code-back = Volver
page-people-code-lost = Si has perdido ambos, solo puede ayudarte quien lleva este servidor.

## La cuenta

page-people-two_step = Inicio de sesión en dos pasos
page-people-two_step-text = Tras la contraseña se pide un código de una aplicación de tu teléfono. Así no entra nadie que solo conozca tu contraseña.
page-people-two_step-needed = En este servidor tu cargo necesita un segundo factor. Activa esto, o inicia sesión con una llave de acceso que pida tu huella, tu cara o un PIN.
page-people-two_step-show-text = Esta sesión empezó sin segundo factor, que algunos cambios necesitan. Confírmala con un código o una llave de acceso.
page-people-two_step-show = Confirmar esta sesión
page-people-two_step-shown = Esta sesión ya tiene su segundo factor.
page-people-two_step-passkey = Usar una llave de acceso
page-people-two_step-start = Configurar
page-people-two_step-scan = Escanea esto con una aplicación de autenticación, o escribe en ella la clave. Luego escribe el código que muestra la aplicación.
page-people-two_step-picture = Imagen de la clave para tu aplicación
page-people-two_step-open = Abrir en una aplicación de este dispositivo
page-people-two_step-key-copy = Copiar la clave
page-people-two_step-key-copied = Clave copiada
page-people-two_step-go = Activar
page-people-two_step-done = El inicio de sesión en dos pasos está activado.
page-people-two_step-since = Activado desde: { $when }.
page-people-two_step-left =
    { $count ->
        [one] Queda { $count } código de recuperación.
       *[other] Quedan { $count } códigos de recuperación.
    }
page-people-two_step-codes = Códigos de recuperación
page-people-two_step-codes-text = Cada uno te deja entrar una vez sin la aplicación. Solo se muestran ahora: guárdalos donde puedas encontrarlos sin tu teléfono.
page-people-two_step-codes-copy = Copiar los códigos
page-people-two_step-codes-copied = Códigos copiados
page-people-two_step-codes-kept = Los he guardado
page-people-two_step-codes-new = Nuevos códigos de recuperación
page-people-two_step-codes-made = Los códigos de recuperación antiguos ya no valen.
page-people-two_step-off = Desactivar
page-people-two_step-off-done = El inicio de sesión en dos pasos está desactivado. Basta la contraseña para entrar.
page-people-two_step-code-hint = Un código de la aplicación, o uno de recuperación, confirma cada una de estas acciones.
page-people-two_step-choose = Elige abajo para qué es el código.
