-- Persons belong to a site, members are those persons in one client (decision D61).
create schema identity;

create table identity.person (
  id uuid primary key,
  site_id uuid not null references tenancy.site (id),
  version integer not null,
  user_name text not null,
  email text not null,
  document_kind text not null,
  -- Without marks, upper case; null where a person has none.
  document text,
  full_name text not null,
  phone text not null,
  birthday date,
  gender text not null,
  country text not null,
  city text not null,
  language_id integer not null references tenancy.language (id),
  status text not null,
  password_hash text not null,
  must_change_password boolean not null,
  created_at timestamptz not null,
  -- Without accents and in small letters: what lists are sorted by, and what a search looks through.
  sort_name text not null generated always as (
    translate(
      lower(full_name),
      'áàâãäåçéèêëíìîïñóòôõöúùûüýÿÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'
    )
  ) stored,
  search_text text not null generated always as (
    translate(
      lower(full_name || ' ' || user_name || ' ' || email || ' ' || coalesce(document, '')),
      'áàâãäåçéèêëíìîïñóòôõöúùûüýÿÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'
    )
  ) stored
);
create index person_sort_name on identity.person (site_id, sort_name, id);
create unique index person_user_name on identity.person (site_id, lower(user_name));
create unique index person_email on identity.person (site_id, lower(email));
create unique index person_document on identity.person (site_id, document) where document is not null;

create table identity.member (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  person_id uuid not null references identity.person (id),
  roles text[] not null,
  program_role text,
  status text not null,
  -- At log-in, refresh and the change of client; of this client alone, for its administrators see it.
  last_seen_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, person_id)
);

create table identity.oauth_client (
  id text primary key,
  site_id uuid not null references tenancy.site (id),
  name text not null,
  -- The web client's secret is in every page (decision D66): it tells apps apart, it protects nothing.
  secret text not null,
  created_at timestamptz not null
);

-- One log-in on one device; its tokens rotate, and a stolen one that comes back ends the family (decision D52).
create table identity.token_family (
  id uuid primary key,
  person_id uuid not null references identity.person (id),
  oauth_client_id text not null references identity.oauth_client (id),
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index token_family_person on identity.token_family (person_id) where revoked_at is null;

create table identity.token (
  hash bytea primary key,
  family_id uuid not null references identity.token_family (id),
  kind text not null,
  tenant_id uuid not null,
  member_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index token_family_tokens on identity.token (family_id);
create index token_expiry on identity.token (expires_at);

create table identity.area (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  name jsonb not null,
  countries text[] not null,
  position integer not null,
  primary key (tenant_id, id)
);

create table identity.group_label (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);

create table identity.member_group (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  label_id uuid,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, label_id) references identity.group_label (tenant_id, id)
);

create table identity.member_in_group (
  tenant_id uuid not null,
  member_id uuid not null,
  group_id uuid not null,
  primary key (tenant_id, member_id, group_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id)
);
create index member_in_group_group on identity.member_in_group (tenant_id, group_id);

create table identity.tag (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);
