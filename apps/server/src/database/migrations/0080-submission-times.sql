-- When the stored solution was submitted, so that an older submission that waited in a browser does not replace a
-- newer one. Null for existing rows: they were submitted when they were completed.
alter table completions add column submitted_at timestamptz;
