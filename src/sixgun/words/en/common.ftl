### Words that all games and clients share. How messages are named and what functions there are:
### src/sixgun/words/catalogue.py

## Players

you = you
    .start = You
    .possessive = your
# $name (text) - a player other than the reader
player = { $name }
    .possessive = { $name }’s
nobody = nobody

## Values

yes = yes
no = no
hidden = hidden
nothing = nothing
face-down = face down
# $count (number) - pieces of a list that lie face down
face-down-count = { $count } face down
# $count (number) - entries of a long list that are not told one by one
more = { $count } more

## The story

event-answer-sealed =
    { $action ->
        [hidden] { PLAYER($seat) } { VERB($seat, "are", "is") } ready.
       *[other] { PLAYER($seat) } { VERB($seat, "decide", "decides") } in secret: { ACTION($action) }.
    }
event-answer-replaced = { PLAYER($seat) } { VERB($seat, "decide", "decides") } in secret: { ACTION($action) }.
event-game-ended =
    { WHO($winners) ->
        [none] The game is over. Nobody wins.
        [many] The game is over. { PLAYER($winners, form: "start") } share the victory.
       *[other] The game is over. { PLAYER($winners, form: "start") } { VERB($winners, "win", "wins") }.
    }

## The table

fact-round = round
fact-turn = turn
    .value = { PLAYER($value) }
fact-active = turn
    .value = { PLAYER($value) }

## Refusals, by their code; a code with several reasons has no message, and the rules' own sentence is shown

error-game-over = The game is over.
error-err-game-over = The game is over.
error-not-your-decision = It is not for you to decide this now.
error-err-not-your-decision = It is not for you to decide this now.
error-player-eliminated = This player is out of the game.
error-unknown-game = There is no such game.
error-unparsable-action = That is not an action of this game.
error-already-started = The game has started.
error-no-such-person = There is nobody in that place.
error-no-such-seat = There is no such seat.
error-not-absent = A bot takes over only for a player who is away.
error-not-asked = This player does not ask for that head start.
error-not-host = Only the host may do that.
error-not-over = The game is still going on.
error-not-seated = Spectators have no say at the table.
error-not-yourself = The host can leave, but cannot be shown the door.
error-kicked = The host has taken your seat away.
error-removed = The host has sent you away. Other tables are on the front page.
error-too-many-devices = Your seat is open on too many other devices. Close some of them and load this page again.
error-too-many-guests = This table has all the onlookers that it can take. Try again later.
error-too-many-sockets = Too many pages are open at your address. Close some of them.
error-too-many-seats = Others at your address sit at this public table already. Watch, or ask the host for a private one.
error-unwatched = The host wants nobody to watch while this game is played.
error-made-private = The host has made this table private. Ask them for the new link.
error-muted = The host has muted you.
