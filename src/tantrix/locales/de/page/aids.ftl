### What helps to read a position.

## Connections

page-connections = Verbindungen
page-connections-of = Verbindungen: { $colour }
page-connections-none = Wähle einen Punktestand, um seine Farbe zu markieren.
page-connections-length =
    { $count ->
        [one] { $count } Stein mit indirekten Verbindungen
       *[other] { $count } Steine mit indirekten Verbindungen
    }
page-connections-now =
    { $count ->
        [one] { $count } Ende vorläufig blockiert
       *[other] { $count } Enden vorläufig blockiert
    }
page-connections-ever =
    { $count ->
        [one] { $count } Ende endgültig blockiert
       *[other] { $count } Enden endgültig blockiert
    }
page-connections-twins =
    { $count ->
        [one] { $count } Zwillingslücke
       *[other] { $count } Zwillingslücken
    }
page-connections-space-joint = ein Stein verbindet hier Linien
page-connections-space-now = eine Linie ist hier vorläufig blockiert
page-connections-space-ever = eine Linie ist hier endgültig blockiert
page-connections-space-twin = Zwillingslücke

## Tiles still out

page-out = Steine noch im Beutel
page-out-of =
    { $count ->
        [one] { $count } Stein mit { $colours }
       *[other] { $count } Steine mit { $colours }
    }
