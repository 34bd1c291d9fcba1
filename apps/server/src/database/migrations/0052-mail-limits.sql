-- The network that a mail was requested from, as a hash; rows are deleted after a day.
alter table sign_in_mails add column network_hash bytea;
create index sign_in_mails_network on sign_in_mails (network_hash, sent_at);
create index sign_in_mails_time on sign_in_mails (sent_at);
