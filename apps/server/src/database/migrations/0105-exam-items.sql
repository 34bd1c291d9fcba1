-- How campers answered each question of an exam. Sums of all sittings: no row is about one camper
-- (docs/decisions/0072-questions-are-measured.md).
create table exam_items (
  exam_id text not null,
  question_id text not null,
  answered integer not null,
  answered_right integer not null,
  -- Of each sitting, the share of its other questions that were right: summed up, squared and summed up, and summed up
  -- where this question was right.
  rest_sum double precision not null,
  rest_squares double precision not null,
  rest_sum_of_right double precision not null,
  primary key (exam_id, question_id)
);
