### Protests in a tournament.

page-tournaments-protest = Einspruch erheben
page-tournaments-protest-text = Sag, was ein Schiedsrichter entscheiden soll, und warum. Alle können es lesen; die Antwort steht unter „Verlauf“.
