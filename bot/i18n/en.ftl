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
card-pair = Both { $card }
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
table-footer = table { $table }
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
seat-away = computer plays
seat-gone = left

## Lobby

lobby-setting = { $preset } · to { $target } · { $seconds } s a turn
lobby-house-rules = House rules: { $rules }
lobby-seats = { $count } of { $seats } seats
lobby-open = Anyone here can join. Closes { $until }

## Board

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
board-answer-mixed = Play a draw card on it or draw { $count }.
board-open-hand = { $name } plays with an open hand: { $cards }
board-specials = Special rules of this round: { $rules }
board-footer = Round { $round } · pile { $pile } · to { $target } · table { $table }

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
event-misplays = { $name } lays { $card }: wrong
event-penalised = { $name } gets a penalty
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
clause-swaps = , swaps hands with { $other }
clause-rotates = : all hands move on
clause-goes-out = : no cards left
clause-takes-place = , place { $place }
clause-waits = : { $count } wait

## Hand

hand-your-turn = Your turn
hand-thinking = { $name } is thinking
hand-top = On top: { $mark } **{ CAPITAL($card) }**
hand-now = now { $colour }
hand-pending = { $count } cards wait for you
hand-cards = Cards:
hand-empty = You have no cards left.
hand-playable = you can play { $count }
hand-new = new: { $cards }
hand-new-count = { $count } new
why-title = Why not?
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
    [unknown] Allowed only if { $name } held none of the colour before.
   *[color] Allowed only if { $name } held no { colour }.
}
challenge-take = **Take { $count }**: you draw { $count }.
challenge-doubt = { $condition ->
    [any_playable] **Challenge**: if { $name } could play another card, { $name } draws { $count }. If not, you draw { $fail }.
    [color_numbers_only] **Challenge**: if { $name } held one, { $name } draws { $count }. If not, you draw { $fail }.
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
sheet-held = Round { $round } · what the others still held
sheet-held-nothing = Nobody held a card.
sheet-score = Score, to { $target }
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
result-waiting = In the next match: { $names }
result-proof = Shuffle proof { $proof } · table { $table }
closed-title = Table closed
closed-expired = Nobody started in time.
closed-empty = Everybody has left.
closed-abandoned = Nobody was there any more.
closed-ended = The table was ended.
closed-finished = The match is over.
closed-removed = The channel is gone.
closed-again = `/uno new` opens another.

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
button-start = Start
button-computer = Add computer
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
button-why = Why?
button-back = Back
button-next = Next
button-mine = Mine
button-colour = { colour-title } · { $count }
button-nobody = Nobody
button-play = Play it
button-keep = Keep it
button-take = Take { $count }
button-next-round = Next round
button-rematch = Rematch
button-wait = Join next match
button-repost = Post again
button-kick = Kick
button-host = Hand over
button-end = End
button-sure-leave = Leave
button-sure-end = End it

## Private answers

said-opened = The table is open. Others press Join, you press Start.
said-started = The match begins.
said-joined = You are at the table, seat { $seat }.
said-waiting = You are in when the next match starts.
said-left = You have left the table.
said-added = { $name } joins.
said-removed = { $name } is no longer at the table.
said-host = { $name } is the host now.
said-ended = The table is closed.
said-posted = The table is at the bottom now.
no-table-here = There is no table in this channel. `/uno new` opens one.
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
right-embed_links = *Embed Links*
error-press = This button is not from this version of the bot. Nothing was changed. `/uno table` posts the table again.
error-unexpected = Something went wrong here (reference { $reference }). { $made ->
    [yes] Your move was made.
   *[no] Your move was not made.
}

## Scores

scores-title = Scores on this server
scores-columns = Points, then wins of matches
scores-row = { $wins } of { $matches }
scores-you = You
scores-empty = No match has been finished here yet. `/uno new` opens a table.
scores-page = Page { $page } of { $pages }

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
about-title = UNO
about-text = A bot that plays UNO in a channel: real rules, house rules, a hand that only you see.
about-start = `/uno new` opens a table, `/uno hand` shows your cards, `/uno rules` explains the game.
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
command-new = Open a table in this channel
command-join = Take a seat at the table in this channel
command-leave = Leave the table in this channel
command-start = Deal the cards and begin
command-hand = Show your hand, to you alone
command-table = Post the table again at the bottom of the channel
command-kick = Remove a player from the table
command-host = Hand the table over to another player
command-end = End the table in this channel
command-scores = Points, wins and matches on this server
command-rules = The rules of the table in this channel
command-about = What this bot is, and whether it may do here what it needs
parameter-player = player
parameter-player-kick = Who has to go
parameter-player-host = Who is to lead the table

## Refusals: the table

refusal-no-table = This table is closed. `/uno new` opens another.
refusal-table-exists = There is a table in this channel already: { $table }, host { $host }. `/uno join` takes a seat, `/uno end` closes it.
refusal-table-full = All { $seats } seats are taken.
refusal-already-seated = You are at this table already.
refusal-already-waiting = You are waiting for the next match already.
refusal-nothing-to-wait-for = No match is running: join the table.
refusal-not-at-table = You are not at this table.
refusal-already-started = The match is running.
refusal-not-started = The match has not started yet.
refusal-need-two = It takes two. Wait for somebody or add a computer player.
refusal-not-host = Only the host, { $host }, or a moderator may do that.
refusal-not-winner-or-host = The winner or the host, { $host }, starts the next round.
refusal-no-such-seat = There is nobody at that seat.
refusal-seat-is-person = { $name } is no computer player.
refusal-already-host = { $name } is the host already.
refusal-not-an-action = That cannot be done here.
refusal-unknown-level = There is no computer player { $level }.
refusal-round-over = The round is over.
refusal-round-running = The round is still being played.
refusal-match-over = The match is over.
refusal-match-running = The match is still running.
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
refusal-must-play-drawn = The drawn card must be played.
refusal-must-play = You can play, so you may not draw.
refusal-must-stack = You can put a draw card on it, so you must.
refusal-colour-first = Name the colour first.
refusal-no-colour-owed = No colour has to be named now.
refusal-no-such-colour = There is no such colour.
refusal-name-colour = Name a colour for the black card.
refusal-no-colour-here = A coloured card names no colour.
refusal-name-target = Choose whose hand you want.
refusal-no-target-here = This card is aimed at nobody.
refusal-must-swap = You have to swap with somebody.
refusal-no-such-target = You cannot swap with that player.
refusal-no-finish-zero = A 0 may not be your last card.
refusal-no-finish-wild = { CAPITAL($card) } may not be your last card.
refusal-wild4-not-allowed = Wild +4 is allowed only without a card of the colour.
refusal-no-double = Two at once is not allowed with these cards.
refusal-only-own-double = Only a card of your own may be doubled.
refusal-no-black-double = Black cards may not be doubled.
refusal-no-challenge = This table plays without challenges.
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

## Presets

preset-mattel_2019 = Mattel 2019
preset-mattel_2021 = Mattel 2021
preset-mattel_2015 = Mattel 2015
preset-advanced_2002 = Advanced 2002
preset-us_2001 = US 2001
preset-guide = Guide
preset-spielwiki = Spielwiki
preset-extended_112 = 112 cards
preset-tournament = Tournament
preset-no_mercy = No Mercy
preset-party = Party
preset-single_round = Single round
preset-partners = Partners

## Options of the rules, as they stand in a list

option-without = no { $option }
option-decks = decks
option-hand_size = hand size
option-wild_custom_count = wild custom cards
option-custom_effect = wild custom
option-wild_swap_count = wild swap cards
option-dealer_pick = first dealer
option-start_card = start card
option-start_draw2_skips = +2 at the start skips
option-start_reverse_first = reverse at the start
option-draw_until_playable = draw until playable
option-drawn_card = drawn card
option-voluntary_draw = voluntary draw
option-reverse_deflect = reverse deflection
option-deflect_target = deflected to
option-skip_pass_on = skip passes on
option-stacking = stacking
option-stack_forced = forced stacking
option-doubles = doubles
option-double_effects = effects of doubles
option-jump_in = jump-in
option-jump_in_wilds = jump-in with wilds
option-finish_effect = last 7 or 0
option-seven_swap = seven swaps
option-swap_optional = wild swap without a swap
option-zero_rotate = zero rotates
option-bruno_kuno = Bruno and Kuno
option-uno_penalty = cards for a missed UNO
option-uno_timing = UNO counts
option-uno_window = can be caught
option-uno_catch = catching
option-uno_trigger = UNO is owed
option-false_catch_penalty = cards for a wrong catch
option-uno_required_to_win = no UNO, no win
option-uno_uno = UNO UNO
option-challenge_who = challenge
option-challenge_fail_draw = cards for a failed challenge
option-challenge_guilty_draws = guilty challenge
option-challenge_success_turn = turn after a challenge
option-wild4_condition = wild +4 forbidden by
option-wild4_joker_clause = joker clause
option-wild4_reference = wild +4 judged by
option-wild4_enforced = wild +4 only when allowed
option-last_draw_counts = last draw card draws
option-no_finish_wild = no black last card
option-no_finish_zero = no 0 as last card
option-play_on = play on for places
option-pull_back_in = pull back in
option-reentry = re-entry
option-stalemate = stalemate
option-two_player_rules = two players
option-scoring = scoring
option-target_score = target
option-target_inclusive = reaching the target is enough
option-rounds = rounds
option-round_limit_minutes = minutes a round
option-special_rules_per_round = special rules a round
option-wild_points = points of a wild
option-partners = partners
option-team_layout = seats of partners
option-partner_points = partners score
option-partner_credit = partners' account
option-misplay_penalty = cards for a wrong card
option-no_questions = no questions
option-question_penalty = cards for a question
option-sleep_penalty = cards for sleeping
option-social_enforcement = penalties decided by
option-false_report_penalty = cards for a false report
option-suggestion_penalty = cards for a suggestion
value-action = both act
value-all_black = all black cards
value-all_others = everybody else
value-alternating = alternating
value-any_playable = any playable card
value-anyone = anybody
value-apply = acts
value-ascending = equal or higher
value-auto = by itself
value-before = with the card only
value-cancel = cancels
value-challenger = challenger draws
value-chosen = colour named
value-classic = reverse skips
value-color = the colour
value-color_numbers_only = numbers of the colour
value-current = colour before
value-dealer = dealer begins
value-discard_wilds = others lose their wilds
value-draw2 = on +2
value-draw2_wild4 = on +2 and +4
value-draw_three = next without a fit draws 3
value-draw_until_red = next draws to a red
value-each = one each
value-effects = acts
value-elimination = out at the target
value-extra_turn = another turn
value-forced = must be played
value-general = reverse turns only
value-highest_number = highest number
value-highest_points = highest points
value-host = host
value-ignore_specials = specials ignored
value-kept = kept
value-layer = who laid it
value-literal = literal
value-lost = lost
value-lowest_points = lowest points
value-mandatory = always
value-mixed = mixed
value-next_action = until the next action
value-next_play = until the next play
value-nobody = nobody
value-none = none
value-numbers_only = numbers only
value-off = off
value-offender = offender draws
value-open_hand = open hand
value-opponents = opponents' cards
value-opposite = opposite
value-optional = by choice
value-other_wilds = other wilds
value-penalty = penalty points
value-play = by playing
value-previous = previous player
value-random = random
value-rank_sum = sum of ranks
value-report = by others
value-right_of_dealer = right of the dealer
value-same = same kind
value-sequential = one after the other
value-simultaneous = at once
value-state = by any one card
value-sum = both count
value-team = one a team
value-text = free text
value-to_seven = next to seven cards
value-until_caught = until caught
value-victim = who must draw
value-void = void
value-vote = vote
value-while_one = with one card
value-wild = wild
value-wilds_back = wilds go back
value-winner = winner takes
value-within_turn = within the turn
