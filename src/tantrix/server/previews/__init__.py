"""What other sites show of a link to a page here: its title, a sentence, and a picture."""
