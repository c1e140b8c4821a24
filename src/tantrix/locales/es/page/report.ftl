### Reporting a name that a visitor gave.

page-report = Denunciar un nombre
page-report-text = Los moderadores ven el nombre, dónde está y lo que escribes. Pueden sustituirlo allí donde esté.
page-report-name = El nombre
page-report-visitor = Entra como invitado o inicia sesión para denunciar un nombre.
