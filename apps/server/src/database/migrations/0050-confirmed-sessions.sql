-- When the camper last showed who they are: what concerns the whole account asks for that to be a moment ago.
-- The default is for a process of the version before this one, whose sessions begin with a sign-in as well.
alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = created_at;
