-- The monthly gifts of a deleted account end at their provider (docs/reference/donations.md, “Deleted accounts”).
-- must_end: their donor has deleted the account. is_over: the provider has said that it charges no more.
alter table donation_attempts
  add column must_end boolean not null default false,
  add column is_over boolean not null default false;

update donation_attempts set is_over = true where status in ('failed', 'cancelled');

-- Accounts that were deleted before this rule. All other gifts that were paid know their donor.
update donation_attempts set must_end = true, is_over = false
where duration = 'month' and paid_at is not null and user_id is null and email is null;

create or replace function forget_donor() returns trigger language plpgsql as $$
begin
  new.email := null;
  if new.paid_at is not null then
    new.network_hash := null;
  end if;
  if new.duration = 'month' then
    new.must_end := true;
    -- What a provider calls over can go on once a debt is paid, unless nothing was ever paid.
    new.is_over := new.is_over and new.paid_at is null;
  end if;
  return new;
end
$$;

create index donation_attempts_must_end on donation_attempts (created_at) where must_end and not is_over;

select jobs.create_queue('ending-gifts', '{"policy": "standard"}');
