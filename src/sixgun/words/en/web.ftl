### The browser client. The texts of each game's own table are in the game's file.


## Everywhere

app-name = Sixgun
app-line = Five gunfights. One saloon table. No accounts, no blood.
app-home = All games
app-loading = Saddling up …
app-lost = There is nothing here but tumbleweed.
app-lost-more = The link is wrong, or the table has been cleared away.
app-theme-light = Switch to daylight
app-theme-dark = Switch to lamplight
app-sound-on = Sound is on
app-sound-off = Sound is off
app-close = Close
app-copied = Copied
app-come-back = Come back as a guest
app-sent-away = You are no longer at this table.
app-problem = That did not work
app-unreachable = The server does not answer. Try again in a moment.
app-announced = The house says:

## The games

game-klack = Klack Klack Bang
game-slap45 = Slap .45
game-bang-dice = BANG! The Dice Game
game-kablamo = Kablamo
game-bang = BANG! + Gold Rush

## The front page

front-title = The whole gunfight shelf
front-play = Play now
front-first = Your first game goes without Gold and powers, against slow bots.
front-first-full = Play the full game
front-invite = Invite friends
front-house = House rules
front-rules = Rules
front-unbuilt = Still at the gunsmith’s
front-seats = { $low } to { $high } players
front-mine = Your games
front-mine-lobby = Not dealt yet
front-mine-asked = Your move
front-mine-waits = Waiting for { $names }
front-mine-playing = Still being played
front-mine-won = You won
front-mine-lost = { $names } won
front-mine-nobody = Nobody won
front-mine-over = Over
front-mine-go = Back to the table
front-tables = Open tables
front-tables-none = No public table is open. Be the first: invite friends and tick “public”.
front-tables-lobby = { $people } of { $seats } seats taken
front-tables-playing = being played, with people in { $people } of { $seats } seats
front-tables-join = Join
front-tables-watch = Watch
front-name = Your name
front-name-hint = What they shout across the table
front-foot = Every rule has a number, every shuffle can be checked, every piece is drawn here.
front-tag-klack = Bid in secret. Name a fool. Pull the trigger.
front-tag-slap45 = Slap first, ask questions later.
front-tag-bang-dice = Five dice, one town, no friends.
front-tag-kablamo = Load it, spin it, pass it on.
front-tag-bang = Somebody here is the sheriff. Somebody is lying.

## House rules

house-title = House rules: { $game }
house-seats = Seats at the table
house-bots = Bots play
house-bots-heuristic = with a plan
house-bots-ismcts = thinking ahead
house-bots-random = at random
house-fine = Timing, in milliseconds
house-public = Public: anybody may join
house-windows = Reaction windows stay open
house-windows-short = a few seconds, more on request
house-windows-answered = until everybody has answered
house-windows-fixed = always their full time
house-none = none
house-true = yes
house-false = no
house-reset = Back to the book
house-save = Play by these rules
house-template = Get the template
house-file = Load a file
house-book = By the book
house-own = the house’s own
house-drawn = drawn at random
house-chosen = chosen for each seat
house-shortest = Shortest
house-longest = Longest
house-for-seats = With { $seats } players
house-without = without { $rule }
house-chip = { $rule }: { $value }
house-by = Only the host can change these.

preset-title = Ready-made rules
preset-first = First game
preset-book = By the book
preset-everything = Everything

## Before the game

lobby-title = A table for { $game }
lobby-share = Send this link to your friends
lobby-alone = This link works on this machine only. To let others in, start the server with { $flag }.
lobby-share-other = If that one does not work for them:
lobby-copy = Copy the link
lobby-qr = The link as a QR code
lobby-join = Take a seat
lobby-watch = Just watch
lobby-full = Every chair is taken. You can sit down as soon as one is free.
lobby-seat = Seat { $number }
lobby-open = An empty chair
lobby-open-bot = A bot sits here if nobody comes
lobby-sit = Sit here
lobby-you = you
lobby-host = host
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-im-ready = I am ready
lobby-im-not = Wait for me
lobby-start = Deal
lobby-start-hint = Empty chairs go to bots.
lobby-wait = The host deals when everybody is ready.
# $names (text) - those who are waited for
lobby-waits =
    { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
lobby-kick = Show { $name } the door
lobby-leave = Leave the table
part-leave = Leave this table?
part-leave-lobby = Your chair will be free for somebody else. The link brings you back as long as a chair is free.
part-leave-playing = A bot will play your hand to the end. You can come back, but only to watch.
part-stay = Stay
part-kick = Show { $name } the door?
part-kick-lobby = The chair will be free at once. Anybody with the link can take it, even { $name }.
part-kick-playing = A bot will play this hand to the end. { $name } will see no more cards and can come back only to watch.
part-kick-over = { $name } will have no seat at the rematch.
part-keep = Let them stay
lobby-onlookers = Watching: { $names }
lobby-nameless =
    { $count ->
        [one] one guest without a name
       *[other] { $count } guests without a name
    }
lobby-unwatched = Nobody may watch the game
lobby-remove = Send { $name } away
lobby-remove-nameless = Send away all guests without a name
lobby-commit = The shuffle is sealed
lobby-commit-more = This is the SHA-256 of the seed, fixed before the deal. After the game the seed is revealed, and your browser can check it.

## At every table

table-round = Round { $number }
table-log = The story
table-log-empty = Nothing has happened yet. It will.
table-log-times = { $count } times
table-log-show = Show the story
table-log-hide = Hide the story
table-chat = Talk
table-chat-new =
    { $count ->
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
table-chat-say = Say something
table-chat-send = Say it
table-chat-none = Quiet in here.
table-rules = Rules
table-menu = Table
table-pause = Pause the game
table-resume = Go on with the game
table-paused = The game is paused.
table-takeover = Let a bot play for { $name }
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-watching = You are watching.
table-bot = bot
table-absent = away
table-bot-plays = a bot plays
table-thinking = thinking
table-answered = ready
table-your-move = Your move
table-your-answer = Your answer
table-seconds = { $seconds } s left
table-skip = Skip ahead
table-offline = The line is dead. Reconnecting …
table-offline-still = Still no answer. Your seat is kept.
table-sealed = Sealed: { $answer }. You may change it until everybody has answered.
table-race-yours = The next card waits for you.
table-race-waits = The next card waits for { $names }.
table-so-far = So far: { $answer }.
table-why-allowed = This is allowed.
table-clause = Rule { $id }
table-options = What you can do
table-others = On the table
table-hidden = face down
table-pieces =
    { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
table-empty = nothing
table-pace = Pace: { $pace }
pace-slow = slow
pace-normal = normal
pace-fast = fast
table-finish = Finish now
table-late = Too late
table-draft-sent = Your time was up, so what you had put together was sent as it was.
table-timed = Play against the clock
# $names (text) - those who did it; $count (number) - how many lines are folded away
table-log-others =
    { $count ->
        [one] One more line about { $names }
       *[other] { $count } more lines about { $names }
    }
table-keys = Keys
table-keys-move = Arrow keys move, Enter chooses, Esc takes back.
table-keys-numbers = Number keys choose directly.
table-keys-panels = L opens the story, T the talk, R the rules, K this list; M turns the sound on and off, C changes the pace.
table-keys-windows = P passes when you may react, O goes to the standing orders.

## What is done in a player’s name

note-timed-out =
    { $you ->
        [yes] Your time was up after { $seconds } seconds, so the rules answered for you.
       *[no] { $name } ran out of time after { $seconds } seconds, so the rules answered for them.
    }
note-passed = Your time to react was over before you answered, so you passed.
note-bot-plays =
    { $you ->
        [yes] You were away, so a bot played for you.
       *[no] { $name } is away. A bot plays for them until they come back.
    }
note-returned =
    { $you ->
        [yes] You are back, and the hand is yours again.
       *[no] { $name } is back and plays on.
    }
# $bot (text) - the bot that has the seat now
note-left = { $name } left the table. { $bot }, a bot, plays their hand to the end.
note-removed = The host showed { $name } the door. { $bot }, a bot, plays their hand to the end.

## Reaction windows

window-name = Reactions
window-closed = Nothing to react to now.
window-open = You may react now.
window-held = Your answer: { $answer }.
window-more = All answers are revealed together. Until then you may change yours.
window-ordered = Your standing order passes for you.
window-watch = Others may react now.
window-pass = Pass
window-passes = Pass for me when I have nothing to play
window-unasked = Nothing to play: you pass.
window-moment = Somebody wants a moment to think.
window-linger = Wait
window-orders = Standing orders
window-until = Pass until
window-here = further notice

## The menu

menu-plain = Plain table: words and buttons
menu-device = My seat on another device

## The rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count } of { $all } rules
rules-none = No rule says that.

## After the game

end-won = { $name } wins
end-shared = { $names } share the victory
end-you = You win!
end-nobody = Nobody wins
end-last = How it ended
end-fell = How you went out
# $why (text) - a message `end` of the game, for the clause that decided
end-won-why = You won: { $why }.
end-lost-why = You lost: { $why }.
end-told-why = { $names } won: { $why }.
end-none-why = Nobody won: { $why }.
end-won-score = You won with { $score }, { $lead } ahead of { $names }.
end-won-shared = You share the victory with { $names }: { $score } each.
end-lost-score = You lost with { $score }, { $lead } behind { $names }.
end-told-score = { $name } won with { $score }, { $lead } ahead of { $names }.
end-told-shared = { $names } share the victory with { $score } each.
end-won-team = won
end-decided = Decided by
end-score = Score
end-standing = In the end
end-rank = Rank
end-player = Player
end-rematch = Rematch
end-rematch-go = To the new table
end-replay = Replay
end-record = Download the record
end-verify = Verify the shuffle
end-verify-good = The seed matches the seal shown before the deal: the shuffle was fixed from the start.
end-verify-bad = The seed does NOT match the seal. Do not trust this game.
end-verify-seed = Seed
end-verify-seal = Seal
end-verify-hash = Your browser’s hash
end-show = Final scores

## Replays

replay-title = Replay: { $game }
replay-not-over = This game is still being played.
replay-not-over-more = A replay shows every hand, so there is none before the end.
replay-as = Seen by
replay-open = everybody, with all cards open
replay-onlooker = a spectator
replay-seat = { $name }
replay-step = Step { $at } of { $all }
replay-first = To the start
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-deal = The deal
replay-did = { $name }: { $action }
