-- A claimed certification is a completion of type 7 and gives neither a point nor a calendar entry: queries that
-- count completions need their type, and must still not touch the rows.
drop index completions_times;
create index completions_times on completions (user_id, challenge_id) include (completed_at, challenge_type);
