-- What the user agent said at sign-in, in two words, so that campers recognise their devices in a list.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '';
