-- The app on a phone, by the name that the provider gave it. A phone belongs to one log-in of a site at a time: whoever logs in there takes it over, so no
-- notice of the person before reaches them. Above the tenants, for the same phone may have been another client's.
create table notices.push_device (
  site_id uuid not null references tenancy.site (id),
  id uuid not null,
  token text not null,
  system text not null check (system in ('android', 'ios')),
  tenant_id uuid not null,
  member_id uuid not null,
  -- The log-in that it came by; it ends with that.
  session_id uuid not null references identity.token_family (id),
  created_at timestamptz not null,
  kept_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index push_device_member on notices.push_device (tenant_id, member_id);
create index push_device_session on notices.push_device (session_id);

-- One notice for one phone, sent once.
create table notices.push (
  tenant_id uuid not null,
  id uuid not null,
  notice_id uuid not null,
  site_id uuid not null,
  -- Of a phone that is forgotten by now perhaps.
  device_id uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, notice_id, device_id),
  foreign key (tenant_id, notice_id) references notices.notice (tenant_id, id)
);
