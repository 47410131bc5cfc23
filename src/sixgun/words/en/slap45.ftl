### Slap .45

## Questions

slap45-ask-between = Before the deal you may leave cover. Then the dealer deals.
    .wait = Waiting for the deal: { PLAYER($awaited) }.
slap45-ask-plans = Make a secret plan: what will your hands do?
    .wait = Everybody makes a secret plan. Still planning: { PLAYER($awaited) }.
slap45-ask-armed = Steady: hands off until the card turns.
    .wait = Steady: hands off until the card turns.
slap45-ask-live = The card is up!
    .wait = The card is up, and hands fly.
slap45-ask-power = Will you pay one Gold for your gang’s power?
    .wait = { PLAYER($seat) } { VERB($seat, "think", "thinks") } about paying for a power.
slap45-ask-recruit = How many of them will you recruit, for three Gold each?
    .wait = { PLAYER($seat) } { VERB($seat, "think", "thinks") } about recruiting.

## The story

slap45-event-gangs-given = Every player leads a gang of six. { PLAYER($dealer, form: "start") } { VERB($dealer, "deal", "deals") } first.
slap45-event-gold-given = Each gang starts with one Gold.
slap45-event-clock-started = { "" }
slap45-event-round-began = Round { $number }: the deck is with { PLAYER($dealer) }.
slap45-event-deal-passed = { "" }
slap45-event-hands-left = { EACH($hands, "slap45-part-owner", join: "and") } left cover.
slap45-event-will-leave = { "" }
slap45-event-trap-declared = { PLAYER($seat) } { VERB($seat, "pay", "pays") } a Gold and { VERB($seat, "set", "sets") } a trap: the next { NAME($kind) } bites whoever slaps it first.
slap45-event-trap-sprung = The trap on { NAME($kind) } is used up.
slap45-event-peeked =
    { $card ->
        [hidden] { PLAYER($seat) } { VERB($seat, "peek", "peeks") } at the next card.
       *[other] { PLAYER($seat) } { VERB($seat, "peek", "peeks") } at the next card: { NAME($card) }.
    }
slap45-event-duel-dealer-looked =
    { $card ->
        [hidden] { PLAYER($seat) } { VERB($seat, "look", "looks") } at the next card.
       *[other] { PLAYER($seat) } { VERB($seat, "look", "looks") } at the next card: { NAME($card) }.
    }
slap45-event-card-chosen = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } { NAME($card) }.
slap45-event-dealt = { PLAYER($seat) } { VERB($seat, "deal", "deals") }.
slap45-event-deck-shuffled =
    { $size ->
        [one] The deck is shuffled: one card.
       *[other] The deck is shuffled: { $size } cards.
    }
slap45-event-card-revealed = { NAME($card) } turns up.
slap45-event-card-discarded = { "" }
slap45-event-press-seen = { "" }
slap45-event-plan-pieced = { "" }
slap45-event-plans-committed = { PLAYER($seat) } { VERB($seat, "have your", "has their") } plan ready.
slap45-event-round-judged =
    { $clause ->
        [SLAP-074] After { $tick } ms everybody but { PLAYER($loser) } has reached a new base.
        [SLAP-075] The last two reach their bases in the same millisecond, after { $tick } ms, so nobody loses a member.
        [SLAP-077] { WHO($loser) ->
            [none] Time is up, and nobody can tell who came last, so no gang loses anybody.
           *[other] Time is up, and only { PLAYER($loser) } never moved.
        }
        [SLAP-085] Time is up, and nobody slapped the card. It is discarded, and no gang loses anybody.
        [SLAP-088] A dead heat: two hands hit the card in the same millisecond, so the card has no effect.
       *[other] { WHO($target) ->
            [none] { PLAYER($slapper) } { VERB($slapper, "slap", "slaps") } first, after { $tick } ms, without pointing.
           *[other] { $protected ->
                [yes] { PLAYER($slapper) } { VERB($slapper, "slap", "slaps") } first, after { $tick } ms, and { VERB($slapper, "point", "points") } at { PLAYER($target) }, who { VERB($target, "are", "is") } in cover.
               *[no] { PLAYER($slapper) } { VERB($slapper, "slap", "slaps") } first, after { $tick } ms, and { VERB($slapper, "point", "points") } at { PLAYER($target) }.
            }
        }
    }
slap45-event-power-used = { PLAYER($seat) } { VERB($seat, "pay a Gold for your", "pays a Gold for their") } gang’s power.
slap45-event-power-declined = { PLAYER($seat) } { VERB($seat, "save your", "saves their") } Gold.
slap45-event-members-lost =
    { $clause ->
        [SLAP-074] { PLAYER($seat) } { VERB($seat, "come last and lose", "comes last and loses") } { slap45-part-members }.
        [SLAP-077] { PLAYER($seat) } sat still while the others ran, and { VERB($seat, "lose", "loses") } { slap45-part-members }.
        [SLAP-078] { PLAYER($seat) } slapped the horse, and it trampled { slap45-part-members }.
        [SLAP-162] { PLAYER($seat) } walked away, and the gang scatters.
        [SLAP-133] { PLAYER($seat) } slapped a trapped card and { VERB($seat, "lose", "loses") } { slap45-part-members }.
       *[SLAP-142] The shot hits: { PLAYER($seat) } { VERB($seat, "lose", "loses") } { slap45-part-members }.
    }
slap45-part-members =
    { COUNT($members) ->
        [one] a gang member
       *[other] { COUNT($members) } gang members
    }
slap45-event-recruited =
    { COUNT($members) ->
        [one] { PLAYER($seat) } { VERB($seat, "recruit", "recruits") } a gang member.
       *[other] { PLAYER($seat) } { VERB($seat, "recruit", "recruits") } { COUNT($members) } gang members.
    }
slap45-event-gold-taken = { PLAYER($seat) } { VERB($seat, "take", "takes") } the Gold.
slap45-event-knocked-out =
    { $gold ->
        [0] { PLAYER($seat) } { VERB($seat, "are", "is") } out.
       *[other] { WHO($heir) ->
            [none] { PLAYER($seat) } { VERB($seat, "are", "is") } out, and { VERB($seat, "your", "their") } Gold is discarded.
           *[other] { PLAYER($seat) } { VERB($seat, "are", "is") } out. { PLAYER($heir, form: "start") } { VERB($heir, "take", "takes") } { PLAYER($seat, form: "possessive") } { $gold } Gold.
        }
    }
slap45-event-duel-started = Only two gangs are left: { PLAYER($duelers) } fight a duel, without Gold or powers. { PLAYER($dealer, form: "start") } { VERB($dealer, "deal", "deals") }.
slap45-event-resigned = { PLAYER($seat) } { VERB($seat, "walk", "walks") } away from the table.
slap45-event-resignations-taken = { "" }

## Actions, some told of another player

slap45-action-slap-center =
    { $target ->
        [none] slaps the card { slap45-part-when }
        [later] slaps the card { slap45-part-when }
       *[other] slaps the card { slap45-part-when }, pointing at { PLAYER($target) }
    }
slap45-action-slap-base = slaps into { slap45-part-base } { slap45-part-when }
slap45-action-leave-at = leaves cover { slap45-part-when }
slap45-action-point-at = points at { PLAYER($target) } { slap45-part-when }
slap45-action-start-clock = the clock starts
slap45-action-reveal = the card turns
slap45-action-advance = all slaps before { $tick } ms are in
slap45-action-close = nothing more can come
slap45-action-deal = deal
slap45-action-deal-type = deal { NAME($card) }
slap45-action-leave = take the { NAME($hand) } hand out of cover
slap45-action-ready = ready
slap45-action-declare-trap = trap { NAME($card) }
slap45-action-peek = peek at the next card
slap45-action-resign = walk away
slap45-action-use-power = pay one Gold for the power
slap45-action-decline = save the Gold
slap45-action-recruit =
    { $count ->
        [0] recruit nobody
       *[other] recruit { $count }
    }
slap45-action-plan =
    { $more ->
        [then] if it is { NAME($card) }: { NAME($step) }, then …
        [or] if it is { NAME($card) }: { NAME($step) }, or else …
       *[end] if it is { NAME($card) }: { NAME($step) }
    }
slap45-action-plan-time = if it is { NAME($card) }: react after { $ms } ms
slap45-action-replan = plan anew

## Parts

slap45-part-when =
    { $tick ->
        [-1] before the card turns
       *[other] after { $tick } ms
    }
slap45-part-owner = { PLAYER(AT($value, 0)) }
slap45-part-base =
    { $base ->
        [B0] { PLAYER(0, form: "possessive") } base
        [B1] { PLAYER(1, form: "possessive") } base
        [B2] { PLAYER(2, form: "possessive") } base
        [B3] { PLAYER(3, form: "possessive") } base
        [B4] { PLAYER(4, form: "possessive") } base
        [B5] { PLAYER(5, form: "possessive") } base
       *[B6] { PLAYER(6, form: "possessive") } base
    }
slap45-copy =
    { $kind ->
        [center] { $name }, pointing at { PLAYER($number) }
        [base] { $name } { PLAYER($number, form: "possessive") } base
        [off] slap into { PLAYER($number, form: "possessive") } base with the off hand
       *[other] { $name }
    }

## What lies on the table

slap45-fact-gang = gang
slap45-fact-members = members
    .value = { COUNT($value) }
slap45-fact-graves = knocked out
    .value = { COUNT($value) }
slap45-fact-main = main hand
    .value = { slap45-part-hand }
slap45-fact-off = off hand
    .value = { slap45-part-hand }
slap45-fact-dealer = dealer
    .value = { PLAYER($value) }
slap45-fact-traps = { "" }
slap45-fact-trapped = { "" }
slap45-fact-sets-traps = { "" }
slap45-fact-second-hand = { "" }
slap45-fact-deaths = { "" }
slap45-fact-duel = duel
slap45-fact-round-no = round
slap45-fact-peeked = { "" }
slap45-fact-clocked = { "" }
slap45-fact-leaving = { "" }
slap45-fact-resigning = { "" }
slap45-fact-deck = deck
slap45-fact-discard = discarded
slap45-fact-center = the card
slap45-fact-stash = Gold
    .value = { COUNT($value) }
slap45-part-hand =
    { WHO($value) ->
        [none] free
       *[other] in { PLAYER($value, form: "possessive") } base
    }

## Cards

slap45-name-talkin-iron = Talkin’ Iron
    .text = The first to slap it shoots the player they point at. Cover stops the shot.
slap45-name-move = Move!
    .text = Get into a base that you are not in already. The last one loses a member, and so does whoever slaps this card.
slap45-name-big-gun = Big Gun
    .text = The first to slap it shoots the player they point at. Cover does not help.
slap45-name-gold = Gold
    .text = The first to slap it keeps it. Point at somebody, and they get it instead.

## Gangs

slap45-name-union = Union
    .text = Pay 1 Gold after your slap: your Talkin’ Iron goes through cover.
slap45-name-confederates = Confederates
    .text = Pay 1 Gold after your slap: your Big Gun hits two members of the same gang.
slap45-name-poncho-posse = Poncho Posse
    .text = Pay 1 Gold after slapping Gold and pointing: it hits like a Big Gun.
slap45-name-comanche = Comanche
    .text = Pay 1 Gold after slapping Move!: it hits like a Big Gun, and the horse spares you.
slap45-name-lone-star-sheriffs = Lone Star Sheriffs
    .text = When you do not deal, both of your hands may take a base.
slap45-name-black-hat-outlaws = Black Hat Outlaws
    .text = Pay 1 Gold before a deal to trap one kind of card: whoever slaps the next one first loses a member, you included.
slap45-name-railroad-company = Railroad Company
    .text = When you deal, you may look at the card first.

## Hands and plans

slap45-name-main = main
slap45-name-off = off
slap45-name-stay = stay put
slap45-name-center = slap the card
slap45-name-base = slap into
slap45-name-leave-main = leave cover
slap45-name-leave-off = take the off hand out of cover

## What became of a slap

slap45-name-accepted = counts
slap45-name-bounced = base was taken
slap45-name-false-start = too early
slap45-name-locked = hands locked
slap45-name-hand-in-base = hand still in cover
slap45-name-hand-busy = hand still on its way
slap45-name-no-reentry = had left cover
slap45-name-no-effect = no effect
slap45-name-round-over = too late

## Refusals

slap45-error-insufficient-gold = A trap costs one Gold, and you have none.
slap45-error-no-second-hand = Only Sheriffs may use two hands, and only when they do not deal.
slap45-error-trap-exists = There is already a trap on this kind of card.
slap45-error-unknown-base = This base is not on the table.
slap45-error-round-over = Too late: the round is over.
slap45-error-would-favour = One dueler is in cover, so choosing a card would favour somebody: deal the top card.
slap45-error-dead-player = You are out of the game.
slap45-error-not-ready = Somebody is still looking at the last card.
slap45-error-too-soon = Give everybody a moment before the next card.
slap45-error-racing = The race is on: press the card, a player or a base.

## Why a game ended as it did, by the clause that decided

slap45-end-slap-161 = no other gang was left standing
    .lost = only { $names } had a gang left
slap45-end-slap-162 = the last gangs fell together
slap45-end-slap-163 = the last round was played, and more than one gang was still standing

## House rules

slap45-preset-first = Slap, duck and move. No Gold, no powers, and slow bots.
slap45-preset-book = Every gang with its powers, and Gold to pay for them.

slap45-option-mode = Gold and powers
    .text = Gangs have powers and Gold to pay for them, or neither.
    .basic = without
    .powers = with
    .chip-basic = No Gold, no powers
slap45-option-gangs = Gangs
    .text = Which gang each seat plays.
slap45-option-first-dealer = First dealer
    .text = Who deals the first card.
slap45-option-duel-dealer = Dealer of the duel
    .text = The duel’s dealer may choose cards, or always deals the top one.
    .chooser = may choose cards
    .auto = deals the top card
    .chip-auto = The duel is dealt from the top
slap45-option-timing = How it is played
    .text = As a race against the clock, or by secret plans.
    .realtime = as a race
    .turn-based = by secret plans
    .chip-turn-based = Secret plans, no race
slap45-option-rt-skill = Reactions in secret plans
    .text = In secret plans: how quick everybody’s hands are.
    .none = as usual (casual)
    .novice = novice
    .casual = casual
    .skilled = skilled
    .expert = expert
slap45-option-rt-source = Reaction times of plans
    .text = In secret plans: reaction times are drawn, or each player writes them into the plan.
    .none = as usual (drawn)
    .sampled = are drawn
    .submitted = are part of the plan
slap45-option-bot-skill = Bots’ reactions
    .text = How fast the bots’ hands are in a race.
    .novice = novice
    .casual = casual
    .skilled = skilled
    .expert = expert
    .chip-novice = Slow bots
    .chip-skilled = Quick bots
    .chip-expert = Very quick bots
slap45-option-round-timeout-ms = Length of a round
    .text = Slaps after this do not count.
slap45-option-min-reaction-ms = Shortest honest reaction
    .text = Slaps before this are false starts.
slap45-option-false-start-lockout-ms = Lock after a false start
    .text = How long a player who slaps too early may not slap.
slap45-option-relocate-ms = A hand on its way
    .text = How long a hand needs after it has left a base, or found one taken.
slap45-option-point-window-ms = Between slap and point
    .text = How much time may pass between slapping and pointing.
slap45-option-decision-timeout-ms = Time for a power
    .text = Time to decide about a power or about recruiting.
slap45-option-deal-timeout-ms = Time for the dealer
    .text = After this the server deals for the dealer.
slap45-option-deal-min-ms = Pause before the deal
    .text = The shortest pause between a round and the next deal.
slap45-option-foreperiod-ms = From the deal to the card
    .text = The shortest and the longest time from the deal until the card turns.
slap45-option-move-ms = Between the steps of a plan
    .text = The time from one step of a plan to the next.
slap45-option-retry-ms = After a bounce in a plan
    .text = The time until a plan tries the next base after a bounce.
slap45-option-plan-timeout-ms = Time for a plan
    .text = Time to make plans.
slap45-option-max-credit-ms = Credit for a slow line
    .text = The largest credit for the way through the network.
slap45-option-max-rounds = Most rounds
    .text = The game ends without a winner after that many rounds.
    .none = no limit
slap45-option-max-ping-ms = Warning of a slow line
    .text = Players with a longer round trip are warned.
    .none = nobody is warned

## The browser's table

slap45-table-tray = Your hands
slap45-table-goal = Be the last gang standing. Six members ride with you; lose them all and you are out.
slap45-table-power-use = Pay 1 Gold
slap45-table-power-no = No, thanks
slap45-table-members =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
slap45-table-gold = { $count } Gold
slap45-table-out = out
slap45-table-deals = deals
slap45-table-point = Slap the card and point at { $name }
slap45-table-slap = Slap the card: { $card }
slap45-table-down = The card, face down
slap45-table-down-does = Keep your hands off until it turns: slap too early, and you may not slap for a second.
slap45-table-base = Base of the { $gang }, key { $key }
slap45-table-base-of = Base of the { $gang }
slap45-table-base-does = A hand in a base is in cover: Talkin’ Iron cannot hit you, a Big Gun can. There is room for one hand, and any player may take it.
slap45-table-covered = saved by cover
slap45-table-deck =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
slap45-table-duel = duel
slap45-table-deck-does = The cards that are left. When they run out, the played ones are shuffled.
slap45-table-duel-does = A duel: powers and Gold count for nothing now, and the player who went out first deals.
slap45-table-power = Power
slap45-table-members-do = A hat is a living member, a tombstone a lost one. A gang without members is out.
slap45-table-gold-does = Gold pays for the gang’s power (1), or recruits a member you hit (3).
slap45-table-dealer = The dealer
slap45-table-dealer-does = They deal the next card; then the deal passes to the left.
slap45-table-deal = Deal
slap45-table-deal-type = Deal { $card }
slap45-table-peek = Peek
slap45-table-peeked = The next card is { $card }.
slap45-table-leave = Leave cover
slap45-table-leave-off = Take the other hand out
slap45-table-trap = Trap
slap45-table-trap-does = Whoever slaps the next card of this kind first loses a member, and the card does nothing else. Leave it alone.
slap45-table-trap-none = none
slap45-table-traps = Trapped: { $cards }. Whoever slaps it first loses a member.
slap45-table-armed = Steady … hands off until the card turns.
slap45-table-anew = The server had stopped, so this round is dealt anew. Hands off until the card turns.
slap45-table-do-iron = Talkin’ Iron! Shoot a player in the open, or get into cover.
slap45-table-do-move = Move! Get into another base, and hands off the horse!
slap45-table-do-gun = Big Gun! Shoot first: no cover helps.
slap45-table-do-gold = Gold! The first hand on it keeps it.
slap45-table-live-watch = The card is up, and hands fly.
slap45-table-asleep = Everybody dozed off: nobody has moved a hand for five rounds, so the cards wait. Say that you are here, and the game goes on where it stopped.
slap45-table-locked = too early: locked
slap45-table-lost = −{ $count }
slap45-table-first = first?
slap45-table-last = last?
slap45-table-mine = You: { $ms } ms.
slap45-table-ms = { $ms } ms
slap45-table-early = too early
slap45-table-provisional-slap = { $name } seems to be first. Waiting for slaps that are still on their way …
slap45-table-provisional-slap-you = You seem to be first. Waiting for slaps that are still on their way …
slap45-table-provisional-last = { $name } seems to be last. Waiting for slaps that are still on their way …
slap45-table-provisional-last-you = You seem to be last. Waiting for slaps that are still on their way …
slap45-table-provisional-none = The round seems to be over. Waiting for slaps that are still on their way …
slap45-table-nobody = Nobody moved a hand.
slap45-table-did-leave = left cover
slap45-table-did-base = base of { $name }
slap45-table-did-center = the card
slap45-table-did-point = the card, at { $name }
slap45-table-receipts = The times, final
slap45-table-receipts-more = How they were measured
slap45-table-receipts-how = All times are in milliseconds since the card went out. Claimed: from the card on the screen to the press, by the player’s own clock. Allowed: what their line makes possible; a claim counts within it. Bots’ times are drawn.
slap45-table-r-what = Slapped
slap45-table-r-sent = Card sent
slap45-table-r-received = Received
slap45-table-r-claimed = Claimed
slap45-table-r-allowed = Allowed
slap45-table-r-judged = Judged
slap45-table-r-result = Result
slap45-table-r-drawn = drawn
slap45-table-r-start = head start { $ms }
slap45-table-lines = Connections and hands
slap45-table-lines-open = Connections
slap45-table-lines-how = A slap is timed by your own clock, from the moment your screen shows the card. The server believes that clock as far as your connection makes possible. A slow connection costs nothing up to the credit; beyond it, every millisecond counts against you.
slap45-table-l-trip = Round trip
slap45-table-l-jitter = Jitter
slap45-table-l-credit = Credit
slap45-table-l-cost = Costs
slap45-table-l-slow = slow
slap45-table-l-late = { $ms } ms per slap
slap45-table-l-nothing = nothing
slap45-table-l-few = measuring ({ $count } of 5): no credit yet
slap45-table-l-bot = plays at the table itself
slap45-table-l-start = head start { $ms } ms
slap45-table-l-flags = reacts like a machine
slap45-table-l-device = This screen shows a new picture every { $frame } ms; its clock counts in steps of { $step } ms.
slap45-table-l-coarse = That is too coarse to be trusted: your slaps are timed by the connection alone.
slap45-table-dry = Dry run
slap45-table-dry-go = Press the card, wait until it turns, then slap it.
slap45-table-dry-wait = Wait for it …
slap45-table-dry-now = Slap!
slap45-table-dry-slap = Slap
slap45-table-dry-mean = { $ms } ms on average
slap45-table-cues = Cues
slap45-table-cues-sound = Every card has a sound of its own
slap45-table-cues-touch = Every card has a vibration of its own (phones)
slap45-table-cues-hold = Hold a base to stay in cover; letting go leaves it
slap45-table-cues-hear = Try
slap45-table-cues-start = Slow hands or eyes? Before the game you may ask the table for a head start; it counts if everybody agrees.
slap45-table-start-ask = Ask for a head start
slap45-table-start-about = For slow hands or eyes: your slaps count as that much earlier, if everybody agrees.
slap45-table-start-asks = asks for a head start of { $ms } ms
slap45-table-start-has = has a head start of { $ms } ms
slap45-table-start-agree = Agree
slap45-table-start-wait = waiting for { $names }
slap45-table-start-none = none

slap45-table-next = Next card
slap45-table-next-in = Next card in { $seconds } s.
slap45-table-here = I am here
slap45-table-still = You kept your hands still this round.
slap45-table-idle = You have not moved for two rounds. After a third, a bot plays your hands until you are back.
slap45-table-taken = You did not move for three rounds, so a bot plays your hands. Say that you are here, and they are yours again.
slap45-table-missed = Nobody was pointed at, so nobody is hit.
slap45-table-stopped = Cover stops the shot, and nobody is hit.
slap45-table-void =
    { $result ->
        [bounced] Your slap did not count: the base was taken.
        [false_start] You slapped too early.
        [locked] Your slap did not count: your hands were locked.
        [hand_in_base] Your slap did not count: your hand was still in cover.
        [hand_busy] Your slap did not count: your hand was still on its way.
        [no_reentry] Your slap did not count: a hand that has left cover cannot go back in this round.
        [round_over] Your slap came too late.
       *[other] Your slap had no effect.
    }

slap45-table-legend-title = How to slap
slap45-table-legend-keys = Keys
slap45-table-legend-touch = Touch
slap45-table-legend-cards = The cards
slap45-table-legend-space = Space
slap45-table-legend-player = Slap the card and point at that player
slap45-table-legend-card = Slap the card without pointing
slap45-table-legend-base = Take cover in that base
slap45-table-legend-off = (Shift: with your other hand)
slap45-table-legend-leave = Take your hand out of cover
slap45-table-legend-deal = Deal, when it is your turn to
slap45-table-legend-mouse = Clicking players, card and bases does the same.
slap45-table-legend-tap-player = Tap a player: slap the card and point at them
slap45-table-legend-tap-card = Tap the card: slap it without pointing
slap45-table-legend-tap-base = Tap a base: take cover there
slap45-table-legend-tap-leave = “Leave cover”: take your hand out again

slap45-table-ready = I am ready
slap45-table-ready-title = Ready to slap?
slap45-table-ready-how = A card turns, and everybody reacts at once; the fastest hand counts. You lead a gang of six: the last gang standing wins.
slap45-table-ready-first = Your first game: no Gold, no powers, and slow bots.
slap45-table-ready-full = Play the full game
slap45-table-ready-left = The first card comes in { $seconds } s.
slap45-table-ready-left-others = { $names }: not ready yet. The first card comes in { $seconds } s at the latest.
slap45-table-ready-waits = You are ready. Waiting for { $names }.
slap45-table-ready-not-yet = not ready

slap45-table-practice-open = Practise first
slap45-table-practice-next = Next
slap45-table-practice-end = Back to the table
slap45-table-practice-close = Leave practice
slap45-table-practice-at = Practice, { $number } of { $of }
slap45-table-practice-not-that = That does nothing here. Try again.
slap45-table-practice-wait = The card lies face down. Don’t touch anything until it turns.
slap45-table-practice-early-player = Too early! In the game that locks your hands for a second. Leave everything alone and go on.
slap45-table-practice-early-card = Too early! In the game that locks your hands for a second. Leave everything alone and go on.
slap45-table-practice-early-base = Too early! In the game that locks your hands for a second. Leave everything alone and go on.
slap45-table-practice-talkin-iron = Talkin’ Iron: slap it! Press a player to shoot them, or get into cover by pressing a base.
slap45-table-practice-talkin-iron-player = Right: you slap the card and point at { $name }. In the open, they lose a member.
slap45-table-practice-talkin-iron-base = Right: in cover, Talkin’ Iron cannot hit you. Your hand may stay there.
slap45-table-practice-talkin-iron-card = You slapped the card but pointed at nobody: a miss. Press a player instead.
slap45-table-practice-move = Move! Get into a base, any base but the one you are in. Don’t touch the card.
slap45-table-practice-move-base = Right: you are in. The last player without a new base loses a member.
slap45-table-practice-move-player = Don’t slap the horse: it tramples one of yours. Press a base instead.
slap45-table-practice-move-card = Don’t slap the horse: it tramples one of yours. Press a base instead.
slap45-table-practice-big-gun = Big Gun: slap it! Press the player you want to shoot. Cover does not help against it.
slap45-table-practice-big-gun-player = Right: { $name } loses a member, in cover or not. Only the first slap counts.
slap45-table-practice-big-gun-base = Cover does not stop a Big Gun. Shoot first: press a player.
slap45-table-practice-big-gun-card = You slapped the card but pointed at nobody: a miss. Press a player instead.
slap45-table-practice-gold = Gold: slap it! Press the card itself, and point at nobody.
slap45-table-practice-gold-card = Right: the Gold is yours. It pays for your gang’s power.
slap45-table-practice-gold-player = That gives the Gold to { $name }. Press the card itself to keep it.
slap45-table-practice-gold-base = Nobody shoots, so there is nothing to hide from. Press the card.
