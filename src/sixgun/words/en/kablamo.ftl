### Kablamo

## Questions

kablamo-ask-mulligan = Keep your bullets, or give them all back and draw one fewer?
    .wait = { PLAYER($awaited) } may give the bullets back.
kablamo-ask-setup-load = Load your revolver in secret, in the order of firing.
    .wait = Everybody loads in secret. Still loading: { PLAYER($awaited) }.
kablamo-ask-window = Play a high velocity bullet now ({ NAME($name) }), or pass?
    .wait = Everybody may play a high velocity bullet ({ NAME($name) }).
kablamo-ask-response = { NAME($bullet) } is about to take effect. { NAME($effect, form: "text") } Answer it, or pass?
    .wait = Everybody may answer { NAME($bullet) }.
kablamo-ask-assign = { NAME($bullet) } is yours to assign. { NAME($effect, form: "text") } Who gets it?
    .wait = { PLAYER($seat) } { VERB($seat, "assign", "assigns") } { NAME($bullet) }.
kablamo-ask-choose-target = { NAME($effect, form: "text") } Which one does { NAME($bullet) } aim at?
    .wait = { PLAYER($seat) } { VERB($seat, "aim", "aims") } { NAME($bullet) }.
kablamo-ask-lights-out-players = Lights Out! Which two players swap revolvers?
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } whose revolvers are swapped.
kablamo-ask-lights-out-rotation = By how many chambers do you turn your new cylinder?
    .wait = { PLAYER($awaited) } may turn the new cylinder.
kablamo-ask-etiquette-look = Which bullet do you look at?
    .wait = { PLAYER($seat) } { VERB($seat, "look", "looks") } at loaded bullets.
kablamo-ask-moment-swap = Which spare goes into your safe position?
    .wait = The Moment of Truth. Still choosing: { PLAYER($awaited) }.
kablamo-ask-greased-revolver = Whose cylinder turns by three chambers?
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } a cylinder to turn.
kablamo-ask-double-cross-swap = Double Cross: choose a bullet of your own, then another player’s to swap it with.
    .wait = { PLAYER($seat) } { VERB($seat, "double-cross", "double-crosses") } somebody.
kablamo-ask-double-cross-rotation = Somebody tampered with your revolver. Do you turn it by one chamber?
    .wait = { PLAYER($seat) } may turn { VERB($seat, "your", "their") } cylinder.
kablamo-ask-gentlemen-players = Which two players come to an agreement?
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } two gentlemen.
kablamo-ask-gentlemen-bullet = Which bullet do you give away from your revolver?
    .wait = { PLAYER($awaited) } must give a bullet away.
kablamo-ask-triple-cycle = Triple Action: three bullets change places in a circle. Choose the next one.
    .wait = { PLAYER($seat) } { VERB($seat, "move", "moves") } three bullets.
kablamo-ask-sleight-swap = Sleight of Hand: swap a bullet of your revolver for somebody else’s spare, unseen.
    .wait = { PLAYER($seat) } { VERB($seat, "are", "is") } up to a trick.
kablamo-ask-speed-load-arrange = Load the bullets you have drawn.
    .wait = { PLAYER($awaited) } { VERB($awaited, "load", "loads") } in a hurry.
kablamo-ask-stockpile-chamber = Which chamber does the new bullet go into?
    .wait = { PLAYER($seat) } { VERB($seat, "load", "loads") } a bullet.
kablamo-ask-honor-target = Test of Honor: whose revolver do you load?
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } a revolver to load.
kablamo-ask-honor-load = Load { PLAYER($owner, form: "possessive") } revolver with your own spares.
    .wait = { PLAYER($awaited) } { VERB($awaited, "load", "loads") } { PLAYER($owner, form: "possessive") } revolver.
kablamo-ask-reload = Reload your revolver in secret, in the order of firing.
    .wait = Everybody reloads in secret. Still reloading: { PLAYER($awaited) }.

## The story

kablamo-event-drew =
    { $bullet ->
        [hidden] { PLAYER($seat) } { VERB($seat, "draw", "draws") } a bullet.
       *[other] { PLAYER($seat) } { VERB($seat, "draw", "draws") } { NAME($bullet) }.
    }
kablamo-event-drew-to-load =
    { $bullet ->
        [hidden] { PLAYER($seat) } { VERB($seat, "draw", "draws") } a bullet to load at once.
       *[other] { PLAYER($seat) } { VERB($seat, "draw", "draws") } { NAME($bullet) } to load at once.
    }
kablamo-event-gave-back = { PLAYER($seats) } { VERB($seats, "give all your bullets", "gives all their bullets", "give all bullets") } back.
kablamo-event-bullets-loaded =
    { WHO($owner, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "load", "loads") } { kablamo-part-load }.
       *[other] { PLAYER($seat) } { VERB($seat, "fill", "fills") } { PLAYER($owner, form: "possessive") } revolver with { kablamo-part-load }.
    }
kablamo-event-drawn-loaded = { PLAYER($seat) } { VERB($seat, "load", "loads") } { kablamo-part-load }.
kablamo-event-revolver-emptied = { PLAYER($seat) } { VERB($seat, "empty your", "empties their") } revolver: { NAME($bullets) }.
kablamo-event-spares-discarded = { PLAYER($seat) } { VERB($seat, "discard all your", "discards all their") } spares: { NAME($bullets) }.
kablamo-event-aside-returned = The live bullets go back into the bag.
kablamo-event-round-began = A new round begins.
kablamo-event-phase-began =
    { $phase ->
        [repeat] Now come the extra shots.
        [replace] Everybody draws one bullet for each empty chamber.
        [reload] Now the empty chambers are reloaded.
       *[other] Next: { NAME($phase) }.
    }
kablamo-event-turned =
    { $chambers ->
        [-1] { PLAYER($seats) } { VERB($seats, "turn your cylinder", "turns their cylinder", "turn the cylinders") } back by one chamber.
        [one] { PLAYER($seats) } { VERB($seats, "turn your cylinder", "turns their cylinder", "turn the cylinders") } by one chamber.
       *[other] { PLAYER($seats) } { VERB($seats, "turn your cylinder", "turns their cylinder", "turn the cylinders") } by { $chambers } chambers.
    }
kablamo-event-revealed =
    { COUNT($seats) ->
        [one] The hammer falls: { EACH($bullets, "kablamo-part-shot", $seats, all: "yes") }.
       *[other] The hammers fall: { EACH($bullets, "kablamo-part-shot", $seats, all: "yes") }.
    }
kablamo-event-live-bullets-fired =
    { COUNT($bullets) ->
        [one] { NAME($bullets) } goes back into the bag.
       *[other] { COUNT($bullets) } fired bullets go back into the bag.
    }
kablamo-event-bullet-discarded = { PLAYER($seat) } { VERB($seat, "discard", "discards") } { NAME($bullet) } unfired.
kablamo-event-eliminated = KABLAMO! { PLAYER($seats, form: "start") } { VERB($seats, "are", "is", "are") } out of the game.
kablamo-event-resigned = { PLAYER($seat) } { VERB($seat, "resign", "resigns") }.
kablamo-event-played =
    { WHO($assignee, $seat) ->
        [none] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($bullet) }.
        [same] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($bullet) }.
       *[other] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($bullet) } for { PLAYER($assignee) }.
    }
kablamo-event-assigned =
    { WHO($assignee, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "keep", "keeps") } { NAME($bullet) }.
       *[other] { PLAYER($seat) } { VERB($seat, "assign", "assigns") } { NAME($bullet) } to { PLAYER($assignee) }.
    }
kablamo-event-control-taken = { PLAYER($seat) } { VERB($seat, "take", "takes") } control of { NAME($bullet) }.
kablamo-event-copy-made = { NAME($bullet) } becomes a copy of { NAME($target) }.
kablamo-event-execution-began = { PLAYER($assignee) } { VERB($assignee, "carry out", "carries out") } { NAME($kind) }.
kablamo-event-execution-ended = { "" }
kablamo-event-found-dud = { NAME($bullet) } is a dud: nothing happens.
kablamo-event-cancelled = { NAME($bullet) } is cancelled.
kablamo-event-attached = { NAME($kind) } now hangs on { PLAYER($seat, form: "possessive") } revolver.
kablamo-event-put-in-front = { NAME($kind) } lies in front of { PLAYER($seat) }.
kablamo-event-laid-out = { NAME($kind) } lies in the middle of the table, for everybody.
kablamo-event-effect-armed = { NAME($bullet) } on { PLAYER($seat, form: "possessive") } revolver is armed.
kablamo-event-effects-ended =
    { COUNT($bullets) ->
        [one] { NAME($bullets) } is spent.
       *[other] { EACH($bullets, "kablamo-part-bullet", all: "yes", join: "and") } are spent.
    }
kablamo-event-revolvers-swapped = { PLAYER($one) } and { PLAYER($other) } swap revolvers.
kablamo-event-looked-at =
    { $bullet ->
        [hidden] { PLAYER($seat) } { VERB($seat, "look", "looks") } into { kablamo-part-looked }.
       *[other] { PLAYER($seat) } { VERB($seat, "look", "looks") } into { kablamo-part-looked }: { NAME($bullet) }.
    }
kablamo-event-bullets-moved =
    { COUNT($places) ->
        [2] The bullets in { EACH($places, "kablamo-part-place", all: "yes", join: "and") } trade places.
       *[other] Bullets move in a circle, each to the next of these places: { EACH($places, "kablamo-part-place", all: "yes") }.
    }
kablamo-event-safe-bullet-swapped =
    { $given ->
        [hidden] { PLAYER($seat) } { VERB($seat, "swap your", "swaps their") } safe bullet for a spare.
       *[other] { PLAYER($seat) } { VERB($seat, "swap your", "swaps their") } safe bullet, { NAME($taken) }, for { NAME($given) }.
    }
kablamo-event-spare-swapped =
    { $taken ->
        [hidden] { PLAYER($seat) } { VERB($seat, "swap", "swaps") } the bullet in { kablamo-part-chamber } for one of { PLAYER($victim, form: "possessive") } spares.
       *[other] { PLAYER($seat) } swaps the bullet in { kablamo-part-chamber } for one of your spares: you give { NAME($taken) } and get { NAME($given) }.
    }

## Actions

kablamo-action-pass = pass
kablamo-action-resign = resign
kablamo-action-keep = keep them
kablamo-action-give-back = give them all back
kablamo-action-load = load { NAME($bullet, form: "numbered") } into { kablamo-part-chamber }
kablamo-action-play =
    { WHO($seat) ->
        [you] play { NAME($bullet) } for yourself
       *[other] play { NAME($bullet) } for { PLAYER($seat) }
    }
kablamo-action-play-open = play { NAME($bullet) }
kablamo-action-assign =
    { WHO($seat) ->
        [you] keep it yourself
       *[other] assign it to { PLAYER($seat) }
    }
kablamo-action-target = aim at { NAME($bullet, form: "numbered") }
kablamo-action-choose =
    { WHO($seat) ->
        [you] choose yourself
       *[other] choose { PLAYER($seat) }
    }
kablamo-action-pair = choose { PLAYER($one) } and { PLAYER($other) }
kablamo-action-pick = { kablamo-part-chamber } of { PLAYER($seat, form: "possessive") } revolver
kablamo-action-turn =
    { $chambers ->
        [0] leave it as it is
        [-1] turn it back by one chamber
        [one] turn it forward by one chamber
       *[other] turn it forward by { $chambers } chambers
    }
kablamo-action-give = give { NAME($bullet, form: "numbered") }
kablamo-action-slot = take spare { NTH($slot) }
kablamo-action-chamber = load { kablamo-part-chamber }

## Parts

kablamo-part-load =
    { COUNT($positions) ->
        [one] one bullet
       *[other] { COUNT($positions) } bullets
    }{ $bullets ->
        [hidden] { "" }
       *[other]
            { COUNT($positions) ->
                [one] : { NAME($bullets) }
               *[other] , in the order of firing: { NAME($bullets) }
            }
    }
kablamo-part-shot = { PLAYER($seat) } { VERB($seat, "fire", "fires") } { NAME($value) }
kablamo-part-bullet = { NAME($value) }
kablamo-part-looked =
    { AT($place, 1) ->
        [0] the chamber under the hammer
        [5] the safe chamber
       *[other] chamber { AT($place, 1) }
    } of { WHO(AT($place, 0), $seat) ->
        [same] { VERB($seat, "your", "their") } own revolver
       *[other] { PLAYER(AT($place, 0), form: "possessive") } revolver
    }
kablamo-part-place =
    { AT($value, 1) ->
        [0] the chamber under the hammer of { PLAYER(AT($value, 0), form: "possessive") } revolver
        [5] the safe chamber of { PLAYER(AT($value, 0), form: "possessive") } revolver
       *[other] chamber { AT($value, 1) } of { PLAYER(AT($value, 0), form: "possessive") } revolver
    }
kablamo-part-chamber =
    { $position ->
        [0] the chamber under the hammer
        [5] the safe chamber (next to fire)
       *[other] chamber { $position }
    }
# Copies are alike in the story. Where one of them is chosen, a number tells them apart; there is one bullet of
# each high velocity kind, so it needs none.
kablamo-copy = { $name }
    .numbered =
        { $kind ->
            [misfire] { $name }
            [backfire] { $name }
            [ricochet] { $name }
            [somebody_is_cheating] { $name }
            [marquis_of_queensbury_rules] { $name }
            [full_metal_jacket] { $name }
            [bolshevik_rules] { $name }
            [lights_out] { $name }
            [lack_of_etiquette] { $name }
            [moment_of_truth] { $name }
            [overhaul] { $name }
            [act_of_cowardice] { $name }
            [trigger_happy] { $name }
           *[other]
                { $number ->
                    [none] { $name }
                   *[other] { $name } { $number }
                }
        }

## What lies on the table

kablamo-fact-phase = phase
kablamo-fact-alive = alive
kablamo-fact-resigned = resigned
kablamo-fact-revolver = { "" }
kablamo-fact-active = active numbers
kablamo-fact-active-bullets = { "" }
kablamo-fact-aims = { "" }
kablamo-fact-numbers = { "" }
kablamo-fact-backfired = { "" }
kablamo-fact-effects = { "" }
kablamo-fact-attached = { "" }
kablamo-fact-in-front-as = { "" }
kablamo-fact-on-table-as = { "" }
kablamo-fact-loaded = { "" }
kablamo-fact-markers = { "" }
kablamo-fact-bag = bag
kablamo-fact-discard = out of the game
kablamo-fact-spares = spares
kablamo-fact-chambers = chambers (the first is under the hammer, the last is safe and fires next)
    .value = { ROW($value) }
kablamo-fact-chain = pending
kablamo-fact-executing = under way
kablamo-fact-drawn = drawn
kablamo-fact-aside = { "" }
kablamo-fact-on-revolver = on the revolver
kablamo-fact-in-front = in front
kablamo-fact-on-table = on the table

## Phases and windows

kablamo-name-setup = loading
kablamo-name-fire = firing
kablamo-name-repeat = extra shots
kablamo-name-replace = drawing
kablamo-name-reload = reloading
kablamo-name-start = before the cylinders turn
kablamo-name-rotated = before the shot
kablamo-name-before-bullet = before the next bullet takes effect
kablamo-name-after-resolve = after the effects
kablamo-name-replaced = before reloading
kablamo-name-round-end = at the end of the round

## Bullets

kablamo-name-kablamo = Kablamo
    .text = Fired, it takes out the player the revolver points at. Then it goes back into the bag.
kablamo-name-click = Click
    .text = Fired, it does nothing. Then it goes back into the bag.
kablamo-name-misfire = Misfire
    .text = Cancels an effect that has just been played, or an active bullet.
kablamo-name-backfire = Backfire
    .text = You decide who gets an effect that has just been played, or an active bullet.
kablamo-name-ricochet = Ricochet
    .text = Copies an effect that has just been played, or an active bullet. The copy is yours to assign.
kablamo-name-somebody-is-cheating = Somebody Is Cheating
    .text = For the rest of the round all bullets that are not live are discarded without effect.
kablamo-name-marquis-of-queensbury-rules = Marquis of Queensbury Rules
    .text = For the rest of the round a fired Kablamo does nothing.
kablamo-name-full-metal-jacket = Full Metal Jacket
    .text = For the rest of the round a Kablamo also takes out the player to the left of its victim.
kablamo-name-bolshevik-rules = Bolshevik Rules
    .text = In the next round a Kablamo takes out the player to the left of its owner instead.
kablamo-name-lights-out = Lights Out
    .text = Two players swap revolvers; each may turn their new cylinder.
kablamo-name-lack-of-etiquette = Lack of Etiquette
    .text = Look at three loaded bullets, one after another, but not in other players’ safe positions.
kablamo-name-moment-of-truth = Moment of Truth
    .text = Everybody swaps the bullet in their safe position for one of their own spares.
kablamo-name-overhaul = Overhaul
    .text = Removes all malfunctions from all revolvers.
kablamo-name-act-of-cowardice = Act of Cowardice
    .text = At its next shot this revolver discards its bullet unfired; then it fires once more.
kablamo-name-trigger-happy = Trigger Happy
    .text = Fire one more bullet this round.
kablamo-name-greased-cylinder = Greased Cylinder
    .text = One cylinder of your choice turns by three chambers.
kablamo-name-double-cross = Double Cross
    .text = Swap a bullet of yours with one in another revolver, whose owner may then turn it by one chamber.
kablamo-name-gentlemen-agreement = Gentlemen’s Agreement
    .text = Two players of your choice swap one bullet each; they choose which.
kablamo-name-sleight-of-hand = Sleight of Hand
    .text = Swap a bullet of your revolver for somebody else’s spare, unseen.
kablamo-name-triple-action = Triple Action
    .text = Three bullets in at least two revolvers change places in a circle.
kablamo-name-speed-load = Speed Load
    .text = Discard all bullets of your revolver, draw six and load them.
kablamo-name-stockpiling = Stockpiling
    .text = Draw a bullet and load it, then draw another one as a spare.
kablamo-name-wet-powder = Wet Powder
    .text = Discard all your spares and draw as many.
kablamo-name-test-of-honor = Test of Honor
    .text = Before the others reload, load another player’s revolver with your own spares.
kablamo-name-ratchet-malfunction = Ratchet Malfunction
    .text = At its next shot this revolver does not turn.
kablamo-name-hammer-malfunction = Hammer Malfunction
    .text = At its next shot this revolver fires nothing.
kablamo-name-trigger-malfunction = Trigger Malfunction
    .text = After its next shot this revolver fires once more.
kablamo-name-cylinder-malfunction = Cylinder Malfunction
    .text = After its next shot this revolver turns back by one chamber.

## Refusals

kablamo-error-not-playable-from-hand = Only high velocity bullets can be played from the hand.
kablamo-error-illegal-assignee = This player cannot execute the effect.
kablamo-error-illegal-target = That is not a pending effect or an active bullet.
kablamo-error-safe-position = Another player’s safe position is out of reach.
kablamo-error-must-fill-all = Fill the chambers in the order of firing, as many as you can.
kablamo-error-empty-chamber = There is no bullet in this chamber.
kablamo-error-active-bullet = Active bullets stay where they are.
kablamo-error-need-two-revolvers = The bullets must come from at least two revolvers.

## Why a game ended as it did, by the clause that decided

kablamo-end-kab-185 = nobody else was left alive
    .lost = only { $names } was left alive
kablamo-end-kab-186 = the last ones fell together
kablamo-end-kab-189 = the last round was played, and more than one was still alive

## House rules

kablamo-preset-first = You see the bullets that you know, and have more time to react.
kablamo-preset-book = Remember what you loaded: nothing is shown.
kablamo-preset-everything = Bullets carry the marker of who loaded them, and bad first draws may be given back.

kablamo-option-memory = Memory
    .text = Everybody has to remember the loaded bullets, or they are shown to those who have seen them.
    .strict = nothing is shown
    .assisted = what you saw is shown
    .chip-assisted = What you saw is shown
kablamo-option-social-markers = Social player: names on bullets
    .text = Every loaded bullet carries the marker of the player who loaded it.
kablamo-option-iron-strategist = Iron strategist: no high velocity
    .text = There are no high velocity bullets, and everybody starts with a Kablamo.
kablamo-option-mulliganovski = Mulliganovski: second draws
    .text = Players may give their first bullets back, up to twice, and draw one fewer each time.
kablamo-option-bullets = Bullets
    .text = Play with other bullets, by a file that says how many there are of each kind.
kablamo-option-window-policy = Who is asked in a window
    .text = Everybody is asked in every window; or only those who can play, which shows who can.
    .uniform = everybody
    .fast = only those who can play
    .chip-fast = Windows ask only those who can play
kablamo-option-window-seconds = Seconds per window
    .text = How long windows and responses stay open (0: no limit). Whoever is silent passes.
kablamo-option-cylinder-malfunction-mode = Cylinder Malfunction turns
    .text = It turns the cylinder back after the shot, or instead of the next turn.
    .after = after the shot
    .instead = instead of the next turn
kablamo-option-max-rounds = Most rounds
    .text = The game ends without a winner after that many rounds (0: never).

## The browser's table

kablamo-table-order-revealed = a bullet is revealed
kablamo-table-order-assigned = I am assigned something
kablamo-table-order-round = the next round
kablamo-table-cylinder = Cylinder
kablamo-table-middle = The middle of the table
kablamo-table-setup = Loading
kablamo-table-bag = bullets in the bag
kablamo-table-bag-about = Everybody draws from it. Fired Kablamos and Clicks come back here, all others do not.
kablamo-table-discard = bullets out of the game
kablamo-table-discard-about = Bullets that have been used up. They lie open and never come back.
kablamo-table-chain = Pending effects, the newest first
kablamo-table-order = Active bullets, the lowest number first
kablamo-table-laws = Rules of the round
kablamo-table-law-now = this round
kablamo-table-law-next = next round
kablamo-table-executing = under way
kablamo-table-bang = KABLAMO!
kablamo-table-click = Click.
kablamo-table-out = out
kablamo-table-alive = alive
kablamo-table-resigned = resigned
kablamo-table-spares = spares
kablamo-table-attached = Lies on the revolver
kablamo-table-armed = armed
kablamo-table-front = Lies in front of the player
kablamo-table-hand = Your spares
kablamo-table-hand-empty = No spares.
kablamo-table-point = Point at { $name }
kablamo-table-pair = Choose two players.
kablamo-table-pick = Choose a bullet.
kablamo-table-for = Who is { $bullet } for?
kablamo-table-secret = only you see it
kablamo-table-position =
    { $number ->
        [0] under the hammer
        [5] next to fire, safe
       *[other] chamber { $number }
    }
kablamo-table-gun = { $name }’s revolver
kablamo-table-goal = Your goal
kablamo-table-goal-about = Be the last one alive. All revolvers are fired at once, each at its own holder’s head: a fired Kablamo puts that player out. Other bullets do what they say.
kablamo-table-aim-you = points at you
kablamo-table-aim = points at { $names }
kablamo-table-aim-none = Kablamos do nothing
kablamo-table-aim-you-about = It is held to your own head: a Kablamo fired from it takes you out.
kablamo-table-aim-about = A Kablamo fired from it takes out { $names }.
kablamo-table-aim-none-about = For now a Kablamo fired from it does nothing.
kablamo-table-danger = Your first shot would be a Kablamo, and the revolver points at your own head. Unless somebody turns it, swaps it or stops it, you are out.
kablamo-table-danger-load = Load it anyway
kablamo-table-chamber-empty = empty
kablamo-table-chamber-down = face down
kablamo-table-by = loaded by { $name }
kablamo-table-by-round = loaded by { $name } in round { $round }
kablamo-table-load = Load the revolver
kablamo-table-load-other = { $name }’s revolver.
kablamo-table-load-how = Choose bullets in the order of firing, or drag each into a chamber. The chamber by the lock is fired first.
kablamo-table-load-in = shot { $number }
kablamo-table-load-seal = Close the cylinder ({ $count } of { $all })
kablamo-table-load-again = Change the load
kablamo-table-load-clear = Take all back
