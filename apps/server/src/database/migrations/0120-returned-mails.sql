-- Mail that was given up, and what the mail server said of it, for the operators' pages (docs/operating.md).
create table returned_mails (
  mail_id uuid primary key,
  recipient text not null,
  returned_at timestamptz not null,
  answer text
);

create index returned_mails_returned_at on returned_mails (returned_at);
