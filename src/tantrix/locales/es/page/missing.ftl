### An address that leads nowhere.

page-missing-title = Esta página no existe
page-missing-text = El enlace puede ser antiguo o estar incompleto.
