"""A module without a setup, which is none of the client's business."""

LOADED = True
