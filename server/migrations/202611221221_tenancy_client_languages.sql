-- The languages that a client offers its people, and the one that they fall back to (ADM-03); without its own it offers those of the log-in.
alter table tenancy.tenant
  add column language_ids integer[],
  add column first_language_id integer,
  add constraint tenant_languages_together check ((language_ids is null) = (first_language_id is null)),
  add constraint tenant_first_language_offered check (first_language_id = any (language_ids));
