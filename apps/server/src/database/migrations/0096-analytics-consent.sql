-- Whether a camper takes part in experiments, and lets the school count what happens. Off until they switch it on.
alter table users add column allows_analytics boolean not null default false;
