"""The parts of an observation and their blocks: where each stretch of numbers begins and what it says."""

from __future__ import annotations

from math import prod

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


class Block:
    """A stretch of the array: where it begins, its shape and what it says."""

    __slots__ = ("name", "shape", "start", "text")

    def __init__(self, name: str, start: int, shape: tuple[int, ...], text: str) -> None:
        self.name, self.start, self.shape, self.text = name, start, shape, text

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, observation: Array) -> Array:
        """This stretch of an observation, in its shape."""
        return observation[self.start : self.start + self.size].reshape(self.shape)


class Part:
    """A part of the array, which begins at `start`: blocks that are written together."""

    __slots__ = ("blocks", "size", "start")

    def __init__(self, start: int) -> None:
        self.start: int = start
        self.size: int = 0
        self.blocks: list[Block] = []

    @property
    def end(self) -> int:
        return self.start + self.size

    def add(self, name: str, shape: tuple[int, ...], text: str) -> int:
        """Append a block; where it begins in the array."""
        block = Block(name, self.end, shape, text)
        self.blocks.append(block)
        self.size += block.size
        return block.start
