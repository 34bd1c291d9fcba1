-- What campers report about profiles, until an operator settles it (docs/operating.md). `reporter_id` refers to no account, so
-- that a report of a camper who has left stays; it is null from then on.
create table camper_reports (
  user_id uuid not null references users on delete cascade,
  report_id uuid not null,
  reporter_id uuid,
  details text not null,
  reported_at timestamptz not null,
  primary key (user_id, report_id)
);

create trigger holds_owner after insert on camper_reports
referencing new table as changed for each statement execute function hold_owners();

create index camper_reports_reported_at on camper_reports (reported_at);
create index camper_reports_by on camper_reports (reporter_id);
