-- Unkeyed hashes of addresses and networks could be reversed by trying addresses until one matches. From now on the
-- hashes are keyed, and the counts of one day start over.
delete from sign_in_mails;
alter table sign_in_mails
  -- The allowance that the mail was counted against; `withheld` was never sent.
  add column allowance text not null
    check (allowance in ('owner', 'strangers', 'known-network', 'withheld')),
  -- The wider networks around the requesting one: a site (/24, /48), and a provider (IPv6 /32).
  add column site_hash bytea not null,
  add column provider_hash bytea;
alter table sign_in_mails alter column network_hash set not null;
drop index sign_in_mails_network;
create index sign_in_mails_site on sign_in_mails (site_hash, sent_at);
create index sign_in_mails_strangers on sign_in_mails (sent_at) where allowance = 'strangers';

-- Browsers that have signed in to an account, by a mark that remains when they sign out.
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  mark_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (user_id, mark_hash)
);
create trigger holds_owner after insert on known_browsers
  referencing new table as changed for each statement execute function hold_owners();

-- Networks from which an account was signed in to, as keyed hashes that differ for each account.
create table known_networks (
  user_id uuid not null references users on delete cascade,
  network_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (user_id, network_hash)
);
create trigger holds_owner after insert on known_networks
  referencing new table as changed for each statement execute function hold_owners();

-- Ending a session also removes the mark of its browser.
alter table sessions add column mark_hash bytea;
