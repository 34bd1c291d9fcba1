-- When the camper last confirmed who they are: changes that concern the whole account require a recent confirmation.
-- The default is for processes of the previous version, whose sessions begin with a sign-in as well.
alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = created_at;
