### BANG! and Gold Rush

## Questions

bang-ask-choose-character = Which character do you want to be?
    .wait = { PLAYER($awaited) } { VERB($awaited, "are choosing", "is choosing") } a character.
bang-ask-choose-result =
    { $wanted ->
        [0] You need hearts. Which of the flipped cards counts?
        [1] A red card gives you another turn. Which of the flipped cards counts?
       *[other] On spades 2 to 9 the Dynamite costs you 3 life points. Which of the flipped cards counts?
    }
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } which flipped card counts.
bang-ask-last-chance =
    { $needed ->
        [one] You are about to die. Regain a life point now, or you are out.
       *[other] You are about to die. Regain { $needed } life points now, or you are out.
    }
    .wait = { PLAYER($seat) } { VERB($seat, "hang", "hangs") } by a thread.
bang-ask-order-discards = All your cards go on the discard pile. Which one is next? The last one lies on top.
    .wait = { PLAYER($seat) } { VERB($seat, "lay", "lays") } down { VERB($seat, "your", "their") } last cards.
bang-ask-dodge =
    { $needed ->
        [one] { $covered ->
            [yes] { PLAYER($shooter) } shoots at you: play a Missed!, try your Barrel, or { bang-part-stake }.
           *[no] { PLAYER($shooter) } shoots at you: play a Missed!, or { bang-part-stake }.
        }
       *[other] { $covered ->
            [yes] { PLAYER($shooter) } shoots at you: play { $needed } Missed! cards, try your Barrel, or { bang-part-stake }.
           *[no] { PLAYER($shooter) } shoots at you: play { $needed } Missed! cards, or { bang-part-stake }.
        }
    }
    .wait = { PLAYER($shooter) } { VERB($shooter, "shoot", "shoots") } at { PLAYER($seat) }.
bang-ask-fight-indians = Indians! Play a BANG! to drive them off, or { bang-part-stake }.
    .wait = The Indians come for { PLAYER($seat) }.
bang-ask-answer-duel = Your duel with { PLAYER($other) }: play a BANG!, or { bang-part-stake }.
    .wait = A duel: { PLAYER($seat) } must answer { PLAYER($other) } with a BANG!
bang-ask-general-store = The General Store is open. Take one of the cards.
    .wait = { PLAYER($seat) } { VERB($seat, "are", "is") } shopping at the General Store.
bang-ask-play = Play any cards you like, then end your turn.
    .wait = It is { PLAYER($seat, form: "possessive") } turn.
bang-ask-discard =
    { $limit ->
        [8] Your Gun Belt lets you keep 8 cards. { bang-part-discard }
        [one] With 1 life point left you may keep only 1 card. { bang-part-discard }
       *[other] With { $limit } life points you may keep only { $limit } cards. { bang-part-discard }
    }
    .wait = { PLAYER($seat) } { VERB($seat, "have too many cards and discard", "has too many cards and discards") }.
bang-ask-jesse-draws = Take your first card from the deck, or unseen from somebody’s hand?
    .wait = { PLAYER($seat) } { VERB($seat, "eye", "eyes") } the other players’ hands.
bang-ask-pedro-draws = Take your first card from the deck, or from the discard pile?
    .wait = { PLAYER($seat) } { VERB($seat, "eye", "eyes") } the discard pile.
bang-ask-kit-puts-back = You keep two of these three cards. Which one goes back on the deck?
    .wait = { PLAYER($seat) } { VERB($seat, "look", "looks") } at three cards.
bang-ask-sid-discards = Two cards buy you a life point. Which one do you discard now?
    .wait = { PLAYER($seat) } { VERB($seat, "trade", "trades") } two cards for a life point.
bang-ask-choose-mode = What do you use the { NAME($card) } as?
    .wait = { PLAYER($seat) } { VERB($seat, "decide", "decides") } what to use the { NAME($card) } as.
bang-ask-choose-target =
    { $mode ->
        [0] Whose card do you take?
        [2] Who do you shoot at?
        [4] Who do you challenge to a duel?
        [5] Who must discard a card?
       *[other] { $card ->
            [shot_1] { bang-part-healed }
            [shot_2] { bang-part-healed }
            [shot_3] { bang-part-healed }
           *[other] Who is { NAME($card) }? Whoever eliminates them draws 2 cards and takes a nugget.
        }
    }
    .wait = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } a player for the { NAME($card) }.
bang-ask-dutch-discards = You keep one of these two cards and take a nugget. Which one do you discard?
    .wait = { PLAYER($seat) } { VERB($seat, "keep", "keeps") } one of two cards.

## The story

bang-event-game-began = { PLAYER($seat) } { VERB($seat, "go", "goes") } first.
bang-event-role-dealt =
    { $role ->
        [hidden] { "" }
       *[other] { PLAYER($seat) } { VERB($seat, "are", "is") } dealt a role: { NAME($role) }.
    }
bang-event-role-shown = { PLAYER($seat) } { VERB($seat, "are", "is") } { NAME($role, form: "article") }.
bang-event-character-shown = { PLAYER($seat) } { VERB($seat, "play", "plays") } as { NAME($character) }.
bang-event-character-dealt = { "" }
bang-event-characters-shuffled = { "" }
bang-event-equipment-shuffled = The equipment is shuffled.
bang-event-deck-shuffled = The deck is shuffled.

bang-event-turn-began =
    { $extra ->
        [yes] { PLAYER($seat) } { VERB($seat, "begin", "begins") } another turn.
       *[no] { PLAYER($seat) } { VERB($seat, "begin", "begins") } { VERB($seat, "your", "their") } turn.
    }
bang-event-turn-ended = { PLAYER($seat) } { VERB($seat, "end", "ends") } { VERB($seat, "your", "their") } turn.
bang-event-turn-skipped = { PLAYER($seat) } { VERB($seat, "spend your", "spends their") } turn in Jail.
bang-event-turn-granted = { PLAYER($seat) } { VERB($seat, "get", "gets") } another turn after this one.
bang-event-play-began = { "" }
bang-event-play-ended = { "" }
bang-event-use-counted = { "" }

bang-event-card-played =
    { WHO($target, $seat) ->
        [none] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($card) }.
        [same] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($card) } on { VERB($seat, "yourself", "themselves") }.
       *[other] { PLAYER($seat) } { VERB($seat, "play", "plays") } { NAME($card) } against { PLAYER($target) }.
    }
bang-event-card-laid =
    { WHO($target, $seat) ->
        [none] { PLAYER($seat) } { VERB($seat, "put", "puts") } { NAME($card) } in play.
        [same] { PLAYER($seat) } { VERB($seat, "put", "puts") } { NAME($card) } in play.
       *[other] { PLAYER($seat) } { VERB($seat, "put", "puts") } { NAME($card) } in front of { PLAYER($target) }.
    }
bang-event-card-moved = { NAME($card) } passes from { PLAYER($seat) } to { PLAYER($target) }.
bang-event-card-shown = { PLAYER($seat) } { VERB($seat, "show", "shows") } { NAME($card) }.
bang-event-card-discarded =
    { $answer ->
        [yes] { PLAYER($seat) } { VERB($seat, "answer", "answers") } with { NAME($card) }.
       *[no] { PLAYER($seat) } { VERB($seat, "discard", "discards") } { NAME($card) }.
    }
bang-event-card-put-back =
    { $card ->
        [hidden] { PLAYER($seat) } { VERB($seat, "put", "puts") } a card back on the deck.
       *[other] { PLAYER($seat) } { VERB($seat, "put", "puts") } { NAME($card) } back on the deck.
    }
bang-event-cards-drawn =
    { $cards ->
        [hidden] { PLAYER($seat) } { VERB($seat, "draw", "draws") } { bang-part-cards }.
       *[other] { PLAYER($seat) } { VERB($seat, "draw", "draws") } { bang-part-cards }: { NAME($cards) }.
    }
bang-event-cards-looked-at =
    { $cards ->
        [hidden] { PLAYER($seat) } { VERB($seat, "look", "looks") } at { bang-part-cards }.
       *[other] { PLAYER($seat) } { VERB($seat, "look", "looks") } at { bang-part-cards }: { NAME($cards) }.
    }
bang-event-cards-kept =
    { $cards ->
        [hidden] { PLAYER($seat) } { VERB($seat, "keep", "keeps") } { bang-part-cards }.
       *[other] { PLAYER($seat) } { VERB($seat, "keep", "keeps") } { bang-part-cards }: { NAME($cards) }.
    }
bang-event-cards-revealed =
    { $source ->
        [general_store] The General Store offers { NAME($cards) }.
        [rhum] { PLAYER($seat) } { VERB($seat, "flip", "flips") } { NAME($cards) } for the Rhum.
        [jail] { PLAYER($seat) } { VERB($seat, "flip", "flips") } { NAME($cards) } to get out of Jail.
        [dynamite] { PLAYER($seat) } { VERB($seat, "flip", "flips") } { NAME($cards) } for the Dynamite.
        [barrel] { PLAYER($seat) } { VERB($seat, "duck", "ducks") } behind the Barrel and { VERB($seat, "flip", "flips") } { NAME($cards) }.
       *[other] { PLAYER($seat) } { VERB($seat, "flip", "flips") } { NAME($cards) }.
    }
bang-event-draw-resolved =
    { $source ->
        [rhum] { "" }
        [jail] { $good ->
            [yes] { NAME($card) }: { PLAYER($seat) } { VERB($seat, "walk", "walks") } free.
           *[no] { NAME($card) }: { PLAYER($seat) } { VERB($seat, "stay", "stays") } in Jail.
        }
        [dynamite] { $good ->
            [yes] { NAME($card) }: the Dynamite does not go off.
           *[no] { NAME($card) }: the Dynamite goes off!
        }
        [don_bell] { $good ->
            [yes] { NAME($card) } is red: another turn.
           *[no] { NAME($card) } is black: no other turn.
        }
       *[other] { $good ->
            [yes] { NAME($card) }: the bullet is stopped.
           *[no] { NAME($card) }: that stops no bullet.
        }
    }
bang-event-aside-discarded = { PLAYER($seat) } { VERB($seat, "discard", "discards") } { NAME($card) }.
bang-event-discard-taken = { PLAYER($seat) } { VERB($seat, "take", "takes") } { NAME($card) } from the discard pile.
bang-event-store-card-taken = { PLAYER($seat) } { VERB($seat, "take", "takes") } { NAME($card) } from the General Store.
bang-event-in-play-discarded = { PLAYER($seat, form: "possessive") } { NAME($card) } is discarded.
bang-event-in-play-taken =
    { WHO($owner, $seat) ->
        [same] { PLAYER($seat) } { VERB($seat, "take your own", "takes their own") } { NAME($card) } back.
       *[other] { PLAYER($seat) } { VERB($seat, "take", "takes") } { NAME($card) } from { PLAYER($owner) }.
    }
bang-event-hand-card-taken =
    { $card ->
        [hidden] { $loss ->
            [hidden] { PLAYER($seat) } { VERB($seat, "take", "takes") } a card from { PLAYER($owner, form: "possessive") } hand.
           *[other] { PLAYER($seat) } takes { NAME($loss) } from your hand.
        }
       *[other] { PLAYER($seat) } { VERB($seat, "take", "takes") } { NAME($card) } from { PLAYER($owner, form: "possessive") } hand.
    }
bang-event-hand-taken-over = { PLAYER($seat) } { VERB($seat, "take", "takes") } { PLAYER($owner, form: "possessive") } whole hand: { bang-part-cards }.

bang-event-answer-sealed =
    { $action ->
        [hidden] { PLAYER($seat) } { VERB($seat, "have", "has") } chosen.
       *[other] { PLAYER($seat) } { VERB($seat, "choose", "chooses") } in secret to { ACTION($action) }.
    }
bang-event-answer-replaced = { PLAYER($seat) } { VERB($seat, "choose", "chooses") } in secret to { ACTION($action) }.

bang-event-life-lost = { PLAYER($seat) } { VERB($seat, "lose", "loses") } { bang-part-life }.
bang-event-life-gained = { PLAYER($seat) } { VERB($seat, "regain", "regains") } { bang-part-life }.
bang-event-wound-survived = { "" }
bang-event-shot-cancelled = { PLAYER($target) } { VERB($target, "are", "is") } not hit.
bang-event-helped = { "" }
bang-event-eliminated =
    { WHO($by, $seat) ->
        [none] { PLAYER($seat) } { VERB($seat, "are", "is") } out, and { VERB($seat, "were", "was") } { NAME($role, form: "article") }.
        [same] { PLAYER($seat) } { VERB($seat, "are", "is") } out, and { VERB($seat, "were", "was") } { NAME($role, form: "article") }.
       *[other] { PLAYER($by) } { VERB($by, "eliminate", "eliminates") } { PLAYER($seat) }, { NAME($role, form: "article") }.
    }
bang-event-sheriff-punished = { PLAYER($seat) } eliminated a Deputy and must discard all { VERB($seat, "your", "their") } cards.

bang-event-nuggets-taken = { PLAYER($seat) } { VERB($seat, "take", "takes") } { bang-part-nuggets }.
bang-event-nuggets-paid = { PLAYER($seat) } { VERB($seat, "part", "parts") } with { bang-part-nuggets }.
bang-event-row-filled = { NAME($card) } is for sale.
bang-event-equipment-bought =
    { $price ->
        [0] { PLAYER($seat) } { VERB($seat, "get", "gets") } { NAME($card) } for nothing.
        [one] { PLAYER($seat) } { VERB($seat, "buy", "buys") } { NAME($card) } for one nugget.
       *[other] { PLAYER($seat) } { VERB($seat, "buy", "buys") } { NAME($card) } for { $price } nuggets.
    }
bang-event-equipment-drawn = { PLAYER($seat) } { VERB($seat, "draw", "draws") } { NAME($card) } from the equipment deck.
bang-event-equipment-used =
    { WHO($target, $seat) ->
        [none] { PLAYER($seat) } { VERB($seat, "use", "uses") } { bang-part-used }.
        [same] { PLAYER($seat) } { VERB($seat, "use", "uses") } { bang-part-used } on { VERB($seat, "yourself", "themselves") }.
       *[other] { PLAYER($seat) } { VERB($seat, "use", "uses") } { bang-part-used } on { PLAYER($target) }.
    }
bang-event-equipment-kept =
    { WHO($by, $seat) ->
        [same] { "" }
       *[other] { PLAYER($by) } { VERB($by, "put", "puts") } { NAME($card) } in front of { PLAYER($seat) }.
    }
bang-event-equipment-lost =
    { WHO($by, $seat) ->
        [none] { PLAYER($seat, form: "possessive") } { NAME($card) } is discarded.
       *[other] { PLAYER($by) } { VERB($by, "have", "has") } { PLAYER($seat, form: "possessive") } { NAME($card) } discarded.
    }
bang-event-equipment-dropped = { "" }
bang-event-refresh-promised = { PLAYER($seat) } will regain all life points when this turn ends.
bang-event-refreshed = { PLAYER($seat) } { VERB($seat, "regain all your", "regains all their") } life points.
bang-event-shot-bought =
    { $price ->
        [one] { PLAYER($seat) } { VERB($seat, "pay one nugget and shoot", "pays one nugget and shoots") } at { PLAYER($target) }.
       *[other] { PLAYER($seat) } { VERB($seat, "pay", "pays") } { $price } nuggets and { VERB($seat, "shoot", "shoots") } at { PLAYER($target) }.
    }
bang-event-shadow-entered = { PLAYER($seat, form: "possessive") } shadow rides in for a turn.
bang-event-shadow-left = { PLAYER($seat, form: "possessive") } shadow rides off.
bang-event-side-taken =
    { $side ->
        [1] { PLAYER($seat) } { VERB($seat, "ride", "rides") } for the law.
       *[other] { PLAYER($seat) } { VERB($seat, "ride", "rides") } with the Outlaws.
    }

## Actions

bang-action-play = play { NAME($card) }
bang-action-play-at =
    { WHO($target) ->
        [you] { NAME($card) } on yourself
       *[other] { NAME($card) } against { PLAYER($target) }
    }
bang-action-play-for =
    { WHO($target) ->
        [you] { $spoil ->
            [hand] { NAME($card) }: a card from your own hand
           *[other] { NAME($card) }: your own { NAME($spoil) }
        }
       *[other] { NAME($card) } against { PLAYER($target) }: { NAME($spoil) }
    }
bang-action-cash = cash in { NAME($card) } for a nugget
bang-action-end-phase = end the turn
bang-action-take-hit = take the hit
bang-action-give-up = give up
bang-action-decline = give up and die
bang-action-discard = discard { NAME($card) }
bang-action-choose = take { NAME($card) }
bang-action-put-back = put { NAME($card) } back
bang-action-draw-pile = draw from the deck
bang-action-discard-pile = take the top card of the discard pile
bang-action-draw-from = take a card from { PLAYER($target, form: "possessive") } hand
bang-action-keep = be { NAME($character) }
bang-action-use = use { NAME($power) }
bang-action-use-at =
    { WHO($target) ->
        [you] use { NAME($power) } on yourself
       *[other] use { NAME($power) } on { PLAYER($target) }
    }
bang-action-buy = buy { NAME($equipment) }
bang-action-buy-cheaper = buy { NAME($equipment) } at a discount
bang-action-force-off = have { NAME($equipment) } discarded
bang-action-use-as = use it as a { NAME($mode) }
bang-action-aim =
    { WHO($target) ->
        [you] choose yourself
       *[other] choose { PLAYER($target) }
    }
bang-action-aim-for = choose { PLAYER($target) }: { NAME($spoil) }

## Parts

bang-part-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
bang-part-nuggets =
    { $count ->
        [one] a nugget
       *[other] { $count } nuggets
    }
bang-part-life =
    { $points ->
        [one] a life point
       *[other] { $points } life points
    }
bang-part-stake =
    { $life ->
        [0] do nothing: a shadow has no life to lose
        [one] lose your last life point
       *[other] lose one of your { $life } life points
    }
bang-part-used =
    { $used_as ->
        [bang] { NAME($card) } as a BANG!
        [beer] { NAME($card) } as a Beer
        [panic] { NAME($card) } as a Panic!
        [general_store] { NAME($card) } as a General Store
        [duel] { NAME($card) } as a Duel
        [cat_balou] { NAME($card) } as a Cat Balou
       *[other] { NAME($card) }
    }
bang-part-discard =
    { $more ->
        [one] Discard a card.
       *[other] Discard { $more } cards.
    }
bang-part-healed = Who regains a life point?
bang-copy =
    { $suit ->
        [c] { $name } { bang-part-rank }♣
        [d] { $name } { bang-part-rank }♦
        [h] { $name } { bang-part-rank }♥
        [s] { $name } { bang-part-rank }♠
       *[none] { $name }
    }
bang-part-rank =
    { $rank ->
        [a] A
        [j] J
        [k] K
        [q] Q
       *[other] { $rank }
    }

## What lies on the table

bang-fact-phase = { "" }
bang-fact-ring = { "" }
bang-fact-alive = alive
bang-fact-life = life
bang-fact-max-life = maximum
bang-fact-traits = { "" }
bang-fact-killer = { "" }
bang-fact-nuggets = nuggets
    .value = { bang-part-some }
bang-fact-bangs = BANG! cards played
    .value = { bang-part-some }
bang-fact-pans = Gold Pan used
    .value = { bang-part-some }
bang-fact-snakes = Raddie Snake used
    .value = { bang-part-some }
bang-fact-discounts = discounts used
    .value = { bang-part-some }
bang-fact-extra = extra turn
bang-fact-more-turns = { "" }
bang-fact-refresh = all life points back after this turn
bang-fact-renegade-side = { "" }
bang-fact-face-up = { "" }
bang-fact-harmed = { "" }
bang-fact-helped = { "" }
bang-fact-deck = deck
bang-fact-discard = discard pile
bang-fact-aside = set aside
bang-fact-hand = hand
bang-fact-in-play = in play
bang-fact-equipment = equipment
bang-fact-row = for sale
bang-fact-in-use = in use
bang-fact-equipment-deck = equipment deck
bang-fact-roles = role
bang-fact-characters = character
bang-fact-spares = { "" }
bang-fact-box = { "" }
bang-fact-ways = { "" }
bang-fact-distances = { "" }
bang-fact-away = { "" }
bang-fact-nearer = { "" }
bang-fact-ranges = { "" }
bang-fact-in-reach = { "" }
bang-fact-excess = { "" }
bang-fact-prices = { "" }
bang-fact-sides = { "" }
bang-part-some =
    { $value ->
        [0] { nothing }
       *[other] { $value }
    }

## Roles

bang-name-sheriff = Sheriff
    .article = the Sheriff
    .text = Stay alive until all Outlaws and the Renegade are dead.
bang-name-deputy = Deputy
    .article = a Deputy
    .text = Keep the Sheriff alive until all Outlaws and the Renegade are dead. You win together, even if you die.
bang-name-outlaw = Outlaw
    .article = an Outlaw
    .text = Kill the Sheriff. All Outlaws win together, even those who die.
bang-name-renegade = Renegade
    .article = the Renegade
    .text = Be the last one standing: kill everybody else, and the Sheriff last.

## Cards

bang-name-hand = a card from the hand
bang-name-bang = BANG!
    .text = Shoot at a player within reach of your weapon: they dodge, or lose a life point. Once per turn, unless something lifts the limit.
bang-name-missed = Missed!
    .text = Cancels one shot at you.
bang-name-beer = Beer
    .text = Regain a life point, even when you are about to die. It does nothing once only two players are left.
bang-name-panic = Panic!
    .text = Take a card from a player at distance 1: one from the hand, unseen, or one in play.
bang-name-cat-balou = Cat Balou
    .text = Any player discards a card: one from the hand, unseen, or one in play.
bang-name-stagecoach = Stagecoach
    .text = Draw 2 cards.
bang-name-wells-fargo = Wells Fargo
    .text = Draw 3 cards.
bang-name-gatling = Gatling
    .text = Shoot at everybody else, near or far.
bang-name-duel = Duel
    .text = You and any other player take turns playing BANG! cards; whoever stops first loses a life point. Your opponent begins.
bang-name-indians = Indians!
    .text = Everybody else plays a BANG! or loses a life point.
bang-name-general-store = General Store
    .text = Turn up one card per player. Everybody takes one, you first.
bang-name-saloon = Saloon
    .text = Everybody regains a life point.
bang-name-barrel = Barrel
    .text = When you are shot at you may flip the top card of the deck: on hearts the shot misses.
bang-name-scope = Scope
    .text = You see everybody else 1 nearer.
bang-name-mustang = Mustang
    .text = Everybody else sees you 1 farther away.
bang-name-jail = Jail
    .text = Put it on anybody but the Sheriff. At the start of their turn they flip a card: they skip the turn unless it is hearts.
bang-name-dynamite = Dynamite
    .text = Put it in front of you. Whoever has it when their turn starts flips a card: on spades 2 to 9 they lose 3 life points; otherwise it passes to the left.
bang-name-volcanic = Volcanic
    .text = Weapon, reach 1. Play as many BANG! cards per turn as you like.
bang-name-schofield = Schofield
    .text = Weapon, reach 2.
bang-name-remington = Remington
    .text = Weapon, reach 3.
bang-name-rev-carabine = Rev. Carabine
    .text = Weapon, reach 4.
bang-name-winchester = Winchester
    .text = Weapon, reach 5.

## Equipment

bang-name-shot = Shot
    .text = Any one player, you included, regains a life point.
bang-name-bottle = Bottle
    .text = Use it as a BANG!, a Panic! or a Beer.
bang-name-pardner = Pardner
    .text = Use it as a General Store, a Duel or a Cat Balou.
bang-name-rhum = Rhum
    .text = Flip 4 cards. Regain a life point for each different suit.
bang-name-union-pacific = Union Pacific
    .text = Draw 4 cards.
bang-name-gold-rush = Gold Rush
    .text = Your turn ends, you regain all your life points, and you play another turn.
bang-name-gun-belt = Gun Belt
    .text = You may keep 8 cards at the end of your turn.
bang-name-horseshoe = Horseshoe
    .text = Whenever you flip a card for luck, flip one more and choose.
bang-name-wanted = Wanted
    .text = Put it on any player. Whoever eliminates them draws 2 cards and takes a nugget.
bang-name-boots = Boots
    .text = Draw a card for each life point you lose.
bang-name-calumet = Calumet
    .text = Diamonds that others play do not affect you, except in Duels.
bang-name-gold-pan = Gold Pan
    .text = Up to twice in your turn, pay a nugget to draw a card.
bang-name-lucky-charm = Lucky Charm
    .text = Take a nugget for each life point you lose.
bang-name-rucksack = Rucksack
    .text = Pay 2 nuggets for a life point, even when you are about to die.
bang-name-pickaxe = Pickaxe
    .text = Draw one more card at the start of your turn.

## Characters

bang-name-bart-cassidy = Bart Cassidy
    .text = Draws a card for each life point lost.
bang-name-black-jack = Black Jack
    .text = Shows the second card drawn at the start of the turn; if it is red, draws a third.
bang-name-calamity-janet = Calamity Janet
    .text = Plays BANG! cards as Missed! cards, and the other way round.
bang-name-el-gringo = El Gringo
    .text = Takes a card, unseen, from the hand of whoever costs him a life point: one for each.
    .life = Has one life point fewer than most.
bang-name-jesse-jones = Jesse Jones
    .text = May take the first card of the turn from somebody’s hand, unseen.
bang-name-jourdonnais = Jourdonnais
    .text = Always has a Barrel.
bang-name-kit-carlson = Kit Carlson
    .text = Looks at three cards at the start of the turn and keeps two.
bang-name-lucky-duke = Lucky Duke
    .text = Flips one more card whenever luck decides, and chooses.
bang-name-paul-regret = Paul Regret
    .text = Everybody sees Paul 1 farther away.
    .life = Has one life point fewer than most.
bang-name-pedro-ramirez = Pedro Ramirez
    .text = May take the first card of the turn from the discard pile.
bang-name-rose-doolan = Rose Doolan
    .text = Sees everybody 1 nearer.
bang-name-sid-ketchum = Sid Ketchum
    .text = May discard 2 cards for a life point, even when about to die.
bang-name-slab-the-killer = Slab the Killer
    .text = It takes two Missed! to dodge Slab’s BANG! cards.
bang-name-suzy-lafayette = Suzy Lafayette
    .text = Draws a card whenever her hand is empty.
bang-name-vulture-sam = Vulture Sam
    .text = Takes all the cards of players who are eliminated.
bang-name-willy-the-kid = Willy the Kid
    .text = Plays as many BANG! cards per turn as he likes.
bang-name-don-bell = Don Bell
    .text = Flips a card at the end of the turn; if it is red, takes another turn.
bang-name-dutch-will = Dutch Will
    .text = Draws two cards, throws one of them away, and takes a nugget.
bang-name-jacky-murieta = Jacky Murieta
    .text = Pays 2 nuggets for one more shot, as often as he likes.
bang-name-josh-mccloud = Josh McCloud
    .text = Pays 2 nuggets for the top card of the equipment deck.
bang-name-madam-yto = Madam Yto
    .text = Draws a card whenever anybody plays a Beer.
bang-name-pretty-luzena = Pretty Luzena
    .text = Buys one card per turn for a nugget less.
bang-name-raddie-snake = Raddie Snake
    .text = Up to twice per turn, pays a nugget to draw a card.
bang-name-simeon-picos = Simeon Picos
    .text = Takes a nugget for each life point lost.

## Refusals

bang-error-bang-limit-reached = You may play only one BANG! card per turn.
bang-error-sheriff-cannot-be-jailed = The Sheriff cannot be put in Jail.
bang-error-equipment-not-targetable = Equipment can never be a target.
bang-error-own-equipment = You cannot make yourself discard your own equipment.
bang-error-not-in-row = This card is not for sale.
bang-error-already-at-max-life = You have all your life points.
bang-error-option-requires-shadow = This rule needs the shadow-gunslingers.
bang-error-shadow-needs-sheriff = Shadows need a Sheriff and teams: play them with 4 to 7 seats.

## Why a game ended as it did, by the clause that decided; an attribute is for readers who won, lost, or had that role

bang-end-bang-161 = the Sheriff fell, and the Renegade alone was left
    .renegade = the Sheriff fell, and you alone were left
    .sheriff-out = you fell, and the Renegade alone was left
bang-end-bang-162 = the Sheriff fell
    .sheriff-out = you were the Sheriff, and you fell
    .outlaw-out = the Sheriff fell, and all Outlaws win together, even those who died
    .renegade = the Sheriff fell while others were still standing
bang-end-bang-163 = the Outlaws and the Renegade fell, and the Sheriff still stood
    .sheriff = the Outlaws and the Renegade fell, and you still stood
    .deputy-out = the Outlaws and the Renegade fell, and Deputies win with the Sheriff even if they died
bang-end-bang-313 = the winner killed the one they hunted
    .won = you killed the one you hunted
    .lost = { $names } killed the one they hunted
bang-end-bang-314 = everybody else fell
    .won = you were the last one standing
    .lost = { $names } was the last one standing

## House rules

bang-preset-first = The base game: cards, characters and secret roles, no gold.
bang-preset-book = With Gold Rush: nuggets, equipment to buy, eight more characters.
bang-preset-everything = Gold Rush, a choice of two characters, and shadows: the dead ride again.

bang-option-gold-rush = Gold Rush
    .text = Adds gold nuggets, equipment to buy with them, and eight more characters.
bang-option-shadow = Shadow-gunslingers
    .text = Adds turns for the dead: eliminated players come back for their own turns as shadows.
bang-option-shadow-final-duel = No shadows in the final duel
    .text = Shadows take no turns while only the Sheriff and the Renegade are alive.
bang-option-character-choice = Characters to choose from
    .text = How many characters each player is dealt, to keep one of them.
bang-option-two-player = Two players
    .text = The module for two players is not part of this game.

## The browser's table

bang-table-life =
    { $most ->
        [one] { $life } of 1 life point
       *[other] { $life } of { $most } life points
    }
bang-table-inhand = in hand
bang-table-nuggets =
    { $count ->
        [one] nugget
       *[other] nuggets
    }
bang-table-role-hidden = role unknown
bang-table-out = dead
bang-table-waits = dead for now
bang-table-shadow = shadow
bang-table-far =
    { $count ->
        [one] step away, out of reach
       *[other] steps away, out of reach
    }
bang-table-far-near =
    { $count ->
        [one] step away, within reach
       *[other] steps away, within reach
    }
bang-table-self = { $character }: { $power }
bang-table-goal-three-deputy = Kill the Renegade with your own hands. If somebody else does it, be the last one standing.
bang-table-goal-three-outlaw = Kill the Deputy with your own hands. If somebody else does it, be the last one standing.
bang-table-goal-three-renegade = Kill the Outlaw with your own hands. If somebody else does it, be the last one standing.
bang-table-self-shadow = You are dead, but each of your turns you ride again as a shadow, whom nothing can harm.
bang-table-self-dead = You are dead. Your side can still win.
bang-table-self-side-law = You ride for the law now.
bang-table-self-side-outlaws = You ride with the Outlaws now.
bang-table-role-secret = The role is secret until its owner dies.
bang-table-about-dead = Dead, and out of the game.
bang-table-about-waits = Dead, but their shadow rides in for each of their turns.
bang-table-about-shadow = A shadow: here for this turn only, and nothing can harm it.
bang-table-hand-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
bang-table-gold-holds =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
bang-table-laid = In front of { $name }
bang-table-take = { $card } of { $name }
bang-table-choose = Choose { $card }
bang-table-hand = Your hand
bang-table-hand-empty = No cards.
bang-table-back = Take back
bang-table-at = { $card } at { $name }
bang-table-use = Play it
bang-table-use-nugget = For a nugget
bang-table-use-buy = Buy for { $price }
bang-table-use-force = Have it discarded for { $price }
bang-table-use-hand = { $name }: a card in hand
bang-table-use-card = { $name }: { $card }
bang-table-discard = Discard { $chosen } of { $of }
bang-table-discard-all = All at once
bang-table-shop = For sale
bang-table-shop-card =
    { $price ->
        [one] { $card }, costs a nugget
       *[other] { $card }, costs { $price } nuggets
    }
bang-table-shop-deck = { $down } face down, { $up } face up beneath
bang-table-deck =
    { $count ->
        [one] card in the deck
       *[other] cards in the deck
    }
bang-table-discards =
    { $count ->
        [one] Discard pile: { $card }
       *[other] Discard pile: { $card } on top of { $count } cards
    }
bang-table-deck-about = Draw pile
bang-table-deck-about-text =
    { $count ->
        [one] 1 card, face down. When it is drawn, the discard pile is shuffled and becomes the new draw pile.
       *[other] { $count } cards, face down. When they are drawn, the discard pile is shuffled and becomes the new draw pile.
    }
bang-table-discards-about =
    { $count ->
        [one] The only card on the discard pile.
       *[other] On top of the discard pile, which has { $count } cards.
    }
bang-table-shop-about = Equipment deck
bang-table-shop-about-text = A card that is bought is replaced by the next one from here. Pay in nuggets, which you take for each life point that you cost somebody.
bang-table-card-down = A card face down
bang-table-card-down-text = Only its owner knows what it is.
bang-table-sight-near = Distance { $distance }. Your weapon reaches { $reach }: close enough.
bang-table-sight-far = Distance { $distance }. Your weapon reaches { $reach }: too far.
bang-table-looks = { $name } looks at cards
bang-table-dying = { $name } hangs by a thread
bang-table-dying-hint = Only a life point helps now.
bang-table-reveal = { $name } is
bang-table-reveal-dead = { $name } is out, and was
bang-table-mark-hit = hit
bang-table-mark-safe = safe
bang-table-mark-now = answers now
bang-table-mark-waits = comes later
bang-table-flip-dynamite = Dynamite in front of { $name }
bang-table-flip-dynamite-hint = Spades 2 to 9: boom.
bang-table-flip-dynamite-good = It does not go off
bang-table-flip-dynamite-bad = Boom!
bang-table-flip-jail = { $name } in Jail
bang-table-flip-jail-hint = Hearts open the door.
bang-table-flip-jail-good = Free!
bang-table-flip-jail-bad = Stays in
bang-table-flip-barrel = { $name } behind the Barrel
bang-table-flip-barrel-hint = Hearts stop the bullet.
bang-table-flip-barrel-good = Missed!
bang-table-flip-barrel-bad = No use
bang-table-flip-jourdonnais = { $name } needs no Barrel
bang-table-flip-jourdonnais-hint = Hearts stop the bullet.
bang-table-flip-jourdonnais-good = Missed!
bang-table-flip-jourdonnais-bad = No use
bang-table-flip-rhum = Rhum for { $name }
bang-table-flip-rhum-hint = A life point for each suit.
bang-table-flip-rhum-good = Cheers!
bang-table-flip-don-bell = Don Bell rings
bang-table-flip-don-bell-hint = Red brings another turn.
bang-table-flip-don-bell-good = Once more!
bang-table-flip-don-bell-bad = No more turns
bang-table-team-law = The law
bang-table-team-deputy = The Deputy
bang-table-team-outlaw = The Outlaw
bang-table-team-outlaws = The Outlaws
bang-table-team-renegade = The Renegade
bang-table-team-wins =
    { $side ->
        [outlaws] The Outlaws win
        [outlaw] The Outlaw wins
        [deputy] The Deputy wins
        [renegade] The Renegade wins
       *[law] The law wins
    }
bang-table-window-closed = Nothing to answer now.
bang-table-window-open = Answer?
bang-table-window-watch = Somebody else answers.
bang-table-window-until = Take hits for me
bang-table-order-answer = when I have no answer
bang-table-order-turn = until my next turn
bang-table-keys = A number picks a card, then a target; E ends the turn, Esc takes back.
