### What is said under the choice of a language whose words nobody who grew up with it has read.

page-unreviewed = Personne dont c’est la langue maternelle n’a encore relu cette traduction.
page-unreviewed-help = Dites-nous dans le forum ce qui sonne faux. Comment le corriger vous-même est expliqué dans docs/translations.md, avec le code source.
page-unreviewed-forum = Vers le forum
