-- Browser and system from the user agent at sign-in, so that campers recognize their devices in a list.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '';
