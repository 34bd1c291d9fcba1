-- Thieves would make an account, try out cards, delete it and begin again. So the network of a gift that brought no money
-- stays known when its account is deleted, until the night after the day for which it is counted.
create or replace function forget_donor() returns trigger language plpgsql as $$
begin
  new.email := null;
  if new.paid_at is not null then
    new.network_hash := null;
  end if;
  return new;
end
$$;
