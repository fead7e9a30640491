-- What people tell about themselves beyond their log-in; of the person, whatever client they are in.
create table identity.profile (
  person_id uuid primary key references identity.person (id),
  nickname text not null default '',
  marital_status text not null default '',
  profession text not null default '',
  zip_code text not null default '',
  street text not null default '',
  street_number text not null default '',
  complement text not null default '',
  neighborhood text not null default '',
  state text not null default ''
);

-- Who registered themselves, by which door, and who decided about it.
create table identity.registration (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  member_id uuid not null,
  variant text not null,
  status text not null,
  accepted_terms_at timestamptz not null,
  registered_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  note text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id)
);
create index registration_queue on identity.registration (tenant_id, status, registered_at, id);
create unique index registration_of_member on identity.registration (tenant_id, member_id);
