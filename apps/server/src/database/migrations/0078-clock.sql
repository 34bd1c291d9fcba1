-- How far time had come when a server last looked, so that a clock that was set back meanwhile brings nothing
-- back to life (docs/architecture.md). `steady_at` never decreases; `clock_at` is what the clock said then.
create table clock_marks (
  is_only boolean primary key default true check (is_only),
  clock_at timestamptz not null,
  steady_at timestamptz not null
);
