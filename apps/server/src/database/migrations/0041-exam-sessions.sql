-- One row per drawn paper. While it is open it holds the paper, with the right answers; afterward the results, if it
-- was submitted. Drawn papers are remembered, because one may be drawn per day.
create table exam_sessions (
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  exam_id text not null,
  challenge_type smallint not null,
  paper jsonb not null,
  started_at timestamptz not null,
  deadline timestamptz not null,
  closed_at timestamptz,
  results jsonb,
  primary key (user_id, session_id)
);

create unique index exam_sessions_open on exam_sessions (user_id, exam_id) where closed_at is null;

-- The session user call returns the results.
create trigger exam_sessions_inserted after insert on exam_sessions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger exam_sessions_updated after update on exam_sessions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger exam_sessions_deleted after delete on exam_sessions
referencing old table as changed for each statement execute function renew_revision_of_owners();
