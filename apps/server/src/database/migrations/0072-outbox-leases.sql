-- A mail is deleted as soon as it is sent, so the remaining ones are waiting, or were being sent by a process that
-- died.
delete from mail_outbox where sent_at is not null;

alter table mail_outbox
  -- A proof holds a code or link that its reader can request again; a notice reports something that has happened.
  add column kind text not null default 'notice' check (kind in ('proof', 'notice')),
  add column send_until timestamptz,
  -- The attempt that is sending it; its lease expires at next_try_at.
  add column lease_id uuid,
  -- Set before the first byte of the mail is sent: from then on the mail server may have it.
  add column is_in_doubt boolean not null default false,
  -- The accounts that the mail is about; it is deleted together with any of them.
  add column about uuid[] not null default '{}',
  -- The author of the mail's text, and the text without them.
  add column author_id uuid,
  add column body_without_author text;

-- Mails that wait now were written without any of this. The sign-in codes among them must not be sent late.
update mail_outbox set kind = 'proof' where subject like 'Your Cairn % code is %';
update mail_outbox set send_until = created_at
  + case kind when 'proof' then interval '10 minutes' else interval '1 day' end;
alter table mail_outbox alter column send_until set not null;

drop index mail_outbox_waiting;
alter table mail_outbox drop column sent_at;
create index mail_outbox_waiting on mail_outbox (next_try_at);

-- Mail of a school without a mail server, for its developer to read. It is a separate table, so that a mail server
-- set up later does not send it.
create table local_mails (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  about uuid[] not null
);
create index local_mails_age on local_mails (created_at);
