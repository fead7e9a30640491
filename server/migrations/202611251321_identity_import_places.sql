-- An import of people knows the state (UF) of the main address, and the store that somebody works at.
alter table identity.people_import_line
  add column state text,
  add column branch text;
