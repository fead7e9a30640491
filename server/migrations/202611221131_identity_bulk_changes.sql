-- One change for many people: looked at before it is made, made for just those who were looked at (ADM-02).
create table identity.bulk_change (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  asked_by uuid not null,
  action jsonb not null,
  state text not null,
  asked_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, asked_by) references identity.member (tenant_id, id)
);
create index bulk_change_asked on identity.bulk_change (tenant_id, asked_at);

create table identity.bulk_member (
  tenant_id uuid not null,
  bulk_id uuid not null,
  member_id uuid not null,
  -- `changes`, `same`, or why not.
  verdict text not null,
  -- Null until it was tried; `meanwhile`: not what it was when it was looked at.
  outcome text,
  primary key (tenant_id, bulk_id, member_id),
  foreign key (tenant_id, bulk_id) references identity.bulk_change (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id) on delete cascade
);
create index bulk_member_waits on identity.bulk_member (tenant_id, bulk_id, member_id) where verdict = 'changes' and outcome is null;
create index bulk_member_of on identity.bulk_member (tenant_id, member_id);
