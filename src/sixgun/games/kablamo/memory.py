"""Who knows which bullet (section 4.19). `shown`: seen lying there; `known`: with a perfect memory."""

from __future__ import annotations

from sixgun.core.attributes import EMPTY
from sixgun.core.rows import put
from sixgun.games.kablamo.table import UNLOADED, KablamoTable, Loading


def into_spares(t: KablamoTable, bullet: int, seat: int) -> None:
    """KAB-202: players know their own spares; whoever knew the bullet before still does."""
    own = 1 << seat
    t.spares[seat].append(bullet)
    t.shown[bullet] = own
    t.known[bullet] = t.known[bullet] | own


def out_of_spares(t: KablamoTable, seat: int) -> None:
    """KAB-204: what lies face down in a revolver now is no spare any more, and the others lose track of all
    spares of that seat but a single one."""
    spares, shown, known, own = t.spares[seat], t.shown, t.known, 1 << seat
    if len(spares) > 1:
        for spare in spares:
            if known[spare] != own:
                known[spare] = known[spare] & own
    t.spares[seat] = [spare for spare in spares if shown[spare]]


def into_chambers(
    t: KablamoTable, bullets: tuple[int, ...], seat: int, positions: tuple[int, ...], by: int
) -> None:
    """KAB-008, KAB-013: into empty chambers, face down, with the mark of who loaded them in this round."""
    revolver, shown = t.revolver[seat], t.shown
    chambers, loaded = t.chambers[revolver], list(t.loaded[revolver])
    loading: Loading = (by, t.round)
    for place, bullet in enumerate(bullets):
        position = positions[place]
        assert chambers[position] == EMPTY
        chambers[position], loaded[position] = bullet, loading
        shown[bullet] = 0
    t.loaded[revolver] = tuple(loaded)
    t.free[revolver] = t.free[revolver] - len(bullets)


def out_of_chamber(t: KablamoTable, seat: int, position: int) -> int:
    """KAB-191: a mark is removed when its bullet leaves the revolvers."""
    revolver = t.revolver[seat]
    chambers = t.chambers[revolver]
    bullet, chambers[position] = chambers[position], EMPTY
    t.free[revolver] = t.free[revolver] + 1
    t.loaded[revolver] = put(t.loaded[revolver], position, UNLOADED)
    return bullet


def lay_open(t: KablamoTable, bullet: int) -> None:
    t.shown[bullet] = t.known[bullet] = t.public


def into_bag(t: KablamoTable, bullet: int) -> None:
    """KAB-205: everybody loses track of a bullet that goes into the bag."""
    t.bag.append(bullet)
    t.shown[bullet] = t.known[bullet] = 0


def put_away(t: KablamoTable, bullet: int) -> None:
    """KAB-015, KAB-016, KAB-017: live bullets go back into the bag, the others face up out of the game."""
    if t.box.live[bullet]:
        into_bag(t, bullet)
    else:
        t.discard.append(bullet)
        lay_open(t, bullet)


def forget(t: KablamoTable, seat: int) -> None:
    """Section 6.3: an eliminated player sees what everybody sees."""
    everybody, own, shown, known = t.public, 1 << seat, t.shown, t.known
    for bullet, eyes in enumerate(known):
        if eyes and eyes != everybody and eyes & own:
            known[bullet] = eyes - own
            shown[bullet] = shown[bullet] & (everybody - own)
