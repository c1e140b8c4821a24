### An address that leads nowhere.

page-missing-title = Diese Seite gibt es nicht
page-missing-text = Vielleicht ist der Link alt oder unvollständig.
