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
colour-none = Schwarz
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
card-new = { $card } · neu
card-pair = Beide: { $card }
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
seat-ghost = gewinnt, wenn dran
seat-out = raus
seat-away = Computer spielt
seat-inherited = ist weg, Computer spielt
seat-gone = gegangen

## Lobby

lobby-turn = { $time } je Zug
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[day] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
}
teams = Teams: { $teams }
counting = { $scoring ->
    [penalty] Strafpunkte{ to-target }, wenigste gewinnen
    [elimination] { $target ->
        [0] Ausscheiden nach Punkten
       *[other] bei { $target } raus, wer bleibt, gewinnt
    }
    [none] eine Runde
    [rank_sum] Summe der Ränge, kleinste gewinnt
   *[winner] { $target ->
        [0] meiste Punkte gewinnen
       *[other] bis { $target }
    }
}
to-target = { $target ->
    [0] { "" }
   *[other] { " " }bis { $target }
}
rounds-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
lobby-house-rules = Hausregeln: { $rules }
lobby-custom = **Eigene Regel:** { $effect }
lobby-custom-wordless = **Eigene Regel:** { $name } muss noch sagen, was sie bewirkt.
lobby-ruling = { $name }: { $changes }
lobby-lacking = Alle drücken Einverstanden. Es fehlen: { $names }
lobby-agreed = Alle sind einverstanden.
lobby-seats = { $count } von { $seats } Plätzen
lobby-open = Alle hier dürfen mit. Schluss { $until }

## Spielfeld

picture-table = Der Tisch als Bild.
picture-top = Oben: { $card }.
picture-turn = Dran: { $name }.
picture-counts = Karten: { $counts }.
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
board-answer-reentry = Leg eine +2 drauf, dann ist { $name } wieder dabei, oder zieh { $count }.
board-deflect = Eine Richtung { $on ->
    [R] oder +2 in { $colour } schickt
   *[other] in { $colour } schickt
} die Karten zurück.
board-pass-on = { $on ->
    [S] Jedes Aussetzen
   *[other] Ein Aussetzen in { $colour }
} gibt die Karten weiter.
board-answer-mixed = Leg eine Ziehkarte drauf oder zieh { $count }.
board-custom = Eigene Regel: { $text }
board-open-hand = { $name } spielt mit offener Hand: { $cards }
board-specials = Sonderregeln dieser Runde: { $rules }
board-round-ends = Die Runde endet { $until }
board-proof = Nachweis { $proof }
board-close = Kurz vor dem Sieg: { $names }
board-all-close = Alle sind kurz vor dem Sieg.
board-leads = { $name } führt: { $score } von { $target }
board-nobody-close = Noch ist niemand kurz vor dem Sieg.
board-until = Zeit bis { $moment }
board-footer = Runde { $round } · Stapel { $pile } · { $target ->
    [0] Tisch
   *[other] bis { $target } · Tisch
} { $table }

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
event-penalised = { $name } bekommt eine Strafe: { $cause ->
    [suggestion] ein Vorschlag
    [question] eine Frage
    [sleep] gepennt
    [custom] Eigene Regel nicht befolgt
    [false_report] falsche Meldung
   *[misplay] falsch gelegt
}
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
clause-swaps = { " " }und tauscht die Hand mit { $other }
clause-rotates = : Alle Hände wandern
clause-goes-out = : keine Karten mehr
clause-takes-place = , Platz { $place }
clause-waits = : { $count } warten

## Hand

hand-your-turn = Du bist dran
hand-thinking = { $name } überlegt
hand-top = Oben: { $mark }**{ $card }**
hand-now = jetzt { $colour }
hand-pending = { $count } Karten warten auf dich
hand-part-playable = Spielbar
hand-part-rest = Der Rest
hand-empty = Du hast keine Karten mehr.
hand-partner = Du spielst mit { $names }.
hand-misplay = eine falsche kostet { $count }
hand-playable = { $count } spielbar
hand-nothing = nichts passt, zieh
hand-out-of-turn = { $count } außer der Reihe spielbar
hand-new = neu: { $cards }
hand-new-count = { $count } neu
# In Worten für Vorleseprogramme.
plain-order = Reihenfolge: { $seats }.
plain-times = { $card } ({ $count ->
    [2] zweimal
   *[other] { $count }-mal
})
plain-you = du
plain-seat = { $name } { cards-count }{ $called ->
    [yes] , UNO gesagt
   *[no] {""}
}
why-title = Warum nicht?
why-misfit = Passt nicht. { $rule }
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
    [color_wilds] Erlaubt nur, wenn { $name } kein { colour } und keine andere schwarze Karte hatte.
    [other] Erlaubt nur, wenn { $name } keine Karte hatte, die es hier verbietet.
    [unknown] Erlaubt nur, wenn { $name } die Farbe davor nicht hatte.
   *[color] Erlaubt nur, wenn { $name } kein { colour } hatte.
}
challenge-take = **{ $count } nehmen**: du ziehst { $count }.
challenge-doubt = { $condition ->
    [any_playable] **Zweifeln**: Passte bei { $name } etwas anderes, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
    [color_numbers_only] **Zweifeln**: Hatte { $name } eine, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
    [color_wilds] **Zweifeln**: Hatte { $name } so eine, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
    [other] **Zweifeln**: Hatte { $name } so eine, zieht { $name } { $count }. Wenn nicht, ziehst du { $fail }.
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
sheet-time-up = Die Zeit ist um
sheet-places = Plätze: { $names }
sheet-held = Runde { $round } · was die anderen noch hatten
sheet-held-nothing = Niemand hatte noch Karten.
sheet-score = Punkte, { $goal }
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
honour-penalty = Größte Strafe: **{ $name }**, { $count } Karten
honour-catches = Am öftesten ertappt hat **{ $name }**: { $count ->
    [one] einmal
   *[other] { $count }-mal
}
honour-hand = Größte Hand: **{ $name }**, { $count } Karten
honour-drawn = Am meisten gezogen: **{ $name }**, { $count }
result-waiting = In der nächsten Partie: { $names }
result-proof = Mischnachweis { $proof } · Startwert { $seed } · Tisch { $table }
closed-title = Tisch geschlossen
closed-expired = Niemand hat rechtzeitig gestartet.
closed-empty = Alle sind gegangen.
closed-abandoned = Es war niemand mehr da.
closed-ended = Der Tisch wurde beendet.
closed-finished = Die Partie ist vorbei.
closed-removed = Der Kanal ist weg.
closed-again = `/uno { command-new.name }` öffnet einen neuen.

## Die Nachricht, die jemanden an den Tisch ruft

mention = { $person }, du bist dran. Deine Zeit endet { $until }.

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

## Meldungen

menu-question = Karte für eine Frage geben
question-words = wer wen wem wessen was wann wo woher wohin wozu warum wieso weshalb welche welcher welches wie kann kannst könnt darf darfst soll sollst ist bist seid sind war hat hast habt wird wirst machst
cause-suggestion = ein Vorschlag an andere
cause-question = eine Frage
cause-sleep = gepennt, obwohl dran
cause-misplay = eine falsche Karte
cause-custom = Eigene Regel nicht befolgt
report-title = { $name } meldet { $other }: { $cause ->
    [suggestion] ein Vorschlag
    [question] eine Frage
    [sleep] gepennt
    [custom] Eigene Regel nicht befolgt
   *[misplay] falsch gelegt
}
report-title-read = Eine Frage von { $name }
report-vote = Bekommt { $name } die Karten? { $names } { $count ->
    [one] entscheidet
   *[other] entscheiden
}.
report-host = { report-vote }
report-confession = Sonst kann hier niemand entscheiden: { $name } kann es zugeben.
report-votes = Ja { $ayes } · Nein { $noes }
report-until = Schluss { $until }
report-accepted = { $count ->
    [0] Stimmt, aber { $name } kann keine Karte mehr bekommen.
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $count } Karten.
}
report-rejected = Keine Karte für { $name }.
report-dropped = Nicht rechtzeitig entschieden: keine Karte für { $name }.
report-pardoned = Zurückgenommen: { $name } gibt die Karten zurück.
report-fined = { $name } zieht { $count } für die falsche Meldung.
button-aye = Ja
button-no = Nein
button-admit = Ich geb’s zu
button-pardon = Rückgängig
said-voted = Deine Antwort zählt.
said-pardoned = Die Strafe ist zurückgenommen.
said-carded = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
said-reported-vote = Die anderen entscheiden, ob { $name } eine Karte bekommt.
said-reported-host = Wer den Tisch leitet, entscheidet, ob { $name } eine Karte bekommt.
said-reported-confession = Das kann nur { $name } entscheiden und zugeben.

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
button-agree = Einverstanden
button-word = Eigene Regel
button-start = Start
button-computer = Computer dazu
button-level = { $level ->
    [easy] Leicht
    [hard] Schwer
   *[normal] Normal
}
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
button-with-call = { $card } + { call }!
button-why = Warum?
button-back = Zurück
button-next = Weiter
button-by-points = Punkte
button-by-wins = Siege
button-by-rating = Wertung
button-mine = Meine
button-colour = { colour } · { $count }
button-nobody = Niemand
button-play = Legen
button-keep = Behalten
button-take = { $count } nehmen
button-next-round = Weiter
button-rematch = Revanche
button-wait = Nächste Partie mit
button-preferences = Für mich
button-repost = Neu zeigen
button-kick = Entfernen
button-host = Übergeben
button-end = Beenden
button-sure-leave = Gehen
button-sure-end = Beenden

## Private Antworten

said-opened = Der Tisch ist offen. Die anderen drücken Mitspielen, du drückst Start.
said-opened-thread = Der Tisch ist offen: { $thread }. Die anderen drücken dort Mitspielen, du drückst Start.
own-table-open = Dein Tisch wartet noch in { $channel }. Fang dort an, oder beende ihn mit `/uno { command-end.name }`.
said-started = Die Partie beginnt.
said-agreed = Du bist einverstanden. Es kann losgehen, wenn es alle sind.
word-title = Was bewirkt eure Karte Eigene Regel?
word-label = In einem Satz
word-about = Alle stimmen zu. Wer sich nicht daran hält, kann gemeldet werden.
said-worded = Jetzt müssen alle am Tisch einverstanden sein.
said-to-agree = Es kann losgehen, sobald alle auf Einverstanden gedrückt haben.
said-joined = Du bist am Tisch, Platz { $seat }.
said-waiting = Du bist dabei, wenn die nächste Partie beginnt.
said-caught = Du hast { $name } ertappt.
said-left = Du hast den Tisch verlassen.
said-added = { $name } spielt mit.
computer-which = Wer setzt sich dazu?
level = { $level ->
    [easy] **Leicht, wie { $name }:** schnell und laut. Legt, was passt, und vergisst UNO jedes dritte Mal.
    [hard] **Schwer, wie { $name }:** freundlich und gnadenlos. Zählt Karten, merkt sich, was du nicht legen konntest, und denkt voraus.
   *[normal] **Normal, wie { $name }:** langsam und gründlich. Hebt Farbwahlen auf und bremst, wer fast fertig ist.
}
said-removed = { $name } ist nicht mehr am Tisch.
said-host = { $name } leitet jetzt.
said-ended = Der Tisch ist geschlossen.
said-gone = { $count ->
    [one] { $names } ist nicht mehr auf diesem Server und hat den Tisch verlassen.
   *[other] { $names } sind nicht mehr auf diesem Server und haben den Tisch verlassen.
}
said-posted = Der Tisch steht jetzt unten.
said-posting = Der Tisch steht gleich unten: Discord ist gerade langsam.
no-table-here = In diesem Kanal gibt es keinen Tisch. `/uno { command-new.name }` öffnet einen.
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
right-create_public_threads = *Öffentliche Threads erstellen*
right-read_message_history = *Nachrichtenverlauf anzeigen*
right-embed_links = *Links einbetten*
right-attach_files = *Dateien anhängen*
error-press = Dieser Knopf gehört nicht zu dieser Version des Bots. Nichts ist geändert. `/uno { command-table.name }` zeigt den Tisch neu.
error-store = **Das konnte nicht gespeichert werden, also hat sich nichts geändert.** Bitte versuch es gleich noch einmal. Wenn es so bleibt: Wer diesen Bot betreibt, findet den Grund in seinem Protokoll.
error-outage = { $made ->
    [yes] Discord war einen Moment lang nicht zu erreichen. Was du getan hast, zählt trotzdem.
   *[no] **Discord war nicht zu erreichen, also hat sich am Tisch nichts geändert.** Bitte versuch es gleich noch einmal.
}
error-unexpected = Hier ging etwas schief (Nummer { $reference }). { $made ->
    [yes] Dein Zug zählt.
   *[no] Dein Zug zählt nicht.
}

## Punkte

scores-title = Punkte auf diesem Server
scores-columns = { $order ->
        [wins] Siege von Partien
        [rating] Wertungszahl, mit ? bis zehn Partien
       *[points] Punkte, Siege/Partien
    }
scores-row = { $wins }/{ $matches }
scores-row-wins = von { $matches }
scores-provisional = { $rated } von { $needed }
scores-you = Du
scores-nameless = Jemand
scores-empty = Hier ist noch keine Partie zu Ende gespielt. `/uno { command-new.name }` öffnet einen Tisch. Es zählen Partien ab zwei Menschen.
scores-none-here = In dieser Liste steht noch niemand.
scores-page = Seite { $page } von { $pages }
scores-rating-help = Die Wertungszahl sagt, wie du abschneidest und gegen wen (Plackett-Luce): Sie beginnt bei 1000, steigt, je sicherer sie ist, und gilt vorläufig bis zu zehn Partien nur unter Menschen.
scores-off-season = Es läuft keine Saison: Partien zählen wieder, sobald die nächste beginnt.
season-number = Saison { $number }
season-since = seit { $begin }
season-from-to = { $begin } bis { $end }
presets-all = Alle Regeln
presets-all-help = Partien nach allen Regeln
presets-placeholder = Regeln: { $preset }
matches-count = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }

stats-place = Platz { $place }
stats-nothing = Für { $name } ist in dieser Saison nichts gezählt.
stats-picture = { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { $count } Partien
    }, rechts die neueste: Punkte nach den Karten, aus denen sie kamen, darunter der Platz, ein Stern für einen Sieg.
stats-sources = **Punkte kamen von** { $sources }
stats-source-others = anderen { $points }
stats-source-computers = Computern
stats-alt = { $count ->
        [one] Punkte von { $name } in der letzten Partie
       *[other] Punkte von { $name } in den letzten { $count } Partien
    }, die älteste zuerst: { $matches }
stats-alt-match = Platz { $place } von { $seats } mit { $points }
stats-matches = **Partien** { $matches } · { $wins } gewonnen
stats-streak = **Siege in Folge** jetzt { $streak } · höchstens { $longest }
stats-rounds = **Runden** { $rounds } · { $won } gewonnen · beste +{ $best }
stats-points = **Punkte** { $taken } bekommen · { $given } abgegeben
stats-rating = **Wertungszahl** { $rating } nach { $rated } Partien
stats-rating-provisional = **Wertungszahl** { $rating }, vorläufig ({ $rated } von { $needed } Partien)
stats-rating-none = **Wertungszahl** noch keine: Es zählen Partien nur unter Menschen
stats-uno = **UNO-Rufe** { $missed } vergessen · { $caught } ertappt
stats-challenges = **Gezweifelt** { $won }-mal zu Recht · { $lost }-mal zu Unrecht
stats-drawn = **Karten gezogen** { $count }
stats-favourites = **Liebste Regeln** { $presets }
stats-favourite = { $preset } ({ $wins } von { $count } gewonnen)
versus-oneself = Wähle jemand anderen: Niemand spielt gegen sich selbst.
versus-nothing = In dieser Saison gibt es noch keine Partie, die beide zu Ende gespielt haben.
versus-together = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } zusammen
versus-partners = { $count } als Partner, unten nicht gezählt
versus-ahead = besserer Platz
versus-wins = Partien gewonnen
versus-rounds = Runden gewonnen
versus-points = Punkte vom Gegenüber
versus-level = gleichauf
versus-last = Vorn in den letzten Partien, die neueste zuerst: { $names }

## Saisons

seasons-title = Saisons
seasons-none = Hier hat noch keine Saison begonnen. Die erste beginnt mit der ersten Partie.
seasons-more = und { $count } von früher
resets-title = Zurückgesetzt in den letzten 7 Tagen
reset-everybody = Punkte aller
reset-member = Punkte von { $name }
reset-all-seasons = alle Saisons
reset-by = { $name }, { $when }
button-undo-reset = Rückgängig
button-season-start = Beginnen
button-season-end = Beenden
button-season-reset = Zurücksetzen
season-sure-start = { $name } beenden und die nächste Saison beginnen?
season-sure-start-cost = Die Listen bleiben mit `/uno scores` lesbar. Was ab jetzt zu Ende geht, zählt in der neuen Saison.
season-sure-end = { $name } beenden?
season-sure-end-cost = Die Listen bleiben lesbar. Was zu Ende geht, bevor die nächste Saison beginnt, zählt in keiner.
season-sure-reset = Zurücksetzen? { $name }
season-sure-reset-cost = Was bisher gezählt ist, verschwindet aus den Listen. 7 Tage lang kannst du das rückgängig machen.
said-season-started = Saison { $number } hat begonnen.
said-season-ended = Die Saison ist zu Ende.
said-season-named = Die Saison hat ihren neuen Namen.
said-reset = Die Punkte sind zurückgesetzt. 7 Tage lang kannst du das hier rückgängig machen.
said-reset-undone = Die Punkte zählen wieder.

## Wiederholungen und Nachweise

replay-title = Partie { $match } noch einmal
replay-where = Runde { $round } · Zug { $step } von { $last } · { $when }
replay-file = Die ganze Partie als Text. `python -m bot replay DATEI` zeigt sie, `python -m bot verify DATEI` prüft sie.
points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
button-replay = Verlauf
button-first = Start
button-last = Ende
button-next-deal = Nächste Runde
button-file = Datei
button-verify = Prüfen
proof-title = Nachweis zu Partie { $match }
proof-running-title = Nachweis zu dieser Partie
proof-hash = Prüfsumme, seit dem Beginn zu sehen: `{ $hash }`
proof-seed = Startwert: `{ $seed }`
proof-running = Der Startwert folgt am Ende. Er bestimmt jede Karte, also darf ihn jetzt niemand kennen.
proof-hash-fits = Der Startwert gehört zur Prüfsumme.
proof-hash-differs = Der Startwert gehört nicht zur Prüfsumme.
proof-cards = { $shuffles ->
    [one] Ein Mischen
   *[other] { $shuffles }-mal Mischen
} und { $rounds ->
    [one] ein Austeilen
   *[other] { $rounds }-mal Austeilen
} folgen aus diesem Startwert.
proof-moves = { $moves ->
    [one] Der eine Zug lässt sich spielen und führt
   *[other] Alle { $moves } Züge lassen sich spielen und führen
} zu diesem Ergebnis.
proof-move-refused = Zug { $move } verstößt gegen die Regeln.
proof-statement-false = Zeile { $line } stimmt nicht: { $statement }
proof-meaning = Ist es die Prüfsumme, die du am Anfang gesehen hast, dann wurde während der Partie keine Karte verändert. Ob gut gemischt wurde und wer geklickt hat, lässt sich so nicht beweisen.
verdict-holds = In dieser Datei stimmt alles.
verdict-fails = Diese Datei stimmt nicht.
replay-header = Partie { $match }, { $date }: { $names }
replay-rules = Regeln: { $rules }
replay-round = Runde { $round }, { $dealer } teilt aus
replay-hand = { $name } hat { $cards }
replay-file-missing = { $file } lässt sich nicht lesen: { $why }
replay-file-bad = { $file }, Zeile { $line }: { $why }
replay-too-large = Die Datei ist zu groß für eine Partie.
replay-line-too-long = Die Zeile hat mehr als { $most } Zeichen.
replay-bad-line = Diese Zeile ist weder Kopf noch Zug.
replay-bad-value = Der Wert von „{ $name }“ ist nicht brauchbar.
replay-bad-move = Das ist kein Zug in der Schreibweise der Szenarien.
replay-bad-statement = Diese Aussage ist nicht bekannt.
replay-head-missing = Im Kopf fehlt „{ $name }“.
replay-head-twice = Im Kopf steht „{ $name }“ zweimal.
replay-newer-format = Die Datei hat das Format { $version }; dieser Bot kennt Format 1.
replay-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.

## Datenschutz

privacy-title = Was dieser Bot aufhebt
privacy-intro = Nur was zum Spielen nötig ist, in einer Datenbank bei den Betreibern dieses Bots. Sonst bekommt es niemand.
privacy-seats = **Wo du gesessen hast**: deine Discord-Nummer und dein Name auf diesem Server, zu jeder Partie.
privacy-moves = **Deine Züge**: was du gelegt und gezogen hast, damit eine Partie einen Neustart übersteht und man sie noch einmal ansehen kann.
privacy-scores = **Deine Punkte**: Punkte, Siege, Serien, Rufe, Zweifel und deine Wertung, je Server und Saison.
privacy-settings = **Was du eingestellt hast**: deine eigenen Einstellungen und was du an denen eines Servers geändert hast.
privacy-not = **Nicht aufgehoben**: Nachrichten, wer online ist, und alles über Leute, die nie mitgespielt haben.
privacy-retention = Die Züge einer Partie werden { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Ende gelöscht; die Ergebnisse bleiben.
privacy-no-retention = Dieser Server hebt die Züge seiner Partien ohne Ende auf.
button-my-data = Meine Daten
button-forget = Vergiss mich
button-sure-forget = Ja, vergiss mich
forget-sure = Dich überall vergessen?
forget-cost = Du verlässt jeden Tisch. Dein Name, deine Nummer und deine Einstellungen verschwinden, auf allen Servern; deine Ergebnisse bleiben ohne Namen, damit die Punkte der anderen stimmen. Das lässt sich nicht zurücknehmen.
said-forgotten = Erledigt: Nichts hier nennt dich noch. Spielst du wieder, fängst du neu an.
said-my-data = Alles, was dieser Bot über dich aufhebt. Karten von anderen sind nicht dabei.

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
## Begrüßung, Rundgang und Übung

hello-title = Hallo, hier gebe ich UNO
hello-start = `/uno { command-new.name }` öffnet einen Tisch in einem Kanal. Andere drücken Mitspielen, du drückst Start.
hello-learn = Neu hier? `/uno { command-help.name }` ist ein kurzer Rundgang mit Übungsrunde.
hello-setup = Wer den Server leitet: `/{ command-uno-setup.name }` stellt Hausregeln, Tische und Sprache ein.
button-tour = Rundgang
button-practice = Üben
tour-page = Seite { $page } von { $pages }
tour-table = Ein Tisch im Kanal
    .text =
        {""}`/uno { command-new.name }` öffnet einen Tisch. Andere drücken **Mitspielen**, wer leitet, drückt **Start**; **Computer dazu** füllt einen Platz.
        Das Spielfeld ist für alle. Drücke dort **Hand**: Deine Karten siehst nur du.
tour-turn = Du bist dran
    .text =
        Eine Karte passt, wenn ihre Farbe oder ihre Zahl die der obersten Karte ist. Farbwahl passt immer.
        Auf eine rote 7 darf eine rote 2, eine blaue 7 oder Farbwahl. Nur was passt, hat einen Knopf; **Warum?** erklärt den Rest.
        Nichts passt? Drücke **Ziehen**. Passt die neue Karte, darfst du sie gleich legen.
tour-cards = Karten, die etwas tun
    .text =
        {""}**Aussetzen**: Wer danach dran ist, setzt aus. **Richtung**: Es geht andersherum.
        {""}**+2**: Wer danach dran ist, zieht zwei und setzt aus.
        {""}**Farbwahl**: Du bestimmst die Farbe. **Farbwahl +4**: Wer danach dran ist, zieht außerdem vier oder zweifelt.
tour-uno = UNO!
    .text =
        Mit der vorletzten Karte sagst du UNO. **Rot 5 + UNO!** tut beides mit einem Tipp; **UNO!** auf dem Spielfeld geht auch.
        Vergessen, und jemand drückt **Ertappt**? Du ziehst zwei.
        Wer keine Karte mehr hat, gewinnt die Runde.
tour-more = Und dann
    .text =
        {""}`/uno { command-rules.name }` sagt, was dieser Server anders spielt. `/uno { command-me.name }` stellt ein, wie du deine Hand siehst. `/uno { command-scores.name }` zeigt, wer führt. `/uno { command-privacy.name }` sagt, was dieser Bot über dich aufhebt, und löscht es.
        Probier es aus: eine Runde gegen den Computer, nur für dich. Sie zählt nicht.
practice-title = Übungsrunde
practice-play = Was einen Knopf hat, passt. Tippe auf eine Karte.
practice-draw = Nichts passt: Drücke **Ziehen**.
practice-uno = Dir bleibt eine Karte: Nimm den Knopf mit **UNO!**, sonst kannst du ertappt werden.
practice-call = Du hast nur noch eine Karte und es nicht gesagt. Drücke jetzt **UNO!**.
practice-drew = Die gezogene Karte passt: Lege oder behalte sie.
practice-owes = Karten warten auf dich: Drücke **Ziehen** oder tu, was die Knöpfe bieten.
practice-opening = Die erste Karte ist eine Farbwahl: Du nennst die Farbe.
practice-wait = Der Computer überlegt. Diese Nachricht ändert sich von selbst.
practice-over = Das ist das Spiel. Mit anderen beginnt es mit `/uno { command-new.name }`.

preferences-title = Für mich
preferences-everywhere = Nur für dich, auf jedem Server. Tippe auf einen Wert, um ihn zu ändern.
preference-playable-first = Sortierung
    .help = Wie deine Hand sortiert ist
preference-playable-first-value = { $state ->
    [on] Spielbar vorn
   *[off] Nach Farbe
}
preference-plain = Nur Text
    .help = Worte statt Bilder, für Vorleseprogramme
preference-plain-value = { $state ->
    [on] An
   *[off] Aus
}
preference-call-buttons = UNO! mit der Karte
    .help = Vor der letzten Karte: legen und rufen mit einem Tipp
preference-call-buttons-value = { preference-plain-value }

about-title = UNO
about-text = Ein Bot, der in einem Kanal UNO spielt: echte Regeln, Hausregeln, eine Hand, die nur du siehst.
about-start = `/uno { command-new.name }` öffnet einen Tisch, `/uno { command-hand.name }` zeigt deine Karten, `/uno { command-rules.name }` erklärt das Spiel.
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
    .name = uno
command-new = Öffnet einen Tisch in diesem Kanal
    .name = neu
command-join = Setzt dich an den Tisch in diesem Kanal
    .name = mitspielen
command-leave = Verlässt den Tisch in diesem Kanal
    .name = gehen
command-start = Gibt die Karten und beginnt
    .name = starten
command-hand = Zeigt deine Hand, nur dir
    .name = hand
command-table = Zeigt den Tisch noch einmal ganz unten im Kanal
    .name = tisch
command-kick = Entfernt jemanden vom Tisch
    .name = entfernen
command-host = Gibt die Leitung des Tisches weiter
    .name = leitung
command-end = Beendet den Tisch in diesem Kanal
    .name = beenden
command-scores = Punkte, Siege und Partien auf diesem Server
    .name = punkte
command-stats = Was ein Mitglied in dieser Saison gespielt hat, mit Bild
    .name = statistik
command-versus = Zwei Mitglieder gegeneinander
    .name = vergleich
command-uno-season = Saisons, und Punkte dieses Servers zurücksetzen
    .name = uno-saison
command-list = Die Saisons, und was sich rückgängig machen lässt
    .name = liste
command-begin = Eine neue Saison beginnen; die laufende endet
    .name = beginnen
command-rename = Einer Saison einen Namen geben
    .name = umbenennen
command-close = Die laufende Saison beenden
    .name = schließen
command-reset = Punkte zurücksetzen: eines Mitglieds, einer Saison oder alle
    .name = zurücksetzen
parameter-other = gegen
parameter-member-stats = Wessen, wenn nicht deine
parameter-member-versus = Gegen dich oder gegen die zweite Person
parameter-other-versus = Die zweite Person, wenn nicht du
parameter-name-season = Der Name, höchstens 32 Zeichen
parameter-season = saison
parameter-season-rename = Welche, wenn nicht die neueste
parameter-season-reset = Welche, wenn nicht alle
parameter-member-reset = Wessen, wenn nicht alle
command-replay = Eine beendete Partie Zug für Zug noch einmal ansehen
    .name = verlauf
command-verify = Prüfen, dass keine Karte verändert wurde: der Mischnachweis
    .name = prüfen
command-privacy = Was dieser Bot über dich aufhebt, und wie du es bekommst oder löschen lässt
    .name = datenschutz
command-forget-me = Deinen Namen und deine Nummer überall löschen lassen
    .name = vergiss-mich
parameter-match = partie
parameter-match-help = Nummer einer beendeten Partie; ohne sie die letzte von hier
command-report = Melden, was nur Menschen sehen können
    .name = melden
parameter-member = mitglied
parameter-member-report = Wer es war
parameter-reason = grund
parameter-reason-report = Was es war
command-rules = Die Regeln am Tisch in diesem Kanal
    .name = regeln
command-help = Ein kurzer Rundgang und eine Übungsrunde, nur für dich
    .name = hilfe
command-me = Wie du deine Hand siehst und UNO sagst
    .name = ich
command-about = Was dieser Bot ist, und ob er hier darf, was er braucht
    .name = info
command-uno-setup = Hausregeln, Vorgaben und Tische dieses Servers
    .name = uno-einstellungen
command-language = Die Sprache öffentlicher Nachrichten auf diesem Server
    .name = sprache
parameter-language = sprache
parameter-language-setup = Die Sprache für Spielfeld und alles andere, was alle sehen
command-panel = Regeln, Vorgaben und Einstellungen dieses Servers
    .name = übersicht
command-log = Wer die Einstellungen dieses Servers wann geändert hat
    .name = protokoll
command-import = Regeln durch einen Code oder Einstellungen in einer Datei, von anderswo
    .name = übernehmen
parameter-code = code
parameter-code-setup = Was Teilen dort zeigte; er beginnt mit uno1-
parameter-preset = vorgabe
parameter-preset-new = Die Regeln; ohne Angabe gelten die dieses Servers
parameter-player = person
parameter-player-kick = Wer gehen muss
parameter-player-host = Wer den Tisch leiten soll

## Absagen: der Tisch

refusal-no-table = Dieser Tisch ist geschlossen. `/uno { command-new.name }` öffnet einen neuen.
refusal-table-exists = In diesem Kanal gibt es schon einen Tisch: { $table }, Leitung { $host }. `/uno { command-join.name }` setzt dich dazu, `/uno { command-end.name }` schließt ihn.
refusal-no-practice = Diese Übungsrunde ist vorbei. `/uno { command-help.name }` beginnt eine neue.
refusal-too-much-practice = Gerade üben zu viele. Versuch es in ein paar Minuten noch einmal.
refusal-table-full = Alle { $seats } Plätze sind besetzt.
refusal-already-seated = Du bist schon an diesem Tisch.
refusal-already-waiting = Du wartest schon auf die nächste Partie.
refusal-nothing-to-wait-for = Es läuft keine Partie: Setz dich an den Tisch.
join-first = Du bist nicht an diesem Tisch: Drücke **Mitspielen**.
refusal-not-at-table = Du bist nicht an diesem Tisch.
refusal-nobody-owes = Niemand schuldet einen Ruf. Du darfst in { $seconds } s wieder nachsehen.
refusal-catch-too-soon = Niemand schuldete einen Ruf. Versuch es in { $seconds } s noch einmal.
refusal-already-started = Die Partie läuft schon.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-need-two = Es braucht zwei. Warte auf jemanden oder nimm einen Computer dazu.
refusal-not-agreed = Es sind noch nicht alle mit der eigenen Regel einverstanden. Es fehlen: **{ $names }**.
refusal-custom-no-text = Erst muss { $host } sagen, was die Karte Eigene Regel bewirkt.
refusal-custom-not-text = Die Karte Eigene Regel hat hier eine feste Wirkung, es gibt nichts zu schreiben.
refusal-custom-empty = Schreib in einem Satz, was die Karte Eigene Regel bewirkt.
refusal-custom-too-long = Höchstens { $most } Zeichen: Sag es kürzer.
refusal-nothing-to-agree-to = Es braucht kein Einverständnis: Der Stapel hat keine Karten mit eigener Regel.
refusal-report-off = An diesem Tisch wird nicht gemeldet.
refusal-report-not-active = Du spielst in dieser Runde nicht mit und kannst niemanden melden.
refusal-report-no-player = Diese Person spielt hier nicht mit.
refusal-report-computer = **{ $name }** ist ein Computer und macht so etwas nicht.
refusal-report-no-penalty = Nach den Regeln hier kostet das keine Karte.
refusal-report-known = Das ist schon gemeldet.
refusal-report-too-soon = Eine Meldung in der Minute: Versuch es in { $seconds } s wieder.
refusal-report-too-late = Die Nachricht ist älter als eine Minute.
refusal-report-explaining = **{ $name }** hat gerade eine Karte bekommen und darf fragen, warum.
refusal-report-closed = Diese Meldung ist abgeschlossen.
refusal-own-case = In eigener Sache entscheidet niemand.
refusal-not-in-jury = Über diese Meldung entscheiden andere.
refusal-only-accused = Das kann nur **{ $name }** zugeben.
refusal-not-host = Das darf nur die Leitung ({ $host }) oder die Moderation.
refusal-not-winner-or-host = Die nächste Runde startet, wer gewonnen hat, oder die Leitung ({ $host }).
refusal-no-such-seat = Auf diesem Platz ist niemand.
refusal-seat-is-person = { $name } ist kein Computer.
refusal-already-host = { $name } leitet schon.
refusal-not-an-action = Das geht hier nicht.
refusal-no-computers = Auf diesem Server spielt man unter sich: Computer sitzen hier nicht am Tisch.
refusal-computers-full = { $count ->
    [one] Auf diesem Server sitzt höchstens ein Computer am Tisch.
   *[other] Auf diesem Server sitzen höchstens { $count } Computer am Tisch.
}
refusal-unknown-level = Einen Computer { $level } gibt es nicht.
refusal-round-over = Die Runde ist vorbei.
refusal-round-running = Die Runde läuft noch.
refusal-match-over = Die Partie ist vorbei.
refusal-match-running = Die Partie läuft noch.
refusal-no-replay = Hier ist noch keine Partie zu Ende gespielt.
refusal-no-such-replay = Diese Partie gibt es auf diesem Server nicht. Wähle eine aus der Liste, die der Befehl anbietet.
refusal-replay-not-over = Diese Partie läuft noch. Am Ende gibt es ihren Verlauf.
refusal-replay-gone = Die Züge dieser Partie sind nicht mehr aufbewahrt.
refusal-replay-unreadable = Diese Partie wurde mit einer anderen Version des Bots gespielt und lässt sich nicht zeigen.
refusal-season-name = Ein Name hat höchstens { $count } Zeichen.
refusal-no-season = Diese Saison gibt es hier nicht.
refusal-no-season-runs = Hier läuft keine Saison.
refusal-no-scores-of = Für diese Person ist hier nichts gezählt.
refusal-nothing-to-undo = Dieses Zurücksetzen lässt sich nicht mehr rückgängig machen.
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
refusal-must-play-drawn = An diesem Tisch muss eine gezogene Karte, die passt, gelegt werden: Leg sie.
refusal-must-play = An diesem Tisch muss legen, wer legen kann: Wähle eine Karte, die passt.
refusal-must-stack = An diesem Tisch gilt Stapelzwang: Leg eine Ziehkarte drauf.
refusal-colour-first = Wähle zuerst die Farbe.
refusal-no-colour-owed = Gerade ist keine Farbe zu wählen.
refusal-no-such-colour = Diese Farbe gibt es nicht.
refusal-name-colour = Wähle eine Farbe für die schwarze Karte.
refusal-no-colour-here = Zu einer farbigen Karte wählt man keine Farbe.
refusal-name-target = Wähle, mit wem du tauschst.
refusal-no-target-here = Mit dieser Karte wird nicht getauscht.
refusal-must-swap = Du musst mit jemandem tauschen.
refusal-no-such-target = Damit kannst du nicht tauschen.
refusal-no-finish-zero = An diesem Tisch gilt Ende ohne 0: Leg eine andere Karte oder zieh.
refusal-no-finish-wild = { CAPITAL($card) } darf an diesem Tisch nicht die letzte Karte sein: Leg eine andere oder zieh.
refusal-wild4-not-allowed = Farbwahl +4 geht jetzt nicht: Nach den Regeln hier verbietet es eine andere Karte in deiner Hand.
refusal-no-double = Zwei auf einmal gehen mit diesen Karten nicht.
refusal-only-own-double = Doppeln darfst du nur deine eigene Karte.
refusal-no-black-double = Schwarze Karten darfst du nicht doppeln.
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

## Einstellungen eines Servers

declined-wrong-channel = Auf diesem Server wird UNO hier gespielt: { $channels }.
declined-wrong-thread = Auf diesem Server wird UNO nicht in Threads gespielt. Öffne den Tisch im Kanal selbst.
declined-wrong-role = Auf diesem Server darf nur { $roles } Tische öffnen. Mitspielen darfst du an jedem offenen Tisch.
button-base = Auf Vorgabe
button-undo = Rückgängig
button-locks = Sperren
button-lock = Sperren
button-unlock = Freigeben
button-save = Sichern als
button-share = Teilen
button-words = In Worten
button-number = Ändern
button-settle = Alles ändern
button-settle-off = { $option } ausschalten
button-default = Als Standard
button-no-default = Kein Standard
button-use = Übernehmen
button-rename = Umbenennen
button-delete = Löschen
button-code = Code eingeben
button-take-over = Übernehmen
button-cancel = Abbrechen
button-newer = Neuere
button-older = Ältere
button-defaults = Auf Standard

language-name = Deutsch
language-own = wie der Server
said-language = Öffentliche Nachrichten: { $language }.

panel-title = Regeln neuer Tische
panel-title-table = Regeln dieses Tischs
panel-status = Vorgabe { $preset }, { $count ->
    [0] nichts geändert
   *[other] { $count } geändert ●
}
panel-go = Zu einer Seite
panel-explain = Was bewirkt das?
panel-value = Auswählen
panel-more = { $count } weitere
panel-default = Neue Tische spielen nach deiner Vorgabe **{ $name }**, nicht nach diesen Regeln.
panel-presets = Mit einer Vorgabe beginnen
panel-presets-about = Sie ersetzt die Regeln oben. Rückgängig holt sie zurück.
panel-preset = Vorgabe
panel-undone = Zurückgenommen: { $what }
panel-undone-table = Die letzte Änderung ist zurückgenommen.

page-overview = Überblick
page-overview-about = Vorgaben, was geändert ist, teilen und sichern
page-own = Eigene Vorgaben
page-own-about = Regeln mit eigenem Namen, und wonach neue Tische spielen
page-turns = Züge und Zeit
page-turns-about = Wie lange Züge und Lobbys dauern, und wer erinnert wird
page-places = Orte und Leute
page-places-about = Wer wo Tische öffnet, Computer, Sprache
page-log = Änderungen
page-log-about = Wer wann was geändert hat

setting-now = **Jetzt:** { $value }
setting-preset = **In der Vorgabe:** { $value }
setting-idle = Ohne Wirkung, denn was sie verfeinert, ist aus.
setting-not-reading = Dieser Bot liest keine Nachrichten: es bleibt bei „durch euch“.
setting-locked = Das legt der Server fest: An den Tischen ist es nicht zu ändern.

change-line = **{ $what }:** { $old } → { $new }

conflict-title = Das geht nicht zusammen
conflict-remedy = So ginge es:

own-count = { $count } von { $most } gesichert
own-default = Neue Tische spielen nach: **{ $name }**
own-house = den Regeln hier
own-none = Noch ist nichts gesichert. Stell die Regeln ein, wie du sie magst, und gib ihnen einen Namen.
own-pick = Vorgabe auswählen
own-is-default = Neue Tische spielen nach diesen Regeln.
own-is-not-default = Auf diesem Server gesichert
own-base = Vorgabe: **{ $preset }**
own-used = **{ $name }** gilt jetzt.
delete-title = { $name } löschen?
delete-cost = Tische, die danach spielen, spielen weiter. Rückgängig holt sie zurück.

share-title = Diese Regeln teilen
share-how = Kopiere den Code. Anderswo nimmt ihn `/{ command-uno-setup.name } { command-import.name }`.
import-title = Diese Regeln übernehmen?
import-holds = Der Code enthält Regeln auf der Grundlage von **{ $preset }**.
import-changes = { $count ->
    [one] Für neue Tische ändert sich eines:
   *[other] Für neue Tische ändern sich { $count } Dinge:
}
import-nothing = Diese Regeln gelten schon.
import-file-title = Diese Einstellungen übernehmen?
import-file-about = Ersetzt wird alles, was auf diesem Server eingestellt ist, auch die Vorgaben. Rückgängig geht es zurück.
import-file-nothing = Das alles ist auf diesem Server schon so.
import-file-done = Jetzt gelten die Einstellungen der Datei.
import-presets = { $count ->
    [0] keine eigenen Vorgaben
    [one] 1 eigene Vorgabe
   *[other] { $count } eigene Vorgaben
}
import-locks = { $count ->
    [0] keine Option gesperrt
    [one] 1 Option gesperrt
   *[other] { $count } Optionen gesperrt
}
import-what = Gib einen Code oder eine Datei an.
export-file = Alles, was auf diesem Server eingestellt ist. `/{ command-uno-setup.name } { command-import.name }` liest es wieder ein, hier oder anderswo.
log-file = Einstellungen einer Datei
command-export = Alle Einstellungen dieses Servers als Datei
    .name = exportieren
parameter-file = datei
parameter-file-setup = Eine Datei von /{ command-uno-setup.name } { command-export.name }
import-done = Die Regeln des Codes gelten jetzt.

dialog-number = Eine Zahl von { NUMBER($low) } bis { NUMBER($high) }
dialog-locks = Am Tisch zu ändern
dialog-locks-about = Was keinen Haken hat, legt der Server fest.
dialog-save = Diese Regeln sichern
dialog-rename = Vorgabe umbenennen
dialog-import = Regeln von anderswo
dialog-name = Bezeichnung
dialog-default = Für neue Tische
dialog-default-about = Mit Haken: Neue Tische spielen danach.
dialog-code = Der Code
dialog-code-about = Er beginnt mit uno1-
note-number = { CAPITAL($option) }: Hier passt eine Zahl von { NUMBER($low) } bis { NUMBER($high) }. Nichts ist geändert.

term-turn_seconds = Zeit je Zug
    .help = Lange Züge überstehen Neustarts, und es wird erinnert.
term-on_timeout = Wenn sie um ist
    .help = Jedes Mal wird eine Karte gezogen; das folgt beim zweiten Mal in Folge.
    .value-draw = Karte ziehen
    .value-computer = Bot spielt
    .value-remove = vom Tisch
term-on_leave = Wenn jemand geht
    .help = Was mit den Karten dieser Hand geschieht.
    .value-pile = zum Stapel
    .value-computer = Bot spielt
term-lobby_seconds = Lobby bleibt offen
    .help = Danach schließt ein Tisch, den niemand startet.
term-mentions = Erwähnung am Zug
    .help = Eine kurze Nachricht bis zum Zug. Lange Züge: noch einmal zur Halbzeit und in der letzten Stunde.
    .value-never = nie
    .value-idle = bei Pause
    .value-always = immer
term-mention_seconds = Pause dauert
    .help = So lange wird gewartet, wenn Erwähnungen warten.
term-repost_messages = Spielfeld rückt nach
    .help = Nach so vielen Nachrichten, wenn Ruhe ist.
term-table_picture = Bild vom Tisch
    .help = Das Spielfeld zeigt den Tisch als Bild. Dafür muss der Bot Dateien anhängen dürfen.
term-computers = Computer am Tisch
    .help = Höchstens so viele.
term-spectators_catch = Zuschauer ertappen
    .help = Auch wer nicht mitspielt, kann ein fehlendes UNO melden.
term-threads = Tische in Threads
    .help = Auch in Threads lassen sich Tische öffnen.
term-own_thread = Eigener Thread
    .help = Jeder Tisch bekommt einen Thread für sich.
term-keep_days = Züge bleiben
    .help = Von beendeten Partien, zum Ansehen. Ergebnisse bleiben immer.
term-channels = Kanäle
    .help = Nur dort lassen sich Tische öffnen. Ohne Auswahl: überall.
term-roles = Rollen
    .help = Nur sie öffnen Tische. Ohne Auswahl: alle.
term-language = Sprache
    .help = Für das Spielfeld und alles, was alle sehen.
count-repost_messages = { $count ->
    [0] nie
   *[other] nach { $count }
}
count-computers = { $count ->
    [0] keine
   *[other] bis { $count }
}
count-keep_days = { $count ->
    [0] ohne Ende
    [one] einen Tag
   *[other] { $count } Tage
}
list-all = alle

log-page = Seite { $page } von { $pages }
log-empty = Noch ist nichts geändert.
log-undo = nimmt zurück: { $what }
log-list = **{ $what }:** { $new }
log-base = zurück auf die Vorgabe
log-import = Regeln eines Codes
log-used = übernimmt die Vorgabe **{ $name }**
log-saved = sichert die Vorgabe **{ $name }**
log-renamed = **{ $old }** heißt jetzt **{ $new }**
log-deleted = löscht die Vorgabe **{ $name }**
log-default = neue Tische spielen nach: **{ $name }**
log-locked = sperrt: { $options }
log-unlocked = gibt frei: { $options }
log-terms = zurück auf den Standard: { $page }

declined-changed-meanwhile = **{ $name }** hat das eben geändert. Dein Klick hat nichts geändert; so steht es jetzt.
declined-nothing-to-undo = Es gibt nichts zurückzunehmen.
declined-presets-full = Es sind schon { $count } Vorgaben gesichert: Lösch zuerst eine.
declined-preset-name = Eine Bezeichnung hat 1 bis { $count } Zeichen. Nichts ist geändert.
declined-preset-taken = Eine Vorgabe **{ $name }** gibt es schon. Nimm eine andere Bezeichnung.
declined-no-preset = Diese Vorgabe gibt es nicht mehr.
declined-preset-unknown = Eine Vorgabe { $name } gibt es nicht. Wähle eine von denen, die beim Tippen erscheinen.
declined-no-value = Diesen Wert gibt es nicht. Nichts ist geändert.
declined-code-foreign = Das ist kein Code dieses Bots. Codes beginnen mit `uno1-`.
declined-code-damaged = Der Code ist unvollständig oder vertippt. Kopier ihn noch einmal ganz.
declined-code-newer = Der Code stammt von einem neueren Bot und enthält Regeln, die dieser nicht kennt.
declined-file-foreign = Das ist keine Datei mit Einstellungen dieses Bots.
declined-file-damaged = Die Datei ist beschädigt: Manche Einstellungen sind nicht lesbar. Nichts ist geändert.
declined-file-newer = Die Datei stammt von einem neueren Bot als diesem.
declined-file-large = Die Datei ist zu groß.
declined-import-gone = Es gibt keinen Code mehr zu übernehmen. Gib ihn noch einmal ein.
declined-locked = Der Server legt das fest: { $option }. Am Tisch ist es nicht zu ändern.
declined-not-allowed = Für die Einstellungen brauchst du *Server verwalten* oder eine Rolle, der `/{ command-uno-setup.name }` erlaubt ist.
declined-rules-frozen = Die Partie hat begonnen: Die Regeln bleiben, wie sie sind.

## The doctor of a server

command-doctor = Rechte, offene Tische und Fehler des Bots; beendet einen Tisch, der hängt
    .name = diagnose
parameter-table = tisch
parameter-table-doctor = Seine Nummer, wie sie unter dem Spielfeld steht
doctor-title = Diagnose
doctor-rights = Rechte
doctor-good = { $channel }: alles da
doctor-needs = { $channel }: Mir fehlt { $permissions }
doctor-helps = { $channel }: alles da, nützlich wäre noch { $permissions }
doctor-gone = Kanal { $id } gibt es nicht mehr
doctor-fine = { $count ->
    [one] 1 Kanal: alles da
   *[other] { $count } Kanäle: alles da
}
doctor-more = { $count } weitere
doctor-roles-gone = { $count ->
    [one] 1 Rolle, die Tische öffnen darf, gibt es nicht mehr
   *[other] { $count } Rollen, die Tische öffnen dürfen, gibt es nicht mehr
}
doctor-chosen = Die Kanäle, die du für Tische gewählt hast, und die mit einem Tisch.
doctor-anywhere = Dieser Kanal und die mit einem Tisch. Du hast keine Kanäle gewählt: Tische sind überall erlaubt.
doctor-tables = { $count ->
    [0] Keine offenen Tische
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
doctor-line = `{ $table }` { $channel } · { doctor-stage } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
} · geöffnet { $since }
doctor-stage = { $stage ->
    [lobby] wartet auf den Start
    [playing] spielt
    [break] zwischen zwei Runden
   *[over] Partie vorbei
}
doctor-damaged = Beiseitegelegt, weil nicht lesbar: { $tables }
doctor-pick = Tisch ansehen
doctor-no-host = ohne Leitung
doctor-bot = Bot
doctor-latency = Verbindung zu Discord: { $count } ms
doctor-database = Datenbank: { $size } { $unit ->
    [mb] MB
   *[kb] KB
}, Schema { $version }
doctor-errors = Letzte Fehler
doctor-no-errors = Keine, seit der Bot läuft.
doctor-errors-about = Wer den Bot betreibt, findet unter der Nummer mehr in seinem Protokoll.
doctor-error = `{ $reference }` { $at } · { $what }
doctor-error-table = `{ $reference }` { $at } · { $what } · Tisch { $table }
doctor-table = Tisch { $table }
doctor-host = Leitung: { $name }
doctor-waits = Wartet auf { $name }
doctor-until = Nächste Frist { $until }
doctor-end-about = **Beenden**: Der Tisch schließt, und sein Spielfeld sagt es.
doctor-purge-about = **Beenden und löschen**: Auch sein Spielfeld verschwindet. Punkte bleiben.
button-purge = Beenden und löschen
doctor-no-table = Auf diesem Server gibt es keinen offenen Tisch { $table }.
doctor-ended = Tisch { $table } ist geschlossen.
doctor-purged = Tisch { $table } ist geschlossen, sein Spielfeld gelöscht.

## Regeln

# Die Einstellungen und der Befehl /uno rules

parameter-name = regel
parameter-name-rules = Eine Hausregel oder Vorgabe, die erklärt werden soll
rule-on = an
rule-off = aus
rule-cards = { $count ->
    [0] keine
    [one] 1 Karte
   *[other] { $count } Karten
}
rule-preset = Vorgabe: { $preset }
rule-range = { $low } bis { $high }
rule-line = **{ $rule }:** { $value }
rule-also = Heißt auch: { $names }
rule-here = **An diesem Tisch:** { $value }
rule-base = **Im Grundspiel:** { $value }
rule-values = **Werte:** { $values }
rule-value = **{ $value }:** { $about }
rule-example = **Beispiel:** { $example }
rule-related = Gehört dazu: { $rules }
rule-source = Quelle: { $source }
source-rulebook = Regelbuch
source-to = bis
source-deck = Kartensatz
source-step = Schritt
source-ours = von uns
rule-idle = An diesem Tisch ohne Wirkung.
effects-title = Was es in einer Runde bewirkt
effect-line = { $facts }.
effect-turns-more = Runden { $percent } % länger
effect-turns-less = Runden { $percent } % kürzer
effect-turns-times = Runden { $times ->
    [2] doppelt
    [3] dreimal
   *[other] { $times }-mal
} so lang
effect-cards-more = { $percent } % mehr Karten gezogen
effect-cards-less = { $percent } % weniger Karten gezogen
effect-cards-times = { $times ->
    [2] doppelt
    [3] dreimal
   *[other] { $times }-mal
} so viele Karten gezogen
effect-points-more = { $percent } % mehr Punkte
effect-points-less = { $percent } % weniger Punkte
effect-points-times = { $times ->
    [2] doppelt
    [3] dreimal
   *[other] { $times }-mal
} so viele Punkte
effect-penalty = { $cards } oder mehr Karten auf einmal in { $share } von 100 Runden
effect-base = dem Grundspiel
effect-source = Simuliert: je { $rounds } Runden, { $players } am Tisch, gut gespielt, verglichen mit { $beside }.
rule-unknown = Eine Regel { $name } gibt es nicht. Wähle einen der Namen, die beim Tippen nach `/uno { command-rules.name } { parameter-name }:` erscheinen.
rules-idle = Eingestellt, aber ohne Wirkung: { $rules }
rules-custom = **In den Worten dieses Tisches:** { $text }
rules-specials = Nur in dieser Runde:
rules-not-reading = Hier liest der Bot keine Nachrichten: Eine Frage müsst ihr über das Menü ihrer Nachricht melden.
rules-ask = `/uno { command-rules.name } { parameter-name }:` erklärt jede Regel mit einem Beispiel.

# Die Gruppen der Einstellungen

rule-group-deck = Karten
rule-group-start = Beginn der Runde
rule-group-draw = Ziehen
rule-group-stack = Antworten auf +2 und +4
rule-group-timing = Reinwerfen und Doppeln
rule-group-hands = Hände tauschen
rule-group-uno = Der UNO-Ruf
rule-group-wild4 = Farbwahl +4 und Zweifeln
rule-group-end = Ende der Runde
rule-group-score = Wertung
rule-group-teams = Partner
rule-group-penalties = Strafen

# Die Vorgaben

preset-mattel_2019 = Mattel 2019
    .help = Das Grundspiel, wie es auf dem Blatt steht.
preset-mattel_2021 = Mattel 2021
    .help = Das Heft von 2021: Sonderkarten am Start bewirken nichts, und eine letzte Ziehkarte zählt nicht.
preset-mattel_2015 = Mattel 2015
    .help = Das letzte Heft mit einem Teil für zwei. Es spielt sich wie Mattel 2019.
preset-advanced_2002 = Fortgeschritten 2002
    .help = Das Heft für Fortgeschrittene: Ziehkarten dürfen gestapelt werden.
preset-us_2001 = USA 2001
    .help = Das amerikanische Blatt von 2001: Ein vergessenes UNO kostet vier Karten.
preset-guide = Ratgeber
    .help = Ein deutscher Ratgeber, wörtlich: ohne UNO kein Sieg, und eine letzte Ziehkarte zählt nicht.
preset-spielwiki = Spielwiki
    .help = Spielwiki.de, wörtlich: Wer legen kann, muss legen, und Farbwahl ist nie die letzte Karte.
preset-extended_112 = 112 Karten
    .help = Der Satz mit 112 Karten: mit Handtausch und Eigener Regel.
preset-tournament = Turnier
    .help = Vier Runden auf Zeit, die Plätze werden addiert, und jede Runde hat zwei ausgeloste Sonderregeln.
preset-no_mercy = Ohne Gnade
    .help = Ziehkarten werden aufsteigend gestapelt, du ziehst, bis etwas passt, und 7 und 0 bewegen Hände.
preset-party = Party
    .help = Stapeln, Reinwerfen, und 7 und 0 bewegen Hände.
preset-single_round = Einzelblatt
    .help = Eine Runde, keine Punkte. Gut für einen kurzen Abend.
preset-partners = Partner
    .help = Zwei gegen zwei: Partner gewinnen gemeinsam.

# Die Einstellungen: wie sie in einer Liste stehen, dann Aufschrift, Erklärung und Werte. `.without`: ein Schalter,
# der aus ist, `.also`: andere Namen, `.value...`: für einen Knopf, `.about-...`: was ein Wert bewirkt.

option-decks = Kartensätze
    .short = Kartensätze
    .help = So viele Kartensätze werden zusammen gemischt. Gut für große Runden oder große Hände.
    .example = Mit zwei Sätzen gibt es zwei rote 0 und vier rote 7.
    .value = { $count ->
        [one] 1 Satz
       *[other] { $count } Sätze
    }
option-hand_size = Karten zu Beginn
    .short = Karten zu Beginn
    .help = So viele Karten bekommen alle zu Beginn einer Runde. Weniger machen sie kurz, mehr machen sie lang.
    .value = { rule-cards }
option-wild_custom_count = Karten Eigene Regel
    .short = Karten Eigene Regel
    .help = So viele Karten Eigene Regel kommen dazu. Du wählst die Farbe, und die verabredete Wirkung tritt ein. Sie zählen je 40.
    .example = Verabredet ist ein Extrazug: Du legst Eigene Regel, wählst Grün und bist noch einmal dran.
    .value = { rule-cards }
option-custom_effect = Eigene Regel
    .short = Wirkung: Eigene Regel
    .help = Was die Karte Eigene Regel außer der Farbwahl bewirkt. Alle am Tisch stimmen vor dem Geben zu.
    .example = Bei „bis Rot“ ist Ben danach dran, zieht blaue 4, grüne 1 und rote 9 und setzt aus.
    .value-extra_turn = Extrazug
    .about-extra_turn = Wer sie legt, ist noch einmal dran.
    .value-draw_until_red = bis Rot
    .about-draw_until_red = Wer folgt, zieht, bis eine rote Karte kommt, und setzt aus.
    .value-discard_wilds = Schwarz weg
    .about-discard_wilds = Alle anderen legen ihre schwarzen Karten unter den Stapel.
    .value-draw_three = 3 ziehen
    .about-draw_three = Wer folgt, zieht drei und setzt aus.
    .value-to_seven = auf 7
    .about-to_seven = Wer folgt, zieht auf sieben Karten oder legt auf sieben ab (Zufall) und setzt aus.
    .value-open_hand = offene Hand
    .about-open_hand = Wer folgt, spielt mit offener Hand, bis der Zug vorbei ist.
    .value-text = freier Text
    .about-text = Eure eigenen Worte. Wer sich nicht daran hält, kann gemeldet werden und zieht 2.
option-wild_swap_count = Karten Handtausch
    .short = Karten Handtausch
    .help = So viele Karten Handtausch kommen dazu. Du tauschst die Hand mit jemandem und wählst die Farbe. Sie zählen je 40.
    .example = Du hast noch fünf Karten, Ben hat zwei. Du legst Handtausch, nimmst die zwei von Ben und wählst Rot.
    .value = { rule-cards }
option-dealer_pick = wer zuerst gibt
    .short = Wer zuerst gibt
    .help = Wer in der ersten Runde gibt. Nach jeder Runde geht das Geben nach links weiter.
    .example = Ada zieht blaue 9, Ben rotes Aussetzen. Nach Zahl gibt Ada, nach Punkten Ben.
    .value-highest_number = Zahl
    .about-highest_number = Alle ziehen eine Karte, die höchste Zahl gibt. Aktionskarten zählen 0.
    .value-highest_points = Punkte
    .about-highest_points = Alle ziehen eine Karte, die meisten Punkte geben. Aktionskarten zählen 20, schwarze 50.
    .value-random = Zufall
    .about-random = Der Zufall entscheidet.
    .value-host = Leitung
    .about-host = Wer den Tisch leitet, gibt.
option-start_card = Startkarte
    .short = Startkarte
    .help = Was eine Sonderkarte bewirkt, wenn sie als Erstes aufgedeckt wird.
    .example = Rotes Aussetzen wird aufgedeckt. Wirkt es, setzt aus, wer beginnt. Wirkt es nicht, kommt die nächste Karte.
    .value-effects = wirkt
    .about-effects = Sie trifft, wer beginnt. Nur Farbwahl +4 kommt zurück in den Stapel.
    .value-ignore_specials = zählt nicht
    .about-ignore_specials = Sie bewirkt nichts. Es wird aufgedeckt, bis eine Zahl liegt.
    .value-numbers_only = nur Zahlen
    .about-numbers_only = Nur eine Zahl beginnt. Die Karten davor bleiben darunter liegen.
    .value-wilds_back = Schwarz weg
    .about-wilds_back = Farbige wirken. Jede schwarze Karte kommt zurück in den Stapel.
option-start_draw2_skips = Aussetzen bei +2 am Start
    .short = +2 am Start setzt aus
    .without = +2 am Start ohne Aussetzen
    .help = Liegt zuerst eine +2, zieht zwei, wer beginnt, und setzt aus. Aus: zwei ziehen, dann legen.
    .about-false = Wer beginnt, zieht zwei und legt dann.
    .example = Blaue +2 liegt zuerst, und Ben soll beginnen. Ben zieht zwei. An: Cleo legt. Aus: Ben legt.
option-start_reverse_first = Richtung am Start
    .short = Richtung am Start
    .help = Wer beginnt, wenn zuerst eine Richtung liegt. Es geht dann gegen den Uhrzeigersinn.
    .value-dealer = wer gibt
    .about-dealer = Es beginnt, wer gegeben hat.
    .value-right_of_dealer = rechts
    .about-right_of_dealer = Es beginnt, wer rechts davon sitzt.
option-draw_until_playable = unendlich ziehen
    .short = Unendlich ziehen
    .without = kein unendliches Ziehen
    .help = Passt nichts, ziehst du, bis eine Karte passt. Wer freiwillig zieht, zieht eine.
    .example = Oben liegt rote 7. Du ziehst blaue 2, grüne 4 und dann rote 1: Die darfst du legen.
option-drawn_card = gezogene Karte
    .short = Gezogene Karte
    .help = Was mit einer gezogenen Karte geschieht, die passt.
    .example = Oben liegt grüne 5, und du ziehst grüne 9.
    .value-optional = nach Wahl
    .about-optional = Du legst sie oder behältst sie.
    .value-forced = muss liegen
    .about-forced = Du musst sie legen, wenn es irgendwie geht.
option-voluntary_draw = freiwillig ziehen
    .short = Freiwillig ziehen
    .without = kein freiwilliges Ziehen
    .also = taktisch ziehen
    .help = Du darfst ziehen, auch wenn eine Karte passt. Aus: Wer legen kann, muss legen.
    .about-false = Wer legen kann, muss legen.
    .example = Oben liegt rote 7, und du willst deine rote 2 behalten: Du ziehst.
option-reverse_deflect = Retour-Kutsche
    .short = Retour-Kutsche
    .help = Wer ziehen soll, legt eine Richtung der Farbe: Es geht andersherum, und die Karten gehen zurück.
    .example = Ada legt rote +2, Ben rote Richtung: Ada zieht zwei.
    .value-off = aus
    .about-off = Eine Richtung schickt nichts zurück.
    .value-draw2 = auf +2
    .about-draw2 = Sie schickt eine +2 zurück.
    .value-draw2_wild4 = +2 und +4
    .about-draw2_wild4 = Sie schickt eine +2 zurück, und Farbwahl +4 mit einer Richtung der gewählten Farbe.
option-deflect_target = Retour-Kutsche trifft
    .short = Retour-Kutsche trifft
    .help = Wen eine Retour-Kutsche trifft.
    .example = Ada legt rote +2, Ben rotes Aussetzen, Cleo rote Richtung. Nach Platz zieht Ben, nach Karte Ada.
    .value-previous = nach Platz
    .about-previous = Wer in der neuen Richtung folgt.
    .value-layer = nach Karte
    .about-layer = Wer die letzte Ziehkarte gelegt hat.
option-skip_pass_on = Lass mich!
    .short = Lass mich!
    .help = Wer ziehen soll, legt ein Aussetzen der Farbe, oder irgendeines auf ein Aussetzen: Die Karten gehen weiter.
    .example = Ada legt rote +2, Ben rotes Aussetzen: Cleo zieht zwei.
    .value-off = aus
    .about-off = Ein Aussetzen gibt nichts weiter.
    .value-draw2 = auf +2
    .about-draw2 = Es gibt eine +2 weiter.
    .value-draw2_wild4 = +2 und +4
    .about-draw2_wild4 = Es gibt eine +2 weiter, und Farbwahl +4 mit einem Aussetzen der gewählten Farbe.
option-stacking = Stapeln
    .short = Stapeln
    .also = Kumulieren
    .help = Wer ziehen soll, darf noch eine Ziehkarte drauflegen. Die Karten zählen zusammen, und wer folgt, soll alle ziehen.
    .example = Ada legt rote +2, Ben blaue +2. Cleo hat keine +2 und zieht vier.
    .value-off = aus
    .about-off = Niemand legt eine Ziehkarte auf eine Ziehkarte, um nicht zu ziehen.
    .value-same = gleiche Art
    .about-same = +2 auf +2, Farbwahl +4 auf Farbwahl +4, in jeder Farbe. Die Karten zählen zusammen.
    .value-mixed = gemischt
    .about-mixed = Jede Ziehkarte auf jede andere, in jeder Farbe. Die Karten zählen zusammen.
    .value-ascending = aufsteigend
    .about-ascending = +4 auf +2, aber keine +2 auf +4: gleich oder höher. Die Karten zählen zusammen.
option-stack_forced = Stapelzwang
    .short = Stapelzwang
    .without = kein Stapelzwang
    .help = Wer stapeln kann, muss stapeln und darf nicht ziehen.
    .example = Ada legt rote +2, und du hast grüne +2: Du musst sie legen.
option-doubles = Doppeln
    .short = Doppeln
    .also = Schnell Doppeln
    .help = Du legst zwei gleiche Karten in einem Zug. Nie Ziehkarten, und schwarze nur, wenn man sie auch reinwerfen darf.
    .example = Du hast grüne 6 zweimal und legst beide.
    .value-off = aus
    .about-off = Eine Karte je Zug.
    .value-sequential = nacheinander
    .about-sequential = Die zweite Karte folgt der ersten, wenn niemand dazwischenkommt.
    .value-simultaneous = auf einmal
    .about-simultaneous = Beide Karten liegen auf einmal, niemand kann dazwischen.
option-double_effects = Wirkung beim Doppeln
    .short = Wirkung beim Doppeln
    .help = Was ein doppeltes Aussetzen oder eine doppelte Richtung bewirkt.
    .example = Ada legt zweimal rotes Aussetzen. Einmal: Ben setzt aus. Zweimal: Ben und Cleo setzen aus.
    .value-cancel = einmal
    .about-cancel = Es wirkt einmal.
    .value-sum = zweimal
    .about-sum = Es wirkt zweimal.
option-jump_in = Reinwerfen
    .short = Reinwerfen
    .also = Jump-In, Einwurf, Zwischenwerfen, Blitzen, Jump-In Action
    .help = Wer genau die Karte hat, die oben liegt, legt sie sofort, auch außer der Reihe. Von dort geht es weiter.
    .example = Ada legt blaue 4. Dora hat auch blaue 4 und legt sie; danach ist dran, wer auf Dora folgt.
    .value-off = aus
    .about-off = Alle warten, bis sie dran sind.
    .value-cancel = hebt auf
    .about-cancel = Die reingeworfene Karte hebt die Wirkung der Karte darunter auf.
    .value-action = beide
    .about-action = Die reingeworfene Karte wirkt, und die darunter auch.
option-jump_in_wilds = Reinwerfen mit Schwarz
    .short = Reinwerfen mit Schwarz
    .without = kein Reinwerfen mit Schwarz
    .also = Jump-In Schwarz
    .help = Auch Schwarz darf reingeworfen werden: Farbwahl auf Farbwahl, Farbwahl +4 auf Farbwahl +4.
    .example = Ada legt Farbwahl und wählt Rot. Dora wirft Farbwahl rein und wählt Blau.
option-finish_effect = letzte 7 oder 0
    .short = Letzte 7 oder 0
    .help = Ob eine 7, eine 0 oder Handtausch als letzte Karte noch Hände bewegt.
    .example = Adas letzte Karte ist rote 7. Wirkt sie, tauscht Ada mit Ben, und Ben hat keine Karten und gewinnt.
    .value-none = wirkt nicht
    .about-none = Die Runde ist vorbei, keine Hand wandert.
    .value-apply = wirkt
    .about-apply = Erst wandern die Hände. Wer dann keine Karten hat, gewinnt.
option-seven_swap = Tausch mit 7
    .short = Tausch mit 7
    .also = Seven-O, 7-0-Regel
    .help = Mit einer 7 tauschst du deine ganze Hand mit jemandem.
    .example = Du legst rote 7 und hast noch fünf Karten, Ben hat eine. Nach dem Tausch hat Ben fünf und du eine.
    .value-off = aus
    .about-off = Die 7 ist eine Zahl wie jede andere.
    .value-optional = nach Wahl
    .about-optional = Mit einer 7 darfst du deine Hand mit jemandem tauschen.
    .value-mandatory = immer
    .about-mandatory = Mit einer 7 musst du deine Hand mit jemandem tauschen.
option-swap_optional = Handtausch ohne Tausch
    .short = Handtausch nach Wahl
    .without = Handtausch immer mit Tausch
    .help = Du darfst Handtausch auch ohne Tausch legen. Aus: Du musst mit jemandem tauschen.
    .about-false = Mit Handtausch musst du mit jemandem tauschen.
    .example = Du hast noch eine Karte, alle anderen fünf: Du legst Handtausch, wählst Blau und behältst deine Hand.
option-zero_rotate = Wandern bei 0
    .short = Wandern bei 0
    .without = kein Wandern bei 0
    .also = Seven-O, 7-0-Regel
    .help = Nach einer 0 wandern alle Hände einen Platz weiter, in Spielrichtung.
    .example = Ada legt blaue 0, im Uhrzeigersinn: Ben bekommt Adas Hand, Cleo die von Ben, Ada die von Cleo.
option-bruno_kuno = Bruno und Kuno
    .short = Bruno und Kuno
    .without = ohne Bruno und Kuno
    .also = Bruno, Kuno, Uno
    .help = Du rufst Bruno mit drei Karten, Kuno mit zwei und UNO mit einer, auch wenn du durch Ziehen dahin kommst.
    .example = Du hast zwei Karten und ziehst eine: Du rufst Bruno.
option-uno_penalty = Karten für vergessenes UNO
    .short = Vergessenes UNO
    .help = So viele Karten ziehst du, wenn du UNO vergisst.
    .example = Du legst grüne 5, hast noch eine Karte, sagst nichts und wirst ertappt.
    .value = { rule-cards }
option-uno_timing = UNO zählt
    .short = Wann UNO zählt
    .help = Bis wann dein Ruf noch zählt.
    .example = Du legst grüne 5, hast noch eine Karte und rufst zwei Sekunden danach.
    .value-until_caught = bis ertappt
    .about-until_caught = Mit der Karte oder danach, bis dich jemand ertappt.
    .value-before = mit Karte
    .about-before = Nur zusammen mit der Karte.
    .value-within_turn = im Zug
    .about-within_turn = Mit der Karte, oder danach, solange du noch oder wieder dran bist.
option-uno_window = ertappen geht
    .short = Ertappen geht
    .help = Wie lange jemand ertappt werden kann, der den Ruf vergisst.
    .example = Ada vergisst den Ruf. Ben zieht: Jetzt geht es nur noch mit „bis Karte“ und „mit einer“.
    .value-next_action = bis Zug
    .about-next_action = Bis die nächste Karte gelegt oder gezogen wird.
    .value-next_play = bis Karte
    .about-next_play = Bis die nächste Karte gelegt wird. Ziehen beendet es nicht.
    .value-while_one = mit einer
    .about-while_one = Solange nur eine Karte in der Hand ist.
option-uno_catch = Ertappen
    .short = Ertappen
    .help = Wer merkt, dass jemand den Ruf vergessen hat.
    .value-report = durch euch
    .about-report = Du oder die anderen müssen es merken. Sonst geschieht nichts.
    .value-auto = von selbst
    .about-auto = Der Tisch gibt die Karten, sobald die Zeit zum Ertappen um ist.
option-uno_trigger = UNO ist fällig
    .short = Wann UNO fällig ist
    .help = Ob auch Karten durch einen Tausch den Ruf fällig machen.
    .example = Ben tauscht mit einer 7 und lässt dir eine Karte. Zählt jede Hand, rufst du UNO.
    .value-state = jede Hand
    .about-state = Wer eine Karte hat, schuldet den Ruf, auch nach einem Tausch.
    .value-play = beim Legen
    .about-play = Nur wer bis auf eine Karte legt, schuldet den Ruf.
option-false_catch_penalty = Karten für falsches Ertappen
    .short = Falsches Ertappen
    .help = So viele Karten ziehst du, wenn du jemanden ertappst, der nichts schuldet.
    .example = Du ertappst Ben, aber Ben hat gerufen: Du ziehst.
    .value = { rule-cards }
option-uno_required_to_win = ohne UNO kein Sieg
    .short = Ohne UNO kein Sieg
    .without = Sieg auch ohne UNO
    .help = Wer die letzte Karte legt und UNO nicht gerufen hat, zieht die Strafe, und die Runde geht weiter.
    .example = Du hast den Ruf vergessen und legst rote 4 als letzte Karte: Du ziehst zwei und bleibst dabei.
option-uno_uno = UNO UNO
    .short = UNO UNO
    .without = ohne UNO UNO
    .help = Auch die letzte Karte braucht einen Ruf: UNO UNO. Wer ihn vergisst, zieht zwei und bleibt dabei.
    .example = Du legst blaue 3 als letzte Karte und rufst UNO UNO, bevor es weitergeht.
option-challenge_who = Zweifeln
    .short = Wer zweifeln darf
    .help = Wer bezweifeln darf, dass Farbwahl +4 erlaubt war.
    .example = Ada legt Farbwahl +4, Ben soll ziehen. Bei „alle“ darf auch Cleo zweifeln.
    .value-victim = wer zieht
    .about-victim = Nur wer ziehen soll.
    .value-anyone = alle
    .about-anyone = Alle. Wer nicht ziehen soll und sich irrt, zieht die Karten, die ein Irrtum mehr kostet.
    .value-nobody = niemand
    .about-nobody = Niemand. Wen es trifft, zieht.
option-challenge_fail_draw = Karten für falschen Zweifel
    .short = Falscher Zweifel
    .also = Joker Plus 4 ohne Bluff
    .help = So viele Karten ziehst du, wenn du zweifelst und Farbwahl +4 erlaubt war. Mit 4 kostet Zweifeln nichts extra.
    .example = Ada legt Farbwahl +4 und hatte kein Rot. Du zweifelst und ziehst sechs statt vier.
    .value = { rule-cards }
option-challenge_guilty_draws = Zweifel zu Recht
    .short = Zweifel zu Recht
    .help = Wer die vier zieht, wenn der Zweifel zu Recht war.
    .example = Ada hatte Rot und legte Farbwahl +4 auf Rot. Ben zweifelt.
    .value-offender = wer legte
    .about-offender = Wer Farbwahl +4 gegen die Regel gelegt hat.
    .value-challenger = wer zweifelt
    .about-challenger = Wer gezweifelt hat, wie es in einem Heft steht.
option-challenge_success_turn = Zug nach dem Zweifel
    .short = Zug nach dem Zweifel
    .help = Ob du nach einem Zweifel zu Recht noch legst.
    .value-kept = bleibt
    .about-kept = Du ziehst nichts und bist dran.
    .value-lost = verloren
    .about-lost = Du ziehst nichts, aber dein Zug ist vorbei.
option-wild4_condition = Farbwahl +4 verboten durch
    .short = Farbwahl +4 verboten
    .help = Welche andere Karte in deiner Hand Farbwahl +4 verbietet.
    .example = Oben liegt rote 7. Rotes Aussetzen verbietet sie wegen der Farbe, blaue 7 nur bei „was passt“.
    .value-color = die Farbe
    .about-color = Jede Karte der geltenden Farbe, auch Aktionskarten.
    .value-any_playable = was passt
    .about-any_playable = Jede Karte, die passt, auch durch Zahl oder Zeichen, und Farbwahl.
    .value-color_numbers_only = ihre Zahlen
    .about-color_numbers_only = Eine Zahl der geltenden Farbe. Aktionskarten zählen nicht.
option-wild4_joker_clause = Joker-Klausel
    .short = Joker-Klausel
    .help = Ob auch andere schwarze Karten in deiner Hand Farbwahl +4 verbieten.
    .example = Du hast Farbwahl und Farbwahl +4 und nichts von der Farbe. Bei „andere“ legst du erst Farbwahl.
    .value-off = aus
    .about-off = Andere schwarze Karten sind egal.
    .value-other_wilds = andere
    .about-other_wilds = Andere schwarze Karten verbieten sie, eine zweite Farbwahl +4 nicht.
    .value-literal = alle
    .about-literal = Jede andere schwarze Karte verbietet sie, auch eine zweite Farbwahl +4.
option-wild4_reference = Farbwahl +4 gemessen an
    .short = Farbwahl +4 gemessen an
    .help = Welche Farbe entscheidet, ob Farbwahl +4 erlaubt war.
    .example = Es gilt Rot, du hast rote 2, legst Farbwahl +4 und wählst Grün. Mit der gewählten Farbe ist das erlaubt.
    .value-current = davor
    .about-current = Die Farbe, die vor der Karte galt.
    .value-chosen = gewählt
    .about-chosen = Die Farbe, die mit der Karte gewählt wird.
option-wild4_enforced = Farbwahl +4 nur wenn erlaubt
    .short = +4 nur wenn erlaubt
    .without = Farbwahl +4 auch als Bluff
    .help = Eine Farbwahl +4 gegen die Regel geht gar nicht, also gibt es nichts zu zweifeln.
    .example = Oben liegt rote 7, und du hast rote 2: Deine Farbwahl +4 wird abgelehnt.
option-last_draw_counts = letzte Ziehkarte zählt
    .short = Letzte Ziehkarte zählt
    .without = letzte Ziehkarte zählt nicht
    .help = Eine +2 oder Farbwahl +4 als letzte Karte lässt noch ziehen, wer folgt, und diese Karten zählen.
    .about-false = Die letzte Karte beendet die Runde sofort, niemand zieht mehr.
    .example = Ada legt rote +2 als letzte Karte. Ben zieht zwei, und ihre Punkte bekommt Ada.
option-no_finish_wild = Schwarz nicht zuletzt
    .short = Schwarz nicht zuletzt
    .also = Farbwahl nicht als letzte Karte
    .help = Welche schwarzen Karten nicht deine letzte sein dürfen. Sie gelten dann als nicht spielbar.
    .example = Du hast nur noch Farbwahl: Du ziehst.
    .value-none = aus
    .about-none = Jede schwarze Karte darf die letzte sein.
    .value-wild = Farbwahl
    .about-wild = Farbwahl darf nicht die letzte Karte sein, Farbwahl +4 schon.
    .value-all_black = alle
    .about-all_black = Keine schwarze Karte darf die letzte sein.
option-no_finish_zero = Ende ohne 0
    .short = Ende ohne 0
    .without = Ende mit 0 erlaubt
    .help = Eine 0 darf nicht deine letzte Karte sein. Sie gilt dann als nicht spielbar.
    .example = Oben liegt blaue 5, und du hast nur noch blaue 0: Du ziehst.
option-play_on = Weiterspielen
    .short = Weiterspielen
    .without = kein Weiterspielen
    .help = Die Runde geht weiter, wenn jemand fertig ist: um Platz zwei, Platz drei und so fort. Wer zuerst fertig ist, gewinnt.
    .example = Ada ist fertig und gewinnt die Runde. Ben und Cleo spielen um Platz zwei weiter.
option-pull_back_in = Reinholen
    .short = Reinholen
    .without = kein Reinholen
    .help = Wer keine Karten hat, bleibt in der Reihe. Ziehkarten holen zurück; wer drankommt und nicht ziehen muss, gewinnt.
    .example = Ada hat keine Karten mehr. Cleo legt rote +2, Ada zieht zwei und ist wieder dabei.
option-reentry = Wiedereinstieg
    .short = Wiedereinstieg
    .without = kein Wiedereinstieg
    .help = Ist die letzte Karte eine +2, darf, wer folgt, eine +2 drauflegen: Wer fertig war, zieht und ist wieder dabei.
    .example = Adas letzte Karte ist rote +2. Ben legt blaue +2: Ada zieht zwei und ist wieder dabei.
option-stalemate = Stillstand
    .short = Stillstand
    .help = Was geschieht, wenn es keine Karten mehr gibt und niemand legen kann.
    .value-void = zählt nicht
    .about-void = Niemand gewinnt die Runde, es gibt keine Punkte.
    .value-lowest_points = wenig Punkte
    .about-lowest_points = Die wenigsten Punkte in der Hand gewinnen. Bei Gleichstand gewinnt niemand.
option-two_player_rules = zu zweit
    .short = Richtung zu zweit
    .help = Was eine Richtung bewirkt, wenn noch zwei spielen.
    .example = Du spielst nur noch mit Ben und legst rote Richtung.
    .value-classic = setzt aus
    .about-classic = Sie wirkt wie Aussetzen: Du bist noch einmal dran.
    .value-general = dreht nur
    .about-general = Sie dreht nur die Richtung: Die andere Seite ist dran.
option-scoring = Wertung
    .short = Wertung
    .help = Wie aus Runden eine Partie wird.
    .example = Ben ist fertig, Ada hat rote 9 und grünes Aussetzen: 29 Punkte, für Ben oder gegen Ada.
    .value-winner = Sieg
    .about-winner = Wer die Runde gewinnt, bekommt die Punkte aller anderen Hände.
    .value-penalty = Strafpunkte
    .about-penalty = Alle zählen ihre eigenen Karten. Am Ziel gewinnen die wenigsten Punkte.
    .value-elimination = K. o.
    .about-elimination = Alle zählen ihre eigenen Karten. Wer das Ziel erreicht, ist raus; wer übrig bleibt, gewinnt.
    .value-none = Einzelblatt
    .about-none = Eine Runde entscheidet, nichts wird gezählt.
    .value-rank_sum = Plätze
    .about-rank_sum = Die Plätze der Runden werden addiert, die kleinste Summe gewinnt.
option-target_score = Ziel
    .short = Ziel
    .help = So viele Punkte beenden die Partie.
    .example = Mit 200 dauert eine Partie zwei oder drei Runden.
    .value = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
option-target_inclusive = Ziel erreichen genügt
    .short = Erreichen genügt
    .without = Ziel muss übertroffen sein
    .help = Die Partie endet, wenn jemand das Ziel erreicht. Aus: Es muss übertroffen werden.
    .about-false = Die Partie endet, wenn das Ziel übertroffen wird, nicht schon, wenn es erreicht ist.
    .example = Das Ziel ist 500, und Ada hat genau 500. An: Die Partie ist vorbei. Aus: Sie geht weiter.
option-rounds = Runden
    .short = Runden
    .help = Die Partie endet nach so vielen Runden. Bei 0 geht sie bis zum Ziel; nach Plätzen hat sie dann vier Runden.
    .value = { $count ->
        [0] bis Ziel
        [one] 1 Runde
       *[other] { $count } Runden
    }
option-round_limit_minutes = Minuten je Runde
    .short = Minuten je Runde
    .help = Nach so vielen Minuten wird der Zug zu Ende gespielt. Dann gewinnen die wenigsten Punkte in der Hand.
    .value = { $count ->
        [0] ohne Grenze
       *[other] { $count } Min.
    }
option-special_rules_per_round = Sonderregeln je Runde
    .short = Sonderregeln je Runde
    .help = Für jede Runde werden so viele Hausregeln ausgelost.
    .example = In Runde 2 gelten Wandern bei 0 und Doppeln, in Runde 3 zwei andere.
    .value = { $count ->
        [0] keine
        [one] 1 Regel
       *[other] { $count } Regeln
    }
option-wild_points = Punkte für Farbwahl
    .short = Punkte für Farbwahl
    .help = Was Farbwahl zählt, wenn sie in einer Hand bleibt. Andere schwarze Karten behalten ihren Wert.
    .value-50 = 50
    .about-50 = So viel wie Farbwahl +4.
    .value-40 = 40
    .about-40 = Zehn weniger als Farbwahl +4.
option-partners = Partner
    .short = Partner
    .without = ohne Partner
    .also = Team-Uno
    .help = Partner spielen füreinander. Die Runde endet, wenn einer fertig ist, und das Team punktet. Das geht zu 4, 6, 8 oder 10.
    .example = Ada und Cleo sind Partner. Ada ist fertig: Die Karten von Ben und Dora zählen für beide.
option-team_layout = Sitzordnung der Partner
    .short = Sitze der Partner
    .help = Wer mit wem spielt. Zu viert ist es beide Male gleich.
    .example = Zu sechst: drei Paare, oder zwei Teams zu dritt.
    .value-opposite = gegenüber
    .about-opposite = Paare, die sich gegenübersitzen.
    .value-alternating = abwechselnd
    .about-alternating = Zwei Teams, jeder zweite Platz.
option-partner_points = Partner zählen
    .short = Partner zählen
    .help = Wessen Karten für ein Team zählen, das die Runde gewinnt.
    .example = Ada ist fertig, im selben Team hat Cleo noch blaue 9.
    .value-opponents = Gegenseite
    .about-opponents = Nur die Karten der anderen Teams.
    .value-all_others = alle anderen
    .about-all_others = Auch die Karten im eigenen Team.
option-partner_credit = Konto der Partner
    .short = Konto der Partner
    .help = Wohin die Punkte eines Teams gehen.
    .value-team = eines
    .about-team = Auf ein Konto des Teams.
    .value-each = je eines
    .about-each = Die ganze Summe an alle im Team.
option-misplay_penalty = Karten für falsch gelegt
    .short = Falsch gelegt
    .help = Eine Karte, die nicht passt oder nicht an der Reihe ist, geht zurück und kostet so viele Karten. Bei 0 geht sie nur nicht.
    .example = Oben liegt rote 7, und du legst blaue 2: Sie geht zurück an dich, und du ziehst.
    .value = { rule-cards }
option-no_questions = Dumme Fragen
    .short = Dumme Fragen
    .help = Fragen im Chat kosten Karten, solange ihr spielt. Zu fragen, warum man eine Karte bekam, ist frei.
    .example = Ben schreibt: „Wer ist dran?“
    .value-off = frei
    .about-off = Du darfst fragen.
    .value-report = durch euch
    .about-report = Wer mitspielt, meldet die Nachricht.
    .value-auto = von selbst
    .about-auto = Der Bot liest mit und gibt die Karte, wenn sein Betrieb das erlaubt.
option-question_penalty = Karten für eine Frage
    .short = Preis einer Frage
    .help = So viele Karten kostet eine Frage.
    .value = { rule-cards }
option-sleep_penalty = Karten fürs Pennen
    .short = Pennen
    .help = So viele Karten ziehst du, wenn die Zeit für deinen Zug abläuft.
    .example = Du bist dran und kochst gerade Tee.
    .value = { rule-cards }
option-social_enforcement = Strafen entscheidet
    .short = Strafen entscheidet
    .help = Wer entscheidet, wenn jemand gemeldet wird.
    .value-vote = Abstimmung
    .about-vote = Die anderen stimmen ab.
    .value-off = niemand
    .about-off = Niemand kann gemeldet werden.
    .value-host = Leitung
    .about-host = Die Leitung entscheidet. Wird sie selbst gemeldet, stimmen die anderen ab.
option-false_report_penalty = Karten für falsche Meldung
    .short = Falsche Meldung
    .help = So viele Karten ziehst du, wenn die Abstimmung deine Meldung ablehnt.
    .value = { rule-cards }
option-suggestion_penalty = Karten für einen Vorschlag
    .short = Vorschläge
    .help = So viele Karten kostet es, anderen zu sagen, was sie legen sollen. Wer mitspielt, meldet es.
    .example = Ada schreibt: „Ben, leg deine rote 7!“
    .value = { rule-cards }
