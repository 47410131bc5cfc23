### Klack Klack Bang

## Questions

klack-ask-bid = Bid at least one bill. Nobody sees your bid until everybody has bid.
    .wait = Everybody bids in secret. Still thinking: { PLAYER($awaited) }.
klack-ask-raise = You are tied for the highest bid. Add at least one bill.
    .wait = A tie for the highest bid! { PLAYER($awaited, form: "start") } must raise.
klack-ask-convert = Your hand is empty. Which stack do you break up?
    .wait = { PLAYER($awaited) } must break up a stack.
klack-ask-choose-victim = You have the highest bid. Who puts the revolver to their head?
    .wait = { PLAYER($bidder) } { VERB($bidder, "decide", "decides") } who pulls the trigger.

## The story

klack-event-bids-opened = The bids are turned over: { EACH($bids, "klack-part-bid") }.
klack-event-raises-opened = The raises are turned over: { EACH($raises, "klack-part-bid") }.
klack-event-stacks-converted =
    { COUNT($stacks) ->
        [one] { EACH($stacks, "klack-part-owner") } must break up a stack and take the bills in hand.
       *[other] { EACH($stacks, "klack-part-owner", join: "and") } must each break up a stack and take the bills in hand.
    }
klack-event-mob-took = { PLAYER($seats) } cannot pay. The mob takes an interest.
klack-event-victim-chosen =
    { WHO($victim, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "put the revolver to your own head", "puts the revolver to their own head") }.
       *[other] { PLAYER($seat) } { VERB($seat, "name", "names") } { PLAYER($victim) }.
    }
klack-event-clicked = Click! { PLAYER($seat, form: "start") } { VERB($seat, "live and take", "lives and takes") } { MONEY($pot) }.
klack-event-banged =
    { $hand_size ->
        [0] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out.
        [one] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out, with one bill left in hand.
       *[other] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out, with { $hand_size } bills left in hand.
    }
klack-event-game-ended =
    { WHO($winners) ->
        [many] The game is over. { PLAYER($winners, form: "start") } share the victory. Scores: { EACH($scores, "klack-part-score", all: "yes") }.
       *[other] The game is over. { PLAYER($winners, form: "start") } { VERB($winners, "win", "wins") }. Scores: { EACH($scores, "klack-part-score", all: "yes") }.
    }

## Actions

klack-action-bid = bid { MONEY($ones, $twos) }
klack-action-raise = raise by { MONEY($ones, $twos) }
klack-action-convert = break up stack { NTH($stack) }
klack-action-choose-victim =
    { WHO($seat) ->
        [you] pull the trigger yourself
       *[other] name { PLAYER($seat) }
    }

## Parts

klack-part-bid = { PLAYER($seat) } { MONEY($value) }
klack-part-owner = { PLAYER(AT($value, 0)) }
klack-part-score = { PLAYER($seat) } { $value }
klack-part-stack = { MONEY($value) }
klack-money =
    { $bills ->
        [0] nothing
        [1] { $worth }
       *[other] { $worth } ({ klack-part-bills })
    }
klack-part-bills =
    { $ones ->
        [0] { $twos } × 2,000
       *[other] { $twos ->
            [0] { $ones } × 1,000
           *[other] { $ones } × 1,000 + { $twos } × 2,000
        }
    }

## What lies on the table

klack-fact-center = markers in the centre
klack-fact-lost-markers = markers out of the game
    .value =
        { $value ->
            [0] { nothing }
           *[other] { $value }
        }
klack-fact-status =
    .value = { NAME($value) }
klack-fact-hand = hand
    .value = { MONEY($value) }
klack-fact-bid = bid
    .value = { MONEY($value) }
klack-fact-stacks = stacks
    .value = { EACH($value, "klack-part-stack") }
klack-fact-removed = { "" }
klack-fact-score = { "" }

## Words of the rules

klack-name-at-table = at the table
klack-name-shot = shot
klack-name-mob = with the mob

## Refusals

klack-error-conversion-not-allowed = You may break up a stack only when your hand is empty.
klack-error-bid-closed = The bids of this round are already open.
klack-error-empty-bid = You must bid at least one bill.
klack-error-insufficient-bills = You do not have these bills.
klack-error-unknown-stack = There is no such stack.
klack-error-player-not-at-table = This player is not at the table.

## House rules

klack-preset-first = The rules of the book, with three minutes for every decision.
klack-preset-everything = Harsher: after a bang all bids are lost, and a broken stack costs its marker.

klack-option-bang-bids = After a bang
    .text = After a bang the other players take their bids back, or all bids leave the game.
    .return = bids go home
    .discard = bids burn
klack-option-converted-marker = Marker of a broken stack
    .text = The marker of a broken stack goes back to the centre, or out of the game.
    .center = back to the centre
    .removed = out of the game
klack-option-decision-seconds = Seconds per decision
    .text = Whoever is silent for that long gives the smallest legal answer.

## The browser's table

klack-table-bid-build = Your bid
klack-table-bid-send = Seal the bid
klack-table-raise-send = Seal the raise
klack-table-bid-change = Change the bid
klack-table-bid-clear = Take back
klack-table-bid-one = Bid one { $bill } bill
klack-table-bid-back = Take one { $bill } bill back
klack-table-hand = Your hand
klack-table-hand-empty = Empty pockets.
klack-table-pot = Pot
klack-table-inhand = in hand
klack-table-markers = { $count } of 6 markers left
klack-table-stack = Stack { $number }: { $money }
klack-table-stack-break = Break up stack { $number }: { $money }
klack-table-name = Name { $name }
klack-table-name-self = Pull the trigger yourself
klack-table-score = { $sum } × { $count } = { $score }
klack-table-score-none = no stack yet
klack-table-high = high bid
klack-table-click = Click!
klack-table-bang = BANG!
klack-table-keys = 1 adds a 1,000, 2 adds a 2,000, Backspace takes one back, Enter seals the bid.
