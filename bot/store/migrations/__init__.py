"""The schema's history: one numbered file of SQL a step. A published file is never changed, only followed."""
