### A colour that two opponents both want, and one may yield.

page-tournaments-contest = You and { $name } both want to play { $colour }. Whoever lets the other have it plays their second colour: you { $own }, { $name } { $theirs }.
page-tournaments-contest-seconds = If nobody does in time, both play their second colour.
page-tournaments-contest-lot = If nobody does in time, the lot says who plays { $own }.
page-tournaments-contest-yield = Let them have it
