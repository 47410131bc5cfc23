"""Sixgun in a terminal: the same words and questions as in the browser."""
