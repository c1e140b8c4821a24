### The median of people's times.

page-median = De { $count } personas cuyo tiempo cuenta, la mitad tardó { $time } o menos.
page-median-own = Tú tardaste { $time }.
