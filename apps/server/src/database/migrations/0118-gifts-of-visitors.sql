-- Whether a gift was begun without an account: a stranger can give under a camper's address, and the camper's page shows
-- their own gift first (docs/reference/donations.md, “Pages”). Nothing is known of gifts that were begun before.
alter table donation_attempts add column is_by_visitor boolean not null default false;
