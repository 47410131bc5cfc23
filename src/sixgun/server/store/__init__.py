"""The durable log of every room."""
