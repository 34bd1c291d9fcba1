-- The queue decides when a mail is sent and by whom; the outbox keeps what is sent, and whether it may have been.
select jobs.create_queue('mail', '{"policy": "standard"}');

-- Mail that waits now, with the options that its sender gives to new mail.
insert into jobs.job (name, id, policy, start_after, expire_seconds, deletion_seconds,
  retry_limit, retry_delay, retry_backoff, retry_delay_max)
select 'mail', mail_id, 'standard', next_try_at, 180, 3600, 1000, 60, true, 21600 from mail_outbox;

drop index mail_outbox_waiting;
alter table mail_outbox drop column next_try_at, drop column lease_id;
