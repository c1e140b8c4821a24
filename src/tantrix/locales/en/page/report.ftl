### Reporting a name that a visitor gave.

page-report = Report a name
page-report-text = The moderators see the name, where it appears and what you write. They can replace it wherever it appears.
page-report-name = The name to report
page-report-visitor = Join as a guest or log in to report a name.
