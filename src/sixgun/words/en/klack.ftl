### Klack Klack Bang

## Questions

klack-ask-bid = Bid at least one bill. The highest bid decides who pulls the trigger for the pot.
    .wait = Everybody bids in secret. Still thinking: { PLAYER($awaited) }.
klack-ask-raise = You are tied for the highest bid, at { $tied }. Add at least one bill.
    .wait = A tie for the highest bid, at { $tied }! Still raising in secret: { PLAYER($awaited) }.
klack-ask-convert = Your hand is empty. Which stack do you break up? It will no longer score.
    .wait =
        { WHO($awaited) ->
            [many] { PLAYER($awaited) } have no bills left, and must each break up a stack.
           *[other] { PLAYER($awaited) } { VERB($awaited, "have", "has") } no bills left, and must break up a stack.
        }
klack-ask-choose-victim = Who pulls the trigger? { klack-part-stakes }
    .wait = { PLAYER($bidder) } { VERB($bidder, "decide", "decides") } who pulls the trigger. { klack-part-stakes }

## The story

klack-event-bids-opened = The bids are turned over: { EACH($bids, "klack-part-bid") }.
klack-event-raises-opened = The raises are turned over: { EACH($raises, "klack-part-bid") }.
klack-event-stacks-converted =
    { COUNT($stacks) ->
        [one] { EACH($stacks, "klack-part-owner", all: "yes") } must break up a stack and pick up its bills.
       *[other] { EACH($stacks, "klack-part-owner", all: "yes", join: "and") } must each break up a stack and pick up its bills.
    }
klack-event-mob-took = { PLAYER($seats) } cannot put down a single bill, and { VERB($seats, "leave", "leaves") } with the mob.
klack-event-victim-chosen =
    { WHO($victim, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "put the revolver to your own head", "puts the revolver to their own head") }.
       *[other] { PLAYER($seat) } { VERB($seat, "hand", "hands") } the revolver to { PLAYER($victim) }.
    }
klack-event-clicked = Click! { PLAYER($seat, form: "start") } { VERB($seat, "live and take", "lives and takes") } { MONEY($pot) }.
klack-event-banged =
    { $hand_size ->
        [0] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out.
        [one] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out, and so is the last bill in { VERB($seat, "your", "their") } hand.
       *[other] BANG! { PLAYER($seat, form: "start") } { VERB($seat, "are", "is") } out, and so are the { $hand_size } bills in { VERB($seat, "your", "their") } hand.
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
       *[other] hand the revolver to { PLAYER($seat) }
    }

## Parts

klack-part-stakes = Click, { $clicks } in { $chambers }: they take { $pot }. Bang, { $bangs } in { $chambers }: they are out.
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
klack-name-mob = broke

## Refusals

klack-error-conversion-not-allowed = You may break up a stack only when your hand is empty.
klack-error-bid-closed = The bids of this round are already open.
klack-error-empty-bid = You must bid at least one bill.
klack-error-insufficient-bills = You do not have these bills.
klack-error-unknown-stack = There is no such stack.
klack-error-player-not-at-table = This player is not at the table.

## Why a game ended as it did, by the clause that decided

klack-end-klack-011 =
    .score = No marker was left in the centre.
klack-end-klack-013 =
    .score = There was nobody left to bid against.

## House rules

klack-preset-first = The rules of the book, with three minutes for every decision.
klack-preset-book = The rules of the book, with a minute for every decision.
klack-preset-everything = Harsher: after a bang all bids are lost, and breaking up a stack costs its marker.

klack-option-bang-bids = Bids after a bang
    .text = After a bang the surviving players take their bids back, or all bids leave the game.
    .return = taken back
    .discard = lost
    .chip-discard = All bids are lost after a bang
klack-option-converted-marker = Marker of a stack that is broken up
    .text = When a stack is broken up, its marker goes back to the centre, or out of the game.
    .center = back to the centre
    .removed = out of the game
    .chip-removed = A stack that is broken up costs its marker
klack-option-decision-seconds = Seconds per decision
    .text = Whoever lets the time run out bids one bill, breaks up their smallest stack, or pulls the trigger themselves.
    .none = no limit
    .chip-none = No time limit

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
klack-table-pot-of = The pot: { $money }
klack-table-pot-about =
    { $bids ->
        [discard] All the bids of this round. A click wins all of it as one stack; after a bang it leaves the game.
       *[return] All the bids of this round. A click wins all of it as one stack; after a bang the survivors take their bids back.
    }
klack-table-goal = Your goal
klack-table-goal-about = The highest score. Your score is the value of all your stacks, times how many stacks you have. Bills in hand count for nothing. Stacks count even if you are shot.
klack-table-drum = The revolver
klack-table-drum-about = One bullet in six chambers, spun before every shot. On a click the player takes the pot; on a bang they are out, but keep their stacks.
klack-table-markers-about = A click wins the pot as a stack with one marker on it, and every marker multiplies the value of all one’s stacks: two score double, three score triple. When none is left, the game is over.
klack-table-bill = A { $bill } bill
klack-table-bill-about = To bid with. In hand it counts for nothing in the end: only stacks score.
klack-table-stack-about = One marker lies on it. It may be broken up only by an owner whose hand is empty, and counts even if they are shot.
klack-table-bid-of = { $name } has bid { $money }
klack-table-bid-is = On the table: { $money }.
klack-table-high-about = The highest bid: { $name } decides who pulls the trigger.
klack-table-sealed = { $name } has answered
klack-table-sealed-about = It stays face down until everybody has answered.
klack-table-score-is = Score: { $score }.
klack-table-hope = After a click: { $score }.
klack-table-raise-lies = Your bid so far
klack-table-raise-build = { $money } raised to
klack-table-inhand = in hand
klack-table-markers = { $count } of 6 markers left
klack-table-stack = Stack { $number }: { $money }
klack-table-stack-break = Break up stack { $number }: { $money }
klack-table-name = Hand the revolver to { $name }
klack-table-name-self = Pull the trigger yourself
klack-table-score = { $sum } × { $count } = { $score }
klack-table-score-none = no stack yet
klack-table-score-made = { $sum } × { $count }
klack-table-high = high bid
klack-table-click = Click!
klack-table-bang = BANG!
klack-table-keys = 1 adds a 1,000, 2 adds a 2,000, Backspace takes one back, Enter seals the bid.
