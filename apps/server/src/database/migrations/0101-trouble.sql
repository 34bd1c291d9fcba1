-- What readers say is wrong with a lesson. Nothing says who they are (docs/decisions/0070-lessons-that-learn.md).
create table lesson_reports (
  report_id integer generated always as identity primary key,
  challenge_id text not null,
  language text not null,
  kind text not null,
  details text not null,
  failed_tests jsonb not null,
  files jsonb not null,
  reported_on date not null
);
create index lesson_reports_of on lesson_reports (challenge_id);

-- Sums of all campers who let the school count. No row is about one camper.
create table lesson_counts (
  counted_on date not null,
  challenge_id text not null,
  opened integer not null,
  attempts integer not null,
  passed integer not null,
  left_undone integer not null,
  primary key (counted_on, challenge_id)
);
create table first_failures (
  counted_on date not null,
  challenge_id text not null,
  test_number integer not null,
  test_hash text not null,
  times integer not null,
  primary key (counted_on, challenge_id, test_number, test_hash)
);
