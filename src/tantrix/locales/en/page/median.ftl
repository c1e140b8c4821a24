### The median of people's times.

page-median = Of { $count } people whose time counts, half took { $time } or less.
page-median-own = You took { $time }.
