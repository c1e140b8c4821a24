### The median of people's times.

page-median = Sur { $count } personnes dont le temps compte, la moitié a mis { $time } ou moins.
page-median-own = Vous avez mis { $time }.
