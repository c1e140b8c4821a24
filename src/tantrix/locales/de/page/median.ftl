### The median of people's times.

page-median = Von { $count } Personen, deren Zeit zählt, brauchte die Hälfte höchstens { $time }.
page-median-own = Du hast { $time } gebraucht.
