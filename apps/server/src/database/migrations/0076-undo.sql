-- Changes to how people can sign in to an account, kept for a while with what they removed, so that an undo can
-- restore it (decision 32). In order of `change_id`.
create table account_changes (
  user_id uuid not null references users on delete cascade,
  change_id bigint generated always as identity,
  kind text not null,
  changed_at timestamptz not null,
  removed jsonb not null default '{}',
  -- For an undo: the mailbox that requested it.
  undone_by text,
  primary key (user_id, change_id)
);
create index account_changes_age on account_changes (changed_at);

-- The links in the notices of such changes, one per notified mailbox.
create table undo_links (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  mailbox text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index undo_links_expiry on undo_links (expires_at);

create trigger holds_owner after insert on account_changes
referencing new table as changed for each statement execute function hold_owners();
create trigger holds_owner after insert on undo_links
referencing new table as changed for each statement execute function hold_owners();

-- Links that were already mailed keep working.
insert into account_changes (user_id, kind, changed_at, removed)
  select user_id, 'email-changed', changed_at, jsonb_build_object('email', old_email)
  from email_changes order by changed_at;
insert into undo_links (user_id, token_hash, mailbox, changed_at, expires_at)
  select user_id, token_hash, old_email, changed_at, expires_at from email_changes;
drop table email_changes;
