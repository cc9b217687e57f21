# What the pages of online games say. It comes with them: who never opens them does not load it.

online-title = Play a friend
online-words = Choose a game, send the link, play. No account: the link is all your friend needs.
to-online = Play a friend
wish-title = New game
wish-game = Game
wish-clock = Clock
wish-clock-none = None
wish-clock-days = Days per turn
wish-clock-live = Minutes
wish-days = Time for each turn
wish-days-one =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
wish-minutes = Time for the game
wish-minutes-one =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
wish-increment = Increment
wish-increment-one =
    { $count ->
        [0] nothing
        [one] 1 second
       *[other] { $count } seconds
    }
name-label = Your name, for the others to see
name-none = As you like, or nothing
wish-listed = Open to anybody: show the game in the lobby
wish-make = Get the link
wish-make-listed = Open the game
mine-title = My games
mine-yours = Your turn
mine-theirs = Your opponent’s turn
mine-waiting = Waiting for a second player
mine-won = Won
mine-lost = Lost
mine-drawn = Drawn
mine-aborted = Called off
mine-unknown = A game
mine-damaged = The key to your seat is damaged
mine-against = against
mine-somebody = somebody
mine-forget = Remove from the list
lobby-title = Open games
lobby-empty = No games are open. Open one, and everybody here will see it.
lobby-seat = Your side: { $side }
lobby-join = Play
lobby-own = Your game
clock-left = Time left: { $time }
invite-title = Invite a friend
link-friend = For your friend, who takes the other seat
link-watch = For those who want to watch
link-personal = For yourself, to continue on another device
link-personal-words = Whoever has this link plays in your place. Keep it to yourself.
share-friend = Play { $game } with me
share-watch = Watch a game of { $game }
share-personal = My game of { $game }
join-title = You are invited
join-title-by = invites you
join-rules = How { $game } is played
join-words = Your side: { $side }.
join-sit = Sit down and play
join-watch = Just watch
shut-title = This game cannot be opened
flaw-title-link = This link is not complete
flaw-title-seat = Your seat cannot be found
flaw-invitation = Characters are missing from the invitation, so it opens no seat. Ask whoever has sent it for the whole link, or just watch.
flaw-link = Something is missing from this link, so it opens no seat. Ask whoever has sent it for the whole link, or just watch.
flaw-seat = Characters are missing from this personal link. You find the whole one where you play already, under “Links”.
flaw-kept = The key to your seat that this browser kept is damaged or wrong. Your personal link brings you back; you find it where you play already, under “Links”.
flaw-paste-link = Paste the whole link
flaw-paste-seat = Paste your personal link
flaw-still = This link is not complete either, or leads somewhere else.
unkept-seat = This browser cannot keep your seat. To come back to it, copy your personal link.
bell-ask = Shall we tell you when it is your turn? It works as long as Pionnier is open somewhere in this browser.
bell-yes = Tell me
bell-no = No, thanks
presence-here = here
presence-away = away
watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
connection-connecting = Connecting…
connection-live = Connected
connection-polling = Connected, but slowly: news may take a moment
connection-offline = No connection. Trying again…
connection-shut = Not connected
connection-sending = Sending your turn…
connection-kept = Offline: your turn is kept and will be sent.
connection-now = Try now
held-words = Send { $turn }?
held-send = Send
held-back = Take it back
asked-draw = { $side } offers a draw.
asked-takeback = { $side } asks to take back the last turn.
asked-rematch = { $side } would like a rematch with sides swapped.
asked-accept = Accept
asked-decline = Decline
offered-draw = You have offered a draw.
offered-takeback = You have asked to take back your turn.
offered-rematch = You have proposed a rematch.
offered-withdraw = Withdraw
claim-wait = { $side } has left. If nobody returns, you can claim the game in { $time }.
claim-left = { $side } has left. You can wait, or end the game.
claim-silent = { $side } has not moved for a week. You can wait, or end the game.
claim-win = Claim the win
claim-draw = Claim a draw
rematch-play = To the rematch
rematch-watch = Watch the rematch
abort-sure = The game ends without a result.
abort-yes = Call it off
heard = What was said
phrase-hello = Hello!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-good-game = Good game!
phrase-must-go = I have to go.
