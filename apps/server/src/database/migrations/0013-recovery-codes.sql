-- For accounts whose mailbox and devices are lost. Plain hashes suffice: 80 random bits cannot be guessed.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
