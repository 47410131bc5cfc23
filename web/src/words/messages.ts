// Made by tools/word_types.py from src/sixgun/words/en. Change the messages, then run it again.

import type { Forms } from "./fluent";

/** Every message by its name, with the names of its variables. */
export interface Messages {
  "app-name": never;
  "app-line": never;
  "app-home": never;
  "app-loading": never;
  "app-lost": never;
  "app-lost-more": never;
  "app-theme-light": never;
  "app-theme-dark": never;
  "app-sound-on": never;
  "app-sound-off": never;
  "app-close": never;
  "app-copied": never;
  "app-come-back": never;
  "app-sent-away": never;
  "app-problem": never;
  "app-unreachable": never;
  "app-announced": never;
  "game-klack": never;
  "game-slap45": never;
  "game-bang-dice": never;
  "game-kablamo": never;
  "game-bang": never;
  "front-title": never;
  "front-play": never;
  "front-first": never;
  "front-first-full": never;
  "front-invite": never;
  "front-house": never;
  "front-rules": never;
  "front-unbuilt": never;
  "front-seats": "high" | "low";
  "front-mine": never;
  "front-mine-lobby": never;
  "front-mine-asked": never;
  "front-mine-waits": "names";
  "front-mine-playing": never;
  "front-mine-won": never;
  "front-mine-lost": "names";
  "front-mine-nobody": never;
  "front-mine-over": never;
  "front-mine-go": never;
  "front-tables": never;
  "front-tables-none": never;
  "front-tables-lobby": "people" | "seats";
  "front-tables-playing": "people" | "seats";
  "front-tables-join": never;
  "front-tables-watch": never;
  "front-name": never;
  "front-name-hint": never;
  "front-foot": never;
  "front-tag-klack": never;
  "front-tag-slap45": never;
  "front-tag-bang-dice": never;
  "front-tag-kablamo": never;
  "front-tag-bang": never;
  "house-title": "game";
  "house-seats": never;
  "house-bots": never;
  "house-bots-heuristic": never;
  "house-bots-ismcts": never;
  "house-bots-random": never;
  "house-fine": never;
  "house-public": never;
  "house-windows": never;
  "house-windows-short": never;
  "house-windows-answered": never;
  "house-windows-fixed": never;
  "house-none": never;
  "house-true": never;
  "house-false": never;
  "house-reset": never;
  "house-save": never;
  "house-template": never;
  "house-file": never;
  "house-book": never;
  "house-own": never;
  "house-drawn": never;
  "house-chosen": never;
  "house-shortest": never;
  "house-longest": never;
  "house-for-seats": "seats";
  "house-without": "rule";
  "house-chip": "rule" | "value";
  "house-by": never;
  "preset-title": never;
  "preset-first": never;
  "preset-book": never;
  "preset-everything": never;
  "lobby-title": "game";
  "lobby-share": never;
  "lobby-alone": "flag";
  "lobby-share-other": never;
  "lobby-copy": never;
  "lobby-qr": never;
  "lobby-join": never;
  "lobby-watch": never;
  "lobby-full": never;
  "lobby-seat": "number";
  "lobby-open": never;
  "lobby-open-bot": never;
  "lobby-sit": never;
  "lobby-you": never;
  "lobby-host": never;
  "lobby-ready": never;
  "lobby-not-ready": never;
  "lobby-im-ready": never;
  "lobby-im-not": never;
  "lobby-start": never;
  "lobby-start-hint": never;
  "lobby-wait": never;
  "lobby-waits": "count" | "names";
  "lobby-kick": "name";
  "lobby-leave": never;
  "part-leave": never;
  "part-leave-lobby": never;
  "part-leave-playing": never;
  "part-stay": never;
  "part-kick": "name";
  "part-kick-lobby": "name";
  "part-kick-playing": "name";
  "part-kick-over": "name";
  "part-keep": never;
  "lobby-onlookers": "names";
  "lobby-nameless": "count";
  "lobby-unwatched": never;
  "lobby-remove": "name";
  "lobby-remove-nameless": never;
  "lobby-commit": never;
  "lobby-commit-more": never;
  "table-round": "number";
  "table-log": never;
  "table-log-empty": never;
  "table-log-times": "count";
  "table-log-show": never;
  "table-log-hide": never;
  "table-chat": never;
  "table-chat-new": "count";
  "table-chat-say": never;
  "table-chat-send": never;
  "table-chat-none": never;
  "table-rules": never;
  "table-menu": never;
  "table-pause": never;
  "table-resume": never;
  "table-paused": never;
  "table-takeover": "name";
  "table-mute": "name";
  "table-unmute": "name";
  "table-watching": never;
  "table-bot": never;
  "table-absent": never;
  "table-bot-plays": never;
  "table-thinking": never;
  "table-answered": never;
  "table-your-move": never;
  "table-your-answer": never;
  "table-seconds": "seconds";
  "table-skip": never;
  "table-offline": never;
  "table-offline-still": never;
  "table-sealed": "answer";
  "table-race-yours": never;
  "table-race-waits": "names";
  "table-so-far": "answer";
  "table-why-allowed": never;
  "table-clause": "id";
  "table-options": never;
  "table-others": never;
  "table-hidden": never;
  "table-pieces": "count";
  "table-empty": never;
  "table-pace": "pace";
  "pace-slow": never;
  "pace-normal": never;
  "pace-fast": never;
  "table-finish": never;
  "table-late": never;
  "table-draft-sent": never;
  "table-timed": never;
  "table-log-others": "count" | "names";
  "table-keys": never;
  "table-keys-move": never;
  "table-keys-numbers": never;
  "table-keys-panels": never;
  "table-keys-windows": never;
  "note-timed-out": "name" | "seconds" | "you";
  "note-passed": never;
  "note-bot-plays": "name" | "you";
  "note-returned": "name" | "you";
  "note-left": "bot" | "name";
  "note-removed": "bot" | "name";
  "window-name": never;
  "window-closed": never;
  "window-open": never;
  "window-held": "answer";
  "window-more": never;
  "window-ordered": never;
  "window-watch": never;
  "window-pass": never;
  "window-passes": never;
  "window-unasked": never;
  "window-moment": never;
  "window-linger": never;
  "window-orders": never;
  "window-until": never;
  "window-here": never;
  "menu-plain": never;
  "menu-device": never;
  "rules-title": "game";
  "rules-search": never;
  "rules-found": "all" | "count";
  "rules-none": never;
  "end-won": "name";
  "end-shared": "names";
  "end-you": never;
  "end-nobody": never;
  "end-last": never;
  "end-fell": never;
  "end-won-why": "why";
  "end-lost-why": "why";
  "end-told-why": "names" | "why";
  "end-none-why": "why";
  "end-won-score": "lead" | "names" | "score";
  "end-won-shared": "names" | "score";
  "end-lost-score": "lead" | "names" | "score";
  "end-told-score": "lead" | "name" | "names" | "score";
  "end-told-shared": "names" | "score";
  "end-won-team": never;
  "end-decided": never;
  "end-score": never;
  "end-standing": never;
  "end-rank": never;
  "end-player": never;
  "end-rematch": never;
  "end-rematch-go": never;
  "end-replay": never;
  "end-record": never;
  "end-verify": never;
  "end-verify-good": never;
  "end-verify-bad": never;
  "end-verify-seed": never;
  "end-verify-seal": never;
  "end-verify-hash": never;
  "end-show": never;
  "replay-title": "game";
  "replay-not-over": never;
  "replay-not-over-more": never;
  "replay-as": never;
  "replay-open": never;
  "replay-onlooker": never;
  "replay-seat": "name";
  "replay-step": "all" | "at";
  "replay-first": never;
  "replay-back": never;
  "replay-next": never;
  "replay-last": never;
  "replay-play": never;
  "replay-stop": never;
  "replay-deal": never;
  "replay-did": "action" | "name";
  "bang-table-life": "life" | "most";
  "bang-table-inhand": never;
  "bang-table-nuggets": "count";
  "bang-table-role-hidden": never;
  "bang-table-out": never;
  "bang-table-waits": never;
  "bang-table-shadow": never;
  "bang-table-far": "count";
  "bang-table-far-near": "count";
  "bang-table-self": "character" | "power";
  "bang-table-goal-three-deputy": never;
  "bang-table-goal-three-outlaw": never;
  "bang-table-goal-three-renegade": never;
  "bang-table-self-shadow": never;
  "bang-table-self-dead": never;
  "bang-table-self-side-law": never;
  "bang-table-self-side-outlaws": never;
  "bang-table-role-secret": never;
  "bang-table-about-dead": never;
  "bang-table-about-waits": never;
  "bang-table-about-shadow": never;
  "bang-table-hand-holds": "count";
  "bang-table-gold-holds": "count";
  "bang-table-laid": "name";
  "bang-table-take": "card" | "name";
  "bang-table-choose": "card";
  "bang-table-hand": never;
  "bang-table-hand-empty": never;
  "bang-table-back": never;
  "bang-table-at": "card" | "name";
  "bang-table-use": never;
  "bang-table-use-nugget": never;
  "bang-table-use-buy": "price";
  "bang-table-use-force": "price";
  "bang-table-use-hand": "name";
  "bang-table-use-card": "card" | "name";
  "bang-table-discard": "chosen" | "of";
  "bang-table-discard-all": never;
  "bang-table-shop": never;
  "bang-table-shop-card": "card" | "price";
  "bang-table-shop-deck": "down" | "up";
  "bang-table-deck": "count";
  "bang-table-discards": "card" | "count";
  "bang-table-deck-about": never;
  "bang-table-deck-about-text": "count";
  "bang-table-discards-about": "count";
  "bang-table-shop-about": never;
  "bang-table-shop-about-text": never;
  "bang-table-card-down": never;
  "bang-table-card-down-text": never;
  "bang-table-sight-near": "distance" | "reach";
  "bang-table-sight-far": "distance" | "reach";
  "bang-table-looks": "name";
  "bang-table-dying": "name";
  "bang-table-dying-hint": never;
  "bang-table-reveal": "name";
  "bang-table-reveal-dead": "name";
  "bang-table-mark-hit": never;
  "bang-table-mark-safe": never;
  "bang-table-mark-now": never;
  "bang-table-mark-waits": never;
  "bang-table-flip-dynamite": "name";
  "bang-table-flip-dynamite-hint": never;
  "bang-table-flip-dynamite-good": never;
  "bang-table-flip-dynamite-bad": never;
  "bang-table-flip-jail": "name";
  "bang-table-flip-jail-hint": never;
  "bang-table-flip-jail-good": never;
  "bang-table-flip-jail-bad": never;
  "bang-table-flip-barrel": "name";
  "bang-table-flip-barrel-hint": never;
  "bang-table-flip-barrel-good": never;
  "bang-table-flip-barrel-bad": never;
  "bang-table-flip-jourdonnais": "name";
  "bang-table-flip-jourdonnais-hint": never;
  "bang-table-flip-jourdonnais-good": never;
  "bang-table-flip-jourdonnais-bad": never;
  "bang-table-flip-rhum": "name";
  "bang-table-flip-rhum-hint": never;
  "bang-table-flip-rhum-good": never;
  "bang-table-flip-don-bell": never;
  "bang-table-flip-don-bell-hint": never;
  "bang-table-flip-don-bell-good": never;
  "bang-table-flip-don-bell-bad": never;
  "bang-table-team-law": never;
  "bang-table-team-deputy": never;
  "bang-table-team-outlaw": never;
  "bang-table-team-outlaws": never;
  "bang-table-team-renegade": never;
  "bang-table-team-wins": "side";
  "bang-table-window-closed": never;
  "bang-table-window-open": never;
  "bang-table-window-watch": never;
  "bang-table-window-until": never;
  "bang-table-order-answer": never;
  "bang-table-order-turn": never;
  "bang-table-keys": never;
  "bang-dice-table-stop": never;
  "bang-dice-table-throw": "count";
  "bang-dice-table-throw-none": never;
  "bang-dice-table-die": "face" | "number";
  "bang-dice-table-die-again": "face" | "number";
  "bang-dice-table-die-locked": "face" | "number";
  "bang-dice-table-die-turn": "face" | "number";
  "bang-dice-table-die-blank": never;
  "bang-dice-table-of": "name";
  "bang-dice-table-of-mine": never;
  "bang-dice-table-none": never;
  "bang-dice-table-left": "count";
  "bang-dice-table-pile": "count";
  "bang-dice-table-pile-chief": never;
  "bang-dice-table-holds": "count";
  "bang-dice-table-holds-chief": never;
  "bang-dice-table-life": "life" | "most";
  "bang-dice-table-far": "count";
  "bang-dice-table-aimed": "count";
  "bang-dice-table-poured": "count";
  "bang-dice-table-aimed-about": "count";
  "bang-dice-table-poured-about": "count";
  "bang-dice-table-going-about": "count";
  "bang-dice-table-self": "character" | "role";
  "bang-dice-table-goal-three-deputy": never;
  "bang-dice-table-goal-three-outlaw": never;
  "bang-dice-table-goal-three-renegade": never;
  "bang-dice-table-self-lost": never;
  "bang-dice-table-self-dead": never;
  "bang-dice-table-self-ghost": never;
  "bang-dice-table-role-secret": never;
  "bang-dice-table-about-dead": never;
  "bang-dice-table-about-ghost": never;
  "bang-dice-table-holds-about": "count";
  "bang-dice-table-far-near": "count";
  "bang-dice-table-far-out": "count";
  "bang-dice-table-ghost-token-one": never;
  "bang-dice-table-ghost-token-two": never;
  "bang-dice-table-pile-about": never;
  "bang-dice-table-chief": never;
  "bang-dice-table-chief-about": never;
  "bang-dice-table-hits": "names";
  "bang-dice-table-guns": "count" | "needed";
  "bang-dice-table-cards": "name";
  "bang-dice-table-cards-mine": never;
  "bang-dice-table-cards-role": never;
  "bang-dice-table-cards-character": never;
  "bang-dice-table-cards-back": never;
  "bang-dice-table-pick": "name";
  "bang-dice-table-back": never;
  "bang-dice-table-double": never;
  "bang-dice-table-reveal": never;
  "bang-dice-table-reveal-die": never;
  "bang-dice-table-reveal-face": never;
  "bang-dice-table-reveal-player": never;
  "bang-dice-table-reveal-two": never;
  "bang-dice-table-reveals": "name";
  "bang-dice-table-cancelled": never;
  "bang-dice-table-indians": never;
  "bang-dice-table-gatling": never;
  "bang-dice-table-dynamite": never;
  "bang-dice-table-bullet": never;
  "bang-dice-table-ghost": never;
  "bang-dice-table-ghost-made": "name";
  "bang-dice-table-ghost-side": "side";
  "bang-dice-table-ghost-token": "face";
  "bang-dice-table-out": never;
  "bang-dice-table-falls": "name";
  "bang-dice-table-saved": never;
  "bang-dice-table-denied": never;
  "bang-dice-table-loudmouth": never;
  "bang-dice-table-coward": never;
  "bang-dice-table-base": never;
  "bang-dice-table-team-law": never;
  "bang-dice-table-team-outlaws": never;
  "bang-dice-table-team-renegade": "name";
  "bang-dice-table-won-law": never;
  "bang-dice-table-won-outlaws": never;
  "bang-dice-table-role-hidden": never;
  "bang-dice-table-keys": never;
  "kablamo-table-order-revealed": never;
  "kablamo-table-order-assigned": never;
  "kablamo-table-order-round": never;
  "kablamo-table-cylinder": never;
  "kablamo-table-middle": never;
  "kablamo-table-setup": never;
  "kablamo-table-bag": never;
  "kablamo-table-bag-about": never;
  "kablamo-table-discard": never;
  "kablamo-table-discard-about": never;
  "kablamo-table-chain": never;
  "kablamo-table-order": never;
  "kablamo-table-laws": never;
  "kablamo-table-law-now": never;
  "kablamo-table-law-next": never;
  "kablamo-table-executing": never;
  "kablamo-table-bang": never;
  "kablamo-table-click": never;
  "kablamo-table-out": never;
  "kablamo-table-alive": never;
  "kablamo-table-resigned": never;
  "kablamo-table-spares": never;
  "kablamo-table-attached": never;
  "kablamo-table-armed": never;
  "kablamo-table-front": never;
  "kablamo-table-hand": never;
  "kablamo-table-hand-empty": never;
  "kablamo-table-point": "name";
  "kablamo-table-pair": never;
  "kablamo-table-pick": never;
  "kablamo-table-for": "bullet";
  "kablamo-table-secret": never;
  "kablamo-table-position": "number";
  "kablamo-table-gun": "name";
  "kablamo-table-goal": never;
  "kablamo-table-goal-about": never;
  "kablamo-table-aim-you": never;
  "kablamo-table-aim": "names";
  "kablamo-table-aim-none": never;
  "kablamo-table-aim-you-about": never;
  "kablamo-table-aim-about": "names";
  "kablamo-table-aim-none-about": never;
  "kablamo-table-danger": never;
  "kablamo-table-danger-load": never;
  "kablamo-table-chamber-empty": never;
  "kablamo-table-chamber-down": never;
  "kablamo-table-by": "name";
  "kablamo-table-by-round": "name" | "round";
  "kablamo-table-load": never;
  "kablamo-table-load-other": "name";
  "kablamo-table-load-how": never;
  "kablamo-table-load-in": "number";
  "kablamo-table-load-seal": "all" | "count";
  "kablamo-table-load-again": never;
  "kablamo-table-load-clear": never;
  "klack-table-bid-build": never;
  "klack-table-bid-send": never;
  "klack-table-raise-send": never;
  "klack-table-bid-change": never;
  "klack-table-bid-clear": never;
  "klack-table-bid-one": "bill";
  "klack-table-bid-back": "bill";
  "klack-table-hand": never;
  "klack-table-hand-empty": never;
  "klack-table-pot": never;
  "klack-table-pot-of": "money";
  "klack-table-pot-about": "bids";
  "klack-table-goal": never;
  "klack-table-goal-about": never;
  "klack-table-drum": never;
  "klack-table-drum-about": never;
  "klack-table-markers-about": never;
  "klack-table-bill": "bill";
  "klack-table-bill-about": never;
  "klack-table-stack-about": never;
  "klack-table-bid-of": "money" | "name";
  "klack-table-bid-is": "money";
  "klack-table-high-about": "name";
  "klack-table-sealed": "name";
  "klack-table-sealed-about": never;
  "klack-table-score-is": "score";
  "klack-table-hope": "score";
  "klack-table-raise-lies": never;
  "klack-table-raise-build": "money";
  "klack-table-inhand": never;
  "klack-table-markers": "count";
  "klack-table-stack": "money" | "number";
  "klack-table-stack-break": "money" | "number";
  "klack-table-name": "name";
  "klack-table-name-self": never;
  "klack-table-score": "count" | "score" | "sum";
  "klack-table-score-none": never;
  "klack-table-score-made": "count" | "sum";
  "klack-table-high": never;
  "klack-table-click": never;
  "klack-table-bang": never;
  "klack-table-keys": never;
  "slap45-table-tray": never;
  "slap45-table-goal": never;
  "slap45-table-power-use": never;
  "slap45-table-power-no": never;
  "slap45-table-members": "count";
  "slap45-table-gold": "count";
  "slap45-table-out": never;
  "slap45-table-deals": never;
  "slap45-table-point": "name";
  "slap45-table-slap": "card";
  "slap45-table-down": never;
  "slap45-table-down-does": never;
  "slap45-table-base": "gang" | "key";
  "slap45-table-base-of": "gang";
  "slap45-table-base-does": never;
  "slap45-table-covered": never;
  "slap45-table-deck": "count";
  "slap45-table-duel": never;
  "slap45-table-deck-does": never;
  "slap45-table-duel-does": never;
  "slap45-table-power": never;
  "slap45-table-members-do": never;
  "slap45-table-gold-does": never;
  "slap45-table-dealer": never;
  "slap45-table-dealer-does": never;
  "slap45-table-deal": never;
  "slap45-table-deal-type": "card";
  "slap45-table-peek": never;
  "slap45-table-peeked": "card";
  "slap45-table-leave": never;
  "slap45-table-leave-off": never;
  "slap45-table-trap": never;
  "slap45-table-trap-does": never;
  "slap45-table-trap-none": never;
  "slap45-table-traps": "cards";
  "slap45-table-armed": never;
  "slap45-table-anew": never;
  "slap45-table-do-iron": never;
  "slap45-table-do-move": never;
  "slap45-table-do-gun": never;
  "slap45-table-do-gold": never;
  "slap45-table-live-watch": never;
  "slap45-table-asleep": never;
  "slap45-table-locked": never;
  "slap45-table-lost": "count";
  "slap45-table-first": never;
  "slap45-table-last": never;
  "slap45-table-mine": "ms";
  "slap45-table-ms": "ms";
  "slap45-table-early": never;
  "slap45-table-provisional-slap": "name";
  "slap45-table-provisional-slap-you": never;
  "slap45-table-provisional-last": "name";
  "slap45-table-provisional-last-you": never;
  "slap45-table-provisional-none": never;
  "slap45-table-nobody": never;
  "slap45-table-did-leave": never;
  "slap45-table-did-base": "name";
  "slap45-table-did-center": never;
  "slap45-table-did-point": "name";
  "slap45-table-receipts": never;
  "slap45-table-receipts-more": never;
  "slap45-table-receipts-how": never;
  "slap45-table-r-what": never;
  "slap45-table-r-sent": never;
  "slap45-table-r-received": never;
  "slap45-table-r-claimed": never;
  "slap45-table-r-allowed": never;
  "slap45-table-r-judged": never;
  "slap45-table-r-result": never;
  "slap45-table-r-drawn": never;
  "slap45-table-r-start": "ms";
  "slap45-table-lines": never;
  "slap45-table-lines-open": never;
  "slap45-table-lines-how": never;
  "slap45-table-l-trip": never;
  "slap45-table-l-jitter": never;
  "slap45-table-l-credit": never;
  "slap45-table-l-cost": never;
  "slap45-table-l-slow": never;
  "slap45-table-l-late": "ms";
  "slap45-table-l-nothing": never;
  "slap45-table-l-few": "count";
  "slap45-table-l-bot": never;
  "slap45-table-l-start": "ms";
  "slap45-table-l-flags": never;
  "slap45-table-l-device": "frame" | "step";
  "slap45-table-l-coarse": never;
  "slap45-table-dry": never;
  "slap45-table-dry-go": never;
  "slap45-table-dry-wait": never;
  "slap45-table-dry-now": never;
  "slap45-table-dry-slap": never;
  "slap45-table-dry-mean": "ms";
  "slap45-table-cues": never;
  "slap45-table-cues-sound": never;
  "slap45-table-cues-touch": never;
  "slap45-table-cues-hold": never;
  "slap45-table-cues-hear": never;
  "slap45-table-cues-start": never;
  "slap45-table-start-ask": never;
  "slap45-table-start-about": never;
  "slap45-table-start-asks": "ms";
  "slap45-table-start-has": "ms";
  "slap45-table-start-agree": never;
  "slap45-table-start-wait": "names";
  "slap45-table-start-none": never;
  "slap45-table-next": never;
  "slap45-table-next-in": "seconds";
  "slap45-table-here": never;
  "slap45-table-still": never;
  "slap45-table-idle": never;
  "slap45-table-taken": never;
  "slap45-table-missed": never;
  "slap45-table-stopped": never;
  "slap45-table-void": "result";
  "slap45-table-legend-title": never;
  "slap45-table-legend-keys": never;
  "slap45-table-legend-touch": never;
  "slap45-table-legend-cards": never;
  "slap45-table-legend-space": never;
  "slap45-table-legend-player": never;
  "slap45-table-legend-card": never;
  "slap45-table-legend-base": never;
  "slap45-table-legend-off": never;
  "slap45-table-legend-leave": never;
  "slap45-table-legend-deal": never;
  "slap45-table-legend-mouse": never;
  "slap45-table-legend-tap-player": never;
  "slap45-table-legend-tap-card": never;
  "slap45-table-legend-tap-base": never;
  "slap45-table-legend-tap-leave": never;
  "slap45-table-ready": never;
  "slap45-table-ready-title": never;
  "slap45-table-ready-how": never;
  "slap45-table-ready-first": never;
  "slap45-table-ready-full": never;
  "slap45-table-ready-left": "seconds";
  "slap45-table-ready-left-others": "names" | "seconds";
  "slap45-table-ready-waits": "names";
  "slap45-table-ready-not-yet": never;
  "slap45-table-practice-open": never;
  "slap45-table-practice-next": never;
  "slap45-table-practice-end": never;
  "slap45-table-practice-close": never;
  "slap45-table-practice-at": "number" | "of";
  "slap45-table-practice-not-that": never;
  "slap45-table-practice-wait": never;
  "slap45-table-practice-early-player": never;
  "slap45-table-practice-early-card": never;
  "slap45-table-practice-early-base": never;
  "slap45-table-practice-talkin-iron": never;
  "slap45-table-practice-talkin-iron-player": "name";
  "slap45-table-practice-talkin-iron-base": never;
  "slap45-table-practice-talkin-iron-card": never;
  "slap45-table-practice-move": never;
  "slap45-table-practice-move-base": never;
  "slap45-table-practice-move-player": never;
  "slap45-table-practice-move-card": never;
  "slap45-table-practice-big-gun": never;
  "slap45-table-practice-big-gun-player": "name";
  "slap45-table-practice-big-gun-base": never;
  "slap45-table-practice-big-gun-card": never;
  "slap45-table-practice-gold": never;
  "slap45-table-practice-gold-card": never;
  "slap45-table-practice-gold-player": "name";
  "slap45-table-practice-gold-base": never;
}

/** The actions of every game. */
export const forms: Forms = {
  bang: [
    ["play_for", "{card} > {target} {spoil}", ["card", "target", "spoil"]],
    ["play_at", "{card} > {target}", ["card", "target"]],
    ["cash", "{card} for nugget", ["card"]],
    ["end_phase", "end_phase", []],
    ["take_hit", "take_hit", []],
    ["give_up", "give_up", []],
    ["decline", "decline", []],
    ["discard_pile", "discard_pile", []],
    ["discard", "discard {card}", ["card"]],
    ["choose", "choose {card}", ["card"]],
    ["put_back", "put_back {card}", ["card"]],
    ["draw_pile", "draw_pile", []],
    ["draw_from", "draw_from {target}", ["target"]],
    ["keep", "keep {character}", ["character"]],
    ["use_at", "use {power} > {target}", ["power", "target"]],
    ["use", "use {power}", ["power"]],
    ["buy_cheaper", "buy {equipment} cheaper", ["equipment"]],
    ["buy", "buy {equipment}", ["equipment"]],
    ["force_off", "force_off {equipment}", ["equipment"]],
    ["use_as", "as {mode}", ["mode"]],
    ["aim_for", "at {target} {spoil}", ["target", "spoil"]],
    ["aim", "at {target}", ["target"]],
    ["play", "{card}", ["card"]],
  ],
  bang_dice: [
    ["pass", "pass", []],
    ["stop", "stop", []],
    ["rethrow", "rethrow {dice}", ["dice"]],
    ["shoot", "shoot {seat}", []],
    ["shoot_double", "shoot_double {seat}", []],
    ["give_beer", "beer {seat}", []],
    ["heal", "heal {seat}", []],
    ["take_arrows", "take_arrows {points}", []],
    ["return_arrow", "return_arrow {seat}", []],
    ["return_chief", "return_chief {seat}", []],
    ["use_die", "use {die}", ["die"]],
    ["break_arrow", "break_arrow {seat}", []],
    ["take_regular", "take_regular", []],
    ["take_chief", "take_chief", []],
    ["steal_chief", "steal_chief", []],
    ["give_arrow", "give_arrow {seat}", []],
    ["take_over", "take_over {seat}", []],
    ["become_sheriff", "become_sheriff", []],
    ["swap_arrows", "swap_arrows {one} {two}", []],
    ["turn_die", "turn {die} {face}", ["die", "face"]],
    ["force_throw", "force_throw", []],
    ["deny", "deny {seat}", []],
    ["save", "save {seat}", []],
    ["cancel", "cancel", []],
    ["another_turn", "another_turn", []],
    ["return_all", "return_all", []],
    ["keep_all", "keep_all", []],
    ["haunt", "haunt {face} {seat}", ["face"]],
  ],
  kablamo: [
    ["pass", "pass", []],
    ["resign", "resign", []],
    ["keep", "keep", []],
    ["give_back", "give_back", []],
    ["load", "load {bullet} > {position}", ["bullet"]],
    ["play", "play {bullet} > {seat}", ["bullet"]],
    ["play_open", "play {bullet}", ["bullet"]],
    ["assign", "assign {seat}", []],
    ["target", "target {bullet}", ["bullet"]],
    ["choose", "choose {seat}", []],
    ["pair", "pair {one} {other}", []],
    ["pick", "pick {seat}:{position}", []],
    ["turn", "turn {chambers}", []],
    ["give", "give {bullet}", ["bullet"]],
    ["slot", "slot {slot}", []],
    ["chamber", "chamber {position}", []],
  ],
  klack: [
    ["bid", "bid ({ones},{twos})", []],
    ["raise", "raise ({ones},{twos})", []],
    ["convert", "convert {stack}", []],
    ["choose_victim", "choose_victim {seat}", []],
  ],
  slap45: [
    ["slap_center", "slap_center {tick} > {target} @{target_tick} {auto} #{seq}", ["target", "auto"]],
    ["slap_base", "slap_base {tick} {base} {hand} {auto} #{seq}", ["base", "hand", "auto"]],
    ["leave_at", "leave {hand} {tick} #{seq}", ["hand"]],
    ["point_at", "point {tick} > {target} #{seq}", ["target"]],
    ["start_clock", "start_clock", []],
    ["reveal", "reveal", []],
    ["advance", "advance {tick}", []],
    ["close", "close", []],
    ["deal_type", "deal {card}", ["card"]],
    ["deal", "deal", []],
    ["leave", "leave {hand}", ["hand"]],
    ["ready", "ready", []],
    ["declare_trap", "declare_trap {card}", ["card"]],
    ["peek", "peek", []],
    ["resign", "resign", []],
    ["use_power", "use_power", []],
    ["decline", "decline", []],
    ["recruit", "recruit {count}", []],
    ["plan", "plan {card} {step} {more}", ["card", "step", "more"]],
    ["plan_time", "rt {card} {ms}", ["card"]],
    ["replan", "replan", []],
  ],
};
