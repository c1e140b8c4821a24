### A colour that two opponents both want, and one may yield.

page-tournaments-contest = { $name } und du wollt beide { $colour } spielen. Wer es überlässt, spielt die eigene zweite Farbe: du { $own }, { $name } { $theirs }.
page-tournaments-contest-seconds = Überlässt es niemand rechtzeitig, spielen beide ihre zweite Farbe.
page-tournaments-contest-lot = Überlässt es niemand rechtzeitig, sagt das Los, wer { $own } spielt.
page-tournaments-contest-yield = Dem anderen überlassen
