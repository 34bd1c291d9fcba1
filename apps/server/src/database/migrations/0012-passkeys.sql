create table passkeys (
  user_id uuid not null references users on delete cascade,
  passkey_id text not null,
  public_key bytea not null,
  -- The device's signature counter; a copy of the key falls behind.
  counter bigint not null,
  browser text not null,
  system text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, passkey_id)
);

-- An id must stand for one passkey in the whole school (WebAuthn §7.1).
create table passkey_ids (
  passkey_id text primary key,
  user_id uuid not null references users on delete cascade
);

create table passkey_challenges (
  challenge_hash bytea primary key,
  browser_hash bytea not null,
  -- Present: for a new passkey of this camper. Absent: for signing in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);
