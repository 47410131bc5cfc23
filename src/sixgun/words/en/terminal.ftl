### The terminal

## Playing

terminal-help = Type a number to choose, or letters to search; ? tells the rule, ?? what the pieces do, q leaves.
terminal-placeholder = Type a number, or letters to search, then press Enter
terminal-left = You leave the table.
terminal-cover = { $name } takes the screen; everybody else looks away. Press Enter.
terminal-cover-screen =
    { $name } takes the screen.
    Everybody else looks away.

    Press Enter.
terminal-cover-key = I am alone: show my side
terminal-numbers =
    { $count ->
        [one] There is only number 1.
       *[other] Numbers go from 1 to { $count }.
    }
terminal-more = { $count } more: type letters to search them.
terminal-unknown = No choice matches “{ $words }”.
terminal-unknown-clear = No choice matches “{ $words }”. Clear the line to see all choices.
terminal-so-far = So far: { $answer }.
terminal-over = The game is over.
terminal-unfinished = The game is not over.
terminal-leave-hint = Press Enter or Ctrl+Q to leave.
terminal-seat = player
terminal-out = out
terminal-tokens = the Ghost’s tokens
terminal-won = You win!
terminal-lost-score = You lost with { $score }, { $lead } behind { $names }.
terminal-won-why = You won: { $why }.
terminal-lost-why = You lost: { $why }.
terminal-none-why = Nobody won: { $why }.
terminal-decided = Why: { $rule }
terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-bullets =
    { $count ->
        [one] 1 bullet
       *[other] { $count } bullets
    }
terminal-cylinder = ▮ loaded, · empty: next shot on the left, under the hammer on the right
terminal-no-pieces = Nothing in sight needs explaining.
terminal-seat-you = { $name } (you)
terminal-race-keys = When the card turns: Space slaps it; a number slaps it and points at that player; a letter slaps into that base. X leaves cover.
terminal-race-ready = Press Enter when you are ready for the next card.
terminal-race-deal = Press Enter to deal.
terminal-race-cards = F3 tells what each card wants.
terminal-no-rule = No rule applies here.

## Headings of the board

terminal-column-arrows = arrows
terminal-column-bid = bid
terminal-column-cards = cards
terminal-column-cylinder = cylinder
terminal-column-away = away
terminal-column-gang = gang
terminal-column-gold = gold
terminal-column-hand = hand
terminal-column-hands = hands
terminal-column-in-front = in front
terminal-column-keys = keys
terminal-column-life = life
terminal-column-members = members
terminal-column-plays = plays
terminal-column-role = role
terminal-column-score = score
terminal-column-seen = in sight
terminal-column-spares = spares
terminal-column-stacks = stacks

## What concerns the reader alone

terminal-own-goal = Goal
terminal-bases = Bases
terminal-own-hand = Hand
terminal-own-spares = Spares
terminal-own-dead = Dead
terminal-own-weapon = Reach
terminal-own-reach = { $reach }; ✓ marks who is close enough
terminal-goal-kablamo = Be the last one alive. Everybody’s revolver is at their own head: whoever fires a Kablamo is out.
terminal-goal-klack = Score the most, dead or alive: the worth of your stacks times their number.

## Keys

terminal-key-why = Why?
terminal-key-rules = Rules
terminal-key-pieces = What things do
terminal-key-leave = Leave
terminal-key-close = Close
terminal-paper-hint = Esc closes, ↑ and ↓ scroll
terminal-key-next = Next
terminal-key-back = Back
terminal-key-start = Start
terminal-key-end = End
terminal-key-eyes = Other eyes

## Replays

terminal-replay-title =
    { $seats ->
        [one] { $title }, one seat, seen by { $viewer }
       *[other] { $title }, { $seats } seats, seen by { $viewer }
    }
terminal-replay-step = step { $at } of { $last }, seen by { $viewer }
terminal-viewer-spectator = a spectator
terminal-viewer-open = an eye that sees everything
terminal-viewer-seat = { $name } (seat { $seat })
terminal-deal = The deal
terminal-clock = the clock
terminal-did = { $name }: { $action }
terminal-ending-cut = The record is unfinished: it breaks off in the middle of the game.
terminal-ending-left = The record is unfinished: somebody left the table before the end.

## The moments of a race

terminal-moment = { $name } { $action }:
terminal-moment-late = counts, but points too late
terminal-receipt-sent = sent { $ms }
terminal-receipt-received = received { $ms }
terminal-receipt-claimed = claimed { $ms }
terminal-receipt-allowed = allowed { $low } to { $high }
terminal-receipt-start = head start { $ms }
terminal-receipt-judged = judged { $ms }

## The shelf

terminal-which-game = name a game; there are: { $games }
terminal-missing = { $name } is missing
terminal-no-value = { $name } needs a value
terminal-whole-number = { $name } is a whole number, not '{ $value }'
terminal-unused = there is no use for '{ $words }' here
terminal-see-help = { $problem } (see { $command } --help)
terminal-shelf-seats = { $low } to { $high } seats, best with { $best }
terminal-shelf-values = ({ $values })
terminal-shelf-default = ({ $values }; by default { $setting })
terminal-shelf-bots = bots: { $bots }

## Simulations

terminal-report-games =
    { $games ->
        [one] { $game }: 1 game
       *[other] { $game }: { $games } games
    } of { $seats } seats, { $decisions } decisions{ $rounds ->
        [none] { "" }
       *[other] , { $rounds } rounds per game
    }
terminal-report-speed = { $games } games/s, { $decisions } decisions/s
terminal-report-ended = decided by { $reasons }
terminal-report-reason = { $reason } ({ $count } ×)
terminal-report-digest = digest { $digest }
terminal-report-seat = seat
terminal-report-bot = bot
terminal-report-wins = wins
terminal-report-share = share
terminal-report-score = mean score

## Records

terminal-record = Record: { $path }
terminal-record-unfinished = Record of the unfinished game: { $path }
terminal-refused = Refused: { $reason }

## Looking after a server

terminal-admin-nobody = Nobody is playing.
terminal-admin-heads = table game phase people bots onlookers moved age
terminal-admin-broken = broken
terminal-admin-load =
    { $moves } moves/s, { $sockets } sockets, { $rooms } rooms ({ $broken } broken), { $memory } MB, lag { $lag } ms, { $errors } store errors, open for { $up }
terminal-admin-no-bans = Nobody is banned.
