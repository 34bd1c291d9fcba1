-- When it is this project's turn: a camper with many of them keeps others waiting for one only.
alter table project_runs add column due_at timestamptz not null default now();
