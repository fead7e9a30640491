-- The proof of a first access for who has neither e-mail nor phone: a code that staff hands out. One a person; a new one takes the place of the old.
create table identity.access_code (
  person_id uuid primary key references identity.person (id),
  -- A keyed hash: a copied database opens nothing.
  hash bytea not null,
  tries integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index access_code_expiry on identity.access_code (expires_at);
