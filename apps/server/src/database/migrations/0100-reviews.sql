-- How well campers remember finished lessons (docs/reference/camper-pages.md, “Review”).
create table reviews (
  user_id uuid not null references users on delete cascade,
  challenge_id text not null,
  -- How often in a row the lesson's questions were answered right.
  streak integer not null check (streak >= 0),
  answered_at timestamptz not null,
  primary key (user_id, challenge_id)
);

create trigger holds_owner after insert on reviews
referencing new table as changed for each statement execute function hold_owners();
