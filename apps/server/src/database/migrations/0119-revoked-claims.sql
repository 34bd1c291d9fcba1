-- Certificates that operators have taken back, by their claims. Its holder cannot undo that by starting over and claiming
-- again, so it outlives the claim.
create table revoked_claims (
  user_id uuid not null references users on delete cascade,
  claim_id text not null,
  primary key (user_id, claim_id)
);

-- Profiles leave these certificates out.
create trigger revoked_claims_inserted after insert on revoked_claims
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger revoked_claims_deleted after delete on revoked_claims
referencing old table as changed for each statement execute function renew_revision_of_owners();

insert into revoked_claims select user_id, claim_id from credentials where state = 'revoked';

-- A certificate that is not signed yet can be taken back as well.
alter table credentials drop constraint credentials_check;
alter table credentials add check (state <> 'signed' or (document is not null and status_index is not null));
