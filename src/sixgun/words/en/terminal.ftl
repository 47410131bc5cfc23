### The terminal

## Playing

terminal-help = Type a number, an action, some letters of it to search, ? for the rule, or q to leave.
terminal-placeholder = number, or letters to filter, then Enter
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
terminal-more = { $count } more: type some letters to search.
terminal-unknown = Nothing here says “{ $words }”.
terminal-unknown-clear = Nothing here says “{ $words }”. Clear the line to see all choices.
terminal-so-far = So far: { $answer }.
terminal-over = The game is over.
terminal-unfinished = The game is not over.
terminal-leave-hint = Press Enter or Ctrl+Q to leave.
terminal-seat = seat
terminal-seat-you = { $name } (you)
terminal-race-keys = Space: the card. 1 to 6: the card, pointing. A to J: a base, clockwise from yours. X: out of cover.
terminal-no-rule = No rule applies here.

## Keys

terminal-key-why = Why? The rule
terminal-key-rules = All rules
terminal-key-leave = Leave
terminal-key-close = Close
terminal-key-next = Next
terminal-key-back = Back
terminal-key-start = Start
terminal-key-end = End
terminal-key-eyes = Whose eyes

## Replays

terminal-replay-title =
    { $seats ->
        [one] { $title }, one seat, seen by { $viewer }
       *[other] { $title }, { $seats } seats, seen by { $viewer }
    }
terminal-replay-step = step { $at } of { $last }, seen by { $viewer }
terminal-viewer-spectator = a spectator
terminal-viewer-open = everybody, with everything open
terminal-viewer-seat = seat { $seat } ({ $name })
terminal-deal = The deal
terminal-clock = the clock
terminal-did = { $name }: { $action }
terminal-ending-cut = The record is unfinished: it has no end line.
terminal-ending-left = The record is unfinished: the table was left before the end.

## The moments of a race

terminal-moment = { $name } { $action }:
terminal-receipt-sent = sent { $ms }
terminal-receipt-received = received { $ms }
terminal-receipt-claimed = claimed { $ms }
terminal-receipt-allowed = allowed { $low } to { $high }
terminal-receipt-start = head start { $ms }
terminal-receipt-judged = judged { $ms }

## The shelf

terminal-shelf-seats = { $low } to { $high } seats
terminal-shelf-bots = bots: { $bots }

## Simulations

terminal-report-games =
    { $rounds ->
        [none] { $game }: { $games } games of { $seats } seats, { $decisions } decisions
       *[other] { $game }: { $games } games of { $seats } seats, { $decisions } decisions, { $rounds } rounds per game
    }
terminal-report-speed = { $games } games/s, { $decisions } decisions/s
terminal-report-ended = ended by { $reasons }
terminal-report-reason = { $reason } { $count }
terminal-report-digest = digest { $digest }
terminal-report-seat = seat
terminal-report-bot = bot
terminal-report-wins = wins
terminal-report-share = share
terminal-report-score = mean score

## Records

terminal-record = Record: { $path }
terminal-record-unfinished = Record of the unfinished game: { $path }
terminal-refused = refused: { $reason }

## Looking after a server

terminal-admin-nobody = Nobody is playing.
terminal-admin-heads = table game phase people bots onlookers moved age
terminal-admin-broken = broken
terminal-admin-load =
    { $moves } moves/s, { $sockets } sockets, { $rooms } rooms ({ $broken } broken), { $memory } MB, lag { $lag } ms, { $errors } store errors, open for { $up }
terminal-admin-no-bans = Nobody is banned.
