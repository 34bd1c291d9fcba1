-- What is written for an account that is being deleted comes before the deletion, or not at all. The foreign
-- keys ask for that, but rely on a lock (for key share) that can be lost: an update of the account's row
-- looks at the locks of the row, lets go of the page to find room for a long text or for a version that
-- does not fit the page, and comes back to write down what it saw before. Whoever took the lock meanwhile
-- has none, and the deletion does not wait for them. So each insertion locks its account again, in a way
-- that waits for such updates and is not lost, and fails when there is no account any more.

-- The accounts that renew their revision are locked by that.
create or replace function renew_revision_of_owners() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  update users set revision = gen_random_uuid() where user_id in (select user_id from changed);
  get diagnostics held = row_count;
  if tg_op = 'INSERT' and held < (select count(distinct user_id) from changed) then
    raise foreign_key_violation using message = 'The account is gone';
  end if;
  return null;
end
$$;

create function hold_owners() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform 1 from users where user_id in (select user_id from changed) for no key update;
  get diagnostics held = row_count;
  if held < (select count(distinct user_id) from changed) then
    raise foreign_key_violation using message = 'The account is gone';
  end if;
  return null;
end
$$;

do $$
declare
  owned regclass;
begin
  for owned in
    select conrelid from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and not exists (
      select from pg_trigger where tgrelid = conrelid and tgfoid = 'renew_revision_of_owners'::regproc)
  loop
    execute format(
      'create trigger holds_owner after insert on %s
       referencing new table as changed for each statement execute function hold_owners()',
      owned
    );
  end loop;
end
$$;
