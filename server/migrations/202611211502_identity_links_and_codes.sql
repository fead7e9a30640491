-- What proves that a person is who they say: links by mail, codes by SMS or WhatsApp, and the challenge of a site.

-- The address and the phone that were verified; verified is whoever still has them, so that a new one needs no second write.
alter table identity.person
  add column verified_email text,
  add column verified_phone text,
  -- When a link of verification was sent last: its cooldown.
  add column email_link_sent_at timestamptz;

create table identity.link (
  -- SHA-256 of the token: a copied database opens nothing.
  hash bytea primary key,
  site_id uuid not null references tenancy.site (id),
  person_id uuid not null references identity.person (id),
  purpose text not null,
  -- The address that a link of verification is about.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_person on identity.link (person_id, purpose);
create index link_expiry on identity.link (expires_at);

-- The code that was sent last for a purpose and a subject. The subject is a keyed hash (of a document, of a person's id), and there is a row for an
-- unknown document too: known and unknown cost the same statements (decision D64).
create table identity.code (
  site_id uuid not null references tenancy.site (id),
  purpose text not null,
  subject bytea not null,
  id uuid not null,
  hash bytea not null,
  channel text not null,
  -- The number that it went to, where a verification has to know.
  phone text,
  delivery text not null,
  tries integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, purpose, subject)
);
create index code_expiry on identity.code (expires_at);

-- Challenges that were answered: each is worth one answer.
create table identity.spent_challenge (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenge_expiry on identity.spent_challenge (expires_at);
