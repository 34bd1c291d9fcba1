-- Every key that the school signs or has signed with. The private halves are in files (docs/reference/credentials.md,
-- “Keys”).
create table issuer_keys (
  key_id text primary key,
  public_key_multibase text not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  revoked_at timestamptz
);

-- The places in the status lists that are taken. One is never taken twice, and outlives its credential.
create table credential_statuses (
  status_list integer not null,
  status_index integer not null,
  revoked_at timestamptz,
  primary key (status_list, status_index)
);

-- What was signed for a claimed certification. A credential ends with its claim.
create table credentials (
  user_id uuid not null,
  claim_id text not null,
  credential_id uuid not null,
  state text not null check (state in ('waiting', 'signed', 'revoked')),
  document text,
  key_id text references issuer_keys,
  status_list integer,
  status_index integer,
  signed_at timestamptz,
  primary key (user_id, claim_id),
  foreign key (user_id, claim_id) references completions (user_id, challenge_id) on delete cascade,
  check (state not in ('signed', 'revoked') or (document is not null and status_index is not null))
);
create unique index credentials_ids on credentials (credential_id);
create index credentials_places on credentials (status_list, status_index);

-- Whatever ends a credential also takes it back: a deleted account, reset progress, a new version.
create function revoke_ended_credential() returns trigger language plpgsql as $$
begin
  update credential_statuses set revoked_at = now()
  where status_list = old.status_list and status_index = old.status_index and revoked_at is null;
  return null;
end
$$;
create trigger credentials_ended after delete on credentials
for each row execute function revoke_ended_credential();
create trigger credentials_replaced after update of status_index, status_list on credentials
for each row when (old.status_index is not null) execute function revoke_ended_credential();
create trigger credentials_revoked after update of state on credentials
for each row when (new.state = 'revoked') execute function revoke_ended_credential();
