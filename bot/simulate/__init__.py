"""The simulator: many rounds or matches under any rules, by any mix of players, and what comes out of them.

`python -m bot simulate --help` says how; `effects` is what it found out about single house rules.
"""
