-- A request belongs to an address and a browser, so that requests from other browsers do not close it. Requests live
-- for ten minutes: open ones are dropped and can be made again.
delete from sign_in_requests;
alter table sign_in_requests drop constraint sign_in_requests_pkey, drop column email_hash;
alter table sign_in_requests add primary key (email, browser_hash);
create index sign_in_requests_expiry on sign_in_requests (expires_at);

delete from pending_identities;
alter table pending_identities drop constraint pending_identities_pkey, drop column email_hash;
alter table pending_identities add column email text not null;
alter table pending_identities add primary key (email, browser_hash);
