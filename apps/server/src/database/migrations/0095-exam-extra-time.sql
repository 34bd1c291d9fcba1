-- Campers who need longer, for example because they use a screen reader. The operator grants it.
create table exam_extra_time (
  user_id uuid primary key references users on delete cascade,
  percent smallint not null check (percent between 0 and 400)
);

create trigger holds_owner after insert on exam_extra_time
referencing new table as changed for each statement execute function hold_owners();
