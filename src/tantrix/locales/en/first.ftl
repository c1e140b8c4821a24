### What the page says when it cannot reach the server, which could not send these words either.

page-unreachable-title = Can't reach the server
page-unreachable-text = Check the connection, then try again.
page-unreachable-retry = Try again
