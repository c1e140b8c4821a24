### What is said under the choice of a language whose words nobody who grew up with it has read.

page-unreviewed = Todavía no ha leído esta traducción nadie que tenga el español como lengua materna.
page-unreviewed-help = Cuéntanos en el foro qué suena mal. En docs/translations.md, junto al código fuente, se explica cómo corregirlo.
page-unreviewed-forum = Al foro
