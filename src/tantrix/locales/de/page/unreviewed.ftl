### What is said under the choice of a language whose words nobody who grew up with it has read.

page-unreviewed = Diese Übersetzung hat noch niemand gelesen, der mit Deutsch aufgewachsen ist.
page-unreviewed-help = Schreib uns im Forum, was falsch klingt. Wie du es selbst verbesserst, steht in docs/translations.md beim Quelltext.
page-unreviewed-forum = Zum Forum
