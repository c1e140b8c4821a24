### A colour that two opponents both want, and one may yield.

page-tournaments-contest = { $name } y tú queréis el mismo color: { $colour }. Quien lo cede juega con su segundo color: tú { $own }, { $name } { $theirs }.
page-tournaments-contest-seconds = Si nadie lo cede a tiempo, ambos juegan con su segundo color.
page-tournaments-contest-lot = Si nadie lo cede a tiempo, el sorteo dice quién juega con { $own }.
page-tournaments-contest-yield = Ceder el color
