### An address that leads nowhere.

page-missing-title = Cette page n’existe pas
page-missing-text = Le lien est peut-être ancien ou incomplet.
