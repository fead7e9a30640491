-- Where the meetings of a client run. The key is sealed for this client alone.
create table classes.meeting_provider (
  tenant_id uuid not null references tenancy.tenant (id),
  version integer not null check (version > 0),
  kind text not null check (kind in ('jitsi', 'jaas')),
  domain text not null check (length(domain) between 1 and 253),
  app_id text not null check (length(app_id) between 1 and 200),
  key_id text not null check (length(key_id) <= 200),
  sealed_secret bytea not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);

-- What of a meeting was before somebody, as one union of times: the same time told twice, or by two devices, is in it once.
create table classes.attendance (
  tenant_id uuid not null,
  encounter_id uuid not null,
  member_id uuid not null,
  -- The first time that they went in, by the server's clock; nothing before it counts.
  joined_at timestamptz not null,
  spans tstzmultirange not null default '{}',
  primary key (tenant_id, encounter_id, member_id),
  foreign key (tenant_id, encounter_id) references classes.encounter (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index attendance_of_member on classes.attendance (tenant_id, member_id);
