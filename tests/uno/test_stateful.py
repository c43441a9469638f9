"""A table at which anything may happen: rule sets at random, plays, calls, catches, time-outs, leaving, next rounds."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.uno.actions import Action, Call, Catch, Challenge, Play, Timeout
from bot.uno.errors import Illegal, RuleError
from bot.uno.match import Leave
from bot.uno.presets import PRESETS
from bot.uno.ruleset import RuleSet
from bot.uno.table_actions import CAUSES, NextRound, Penalise
from tests.uno.games import (
    Game,
    Values,
    check_alive,
    check_codec,
    check_events,
    check_secrets,
    single_values,
    universe,
    written,
)

# every line of the engine is covered by tests that say what it does; here, measuring would only cost time
pytestmark = pytest.mark.unmeasured

PICKS = st.integers(min_value=0, max_value=2**16)
SINGLES = single_values()


class Table(RuleBasedStateMachine):
    """The game, and what was seen of it."""

    @initialize(
        preset=st.sampled_from(sorted(PRESETS)),
        singles=st.lists(st.sampled_from(SINGLES), max_size=8),
        hand=st.sampled_from((1, 2, 3, 7)),
        seats=st.integers(min_value=2, max_value=6),
        seed=PICKS,
    )
    def begins(self, preset: str, singles: list[Values], hand: int, seats: int, seed: int) -> None:
        values: Values = {"target_score": 60, "hand_size": hand}
        rules = RuleSet(preset, values)
        for single in singles:
            try:
                added = RuleSet(preset, values | single)
                added.check_seats(seats)
            except RuleError:
                continue
            values |= single
            rules = added
        try:
            rules.check_seats(seats)
        except RuleError:
            seats = 4
        self.game = Game.start(rules, seats, str(seed))

    def _legal(self, *kinds: type[Action]) -> list[tuple[int, Action]]:
        match = self.game.match
        return [
            (seat, action)
            for seat in match.present
            for action in match.legal(seat)
            if not kinds or isinstance(action, kinds)
        ]

    def _does(self, options: list[tuple[int, Action]], pick: int) -> None:
        if options:
            check_events(self.game.step(*options[pick % len(options)]))

    def runs(self) -> bool:
        return self.game.match.stage == "round"

    @precondition(runs)
    @rule(pick=PICKS, calls=st.booleans())
    def plays(self, pick: int, calls: bool) -> None:
        options = self._legal(Play) or self._legal()
        seat, action = options[pick % len(options)]
        check_events(self.game.step(seat, action.calling() if calls and isinstance(action, Play) else action))

    @precondition(runs)
    @rule(pick=PICKS)
    def acts(self, pick: int) -> None:
        self._does(self._legal(), pick)

    @precondition(runs)
    @rule(pick=PICKS)
    def speaks(self, pick: int) -> None:
        self._does(self._legal(Call, Catch, Challenge), pick)

    @precondition(runs)
    @rule()
    def sleeps(self) -> None:
        turn = self.game.match.turn
        assert turn is not None
        check_events(self.game.step(turn, Timeout()))
        assert self.game.match.refusal(turn, Timeout()) is None or self.game.match.turn != turn

    @precondition(runs)
    @rule(pick=PICKS, cause=st.sampled_from(CAUSES))
    def is_penalised(self, pick: int, cause: str) -> None:
        match = self.game.match
        penalty = Penalise(match.round.order[pick % len(match.round.order)], cause)
        if match.refusal(None, penalty) is None:
            had = len(match.round.hands[penalty.seat])
            turn = match.turn
            check_events(self.game.step(None, penalty))
            assert self.game.match.turn == turn
            assert len(self.game.match.round.hands[penalty.seat]) >= had

    @precondition(lambda self: self.game.match.stage != "over" and len(self.game.log) % 5 == 0)
    @rule(pick=PICKS)
    def leaves(self, pick: int) -> None:
        match = self.game.match
        seat = match.present[pick % len(match.present)]
        check_events(self.game.step(seat, Leave()))
        after = self.game.match
        assert seat in after.gone
        assert match.stage == "break" or after.round.hands[seat] == []
        assert after.legal(seat) == []
        assert after.refusal(seat, Leave()) is not None

    @precondition(lambda self: self.game.match.stage == "break")
    @rule()
    def goes_on(self) -> None:
        number = self.game.match.number
        check_events(self.game.step(None, NextRound()))
        assert self.game.match.number == number + 1

    @precondition(runs)
    @rule(pick=PICKS)
    def errs(self, pick: int) -> None:
        """Something senseless: refused with the reason told before, and nothing is changed."""
        match = self.game.match
        before = written(match)
        for seat, action in universe(match, Random(pick), 3):
            reason = match.refusal(seat, action)
            if reason is not None:
                with pytest.raises(Illegal) as refused:
                    match.step(seat, action)
                assert refused.value.reason == reason
            else:
                match.step(seat, action)
        assert written(match) == before

    @precondition(lambda self: self.game.match.stage == "over")
    @rule(pick=PICKS)
    def is_over(self, pick: int) -> None:
        """Nothing happens after the end."""
        match = self.game.match
        for action in (Leave(), Timeout(), NextRound(), Penalise(pick % match.seats, CAUSES[0])):
            for seat in (None, pick % match.seats):
                reason = match.refusal(seat, action)
                assert reason is not None
                assert reason.code == "match-over"

    @precondition(runs)
    @rule(pick=PICKS)
    def is_looked_at(self, pick: int) -> None:
        check_codec(self.game.match)
        check_secrets(self.game.match, Random(pick))

    @invariant()
    def can_go_on(self) -> None:
        if hasattr(self, "game"):
            match = self.game.match
            if match.stage == "round":
                check_alive(match)
            else:
                assert match.turn is None
                assert all(match.legal(seat) == [] for seat in range(match.seats))
                assert (match.stage == "over") is bool(match.winners)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            match = self.game.match
            note(f"{match.rules.text} · {match.seats} seats · seed {self.game.seed} · {' / '.join(self.game.log)}")
            self.game.check_replay()


def test_whatever_happens_at_a_table_it_stays_sound() -> None:
    run_state_machine_as_test(
        Table,
        settings=settings(
            max_examples=90,
            stateful_step_count=60,
            derandomize=True,
            database=None,
            deadline=None,
            phases=(Phase.generate,),  # shrinking takes minutes; header and log of a failure are printed instead
            suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much),
        ),
    )
