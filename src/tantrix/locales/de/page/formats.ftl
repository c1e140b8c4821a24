### What the formats of tournaments are.

page-tournaments-about-swiss = Alle spielen in jeder Runde, immer gegen jemanden mit etwa gleich vielen Punkten und nie zweimal gegen denselben.
page-tournaments-about-round_robin = Jeder spielt gegen jeden anderen.
page-tournaments-about-groups = In einer Gruppe spielt jeder gegen jeden anderen; die Besten jeder Gruppe kommen weiter.
page-tournaments-about-knockout = Wer ein Match gewinnt, kommt weiter; wer verliert, ist draußen.
page-tournaments-about-plate = Wer sein erstes Match verliert, spielt in einem eigenen K.-o. weiter, neben dem Hauptturnier.
page-tournaments-about-arena = So viele Partien, wie du schaffst, bis die Zeit um ist; nach jeder ein neuer Gegner.
page-tournaments-about-heats = Drei oder vier spielen an einem Tisch, Runde für Runde mit denen, die sie am seltensten hatten.
page-tournaments-about-gobble = Zwei bis sechs fahren ein Rennen an einem Tisch, Runde für Runde mit denen, die sie am seltensten hatten; es zählen die Plätze.
page-tournaments-about-duplicate = Alle spielen dieselben Austeilungen gegen denselben Roboter, jede von beiden Plätzen: gleiches Glück für alle.
page-tournaments-about-solitaire = Alle spielen dieselben Stapel Solitaire: gleiches Glück für alle.
page-tournaments-about-rally = Alle bekommen im selben Moment dieselben versiegelten Rätsel; wer die meisten löst, gewinnt.
page-tournaments-about-simul = Ein Gastgeber spielt gegen bis zu zwanzig Gäste zugleich, gegen jeden eine Partie, ohne Rangliste.

## Tournaments that are held again

page-tournaments-again-daily = Täglich um { $times } ({ $zone })
page-tournaments-again-weekly = Jeden { $days } um { $times } ({ $zone })
