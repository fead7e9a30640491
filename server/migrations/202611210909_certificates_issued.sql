create schema certificates;

create table certificates.certificate (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  course_id uuid not null,
  version_id uuid not null,
  code text not null,
  -- As it was on the day: a later change of name or title leaves the paper alone.
  holder text not null,
  course_title jsonb not null,
  workload_minutes integer not null,
  grade integer,
  issued_on date not null,
  issued_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, course_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id)
);

-- Anybody verifies by the code alone, before any client is known.
create table certificates.code (
  code text primary key,
  site_id uuid not null references tenancy.site (id),
  tenant_id uuid not null,
  certificate_id uuid not null,
  foreign key (tenant_id, certificate_id) references certificates.certificate (tenant_id, id)
);
