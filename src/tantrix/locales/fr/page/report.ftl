### Reporting a name that a visitor gave.

page-report = Signaler un nom
page-report-text = Les modérateurs voient le nom, où il se trouve et ce que vous écrivez. Ils peuvent le remplacer partout où il se trouve.
page-report-name = Le nom à signaler
page-report-visitor = Entrez comme invité ou connectez-vous pour signaler un nom.
