### What is said under the choice of a language whose words nobody who grew up with it has read.

page-unreviewed = Nobody who grew up with this language has read this translation yet.
page-unreviewed-help = Please tell us in the forum what sounds wrong. How to correct it yourself is in docs/translations.md, which comes with the source.
page-unreviewed-forum = To the forum
