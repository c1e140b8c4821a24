"""What people are told of while they are elsewhere: in the page, by mail and by push."""
