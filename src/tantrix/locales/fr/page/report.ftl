### Reporting a name that a visitor gave.

page-report = Signaler un nom
page-report-text = Les modérateurs voient le nom, où il apparaît et ce que vous écrivez. Ils peuvent le remplacer partout où il apparaît.
page-report-name = Le nom à signaler
page-report-visitor = Entrez comme invité ou connectez-vous pour signaler un nom.
