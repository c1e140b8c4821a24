### A page in a frame on another site.

page-embed-code = Code for your own site
page-embed-copy = Copy the embed code
page-embed-copied = Code copied
