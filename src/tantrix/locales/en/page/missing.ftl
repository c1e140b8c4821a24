### An address that leads nowhere.

page-missing-title = This page doesn't exist
page-missing-text = The link may be old or incomplete.
