-- Present: the account has another address now, but can take this one back until then, and no other account can.
alter table emails add column reserved_until timestamptz;
create index emails_reserved on emails (reserved_until) where reserved_until is not null;

-- What the link in the notice to an old address is for.
create table email_changes (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  old_email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index email_changes_expiry on email_changes (expires_at);
