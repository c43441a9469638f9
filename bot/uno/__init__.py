"""The rules engine: pure, standard library only. See `match.Match.step`, the one door for change."""
