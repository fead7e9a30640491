-- A restart ends a member's run of the training and opens the next one (D75). Late events of an ended run go to that run; null: written before there were runs.
alter table learning.enrolment add column run integer not null default 1;
alter table learning.event add column run integer;

create table learning.past_run (
  tenant_id uuid not null,
  enrolment_id uuid not null,
  run integer not null,
  -- The test whose last attempt failed.
  activity_id uuid not null,
  progress integer not null,
  grade integer,
  ended_at timestamptz not null,
  primary key (tenant_id, enrolment_id, run),
  foreign key (tenant_id, enrolment_id) references learning.enrolment (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id)
);

-- The progress that began anew, as it was when its run ended.
create table learning.past_progress (
  tenant_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  run integer not null,
  state text not null,
  percent integer not null,
  detail jsonb not null,
  spent jsonb not null,
  grade integer,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (tenant_id, enrolment_id, activity_id, run),
  foreign key (tenant_id, enrolment_id) references learning.enrolment (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id)
);
