"""The host's own side of a server: is it well, who is here, who has to stay outside."""
