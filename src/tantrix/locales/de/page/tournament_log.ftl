### What happened in a tournament, a line each.

## The form

page-tournaments-line-admitted = { $name } wurde eingeladen.

## What happened

page-tournaments-log-show = Zeigen
page-tournaments-log-all = Alles
page-tournaments-log-decisions = Entscheidungen
page-tournaments-log-interested = Von jemandem getroffen, den sie betrifft.
page-tournaments-line-created = Das Turnier wurde angelegt.
page-tournaments-line-changed = Die Einstellungen wurden geändert.
page-tournaments-line-opened = Die Anmeldung wurde geöffnet.
page-tournaments-line-entered = { $name } hat sich angemeldet.
page-tournaments-line-invited = { $name } wurde als Partner genannt.
page-tournaments-line-amended = Die Anmeldung von { $name } wurde berichtigt.
page-tournaments-line-left = { $name } hat sich zurückgezogen.
page-tournaments-line-leaving = { $name } zieht sich nach Runde { $round } zurück.
page-tournaments-line-checked_in = { $name } hat eingecheckt.
page-tournaments-line-away = { $name } ist abwesend.
page-tournaments-line-back = { $name } ist zurück.
page-tournaments-line-check_in_closed = Der Check-in ist geschlossen.
page-tournaments-line-bye = { $name } wünscht ein Freilos in Runde { $round }.
page-tournaments-line-seeded = Phase { $stage } hat begonnen.
page-tournaments-line-paired = Runde { $round } wurde gepaart.
page-tournaments-line-unpaired = Runde { $round } wurde zurückgenommen.
page-tournaments-line-published = Runde { $round } wurde veröffentlicht.
page-tournaments-line-began = { $place }, { $sides }: Die Partie hat begonnen.
page-tournaments-line-result = { $place }, { $sides }: { $result }
page-tournaments-line-corrected = { $place }, { $sides }: berichtigt zu { $result }
page-tournaments-line-marked = { $place }: { $result }.
page-tournaments-line-remarked = { $place } wurde berichtigt: { $result }.
page-tournaments-line-ruling = Entscheidung zu { $place }, { $sides }: { $rule }, { $result }
page-tournaments-line-ruling-entry = Entscheidung zu { $name }: { $rule }
page-tournaments-line-forbidden = { $sides }: Ob sie sich treffen dürfen, wurde geändert.
page-tournaments-line-round_closed = Runde { $round } ist zu Ende.
page-tournaments-line-stage_closed = Phase { $stage } ist zu Ende.
page-tournaments-line-arena_ended = Die Zeit der Arena ist um.
page-tournaments-line-appointed = { $name } hat jetzt das Amt: { $office }.
page-tournaments-line-dismissed = { $name } hat kein Amt mehr.
page-tournaments-line-extended = Der Server war eine Weile geschlossen: Es gibt mehr Zeit.
page-tournaments-line-next_announced = Für das nächste läuft die Anmeldung.
page-tournaments-line-protested = { $name } hat Einspruch erhoben.
page-tournaments-line-finished = Das Turnier ist beendet.
page-tournaments-line-cancelled = Das Turnier wurde abgesagt.
page-tournaments-line-undone = Ereignis { $number } wurde rückgängig gemacht.

## Arenas, and times that opponents agree on

page-tournaments-line-offered = { $place }, { $sides }: Ein Termin wurde vorgeschlagen.
page-tournaments-line-yielded = { $place }, { $sides }: Einer von beiden hat die Farbe überlassen, die beide wollten.
page-tournaments-line-settled = Runde { $round }: Die Farben stehen fest.
page-tournaments-line-substituted = { $place }, { $sides }: { $name } spielt an Brett { $board }.
page-tournaments-line-hours = { $place }, { $sides }: Einer der beiden sagte, wann er spielen kann.
page-tournaments-line-agreed = { $place }, { $sides }: Ein Termin ist vereinbart.
