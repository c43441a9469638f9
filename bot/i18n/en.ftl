# English. Keys are grouped by screen; every key stands in each language, with the same variables.
# CAPITAL(text) starts a line, ENDING(name) tells how a name ends (letter, hiss, other).

## Cards and colours

colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
}
colour-title = { CAPITAL(colour) }
colour-none = Black
colour-tone = { colour }
colour-of-card = { colour }

card-face = { $face ->
    [skip] skip
    [reverse] reverse
    [draw2] +2
    [wild] wild
    [wild_draw4] wild +4
    [wild_swap] wild swap
    [wild_custom] wild custom
   *[number] { $number }
}
card = { $face ->
    [wild] { card-face }
    [wild_draw4] { card-face }
    [wild_swap] { card-face }
    [wild_custom] { card-face }
   *[coloured] { colour-of-card } { card-face }
}
card-title = { CAPITAL(card) }
card-label = { CAPITAL(card) }
card-twice = two { $card }
card-new = { $card } · new
card-pair = Both: { $card }
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Calls

call = { $call ->
    [bruno] Bruno
    [kuno] Kuno
    [unouno] UNO UNO
   *[uno] UNO
}
call-shout = { call }!

## Titles and seats

turn-of = { $name }'s turn
table-of = { $name }'s table
table-footer = Table { $table }
seat-host = host
seat-computer = computer, { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
}
seat-is-computer = computer
seat-next = next
seat-one-card = 1 card
seat-called = { $count ->
    [0] UNO UNO!
    [2] Kuno!
    [3] Bruno!
   *[1] UNO!
}
seat-place = place { $place }
seat-ghost = wins on their turn
seat-out = out
seat-away = computer plays
seat-inherited = left, computer plays
seat-gone = left

## Lobby

lobby-turn = { $time } a turn
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[day] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
teams = Teams: { $teams }
counting = { $scoring ->
    [penalty] penalty points{ to-target }, lowest wins
    [elimination] { $target ->
        [0] out by points, lowest wins
       *[other] out at { $target }, the last one wins
    }
    [none] one round
    [rank_sum] sum of ranks, lowest wins
   *[winner] { $target ->
        [0] most points win
       *[other] to { $target }
    }
}
to-target = { $target ->
    [0] { "" }
   *[other] { " " }to { $target }
}
rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
lobby-house-rules = House rules: { $rules }
lobby-custom = **Custom wild:** { $effect }
lobby-custom-wordless = **Custom wild:** { $name } still has to say what it does.
lobby-ruling = { $name }: { $changes }
lobby-lacking = Press Agree, all of you. Still to agree: { $names }
lobby-agreed = Everybody agrees to this.
lobby-seats = { $count } of { $seats } seats
lobby-open = Anyone here can join. Closes { $until }

## Board

picture-table = The table as a picture.
picture-top = On top: { $card }.
picture-turn = On turn: { $name }.
picture-counts = Cards: { $counts }.
board-top = **{ CAPITAL($card) }** on top
board-play = Play { $colour }, { $face ->
    [skip] a skip
    [reverse] a reverse
    [draw2] a +2
   *[number] { $number ->
        [8] an 8
       *[other] a { $number }
    }
} or a wild.
board-play-colour = Now { $colour }: play { $colour } or a wild.
board-opening = { $name } names the colour.
board-drew = { $name } may play the card just drawn.
board-pending = { $count } cards wait for { $name }
board-answer-none = Draw { $count }.
board-answer-challenge = Draw { $count } or challenge.
board-answer-two = Play a +2 on it or draw { $count }.
board-answer-wild = Play a wild +4 on it or draw { $count }.
board-answer-reentry = Play a +2 on it, and { $name } is back in, or draw { $count }.
board-deflect = A { $colour } reverse { $on ->
    [R] or +2 sends
   *[other] sends
} it back.
board-pass-on = { $on ->
    [S] Any skip
   *[other] A { $colour } skip
} passes it on.
board-answer-mixed = Play a draw card on it or draw { $count }.
board-custom = Custom wild: { $text }
board-open-hand = { $name } plays with an open hand: { $cards }
board-specials = Special rules of this round: { $rules }
board-round-ends = The round ends { $until }
board-proof = Proof { $proof }
board-close = Close to winning: { $names }
board-all-close = Everybody is close to winning.
board-leads = { $name } leads the match: { $score } of { $target }
board-nobody-close = Nobody is close to winning yet.
board-until = Time until { $moment }
board-footer = Round { $round } · pile { $pile } · { $target ->
    [0] table
   *[other] to { $target } · table
} { $table }

## Events

event-plays = { $name } plays { $cards }
event-jumps-in = { $name } jumps in with { $cards }
event-draws-and-plays = { $name } draws and plays { $cards }
event-draws = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
event-takes = { $name } draws { $count }
event-takes-and-sits-out = { $name } draws { $count } and sits out
event-forgot-exit = { $name } forgot UNO UNO and draws { $count }
event-keeps = { $name } keeps the card
event-sits-out = { $name } sits out
event-swaps = { $name } swaps hands with { $other }
event-calls = { $name } calls { call }
event-catches = { $other } catches { $name }: no { call }
event-forgot = { $name } forgot { call }
event-catches-wrongly = { $name } catches { $other } wrongly
event-challenges-rightly = { $name } challenges rightly: { $drawer } draws { $count }
event-challenges-wrongly = { $name } challenges wrongly and draws { $count }
event-names-colour = { $name } names { colour }
event-round = Round { $number }: { $name } deals
event-start-card = First card: { $card }
event-misplays = { $name } plays { $card }: wrong
event-penalised = { $name } gets a penalty: { $cause ->
    [suggestion] a suggestion
    [question] a question
    [sleep] asleep
    [custom] custom wild not followed
    [false_report] a false report
   *[misplay] a wrong card
}
event-pardoned = { $name } gives { $count } back: pardoned
event-returns = { $name } lays { $count } cards under the pile
event-reshuffled = New pile: { $count } cards shuffled
event-time-called = Time is up: this turn is the last
event-passes = { $name } passes: no card is left
event-opens-hand = { $name }'s hand lies open
event-times-out = { $name } runs out of time
event-leaves = { $name } leaves
event-comes-back = { $name } is back in the round
clause-colour = , { colour-tone }
clause-keeps = { " " }and keeps it
clause-sits-out = : { $name } sits out
clause-sits-out-too = , { $name } too
clause-swaps = { " " }and swaps hands with { $other }
clause-rotates = : all hands move on
clause-goes-out = : no cards left
clause-takes-place = , place { $place }
clause-waits = : { $count } wait

## Hand

hand-your-turn = Your turn
hand-thinking = { $name } is thinking
hand-top = On top: { $mark }**{ CAPITAL($card) }**
hand-now = now { $colour }
hand-pending = { $count } cards wait for you
hand-part-playable = You can play
hand-part-rest = The rest
hand-empty = You have no cards left.
hand-partner = You play with { $names }.
hand-misplay = a wrong card costs { $count }
hand-playable = you can play { $count }
hand-nothing = nothing fits, draw
hand-out-of-turn = you can play { $count } out of turn
hand-new = new: { $cards }
hand-new-count = { $count } new
# In words for screen readers.
plain-order = Order of play: { $seats }.
plain-times = { $card } ({ $count ->
    [2] twice
   *[other] { $count } times
})
plain-you = you
plain-seat = { $name } { cards-count }{ $called ->
    [yes] , UNO called
   *[no] {""}
}
why-title = Why not?
why-misfit = Does not fit. { $rule }
why-nothing = Every card in your hand can be played.

## Choices

colour-which = Which colour?
colour-number = The number is what you hold of it.
opening-which = A wild lies first: which colour?
target-which = Swap hands with whom?
target-number = The number is how many cards they hold.
catch-whom = Catch whom?
pick-person = Choose from { $count } people
drawn-card = You drew { $card }
drawn-fits = It fits.
challenge-title = Take { $count }?
challenge-played = { $name }: **{ $card }**, { colour-tone }
challenge-allowed = { $condition ->
    [any_playable] Allowed only if { $name } could play nothing else.
    [color_numbers_only] Allowed only if { $name } held no { colour } number.
    [color_wilds] Allowed only if { $name } held no { colour } and no other wild.
    [other] Allowed only if { $name } held no card that forbids it here.
    [unknown] Allowed only if { $name } held none of the colour before.
   *[color] Allowed only if { $name } held no { colour }.
}
challenge-take = **Take { $count }**: you draw { $count }.
challenge-doubt = { $condition ->
    [any_playable] **Challenge**: if { $name } could play another card, { $name } draws { $count }. If not, you draw { $fail }.
    [color_numbers_only] **Challenge**: if { $name } held one, { $name } draws { $count }. If not, you draw { $fail }.
    [color_wilds] **Challenge**: if { $name } held one, { $name } draws { $count }. If not, you draw { $fail }.
    [other] **Challenge**: if { $name } held one, { $name } draws { $count }. If not, you draw { $fail }.
    [unknown] **Challenge**: if { $name } held one, { $name } draws { $count }. If not, you draw { $fail }.
   *[color] **Challenge**: if { $name } held { colour }, { $name } draws { $count }. If not, you draw { $fail }.
}
verdict-guilty = **You were right about { $name }:** { $who ->
    [you] you draw { $count }.
   *[other] { $drawer } draws { $count }.
}
verdict-innocent = **{ $name } was allowed to:** { $who ->
    [you] you draw { $count }.
   *[other] { $drawer } draws { $count }.
}
verdict-hand = { $name } held { $cards }.

## What a click led to, above the hand

note-outdated = **{ $name } was faster.** Your click did not count; here is your hand now.
note-late = **That click came late.** It did not count; here is your hand now.
note-drew-unfitting = You drew { $card }. It does not fit.
note-drew-many = You drew { $count }: { $cards }.
note-caught = **{ $name } forgot { call }** and draws { $count }.
note-caught-wrongly = **{ $name } owes nothing.** You draw { $count }.
note-called = You called { call }.
note-misplayed = **{ CAPITAL($card) } was wrong.** It is back in your hand, and you draw { $count }.

## Score sheet, result, end

sheet-goes-out = { $name } goes out: +{ $points }
sheet-goes-out-first = { $name } goes out
sheet-void = Nobody wins the round
sheet-time-up = Time is up
sheet-places = Places: { $names }
sheet-held = Round { $round } · what the others still held
sheet-held-nothing = Nobody held a card.
sheet-score = Score, { $goal }
sheet-next = Next round { $when }
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-nobody = Nobody wins
result-setting = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $preset }
honour-penalty = Biggest penalty: **{ $name }**, { $count } cards
honour-catches = Best catcher: **{ $name }**, { $count ->
    [one] once
   *[other] { $count } times
}
honour-hand = Longest hand: **{ $name }**, { $count } cards
honour-drawn = Most cards drawn: **{ $name }**, { $count }
result-waiting = In the next match: { $names }
result-proof = Shuffle proof { $proof } · seed { $seed } · table { $table }
closed-title = Table closed
closed-expired = Nobody started in time.
closed-empty = Everybody has left.
closed-abandoned = Nobody was there any more.
closed-ended = The table was ended.
closed-finished = The match is over.
closed-removed = The channel is gone.
closed-again = `/uno { command-new.name }` opens another.

## The message that calls somebody to the table

mention = { $person }, it is your turn. Your time is up { $until }.

## More

more-proof = Shuffle proof (SHA-256): { $proof }
more-waiting = Waiting for the next match: { $names }
sure-leave = Leave the table?
sure-leave-cost = Your hand goes under the pile and the others play on.
sure-end = End the table for everybody?
sure-end-cost = The match stops here and nobody wins it.
kick-whom = Remove whom?
host-whom = Hand the table to whom?
seat-number = The number is the seat.

## Reports

menu-question = Give a card for a question
question-words = who whom whose what when where why which how can could would should shall may is are am was were do does did has have will
cause-suggestion = a suggestion to another player
cause-question = a question
cause-sleep = asleep on their turn
cause-misplay = a wrong card
cause-custom = the custom wild not followed
report-title = { $name } reports { $other }: { $cause ->
    [suggestion] a suggestion
    [question] a question
    [sleep] asleep
    [custom] custom wild not followed
   *[misplay] a wrong card
}
report-title-read = A question by { $name }
report-vote = Does { $name } get the cards? { $names } { $count ->
    [one] decides
   *[other] decide
}.
report-host = { report-vote }
report-confession = Nobody else can decide: { $name } can admit it.
report-votes = Yes { $ayes } · no { $noes }
report-until = Closes { $until }
report-accepted = { $count ->
    [0] Right, but { $name } can get no card any more.
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
report-rejected = No card for { $name }.
report-dropped = Not decided in time: no card for { $name }.
report-pardoned = Taken back: { $name } gives the cards back.
report-fined = { $name } draws { $count } for the false report.
button-aye = Yes
button-no = No
button-admit = I admit it
button-pardon = Undo
said-voted = Your answer counts.
said-pardoned = The penalty is taken back.
said-carded = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
said-reported-vote = The others decide whether { $name } gets a card.
said-reported-host = The host decides whether { $name } gets a card.
said-reported-confession = Only { $name } can decide this, by admitting it.

## Buttons

button-hand = Hand
button-draw = Draw
button-draw-count = Draw { $count }
button-uno = UNO!
button-catch = Catch
button-challenge = Challenge
button-more = More
button-join = Join
button-leave = Leave
button-agree = Agree
button-word = Custom wild
button-start = Start
button-computer = Add computer
button-level = { $level ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
}
button-remove = Remove
button-rules = Rules
button-scores = Scores
button-stack = Stack: { $face ->
    [wild_draw4] wild +4
   *[other] { $card }
}
button-call = { call }! { $state ->
    [on] on
   *[off] off
}
button-with-call = { $card } + { call }!
button-why = Why?
button-back = Back
button-next = Next
button-by-points = Points
button-by-wins = Wins
button-by-rating = Rating
button-mine = Mine
button-colour = { colour-title } · { $count }
button-nobody = Nobody
button-play = Play it
button-keep = Keep it
button-take = Take { $count }
button-next-round = Next round
button-rematch = Rematch
button-wait = Join next match
button-preferences = My settings
button-repost = Post again
button-kick = Kick
button-host = Hand over
button-end = End
button-sure-leave = Leave
button-sure-end = End it

## Private answers

said-opened = The table is open. Others press Join, you press Start.
said-opened-thread = The table is open in { $thread }. Others press Join there, you press Start.
own-table-open = You have a table waiting in { $channel }. Start it there, or end it with `/uno { command-end.name }`.
said-started = The match begins.
said-agreed = You agree. The match can start when everybody does.
word-title = What does your custom wild do?
word-label = In one sentence
word-about = All of you agree to it. Whoever does not follow it can be reported.
said-worded = Now everybody at the table has to agree to it.
said-to-agree = The match can start as soon as everybody has pressed Agree.
said-joined = You are at the table, seat { $seat }.
said-waiting = You are in when the next match starts.
said-caught = You have caught { $name }.
said-left = You have left the table.
said-added = { $name } joins.
computer-which = Who sits down?
level = { $level ->
    [easy] **Easy, like { $name }:** quick and loud. Plays whatever fits and forgets UNO one time in three.
    [hard] **Hard, like { $name }:** friendly and merciless. Counts cards, remembers what you could not play, and thinks ahead.
   *[normal] **Normal, like { $name }:** slow and thorough. Keeps wilds for later and stops whoever is nearly out.
}
said-removed = { $name } is no longer at the table.
said-host = { $name } is the host now.
said-ended = The table is closed.
said-gone = { $count ->
    [one] { $names } is no longer in this server and has left the table.
   *[other] { $names } are no longer in this server and have left the table.
}
said-posted = The table is at the bottom now.
said-posting = The table will be at the bottom in a moment: Discord is slow just now.
no-table-here = There is no table in this channel. `/uno { command-new.name }` opens one.
wait-offer = You can join the next match.
nobody-owes = Nobody owes a call now.
no-such-player = There is nobody of that name at this table.
only-in-servers = UNO is played in the channels of a server.

## Rights and errors

rights-missing = I may not play in this channel: I need { $permissions }.
rights-lost = **I can no longer update the table in this channel.** I need { $permissions }.
right-view_channel = *View Channel*
right-send_messages = *Send Messages*
right-send_messages_in_threads = *Send Messages in Threads*
right-create_public_threads = *Create Public Threads*
right-read_message_history = *Read Message History*
right-embed_links = *Embed Links*
right-attach_files = *Attach Files*
error-press = This button is not from this version of the bot. Nothing was changed. `/uno { command-table.name }` posts the table again.
error-store = **This could not be saved, so nothing has changed.** Please try again in a moment. If it stays so, whoever runs this bot finds the cause in its log.
error-outage = { $made ->
    [yes] Discord was out of reach for a moment. What you did counts all the same.
   *[no] **Discord could not be reached, so nothing has changed at the table.** Please try again in a moment.
}
error-unexpected = Something went wrong here (reference { $reference }). { $made ->
    [yes] Your move was made.
   *[no] Your move was not made.
}

## Scores

scores-title = Scores on this server
scores-columns = { $order ->
        [wins] Wins of matches
        [rating] Rating, with ? until ten matches
       *[points] Points, wins/matches
    }
scores-row = { $wins }/{ $matches }
scores-row-wins = of { $matches }
scores-provisional = { $rated } of { $needed }
scores-you = You
scores-nameless = Somebody
scores-empty = No match has been finished here yet. `/uno { command-new.name }` opens a table. Matches of two people or more count.
scores-none-here = Nobody is in this list yet.
scores-page = Page { $page } of { $pages }
scores-rating-help = The rating says how well you place and against whom (Plackett-Luce): it begins at 1000, rises as it becomes certain, and is provisional until ten matches among people alone.
scores-off-season = No season is running: matches count again when the next one begins.
season-number = Season { $number }
season-since = since { $begin }
season-from-to = { $begin } to { $end }
presets-all = All rules
presets-all-help = Matches by any rules
presets-placeholder = Rules: { $preset }
matches-count = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }

stats-place = place { $place }
stats-nothing = Nothing has been counted for { $name } in this season.
stats-picture = The last { $count ->
        [one] match
       *[other] { $count } matches
    }, the newest on the right: points by whose cards gave them, place below, a star for a win.
stats-sources = **Points came from** { $sources }
stats-source-others = others { $points }
stats-source-computers = computer players
stats-alt = { $count ->
        [one] Points of { $name } in the last match
       *[other] Points of { $name } in the last { $count } matches
    }, oldest first: { $matches }
stats-alt-match = place { $place } of { $seats } with { $points }
stats-matches = **Matches** { $matches } · { $wins } won
stats-streak = **Wins in a row** { $streak } now · { $longest } at most
stats-rounds = **Rounds** { $rounds } · { $won } won · best +{ $best }
stats-points = **Points** { $taken } taken · { $given } given
stats-rating = **Rating** { $rating } after { $rated } matches
stats-rating-provisional = **Rating** { $rating }, provisional ({ $rated } of { $needed } matches)
stats-rating-none = **Rating** none yet: only matches among people alone are rated
stats-uno = **UNO calls** { $missed } missed · { $caught } caught
stats-challenges = **Challenges** { $won } won · { $lost } lost
stats-drawn = **Cards drawn** { $count }
stats-favourites = **Favourite rules** { $presets }
stats-favourite = { $preset } ({ $wins } of { $count } won)
versus-oneself = Choose somebody else: nobody plays against themselves.
versus-nothing = They have not finished a match together in this season.
versus-together = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } together
versus-partners = { $count } as partners, not counted below
versus-ahead = better place
versus-wins = matches won
versus-rounds = rounds won
versus-points = points from the other
versus-level = level
versus-last = Ahead in the last matches, newest first: { $names }

## Seasons

seasons-title = Seasons
seasons-none = No season has begun here. The first one begins with the first match.
seasons-more = and { $count } from before
resets-title = Resets of the last 7 days
reset-everybody = Everybody's scores
reset-member = Scores of { $name }
reset-all-seasons = all seasons
reset-by = { $name }, { $when }
button-undo-reset = Undo
button-season-start = Start it
button-season-end = End it
button-season-reset = Reset
season-sure-start = End { $name } and start the next season?
season-sure-start-cost = Its lists stay readable with `/uno scores`. Matches that end from now on count in the new season.
season-sure-end = End { $name }?
season-sure-end-cost = Its lists stay readable. Matches that end before the next season begins count in none.
season-sure-reset = Reset? { $name }
season-sure-reset-cost = What was counted until now is gone from the lists. You can undo this for 7 days.
said-season-started = Season { $number } has begun.
said-season-ended = The season is over.
said-season-named = The season has its new name.
said-reset = The scores are reset. For 7 days you can undo this here.
said-reset-undone = The scores count again.

## Replays and proofs

replay-title = Match { $match }, once more
replay-where = Round { $round } · move { $step } of { $last } · { $when }
replay-file = The whole match as text. `python -m bot replay FILE` shows it, `python -m bot verify FILE` checks it.
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
button-replay = Replay
button-first = Start
button-last = End
button-next-deal = Next round
button-file = File
button-verify = Check
proof-title = Proof of match { $match }
proof-running-title = Proof of this match
proof-hash = Hash, shown since the start: `{ $hash }`
proof-seed = Seed: `{ $seed }`
proof-running = The seed follows at the end. It decides every card, so nobody may know it now.
proof-hash-fits = The seed belongs to the hash.
proof-hash-differs = The seed does not belong to the hash.
proof-cards = { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} and { $rounds ->
    [one] 1 deal
   *[other] { $rounds } deals
} come from this seed.
proof-moves = { $moves ->
    [one] The one move
   *[other] All { $moves } moves
} can be played and lead to this result.
proof-move-refused = Move { $move } is against the rules.
proof-statement-false = Line { $line } is not true: { $statement }
proof-meaning = If the hash is the one you saw at the start, no card was changed during the match. Who shuffled well, and who clicked, this cannot prove.
verdict-holds = Everything in this file holds.
verdict-fails = This file does not hold.
replay-header = Match { $match }, { $date }: { $names }
replay-rules = Rules: { $rules }
replay-round = Round { $round }, { $dealer } deals
replay-hand = { $name } holds { $cards }
replay-file-missing = { $file } cannot be read: { $why }
replay-file-bad = { $file }, line { $line }: { $why }
replay-too-large = The file is too large for a match.
replay-line-too-long = The line has more than { $most } characters.
replay-bad-line = This line is neither header nor move.
replay-bad-value = The value of "{ $name }" cannot be used.
replay-bad-move = This is no move in the notation of scenarios.
replay-bad-statement = This statement is not known.
replay-head-missing = The header lacks "{ $name }".
replay-head-twice = The header has "{ $name }" twice.
replay-newer-format = The file has format { $version }; this bot knows format 1.
replay-no-such-seat = There is no seat { $seat } in this match.

## Privacy

privacy-title = What this bot keeps
privacy-intro = Only what playing needs, in one database of whoever runs this bot. Nobody else gets it.
privacy-seats = **Where you sat**: your Discord number and the name you had on this server, for each match.
privacy-moves = **Your moves**: the cards you played and drew, so that a match survives a restart and can be watched again.
privacy-scores = **Your scores**: points, wins, streaks, calls, challenges and your rating, for each server and season.
privacy-settings = **What you set**: your own settings, and the changes you made to a server's.
privacy-not = **Not kept**: messages, who is online, and anything of people who never played.
privacy-retention = The moves of a match go { $days ->
    [one] one day
   *[other] { $days } days
} after its end; results stay.
privacy-no-retention = This server keeps the moves of its matches without end.
button-my-data = My data
button-forget = Forget me
button-sure-forget = Yes, forget me
forget-sure = Forget you everywhere?
forget-cost = You leave every table. Your name, your number and your settings go, on all servers; your results stay without a name, so that the scores of others stay right. This cannot be undone.
said-forgotten = Done: nothing here names you any more. If you play again, you start anew.
said-my-data = Everything this bot keeps of you. The cards of others are not in it.

## Rules and about

rules-title = Rules of this table
rules-base = Rules of the base game
rules-setting = { $preset } · to { $target }
rules-same = It is the base game, nothing is changed.
rules-changed = Changed from the base game:
rules-goal = **Goal.** Be the first without cards. The winner scores what the others hold: numbers as printed, skip, reverse and +2 are 20, black cards 50.
rules-turn = **Your turn.** Play a card of the same colour, number or sign, or a black one. Or draw one: only that card may then be played.
rules-signs = **Signs.** Skip: the next player sits out. Reverse: the direction turns; with two players it is a skip. +2: the next player draws 2 and sits out.
rules-black = **Black cards.** A wild names the colour. A wild +4 does so too and the next player draws 4. It is allowed only without a card of the colour in force.
rules-challenge = **Challenge.** Who must draw the 4 may doubt it. If it was not allowed, its player draws them; if it was, you draw 6. The hand is shown to you alone.
rules-uno = **UNO.** Switch UNO! on when you play your second last card, or call it right after. Whoever forgets and is caught before the next player acts draws 2.
## Hello, the tour and practice

hello-title = Hello, I deal UNO here
hello-start = `/uno { command-new.name }` opens a table in a channel. Others press Join, you press Start.
hello-learn = New to it? `/uno { command-help.name }` is a short tour with a practice round.
hello-setup = For those who run this server: `/{ command-uno-setup.name }` sets house rules, tables and language.
button-tour = Short tour
button-practice = Practise
tour-page = Page { $page } of { $pages }
tour-table = A table in a channel
    .text =
        {""}`/uno { command-new.name }` opens a table. Others press **Join**, the host presses **Start**; **Add computer** fills a seat.
        The board is for everybody. Press **Hand** on it: your cards are for you alone.
tour-turn = Your turn
    .text =
        A card fits if its colour or its number is that of the card on top. A wild always fits.
        On a red 7 you may lay a red 2, a blue 7 or a wild. Only cards that fit have a button; **Why?** tells of the rest.
        Nothing fits? Press **Draw**. If the new card fits, you may play it at once.
tour-cards = Cards that do something
    .text =
        {""}**Skip**: the next one sits out. **Reverse**: the other way round.
        {""}**+2**: the next one draws two and sits out.
        {""}**Wild**: you choose the colour. **Wild +4**: and the next one draws four, or challenges you.
tour-uno = UNO!
    .text =
        With your last but one card you call UNO. **Red 5 + UNO!** does both in one tap; **UNO!** on the board does it, too.
        Forgotten, and somebody presses **Catch**? You draw two.
        Who has no card left wins the round.
tour-more = And then
    .text =
        {""}`/uno { command-rules.name }` tells what this server plays differently. `/uno { command-me.name }` sets how you see your hand. `/uno { command-scores.name }` shows who leads. `/uno { command-privacy.name }` tells what this bot keeps of you, and deletes it.
        Now try it: a round against the computer, for you alone. It counts for nothing.
practice-title = Practice round
practice-play = A card with a button fits. Tap one.
practice-draw = Nothing fits: press **Draw**.
practice-uno = One card will be left: take the button with **UNO!**, or you may be caught.
practice-call = You have one card left and did not say so. Press **UNO!** now.
practice-drew = The card you drew fits: play it or keep it.
practice-owes = Cards wait for you: press **Draw**, or do what the buttons offer.
practice-opening = The first card is a wild: you name the colour.
practice-wait = The computer is thinking. This message changes by itself.
practice-over = That is the game. With others it begins with `/uno { command-new.name }`.

preferences-title = My settings
preferences-everywhere = For you alone, on every server. Tap a value to change it.
preference-playable-first = Sorting
    .help = How your hand is sorted
preference-playable-first-value = { $state ->
    [on] Playable first
   *[off] By colour
}
preference-plain = Plain text
    .help = Words, no pictures: for screen readers
preference-plain-value = { $state ->
    [on] On
   *[off] Off
}
preference-call-buttons = UNO! with the card
    .help = Down to one card: play and call in one tap
preference-call-buttons-value = { preference-plain-value }

about-title = UNO
about-text = A bot that plays UNO in a channel: real rules, house rules, a hand that only you see.
about-start = `/uno { command-new.name }` opens a table, `/uno { command-hand.name }` shows your cards, `/uno { command-rules.name }` explains the game.
about-version = Version { $version }
about-tables = { $count ->
    [0] No table open on this server
    [one] 1 table open on this server
   *[other] { $count } tables open on this server
}
about-rights-good = I may do here all that I need.
about-legal = Free software under the MIT licence. Not affiliated with Mattel.

## Commands (names, at most 100 characters; options: name in small letters)

command-uno = UNO in this channel
    .name = uno
command-new = Open a table in this channel
    .name = new
command-join = Take a seat at the table in this channel
    .name = join
command-leave = Leave the table in this channel
    .name = leave
command-start = Deal the cards and begin
    .name = start
command-hand = Show your hand, to you alone
    .name = hand
command-table = Post the table again at the bottom of the channel
    .name = table
command-kick = Remove a player from the table
    .name = kick
command-host = Hand the table over to another player
    .name = host
command-end = End the table in this channel
    .name = end
command-scores = Points, wins and matches on this server
    .name = scores
command-stats = What a member has done in this season, with a picture
    .name = stats
command-versus = Two members against each other
    .name = versus
command-uno-season = Seasons and resets of this server's scores
    .name = uno-season
command-list = The seasons, and the resets that can be undone
    .name = list
command-begin = Start a new season; the one that runs ends
    .name = begin
command-rename = Give a season a name
    .name = rename
command-close = End the season that runs
    .name = close
command-reset = Reset scores: of a member, of a season, or all
    .name = reset
parameter-other = other
parameter-member-stats = Whose, if not yours
parameter-member-versus = Against you, or against the other one
parameter-other-versus = The second one, if not you
parameter-name-season = The name, at most 32 characters
parameter-season = season
parameter-season-rename = Which one, if not the newest
parameter-season-reset = Which one, if not all
parameter-member-reset = Whose, if not everybody's
command-replay = Watch a finished match again, step by step
    .name = replay
command-verify = Check that no card was changed: the proof of the shuffle
    .name = verify
command-privacy = What this bot keeps of you, and how to get it or have it deleted
    .name = privacy
command-forget-me = Have your name and number removed everywhere
    .name = forget-me
parameter-match = match
parameter-match-help = Number of a finished match; without it the last one here
command-report = Report a player for something only people can see
    .name = report
parameter-member = member
parameter-member-report = Who it is
parameter-reason = reason
parameter-reason-report = What it was
command-rules = The rules of the table in this channel
    .name = rules
command-help = A short tour and a practice round, for you alone
    .name = help
command-me = How you see your hand, and how you call UNO
    .name = me
command-about = What this bot is, and whether it may do here what it needs
    .name = about
command-uno-setup = House rules, presets and tables of this server
    .name = uno-setup
command-language = The language of public messages on this server
    .name = language
parameter-language = language
parameter-language-setup = The language for the board and everything else that all can see
command-panel = Rules, presets and settings of this server
    .name = panel
command-log = Who changed the settings of this server, and when
    .name = log
command-import = Rules by a code, or settings in a file, from elsewhere
    .name = import
parameter-code = code
parameter-code-setup = What Share showed there; it begins with uno1-
parameter-preset = preset
parameter-preset-new = Rules to play by; without it those of this server
parameter-player = player
parameter-player-kick = Who has to go
parameter-player-host = Who is to lead the table

## Refusals: the table

refusal-no-table = This table is closed. `/uno { command-new.name }` opens another.
refusal-table-exists = There is a table in this channel already: { $table }, host { $host }. `/uno { command-join.name }` takes a seat, `/uno { command-end.name }` closes it.
refusal-no-practice = This practice round is over. `/uno { command-help.name }` starts another.
refusal-too-much-practice = Too many people practise right now. Try again in a few minutes.
refusal-table-full = All { $seats } seats are taken.
refusal-already-seated = You are at this table already.
refusal-already-waiting = You are waiting for the next match already.
refusal-nothing-to-wait-for = No match is running: join the table.
join-first = You are not at this table: press **Join**.
refusal-not-at-table = You are not at this table.
refusal-nobody-owes = Nobody owes a call. You may look again in { $seconds } s.
refusal-catch-too-soon = Nobody owed a call. You may try again in { $seconds } s.
refusal-already-started = The match is running.
refusal-not-started = The match has not started yet.
refusal-need-two = It takes two. Wait for somebody or add a computer player.
refusal-not-agreed = Not everybody has agreed to the custom wild yet: **{ $names }** can press Agree.
refusal-custom-no-text = First { $host } has to say what the custom wild does.
refusal-custom-not-text = The custom wild has an effect of its own here, there is nothing to write.
refusal-custom-empty = Write in a sentence what the custom wild does.
refusal-custom-too-long = At most { $most } letters: say it shorter.
refusal-nothing-to-agree-to = There is nothing to agree to: the deck has no custom wilds.
refusal-report-off = This table plays without reports.
refusal-report-not-active = You are not in this round, so you cannot report anybody.
refusal-report-no-player = This person does not play at this table.
refusal-report-computer = **{ $name }** is a computer player and does no such thing.
refusal-report-no-penalty = By the rules of this table, that costs no card.
refusal-report-known = This has been reported already.
refusal-report-too-soon = One report a minute: try again in { $seconds } s.
refusal-report-too-late = The message is older than a minute.
refusal-report-explaining = **{ $name }** has just got a card and may ask why.
refusal-report-closed = This report is closed.
refusal-own-case = Nobody decides in a case of their own.
refusal-not-in-jury = Others decide this report.
refusal-only-accused = Only **{ $name }** can admit that.
refusal-not-host = Only the host, { $host }, or a moderator may do that.
refusal-not-winner-or-host = The winner or the host, { $host }, starts the next round.
refusal-no-such-seat = There is nobody at that seat.
refusal-seat-is-person = { $name } is no computer player.
refusal-already-host = { $name } is the host already.
refusal-not-an-action = That cannot be done here.
refusal-no-computers = On this server people play among themselves: tables have no computer players.
refusal-computers-full = { $count ->
    [one] On this server a table has one computer player at most.
   *[other] On this server a table has { $count } computer players at most.
}
refusal-unknown-level = There is no computer player { $level }.
refusal-round-over = The round is over.
refusal-round-running = The round is still being played.
refusal-match-over = The match is over.
refusal-match-running = The match is still running.
refusal-no-replay = No match was finished here yet.
refusal-no-such-replay = There is no such match on this server. Choose one from the list that the command offers.
refusal-replay-not-over = This match is not over. Its replay comes with its end.
refusal-replay-gone = The moves of this match are not kept any more.
refusal-replay-unreadable = This match was played by another version of the bot, and cannot be shown.
refusal-season-name = A name has at most { $count } characters.
refusal-no-season = There is no such season here.
refusal-no-season-runs = No season is running here.
refusal-no-scores-of = Nothing has been counted for this person here.
refusal-nothing-to-undo = This reset cannot be undone any more.
refusal-stale = Your click came late and did not count.
refusal-closing = I am restarting. Try again in a moment.

## Refusals: the rules

refusal-not-your-turn = It is **{ $name }**'s turn.
refusal-not-in-round = You are out of this round.
refusal-does-not-fit = { CAPITAL($card) } does not fit: play { $colour }{ $face ->
    [skip] , a skip or a wild.
    [reverse] , a reverse or a wild.
    [draw2] , a +2 or a wild.
    [number] { $number ->
        [8] , an 8 or a wild.
       *[other] , a { $number } or a wild.
    }
   *[black] { " " }or a wild.
}
refusal-not-in-hand = You no longer hold { $card }.
refusal-only-drawn-card = You drew { $card }: play it or keep it.
refusal-already-drawn = You have drawn already: play the card or keep it.
refusal-nothing-drawn = You have not drawn a card.
refusal-penalty-first = { $count } cards wait for you: answer them or draw.
refusal-must-play-drawn = At this table a drawn card that fits must be played: play it.
refusal-must-play = At this table whoever can play must play: choose a card that fits.
refusal-must-stack = Stacking is forced at this table: lay a draw card on it.
refusal-colour-first = Name the colour first.
refusal-no-colour-owed = No colour has to be named now.
refusal-no-such-colour = There is no such colour.
refusal-name-colour = Name a colour for the black card.
refusal-no-colour-here = A coloured card names no colour.
refusal-name-target = Choose whose hand you want.
refusal-no-target-here = This card is aimed at nobody.
refusal-must-swap = You have to swap with somebody.
refusal-no-such-target = You cannot swap with that player.
refusal-no-finish-zero = No 0 as last card at this table: play another card or draw.
refusal-no-finish-wild = { CAPITAL($card) } may not be the last card at this table: play another card or draw.
refusal-wild4-not-allowed = Wild +4 is not allowed now: by the rules of this table, another card in your hand forbids it.
refusal-no-double = Two at once is not allowed with these cards.
refusal-only-own-double = Only a card of your own may be doubled.
refusal-no-black-double = Black cards may not be doubled.
refusal-nothing-to-challenge = There is nothing to challenge.
refusal-challenge-yourself = You cannot challenge your own card.
refusal-only-victim-challenges = Only **{ $name }** may challenge that.
refusal-call-too-late = It is too late for that call.
refusal-another-call = You owe another call: { call }.
refusal-no-call-due = You have no call to make now.
refusal-catch-yourself = You cannot catch yourself. Call it!
refusal-owes-nothing = **{ $name }** owes nothing.
refusal-false-catch-again = You have caught somebody wrongly in this turn already.
refusal-round-not-over = The round is not over yet.
refusal-round-not-timed = This round has no time limit.
refusal-not-a-players-action = Only the table can do that.
refusal-penalty-off = This table plays without that penalty.
refusal-no-such-cause = There is no such penalty.
refusal-nothing-to-pardon = There is no penalty to take back.
refusal-no-such-preset = There is no preset { $preset }.
refusal-no-such-option = There is no house rule { $option }.
refusal-no-such-value = { CAPITAL($option) } cannot be { $value }.
refusal-not-a-setting = "{ $text }" is no setting.
refusal-needs-option = { CAPITAL($option) } needs { $other }.
refusal-conflict = { CAPITAL($one) } and { $other } do not go together.
refusal-partners-need-even = Partners need an even number of players, at least four; you are { $seats }.
refusal-too-few-cards = That needs { $need } cards, but the deck has { $deck }. Play with fewer cards or more decks.

## Settings of a server

declined-wrong-channel = On this server UNO is played in { $channels }.
declined-wrong-thread = On this server UNO is not played in threads. Open the table in the channel itself.
declined-wrong-role = On this server only { $roles } may open tables. You can join one that is open.
button-base = To preset
button-undo = Undo
button-locks = Locks
button-lock = Lock
button-unlock = Unlock
button-save = Save as
button-share = Share
button-words = In words
button-number = Change
button-settle = Change these too
button-settle-off = Switch { $option } off
button-default = As default
button-no-default = Not default
button-use = Use now
button-rename = Rename
button-delete = Delete
button-code = Enter a code
button-take-over = Take over
button-cancel = Cancel
button-newer = Newer
button-older = Older
button-defaults = To defaults

language-name = English
language-own = the server's
said-language = Public messages: { $language }.

panel-title = Rules for new tables
panel-title-table = Rules of this table
panel-status = Preset { $preset }, { $count ->
    [0] nothing changed
   *[other] { $count } changed ●
}
panel-go = Go to a page
panel-explain = What does it do?
panel-value = Choose
panel-more = and { $count } more
panel-default = New tables play by your preset **{ $name }**, not by these rules.
panel-presets = Start from a preset
panel-presets-about = It takes the place of the rules above. Undo brings them back.
panel-preset = Preset
panel-undone = Taken back: { $what }
panel-undone-table = The last change is taken back.

page-overview = Overview
page-overview-about = Presets, what was changed, share and save
page-own = Own presets
page-own-about = Rules that you saved by name, and the default of new tables
page-turns = Turns and time
page-turns-about = How long turns and lobbies may take, and who is reminded
page-places = Places and people
page-places-about = Who may open tables where, computer players, language
page-log = Change log
page-log-about = Who changed what, and when

setting-now = **Now:** { $value }
setting-preset = **In the preset:** { $value }
setting-idle = Without effect, because what it refines is off.
setting-not-reading = This bot reads no messages, so it stays "by others".
setting-locked = The server decides this: hosts cannot change it at their tables.

change-line = **{ $what }:** { $old } → { $new }

conflict-title = That does not go together
conflict-remedy = So it would go:

own-count = { $count } of { $most } saved
own-default = New tables play by: **{ $name }**
own-house = the rules of this panel
own-none = Nothing is saved yet. Set the rules as you like them, then save them by a name.
own-pick = Choose a preset
own-is-default = New tables play by these rules.
own-is-not-default = Saved on this server
own-base = Preset: **{ $preset }**
own-used = **{ $name }** is in force now.
delete-title = Delete { $name }?
delete-cost = Tables that play by it go on. Undo brings it back.

share-title = Share these rules
share-how = Copy the code. Elsewhere `/{ command-uno-setup.name } { command-import.name }` takes it.
import-title = Take these rules over?
import-holds = The code holds rules on the basis of **{ $preset }**.
import-changes = { $count ->
    [one] One thing changes for new tables:
   *[other] { $count } things change for new tables:
}
import-nothing = These rules are in force already.
import-file-title = Take these settings over?
import-file-about = Everything that this server has set is replaced, its presets too. Undo takes it back.
import-file-nothing = This server has all of this already.
import-file-done = The settings of the file are in force now.
import-presets = { $count ->
    [0] no presets
    [one] 1 preset
   *[other] { $count } presets
}
import-locks = { $count ->
    [0] no option locked
    [one] 1 option locked
   *[other] { $count } options locked
}
import-what = Give a code or a file.
export-file = All that this server has set. `/{ command-uno-setup.name } { command-import.name }` reads it again, here or elsewhere.
log-file = settings of a file
command-export = All settings of this server as a file
    .name = export
parameter-file = file
parameter-file-setup = A file of /{ command-uno-setup.name } { command-export.name }
import-done = The rules of the code are in force now.

dialog-number = A number from { NUMBER($low) } to { NUMBER($high) }
dialog-locks = Hosts may change
dialog-locks-about = What is not ticked, the server decides.
dialog-save = Save these rules
dialog-rename = Rename the preset
dialog-import = Rules from elsewhere
dialog-name = Name
dialog-default = For new tables
dialog-default-about = Ticked: new tables play by it.
dialog-code = Code
dialog-code-about = It begins with uno1-
note-number = { CAPITAL($option) }: that takes a number from { NUMBER($low) } to { NUMBER($high) }. Nothing is changed.

term-turn_seconds = Time for a turn
    .help = Long turns survive restarts, and people are reminded.
term-on_timeout = When it runs out
    .help = Each time a card is drawn; this follows the second time in a row.
    .value-draw = draw a card
    .value-computer = bot plays
    .value-remove = off the table
term-on_leave = When somebody leaves
    .help = What becomes of the cards in that hand.
    .value-pile = to the pile
    .value-computer = bot plays
term-lobby_seconds = Lobby stays open
    .help = A table that nobody starts closes after this.
term-mentions = Mention on your turn
    .help = One short message, deleted after the move. Long turns: again at half time and in the last hour.
    .value-never = never
    .value-idle = when idle
    .value-always = always
term-mention_seconds = Idle after
    .help = So long nobody is mentioned, if mentions wait.
term-repost_messages = Board moves down
    .help = After so many messages, once it is quiet.
term-table_picture = Picture of the table
    .help = Boards show the table as a picture. The bot needs the right to attach files.
term-computers = Computer players
    .help = At most so many at a table.
term-spectators_catch = Spectators catch
    .help = People without a seat may catch a missing UNO.
term-threads = Tables in threads
    .help = Tables may be opened in threads too.
term-own_thread = A thread each
    .help = Every table gets a thread of its own.
term-keep_days = Moves are kept
    .help = Of matches that are over, for replays. Results always stay.
term-channels = Channels
    .help = Tables may be opened only there. None chosen: everywhere.
term-roles = Roles
    .help = Only they may open tables. None chosen: everybody.
term-language = Language
    .help = Of the board and all that everybody sees.
count-repost_messages = { $count ->
    [0] never
   *[other] after { $count }
}
count-computers = { $count ->
    [0] none
   *[other] up to { $count }
}
count-keep_days = { $count ->
    [0] without end
    [one] one day
   *[other] { $count } days
}
list-all = all

log-page = Page { $page } of { $pages }
log-empty = Nothing was changed yet.
log-undo = took back: { $what }
log-list = **{ $what }:** { $new }
log-base = back to the preset
log-import = rules of a code
log-used = used the preset **{ $name }**
log-saved = saved the preset **{ $name }**
log-renamed = **{ $old }** is now called **{ $new }**
log-deleted = deleted the preset **{ $name }**
log-default = new tables play by **{ $name }**
log-locked = locked: { $options }
log-unlocked = unlocked: { $options }
log-terms = back to the defaults: { $page }

declined-changed-meanwhile = **{ $name }** changed this a moment ago. Your click changed nothing; here is how things are.
declined-nothing-to-undo = There is nothing to take back.
declined-presets-full = { $count } presets are saved already: delete one first.
declined-preset-name = A name has 1 to { $count } letters. Nothing is changed.
declined-preset-taken = A preset called **{ $name }** exists already. Choose another name.
declined-no-preset = This preset is gone.
declined-preset-unknown = There is no preset called { $name }. Pick one of those that appear as you type.
declined-no-value = There is no such value. Nothing is changed.
declined-code-foreign = This is no code of this bot. Codes begin with `uno1-`.
declined-code-damaged = The code is not complete or has a typo. Copy it again as a whole.
declined-code-newer = The code comes from a newer bot and holds rules that this one does not know.
declined-file-foreign = This is no file with settings of this bot.
declined-file-damaged = The file is damaged: some settings cannot be read. Nothing is changed.
declined-file-newer = The file comes from a newer bot than this one.
declined-file-large = The file is too large.
declined-import-gone = There is no code to take over any more. Enter it again.
declined-locked = The server decides { $option }: it cannot be changed at a table.
declined-not-allowed = To change the settings you need *Manage Server*, or a role that the admins let use `/{ command-uno-setup.name }`.
declined-rules-frozen = The match has begun: its rules stay as they are.

## The doctor of a server

command-doctor = Rights, open tables and errors of the bot; ends a table that is stuck
    .name = doctor
parameter-table = table
parameter-table-doctor = Its number, as it stands below the board
doctor-title = Doctor
doctor-rights = Rights
doctor-good = { $channel }: all there
doctor-needs = { $channel }: I need { $permissions }
doctor-helps = { $channel }: all there, { $permissions } would help
doctor-gone = Channel { $id } no longer exists
doctor-fine = { $count ->
    [one] 1 channel: all there
   *[other] { $count } channels: all there
}
doctor-more = { $count } more
doctor-roles-gone = { $count ->
    [one] 1 role that may open tables no longer exists
   *[other] { $count } roles that may open tables no longer exist
}
doctor-chosen = The channels that you chose for tables, and those with a table.
doctor-anywhere = This channel, and those with a table. You chose no channels: tables may be opened in all of them.
doctor-tables = { $count ->
    [0] No open tables
    [one] 1 open table
   *[other] { $count } open tables
}
doctor-line = `{ $table }` { $channel } · { doctor-stage } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} · opened { $since }
doctor-stage = { $stage ->
    [lobby] lobby
    [playing] playing
    [break] between rounds
   *[over] match over
}
doctor-damaged = Set aside, for they cannot be read: { $tables }
doctor-pick = Look at a table
doctor-no-host = no host
doctor-bot = Bot
doctor-latency = Connection to Discord: { $count } ms
doctor-database = Database: { $size } { $unit ->
    [mb] MB
   *[kb] KB
}, schema { $version }
doctor-errors = Last errors
doctor-no-errors = None since the bot was started.
doctor-errors-about = Whoever runs the bot finds more in its log, by the reference.
doctor-error = `{ $reference }` { $at } · { $what }
doctor-error-table = `{ $reference }` { $at } · { $what } · table { $table }
doctor-table = Table { $table }
doctor-host = Host: { $name }
doctor-waits = Waits for { $name }
doctor-until = Next deadline { $until }
doctor-end-about = **End it**: the table closes, and its board says so.
doctor-purge-about = **End and delete**: its board goes too. Scores stay.
button-purge = End and delete
doctor-no-table = There is no open table { $table } on this server.
doctor-ended = Table { $table } is closed.
doctor-purged = Table { $table } is closed, its board is deleted.

## Rules

# The settings and the command /uno rules

parameter-name = name
parameter-name-rules = A house rule or a preset to explain
rule-on = on
rule-off = off
rule-cards = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
rule-preset = Preset: { $preset }
rule-range = { $low } to { $high }
rule-line = **{ $rule }:** { $value }
rule-also = Also called: { $names }
rule-here = **At this table:** { $value }
rule-base = **In the base game:** { $value }
rule-values = **Values:** { $values }
rule-value = **{ $value }:** { $about }
rule-example = **Example:** { $example }
rule-related = Goes with it: { $rules }
rule-source = Source: { $source }
source-rulebook = rulebook
source-to = to
source-deck = deck
source-step = step
source-ours = ours
rule-idle = Without effect at this table.
effects-title = What it does to a round
effect-line = { $facts }.
effect-turns-more = rounds { $percent } % longer
effect-turns-less = rounds { $percent } % shorter
effect-turns-times = rounds { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
} as long
effect-cards-more = { $percent } % more cards drawn
effect-cards-less = { $percent } % fewer cards drawn
effect-cards-times = { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
} the cards drawn
effect-points-more = { $percent } % more points
effect-points-less = { $percent } % fewer points
effect-points-times = { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
} the points
effect-penalty = { $cards } or more cards at once in { $share } of 100 rounds
effect-base = the base game
effect-source = Simulated: { $rounds } rounds each, { $players } good players, compared with { $beside }.
rule-unknown = There is no rule called { $name }. Pick one of the names that appear as you type after `/uno { command-rules.name } { parameter-name }:`.
rules-idle = Set, but without effect: { $rules }
rules-custom = **In the words of this table:** { $text }
rules-specials = Only in this round:
rules-not-reading = On this server the bot does not read messages: a question has to be reported with the menu of its message.
rules-ask = `/uno { command-rules.name } { parameter-name }:` explains any rule with an example.

# The groups of options

rule-group-deck = Cards
rule-group-start = Start of a round
rule-group-draw = Drawing
rule-group-stack = Answers to +2 and +4
rule-group-timing = Jump-ins and doubles
rule-group-hands = Swapping hands
rule-group-uno = The UNO call
rule-group-wild4 = Wild +4 and challenge
rule-group-end = End of a round
rule-group-score = Points
rule-group-teams = Partners
rule-group-penalties = Penalties

# The presets

preset-mattel_2019 = Mattel 2019
    .help = The base game, as it is printed on the sheet.
preset-mattel_2021 = Mattel 2021
    .help = The booklet of 2021: special start cards do nothing, and a last draw card draws nothing.
preset-mattel_2015 = Mattel 2015
    .help = The last booklet with a section for two players. It plays like Mattel 2019.
preset-advanced_2002 = Advanced 2002
    .help = The booklet for advanced players: draw cards may be stacked.
preset-us_2001 = US 2001
    .help = The American sheet of 2001: a missed UNO costs four cards.
preset-guide = Guide
    .help = A German guide to the letter: no win without UNO, and a last draw card draws nothing.
preset-spielwiki = Spielwiki
    .help = Spielwiki.de to the letter: whoever can play must play, and a wild is never the last card.
preset-extended_112 = 112 cards
    .help = The deck of 112 cards: with wild swap and wild custom.
preset-tournament = Tournament
    .help = Four timed rounds, the ranks are added, and each round draws two special rules.
preset-no_mercy = No Mercy
    .help = Draw cards are stacked upwards, you draw until a card fits, and 7 and 0 move hands.
preset-party = Party
    .help = Stacking, jump-ins, and 7 and 0 move hands.
preset-single_round = Single round
    .help = One round, no points. Good for a quick evening.
preset-partners = Partners
    .help = Two against two: partners win together.

# The options: how they stand in a list, then label, explanation and values. `.without`: a switch that is off,
# `.also`: other names, `.value...`: for a button, `.about-...`: what a value does.

option-decks = decks
    .short = Decks
    .help = So many decks are shuffled together. Good for many players or large hands.
    .example = With two decks there are two red 0 and four red 7.
    .value = { $count ->
        [one] 1 deck
       *[other] { $count } decks
    }
option-hand_size = hand size
    .short = Hand size
    .help = So many cards everybody gets at the start of a round. Fewer make it short, more make it long.
    .value = { rule-cards }
option-wild_custom_count = wild custom cards
    .short = Wild custom cards
    .help = So many wild custom cards join the deck. You name the colour, and the agreed effect acts. Worth 40 points.
    .example = The agreed effect is an extra turn: you play wild custom, name green and play again.
    .value = { rule-cards }
option-custom_effect = wild custom
    .short = Wild custom effect
    .help = What a wild custom card does besides naming the colour. Everybody at the table agrees to it before the deal.
    .example = With "draw to red" Ben comes next, draws blue 4, green 1 and red 9, and sits out.
    .value-extra_turn = extra turn
    .about-extra_turn = Whoever plays it has another turn.
    .value-draw_until_red = draw to red
    .about-draw_until_red = The next player draws until a red card comes, and sits out.
    .value-discard_wilds = wilds out
    .about-discard_wilds = All others lay their black cards under the pile.
    .value-draw_three = draw 3
    .about-draw_three = The next player draws three and sits out.
    .value-to_seven = to 7 cards
    .about-to_seven = The next player draws, or discards by chance, to seven cards and sits out.
    .value-open_hand = open hand
    .about-open_hand = The next player's hand lies open to all until that turn is over.
    .value-text = own words
    .about-text = Words of your own. Whoever does not follow them can be reported and draws 2.
option-wild_swap_count = wild swap cards
    .short = Wild swap cards
    .help = So many wild swap cards join the deck. You swap hands with somebody and name the colour. Worth 40 points.
    .example = You hold five more cards, Ben two. You play wild swap, take Ben's two and name red.
    .value = { rule-cards }
option-dealer_pick = first dealer
    .short = First dealer
    .help = Who deals the first round. After every round the deal moves on to the left.
    .example = Ada draws blue 9, Ben a red skip. By number Ada deals, by points Ben does.
    .value-highest_number = number
    .about-highest_number = Everybody draws a card, the highest number deals. Action cards count 0.
    .value-highest_points = points
    .about-highest_points = Everybody draws a card, the most points deal. Action cards count 20, black ones 50.
    .value-random = random
    .about-random = Chance decides.
    .value-host = host
    .about-host = The host of the table deals.
option-start_card = start card
    .short = Start card
    .help = What a special card does when it is turned over as the first card.
    .example = A red skip is turned over. If it acts, the first player sits out. If not, the next card is turned over.
    .value-effects = acts
    .about-effects = It acts on the first player. Only a wild +4 goes back into the pile.
    .value-ignore_specials = ignored
    .about-ignore_specials = It does nothing. Cards are turned over until a number lies there.
    .value-numbers_only = numbers
    .about-numbers_only = Only a number can start. The cards before it stay under it.
    .value-wilds_back = wilds back
    .about-wilds_back = Coloured ones act. Every black card goes back into the pile.
option-start_draw2_skips = +2 at the start skips
    .short = +2 at the start skips
    .without = +2 at the start without a skip
    .help = A +2 turned over at the start makes the first player draw two and sit out. Off: draw two, then play.
    .about-false = The first player draws two, then plays.
    .example = Blue +2 is turned over and Ben would begin. Ben draws two. On: Cleo plays. Off: Ben plays.
option-start_reverse_first = reverse at the start
    .short = Reverse at the start
    .help = Who begins when a reverse is turned over at the start. Play then goes counter-clockwise.
    .value-dealer = dealer
    .about-dealer = The dealer begins.
    .value-right_of_dealer = right of it
    .about-right_of_dealer = The player to the right of the dealer begins.
option-draw_until_playable = draw until playable
    .short = Draw until playable
    .without = no drawing until playable
    .also = endless drawing
    .help = When nothing fits, you draw until a card fits. Whoever draws by choice draws one.
    .example = Red 7 lies on top. You draw blue 2, green 4 and then red 1: that one you may play.
option-drawn_card = drawn card
    .short = Drawn card
    .help = What happens to a drawn card that fits.
    .example = Green 5 lies on top and you draw green 9.
    .value-optional = by choice
    .about-optional = You play it or keep it.
    .value-forced = must play
    .about-forced = You must play it if it can be played at all.
option-voluntary_draw = voluntary draw
    .short = Voluntary draw
    .without = no voluntary draw
    .also = tactical drawing
    .help = You may draw although a card of yours fits. Off: whoever can play must play.
    .about-false = Whoever can play must play.
    .example = Red 7 lies on top and you want to keep your red 2: you draw instead.
option-reverse_deflect = reverse deflection
    .short = Reverse deflection
    .also = Retour-Kutsche
    .help = Whoever must draw lays a reverse of the colour: play turns round, and the cards go back.
    .example = Ada plays red +2, Ben a red reverse: Ada draws two.
    .value-off = off
    .about-off = A reverse sends nothing back.
    .value-draw2 = on +2
    .about-draw2 = It sends back a +2.
    .value-draw2_wild4 = +2 and +4
    .about-draw2_wild4 = It sends back a +2, and a wild +4 with a reverse of the named colour.
option-deflect_target = deflected to
    .short = Deflected to
    .help = Whom a reverse deflection hits.
    .example = Ada plays red +2, Ben lays a red skip, Cleo a red reverse. By seat Ben draws, by layer Ada.
    .value-previous = by seat
    .about-previous = The next player in the new direction.
    .value-layer = by layer
    .about-layer = Whoever laid the last draw card.
option-skip_pass_on = skip passes on
    .short = Skip passes on
    .also = Lass mich!
    .help = Whoever must draw lays a skip of the colour, or any skip on a skip: the cards go on to the next player.
    .example = Ada plays red +2, Ben a red skip: Cleo draws two.
    .value-off = off
    .about-off = A skip passes nothing on.
    .value-draw2 = on +2
    .about-draw2 = It passes on a +2.
    .value-draw2_wild4 = +2 and +4
    .about-draw2_wild4 = It passes on a +2, and a wild +4 with a skip of the named colour.
option-stacking = stacking
    .short = Stacking
    .also = cumulating, progressive
    .help = Whoever must draw may lay another draw card on it. The cards add up, and the next player must draw them all.
    .example = Ada plays red +2, Ben blue +2. Cleo has no +2 and draws four.
    .value-off = off
    .about-off = Nobody lays a draw card on a draw card to get out of drawing.
    .value-same = same kind
    .about-same = A +2 on a +2, a wild +4 on a wild +4, in any colour. The cards add up.
    .value-mixed = mixed
    .about-mixed = Any draw card on any other, in any colour. The cards add up.
    .value-ascending = ascending
    .about-ascending = A +4 on a +2 but no +2 on a +4: equal or higher. The cards add up.
option-stack_forced = forced stacking
    .short = Forced stacking
    .without = no forced stacking
    .help = Whoever can stack must do so and may not draw.
    .example = Ada plays red +2 and you hold green +2: you must play it.
option-doubles = doubles
    .short = Doubles
    .also = fast doubles
    .help = You play two identical cards in one turn. Never draw cards, and black ones only with black jump-ins.
    .example = You hold green 6 twice and play both.
    .value-off = off
    .about-off = One card a turn.
    .value-sequential = one by one
    .about-sequential = The second card follows the first unless somebody else acts in between.
    .value-simultaneous = at once
    .about-simultaneous = Both cards go down together, nobody can come in between.
option-double_effects = effects of doubles
    .short = Effect of doubles
    .help = What a doubled skip or reverse does.
    .example = Ada plays two red skips. Once: Ben sits out. Twice: Ben and Cleo sit out.
    .value-cancel = once
    .about-cancel = It acts once.
    .value-sum = twice
    .about-sum = It acts twice.
option-jump_in = jump-in
    .short = Jump-in
    .also = out of turn, slap
    .help = Whoever holds the very card that lies on top plays it at once, out of turn. Play goes on from there.
    .example = Ada plays blue 4. Dora holds blue 4 too and plays it; then the player after Dora goes on.
    .value-off = off
    .about-off = Everybody waits for their turn.
    .value-cancel = cancels
    .about-cancel = The card laid out of turn cancels the effect of the one it covers.
    .value-action = both act
    .about-action = The card laid out of turn acts, and so does the one it covers.
option-jump_in_wilds = jump-in with wilds
    .short = Jump-in with wilds
    .without = no jump-in with wilds
    .help = Black cards jump in too: a wild on a wild, a wild +4 on a wild +4.
    .example = Ada plays a wild and names red. Dora lays a wild on it and names blue.
option-finish_effect = last 7 or 0
    .short = Last 7 or 0
    .help = Whether a 7, a 0 or a wild swap played as last card still moves hands.
    .example = Ada's last card is red 7. If it acts, Ada swaps with Ben, and Ben has no cards and wins.
    .value-none = no effect
    .about-none = The round is over, no hand moves.
    .value-apply = acts
    .about-apply = The hands move first. Whoever has no cards then wins.
option-seven_swap = seven swaps
    .short = Seven swaps
    .also = Seven-O, 7-0
    .help = With a 7 you swap your whole hand with another player.
    .example = You play red 7 and hold five more, Ben holds one. You swap: now Ben has five and you have one.
    .value-off = off
    .about-off = A 7 is a number like any other.
    .value-optional = by choice
    .about-optional = With a 7 you may swap your hand with another player.
    .value-mandatory = always
    .about-mandatory = With a 7 you must swap your hand with another player.
option-swap_optional = wild swap without a swap
    .short = Wild swap by choice
    .without = wild swap always swaps
    .help = You may play a wild swap without swapping. Off: you must swap with somebody.
    .about-false = Wild swap must swap with somebody.
    .example = You hold one more card and everybody else five: you play wild swap, name blue and keep your hand.
option-zero_rotate = zero rotates
    .short = Zero rotates
    .without = zero does not rotate
    .also = Seven-O, 7-0
    .help = After a 0 all hands move on one seat in the direction of play.
    .example = Ada plays blue 0, clockwise: Ben gets Ada's hand, Cleo gets Ben's, Ada gets Cleo's.
option-bruno_kuno = Bruno and Kuno
    .short = Bruno and Kuno
    .without = no Bruno and Kuno
    .help = You call Bruno with three cards left, Kuno with two and UNO with one, also when drawing brings you there.
    .example = You hold two cards and draw one: you call Bruno.
option-uno_penalty = cards for a missed UNO
    .short = Missed UNO
    .help = So many cards you draw when you forget to call UNO.
    .example = You play green 5, hold one card, say nothing and are caught.
    .value = { rule-cards }
option-uno_timing = UNO counts
    .short = When UNO counts
    .help = Until when your call still counts.
    .example = You play green 5, hold one card and call two seconds later.
    .value-until_caught = till caught
    .about-until_caught = With the card or after it, until somebody catches you.
    .value-before = with card
    .about-before = Only together with the card.
    .value-within_turn = own turn
    .about-within_turn = With the card, or later while it is still, or again, your turn.
option-uno_window = can be caught
    .short = Time to catch
    .help = How long somebody who forgot to call can be caught.
    .example = Ada forgets to call. Ben draws: now only "next card" and "one left" still let you catch Ada.
    .value-next_action = next move
    .about-next_action = Until the next player plays or draws.
    .value-next_play = next card
    .about-next_play = Until the next card is played. Drawing does not end it.
    .value-while_one = one left
    .about-while_one = As long as only one card is held.
option-uno_catch = catching
    .short = Catching
    .help = Who notices that somebody forgot to call.
    .value-report = by others
    .about-report = You and the others must catch. If nobody does, nothing happens.
    .value-auto = by itself
    .about-auto = The table deals the cards as soon as the time to catch is over.
option-uno_trigger = UNO is owed
    .short = When UNO is owed
    .help = Whether cards that you get by a swap oblige you to call too.
    .example = Ben swaps hands with you by a 7 and leaves you one card. If every hand counts, you call UNO.
    .value-state = any hand
    .about-state = Whoever holds one card owes the call, also after a swap.
    .value-play = by playing
    .about-play = Only whoever plays down to one card owes the call.
option-false_catch_penalty = cards for a wrong catch
    .short = Wrong catch
    .help = So many cards you draw when you catch somebody who owes nothing.
    .example = You catch Ben, but Ben has called: you draw.
    .value = { rule-cards }
option-uno_required_to_win = no UNO, no win
    .short = No UNO, no win
    .without = win without UNO
    .help = Whoever plays the last card without having called UNO draws the penalty, and the round goes on.
    .example = You forgot to call and play red 4 as your last card: you draw two and stay in.
option-uno_uno = UNO UNO
    .short = UNO UNO
    .without = no UNO UNO
    .also = exit call
    .help = Your last card needs a call too: UNO UNO. Whoever forgets it draws two and stays in.
    .example = You play blue 3 as your last card and call UNO UNO before the next player acts.
option-challenge_who = challenge
    .short = Who may challenge
    .help = Who may doubt that a wild +4 was allowed.
    .example = Ada plays wild +4, Ben must draw. With "anybody" Cleo may challenge as well.
    .value-victim = who draws
    .about-victim = Only the player who must draw.
    .value-anyone = anybody
    .about-anyone = Everybody. Third players who are wrong draw the extra cards.
    .value-nobody = nobody
    .about-nobody = Nobody. Whoever is hit draws.
option-challenge_fail_draw = cards for a failed challenge
    .short = Failed challenge
    .also = no bluff
    .help = So many cards you draw when you challenge and the wild +4 was allowed. With 4 a challenge costs nothing extra.
    .example = Ada plays wild +4 and held no red. You challenge and draw six instead of four.
    .value = { rule-cards }
option-challenge_guilty_draws = guilty challenge
    .short = Good challenge
    .help = Who draws the four when the challenge was right.
    .example = Ada held red and played wild +4 on red. Ben challenges.
    .value-offender = offender
    .about-offender = Whoever played the wild +4 against the rules.
    .value-challenger = challenger
    .about-challenger = Whoever challenged, as one booklet prints it.
option-challenge_success_turn = turn after a challenge
    .short = Turn after a challenge
    .help = Whether you still play after a challenge that was right.
    .value-kept = kept
    .about-kept = You draw nothing and take your turn.
    .value-lost = lost
    .about-lost = You draw nothing, but your turn is over.
option-wild4_condition = wild +4 forbidden by
    .short = Wild +4 forbidden by
    .help = Which other card in your hand forbids a wild +4.
    .example = Red 7 lies on top. A red skip in hand forbids it by colour, a blue 7 only by "any fit".
    .value-color = the colour
    .about-color = Any card of the colour in force, action cards too.
    .value-any_playable = any fit
    .about-any_playable = Any card that fits, also by number or sign, and another wild.
    .value-color_numbers_only = its numbers
    .about-color_numbers_only = A number card of the colour. Action cards do not count.
option-wild4_joker_clause = joker clause
    .short = Joker clause
    .help = Whether other black cards in your hand forbid a wild +4 too.
    .example = You hold wild and wild +4 and nothing of the colour. With "other wilds" you play the wild first.
    .value-off = off
    .about-off = Other black cards do not matter.
    .value-other_wilds = other wilds
    .about-other_wilds = Other black cards forbid it, a second wild +4 does not.
    .value-literal = all black
    .about-literal = Every other black card forbids it, a second wild +4 too.
option-wild4_reference = wild +4 judged by
    .short = Wild +4 judged by
    .help = Which colour decides whether a wild +4 was allowed.
    .example = Red is in force, you hold red 2, play wild +4 and name green. Judged by the named colour that is fine.
    .value-current = before it
    .about-current = The colour in force before the card.
    .value-chosen = named
    .about-chosen = The colour named with the card.
option-wild4_enforced = wild +4 only when allowed
    .short = Wild +4 only if allowed
    .without = wild +4 as a bluff
    .help = A wild +4 against the rules cannot be played at all, so there is nothing to challenge.
    .example = Red 7 lies on top and you hold red 2: your wild +4 is refused.
option-last_draw_counts = last draw card draws
    .short = Last draw card draws
    .without = last draw card without effect
    .help = A +2 or wild +4 played as last card still makes the next player draw, and those cards count.
    .about-false = The last card ends the round at once, nobody draws any more.
    .example = Ada goes out with red +2. Ben draws two, and their points are Ada's.
option-no_finish_wild = no black last card
    .short = No black last card
    .help = Which black cards may not be your last. They count as not playable then.
    .example = You hold only a wild: you draw.
    .value-none = off
    .about-none = Every black card may be the last.
    .value-wild = wild
    .about-wild = A plain wild may not be the last card, a wild +4 may.
    .value-all_black = all black
    .about-all_black = No black card may be the last.
option-no_finish_zero = no 0 as last card
    .short = No 0 as last card
    .without = 0 allowed as last card
    .help = A 0 may not be your last card. It counts as not playable then.
    .example = Blue 5 lies on top and you hold only blue 0: you draw.
option-play_on = play on for places
    .short = Play on for places
    .without = no playing on
    .help = The round goes on when somebody is out, for second place, third place and so on. The first one out wins it.
    .example = Ada goes out and wins the round. Ben and Cleo play on for second place.
option-pull_back_in = pull back in
    .short = Pull back in
    .without = no pulling back in
    .help = Whoever has no cards stays in the order. Draw cards bring them back; a turn without having to draw wins.
    .example = Ada has no cards left. Cleo plays red +2 on Ada: Ada draws two and is back.
option-reentry = re-entry
    .short = Re-entry
    .without = no re-entry
    .help = When the last card is a +2, the next player may lay a +2 on it: whoever went out draws and is back.
    .example = Ada's last card is red +2. Ben lays blue +2: Ada draws two and is back.
option-stalemate = stalemate
    .short = Stalemate
    .help = What happens when the piles are empty and nobody can move.
    .value-void = void
    .about-void = Nobody wins the round, there are no points.
    .value-lowest_points = few points
    .about-lowest_points = The fewest points in hand win. With a tie nobody wins.
option-two_player_rules = two players
    .short = Reverse for two
    .help = What a reverse does when two players are left.
    .example = You and Ben are left, and you play a red reverse.
    .value-classic = skips
    .about-classic = It works like a skip: you play again.
    .value-general = turns only
    .about-general = It only turns the direction: the other one is next.
option-scoring = scoring
    .short = Scoring
    .help = How the rounds add up to a match.
    .example = Ben goes out, Ada holds red 9 and a green skip: 29 points, for Ben or against Ada.
    .value-winner = winner
    .about-winner = The winner of a round gets the points of all other hands.
    .value-penalty = own cards
    .about-penalty = Everybody counts their own cards. At the target the fewest points win.
    .value-elimination = knock-out
    .about-elimination = Everybody counts their own cards. At the target you are out; the last one in wins.
    .value-none = one round
    .about-none = One round decides, nothing is counted.
    .value-rank_sum = ranks
    .about-rank_sum = Ranks are added over the rounds, the lowest sum wins.
option-target_score = target
    .short = Target
    .help = So many points end the match.
    .example = With 200 a match takes two or three rounds.
    .value = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
option-target_inclusive = reaching the target is enough
    .short = Reaching is enough
    .without = target must be exceeded
    .help = The match ends when somebody reaches the target. Off: it must be exceeded.
    .about-false = The match ends when the target is exceeded, not when it is just reached.
    .example = The target is 500 and Ada has exactly 500. On: the match is over. Off: it goes on.
option-rounds = rounds
    .short = Rounds
    .help = The match ends after so many rounds. At 0 it goes on to the target; by ranks it then has four rounds.
    .value = { $count ->
        [0] to target
        [one] 1 round
       *[other] { $count } rounds
    }
option-round_limit_minutes = minutes a round
    .short = Minutes a round
    .help = After so many minutes the turn is played to its end. Then the fewest points in hand win the round.
    .value = { $count ->
        [0] no limit
       *[other] { $count } min
    }
option-special_rules_per_round = special rules a round
    .short = Special rules a round
    .help = For each round so many house rules are drawn by chance.
    .example = In round 2 zero rotates and doubles hold, in round 3 two others.
    .value = { $count ->
        [0] none
        [one] 1 rule
       *[other] { $count } rules
    }
option-wild_points = points of a wild
    .short = Points of a wild
    .help = What a plain wild counts that is left in a hand. Other black cards keep their value.
    .value-50 = 50
    .about-50 = As much as a wild +4.
    .value-40 = 40
    .about-40 = Ten less than a wild +4.
option-partners = partners
    .short = Partners
    .without = no partners
    .also = team UNO
    .help = Partners play for each other. The round ends when one of them is out, and the team scores. Takes 4, 6, 8 or 10.
    .example = Ada and Cleo are partners. Ada goes out: the cards of Ben and Dora count for both.
option-team_layout = seats of partners
    .short = Seats of partners
    .help = Who are partners. With four it is the same either way.
    .example = With six: three pairs, or two teams of three.
    .value-opposite = opposite
    .about-opposite = Pairs who sit opposite each other.
    .value-alternating = every other
    .about-alternating = Two teams, every other seat.
option-partner_points = partners score
    .short = Partners score
    .help = Whose cards count for a team that wins the round.
    .example = Ada goes out, Ada's partner Cleo still holds blue 9.
    .value-opponents = opponents
    .about-opponents = Only the cards of the other teams.
    .value-all_others = all others
    .about-all_others = The partner's cards as well.
option-partner_credit = partners' account
    .short = Partners' account
    .help = Where the points of a team go.
    .value-team = one a team
    .about-team = To one account of the team.
    .value-each = one each
    .about-each = The whole sum to each of the partners.
option-misplay_penalty = cards for a wrong card
    .short = Wrong card
    .also = misplay
    .help = A card that does not fit, or comes out of turn, goes back and costs so many cards. At 0 it is only refused.
    .example = Red 7 lies on top and you play blue 2: it goes back to you, and you draw.
    .value = { rule-cards }
option-no_questions = no questions
    .short = No questions
    .also = silly questions
    .help = Questions in the chat cost cards while you play. Asking why you got a card is free.
    .example = Ben writes: "Whose turn is it?"
    .value-off = off
    .about-off = You may ask.
    .value-report = by others
    .about-report = Another player reports the message.
    .value-auto = by itself
    .about-auto = The bot reads along and deals the card, where its operator allows that.
option-question_penalty = cards for a question
    .short = Cost of a question
    .help = So many cards a question costs.
    .value = { rule-cards }
option-sleep_penalty = cards for sleeping
    .short = Sleeping
    .help = So many cards you draw when the time for your turn runs out.
    .example = It is your turn, and you are making tea.
    .value = { rule-cards }
option-social_enforcement = penalties decided by
    .short = Penalties decided by
    .help = Who decides when a player reports another one.
    .value-vote = vote
    .about-vote = The other players vote.
    .value-off = nobody
    .about-off = Nobody can be reported.
    .value-host = host
    .about-host = The host decides. When the host is reported, the others vote.
option-false_report_penalty = cards for a false report
    .short = False report
    .help = So many cards you draw when the vote rejects your report.
    .value = { rule-cards }
option-suggestion_penalty = cards for a suggestion
    .short = Suggestions
    .help = So many cards it costs to tell another player what to do. The others report it.
    .example = Ada writes: "Ben, play your red 7!"
    .value = { rule-cards }
