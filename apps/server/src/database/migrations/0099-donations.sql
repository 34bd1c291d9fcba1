-- Attempts to donate. Their status follows from what the provider says (docs/reference/donations.md).
create table donation_attempts (
  -- Drawn by the donor's page; the keys that make the provider's calls repeatable are derived from it.
  attempt_id uuid primary key,
  user_id uuid references users on delete set null,
  email text,
  language text not null,
  amount integer not null check (amount in (500, 1000, 2000, 4000)),
  duration text not null check (duration in ('month', 'onetime')),
  provider text not null check (provider in ('stripe', 'paypal', 'demo')),
  status text not null default 'created'
    check (status in ('created', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'disputed')),
  ref text,
  customer_id text,
  payment_method_id text,
  is_closing boolean not null default false,
  network_hash bytea,
  created_at timestamptz not null,
  declined_at timestamptz,
  paid_at timestamptz,
  receipt_at timestamptz,
  revision integer not null default 0,
  unique (provider, ref),
  unique (provider, customer_id)
);

create trigger holds_owner after insert on donation_attempts
referencing new table as changed for each statement execute function hold_owners();

-- A second tab, or a second server, cannot begin another gift before the first is closed.
create unique index donation_attempts_open on donation_attempts (user_id) where status in ('created', 'processing');
create index donation_attempts_of on donation_attempts (user_id);
create index donation_attempts_by_network on donation_attempts (network_hash, created_at);
create index donation_attempts_by_time on donation_attempts (created_at);

-- The money itself, in cents. A monthly gift has a payment for each month.
create table donation_payments (
  provider text not null,
  ref text not null,
  attempt_id uuid not null references donation_attempts on delete cascade,
  cents integer not null check (cents > 0),
  refunded_cents integer not null check (refunded_cents between 0 and cents),
  is_disputed boolean not null,
  paid_at timestamptz not null,
  primary key (provider, ref)
);
create index donation_payments_of on donation_payments (attempt_id);

-- Messages of providers that have taken effect; providers repeat them.
create table donation_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- The books outlive an account, and what says whose they were does not.
create function forget_donor() returns trigger language plpgsql as $$
begin
  new.email := null;
  new.network_hash := null;
  return new;
end
$$;

create trigger forgets_donor before update on donation_attempts
for each row when (old.user_id is not null and new.user_id is null) execute function forget_donor();

-- The nightly comparison with the providers' books.
select jobs.create_queue('donations', '{"policy": "standard"}');
