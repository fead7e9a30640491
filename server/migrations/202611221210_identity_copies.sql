-- Copies of all that is held about a person (PRO-05, decision 021): one a person, the last that was asked for.
create table identity.copy (
  person_id uuid primary key references identity.person (id),
  site_id uuid not null references tenancy.site (id),
  -- Another one with each request: a link and a job speak of one request alone.
  id uuid not null unique,
  -- Where it was asked for: there the person is told, and its file is kept.
  tenant_id uuid not null,
  member_id uuid not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_id uuid,
  bytes bigint,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  check (num_nonnulls(ready_at, expires_at, file_id, bytes) in (0, 4)),
  check (expires_at > ready_at)
);
create index copy_asked on identity.copy (asked_at);
create index copy_member on identity.copy (tenant_id, member_id);
