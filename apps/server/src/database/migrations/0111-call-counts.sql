-- How often callers have made calls, where several processes count together. A hash says who called what. After a crash
-- of the database the counts begin anew, which costs nothing, so they need no place in the write-ahead log.
create unlogged table call_counts (
  key_hash bytea primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_counts_ends_at on call_counts (ends_at);
