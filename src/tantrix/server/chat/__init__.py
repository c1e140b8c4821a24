"""Chat: channels of lines, who may read and write in them, and those who keep order."""
