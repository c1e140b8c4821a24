### Help against robots: loaded where somebody plays against them.

page-hint = Tipp
page-hint-more = Stein zeigen
page-hint-where = Sieh dir die markierte Lücke an.
page-hint-what = Der Stein liegt dort zur Probe: Lege ihn oder versuche einen anderen.
page-hint-failed = Hier lässt sich kein Tipp finden.
page-practice-hint = Eine Partie mit Hilfe gilt als Übung und zählt nirgends.
page-undo = Letzten Zug zurücknehmen
