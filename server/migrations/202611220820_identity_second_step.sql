-- The second step of a log-in (LOG-01): authenticator apps, recovery codes, passkeys, and the ticket between the two steps.

create table identity.authenticator (
  person_id uuid primary key references identity.person (id),
  -- Sealed by a key of this installation: a copied database makes no codes.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until a first code proved that the app has the secret: nothing is asked for before.
  proved_at timestamptz,
  -- The time step of the newest code that was taken (RFC 6238): none is taken twice.
  last_step integer not null
);

create table identity.recovery_code (
  person_id uuid not null references identity.person (id),
  hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (person_id, hash)
);

create table identity.passkey (
  id uuid primary key,
  site_id uuid not null references tenancy.site (id),
  person_id uuid not null references identity.person (id),
  -- The host name that it was made for: the browser shows it nowhere else.
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- Of the device's own count of signatures; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls it.
  label text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create unique index passkey_credential on identity.passkey (site_id, credential_id);
create index passkey_of_person on identity.passkey (person_id);

-- What a passkey is to sign: once, on one host, to log in (nobody's yet) or to be added by one person.
create table identity.passkey_challenge (
  hash bytea primary key,
  host text not null,
  person_id uuid references identity.person (id),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on identity.passkey_challenge (expires_at);

-- Somebody who proved the first step and owes the second one.
create table identity.log_in_ticket (
  -- SHA-256 of the ticket: a copied database opens nothing.
  hash bytea primary key,
  site_id uuid not null references tenancy.site (id),
  person_id uuid not null references identity.person (id),
  tenant_id uuid not null,
  member_id uuid not null,
  oauth_client_id text not null references identity.oauth_client (id),
  -- SHA-256 of the stored password: with another one the ticket is over.
  password_mark bytea not null,
  tries integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index log_in_ticket_expiry on identity.log_in_ticket (expires_at);
