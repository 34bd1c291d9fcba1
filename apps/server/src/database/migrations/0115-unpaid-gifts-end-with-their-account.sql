-- A gift that is given once and not paid yet is closed with its account (docs/reference/donations.md, “Deleted accounts”).
-- Otherwise its donor could approve it in a window that is still open, and would have an account again.
create or replace function forget_donor() returns trigger language plpgsql as $$
begin
  new.email := null;
  if new.paid_at is not null then
    new.network_hash := null;
  else
    new.is_closing := true;
  end if;
  if new.duration = 'month' then
    new.must_end := true;
    -- What a provider calls over can go on once a debt is paid, unless nothing was ever paid.
    new.is_over := new.is_over and new.paid_at is null;
  end if;
  return new;
end
$$;
