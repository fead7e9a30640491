create schema reports;

-- Filters that somebody of the staff keeps under a name, for a report.
create table reports.saved_filter (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, kind, name),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);

-- A report that is written to a file by a job, for whoever asked for it.
create table reports.file (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  member_id uuid not null,
  kind text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  -- The language in which it was asked for.
  locale text not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  -- Written so far, of all.
  rows integer not null default 0,
  total integer not null,
  file_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  constraint file_ready check ((state = 'ready') = (file_id is not null))
);
create index file_of_member on reports.file (tenant_id, member_id, created_at desc, id desc);
