# Deutsch. Anrede "du", kurze Sätze in der Gegenwart, keine gegenderten Formen.
# CAPITAL(text) beginnt eine Zeile, ENDING(name) sagt, wie ein Name endet (letter, hiss, other).

## Karten und Farben

colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
   *[B] Blau
}
colour-title = { colour }
# Die Farbe hinter einer Karte: "Farbwahl, grün".
colour-tone = { $colour ->
    [R] rot
    [Y] gelb
    [G] grün
   *[B] blau
}
# "rote 7", "rote Richtung": weiblich; "rotes Aussetzen": sächlich.
colour-of-card = { $colour ->
    [R] rote
    [Y] gelbe
    [G] grüne
   *[B] blaue
}

card-face = { $face ->
    [skip] Aussetzen
    [reverse] Richtung
    [draw2] +2
    [wild] Farbwahl
    [wild_draw4] Farbwahl +4
    [wild_swap] Handtausch
    [wild_custom] Eigene Regel
   *[number] { $number }
}
card = { $face ->
    [wild] { card-face }
    [wild_draw4] { card-face }
    [wild_swap] { card-face }
    [wild_custom] { card-face }
    [skip] { colour-of-card }s { card-face }
   *[coloured] { colour-of-card } { card-face }
}
card-title = { CAPITAL(card) }
card-label = { $face ->
    [wild] { card-face }
    [wild_draw4] { card-face }
    [wild_swap] { card-face }
    [wild_custom] { card-face }
   *[coloured] { colour } { card-face }
}
card-twice = zweimal { $card }
card-pair = 2 mal { $card }
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Rufe

call = { $call ->
    [bruno] Bruno
    [kuno] Kuno
    [unouno] UNO UNO
   *[uno] UNO
}
call-shout = { call }!

## Titel und Plätze

turn-of = { $name } ist dran
table-of = { ENDING($name) ->
    [letter] { $name }s Tisch
    [hiss] { $name }’ Tisch
   *[other] Tisch von { $name }
}
table-footer = Tisch { $table }
seat-host = leitet
seat-computer = Computer, { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
}
seat-is-computer = Computer
seat-next = danach
seat-one-card = 1 Karte
seat-called = { $count ->
    [0] UNO UNO!
    [2] Kuno!
    [3] Bruno!
   *[1] UNO!
}
seat-place = Platz { $place }
seat-away = Computer spielt
seat-gone = gegangen

## Lobby

lobby-setting = { $preset } · bis { $target } · { $seconds } s je Zug
lobby-house-rules = Hausregeln: { $rules }
lobby-seats = { $count } von { $seats } Plätzen
lobby-open = Alle hier dürfen mit. Schluss { $until }

## Spielfeld

board-top = Oben: **{ $card }**
board-play = Lege { $colour }, { $face ->
    [skip] ein Aussetzen
    [reverse] eine Richtung
    [draw2] eine +2
   *[number] eine { $number }
} oder Farbwahl.
board-play-colour = Jetzt { $colour }: lege { $colour } oder Farbwahl.
board-opening = { $name } wählt die Farbe.
board-drew = { $name } darf die gezogene Karte legen.
board-pending = { $count } Karten warten auf { $name }
board-answer-none = Zieh { $count }.
board-answer-challenge = Zieh { $count } oder zweifle.
board-answer-two = Leg eine +2 drauf oder zieh { $count }.
board-answer-wild = Leg Farbwahl +4 drauf oder zieh { $count }.
board-answer-mixed = Leg eine Ziehkarte drauf oder zieh { $count }.
board-open-hand = { $name } spielt mit offener Hand: { $cards }
board-specials = Sonderregeln dieser Runde: { $rules }
board-footer = Runde { $round } · Stapel { $pile } · bis { $target } · Tisch { $table }

## Ereignisse

event-plays = { $name } legt { $cards }
event-jumps-in = { $name } wirft { $cards } rein
event-draws-and-plays = { $name } zieht und legt { $cards }
event-draws = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-takes = { $name } zieht { $count }
event-takes-and-sits-out = { $name } zieht { $count } und setzt aus
event-forgot-exit = { $name } vergisst UNO UNO und zieht { $count }
event-keeps = { $name } behält die Karte
event-sits-out = { $name } setzt aus
event-swaps = { $name } tauscht mit { $other }
event-calls = { $name } ruft { call }
event-catches = { $other } ertappt { $name }: kein { call }
event-forgot = { $name } vergisst { call }
event-catches-wrongly = { $name } ertappt { $other } zu Unrecht
event-challenges-rightly = { $name } zweifelt zu Recht: { $drawer } zieht { $count }
event-challenges-wrongly = { $name } zweifelt zu Unrecht, zieht { $count }
event-names-colour = { $name } wählt { colour }
event-round = Runde { $number }: { $name } gibt
event-start-card = Erste Karte: { $card }
event-misplays = { $name } legt { $card }: falsch
event-penalised = { $name } bekommt eine Strafe
event-pardoned = { $name } gibt { $count } zurück: Strafe erlassen
event-returns = { $name } legt { $count } Karten unter den Stapel
event-reshuffled = Neuer Stapel: { $count } Karten gemischt
event-time-called = Die Zeit ist um: Das ist der letzte Zug
event-passes = { $name } passt: Es gibt keine Karten mehr
event-opens-hand = { ENDING($name) ->
    [letter] { $name }s Hand liegt offen
    [hiss] { $name }’ Hand liegt offen
   *[other] Die Hand von { $name } liegt offen
}
event-times-out = { $name } braucht zu lange
event-leaves = { $name } geht
event-comes-back = { $name } ist wieder dabei
clause-colour = , { colour-tone }
clause-keeps = , behält sie
clause-sits-out = : { $name } setzt aus
clause-sits-out-too = , { $name } auch
clause-swaps = , tauscht mit { $other }
clause-rotates = : Alle Hände wandern
clause-goes-out = : keine Karten mehr
clause-takes-place = , Platz { $place }
clause-waits = : { $count } warten

## Hand

hand-your-turn = Du bist dran
hand-thinking = { $name } überlegt
hand-top = Oben: { $mark } **{ $card }**
hand-now = jetzt { $colour }
hand-pending = { $count } Karten warten auf dich
hand-cards = Karten:
hand-empty = Du hast keine Karten mehr.
hand-playable = { $count } spielbar
hand-new = neu: { $cards }
hand-new-count = { $count } neu
why-title = Warum nicht?
why-nothing = Jede Karte in deiner Hand ist spielbar.

## Auswahl

colour-which = Welche Farbe?
colour-number = Die Zahl: so viele hast du davon.
opening-which = Zuerst liegt Farbwahl: welche Farbe?
target-which = Mit wem tauschst du?
target-number = Die Zahl: so viele Karten sind es.
catch-whom = Wen ertappst du?
pick-person = Wähle aus { $count } Personen
drawn-card = { CAPITAL($card) } gezogen
drawn-fits = Sie passt.
challenge-title = Nimmst du { $count }?
challenge-played = { $name }: **{ $card }**, { colour-tone }
challenge-allowed = { $condition ->
    [any_playable] Erlaubt nur, wenn bei { $name } nichts anderes passte.
    [color_numbers_only] Erlaubt nur, wenn { $name } keine Zahl in { colour } hatte.
    [unknown] Erlaubt nur, wenn { $name } die Farbe davor nicht hatte.
   *[color] Erlaubt nur, wenn { $name } kein { colour } hatte.
}
challenge-take = **{ $count } nehmen**: du ziehst { $count }.
challenge-doubt = { $condition ->
    [any_playable] **Zweifeln**: Passte bei { $name } etwas anderes, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
    [color_numbers_only] **Zweifeln**: Hatte { $name } eine, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
    [unknown] **Zweifeln**: Hatte { $name } sie, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
   *[color] **Zweifeln**: Hatte { $name } { colour }, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
}
verdict-guilty = **Du hattest recht mit { $name }:** { $who ->
    [you] Du ziehst { $count }.
   *[other] { $drawer } zieht { $count }.
}
verdict-innocent = **{ $name } durfte das:** { $who ->
    [you] Du ziehst { $count }.
   *[other] { $drawer } zieht { $count }.
}
verdict-hand = { $name } hatte { $cards }.

## Was ein Klick bewirkt hat, über der Hand

note-outdated = **{ $name } war schneller.** Dein Klick zählte nicht; das ist jetzt deine Hand.
note-late = **Der Klick kam zu spät.** Er zählte nicht; das ist jetzt deine Hand.
note-drew-unfitting = Gezogen: { $card }. Das passt nicht.
note-drew-many = Du ziehst { $count }: { $cards }.
note-caught = **{ $name } hat { call } vergessen** und zieht { $count }.
note-caught-wrongly = **{ $name } schuldet nichts.** Du ziehst { $count }.
note-called = Du rufst { call }.
note-misplayed = **{ CAPITAL($card) } war falsch.** Die Karte ist wieder in deiner Hand, und du ziehst { $count }.

## Rundenende, Ergebnis, Schluss

sheet-goes-out = { $name } ist fertig: +{ $points }
sheet-goes-out-first = { $name } ist fertig
sheet-void = Niemand gewinnt die Runde
sheet-held = Runde { $round } · was die anderen noch hatten
sheet-held-nothing = Niemand hatte noch Karten.
sheet-score = Punkte, bis { $target }
sheet-next = Nächste Runde { $when }
result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-nobody = Niemand gewinnt
result-setting = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $preset }
result-waiting = In der nächsten Partie: { $names }
result-proof = Mischnachweis { $proof } · Tisch { $table }
closed-title = Tisch geschlossen
closed-expired = Niemand hat rechtzeitig gestartet.
closed-empty = Alle sind gegangen.
closed-abandoned = Es war niemand mehr da.
closed-ended = Der Tisch wurde beendet.
closed-finished = Die Partie ist vorbei.
closed-removed = Der Kanal ist weg.
closed-again = `/uno new` öffnet einen neuen.

## Mehr

more-proof = Mischnachweis (SHA-256): { $proof }
more-waiting = Warten auf die nächste Partie: { $names }
sure-leave = Den Tisch verlassen?
sure-leave-cost = Deine Hand kommt unter den Stapel, die anderen spielen weiter.
sure-end = Den Tisch für alle beenden?
sure-end-cost = Die Partie endet hier, und niemand gewinnt sie.
kick-whom = Wen entfernst du?
host-whom = Wem übergibst du den Tisch?
seat-number = Die Zahl ist der Platz.

## Knöpfe

button-hand = Hand
button-draw = Ziehen
button-draw-count = Zieh { $count }
button-uno = UNO!
button-catch = Ertappt
button-challenge = Zweifeln
button-more = Mehr
button-join = Mitspielen
button-leave = Gehen
button-start = Start
button-computer = Computer dazu
button-remove = Entfernen
button-rules = Regeln
button-scores = Punkte
button-stack = Stapeln: { $face ->
    [wild_draw4] +4
   *[other] { $card }
}
button-call = { call }! { $state ->
    [on] an
   *[off] aus
}
button-why = Warum?
button-back = Zurück
button-next = Weiter
button-mine = Meine
button-colour = { colour } · { $count }
button-nobody = Niemand
button-play = Legen
button-keep = Behalten
button-take = { $count } nehmen
button-next-round = Weiter
button-rematch = Revanche
button-wait = Nächste Partie mit
button-repost = Neu zeigen
button-kick = Entfernen
button-host = Übergeben
button-end = Beenden
button-sure-leave = Gehen
button-sure-end = Beenden

## Private Antworten

said-opened = Der Tisch ist offen. Die anderen drücken Mitspielen, du drückst Start.
said-started = Die Partie beginnt.
said-joined = Du bist am Tisch, Platz { $seat }.
said-waiting = Du bist dabei, wenn die nächste Partie beginnt.
said-left = Du hast den Tisch verlassen.
said-added = { $name } spielt mit.
said-removed = { $name } ist nicht mehr am Tisch.
said-host = { $name } leitet jetzt.
said-ended = Der Tisch ist geschlossen.
said-posted = Der Tisch steht jetzt unten.
no-table-here = In diesem Kanal gibt es keinen Tisch. `/uno new` öffnet einen.
wait-offer = Bei der nächsten Partie kannst du mitspielen.
nobody-owes = Gerade schuldet niemand einen Ruf.
no-such-player = An diesem Tisch heißt niemand so.
only-in-servers = UNO wird in den Kanälen eines Servers gespielt.

## Rechte und Fehler

rights-missing = Ich darf in diesem Kanal nicht spielen: Mir fehlt { $permissions }.
rights-lost = **Ich kann den Tisch in diesem Kanal nicht mehr zeigen.** Mir fehlt { $permissions }.
right-view_channel = *Kanal ansehen*
right-send_messages = *Nachrichten senden*
right-send_messages_in_threads = *Nachrichten in Threads senden*
right-embed_links = *Links einbetten*
error-press = Dieser Knopf gehört nicht zu dieser Version des Bots. Nichts ist geändert. `/uno table` zeigt den Tisch neu.
error-unexpected = Hier ging etwas schief (Nummer { $reference }). { $made ->
    [yes] Dein Zug zählt.
   *[no] Dein Zug zählt nicht.
}

## Punkte

scores-title = Punkte auf diesem Server
scores-columns = Punkte, dann Siege von Partien
scores-row = { $wins } von { $matches }
scores-you = Du
scores-empty = Hier ist noch keine Partie zu Ende gespielt. `/uno new` öffnet einen Tisch.
scores-page = Seite { $page } von { $pages }

## Regeln und Auskunft

rules-title = Regeln an diesem Tisch
rules-base = Regeln des Grundspiels
rules-setting = { $preset } · bis { $target }
rules-same = Es ist das Grundspiel, nichts ist geändert.
rules-changed = Anders als im Grundspiel:
rules-goal = **Ziel.** Werde als Erstes alle Karten los. Dafür zählt, was die anderen noch haben: Zahlen nach Wert, Aussetzen, Richtung und +2 je 20, schwarze Karten 50.
rules-turn = **Dein Zug.** Lege eine Karte mit gleicher Farbe, Zahl oder gleichem Zeichen, oder eine schwarze. Oder zieh eine: Nur diese darfst du dann legen.
rules-signs = **Zeichen.** Aussetzen: Wer folgt, setzt aus. Richtung: Es geht andersherum; zu zweit wie Aussetzen. +2: Wer folgt, zieht 2 und setzt aus.
rules-black = **Schwarze Karten.** Farbwahl bestimmt die Farbe. Farbwahl +4 auch, und wer folgt, zieht 4. Sie ist nur erlaubt, wenn du die geltende Farbe nicht hast.
rules-challenge = **Zweifeln.** Wer die 4 ziehen soll, darf zweifeln. War sie nicht erlaubt, zieht, wer sie gelegt hat; war sie erlaubt, ziehst du 6. Die Hand siehst nur du.
rules-uno = **UNO.** Schalte UNO! an, wenn du die vorletzte Karte legst, oder ruf gleich danach. Wer es vergisst und ertappt wird, bevor es weitergeht, zieht 2.
about-title = UNO
about-text = Ein Bot, der in einem Kanal UNO spielt: echte Regeln, Hausregeln, eine Hand, die nur du siehst.
about-start = `/uno new` öffnet einen Tisch, `/uno hand` zeigt deine Karten, `/uno rules` erklärt das Spiel.
about-version = Version { $version }
about-tables = { $count ->
    [0] Kein Tisch auf diesem Server offen
    [one] 1 Tisch auf diesem Server offen
   *[other] { $count } Tische auf diesem Server offen
}
about-rights-good = Ich darf hier alles, was ich brauche.
about-legal = Freie Software unter der MIT-Lizenz. Keine Verbindung zu Mattel.

## Befehle (höchstens 100 Zeichen; Namen der Angaben in Kleinbuchstaben)

command-uno = UNO in diesem Kanal
command-new = Öffnet einen Tisch in diesem Kanal
command-join = Setzt dich an den Tisch in diesem Kanal
command-leave = Verlässt den Tisch in diesem Kanal
command-start = Gibt die Karten und beginnt
command-hand = Zeigt deine Hand, nur dir
command-table = Zeigt den Tisch noch einmal ganz unten im Kanal
command-kick = Entfernt jemanden vom Tisch
command-host = Gibt die Leitung des Tisches weiter
command-end = Beendet den Tisch in diesem Kanal
command-scores = Punkte, Siege und Partien auf diesem Server
command-rules = Die Regeln am Tisch in diesem Kanal
command-about = Was dieser Bot ist, und ob er hier darf, was er braucht
parameter-player = person
parameter-player-kick = Wer gehen muss
parameter-player-host = Wer den Tisch leiten soll

## Absagen: der Tisch

refusal-no-table = Dieser Tisch ist geschlossen. `/uno new` öffnet einen neuen.
refusal-table-exists = In diesem Kanal gibt es schon einen Tisch: { $table }, Leitung { $host }. `/uno join` setzt dich dazu, `/uno end` schließt ihn.
refusal-table-full = Alle { $seats } Plätze sind besetzt.
refusal-already-seated = Du bist schon an diesem Tisch.
refusal-already-waiting = Du wartest schon auf die nächste Partie.
refusal-nothing-to-wait-for = Es läuft keine Partie: Setz dich an den Tisch.
refusal-not-at-table = Du bist nicht an diesem Tisch.
refusal-already-started = Die Partie läuft schon.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-need-two = Es braucht zwei. Warte auf jemanden oder nimm einen Computer dazu.
refusal-not-host = Das darf nur die Leitung ({ $host }) oder die Moderation.
refusal-not-winner-or-host = Die nächste Runde startet, wer gewonnen hat, oder die Leitung ({ $host }).
refusal-no-such-seat = Auf diesem Platz ist niemand.
refusal-seat-is-person = { $name } ist kein Computer.
refusal-already-host = { $name } leitet schon.
refusal-not-an-action = Das geht hier nicht.
refusal-unknown-level = Einen Computer { $level } gibt es nicht.
refusal-round-over = Die Runde ist vorbei.
refusal-round-running = Die Runde läuft noch.
refusal-match-over = Die Partie ist vorbei.
refusal-match-running = Die Partie läuft noch.
refusal-stale = Dein Klick kam zu spät und zählte nicht.
refusal-closing = Ich starte gerade neu. Versuch es gleich noch einmal.

## Absagen: die Regeln

refusal-not-your-turn = **{ $name }** ist dran.
refusal-not-in-round = Du bist in dieser Runde nicht mehr dabei.
refusal-does-not-fit = { CAPITAL($card) } passt nicht: lege { $colour }{ $face ->
    [skip] , ein Aussetzen oder Farbwahl.
    [reverse] , eine Richtung oder Farbwahl.
    [draw2] , eine +2 oder Farbwahl.
    [number] , eine { $number } oder Farbwahl.
   *[black] { " " }oder Farbwahl.
}
refusal-not-in-hand = Du hast { $card } nicht mehr.
refusal-only-drawn-card = Gezogen: { $card }. Leg die Karte oder behalte sie.
refusal-already-drawn = Du hast schon gezogen: Leg die Karte oder behalte sie.
refusal-nothing-drawn = Du hast keine Karte gezogen.
refusal-penalty-first = { $count } Karten warten auf dich: Antworte darauf oder zieh.
refusal-must-play-drawn = Die gezogene Karte muss gelegt werden.
refusal-must-play = Du kannst legen, also darfst du nicht ziehen.
refusal-must-stack = Du kannst eine Ziehkarte drauflegen, also musst du.
refusal-colour-first = Wähle zuerst die Farbe.
refusal-no-colour-owed = Gerade ist keine Farbe zu wählen.
refusal-no-such-colour = Diese Farbe gibt es nicht.
refusal-name-colour = Wähle eine Farbe für die schwarze Karte.
refusal-no-colour-here = Zu einer farbigen Karte wählt man keine Farbe.
refusal-name-target = Wähle, mit wem du tauschst.
refusal-no-target-here = Mit dieser Karte wird nicht getauscht.
refusal-must-swap = Du musst mit jemandem tauschen.
refusal-no-such-target = Damit kannst du nicht tauschen.
refusal-no-finish-zero = Eine 0 darf nicht deine letzte Karte sein.
refusal-no-finish-wild = { CAPITAL($card) } darf nicht deine letzte Karte sein.
refusal-wild4-not-allowed = Farbwahl +4 ist nur ohne eine Karte der Farbe erlaubt.
refusal-no-double = Zwei auf einmal gehen mit diesen Karten nicht.
refusal-only-own-double = Doppeln darfst du nur deine eigene Karte.
refusal-no-black-double = Schwarze Karten darfst du nicht doppeln.
refusal-no-challenge = An diesem Tisch wird nicht gezweifelt.
refusal-nothing-to-challenge = Es gibt nichts anzuzweifeln.
refusal-challenge-yourself = Deine eigene Karte kannst du nicht anzweifeln.
refusal-only-victim-challenges = Nur **{ $name }** darf zweifeln.
refusal-call-too-late = Für diesen Ruf ist es zu spät.
refusal-another-call = Du schuldest einen anderen Ruf: { call }.
refusal-no-call-due = Du musst gerade nichts rufen.
refusal-catch-yourself = Dich selbst kannst du nicht ertappen. Ruf!
refusal-owes-nothing = **{ $name }** schuldet nichts.
refusal-false-catch-again = In diesem Zug hast du schon jemanden zu Unrecht ertappt.
refusal-round-not-over = Die Runde ist noch nicht vorbei.
refusal-round-not-timed = Diese Runde hat keine Zeitgrenze.
refusal-not-a-players-action = Das kann nur der Tisch selbst.
refusal-penalty-off = Diese Strafe gibt es an diesem Tisch nicht.
refusal-no-such-cause = Eine solche Strafe gibt es nicht.
refusal-nothing-to-pardon = Es gibt keine Strafe zurückzunehmen.
refusal-no-such-preset = Die Vorgabe { $preset } gibt es nicht.
refusal-no-such-option = Die Hausregel { $option } gibt es nicht.
refusal-no-such-value = { CAPITAL($option) } kann nicht { $value } sein.
refusal-not-a-setting = „{ $text }“ ist keine Einstellung.
refusal-needs-option = { CAPITAL($option) } braucht { $other }.
refusal-conflict = { CAPITAL($one) } und { $other } gehen nicht zusammen.
refusal-partners-need-even = Für Partner braucht es eine gerade Zahl, mindestens vier; ihr seid { $seats }.
refusal-too-few-cards = Dafür braucht es { $need } Karten, der Satz hat { $deck }. Spielt mit kleineren Händen oder mehr Kartensätzen.

## Vorgaben

preset-mattel_2019 = Mattel 2019
preset-mattel_2021 = Mattel 2021
preset-mattel_2015 = Mattel 2015
preset-advanced_2002 = Fortgeschritten 2002
preset-us_2001 = USA 2001
preset-guide = Ratgeber
preset-spielwiki = Spielwiki
preset-extended_112 = 112 Karten
preset-tournament = Turnier
preset-no_mercy = Ohne Gnade
preset-party = Party
preset-single_round = Einzelblatt
preset-partners = Partner

## Einstellungen der Regeln, wie sie in einer Liste stehen

option-without = ohne { $option }
option-decks = Kartensätze
option-hand_size = Karten zu Beginn
option-wild_custom_count = Karten Eigene Regel
option-custom_effect = Eigene Regel
option-wild_swap_count = Karten Handtausch
option-dealer_pick = wer zuerst gibt
option-start_card = Startkarte
option-start_draw2_skips = Aussetzen bei +2 am Start
option-start_reverse_first = Richtung am Start
option-draw_until_playable = unendlich ziehen
option-drawn_card = gezogene Karte
option-voluntary_draw = freiwillig ziehen
option-reverse_deflect = Retour-Kutsche
option-deflect_target = Retour-Kutsche trifft
option-skip_pass_on = Lass mich!
option-stacking = Stapeln
option-stack_forced = Stapelzwang
option-doubles = Doppeln
option-double_effects = Wirkung beim Doppeln
option-jump_in = Reinwerfen
option-jump_in_wilds = Reinwerfen mit Schwarz
option-finish_effect = letzte 7 oder 0
option-seven_swap = Tausch mit 7
option-swap_optional = Handtausch ohne Tausch
option-zero_rotate = Wandern bei 0
option-bruno_kuno = Bruno und Kuno
option-uno_penalty = Karten für vergessenes UNO
option-uno_timing = UNO zählt
option-uno_window = ertappen geht
option-uno_catch = Ertappen
option-uno_trigger = UNO ist fällig
option-false_catch_penalty = Karten für falsches Ertappen
option-uno_required_to_win = ohne UNO kein Sieg
option-uno_uno = UNO UNO
option-challenge_who = Zweifeln
option-challenge_fail_draw = Karten für falschen Zweifel
option-challenge_guilty_draws = Zweifel zu Recht
option-challenge_success_turn = Zug nach dem Zweifel
option-wild4_condition = Farbwahl +4 verboten durch
option-wild4_joker_clause = Joker-Klausel
option-wild4_reference = Farbwahl +4 gemessen an
option-wild4_enforced = Farbwahl +4 nur wenn erlaubt
option-last_draw_counts = letzte Ziehkarte zählt
option-no_finish_wild = Schwarz nicht zuletzt
option-no_finish_zero = 0 nicht zuletzt
option-play_on = Weiterspielen
option-pull_back_in = Reinholen
option-reentry = Wiedereinstieg
option-stalemate = Stillstand
option-two_player_rules = zu zweit
option-scoring = Wertung
option-target_score = Ziel
option-target_inclusive = Ziel erreichen genügt
option-rounds = Runden
option-round_limit_minutes = Minuten je Runde
option-special_rules_per_round = Sonderregeln je Runde
option-wild_points = Punkte für Farbwahl
option-partners = Partner
option-team_layout = Sitzordnung der Partner
option-partner_points = Partner zählen
option-partner_credit = Konto der Partner
option-misplay_penalty = Karten für falsch gelegt
option-no_questions = keine Fragen
option-question_penalty = Karten für eine Frage
option-sleep_penalty = Karten fürs Pennen
option-social_enforcement = Strafen entscheidet
option-false_report_penalty = Karten für falsche Meldung
option-suggestion_penalty = Karten für einen Vorschlag
value-action = beide wirken
value-all_black = alle schwarzen
value-all_others = alle anderen
value-alternating = abwechselnd
value-any_playable = jede passende Karte
value-anyone = alle
value-apply = wirkt
value-ascending = gleich oder höher
value-auto = von selbst
value-before = nur mit der Karte
value-cancel = hebt auf
value-challenger = wer zweifelt, zieht
value-chosen = der gewählten Farbe
value-classic = Richtung setzt aus
value-color = die Farbe
value-color_numbers_only = Zahlen der Farbe
value-current = der Farbe davor
value-dealer = wer gibt, beginnt
value-discard_wilds = andere verlieren Schwarz
value-draw2 = auf +2
value-draw2_wild4 = auf +2 und +4
value-draw_three = wer nichts hat, zieht 3
value-draw_until_red = ziehen bis Rot
value-each = je eines
value-effects = wirkt
value-elimination = am Ziel raus
value-extra_turn = noch ein Zug
value-forced = muss gelegt werden
value-general = Richtung dreht nur
value-highest_number = höchste Zahl
value-highest_points = höchste Punkte
value-host = die Leitung
value-ignore_specials = Sonderkarten zählen nicht
value-kept = bleibt
value-layer = wer gelegt hat
value-literal = wörtlich
value-lost = verloren
value-lowest_points = wenigste Punkte
value-mandatory = immer
value-mixed = gemischt
value-next_action = bis zur nächsten Aktion
value-next_play = bis zur nächsten Karte
value-nobody = niemand
value-none = keine
value-numbers_only = nur Zahlen
value-off = aus
value-offender = wer gelegt hat, zieht
value-open_hand = offene Hand
value-opponents = Karten der Gegenseite
value-opposite = gegenüber
value-optional = nach Wahl
value-other_wilds = andere schwarze
value-penalty = Strafpunkte
value-play = durch Legen
value-previous = wer davor war
value-random = Zufall
value-rank_sum = Summe der Plätze
value-report = durch andere
value-right_of_dealer = wer rechts davon sitzt
value-same = gleiche Art
value-sequential = nacheinander
value-simultaneous = auf einmal
value-state = bei jeder letzten Karte
value-sum = beide zählen
value-team = eines je Team
value-text = freier Text
value-to_seven = auf sieben Karten
value-until_caught = bis zum Ertappen
value-victim = wer ziehen soll
value-void = zählt nicht
value-vote = Abstimmung
value-while_one = solange es eine Karte ist
value-wild = Farbwahl
value-wilds_back = Schwarz zurück
value-winner = alles für den Sieg
value-within_turn = bis zum Ende des Zugs
