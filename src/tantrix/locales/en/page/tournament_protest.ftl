### Protests in a tournament.

page-tournaments-protest = Protest
page-tournaments-protest-text = Say what a Controller should decide, and why. Everybody can read it; the answer is under “History”.
