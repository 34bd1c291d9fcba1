-- A claimed certification is a completion of type 7, and gives neither a point nor a square in the calendar:
-- what counts completions has to know their type, and still does so without touching the rows.
drop index completions_times;
create index completions_times on completions (user_id, challenge_id) include (completed_at, challenge_type);
