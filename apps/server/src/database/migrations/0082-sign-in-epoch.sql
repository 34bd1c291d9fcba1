-- Raised by every change to how people can sign in, so that a proof of identity given before it no longer begins or
-- confirms a session (decision 32).
alter table users add column sign_in_epoch integer not null default 0;
