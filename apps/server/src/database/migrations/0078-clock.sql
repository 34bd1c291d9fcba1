-- The steady time when a server last recorded it, so that setting the clock back makes nothing valid again
-- (docs/architecture.md, “The main ideas”). `steady_at` never decreases; `clock_at` is what the clock
-- said then.
create table clock_marks (
  is_only boolean primary key default true check (is_only),
  clock_at timestamptz not null,
  steady_at timestamptz not null
);
