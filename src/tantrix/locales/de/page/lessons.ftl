### The course: all lessons.

## The match

course-match-title = Das Anlegen
course-match-summary = Die goldene Regel, und was deine Linie wert ist.
course-match-touch-text = Jeder Stein hat drei Bänder in drei Farben. Wo sich zwei Steine berühren, müssen die Kanten dieselbe Farbe haben. Das ist die goldene Regel, und sie gilt immer.
course-match-touch-task = Die markierte Lücke berührt zwei Steine. Wähle alle Steine deiner Hand, die dort in irgendeiner Drehung passen.
course-match-touch-hint = Im Uhrzeigersinn verlangt die Lücke { $reading }. Suche zwei benachbarte Kanten mit diesen Farben in dieser Reihenfolge.
course-match-touch-praise = Die anderen vier Kanten berühren noch nichts, also ist ihre Farbe egal.
course-match-lay-text = Du spielst Rot, dein Gegner spielt Gelb. Am Ende zählt nur deine beste Linie oder Schleife: ein Punkt für jeden Stein einer Linie, zwei für jeden Stein einer Schleife.
course-match-lay-task = Lege einen Stein, der deine beste rote Linie verlängert.
course-match-lay-hint = Folge der roten Linie zu einem ihrer offenen Enden. Der Stein, den du dort legst, muss an diesem Ende Rot zeigen.
course-match-lay-praise = Deine Linie hat jetzt { $count } Steine.
course-match-join-text = Ein Stein kann mehr als einen Punkt wert sein. Wo zwei rote Enden in dieselbe Lücke zeigen, verbindet ein einziger Stein beide Stücke zu einer Linie.
course-match-join-task = Verbinde zwei rote Stücke mit einem Stein.
course-match-join-hint = Suche eine Lücke, in die Rot von zwei Seiten hineinführt, dann einen Stein, dessen rotes Band diese Seiten verbindet.
course-match-join-praise = Verbunden: { $count } Steine in einer Linie. Halte immer nach solchen Lücken Ausschau: Sie entscheiden Partien.

## Forced spaces

course-forced-title = Zwangslücken
course-forced-summary = Sie finden, laut lesen, füllen und selbst schaffen.
course-forced-find-text = Eine Lücke mit drei Steinen ringsum ist eine Zwangslücke. Bist du am Zug und hast einen passenden Stein, musst du sie füllen. Deshalb achten Spieler ständig auf Zwangslücken.
course-forced-find-task = Wähle alle Zwangslücken auf dem Spielfeld.
course-forced-find-hint = Geh am Rand des Tantrix entlang und sieh in jede Einbuchtung: Wie viele Steine berühren sie? Hier gibt es { $count } Zwangslücken.
course-forced-find-praise = Das sind alle. Von jetzt an umrandet das Spielfeld die Zwangslücken für dich.
course-forced-abc-text = Um den Stein für eine Zwangslücke zu finden, lies sie laut: Ihre Farben, im Uhrzeigersinn. Hier sagst du { $reading }. Suche dann einen Stein, der sich im Uhrzeigersinn genauso liest. Bei drei verschiedenen Farben passen nur { $fits } der 56 Steine.
course-forced-abc-task = Beide Hände sind offen. Wähle alle Steine, egal aus welcher Hand, die in die markierte Lücke passen.
course-forced-abc-hint = Geh die Steine einzeln durch und lies sie im Uhrzeigersinn: { $reading }. Dieselben Farben andersherum passen nicht.
course-forced-abc-praise = Im Uhrzeigersinn lesen, im Uhrzeigersinn suchen.
course-forced-aba-text = Diese Lücke liest sich { $reading }: eine Farbe, eine andere und wieder die erste. Zwischen den beiden gleichen Kanten liegt eine andere, also verbindet sie auf einem passenden Stein ein Bogen. { $fits } der 56 Steine passen.
course-forced-aba-task = Wähle alle Steine, egal aus welcher Hand, die in die markierte Lücke passen.
course-forced-aba-hint = Suche zuerst einen Bogen in der äußeren Farbe von { $reading }, dann prüfe die Kante zwischen seinen Enden.
course-forced-aba-praise = Nur diese Art liest sich in beide Richtungen gleich.
course-forced-aab-text = Diese liest sich { $reading }: zwei benachbarte Kanten in einer Farbe, also verbindet sie auf einem passenden Stein eine Ecke. { $fits } der 56 Steine passen.
course-forced-aab-task = Wähle alle Steine, egal aus welcher Hand, die in die markierte Lücke passen.
course-forced-aab-hint = Suche eine Ecke in der doppelten Farbe, dann prüfe die Kante daneben. Achte auf die richtige Seite: { $reading } liest sich rückwärts anders.
course-forced-aab-praise = Fünf, sechs, sechs: Merke dir, wie viele Steine zu jeder der drei Arten passen, und zähle mit, wie viele schon weg sind.
course-forced-fill-text = Eine Zwangslücke musst du füllen, aber den Stein wählst du. Passen tun alle; der Unterschied ist, wohin deine rote Linie dann läuft.
course-forced-fill-task = Fülle die Zwangslücke so, dass dein rotes Ende danach in dieselbe Lücke zeigt wie ein anderes rotes Ende.
course-forced-fill-hint = Versuche beide Steine und folge dem roten Band. In welcher Lücke trifft es wieder auf Rot?
course-forced-fill-praise = Gut: Noch ein Stein, und deine Linie hätte { $indirect }. Mehr dazu in einer späteren Lektion.
course-forced-chain-text = Zwangslücken können auch für dich arbeiten. Nach dem freien Zug füllst du wieder, was du kannst, sogar eine Lücke, die du gerade selbst erzwungen hast: zwei Steine in einem Zug, oder mehr.
course-forced-chain-task = Lege in diesem Zug mindestens zwei Steine: Erzwinge mit dem freien Zug eine Lücke für einen anderen deiner Steine und fülle sie dann.
course-forced-chain-hint = Suche eine Lücke mit zwei Steinen ringsum, an der deiner der dritte wäre. Lies, was die Lücke dann verlangt: Hast du diesen Stein?
course-forced-chain-praise = Gut gemacht: mehr Steine dort, wo du sie willst, in einem einzigen Zug.

## The restrictions

course-restrictions-title = Die drei Einschränkungen
course-restrictions-summary = Was verboten ist, solange Steine im Beutel sind.
course-restrictions-alike-text = Solange Steine im Beutel sind, ist dreierlei verboten. Das Erste: Kein Stein darf eine Zwangslücke mit drei Kanten in einer Farbe entstehen lassen. Kein Stein könnte sie je füllen.
course-restrictions-alike-task = Alle { $count } gezeigten Steine passen in die markierte Lücke. Wähle die, die dort nicht liegen dürfen, weil daneben drei Kanten in einer Farbe entstünden.
course-restrictions-alike-hint = Sieh dir die Lücken neben der markierten an. Welche zeigt schon zwei Kanten in einer Farbe? Eine dritte darf nicht dazukommen.
course-restrictions-alike-praise = Das gilt auch beim Füllen einer Zwangslücke: Entstünden dabei drei Kanten in einer Farbe, ist es nicht erlaubt.
course-restrictions-fourth-text = Die zweite Einschränkung: Keine Lücke darf vier Steine ringsum haben. Eine Zwangslücke hat schon drei, also darf niemand einen Stein daneben legen, bis sie gefüllt ist.
course-restrictions-fourth-task = Wähle alle Lücken, in denen ein Stein der vierte um die Zwangslücke wäre.
course-restrictions-fourth-hint = Geh um die Zwangslücke herum: Drei ihrer Nachbarn sind Steine. Welche anderen berühren das Tantrix, sodass dort ein Stein liegen könnte? Es sind { $count }.
course-restrictions-fourth-praise = Ist die Zwangslücke gefüllt, sind beide wieder frei.
course-restrictions-side-text = Die dritte folgt aus der zweiten. An einer geraden Seite wird zuerst die Zwangslücke gefüllt; dann hat die Lücke daneben drei Steine ringsum; dann die nächste. In jeder anderen Reihenfolge hätte eine am Ende vier. Also kontrolliert eine Zwangslücke die ganze Seite.
course-restrictions-side-task = Wähle alle Lücken, in die jetzt niemand legen darf.
course-restrictions-side-hint = Beginne neben der Zwangslücke und folge ihren Seiten, solange Steine daran liegen. Die letzte Lücke, an der Ecke, gehört noch dazu. Es sind { $count }.
course-restrictions-side-praise = Das ist die ganze Seite. Eine einzige Zwangslücke kann einen großen Teil des Spielfelds sperren.
course-restrictions-control-text = Eine kontrollierte Seite ist also ein Werkzeug. Darf dort niemand legen, darf es auch dein Gegner nicht, und solange niemand die Zwangslücke füllen kann, bleibt es so.
course-restrictions-control-task = Lege einen Stein, der eine Zwangslücke schafft und mindestens vier Lücken für alle sperrt.
course-restrictions-control-hint = Lege deinen Stein ans Ende einer langen geraden Seite, sodass die Lücke zwischen ihm und der Seite drei Steine ringsum hat.
course-restrictions-control-praise = Gesperrt. Wer dort legen will, muss erst die Zwangslücke füllen.

## The order of forced fills

course-order-title = Die Reihenfolge beim Füllen
course-order-summary = Mehrere Lücken zu füllen: welche zuerst, und mit welchem Stein?
course-order-both-text = Bei mehreren Zwangslücken wählst du die Reihenfolge und die Steine. Je mehr Steine du legst, desto mehr entscheidest du. Hier passt einer deiner Steine in beide Lücken: Verschwende ihn nicht.
course-order-both-task = Fülle beide Zwangslücken.
course-order-both-hint = Finde den Stein, der in beide Lücken passt, und den, der nur in eine passt. Lege zuerst den wählerischen.
course-order-both-praise = Beide gefüllt. Prüfe immer, was ein Stein sonst noch könnte, bevor du ihn legst.
course-order-best-text = Jedes Füllen verändert das Spielfeld: Es nimmt einen Stein aus deiner Hand und entscheidet, wohin Linien laufen. Denk die ganze Kette durch, bevor du den ersten Stein legst.
course-order-best-task = Fülle die Zwangslücken so, dass deine beste rote Linie möglichst lang wird.
course-order-best-hint = Ein Stein passt in beide Lücken. In welcher von beiden schafft er eine neue Zwangslücke, in der ein anderer deiner Steine Rot mit Rot verbindet?
course-order-best-praise = Besser geht es nicht: { $count } Steine.
course-order-wait-text = Nach jedem gelegten Stein ziehst du sofort einen neuen, auch mitten im Zug. Heb dir also die Lücke, die dir am wenigsten bringt, bis zuletzt auf: Vielleicht ziehst du bis dahin einen besseren Stein für sie.
course-order-wait-task = Fülle die Lücken so, dass die zuletzt kommt, die du nicht füllen willst.
course-order-wait-hint = Für welche der beiden Lücken hättest du lieber einen anderen Stein? Fülle zuerst die andere.
course-order-wait-praise = Du hast einen besseren Stein gezogen, und deine Linie hat { $count } Steine. So viel Glück hast du nicht immer, aber das Warten hat dich nichts gekostet.

## Openings

course-openings-title = Eröffnungen
course-openings-summary = Die ersten Steine: keine einsamen Ecken, und Stücke, die zueinander zeigen.
course-openings-corner-text = Am Anfang ist dein Rot in einzelne Bänder verstreut. Eine Ecke biegt so scharf ab, dass zwei weitere sie zu einer Schleife aus drei Steinen schließen: sechs Punkte, die nie mehr wachsen. Lass also keine rote Ecke allein liegen.
course-openings-corner-task = Wähle alle Steine deiner Hand, deren rotes Band eine Ecke ist.
course-openings-corner-hint = Eine Ecke verbindet zwei benachbarte Kanten. Beim Bogen liegt eine Kante zwischen den Enden, bei der Geraden liegen zwei dazwischen.
course-openings-corner-praise = Heb dir die für später auf. Auch ein einsamer Bogen ist in Gefahr, wenn dein Gegner einen zweiten zum Anschließen hat; am schwersten zu schließen ist eine Gerade.
course-openings-link-text = Lege deine Stücke so, dass sie zueinander zeigen. Zwei rote Enden, die in dieselbe Lücke führen, sind so gut wie eine Linie, der ein Stein fehlt. In der Eröffnung ist das mehr wert, als eine Linie Stein um Stein zu verlängern.
course-openings-link-task = Lege einen Stein so, dass ein anderes rotes Stück und deine rote Linie in dieselbe Lücke zeigen.
course-openings-link-hint = Sieh, wo deine rote Linie endet. Lege einen Stein neben diese Lücke, dessen Rot auch hineinzeigt.
course-openings-link-praise = Dein Rot kommt jetzt auf { $indirect } Steine, die Lücke dazwischen eingerechnet.
course-openings-play-text = Jetzt mach allein weiter, gegen einen Gegner, der gut spielt. Merke dir drei Dinge: keine einsamen roten Ecken, Stücke, die zueinander zeigen, und Zwangslücken, die du selbst füllen kannst.
course-openings-play-task = Spiele drei Züge. Danach muss dein Rot, indirekte Verbindungen eingerechnet, um mindestens sechs Steine gewachsen sein.
course-openings-play-hint = Suche vor jedem freien Zug eine Lücke, in der ein Stein zwei rote Stücke verbindet. Ein freier Zug, der eine Lücke für dich erzwingt, bringt dir einen Stein mehr.
course-openings-play-praise = Dein Rot kommt jetzt auf { $indirect } Steine: eine Eröffnung, auf der du aufbauen kannst.

## Why an answer is not right

course-why-missing =
    { $count ->
        [one] So weit gut, aber { $count } fehlt noch.
       *[other] So weit gut, aber { $count } fehlen noch.
    }
course-why-not_fitting = Stein { $tile } passt nicht: Nirgends liest er sich im Uhrzeigersinn { $reading }.
course-why-may_lie = Stein { $tile } darf dort liegen: In mindestens einer Drehung entstehen keine drei Kanten in einer Farbe.
course-why-not_corner = Das rote Band von Stein { $tile } ist keine Ecke.
course-why-no_red = Stein { $tile } hat kein Rot.
course-why-not_forced =
    { $count ->
        [one] Nur { $count } Stein berührt diese Lücke.
       *[other] Nur { $count } Steine berühren diese Lücke.
    }
course-why-no_fourth = Diese Lücke berührt die Zwangslücke nicht.
course-why-not_controlled = Hier darf ein Stein liegen: Keine Zwangslücke kontrolliert diese Lücke.
course-why-longer =
    { $count ->
        [one] So bleibt deine beste rote Linie bei { $count } Stein.
       *[other] So bleibt deine beste rote Linie bei { $count } Steinen.
    }
course-why-no_link = Dieser Stein hat kein Rot, also kann er keine roten Stücke verbinden.
course-why-joins = Dieser Stein berührt weniger als zwei rote Enden: Die Stücke sind noch getrennt.
course-why-joins_short = Zwei Stücke sind verbunden, aber die Linie hat nur { $count } Steine. Es gibt eine bessere Stelle.
course-why-indirect = Mit indirekten Verbindungen kommt dein Rot jetzt auf { $count } Steine; { $asked } sind möglich.
course-why-no_forced = So entsteht keine Zwangslücke.
course-why-controls =
    { $count ->
        [one] Eine Zwangslücke, aber sie sperrt nur { $count } Lücke.
       *[other] Eine Zwangslücke, aber sie sperrt nur { $count } Lücken.
    }
course-why-both = Diese Lücke bleibt leer: Keiner deiner Steine passt mehr hinein.
course-why-order = In dieser Reihenfolge schafft deine Linie höchstens { $now } Steine; { $best } waren möglich.
course-why-many =
    { $count ->
        [one] Dein Zug ist nach { $count } Stein vorbei: Es gab nichts mehr zu füllen.
       *[other] Dein Zug ist nach { $count } Steinen vorbei: Es gab nichts mehr zu füllen.
    }

## Indirect connections

course-indirect-title = Indirekte Verbindungen
course-indirect-summary = Stücke mit einer Lücke dazwischen, und wann man sie füllt.
course-indirect-find-text = Zwei Stücke sind indirekt verbunden, wenn zwischen ihren Enden genau eine Lücke liegt, sodass ein Stein sie verbinden kann. Die indirekte Länge sind alle ihre Steine und die Lücken dazwischen. Sie zeigt besser als der Punktestand, wie gut du stehst.
course-indirect-find-task = Wähle alle Lücken, in denen ein Stein zwei rote Stücke verbinden würde.
course-indirect-find-hint = Folge jedem roten Stück zu seinen Enden und sieh, in welche Lücken sie zeigen. In { $count } Lücken führen zwei rote Enden.
course-indirect-find-praise = Mit diesen Lücken kommt dein Rot auf { $indirect } Steine, obwohl du erst { $count } Punkte hast.
course-indirect-gain-text = Gewinne früh in der Partie Länge durch Lücken statt durch Steine: Ein Stein am richtigen Ort bringt ein fernes Stück in Reichweite. Solange mehrere Steine in die Lücke passen, ist dir die Verbindung schwer zu nehmen.
course-indirect-gain-task = Lege einen Stein, der deine indirekte Länge um mindestens drei Steine vergrößert.
course-indirect-gain-hint = Finde ein getrenntes rotes Stück und die Lücken, in die seine Enden zeigen. Einer deiner Steine sollte auch in eine davon zeigen und mit deiner Linie verbunden sein.
course-indirect-gain-praise = Jetzt sind { $indirect } Steine in Reichweite.
course-indirect-connect-text = Eine Verbindung gehört dir erst, wenn der Stein liegt. Schließe sie, wenn nur noch wenige passende Steine übrig sind oder wenn dein Gegner die Lücke füllen oder für dich verbieten könnte.
course-indirect-connect-task = Verbinde zwei rote Stücke zu einer Linie von mindestens sieben Steinen.
course-indirect-connect-hint = In welche Lücke führen zwei rote Enden? Welcher deiner Steine passt dort, mit Rot auf genau diesen beiden Kanten?
course-indirect-connect-praise = Sicher: { $count } Steine in einer Linie.

## Loops

course-loops-title = Kleine, mittlere, große Schleifen
course-loops-summary = Wann eine Schleife die Partie gewinnt und wann sie eine Falle ist.
course-loops-meet-text = Eine Schleife zählt doppelt, aber sie ist geschlossen und kann nie mehr wachsen. Sieger haben im Schnitt etwa 24 Punkte, also ist eine frühe Schleife aus drei Steinen für sechs Punkte kein Gewinn: Ihre Steine fehlen der langen Linie.
course-loops-meet-task = Beide Enden einer kurzen gelben Linie zeigen in dieselbe Lücke. Wähle diese Lücke.
course-loops-meet-hint = Folge den kurzen gelben Linien zu ihren Enden. Wo beide Enden in dieselbe Lücke führen, schließt jeder passende Stein die Schleife.
course-loops-meet-praise = Jeder Stein, der dort passt, schließt die Schleife, egal wer ihn legt.
course-loops-small-text = Hilf also deinem Gegner in der Eröffnung zu kleinen Schleifen. Das kann deinen freien Zug wert sein: Gelb bekommt gleich ein paar Punkte, muss aber anderswo von vorn anfangen.
course-loops-small-task = Schließe eine kleine gelbe Schleife.
course-loops-small-hint = Finde die Lücke, in der sich beide Enden einer gelben Linie treffen, und einen deiner Steine, der dort passt.
course-loops-small-praise = Sechs oder acht Punkte, und weiter geht es nicht: Diese Steine werden nie Teil einer langen gelben Linie.
course-loops-trap-text = Du musst sie nicht selbst schließen. Wer eine Zwangslücke füllen kann, muss es tun: Erzwinge die Lücke, in der eine kurze gelbe Linie sich selbst trifft, und sogar Gelb muss die Schleife schließen.
course-loops-trap-task = Schaffe eine Zwangslücke, in der sich eine kurze gelbe Linie schließen muss.
course-loops-trap-hint = Finde die Lücke, in der sich beide Enden einer kurzen gelben Linie treffen. Zwei Steine liegen darum; deiner kann der dritte sein.
course-loops-trap-praise = Jeder Stein, der dort passt, schließt die Schleife, und wer einen hat, muss ihn legen.
course-loops-middle-text = Eine mittlere Schleife aus acht oder neun Steinen bringt sechzehn oder achtzehn Punkte. Das allein gewinnt selten, und für eine neue ist es zu spät. Aber deine Punkte sind sicher: Nutze ab jetzt jeden Zug, um deinen Gegner aufzuhalten.
course-loops-middle-task = Schließe eine rote Schleife.
course-loops-middle-hint = Folge deiner längsten roten Linie. Führen ihre beiden Enden in dieselbe Lücke?
course-loops-middle-praise = { $count } Punkte, die dir niemand nehmen kann. Jetzt halte Gelb auf.
course-loops-large-text = Ab zwölf Steinen lohnt es sich, eine Linie zu schließen: Eine Schleife aus zwölf zählt 24 und schlägt eine Linie von 23. Gute Spieler lassen es selten zu, aber schon die Drohung hält sie beschäftigt.
course-loops-large-task = Schließe die große rote Schleife.
course-loops-large-hint = Folge deiner längsten roten Linie zu beiden Enden. Dazwischen ist noch eine Lücke.
course-loops-large-praise = { $count } Punkte mit einem Stein!

## Twin spaces

course-twins-title = Zwillingslücken
course-twins-summary = Zwei Lücken, die denselben Stein brauchen.
course-twins-find-text = Zwei Zwangslücken sind Zwillinge, wenn sie dieselben Farben in derselben Reihenfolge verlangen. Eine kann gegen die andere gedreht sein, aber laut gelesen klingen sie gleich, und was in eine passt, passt in die andere.
course-twins-find-task = Wähle die beiden Zwillingslücken.
course-twins-find-hint = Lies jede Zwangslücke laut, im Uhrzeigersinn. Zwei klingen gleich.
course-twins-find-praise = Ein Stein, zwei Plätze: Wer ihn zieht, hat die Wahl.
course-twins-make-text = Gelb hofft auf einen Stein in der markierten Lücke. Ziehst du einen passenden, musst du ihn dort legen und Gelb helfen, es sei denn, die Lücke hat einen Zwilling: Dann kannst du ihn dorthin legen.
course-twins-make-task = Lege einen Stein, der einen Zwilling der markierten Lücke schafft.
course-twins-make-hint = Lies die markierte Lücke laut. Suche dann eine Lücke mit zwei Steinen ringsum, die schon zwei dieser Farben zeigt, und füge die dritte hinzu.
course-twins-make-praise = Jetzt hat ein passender Stein zwei mögliche Plätze, und für den, den Gelb will, bleiben weniger.

## Blocked games

course-blocked-title = Festgefahrene Partien
course-blocked-summary = Wenn niemand füllen kann: Löse du den Knoten.
course-blocked-now-text = Manchmal bleiben Zwangslücken lange leer, weil niemand einen passenden Stein hat. Jede sperrt ihre Seiten, und es wird immer enger: Die Partie ist festgefahren.
course-blocked-now-task = Beide Hände sind offen. Wähle alle Zwangslücken, die jetzt niemand füllen kann.
course-blocked-now-hint = Lies jede Zwangslücke laut und geh dann beide Hände Stein für Stein durch.
course-blocked-now-praise = Merke dir, wie sie sich lesen: Der nächste gezogene Stein könnte es sein.
course-blocked-open-text = Wer eine festgefahrene Partie öffnet, füllt mehrere Lücken hintereinander und bestimmt, wie es weitergeht. Lege also in jedem Zug so viele Steine, wie du kannst: Für jeden ziehst du einen, und jeder kann der Schlüssel sein.
course-blocked-open-task = Lege in diesem Zug mindestens drei Steine.
course-blocked-open-hint = Beginne mit einem freien Zug, der eine Lücke für einen anderen deiner Steine erzwingt; ein Stein kann sogar zwei Lücken erzwingen.
course-blocked-open-praise = Drei Steine gelegt, drei gezogen: drei Chancen auf den Schlüssel statt einer.

## Blocking

course-blocking-title = Blockieren
course-blocking-summary = Durch Zwang, vorläufig und endgültig.
course-blocking-force-text = Zwangslücken binden auch deinen Gegner. Schaffe eine, die nur Gelb füllen kann, und der Zug von Gelb beginnt mit einem Stein, wo du ihn willst.
course-blocking-force-task = Schaffe eine Zwangslücke, die Gelb füllen kann und du nicht.
course-blocking-force-hint = Sieh dir die Lücken mit zwei Steinen ringsum an und die Hand von Gelb. Welche dritte Farbe passt zu einem Stein von Gelb und zu keinem von dir?
course-blocking-force-praise = Jetzt muss Gelb erst sie füllen, ob es hilft oder nicht.
course-blocking-hold-text = Eine Linie ist vorläufig blockiert, wenn ihr Ende an einer kontrollierten Seite liegt: Bis die Zwangslücke gefüllt ist, darf niemand sie dort fortsetzen. Halte deine eigenen Enden von solchen Seiten fern.
course-blocking-hold-task = Schaffe eine Zwangslücke, deren Seiten ein Ende der besten gelben Linie aufhalten.
course-blocking-hold-hint = Finde die beiden Enden der längsten gelben Linie. An welchen geraden Seiten liegen sie? Eine Zwangslücke an einer solchen Seite hält sie auf.
course-blocking-hold-praise = Solange deine Zwangslücke leer bleibt, kommt Gelb dort nicht weiter.
course-blocking-ends-text = Ein Ende ist endgültig blockiert, wenn kein passender Stein mehr übrig ist. Die Zahl in einer Zwangslücke zeigt, wie viele Steine im Beutel noch passen: null dort und keiner auf den Händen heißt endgültig.
course-blocking-ends-task = Wähle das Ende, an dem die beste gelbe Linie endgültig blockiert ist.
course-blocking-ends-hint = Folge der längsten gelben Linie zu beiden Enden. Eines führt in eine Zwangslücke mit einer Null.
course-blocking-ends-praise = Jetzt kann Gelb nur noch am anderen Ende wachsen, und du weißt, wohin du sehen musst.
course-blocking-ever-text = Um ein Ende endgültig zu blockieren, mach daraus eine Lücke, für die kein Stein mehr übrig ist. Zähle: In eine ABC-Lücke passen fünf Steine, in die anderen sechs, und viele davon liegen schon. Eine Linie mit einem toten Ende ist doppelt so leicht aufzuhalten.
course-blocking-ever-task = Blockiere ein Ende der besten gelben Linie endgültig.
course-blocking-ever-hint = Finde die Enden der längsten gelben Linie. Wo ein weiterer Stein eine Zwangslücke schafft, lies sie und zähle die Steine, die noch kommen. Während du Steine ausprobierst, zeigt die Zeile über deiner Hand, wer sie füllen könnte.
course-blocking-ever-praise = Dort passt nichts mehr.
course-blocking-play-text = Du liegst knapp vorn. Bleib vorn: Halte Gelb mit Zwangslücken und gesperrten Seiten auf, und vergiss deine eigene Linie nicht.
course-blocking-play-task = Spiele drei Züge und sei danach noch vorn.
course-blocking-play-hint = Sieh vor jedem freien Zug auf beide Enden der gelben Linie. Kannst du eines aufhalten? Wenn nicht, verlängere deine eigene Linie.
course-blocking-play-praise = { $count } zu { $theirs }: Du hast die Führung gehalten.

## Last connections and free moves

course-last-title = Letzte Verbindungen, freie Züge
course-last-summary = Was zu tun ist, wenn der Beutel leer wird.
course-last-connect-text = Sind nur noch wenige Steine im Beutel, schließe deine letzten indirekten Verbindungen. Ist er leer, fallen die Einschränkungen weg, und dein Gegner kann fast jede einzelne Lücke blockieren.
course-last-connect-task = Verbinde zwei rote Stücke so, dass deine beste Linie um mindestens drei Steine wächst.
course-last-connect-hint = Folge deiner längsten roten Linie zu ihren Enden. Wo zeigt ein anderes rotes Stück in dieselbe Lücke?
course-last-connect-praise = { $count } Steine in einer Linie, gerade noch rechtzeitig.
course-last-side-text = Der Beutel ist leer, und die Einschränkungen sind weg: Die lange gesperrten Lücken an kontrollierten Seiten sind plötzlich offen. Wer den ersten freien Zug hat, nimmt die beste davon; zähle also rechtzeitig die Steine im Beutel.
course-last-side-task = Verbinde zwei rote Stücke in einer bisher verbotenen Lücke: Deine beste Linie muss um mindestens drei Steine wachsen.
course-last-side-hint = Sieh an den Seiten neben den Zwangslücken entlang. In welcher Lücke treffen sich zwei rote Enden?
course-last-side-praise = { $count } Steine. Eben noch war diese Lücke verboten.

## The endgame

course-endgame-title = Das Endspiel
course-endgame-summary = Keine Einschränkungen mehr: Alles ist offen, und jedes Ende ist in Gefahr.
course-endgame-four-text = Im Endspiel gibt es Lücken mit vier, fünf oder sechs Steinen ringsum. Auch sie sind Zwangslücken: Wer eine füllen kann, muss es tun. Diese liest sich { $reading }: Nur { $fits } der 56 Steine passen.
course-endgame-four-task = Wähle alle Steine, egal aus welcher Hand, die in die markierte Lücke passen.
course-endgame-four-hint = Alle vier Kanten müssen passen, in dieser Reihenfolge: { $reading }. Schließe alle Steine aus, denen eine der Farben fehlt.
course-endgame-four-praise = Je mehr Steine um eine Lücke liegen, desto weniger passen: oft gar keiner.
course-endgame-alike-text = Drei Kanten in einer Farbe sind jetzt erlaubt, und das ist die sicherste Blockade: Kein Stein kann eine solche Lücke je füllen. Geh also mit zwei freien Enden ins Endspiel und greife die von Gelb an.
course-endgame-alike-task = Blockiere die beste gelbe Linie endgültig mit drei Kanten in einer Farbe.
course-endgame-alike-hint = Sieh dir die Lücken an den Enden von Gelb an. Welche zeigt schon zwei Kanten in einer Farbe? Füge die dritte hinzu.
course-endgame-alike-praise = Dort passt nie mehr ein Stein. Schütze deine eigenen Enden davor.
course-endgame-play-text = Die letzten Steine. Jeder freie Zug zählt: Sieh erst, ob deine Linie noch wachsen kann, dann blockiere die Enden von Gelb. Zwangslücken müssen weiterhin gefüllt werden.
course-endgame-play-task = Spiele bis zum Ende und gewinne.
course-endgame-play-hint = Du liegst knapp vorn. Wo könnte Gelb noch gewinnen? Blockiere diese Stelle, oder gewinne selbst mehr.
course-endgame-play-praise = { $count } zu { $theirs }. Gut gespielt!

## Why an answer is not right

course-why-small_loop = Das schließt eine Schleife aus { $count } Steinen. Sie zählt doppelt, kann aber nie mehr wachsen: Halte deine Linie offen.
course-why-no_joint = In diese Lücke führen weniger als zwei rote Enden, oder es ist kein Stein mehr übrig, der sie verbinden könnte.
course-why-no_meet = Keine gelbe Linie hat beide Enden in dieser Lücke.
course-why-no_loop = Das schließt keine Schleife in dieser Farbe.
course-why-loop_size =
    { $count ->
        [one] Eine Schleife aus { $count } Stein: nicht die richtige.
       *[other] Eine Schleife aus { $count } Steinen: nicht die richtige.
    }
course-why-no_trap = Das erzwingt keine Lücke, in der eine kurze gelbe Linie sich selbst trifft.
course-why-not_twin = Diese Zwangslücke hat keinen Zwilling: Keine andere liest sich gleich.
course-why-no_twin = Eine neue Zwangslücke, aber sie liest sich nicht wie die markierte.
course-why-somebody = Jemand hat einen Stein, der in diese Lücke passt.
course-why-forces_me = Du hast einen Stein, der in diese neue Lücke passt, also musst du sie selbst füllen.
course-why-forces_nobody = Eine Zwangslücke, aber Gelb hat keinen passenden Stein.
course-why-helps = Das verlängert die Linie von Gelb.
course-why-blocks = Die gelbe Linie kommt an diesen Stellen noch weiter.
course-why-holds = Eine Zwangslücke, aber die gelbe Linie kommt an diesen Stellen noch weiter.
course-why-not_alike = Blockiert, aber nicht mit drei Kanten in einer Farbe.
course-why-end_open = Entweder endet die beste gelbe Linie nicht hier, oder es gibt noch einen passenden Stein.
course-why-builds = Dein Rot kommt auf { $count } Steine, indirekte Verbindungen eingerechnet; verlangt sind { $asked }.
course-why-behind = Es steht { $count } zu { $theirs }: Du liegst nicht vorn.
course-why-wait = In dieser Reihenfolge gewinnt dein Gegner mehr als nötig.

## Three and four players

course-more-title = Zu dritt und zu viert
course-more-summary = Mehr Hände im Blick, und einer führt, der aufgehalten werden will.
course-more-hands-text = Man spielt auch zu dritt oder zu viert: jeder eine Farbe, dieselben Regeln. Wer einen passenden Stein hat, muss eine Zwangslücke füllen, sobald er am Zug ist. Behalte also alle Hände im Blick.
course-more-hands-task = Wähle alle Steine, egal aus welcher der drei Hände, die in die markierte Lücke passen.
course-more-hands-hint = Geh die Steine einzeln durch und lies sie im Uhrzeigersinn: { $reading }.
course-more-hands-praise = Beide Gegner könnten sie füllen. Jede Hand hat sechs Steine, also sind anfangs zu dritt 38 Steine im Beutel und zu viert 32: Jeder legt weniger Steine, und jeder Stein zählt mehr.
course-more-pass-text = Du spielst Rot; nach dir kommt Gelb, dann Blau. Eine Zwangslücke, die Gelb nicht füllen kann, wartet weiter auf Blau. Sieh also über den nächsten Spieler hinaus: Du kannst dem übernächsten eine Aufgabe hinterlassen.
course-more-pass-task = Schaffe eine Zwangslücke, die Blau füllen kann, aber weder du noch Gelb.
course-more-pass-hint = Sieh dir die Lücken mit zwei Steinen ringsum an. Welche dritte Farbe passt zu einem Stein von Blau, und zu keinem von dir oder von Gelb?
course-more-pass-praise = Wenn Gelb keinen passenden Stein zieht, beginnt der Zug von Blau mit einem Stein, wo du ihn willst.
course-more-leader-text = Nur die höchste Punktzahl gewinnt. Sieh also nach, wer führt, bevor du blockierst. Hier ist es Blau. Wer stattdessen Gelb aufhält, arbeitet für Blau.
course-more-leader-task = Blockiere ein Ende der besten blauen Linie endgültig.
course-more-leader-hint = Folge der längsten blauen Linie zu beiden Enden. Wo schafft einer deiner Steine eine Zwangslücke, für die kein Stein mehr übrig ist?
course-more-leader-praise = Dort kommt Blau nicht weiter. Auch Gelb hat etwas davon, und allen Grund, im nächsten Zug dasselbe zu tun.
course-more-four-text = Zu viert sind nach dir Gelb, Blau und dann Grün am Zug. Je später jemand kommt, an desto mehr Händen muss eine Zwangslücke vorbei, und desto mehr Steine werden unterwegs gezogen.
course-more-four-task = Schaffe eine Zwangslücke, die Grün füllen kann, aber weder du noch Gelb noch Blau.
course-more-four-hint = Sieh dir die Lücken mit zwei Steinen ringsum an. Welche dritte Farbe passt zu einem Stein von Grün, und zu keinem aus den drei Händen davor?
course-more-four-praise = Wenn weder Gelb noch Blau einen passenden Stein zieht, beginnt der Zug von Grün mit einem Stein, wo du ihn willst.
course-more-alone-text = Zu viert ist der Beutel leer, sobald 32 Steine liegen: Von da an sehen alle alles. Wer den Führenden aufhält, hilft auch zwei anderen. Mach ihnen also wenigstens kein weiteres Geschenk.
course-more-alone-task = Blockiere ein Ende der besten blauen Linie endgültig, ohne die Linie von Gelb oder Grün zu verlängern.
course-more-alone-hint = Suche, wo die längste blaue Linie noch weitergehen kann. Wo schafft einer deiner Steine eine Zwangslücke, für die kein Stein mehr übrig ist? Sieh dann nach, was dieser Stein noch verbindet.
course-more-alone-praise = Dort kommt Blau nicht weiter, und sonst hat niemand einen Punkt gewonnen.

## Doubles

course-doubles-title = Doppel
course-doubles-summary = Zwei Teams, Partner gegenüber, eine Farbe für jedes Team.
course-doubles-partner-text = Im Doppel spielen vier in zwei Teams. Du und dein Partner, der dir gegenübersitzt, ihr spielt Rot; die anderen beiden spielen Gelb. Jeder hat eine eigene Hand mit sechs Steinen. Für ein Team zählt seine beste Linie oder Schleife, egal, wer die Steine gelegt hat.
course-doubles-partner-task = Wähle alle Steine, aus deiner Hand oder der deines Partners, die in die markierte Lücke passen.
course-doubles-partner-hint = Geh beide Hände durch und lies die Steine im Uhrzeigersinn: { $reading }.
course-doubles-partner-praise = Ihr könntet sie beide füllen. Partner dürfen miteinander reden: Entscheidet gemeinsam, welchen Stein ihr hergebt.
course-doubles-pass-text = Nach dir ist ein Gegner am Zug, dann dein Partner. Eine Zwangslücke, die auf deinen Partner wartet, bringt dem Team einen Stein mehr: Dein Partner füllt sie und hat danach noch seinen freien Zug.
course-doubles-pass-task = Schaffe eine Zwangslücke, die dein Partner füllen kann, aber weder du noch Gegner 1, der vor deinem Partner am Zug ist.
course-doubles-pass-hint = Sieh dir die Lücken mit zwei Steinen ringsum an. Welche dritte Farbe passt zu einem Stein deines Partners, und zu keinem von dir oder von Gegner 1?
course-doubles-pass-praise = Wenn Gegner 1 keinen passenden Stein zieht, beginnt der Zug deines Partners mit einem Stein mehr.
course-doubles-join-text = Das Rot deines Partners ist auch dein Rot. Folge also nicht nur deinen eigenen Steinen: Suche Stücke, die ihr getrennt gelegt habt, und bring sie zusammen.
course-doubles-join-task = Verbinde zwei rote Stücke zu einer Linie von mindestens fünf Steinen.
course-doubles-join-hint = Suche eine Lücke, in die Rot von zwei Seiten hineinführt, dann einen Stein, dessen rotes Band diese Seiten verbindet.
course-doubles-join-praise = Verbunden. Euer Team hat jetzt { $count } Punkte, und die zählen für beide Partner.

## Solitaire

course-solitaire-title = Solitaire
course-solitaire-summary = Vierzehn Steine, einer nach dem anderen, für die längste Linie.
course-solitaire-fill-text = Solitaire spielst du allein, mit den 14 Steinen, die dieselben drei Farben haben. Du legst einen Stein nach dem anderen an, wo er passt; Einschränkungen gibt es nicht. Aber passt er in eine Zwangslücke, muss er in eine hinein. Es zählt die beste Linie oder Schleife in irgendeiner Farbe.
course-solitaire-fill-task = Dein Stein passt in mehr als eine Zwangslücke. Lege ihn so, dass er die meisten Punkte bringt.
course-solitaire-fill-hint = Folge den längsten Linien zu ihren Enden. Welche Zwangslücke, und welche Drehung, verlängert eine davon?
course-solitaire-fill-praise = Du hast jetzt { $count } Punkte. Überlege gut, bevor du eine Lücke erzwingst: Sie nimmt dir die Wahl.
course-solitaire-next-text = Der nächste Stein ist immer zu sehen. Plane also für zwei: Am besten liegt dieser Stein, wenn für den nächsten ein guter Platz bleibt.
course-solitaire-next-task = Lege deinen Stein so, dass du mit dem nächsten die meisten Punkte erreichen kannst.
course-solitaire-next-hint = Sieh dir zuerst den nächsten Stein an. Wo würde er zwei Stücke verbinden oder die längste Linie verlängern? Dann überlege, was dein Stein dafür tun kann.
course-solitaire-next-praise = Was auf den ersten Blick am besten aussieht, hätte dir nach dem nächsten Stein weniger Punkte gelassen.
course-solitaire-loop-text = Eine Schleife zählt zwei Punkte für jeden Stein, bis zu 28 für alle 14. Aber eine lange Linie schließt sich nicht immer. Sind nur noch wenige Steine übrig, ist eine Schleife aus sechs so viel wert wie eine Linie aus zwölf.
course-solitaire-loop-task = Schließe eine Schleife, die die meisten Punkte bringt.
course-solitaire-loop-hint = Suche eine Lücke, in die beide Enden einer Linie führen, und drehe deinen Stein, bis er sie verbindet.
course-solitaire-loop-praise = Geschlossen: { $count } Punkte.

## Gobble

course-gobble-title = Gobble
course-gobble-summary = Zwei Steine berühren, oder drei für einen Gobble.
course-gobble-join-text = Bei Gobble muss ein Stein mindestens zwei andere berühren, und alle Kanten, die sich berühren, müssen dieselbe Farbe haben. Einschränkungen gibt es nicht. Allein nimmst du die Steine einzeln aus dem Beutel und versuchst, alle 56 zu legen.
course-gobble-join-task = Wähle alle Lücken, in die dein Stein gelegt werden kann.
course-gobble-join-hint = Lass die Lücken weg, die nur ein Stein berührt. Lies die anderen im Uhrzeigersinn und suche dasselbe auf deinem Stein. Es sind { $count }.
course-gobble-join-praise = Das sind alle. Ein Stein, der nirgends passt, kommt auf den Strafstapel.
course-gobble-make-text = Ein Stein, der drei oder mehr Steine berührt, ist ein Gobble. Nur so wird dein Strafstapel kleiner: Du darfst seinen obersten Stein in den Beutel zurücklegen oder gleich spielen. Im Rennen gibst du stattdessen einem Gegner einen Stein.
course-gobble-make-task = Mache einen Gobble.
course-gobble-make-hint = Ein Stern markiert die Lücken, in denen ein Stein ein Gobble wäre. In welche davon passt deiner?
course-gobble-make-praise = Ein Gobble! Ist der Strafstapel leer, geht es einfach weiter.
course-gobble-invite-text = Bereite deine Gobbles vor. Auf eine neue Lücke mit drei Steinen ringsum warten viele Steine, wenige oder gar keiner: Drei Kanten in einer Farbe lassen sich niemals füllen.
course-gobble-invite-task = Schaffe eine Lücke für einen Gobble, in die mindestens vier der Steine passen, die noch kommen.
course-gobble-invite-hint = Suche eine Lücke mit zwei Steinen ringsum, an der deiner der dritte wäre. Welche Farbe sollte dein Stein dort zeigen?
course-gobble-invite-praise = Früher oder später kommt einer dieser Steine aus dem Beutel.

## The Mind Game

course-mind-title = Das Mind Game
course-mind-summary = Rot gegen Schwarz: Bänder, Vorrangzüge und Löcher.
course-mind-links-text = Das Mind Game von 1988 spielt man zu zweit: du Rot, dein Gegner Schwarz. Lege einen Stein neben die anderen, mit passenden Kanten und nie auf den Rand. Die längste Linie gewinnt, gezählt in Bändern: Ein Stein, durch den deine Linie dreimal läuft, zählt drei.
course-mind-links-task = Lege einen Stein, der deine längste Linie um mindestens drei Bänder verlängert.
course-mind-links-hint = Folge deiner längsten Linie zu beiden Enden. Durch welchen deiner Steine liefe sie mehr als einmal, oder weiter in eine andere rote Linie?
course-mind-links-praise = Deine längste Linie hat jetzt { $count } Bänder. Auch eine geschlossene Linie zählt ihre Bänder, aber nicht doppelt.
course-mind-priority-text = Eine Lücke mit vier oder mehr Steinen ringsum ist ein Vorrangzug: Wer sie füllen kann, muss es tun. Zuerst, im selben Zug, wer den vierten Stein gelegt hat, dann der Gegner, und dann, wer einen passenden Stein zieht.
course-mind-priority-task = Wähle alle Vorrangzüge auf dem Spielfeld.
course-mind-priority-hint = Zähl die Steine um jede Lücke. Es sind { $count }.
course-mind-priority-praise = Das sind alle. Wenn du sie alle füllen kannst, musst du es tun. Wenn nicht, kommt eine Lücke mit mehr Steinen ringsum zuerst.
course-mind-two-text = Ein Zug ist ein Stein, und danach jeder Vorrangzug, den du füllen kannst. Ein vierter Stein um eine Lücke bringt dir also einen Stein mehr, wenn du noch einen hast, der dort passt.
course-mind-two-task = Lege einen Stein als vierten um eine Lücke, und fülle diese Lücke im selben Zug.
course-mind-two-hint = Sieh dir die Lücken mit drei Steinen ringsum an. Mit welchem Stein deckst du die vierte Seite so, dass ein anderer von dir passt?
course-mind-two-praise = Zwei Steine in einem Zug. Du ziehst erst wieder, wenn deine Hand leer ist, und das ist jetzt früher.
course-mind-oblige-text = Ein Vorrangzug, den du nicht füllen kannst, geht an deinen Gegner. Er ersetzt den normalen Zug: Schwarz legt dann einen Stein, wo du ihn willst, und sonst nichts.
course-mind-oblige-task = Schaffe einen Vorrangzug, den Schwarz füllen kann, aber du nicht.
course-mind-oblige-hint = Sieh dir die Lücken mit drei Steinen ringsum an. Welche vierte Farbe passt zu einem Stein von Schwarz, und zu keinem, den du behältst?
course-mind-oblige-praise = Schwarz muss diese Lücke füllen und hat in diesem Zug keinen normalen Zug.
course-mind-hole-text = Jeder Stein hat eine gerade Zahl roter und schwarzer Kanten. Der sechste Stein um ein Loch muss dort also von jeder Farbe eine gerade Zahl lassen: Sonst könnte kein Stein es je füllen.
course-mind-hole-task = Diese { $count } Steine passen alle in die markierte Lücke. Wähle die, die wegen des Lochs daneben nicht dorthin dürfen.
course-mind-hole-hint = Zähl die roten Kanten um das Loch: Muss die sechste rot oder schwarz sein? Dann dreh jeden Stein: Kann er in die markierte Lücke passen und diese Farbe zeigen?
course-mind-hole-praise = Die anderen lassen das Loch gerade. Es wartet jetzt auf jemanden mit einem passenden Stein.

## Why an answer is not right

course-why-forces_before = Jemand, der früher am Zug ist, hat einen passenden Stein.
course-why-forces_other = Eine Zwangslücke, aber der Spieler, für den sie gedacht ist, hat keinen passenden Stein.
course-why-helps_leader = Das verlängert die Linie von Blau.
course-why-leader_open = Die blaue Linie kommt an diesen Stellen noch weiter.
course-why-points = Damit stehst du bei { $count }; möglich ist { $best }.
course-why-points_next = Mit dem nächsten Stein kämst du dann auf { $count }; möglich ist { $best }.
course-why-cannot_join = Dein Stein kann hier nicht liegen: Er berührt nur einen Stein, oder die Farben passen nicht.
course-why-no_gobble = Hier berührt dein Stein weniger als drei Steine.
course-why-invites =
    { $count ->
        [one] In eine neue Lücke für einen Gobble passt nur { $count } der Steine, die noch kommen.
       *[other] In eine neue Lücke für einen Gobble passen höchstens { $count } der Steine, die noch kommen.
    }
course-why-helps_other = Das verlängert die Linie eines anderen Gegners.
course-why-gains =
    { $count ->
        [one] Deine längste Linie hat dann { $count } Band; verlangt sind { $asked }.
       *[other] Deine längste Linie hat dann { $count } Bänder; verlangt sind { $asked }.
    }
course-why-no_priority = Das schafft keinen Vorrangzug.
course-why-priority_other = Ein Vorrangzug, aber Schwarz hat keinen passenden Stein.
course-why-even = Stein { $tile } darf dorthin: Mindestens eine Drehung lässt am Loch von jeder Farbe eine gerade Zahl von Kanten.
