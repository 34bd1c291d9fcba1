-- The answer of the session user call has a revision that changes whenever the answer does: browsers keep the
-- answer, and one small query tells them that it is still current. Triggers update the revision, because code that
-- had to do it would one day forget. A random value, unlike a number, is never used twice: not by two campers, and
-- not after a backup was restored.
alter table users add column revision uuid not null default gen_random_uuid();

-- The result of the sitting that completed an exam.
alter table completions add column exam_results jsonb;

create function renew_revision() returns trigger language plpgsql as $$
begin
  new.revision := gen_random_uuid();
  return new;
end
$$;

create trigger users_revision before update on users
for each row when (old.* is distinct from new.*) execute function renew_revision();

-- Once per statement and camper, so that a million rows at once cost one update per camper.
create function renew_revision_of_owners() returns trigger language plpgsql as $$
begin
  update users set revision = gen_random_uuid() where user_id in (select user_id from changed);
  return null;
end
$$;

create trigger completions_inserted after insert on completions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger completions_updated after update on completions
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger completions_deleted after delete on completions
referencing old table as changed for each statement execute function renew_revision_of_owners();

create trigger saved_challenges_inserted after insert on saved_challenges
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger saved_challenges_updated after update on saved_challenges
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger saved_challenges_deleted after delete on saved_challenges
referencing old table as changed for each statement execute function renew_revision_of_owners();
