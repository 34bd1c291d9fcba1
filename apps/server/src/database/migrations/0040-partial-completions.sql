-- Projects whose part in the remote editor is done, and whose link is still missing.
create table partial_completions (
  user_id uuid not null references users on delete cascade,
  challenge_id text not null,
  completed_at timestamptz not null,
  primary key (user_id, challenge_id)
);

-- The remote editor sends only a token, which identifies the camper.
create index user_tokens_token on user_tokens (token);

-- The session user call returns these too.
create trigger partial_completions_inserted after insert on partial_completions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger partial_completions_updated after update on partial_completions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger partial_completions_deleted after delete on partial_completions
referencing old table as changed for each statement execute function renew_revision_of_owners();
