"""What the host of a server may know of it: figures, and lines in the log. Nothing in here is a secret."""
