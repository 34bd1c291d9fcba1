-- Makes the school's database. Patroni runs this once, when it makes the first node.
create role school_owner login password '<<ownerPassword>>';
create role school_app login password '<<appPassword>>';
-- Limits of time, in milliseconds. Behind PgBouncer the school cannot set them itself.
alter role school_app set statement_timeout = 1400;
alter role school_app set idle_in_transaction_session_timeout = 1600;
create database school owner school_owner;
