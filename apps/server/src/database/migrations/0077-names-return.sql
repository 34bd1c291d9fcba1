-- A name is kept for its account for ever once it has been borne for a while, or has stood on a certificate;
-- any other becomes free some time after it was left (decision 33). The default, which keeps a name, is for
-- names of before and for a process of the version before this one.
alter table usernames add column borne_since timestamptz not null default 'epoch';
alter table usernames add column free_at timestamptz;
alter table retired_usernames add column free_at timestamptz;

-- Which names an account has taken lately, because it may take a few a month.
create table username_claims (
  user_id uuid not null references users on delete cascade,
  username text not null,
  claimed_at timestamptz not null,
  primary key (user_id, username)
);
create trigger holds_owner after insert on username_claims
referencing new table as changed for each statement execute function hold_owners();
