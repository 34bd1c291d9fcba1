-- When the last of a camper's runs is due, or was. It stays when a run is withdrawn: otherwise a camper could hand in the
-- same slow project again and again, and always be the next.
create table run_turns (
  user_id uuid primary key references users on delete cascade,
  due_at timestamptz not null
);

create trigger holds_owner after insert on run_turns
referencing new table as changed for each statement execute function hold_owners();

insert into run_turns select user_id, max(due_at) from project_runs group by user_id;
