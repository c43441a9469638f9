"""What counts for the lists of a server: results, the records that people make of them, the rating.

Pure: no SQL, no clock. What counts and what does not is told by `bot.scores.ledger`, and by the README.
"""
