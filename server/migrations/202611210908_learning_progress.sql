create schema learning;

-- A member in a course stays on the version that was published when they enrolled (decision D10).
create table learning.enrolment (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  course_id uuid not null,
  version_id uuid not null,
  state text not null,
  -- Percent, kept beside the rows that it is counted from; `reconcile` recounts it.
  progress integer not null,
  last_order integer,
  grade integer,
  enrolled_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, course_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, version_id) references catalog.course_version (tenant_id, id)
);
create index enrolment_course on learning.enrolment (tenant_id, course_id);

create table learning.progress (
  tenant_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  state text not null,
  percent integer not null,
  -- By kind: pages read, watched ranges, place to go on from; with a version.
  detail jsonb not null,
  -- Stretches of time really spent, merged (decision D04).
  spent jsonb not null,
  grade integer,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (tenant_id, enrolment_id, activity_id),
  foreign key (tenant_id, enrolment_id) references learning.enrolment (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id)
);

-- What devices reported, each event once (decision D03).
create table learning.event (
  tenant_id uuid not null,
  member_id uuid not null,
  event_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  device_id text not null,
  seq bigint not null,
  client_time timestamptz not null,
  payload jsonb not null,
  received_at timestamptz not null,
  primary key (tenant_id, member_id, event_id),
  foreign key (tenant_id, enrolment_id) references learning.enrolment (tenant_id, id)
);
