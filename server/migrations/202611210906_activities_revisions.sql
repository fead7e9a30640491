create schema activities;

-- An activity and its revisions; a published revision is frozen, editing it makes the next one.
create table activities.activity (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  kind text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

create table activities.revision (
  tenant_id uuid not null,
  id uuid not null,
  activity_id uuid not null,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  frozen_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, id, activity_id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id)
);
create index revision_activity on activities.revision (tenant_id, activity_id);
