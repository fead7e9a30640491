-- Roles that a client makes itself: a name, and permissions out of those that its administrators have (CLI-06).
create table identity.custom_role (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  permissions text[] not null,
  primary key (tenant_id, id)
);

create table identity.member_role (
  tenant_id uuid not null,
  member_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, member_id, role_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, role_id) references identity.custom_role (tenant_id, id)
);
create index member_role_role on identity.member_role (tenant_id, role_id);
