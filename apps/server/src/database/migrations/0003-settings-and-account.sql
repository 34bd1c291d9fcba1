-- An address that waits for its confirmation link to be opened.
create table pending_emails (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  token_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- Names of deleted accounts, so that other campers cannot take them; as hashes, because no data of those accounts
-- stays.
create table retired_usernames (
  name_hash bytea primary key
);

-- Ids that stand for an address in the links of our mails.
create table unsubscribe_ids (
  unsubscribe_id text primary key,
  user_id uuid not null
);
insert into unsubscribe_ids (unsubscribe_id, user_id)
  select substr(replace(gen_random_uuid()::text, '-', ''), 1, 21), user_id from users;
create index unsubscribe_ids_user on unsubscribe_ids (user_id);

-- For the remote editor, which has no session.
create table user_tokens (
  user_id uuid primary key references users on delete cascade,
  token text not null,
  created_at timestamptz not null
);

-- A Microsoft Learn account belongs to one camper at most.
create table ms_usernames (
  ms_username text primary key,
  user_id uuid not null unique
);

create table surveys (
  user_id uuid not null references users on delete cascade,
  title text not null,
  responses jsonb not null,
  answered_at timestamptz not null,
  primary key (user_id, title)
);

create index usernames_user on usernames (user_id);
create index emails_user on emails (user_id);
