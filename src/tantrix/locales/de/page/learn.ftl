### Articles to learn from.

bad-learn-unknown = Diesen Artikel gibt es nicht.

## The list

page-learn-title = Lernen
page-learn-intro = Vier Schritte führen von der ersten Schleife zur Partie gegen andere. Danach, oder zwischendurch, gibt es mehr zu lesen.
page-learn-path = Wo anfangen
page-learn-step-discovery = Discovery
page-learn-step-discovery-text = Eine Schleife durch alle Steine: erst drei, dann jedes Mal einer mehr. So lernst du die Steine kennen.
page-learn-step-rainbow = Rainbow
page-learn-step-rainbow-text = Fünf Rätsel, eines für jede Farbe der Nummern. Erst Schleifen, dann Pyramiden.
page-learn-step-solitaire = Solitaire
page-learn-step-solitaire-text = Vierzehn Steine, einer nach dem anderen. Hier begegnest du den Zwangslücken.
page-learn-step-strategy = Strategy
page-learn-step-strategy-text = Das Hauptspiel. Lektionen an Stellungen aus Partien, dann ein Roboter deiner Stärke.
page-learn-course = Zu den Lektionen
page-learn-group-games = Regeln und Tipps
page-learn-group-strategy = Strategy gut spielen
page-learn-group-words = Wörter
page-learn-group-story = Die Geschichte

## An article

page-learn-all = Alle Artikel
page-learn-around = Weitere Artikel
page-learn-ask = Eine Frage stellen
page-learn-forum = Im Forum fragen und diskutieren
