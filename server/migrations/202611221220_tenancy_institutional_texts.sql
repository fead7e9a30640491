-- What a client says about itself in its own words (EXP-03, ADM-03): one row a version, never changed. An empty text gives the page back to the product's words.
create table tenancy.institutional_text (
  tenant_id uuid not null references tenancy.tenant (id),
  page text not null,
  version integer not null,
  text jsonb not null,
  since timestamptz not null,
  primary key (tenant_id, page, version)
);

-- How often a text was saved: with the client's version it says which state its settings are in.
alter table tenancy.tenant add column texts_version integer not null default 0;
