"""The names on the character cards (sections 2.6 and 2.7); what they can do stands in their entries."""

from __future__ import annotations

from typing import Final

CHARACTER_NAMES: Final = (
    *("bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais"),
    *("kit_carlson", "lucky_duke", "paul_regret", "pedro_ramirez", "rose_doolan", "sid_ketchum"),
    *("slab_the_killer", "suzy_lafayette", "vulture_sam", "willy_the_kid", "jose_delgado", "tequila_joe"),
    *("apache_kid", "bill_noface", "elena_fuente", "vera_custer", "doc_holyday", "molly_stark"),
)
