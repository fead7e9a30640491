-- Notes of one's own. One that was taken away keeps its row without its words: a device may still write to it.
create table learning.note (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  second integer,
  text text not null,
  version integer not null,
  last_device text not null,
  -- How far each device was heard: its last revision.
  devices jsonb not null,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, activity_id) references activities.activity (tenant_id, id)
);
create index note_member on learning.note (tenant_id, member_id, course_id, written_at, id);
