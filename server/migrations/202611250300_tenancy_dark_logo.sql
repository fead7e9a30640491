-- A logo in light colours, for a dark ground; without one the usual logo stands there on paper.
alter table tenancy.tenant add column dark_logo_file_id uuid;
