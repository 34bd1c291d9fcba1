-- Campers who may open the operators' pages, those who may no longer sign in, and what operators did about whom
-- (docs/operating.md). The log names accounts by their id only, so that nothing of a deleted account stays in it.

create table operators (
  user_id uuid primary key references users on delete cascade,
  since timestamptz not null
);

create trigger holds_owner after insert on operators
referencing new table as changed for each statement execute function hold_owners();

alter table users add column blocked_at timestamptz;

create table operator_actions (
  action_id uuid primary key,
  done_at timestamptz not null,
  operator_id uuid not null,
  action text not null,
  camper_id uuid,
  about text not null,
  reason text not null
);

create index operator_actions_done_at on operator_actions (done_at, action_id);
