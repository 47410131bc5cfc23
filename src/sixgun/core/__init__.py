"""The engine: it knows steps, events, zones and seats, and no game."""
