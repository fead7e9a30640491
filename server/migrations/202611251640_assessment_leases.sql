-- A test that a device took along: drawn when it was asked for, answered without a network, an attempt once it comes back. `state`: open, replaced (the device asked for a newer one;
-- what was answered in it still counts), delivered. The attempt has the id of its lease.
create table assessment.lease (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  test_id uuid not null,
  test_version_id uuid not null,
  round integer not null,
  device text not null,
  state text not null,
  drawn jsonb not null,
  rules jsonb not null,
  taken_at timestamptz not null,
  ends_at timestamptz not null,
  delivered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, test_id) references assessment.test (tenant_id, id),
  foreign key (tenant_id, test_version_id) references assessment.test_version (tenant_id, id)
);
create index lease_of_member on assessment.lease (tenant_id, member_id, test_id, device);
-- One at a time for a test and a device, whatever two tabs ask for.
create unique index lease_open on assessment.lease (tenant_id, member_id, test_id, device) where state = 'open';

-- What the clock of a device said when it was answered, kept for auditors; `answered_at` is what it came to by the server's clock.
alter table assessment.answer add column device_time timestamptz;
