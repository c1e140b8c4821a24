### Reporting a name that a visitor gave.

page-report = Einen Namen melden
page-report-text = Die Moderatoren sehen den Namen, wo er steht und was du schreibst. Sie können ihn überall ersetzen, wo er steht.
page-report-name = Der Name
page-report-visitor = Tritt als Gast bei oder melde dich an, um einen Namen zu melden.
