-- Accounts with other providers. Providers promise never to change issuer and subject; names and addresses may
-- change. The pair must be unique for all campers, so it is the key.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);

create index identities_user on identities (user_id);

-- A browser's pending visit to a provider, from which it may come back once.
create table provider_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  return_to text not null,
  expires_at timestamptz not null
);

create index provider_attempts_expiry on provider_attempts (expires_at);

-- An identity whose address belongs to an existing account, until the account's mailbox has confirmed it.
create table pending_identities (
  email_hash bytea not null,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  expires_at timestamptz not null,
  primary key (email_hash, browser_hash)
);
