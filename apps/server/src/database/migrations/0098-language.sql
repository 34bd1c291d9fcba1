-- The language of the interface that a camper chose last; null until they choose one.
alter table users add column language text;
