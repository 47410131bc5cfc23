"""The fields of a step, action or event, read off its constructor (the same compiled and interpreted)."""

from __future__ import annotations

_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """Names of the constructor's parameters, which are the names of the attributes."""
    if cls not in _names:
        import inspect  # slow to import, and not needed to set a table up

        parameters = inspect.signature(cls).parameters.values()
        _names[cls] = tuple([p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD])
    return _names[cls]


_snakes: dict[str, str] = {}


def snake(name: str) -> str:
    """LifeLost -> life_lost"""
    if name not in _snakes:
        _snakes[name] = "".join([f"_{c.lower()}" if c.isupper() else c for c in name]).lstrip("_")
    return _snakes[name]
