### Antworten, die man plant, während man wartet, in einer Fernpartie.

page-plans = Eine Antwort planen
page-plans-count = Geplante Antworten: { $count }
page-plans-title = Geplante Antworten
page-plans-hint = Sobald die anderen gelegt haben, was du vorhersagst, wird deine Antwort in deinem Namen gelegt. Nur du siehst diese Antworten.
page-plans-foretold = Wenn { $name } { $tiles } legt
page-plans-answer = { $tiles } legen
page-plans-tile = Stein { $tile } ({ $at })
page-plans-remove = Diese Antwort entfernen
page-plans-more = Noch eine Antwort planen
page-plans-foretell = Was, glaubst du, wird { $name } legen?
page-plans-own = Und was legst du dann?
page-plans-done = Diese Antwort behalten?
page-plans-save = Behalten
page-plans-undo = Zurücknehmen
page-plans-back = Zurück zur Partie
page-plans-saved = Deine Antwort ist geplant.
page-plans-moved = Die Partie ist weitergegangen: Sieh noch einmal hin, dann plane.
page-plans-dropped = Der Rest deiner geplanten Antwort wurde nicht gelegt: Ein gezogener Stein muss erst eine Lücke füllen.

plans-not_correspondence = Antworten lassen sich nur in einer Partie Strategy mit Tagen für einen Zug planen.
plans-your_turn = Du bist am Zug: Lege deine Steine, statt eine Antwort zu planen.
plans-too_many = Du kannst an einem Tisch höchstens { $most } Antworten planen: Entferne erst eine.
plans-illegal = Antwort { $number } ist nicht möglich: { $placement } wäre dort nicht erlaubt.
plans-twice = Antwort { $number } sagt dasselbe vorher wie eine vor ihr.
