-- Submitted projects whose tests are run again (docs/decisions/0073-projects-are-run-again.md).
create table project_runs (
  user_id uuid not null references users on delete cascade,
  challenge_id text not null,
  -- The job that does it. Another submission gets another one.
  run_id uuid not null,
  -- Of the submitted code and the lesson's tests.
  work_hash bytea not null,
  state text not null check (state in ('waiting', 'passed', 'failed')),
  -- The hint of the first test that failed; null if the run was not finished.
  failed_test text,
  ran_at timestamptz,
  -- How often the browser has crashed on this submission.
  crashes integer not null default 0,
  primary key (user_id, challenge_id)
);
create index project_runs_of_job on project_runs (run_id);

create trigger holds_owner after insert on project_runs
referencing new table as changed for each statement execute function hold_owners();
