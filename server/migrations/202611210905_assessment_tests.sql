create schema assessment;

-- A test and its versions: one that somebody may have begun is frozen and never changes again (decision D10).
create table assessment.test (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

create table assessment.test_version (
  tenant_id uuid not null,
  id uuid not null,
  test_id uuid not null,
  rules jsonb not null,
  questions jsonb not null,
  frozen_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_id) references assessment.test (tenant_id, id)
);
create index test_version_test on assessment.test_version (tenant_id, test_id);

-- Made by the server at the start, with the drawn questions, their order and the pass rule in it (decision D05).
create table assessment.attempt (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  test_id uuid not null,
  test_version_id uuid not null,
  number integer not null,
  state text not null,
  drawn jsonb not null,
  rules jsonb not null,
  device text not null,
  started_at timestamptz not null,
  deadline timestamptz,
  finished_at timestamptz,
  score integer,
  right_answers integer,
  is_passed boolean,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, test_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, test_id) references assessment.test (tenant_id, id),
  foreign key (tenant_id, test_version_id) references assessment.test_version (tenant_id, id)
);
-- One attempt at a time, whatever two tabs ask for.
create unique index attempt_running on assessment.attempt (tenant_id, member_id, test_id) where state = 'running';
create index attempt_deadline on assessment.attempt (tenant_id, deadline) where state = 'running';

create table assessment.answer (
  tenant_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  options uuid[] not null,
  revision integer not null,
  device text not null,
  answered_at timestamptz not null,
  -- Kept, but not graded (decision D06).
  is_late boolean not null,
  primary key (tenant_id, attempt_id, question_id, is_late),
  foreign key (tenant_id, attempt_id) references assessment.attempt (tenant_id, id)
);
