-- What a camper has answered of an open paper, by the id of the question, so that neither a lost device nor one that
-- sleeps costs them their exam (decision 89). A table of its own: each answer would renew the revision of the camper's
-- account if it changed exam_sessions.
create table kept_answers (
  user_id uuid not null,
  session_id uuid not null,
  answers jsonb not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references exam_sessions on delete cascade
);

-- A paper whose answer was lost on the way is known by its id now. The column stays while processes that write it may run.
comment on column exam_sessions.answers_digest is 'No longer used; to be dropped by a later migration';
