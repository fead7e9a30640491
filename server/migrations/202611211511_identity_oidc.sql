-- Log-in by accounts of Google and Microsoft (LOG-04).

-- How a site is registered at a provider; no row: this way in is not there.
create table identity.login_provider (
  site_id uuid not null references tenancy.site (id),
  provider text not null,
  version integer not null,
  client_id text not null,
  -- Sealed by a key of this installation; nothing but the exchange of a code reads it.
  sealed_secret bytea not null,
  -- Microsoft's directories whose people may come in.
  azure_tenants text[] not null,
  updated_at timestamptz not null,
  primary key (site_id, provider)
);

-- Whose account it is at the provider, and whose it opens here: by issuer and subject, never by an address.
create table identity.outside_account (
  site_id uuid not null references tenancy.site (id),
  issuer text not null,
  subject text not null,
  provider text not null,
  person_id uuid not null references identity.person (id),
  -- What the provider calls it, for its owner to know it again; nothing is looked up by it.
  label text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (site_id, issuer, subject)
);
create unique index outside_account_of_person on identity.outside_account (person_id, provider);

-- Somebody who is on the way to a provider and back. Both hashes have to fit: of the state, which travels, and of the cookie, which stays.
create table identity.outside_flow (
  state_hash bytea primary key,
  browser_hash bytea not null,
  site_id uuid not null references tenancy.site (id),
  provider text not null,
  purpose text not null,
  -- Who links an account; nobody where somebody logs in.
  person_id uuid references identity.person (id),
  expires_at timestamptz not null
);
create index outside_flow_expiry on identity.outside_flow (expires_at);
