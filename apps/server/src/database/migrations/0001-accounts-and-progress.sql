-- The primary key of every table that belongs to a camper begins with user_id. Values that must be unique for all
-- campers have small tables of their own, and no row refers to another camper. So the tables can be spread over
-- machines by user_id later.

create table users (
  user_id uuid primary key,
  username text not null,
  username_display text not null,
  email text not null,
  created_at timestamptz not null,
  progress_started_at timestamptz not null,
  name text not null default '',
  about text not null default '',
  location text not null default '',
  picture text not null default '',
  theme text not null default 'default' check (theme in ('default', 'night')),
  profile_ui jsonb not null,
  website text,
  twitter text,
  github_profile text,
  linkedin text,
  portfolio jsonb not null default '[]',
  years_top_contributor text[] not null default '{}',
  is_donating boolean not null default false,
  is_honest boolean not null default false,
  is_cheater boolean not null default false,
  keyboard_shortcuts boolean not null default false,
  accepted_privacy_terms boolean not null default false,
  send_quincy_email boolean,
  current_challenge_id text not null default ''
);

create table usernames (
  username text primary key,
  user_id uuid not null
);

create table emails (
  email text primary key,
  user_id uuid not null
);

create table sessions (
  user_id uuid not null references users on delete cascade,
  session_hash bytea not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, session_hash)
);

create table completions (
  user_id uuid not null references users on delete cascade,
  challenge_id text not null,
  completed_at timestamptz not null,
  challenge_type smallint not null,
  solution text,
  github_link text,
  files jsonb not null default '[]',
  primary key (user_id, challenge_id)
);

-- Points, calendar and timeline need only ids and times: read them without touching the rows' files.
create index completions_times on completions (user_id, challenge_id) include (completed_at);

create table sign_in_requests (
  email_hash bytea primary key,
  email text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  browser_hash bytea not null,
  return_to text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

create index sign_in_requests_browser on sign_in_requests (browser_hash);

create table sign_in_mails (
  email_hash bytea not null,
  mail_id uuid not null,
  sent_at timestamptz not null,
  primary key (email_hash, mail_id)
);

create table mail_outbox (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz not null
);

create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null;

create table server_keys (
  name text primary key,
  value bytea not null
);
