### A colour that two opponents both want, and one may yield.

page-tournaments-contest = { $name } et vous avez la même couleur préférée : { $colour }. Qui la cède joue sa deuxième couleur : vous { $own }, { $name } { $theirs }.
page-tournaments-contest-seconds = Si personne ne cède à temps, chacun joue sa deuxième couleur.
page-tournaments-contest-lot = Si personne ne cède à temps, le sort décide qui joue { $own }.
page-tournaments-contest-yield = Céder la couleur
