"""The web interface: requests, sockets, and the built client."""
