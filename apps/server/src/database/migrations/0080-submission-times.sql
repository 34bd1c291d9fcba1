-- When what is kept of a completion was handed in, so that an older submission that waited in a browser does not
-- take the place of a newer one. Null for rows from before: they were handed in when they were completed.
alter table completions add column submitted_at timestamptz;
