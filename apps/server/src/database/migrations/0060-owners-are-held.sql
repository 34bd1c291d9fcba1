-- Rows written for an account that is being deleted come before the deletion or are rejected. Foreign keys are meant
-- to ensure that, but they rely on a lock (for key share) that can be lost: an update of the account's row checks
-- the locks of the row, releases the page to find room for a long text or for a version that does not fit the page,
-- and then writes what it saw before. A lock taken in between is lost, and the deletion does not wait for it. So
-- each insert locks its account again, in a way that waits for such updates and is not lost, and fails if the
-- account no longer exists.

-- Renewing the revision locks these accounts anyway.
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
