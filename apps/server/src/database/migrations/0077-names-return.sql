-- A name is reserved for its account forever once it was used for a while or appeared on a certificate; any other
-- becomes free some time after it was given up (decision 33). The default, which reserves a name, is for existing
-- names and for processes of the previous version.
alter table usernames add column borne_since timestamptz not null default 'epoch';
alter table usernames add column free_at timestamptz;
alter table retired_usernames add column free_at timestamptz;

-- Names that an account has taken recently, because it may take only a few a month.
create table username_claims (
  user_id uuid not null references users on delete cascade,
  username text not null,
  claimed_at timestamptz not null,
  primary key (user_id, username)
);
create trigger holds_owner after insert on username_claims
referencing new table as changed for each statement execute function hold_owners();
