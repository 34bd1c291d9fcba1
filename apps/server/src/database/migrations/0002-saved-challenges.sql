-- Code of unfinished projects, which follows its camper from one device to the next.
create table saved_challenges (
  user_id uuid not null references users on delete cascade,
  challenge_id text not null,
  files jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, challenge_id)
);
