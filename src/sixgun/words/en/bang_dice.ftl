### BANG! The Dice Game and Old Saloon

## Questions

bang-dice-ask-throw-again =
    { $fuse ->
        [one] { $left ->
            [one] Pick dice to throw again (your last throw), or stop. One more dynamite blows up.
           *[other] Pick dice to throw again ({ $left } throws left), or stop. One more dynamite blows up.
        }
       *[other] { $left ->
            [one] Pick dice to throw again (your last throw), or stop and use them as they lie.
           *[other] Pick dice to throw again ({ $left } throws left), or stop and use them as they lie.
        }
    }
    .wait = { PLAYER($awaited) } may throw again.
bang-dice-ask-aim =
    { $ones ->
        [0] { $left ->
            [0] Who do you shoot with your Bull’s Eye 2? They lose a life point.
            [one] Who do you shoot with your Bull’s Eye 2? They lose a life point. One more shot follows.
           *[other] Who do you shoot with your Bull’s Eye 2? They lose a life point. { $left } more shots follow.
        }
       *[other] { $left ->
            [0] Who do you shoot with your Bull’s Eye 1? They lose a life point.
            [one] Who do you shoot with your Bull’s Eye 1? They lose a life point. One more shot follows.
           *[other] Who do you shoot with your Bull’s Eye 1? They lose a life point. { $left } more shots follow.
        }
    }
    .wait = { PLAYER($awaited) } { VERB($awaited, "take", "takes") } aim.
bang-dice-ask-beer =
    { $left ->
        [one] You have a Beer to pour: whoever drinks it gains a life point. Who is it for?
       *[other] You have { $left } Beers to pour: each gives a life point. Who is the next one for?
    }
    .wait = { PLAYER($awaited) } { VERB($awaited, "pour", "pours") } Beer.
bang-dice-ask-heal = Before you throw, you give somebody a life point. Who gets it?
    .wait = { PLAYER($awaited) } { VERB($awaited, "choose", "chooses") } who gains a life point.
bang-dice-ask-replace-loss =
    { $losing ->
        [one] You are about to lose a life point. Do you take an arrow instead?
       *[other] You are about to lose { $losing } life points. How many arrows do you take? Each one spares you a point.
    }
    .wait = { PLAYER($awaited) } may take arrows instead of losing life points.
bang-dice-ask-return-for-loss =
    { $left ->
        [one] You lost a life point. Do you return one of your arrows?
       *[other] You lost life points. Do you return one of your arrows? You may return up to { $left }.
    }
    .wait = { PLAYER($awaited) } may return arrows.
bang-dice-ask-return-for-gatling =
    { $left ->
        [one] A Gatling of yours lets you put an arrow back on the pile. Whose?
       *[other] Your Gatlings let you put up to { $left } arrows back on the pile. Whose?
    }
    .wait = { PLAYER($awaited) } may return arrows.
bang-dice-ask-saloon-die = Which Saloon die, if any? The Loudmouth shoots harder, the Coward drinks more.
    .wait = { PLAYER($awaited) } may use a Saloon die.
bang-dice-ask-broken-arrow = Whose arrow do you break? It goes back to the pile.
    .wait = { PLAYER($awaited) } { VERB($awaited, "break", "breaks") } somebody’s arrow.
bang-dice-ask-arrow-source = You take an arrow. Which one?
    .wait = { PLAYER($awaited) } { VERB($awaited, "choose", "chooses") } which arrow to take.
bang-dice-ask-give-arrow = Do you let somebody else take one of the arrows that you threw?
    .wait = { PLAYER($awaited) } may give an arrow away.
bang-dice-ask-take-over = { ALIKE($losing, "bang-dice-part-losing") }. Do you lose life in somebody’s place?
    .wait = { PLAYER($awaited) } may lose life points in somebody else’s place.
bang-dice-ask-own-power-at-start = Your turn begins. Do you reveal your role to use its power?
    .wait = { PLAYER($awaited) } may use a power before { VERB($awaited, "your", "their") } turn.
bang-dice-ask-own-power-at-end = Your turn ends. Do you reveal your role to use its power?
    .wait = { PLAYER($awaited) } may use a power after { VERB($awaited, "your", "their") } turn.
bang-dice-ask-doc-window = The Doc may turn a die to another face. Reveal, or pass?
    .wait = Somebody may react to the throw.
bang-dice-ask-gambler-window = Last throw, but the Gambler may have all dice thrown again. Reveal, or pass?
    .wait = Somebody may react to the last throw.
bang-dice-ask-left-hand-window =
    { WHO($falling) ->
        [you] You are about to die, but the Left Hand may save you. Reveal, or pass?
        [many] { PLAYER($falling) } are about to die, but the Left Hand may save one of them. Reveal, or pass?
       *[other] { PLAYER($falling) } is about to die, but the Left Hand may save them. Reveal, or pass?
    }
    .wait = { PLAYER($falling) } { VERB($falling, "are", "is", "are") } about to die, unless the Left Hand saves { VERB($falling, "you", "them", "one of them") }.
bang-dice-ask-bad-window = Life points for { EACH($gains, "bang-dice-part-victim", join: "and") }, but the Bad may deny somebody theirs. Reveal, or pass?
    .wait = Life points for { EACH($gains, "bang-dice-part-victim", join: "and") }, unless the Bad denies somebody theirs.
bang-dice-ask-judge-window = { PLAYER($revealer) } { VERB($revealer, "want", "wants") } to { ACTION($power) }. Does the Judge cancel it?
    .wait = Somebody may react: { PLAYER($revealer) } { VERB($revealer, "want", "wants") } to { ACTION($power) }.
bang-dice-ask-saved-arrows = You are saved. Do you return all your arrows to the pile?
    .wait = { PLAYER($awaited) } may return all { VERB($awaited, "your", "their") } arrows.
bang-dice-ask-haunt = Who gets a token of yours? They begin their next turn with that face.
    .wait = { PLAYER($awaited) } { VERB($awaited, "choose", "chooses") } whom to haunt.

## The story

bang-dice-event-role-dealt =
    { $card ->
        [hidden] { "" }
       *[other] { PLAYER($seat) } { VERB($seat, "are", "is") } dealt a role: { NAME($card) }.
    }
bang-dice-event-role-shown = { PLAYER($seat) } { VERB($seat, "are", "is") } { NAME($card) }.
bang-dice-event-characters-dealt = { EACH($characters, "bang-dice-part-entry", join: "and") }.
bang-dice-event-turn-passed = It is { PLAYER($to, form: "possessive") } turn.
bang-dice-event-turn-began = { "" }
bang-dice-event-turn-ending = { "" }
bang-dice-event-dice-thrown = { PLAYER($seat) } { VERB($seat, "throw", "throws") } { NAME($dice) }.
bang-dice-event-last-throw-made = { "" }
bang-dice-event-stopped = { PLAYER($seat) } { VERB($seat, "stop", "stops") }.
bang-dice-event-dice-resolved = { "" }
bang-dice-event-gatlings-counted = { "" }
bang-dice-event-arrow-taken =
    { $chief ->
        [yes] { PLAYER($seat) } { VERB($seat, "take", "takes") } the Chief’s Arrow.
       *[no] { PLAYER($seat) } { VERB($seat, "take", "takes") } an arrow.
    }
bang-dice-event-arrow-returned =
    { $chief ->
        [yes] The Chief’s Arrow goes from { PLAYER($seat) } back to the pile.
       *[no] One of { PLAYER($seat, form: "possessive") } arrows goes back to the pile.
    }
bang-dice-event-arrows-returned = { PLAYER($seats) } { VERB($seats, "return", "returns", "return") } all { VERB($seats, "your", "their", "their") } arrows.
bang-dice-event-indians-attacked = That was the last arrow: the Indians attack!
bang-dice-event-volley-fired = { PLAYER($seat) } { VERB($seat, "shoot", "shoots") } { ALIKE($points, "bang-dice-part-shots") }.
bang-dice-event-beer-spent = { PLAYER($seat) } { VERB($seat, "spend", "spends") } a Beer to double a shot.
bang-dice-event-beers-given = { PLAYER($seat) } { VERB($seat, "pour", "pours") } Beer: { ALIKE($beers, "bang-dice-part-drinks", $seat) }.
bang-dice-event-healed =
    { WHO($to, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "heal your own wounds", "heals their own wounds") }.
       *[other] { PLAYER($seat) } { VERB($seat, "heal", "heals") } { PLAYER($to) }.
    }
bang-dice-event-loss-pending =
    { $cause ->
        [indians] Arrows rain on { EACH($points, "bang-dice-part-victim", join: "and") }.
        [gatling] The Gatling Gun fires at { EACH($points, "bang-dice-part-victim", join: "and") }.
        [dynamite] The dynamite goes off: { EACH($points, "bang-dice-part-blown", join: "and") }.
        [bulls_eyes] { "" }
        [bullet] The bullet hits { EACH($points, "bang-dice-part-victim", join: "and") }.
       *[other] { EACH($points, "bang-dice-part-victim", join: "and") } will lose life points.
    }
bang-dice-event-loss-reduced = { EACH($spared, "bang-dice-part-spared", join: "and") }.
bang-dice-event-loss-replaced =
    { $points ->
        [one] { PLAYER($seat) } { VERB($seat, "take", "takes") } an arrow instead of losing a life point.
       *[other] { PLAYER($seat) } { VERB($seat, "take", "takes") } { $points } arrows instead of losing { $points } life points.
    }
bang-dice-event-loss-taken-over =
    { $points ->
        [one] { PLAYER($seat) } { VERB($seat, "lose", "loses") } a life point in { PLAYER($victim, form: "possessive") } place.
       *[other] { PLAYER($seat) } { VERB($seat, "lose", "loses") } { $points } life points in { PLAYER($victim, form: "possessive") } place.
    }
bang-dice-event-life-lost = { ALIKE($points, "bang-dice-part-loss") }.
bang-dice-event-life-gained = { ALIKE($points, "bang-dice-part-gain") }.
bang-dice-event-players-eliminated =
    { WHO($seats) ->
        [many] { PLAYER($seats) } are out: { EACH($cards, "bang-dice-part-was", $seats, join: "and") }.
       *[other] { PLAYER($seats) } { VERB($seats, "are", "is") } out, and { VERB($seats, "were", "was") } { NAME($cards) }.
    }
bang-dice-event-saloon-die-chosen =
    { $die ->
        [none] { PLAYER($seat) } { VERB($seat, "use", "uses") } no Saloon die.
       *[other] { PLAYER($seat) } { VERB($seat, "take", "takes") } the { NAME($die) } die.
    }
bang-dice-event-chief-stolen = { PLAYER($seat) } { VERB($seat, "take", "takes") } the Chief’s Arrow from { PLAYER($holder) }.
bang-dice-event-role-revealed = { PLAYER($seat) } { VERB($seat, "reveal", "reveals") } { NAME($card) } to { ACTION($action) }.
bang-dice-event-power-cancelled = The Judge cancels { PLAYER($seat, form: "possessive") } power.
bang-dice-event-roles-swapped = { PLAYER($good) } { VERB($good, "are", "is") } the new Sheriff, and { PLAYER($sheriff) } { VERB($sheriff, "are", "is") } now a Deputy.
bang-dice-event-arrows-swapped = { PLAYER($one) } and { PLAYER($two) } swap arrows.
bang-dice-event-die-turned = Die { NTH($die) } is turned to { NAME($face) }.
bang-dice-event-throw-forced = { PLAYER($seat) } must throw all dice again.
bang-dice-event-player-saved = { PLAYER($seat) } { VERB($seat, "stay", "stays") } in the game with two life points.
bang-dice-event-gain-denied = { PLAYER($seat) } { VERB($seat, "are denied your", "is denied their") } life points.
bang-dice-event-ghost-made = { PLAYER($seat) } { VERB($seat, "come", "comes") } back as the Ghost.
bang-dice-event-ghost-turn-began = { PLAYER($seat, form: "possessive") } Ghost throws two dice.
bang-dice-event-tokens-given =
    { $double ->
        [yes] The Ghost gives { PLAYER($to) } the { NAME($face) } token and the ×2.
       *[no] The Ghost gives { PLAYER($to) } the { NAME($face) } token.
    }
bang-dice-event-tokens-returned = The Ghost takes the tokens back.
bang-dice-event-dice-set =
    { $mask ->
        [1] The Ghost’s token turns one of { PLAYER($seat, form: "possessive") } dice to { NAME($face) }.
       *[other] The Ghost’s tokens turn two of { PLAYER($seat, form: "possessive") } dice to { NAME($face) }.
    }

bang-dice-event-game-ended =
    { $reason ->
        [DICE-146] The game is over. The Outlaws win.
        [DICE-147] The game is over. The law wins.
       *[other] { WHO($winners) ->
            [none] The game is over. Nobody wins.
           *[other] The game is over. { PLAYER($winners, form: "start") } { VERB($winners, "win", "wins") }.
        }
    }

## Actions

bang-dice-action-pass = pass
bang-dice-action-stop = stop
bang-dice-action-rethrow =
    { COUNT($dice) ->
        [one] throw die { $dice } again
       *[other] throw dice { EACH($dice, "bang-dice-part-die", join: "and") } again
    }
bang-dice-action-shoot = shoot { PLAYER($seat) }
bang-dice-action-shoot-double = shoot { PLAYER($seat) } twice as hard, for a Beer
bang-dice-action-give-beer =
    { WHO($seat) ->
        [you] drink a Beer yourself
       *[other] give { PLAYER($seat) } a Beer
    }
bang-dice-action-heal =
    { WHO($seat) ->
        [you] heal yourself
       *[other] heal { PLAYER($seat) }
    }
bang-dice-action-take-arrows =
    { $points ->
        [0] take no arrow
        [one] take an arrow
       *[other] take { $points } arrows
    }
bang-dice-action-return-arrow = return { PLAYER($seat, form: "possessive") } arrow
bang-dice-action-return-chief = return { PLAYER($seat, form: "possessive") } Chief’s Arrow
bang-dice-action-use-die =
    { $die ->
        [none] use no Saloon die
       *[other] use the { NAME($die) } die
    }
bang-dice-action-break-arrow = break { PLAYER($seat, form: "possessive") } arrow
bang-dice-action-take-regular = take an ordinary arrow
bang-dice-action-take-chief = take the Chief’s Arrow
bang-dice-action-steal-chief = take the Chief’s Arrow from its holder
bang-dice-action-give-arrow = give { PLAYER($seat) } the arrow
bang-dice-action-take-over = lose life points in { PLAYER($seat, form: "possessive") } place
bang-dice-action-become-sheriff = become the Sheriff
bang-dice-action-swap-arrows = swap { PLAYER($one, form: "possessive") } arrows with { PLAYER($two, form: "possessive") }
bang-dice-action-turn-die = turn die { $die } to { NAME($face) }
bang-dice-action-force-throw = have all dice thrown again
bang-dice-action-deny = deny { PLAYER($seat) } the life points
bang-dice-action-save = prevent { PLAYER($seat, form: "possessive") } elimination
bang-dice-action-cancel = cancel the power
bang-dice-action-another-turn = take another turn
bang-dice-action-return-all = return all arrows
bang-dice-action-keep-all = keep all arrows
bang-dice-action-haunt = give { PLAYER($seat) } the { NAME($face) } token

## Parts

bang-dice-part-entry = { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($value) }
bang-dice-part-drinks =
    { WHO($seat, $by) ->
        [same] { bang-dice-part-beers } for { VERB($seat, "yourself", "themselves") }
        [many] { bang-dice-part-beers } each for { PLAYER($seat) }
       *[other] { bang-dice-part-beers } for { PLAYER($seat) }
    }
bang-dice-part-beers =
    { $value ->
        [one] one
       *[other] { $value }
    }
bang-dice-part-die = { $value }
bang-dice-part-gain =
    { $value ->
        [one] { PLAYER($seat) } { VERB($seat, "gain", "gains", "each gain") } a life point
       *[other] { PLAYER($seat) } { VERB($seat, "gain", "gains", "each gain") } { $value } life points
    }
bang-dice-part-loss =
    { $value ->
        [one] { PLAYER($seat) } { VERB($seat, "lose", "loses", "each lose") } a life point
       *[other] { PLAYER($seat) } { VERB($seat, "lose", "loses", "each lose") } { $value } life points
    }
bang-dice-part-victim = { PLAYER($seat) }
bang-dice-part-was = { PLAYER($seat) } { VERB($seat, "were", "was") } { NAME($value) }
bang-dice-part-losing =
    { $value ->
        [one] { PLAYER($seat) } { VERB($seat, "are", "is", "are each") } about to lose a life point
       *[other] { PLAYER($seat) } { VERB($seat, "are", "is", "are each") } about to lose { $value } life points
    }
bang-dice-part-spared =
    { $value ->
        [one] { PLAYER($seat, form: "possessive") } power saves { VERB($seat, "you", "them") } a life point
       *[other] { PLAYER($seat, form: "possessive") } power saves { VERB($seat, "you", "them") } { $value } life points
    }
bang-dice-part-blown = { PLAYER($seat) } { VERB($seat, "are", "is") } caught in the blast
bang-dice-part-shots =
    { $value ->
        [one] { PLAYER($seat) } once{ bang-dice-part-apiece }
        [2] { PLAYER($seat) } twice{ bang-dice-part-apiece }
       *[other] { PLAYER($seat) } { $value } times{ bang-dice-part-apiece }
    }
bang-dice-part-apiece =
    { WHO($seat) ->
        [many] { " each" }
       *[other] { "" }
    }

## What lies on the table

bang-dice-fact-acting = { "" }
bang-dice-fact-throws-left = throws left
bang-dice-fact-kinds = { "" }
bang-dice-fact-dice = dice
bang-dice-fact-fresh = { "" }
bang-dice-fact-saloon-die = Saloon die
bang-dice-fact-beer-spent = { "" }
bang-dice-fact-character = character
bang-dice-fact-life = life
bang-dice-fact-maximum = maximum
bang-dice-fact-living = alive
bang-dice-fact-face-up = { "" }
bang-dice-fact-arrows = arrows
bang-dice-fact-pile = arrows in the pile
bang-dice-fact-chief = Chief’s Arrow
    .value =
        { $value ->
            [-2] not in use
            [-1] in the pile
           *[other] { PLAYER($value) }
        }
bang-dice-fact-cause = { "" }
bang-dice-fact-by = { "" }
bang-dice-fact-pending = { "" }
bang-dice-fact-lost = { "" }
bang-dice-fact-fallen = { "" }
bang-dice-fact-ghost = Ghost
    .value = { PLAYER($value) }
bang-dice-fact-ghost-side = the Ghost’s side
bang-dice-fact-tokens = { "" }
bang-dice-fact-shots = { "" }
bang-dice-fact-beers = { "" }
bang-dice-fact-away = { "" }
bang-dice-fact-in-reach = { "" }
bang-dice-fact-hits = { "" }
bang-dice-fact-gatling-gun = { "" }
bang-dice-fact-fresh-dice = { "" }
bang-dice-fact-ghost-tokens = { "" }
bang-dice-fact-teams = { "" }
bang-dice-fact-role = role
bang-dice-fact-box = roles in the box

## Dice

bang-dice-name-arrow = arrow
    .text = The thrower takes an arrow at once. Whoever takes the last one of the pile brings on the Indians: everybody loses a life point for each arrow they hold.
bang-dice-name-dynamite = dynamite
    .text = It stays as it lies. Three of them end the throws and cost the thrower a life point.
bang-dice-name-bullseye-1 = Bull’s Eye 1
    .text = A shot at a player one place away: they lose a life point.
bang-dice-name-bullseye-2 = Bull’s Eye 2
    .text = A shot at a player two places away (one, if only three are left or fewer): they lose a life point.
bang-dice-name-beer = Beer
    .text = The thrower gives it to anybody, themselves included: they gain a life point.
bang-dice-name-gatling = Gatling
    .text = Enough of them fire the Gatling Gun: everybody else loses a life point, and the thrower returns all their arrows.
bang-dice-name-double-bullseye-1 = double Bull’s Eye 1
    .text = Two shots at players one place away, at one or at two of them: each costs a life point.
bang-dice-name-double-bullseye-2 = double Bull’s Eye 2
    .text = Two shots at players two places away, at one or at two of them: each costs a life point.
bang-dice-name-double-gatling = double Gatling
    .text = Counts as two Gatlings. Enough of them fire the Gatling Gun: everybody else loses a life point, and the thrower returns all their arrows.
bang-dice-name-double-beer = double Beer
    .text = Two Beers, for one player or for two: each gives a life point.
bang-dice-name-bullet = bullet
    .text = The thrower is hit and loses a life point at once.
bang-dice-name-broken-arrow = broken arrow
    .text = The thrower must put an arrow of any player back on the pile.
bang-dice-name-base-die = ordinary die
    .text = An arrow, dynamite, Bull’s Eye 1 and 2, a Beer and a Gatling.
bang-dice-name-loudmouth-die = Loudmouth
    .text = A Saloon die full of double shots and double Gatlings, but with a bullet for the thrower.
bang-dice-name-coward-die = Coward
    .text = A Saloon die for the careful: Beers and broken arrows, and little to shoot with.
bang-dice-name-none = none
bang-dice-name-x2 = ×2

## Roles

bang-dice-name-sheriff = the Sheriff
    .title = Sheriff
    .text = Stay alive until all Outlaws and Renegades are dead. A Sheriff starts with two extra life points.
bang-dice-name-deputy = a Deputy
    .title = Deputy
    .text = Keep the Sheriff alive until all Outlaws and Renegades are dead. The law wins together, even those who die.
bang-dice-name-outlaw = an Outlaw
    .title = Outlaw
    .text = Kill the Sheriff. All Outlaws win together, even those who die.
bang-dice-name-renegade = a Renegade
    .title = Renegade
    .text = Be the last one standing: everybody else must die, and the Sheriff last.
bang-dice-name-the-bear = the Bear (Sheriff)
    .title = The Bear
    .text = A Sheriff with three extra life points instead of two.
bang-dice-name-the-good = the Good (Deputy)
    .title = The Good
    .text = A Deputy who may reveal the role once, at the start of their turn, to swap it with the Sheriff’s.
bang-dice-name-the-doc = the Doc (Deputy)
    .title = The Doc
    .text = A Deputy who may reveal the role once, after anybody’s throw, to turn a die to another face.
bang-dice-name-the-judge = the Judge (Deputy)
    .title = The Judge
    .text = A Deputy who may reveal the role once, when another player reveals theirs to use a power, to cancel that power.
bang-dice-name-the-gambler = the Gambler (Outlaw)
    .title = The Gambler
    .text = An Outlaw who may reveal the role once, after another player’s last throw, to have all dice thrown again.
bang-dice-name-the-bad = the Bad (Outlaw)
    .title = The Bad
    .text = An Outlaw who may reveal the role once to deny another player the life points that they are about to gain.
bang-dice-name-the-ugly = the Ugly (Outlaw)
    .title = The Ugly
    .text = An Outlaw who may reveal the role once, at the start of their turn, to have two players swap all their arrows.
bang-dice-name-right-hand-of-the-devil = the Right Hand of the Devil (Renegade)
    .title = Right Hand of the Devil
    .text = A Renegade who may reveal the role once, at the end of their turn, to take another.
bang-dice-name-left-hand-of-the-devil = the Left Hand of the Devil (Renegade)
    .title = Left Hand of the Devil
    .text = A Renegade who may reveal the role once to save a player about to be eliminated, who stays with two life points.

## Characters

bang-dice-name-bart-cassidy = Bart Cassidy
    .text = For each life point that he would lose to a Bull’s Eye or the Gatling Gun, he may take an arrow instead, but never the last one.
    .own = For each life point that you would lose to a Bull’s Eye or the Gatling Gun, you may take an arrow instead, but never the last one.
bang-dice-name-black-jack = Black Jack
    .text = His dynamite is not locked: he may throw it again, unless he has three.
    .own = Your dynamite is not locked: you may throw it again, unless you have three.
bang-dice-name-calamity-janet = Calamity Janet
    .text = Any Bull’s Eye 1 of hers may count as a 2, and any 2 as a 1.
    .own = Any Bull’s Eye 1 of yours may count as a 2, and any 2 as a 1.
bang-dice-name-el-gringo = El Gringo
    .text = Whoever makes him lose life points with Bull’s Eyes or the Gatling Gun takes an arrow.
    .own = Whoever makes you lose life points with Bull’s Eyes or the Gatling Gun takes an arrow.
bang-dice-name-jesse-jones = Jesse Jones
    .text = With four life points or fewer, he gains two from each Beer that he pours for himself.
    .own = With four life points or fewer, you gain two from each Beer that you pour for yourself.
bang-dice-name-jourdonnais = Jourdonnais
    .text = Never loses more than one life point in an Indian attack.
    .own = You never lose more than one life point in an Indian attack.
bang-dice-name-kit-carlson = Kit Carlson
    .text = For each Gatling he may return one arrow of any player to the pile.
    .own = For each Gatling you may return one arrow of any player to the pile.
bang-dice-name-lucky-duke = Lucky Duke
    .text = May throw again once more: four throws in all.
    .own = You may throw again once more: four throws in all.
bang-dice-name-paul-regret = Paul Regret
    .text = The Gatling Gun does him no harm.
    .own = The Gatling Gun does you no harm.
bang-dice-name-pedro-ramirez = Pedro Ramirez
    .text = For each life point that he loses, he may return one of his own arrows.
    .own = For each life point that you lose, you may return one of your own arrows.
bang-dice-name-rose-doolan = Rose Doolan
    .text = May shoot one place farther with each Bull’s Eye.
    .own = You may shoot one place farther with each Bull’s Eye.
bang-dice-name-sid-ketchum = Sid Ketchum
    .text = At the start of his turn, a player of his choice gains a life point.
    .own = At the start of your turn, a player of your choice gains a life point.
bang-dice-name-slab-the-killer = Slab the Killer
    .text = Once per turn he may spend a Beer to double a Bull’s Eye.
    .own = Once per turn you may spend a Beer to double a Bull’s Eye.
bang-dice-name-suzy-lafayette = Suzy Lafayette
    .text = If none of her final dice shows a Bull’s Eye, she gains two life points.
    .own = If none of your final dice shows a Bull’s Eye, you gain two life points.
bang-dice-name-vulture-sam = Vulture Sam
    .text = Gains two life points each time another player is eliminated.
    .own = You gain two life points each time another player is eliminated.
bang-dice-name-willy-the-kid = Willy the Kid
    .text = Two Gatlings are enough for his Gatling Gun.
    .own = Two Gatlings are enough for your Gatling Gun.
bang-dice-name-jose-delgado = José Delgado
    .text = The Loudmouth is an extra sixth die for him.
    .own = The Loudmouth is an extra sixth die for you.
bang-dice-name-tequila-joe = Tequila Joe
    .text = The Coward is an extra sixth die for him.
    .own = The Coward is an extra sixth die for you.
bang-dice-name-apache-kid = Apache Kid
    .text = When he throws an arrow, he may take the Chief’s Arrow from its holder instead of one from the pile.
    .own = When you throw an arrow, you may take the Chief’s Arrow from its holder instead of one from the pile.
bang-dice-name-bill-noface = Bill Noface
    .text = His arrows count only after his last throw.
    .own = Your arrows count only after your last throw.
bang-dice-name-elena-fuente = Elena Fuente
    .text = Once per throw she may let somebody else take one of the arrows that it brings her.
    .own = Once per throw you may let somebody else take one of the arrows that it brings you.
bang-dice-name-vera-custer = Vera Custer
    .text = Loses one life point less to each volley of Bull’s Eyes.
    .own = You lose one life point less to each volley of Bull’s Eyes.
bang-dice-name-doc-holyday = Doc Holyday
    .text = With three or more Bull’s Eyes in a turn, he regains two life points.
    .own = With three or more Bull’s Eyes in a turn, you regain two life points.
bang-dice-name-molly-stark = Molly Stark
    .text = May lose life points in another player’s place.
    .own = You may lose life points in another player’s place.

## Why a game ended as it did, by the clause that decided

bang-dice-end-dice-145 = the Sheriff fell, and the Renegade alone was left
    .renegade = the Sheriff fell, and you alone were left
    .sheriff-out = you fell, and the Renegade alone was left
bang-dice-end-dice-146 = the Sheriff fell
    .sheriff-out = you were the Sheriff, and you fell
    .outlaw-out = the Sheriff fell, and all Outlaws win together, even those who died
    .renegade = the Sheriff fell while others were still standing
bang-dice-end-dice-147 = the Outlaws and Renegades all fell, and the Sheriff still stood
    .sheriff = the Outlaws and Renegades all fell, and you still stood
    .deputy-out = the Outlaws and Renegades all fell, and Deputies win with the Sheriff even if they died
bang-dice-end-dice-215 = the winner eliminated the one they hunted before anybody else fell
    .won = you eliminated the one you hunted before anybody else fell
    .lost = { $names } eliminated the one they hunted before anybody else fell
bang-dice-end-dice-218 = everybody else fell
    .won = you were the last one standing
    .lost = { $names } was the last one standing
bang-dice-end-dice-219 = the last ones fell together

## House rules

bang-dice-preset-first = The base game: five dice, arrows and secret roles.
bang-dice-preset-everything = All of Old Saloon: two special dice, the Chief’s Arrow, roles with powers, new characters, the Ghost.

bang-dice-option-saloon-dice = Old Saloon: two special dice
    .text = Each turn a player may swap one of their dice for the Loudmouth, which shoots harder, or the Coward, which drinks more.
bang-dice-option-chief-arrow = Old Saloon: the Chief’s Arrow
    .text = The Indian Chief’s Arrow counts as two, and may spare its holder.
bang-dice-option-special-roles = Old Saloon: roles with powers
    .text = Roles with a power, alone or mixed with the plain ones (4 to 8 players).
    .off = off
    .special-only = special ones only
    .mixed = mixed with the plain ones
    .chip-special-only = Old Saloon: every role has a power
    .chip-mixed = Old Saloon: mixed roles
bang-dice-option-new-characters = Old Saloon: new characters
    .text = Eight more characters are shuffled in; three of them need the special dice or the Chief’s Arrow.
bang-dice-option-ghost = Old Saloon: the Ghost
    .text = The first player eliminated plays on as the Ghost (5 to 8 players).
bang-dice-option-ghost-renegade-table = Side of a Ghost Renegade
    .text = The side of a Renegade who becomes the Ghost, by the number of players.
bang-dice-option-characters = Fixed characters
    .text = A fixed character for each seat.

## The browser's table

bang-dice-table-stop = Stop
bang-dice-table-throw = Throw { $count } again
bang-dice-table-throw-none = Choose all
bang-dice-table-die = Die { $number }: { $face }
bang-dice-table-die-again = Die { $number }: { $face }. Throw it again
bang-dice-table-die-locked = Die { $number }: { $face }. Locked
bang-dice-table-die-turn = Die { $number }: { $face }. Turn it
bang-dice-table-die-blank = not thrown yet
bang-dice-table-of = { $name }’s dice
bang-dice-table-of-mine = Your dice
bang-dice-table-none = The dice lie in the middle.
bang-dice-table-left =
    { $count ->
        [0] last throw
        [one] one more throw
       *[other] { $count } more throws
    }
bang-dice-table-pile =
    { $count ->
        [one] one arrow in the pile
       *[other] { $count } arrows in the pile
    }
bang-dice-table-pile-chief = and the Chief’s Arrow
bang-dice-table-holds =
    { $count ->
        [one] one arrow
       *[other] { $count } arrows
    }
bang-dice-table-holds-chief = the Chief’s Arrow
bang-dice-table-life =
    { $most ->
        [one] { $life } of 1 life point
       *[other] { $life } of { $most } life points
    }
bang-dice-table-far =
    { $count ->
        [one] one place away
       *[other] { $count } places away
    }
bang-dice-table-aimed =
    { $count ->
        [one] one shot
       *[other] { $count } shots
    }
bang-dice-table-poured =
    { $count ->
        [one] one Beer
       *[other] { $count } Beers
    }
bang-dice-table-aimed-about =
    { $count ->
        [one] One shot is aimed at them.
       *[other] { $count } shots are aimed at them.
    }
bang-dice-table-poured-about =
    { $count ->
        [one] One Beer is poured for them.
       *[other] { $count } Beers are poured for them.
    }
bang-dice-table-going-about =
    { $count ->
        [one] They are about to lose a life point.
       *[other] They are about to lose { $count } life points.
    }
bang-dice-table-self = { $role } · { $character }
bang-dice-table-goal-three-deputy = Eliminate the Renegade yourself to win at once. If anybody falls in another way, be the last one standing.
bang-dice-table-goal-three-outlaw = Eliminate the Deputy yourself to win at once. If anybody falls in another way, be the last one standing.
bang-dice-table-goal-three-renegade = Eliminate the Outlaw yourself to win at once. If anybody falls in another way, be the last one standing.
bang-dice-table-self-lost = You are dead, and cannot win any more.
bang-dice-table-self-dead = You are dead. Your side can still win.
bang-dice-table-self-ghost = You are dead, but play on as the Ghost: in your turn you throw two dice and give a token with one of their faces to a player, whose next turn begins with it.
bang-dice-table-role-secret = The role is secret until its owner dies or reveals it.
bang-dice-table-about-dead = Dead, and out of the game.
bang-dice-table-about-ghost = Dead, but the Ghost: in their turns they haunt a player with a token.
bang-dice-table-holds-about =
    { $count ->
        [one] Holds one arrow: an Indian attack costs a life point.
       *[other] Holds { $count } arrows: an Indian attack costs { $count } life points.
    }
bang-dice-table-far-near =
    { $count ->
        [one] One place away from the thrower: a Bull’s Eye can hit them.
       *[other] { $count } places away from the thrower: a Bull’s Eye can hit them.
    }
bang-dice-table-far-out = { $count } places away from the thrower: no Bull’s Eye can hit them.
bang-dice-table-ghost-token-one = Their next turn begins with one die turned to it.
bang-dice-table-ghost-token-two = Their next turn begins with two dice turned to it.
bang-dice-table-pile-about = Whoever takes the last arrow brings on the Indians: everybody loses a life point for each arrow they hold, and all arrows go back to the pile.
bang-dice-table-chief = The Chief’s Arrow
bang-dice-table-chief-about = It counts as two arrows in an attack, but whoever has it and more arrows than anybody else loses nothing.
bang-dice-table-hits = Can hit { $names } now.
bang-dice-table-guns = { $count } of the { $needed } that it takes.
bang-dice-table-cards = { $name }’s cards
bang-dice-table-cards-mine = Your cards
bang-dice-table-cards-role = Role
bang-dice-table-cards-character = Character
bang-dice-table-cards-back = Face down. Nobody else knows it.
bang-dice-table-pick = Choose { $name }
bang-dice-table-back = Back
bang-dice-table-double = Double it, for a Beer
bang-dice-table-reveal = Reveal
bang-dice-table-reveal-die = Which die do you turn?
bang-dice-table-reveal-face = To which face?
bang-dice-table-reveal-player = Choose the player.
bang-dice-table-reveal-two = Choose two players.
bang-dice-table-reveals = { $name } reveals
bang-dice-table-cancelled = Overruled!
bang-dice-table-indians = Indians attack!
bang-dice-table-gatling = Gatling!
bang-dice-table-dynamite = Boom!
bang-dice-table-bullet = Ouch!
bang-dice-table-ghost = Ghost
bang-dice-table-ghost-made = { $name } comes back as the Ghost
bang-dice-table-ghost-side =
    { $side ->
        [deputy] Ghost on the side of the law
       *[outlaw] Ghost on the side of the Outlaws
    }
bang-dice-table-ghost-token = Ghost token: { $face }
bang-dice-table-out = out
bang-dice-table-falls = { $name } is out
bang-dice-table-saved = Saved!
bang-dice-table-denied = Denied!
bang-dice-table-loudmouth = Loudmouth
bang-dice-table-coward = Coward
bang-dice-table-base = Neither
bang-dice-table-team-law = Sheriff and Deputies
bang-dice-table-team-outlaws = Outlaws
bang-dice-table-team-renegade = { $name }, Renegade
bang-dice-table-won-law = The law wins
bang-dice-table-won-outlaws = The Outlaws win
bang-dice-table-role-hidden = Hidden role
bang-dice-table-keys = 1 to 6 choose dice, A chooses all, Enter throws them again or stops; numbers choose players, V reveals your role.
