-- The session user call returns these too.
create trigger user_tokens_inserted after insert on user_tokens
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger user_tokens_updated after update on user_tokens
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger user_tokens_deleted after delete on user_tokens
referencing old table as changed for each statement execute function renew_revision_of_owners();

create trigger ms_usernames_inserted after insert on ms_usernames
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger ms_usernames_deleted after delete on ms_usernames
referencing old table as changed for each statement execute function renew_revision_of_owners();

create trigger surveys_inserted after insert on surveys
referencing new table as changed for each statement execute function renew_revision_of_owners();
create trigger surveys_deleted after delete on surveys
referencing old table as changed for each statement execute function renew_revision_of_owners();
