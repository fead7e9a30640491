-- Which activities of its course a live class has open to those who are in it. A row is made when the instructor opens one for the first time; without a row it is closed. Each move raises
-- the revision by one, so that of two instructors at once the second is told. Who moved it when is in the audit log.
create table classes.opening (
  tenant_id uuid not null,
  class_id uuid not null,
  activity_id uuid not null,
  revision integer not null check (revision > 0),
  is_open boolean not null,
  moved_at timestamptz not null,
  moved_by uuid not null,
  primary key (tenant_id, class_id, activity_id),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id),
  foreign key (tenant_id, moved_by) references identity.member (tenant_id, id)
);
create index opening_of_activity on classes.opening (tenant_id, activity_id);
create index opening_by on classes.opening (tenant_id, moved_by);
